/** Every row of the facts by date, as they were collected, where that file is at hand. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../../src/common/data-directory.ts';
import { validityRows } from '../../../src/common/validity.ts';
import { datedValues } from './dated-values.ts';

type Collected = {
  readonly table?: string;
  readonly key?: string;
  readonly value: unknown;
  readonly from: string | null;
  readonly to: string | null;
  readonly by?: string | null;
};

/** Tables that have another name here, or a name where they had none. */
const tables: Readonly<Record<string, string>> = {
  generators: 'wages',
  'test-set-presets': 'test_sets',
  'request fields': 'customer',
  nightStart: 'night',
  hours: 'working_hours',
};

/** Keys that say no more than the name of the table. */
const unkeyed: ReadonlySet<string> = new Set(['wage', 'dialect', 'customer', 'nightStart', 'hours', 'rule']);

/** Tables whose values are in words, which are ours. */
const worded: ReadonlySet<string> = new Set([
  'health_fields',
  'health_type_users',
  'health_type_document_identifications',
  'customer',
  'holidays',
  'rules',
]);

/** The act of 2021 is named there with an earlier one. */
const valueIn = (table: string, value: unknown): string =>
  worded.has(table)
    ? ''
    : JSON.stringify(typeof value === 'number' ? String(value) : value).replace(' (earlier 084:2021)', '');

const lineOf = ({ table, key = '', value, from, to, by }: Collected): string => {
  const name = table ?? (key === '' ? 'rules' : key);
  const days = `${from ?? ''}..${to ?? ''}`;
  const [decides = ''] = (by ?? '').split(' ');
  const own = tables[name] ?? name;
  const decidedBy = decides === 'hour' ? 'hours' : decides;
  return [own, unkeyed.has(key) ? '' : key, valueIn(own, value), days, decidedBy].join(' | ');
};

const linesOf = (rows: readonly Collected[]): ReadonlySet<string> => new Set(rows.map(lineOf));

const ours = (): readonly string[] =>
  [
    ...validityRows(),
    ...datedValues().flatMap((dated) =>
      dated.topic === 'uvt'
        ? dated.values.map((value) => ({ ...value, table: 'uvt', key: value.from?.slice(0, 4), by: 'issue' }))
        : [],
    ),
  ].map(({ table, key, value, from, to, by }) =>
    lineOf({ table, ...(key === undefined ? {} : { key }), value, from: from ?? null, to: to ?? null, by: by ?? null }),
  );

const collected = packageFile('../shared/rules/dates.json');
const rowsThere = (): readonly Collected[] =>
  existsSync(collected) ? (JSON.parse(readFileSync(collected, 'utf8')) as readonly Collected[]) : []; // as its page describes it

describe('the rows', () => {
  it(`are those that were collected${existsSync(collected) ? '' : ' (not compared: ../shared is not here)'}`, () => {
    const theirs = rowsThere().filter(
      // Holidays by formula (business-days.test.ts); the UVT of 2027 is not published.
      ({ table, key, value }) => !(table === 'holidays' && key !== 'rule') && !(table === 'uvt' && value === null),
    );
    const missing = [...linesOf(theirs)].filter((line) => !ours().includes(line));
    const more = theirs.length === 0 ? [] : ours().filter((line) => !linesOf(theirs).has(line));
    expect({ missing, more }).toEqual({ missing: [], more: [] });
  });
});
