import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { controlAddressOf } from './control-target.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-control-target-'));
const file = join(folder, 'ready.json');

beforeEach(() => {
  vi.stubEnv('ENSAYO_CONTROL', '').stubEnv('ENSAYO_CONTROL_TOKEN', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const written = (ready: unknown): string => {
  writeFileSync(file, JSON.stringify(ready));
  return file;
};

describe('the address of the interface', () => {
  it.each([
    ['http://h:8081', 'http://h:8081/ensayo/control'],
    ['http://h:8081/', 'http://h:8081/ensayo/control'],
    ['http://h:8081/ensayo/control//', 'http://h:8081/ensayo/control'],
    ['http://h/WcfDianCustomerServices.svc', 'http://h/ensayo/control'],
    ['http://h/habilitacion/ensayo/control', 'http://h/habilitacion/ensayo/control'],
    ['http://h/t/uno', 'http://h/t/uno/ensayo/control'],
    ['http://h/before', 'http://h/before/ensayo/control'],
  ])('of %s', (control, url) => {
    expect(controlAddressOf({ control, controlToken: 't' }).url).toBe(url);
  });

  it.each([
    ['http://h:8081', 'http://h:8081/produccion/ensayo/control'],
    ['http://h:8081/ensayo/control//', 'http://h:8081/produccion/ensayo/control'],
    ['http://h/produccion/ensayo/control', 'http://h/produccion/ensayo/control'],
    ['http://h/habilitacion/ensayo/control/', 'http://h/produccion/ensayo/control'],
    ['http://h/t/uno/habilitacion/WcfDianCustomerServices.svc', 'http://h/t/uno/produccion/ensayo/control'],
    ['http://h/before', 'http://h/before/produccion/ensayo/control'],
  ])('has the environment once: %s', (control, url) => {
    expect(controlAddressOf({ control, controlToken: 't', environment: 'produccion' }).url).toBe(url);
  });
});

describe('a ready file', () => {
  it.each([[{}], [{ control: null }], [{ control: {} }], [{ issuer: 'http://h', token: 't' }], [{ control: 5 }]])(
    'without a control interface does not stand for the usual address: %j',
    (ready) => {
      expect(() => controlAddressOf({ readyFile: written(ready), controlToken: 't' })).toThrow(
        expect.objectContaining({ code: 'wrong-usage' }) as Error, // a matcher, which has no type of its own
      );
    },
  );

  it('may lack it where an option names it', () => {
    const readyFile = written({ issuer: 'http://h' });
    expect(controlAddressOf({ readyFile, control: 'http://h:8081', controlToken: 't' }).url).toBe(
      'http://h:8081/ensayo/control',
    );
  });

  it('with an address that is none is refused', () => {
    const readyFile = written({ control: { url: 5, token: 't' } });
    expect(() => controlAddressOf({ readyFile })).toThrow(/--ready-file/);
  });
});

describe('what no header takes', () => {
  it.each(['abc…', 'abc\ndef', 'two words', ''])('is no token: %j', (controlToken) => {
    expect(() => controlAddressOf({ control: 'http://h', controlToken })).toThrow(/--control-token/);
  });

  it('is not shown if it is a secret', () => {
    expect(() => controlAddressOf({ control: 'http://h', controlToken: 'abc…' })).not.toThrow(/abc/);
  });

  it.each(['日本', 'a\nb'])('is no tenant: %j', (tenant) => {
    expect(() => controlAddressOf({ control: 'http://h', controlToken: 't', tenant })).toThrow(/--tenant/);
  });
});
