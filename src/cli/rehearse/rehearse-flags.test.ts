import { describe, expect, it } from 'vitest';
import { companyNitOf, mistakesOf, timeoutOf, type RehearseFlags } from './rehearse-flags.ts';

const plain: RehearseFlags = {
  set: 'all',
  profile: 'habilitación',
  advice: true,
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
    expect(() => companyNitOf({ company: '900373913-5' })).toThrow(
      expect.objectContaining({ code: 'wrong-usage', message: expect.stringMatching(/ 900373913 .*\b4\b/) as string }),
    );
  });
});

describe('options of ensayo rehearse', () => {
  it('are whole numbers where they count', () => {
    expect([mistakesOf(plain), mistakesOf({ ...plain, withMistakes: '3' })]).toEqual([0, 3]);
    expect([timeoutOf(plain), timeoutOf({ ...plain, timeout: '90' })]).toEqual([undefined, 90_000]);
    for (const withMistakes of ['-1', '1.5', 'many', '51', '']) {
      expect(() => mistakesOf({ ...plain, withMistakes })).toThrow(/--with-mistakes/);
    }
  });
});
