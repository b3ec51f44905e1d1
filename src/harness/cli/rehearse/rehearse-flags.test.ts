import { describe, expect, it } from 'vitest';
import { companyNitOf, mistakesOf, refuseMixtures, timeoutOf, type RehearseFlags } from './rehearse-flags.ts';

const plain: RehearseFlags = {
  set: 'all',
  profile: 'habilitación',
  port: '0',
  authorityPort: '0',
  httpsPort: '0',
  https: false,
};

describe('the company', () => {
  it.each([
    ['900373913-4', '900373913'],
    ['900.373.913-4', '900373913'],
    ['900373913', '900373913'],
    ['x', 'x'],
  ])('%s is NIT %s', (company, nit) => {
    expect(companyNitOf({ company })).toBe(nit);
  });

  it('is refused with the check digit of another NIT', () => {
    expect(() => companyNitOf({ company: '900373913-5' })).toThrow(/check digit of 900373913 is 4/);
  });
});

describe('options of ensayo rehearse', () => {
  it.each<[Partial<RehearseFlags>, RegExp]>([
    [{ wait: true, attach: 'http://127.0.0.1' }, /--wait and --attach/],
    [{ wait: true, withMistakes: '1' }, /--with-mistakes/],
    [{ timeout: '5' }, /--timeout/],
    [{ exitWithParent: true }, /--exit-with-parent/],
    [{ attach: 'http://127.0.0.1', nit: '1', registry: 'x.yaml' }, /--attach takes the registry/],
    [{ attach: 'http://127.0.0.1' }, /--attach wants --company/],
    [{ attach: 'http://127.0.0.1', company: '1', control: 'http://127.0.0.1' }, /--attach and --control/],
    [{ nit: '1', company: '1' }, /earlier name of --company/],
    [{ force: true }, /--force is for --out/],
  ])('%j cannot be combined', (flags, message) => {
    expect(() => {
      refuseMixtures({ ...plain, ...flags });
    }).toThrow(message);
  });

  it.each<[Partial<RehearseFlags>]>([
    [{}],
    [{ wait: true, timeout: '5' }],
    [{ attach: 'http://127.0.0.1', nit: '1', timeout: '5' }],
    [{ registry: 'x.yaml', nit: '1', withMistakes: '2' }],
  ])('%j go together', (flags) => {
    expect(() => {
      refuseMixtures({ ...plain, ...flags });
    }).not.toThrow();
  });

  it('are whole numbers where they count', () => {
    expect([mistakesOf(plain), mistakesOf({ ...plain, withMistakes: '3' })]).toEqual([0, 3]);
    expect([timeoutOf(plain), timeoutOf({ ...plain, timeout: '90' })]).toEqual([undefined, 90_000]);
    for (const withMistakes of ['-1', '1.5', 'many', '51', '']) {
      expect(() => mistakesOf({ ...plain, withMistakes })).toThrow(/--with-mistakes/);
    }
  });
});
