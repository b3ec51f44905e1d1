import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { dataFile } from '../../common/data-directory.ts';
import { defaultRegistry } from '../../../simulator/registry/default-registry.ts';
import { committedKeys, personalIn, secretsOfRegistry } from './forbidden.ts';
import { watchLog } from './watch.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-log-watch-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const pem = readFileSync(dataFile('keys/issuer.pem'), 'utf8');

it('writes every line, also of the level trace, and passes one that is innocent', () => {
  const { log, check } = watchLog(join(folder, 'innocent'));
  log.trace?.('step', { step: 'signed', tenant: 'default' });
  expect(check).not.toThrow();
  const [file = ''] = readdirSync(join(folder, 'innocent'));
  expect(readFileSync(join(folder, 'innocent', file), 'utf8')).toMatch(/^\{"level":"trace".*"step":"signed".*\}\n$/);
});

it.each([
  ['a committed key', pem.split('\n')[3] ?? '', /private key issuer\.pem in step \(.*step/],
  ['the whole PEM', pem, /private key issuer\.pem/],
  ['its DER', Buffer.from(pem.replaceAll(/-----.*-----|\s/g, ''), 'base64').toString('hex'), /private key issuer\.pem/],
  ['its DER in Base64', pem.replaceAll(/-----.*-----|\s/g, ''), /private key issuer\.pem/],
])('fails for %s, without repeating it', (_case, planted, said) => {
  const { log, check } = watchLog(join(folder, 'key'));
  log.trace?.('step', { step: planted });
  expect(check).toThrow(said);
  expect(check).not.toThrow(); // Each line is compared once.
});

it('fails for what a request said about a person, also if it was logged before', () => {
  const { log, onStep, check } = watchLog(join(folder, 'person'));
  log.info?.('issued', { state: 'for Zoraida Quiñonez' });
  onStep('read', { customer: { name: 'Zoraida Quiñonez', identification_number: 1_098_765_432 }, prefix: 'SETP' });
  expect(check).toThrow(/^The log of the services contains: name in issued \(level, time, state\)$/);
});

it('knows the personal data of requests, by the names of their members', () => {
  const request = {
    type_document_id: 1,
    customer: { name: 'Ana', email: 'a@b.example', trade_name: 'La Ñapa', phone: 3_001_234_567, type_regime_id: 2 },
    worker: { first_name: 'Eva', surname: 'Paz', identification_number: '52', address: 'Calle 1' },
    invoice_lines: [{ description: 'Silla', notes: 'para Ana' }],
  };
  expect(personalIn(request).map(({ value }) => value)).toEqual([
    ...['Ana', 'a@b.example', 'La Ñapa', '3001234567'],
    ...['Eva', 'Paz', '52', 'Calle 1', 'para Ana'],
  ]);
});

it('knows the PINs and technical keys of a registry, and every committed key', () => {
  const kinds = new Set(secretsOfRegistry(defaultRegistry()).map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['PIN', 'technical key']));
  expect(new Set(committedKeys().map(({ kind }) => kind)).size).toBe(
    readdirSync(dataFile('keys')).filter((name) => name.endsWith('.pem')).length,
  );
});
