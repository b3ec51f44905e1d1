import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { proofFile } from '../../../src/common/testing/proof-file.ts';
import { datedValues, differencesBetween, inForceAt, type Difference } from './dated-values.ts';
import { timesInWords } from './in-words.ts';

type ByHand = { readonly from: string; readonly to: string; readonly differences: readonly string[] };

// Written by hand from the acts, before there was a program to compare with.
const byHand = JSON.parse(readFileSync(proofFile('differences-by-date.json'), 'utf8')) as readonly ByHand[]; // our own file

const shown = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return `${value}`;
  if (Array.isArray(value)) return value.join(', ');
  return Object.entries(value ?? {})
    .map(([name, each]) => `${name} ${String(each)}`)
    .join(', ');
};

const lineOf = ({ table, key, topic, before, after }: Difference): string =>
  `${[table, key, `(${topic})`].filter((part) => part !== undefined).join(' ')}: ${shown(before?.value)} → ${shown(after?.value)}`
    .replace(':  →', ': →')
    .trimEnd();

describe('differences', () => {
  it.each(byHand)('between $from and $to are those written by hand', ({ from, to, differences }) => {
    const found = differencesBetween(from, to).map(lineOf);
    expect([...found].sort()).toEqual([...differences].sort());
  });

  it('are the same in the opposite order, with the values exchanged', () => {
    const [forth, back] = [
      differencesBetween('2026-06-30', '2026-07-02'),
      differencesBetween('2026-07-02', '2026-06-30'),
    ];
    expect(back.map(({ before, after }) => [after?.value, before?.value])).toEqual(
      forth.map(({ before, after }) => [before?.value, after?.value]),
    );
  });

  it('between a date and itself are none', () => {
    expect(differencesBetween('2026-07-01', '2026-07-01')).toEqual([]);
  });
});

describe('values of one thing', () => {
  it('are never two at once', () => {
    const overlapping = datedValues().filter(({ values }) =>
      values.some(({ to }, at) => {
        const next = values[at + 1];
        return next !== undefined && (to === undefined || next.from === undefined || next.from <= to);
      }),
    );
    expect(overlapping).toEqual([]);
  });
});

const timesOf = (date: string, topic: string, key?: string): readonly (readonly string[])[] =>
  inForceAt(date)
    .filter((each) => each.topic === topic && each.key === key)
    .map((each) => {
      const { en, es } = timesInWords(each);
      return [en, es];
    });

describe('in force', () => {
  it.each([
    [
      '2026-11-28',
      'surcharge-by-law',
      'HRDDF',
      'since 1 July 2026: 90 %; before: 80 %; from 1 July 2027: 100 %',
      'desde el 1 de julio de 2026: 90 %; antes: 80 %; a partir del 1 de julio de 2027: 100 %',
    ],
    ['2026-11-28', 'surcharge-by-law', 'HED', '25 %', '25 %'],
    [
      '2023-10-31',
      'issue-window',
      'FAD09c',
      'on; from 1 May 2024: off',
      'activada; a partir del 1 de mayo de 2024: desactivada',
    ],
    [
      '2024-05-01',
      'issue-window',
      'FAD09c',
      'since 1 May 2024: off; before: on',
      'desde el 1 de mayo de 2024: desactivada; antes: activada',
    ],
    [
      '2026-04-23',
      'operation-type',
      '20-REG',
      'since 23 April 2026: 20-REG; from 1 May 2026: no longer in force',
      'desde el 23 de abril de 2026: 20-REG; a partir del 1 de mayo de 2026: deja de regir',
    ],
    [
      '2026-12-31',
      'uvt',
      undefined,
      'since 1 January 2026: 52374; before: 49799; from 1 January 2027: no value known yet',
      'desde el 1 de enero de 2026: 52374; antes: 49799; a partir del 1 de enero de 2027: aún sin valor conocido',
    ],
  ])('on %s: %s %s, in both languages', (date, topic, key, en, es) => {
    expect(timesOf(date, topic, key)).toEqual([[en, es]]);
  });

  it('is nothing before its first day and after its last one', () => {
    expect(['2026-04-22', '2026-05-01'].map((date) => timesOf(date, 'operation-type', '20-REG'))).toEqual([[], []]);
  });

  it('is not known rather than nothing where each year has its own', () => {
    expect(timesOf('2027-01-01', 'uvt')).toEqual([
      [
        'no value known yet; until 31 December 2026: 52374',
        'aún sin valor conocido; hasta el 31 de diciembre de 2026: 52374',
      ],
    ]);
    expect(timesOf('2010-01-01', 'uvt')).toEqual([]);
  });

  it('are the holidays of that year', () => {
    const days = inForceAt('2027-06-01').flatMap(({ topic, now, next }) =>
      topic === 'holidays' ? [[now?.value, next]] : [],
    );
    expect(days).toEqual([[expect.arrayContaining(['2027-01-01', '2027-12-25']), undefined]]);
  });
});
