import { describe, expect, it } from 'vitest';
import { cases } from './cases.ts';
import { holdResults, holds, lineCostRange } from './holds.ts';
import type { Round } from './samples.ts';

const round = (values: Readonly<Record<string, number>>): Round =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

const resultOf = (name: string, rounds: readonly Round[]) => holdResults(rounds).find((each) => each.name === name);

describe('a ratio', () => {
  it('is computed within each round, and then has a median', () => {
    // The machine is ten times slower in the second round: the medians alone would give 0.04 or 0.4.
    const rounds = [
      round({ issue: 400, 'rsa-sign': 1_000 }),
      round({ issue: 40, 'rsa-sign': 100 }),
      round({ issue: 500, 'rsa-sign': 1_000 }),
    ];
    expect(resultOf('issue-by-rsa', rounds)).toMatchObject({ spread: { median: 0.4, min: 0.4, max: 0.5 }, met: true });
  });

  it('counts three signatures for a document end to end', () => {
    expect(resultOf('end-to-end-by-rsa', [round({ 'end-to-end': 100, 'rsa-sign': 3_000 })])).toMatchObject({
      spread: { median: 0.1 },
      met: false,
    });
  });

  it.each([
    [110, true],
    [120, true],
    [121, false],
  ])('of costs is the inverse of that of rates: from 120 to %d without documents', (rate, met) => {
    const rounds = [round({ 'judge-sqlite-0': rate, 'judge-sqlite-1000000': 100 })];
    expect(resultOf('million-sqlite', rounds)?.met).toBe(met);
  });

  it('that was not measured is neither met nor missed', () => {
    const result = resultOf('million-postgres', [round({ 'judge-postgres-0': 100 })]);
    expect([result?.met, result?.spread]).toEqual([undefined, undefined]);
  });
});

describe('a bound', () => {
  it.each([
    [800, true],
    [801, false],
  ])('on %d ms is inclusive', (ms, met) => {
    expect(resultOf('ready', [round({ 'cold-start': ms })])?.met).toBe(met);
  });

  it('is the only one of its hold', () => {
    expect(holds.filter(({ atLeast, atMost }) => (atLeast === undefined) === (atMost === undefined))).toEqual([]);
  });
});

describe('the cost of a line', () => {
  /** Documents a second, for a document that takes as long as that. */
  const rates = (seconds: (lines: number) => number) =>
    round({
      judge: 1 / seconds(10),
      'judge-100': 1 / seconds(100),
      'judge-1000': 1 / seconds(1_000),
      'judge-5000': 1 / seconds(5_000),
    });
  const rangeOf = (measured: Round) => lineCostRange('judge')((name) => measured[name]?.value);

  it('is the same at all sizes if the time grows in proportion, whatever the document itself costs', () => {
    expect(rangeOf(rates((lines) => 3 + lines * 0.1))).toBeCloseTo(1);
  });

  it('is not if the time grows with the square', () => {
    expect(rangeOf(rates((lines) => lines ** 2))).toBeGreaterThan(10);
  });

  it('needs all sizes', () => {
    expect(rangeOf(round({ judge: 1, 'judge-100': 1 }))).toBeUndefined();
  });
});

it('every hold can be computed from the cases', () => {
  const measured = round(Object.fromEntries(cases.map(({ name }, index) => [name, index + 1])));
  expect(holdResults([measured]).filter(({ met }) => met === undefined)).toEqual([]);
});
