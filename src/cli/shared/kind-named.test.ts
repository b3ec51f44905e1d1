import { describe, expect, it } from 'vitest';
import { entryFor } from './entry-for.ts';
import { whenOf } from './matcher-options.ts';
import { kindNamed } from './kind-named.ts';
import { UsageError } from './output.ts';

const names = ['invoice', 'creditNote', 'event030'] as const;

const refusalOf = (act: () => unknown): UsageError => {
  try {
    act();
  } catch (error) {
    if (error instanceof UsageError) return error;
  }
  throw new Error('It is not refused.');
};

describe('a kind on the command line', () => {
  it.each([
    ['creditNote', 'creditNote'],
    ['credit-note', 'creditNote'],
    ['CREDIT-NOTE', 'creditNote'],
    ['Event030', 'event030'],
    ['event-030', 'event030'],
  ])('%s is %s', (given, name) => {
    expect(kindNamed(given, names)).toBe(name);
  });

  it.each([
    ['creditnot', /creditNote\?/],
    ['', /Expected invoice, creditNote, event030/],
    ['nothing-like-it', /Expected invoice, creditNote, event030/],
  ])('"%s" is refused, with what was expected', (given, message) => {
    expect(() => kindNamed(given, names)).toThrow(UsageError);
    expect(() => kindNamed(given, names)).toThrow(message);
  });

  it('is refused in both languages, whichever is printed', () => {
    const { text } = refusalOf(() => kindNamed('nothing-like-it', names));
    expect(text.es).toContain('creditNote');
    expect(text.es).not.toBe(text.en);
  });

  it('is read alike for faults, forced verdicts and rules', () => {
    expect(whenOf({ kind: 'credit-note' })).toEqual({ kind: 'creditNote' });
    expect(whenOf({ kind: 'creditNote' })).toEqual({ kind: 'creditNote' });
    expect(entryFor('ZE02', 'payroll-adjustment').document).toBe('payrollAdjustment');
  });
});
