import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { cases } from './cases.ts';
import { holdResults, holds, lineCostRange } from './holds.ts';
import type { Round } from './samples.ts';

const round = (values: Readonly<Record<string, number>>): Round =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

const resultOf = (name: string, rounds: readonly Round[]) => holdResults(rounds).find((each) => each.name === name);

describe('a ratio', () => {
  it('is computed within each round, and then has a median', () => {
    // The machine is ten times slower in the second round: the medians alone would give 0.004 or 0.4.
    const rounds = [
      round({ issue: 4, 'xml-crypto-sign': 40, 'xml-crypto-verify': 60 }),
      round({ issue: 40, 'xml-crypto-sign': 400, 'xml-crypto-verify': 600 }),
      round({ issue: 5, 'xml-crypto-sign': 30, 'xml-crypto-verify': 70 }),
    ];
    expect(resultOf('issue-by-xml-crypto', rounds)).toMatchObject({
      spread: { median: 0.04, min: 0.04, max: 0.05 },
      met: true,
    });
  });

  it('of two workers and one is of the cores that the load generator left', () => {
    const cores = availableParallelism();
    const measured = {
      'end-to-end-workers-1': { value: 100, generatorCores: 0 },
      'end-to-end-workers-2': { value: 150, generatorCores: cores / 4 },
    };
    expect(resultOf('two-workers', [measured])).toMatchObject({ spread: { median: 2 }, met: true });
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
  const costs = (seconds: (lines: number) => number) =>
    round({
      judge: seconds(10),
      'judge-100': seconds(100),
      'judge-1000': seconds(1_000),
      'judge-5000': seconds(5_000),
    });
  const rangeOf = (measured: Round) => lineCostRange('judge')((name) => measured[name]?.value);

  it('is the same at all sizes if the time grows in proportion, whatever the document itself costs', () => {
    expect(rangeOf(costs((lines) => 3 + lines * 0.1))).toBeCloseTo(1);
  });

  it('is not if the time grows with the square', () => {
    expect(rangeOf(costs((lines) => lines ** 2))).toBeGreaterThan(10);
  });

  it('needs all sizes', () => {
    expect(rangeOf(round({ judge: 1, 'judge-100': 1 }))).toBeUndefined();
  });
});

it('every hold can be computed from the cases', () => {
  const measured = Object.fromEntries(
    cases.map(({ name }, index) => [name, { value: index + 1, generatorCores: 0.1 }]),
  );
  expect(holdResults([measured]).filter(({ met }) => met === undefined)).toEqual([]);
});
