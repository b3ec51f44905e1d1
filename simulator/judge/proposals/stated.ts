/** What the texts of a finding say about the value that is wanted (the words are those of simulator/checks). */
import type { Value } from './proposal.ts';

/**
 * The value that a check expects, written in quotes or, for an amount, as a number, alone or before the reason (`"31"`,
 * `"SETP", as registered …`, `10.00 = …`, `19.00 (TaxableAmount 100.00 × 19.00 %)`); the first of several.
 */
export const statedValue = (expected: string): Value | undefined => {
  // `1 (cash) or 2 (credit)` begins a list of codes.
  const [, number, code] = /^(?:(-?\d+(?:\.\d+)?(?=$| = )|-?\d+\.\d+(?= \())|"([^"]*)" = )/.exec(expected) ?? [];
  const computed = number ?? code;
  if (computed !== undefined) return { text: computed, source: 'computed' };
  const stated = /^"([^"]*)"(?:$|, | or ")/.exec(expected)?.[1] ?? /^(\d+\.\d+), the rate /.exec(expected)?.[1];
  return stated === undefined ? undefined : { text: stated, source: 'stated' };
};

/** Whether what is there must go. */
export const mustGo = (expected: string): boolean => expected === 'nothing here' || /^exactly [1-9]\d*$/.test(expected);

/** The name of the element that a group lacks. */
export const lackedElement = (found: string): string | undefined => /^no ((?:\w+:)?\w+)/.exec(found)?.[1];
