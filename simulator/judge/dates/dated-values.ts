/**
 * Everything that has dates, as one list: rows of `datasets/facts/validity.json`, the rules that they switch, the UVT of
 * the registry, and the holidays by formula. What is in force on a date, and what differs between two.
 */
import { addDays } from '../../../src/common/time.ts';
import { topicOf, validityRows, type ValidityRow } from '../../../src/common/validity.ts';
import { same, type Bilingual } from '../../../src/common/text/bilingual.ts';
import { holidaysOf } from '../../checks/business-days.ts';
import { editionAt, editionTurns } from '../../checks/in-force.ts';
import { defaultRegistry } from '../../registry/default-registry.ts';

/** The value of something at a time, with the source of the value. */
export type DatedValue = Pick<ValidityRow, 'value' | 'from' | 'to' | 'source' | 'certainty'>;

/** Something whose value may change: a key of a table under one topic, or a code of a rule. */
export type Dated = Pick<ValidityRow, 'topic' | 'table' | 'key' | 'by'> & {
  readonly what: Bilingual;
  /** Codes of the rules that are about it; empty if none is. */
  readonly codes: readonly string[];
  /** In order of time; no two at once. */
  readonly values: readonly DatedValue[];
};

const valueOf = ({ value, from, to, source, certainty }: ValidityRow): DatedValue => ({
  value,
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
  source,
  certainty,
});

const byStart = (one: DatedValue, other: DatedValue): number => ((one.from ?? '') < (other.from ?? '') ? -1 : 1);

const grouped = (rows: readonly ValidityRow[]): readonly Dated[] => {
  const series = new Map<string, [ValidityRow, ...ValidityRow[]]>();
  for (const row of rows) {
    const name = [row.topic, row.table, row.key].join('|');
    const known = series.get(name);
    if (known === undefined) series.set(name, [row]);
    else known.push(row);
  }
  return [...series.values()].map((some) => {
    const [first] = some;
    const { topic, table, key, by, codes = [] } = first;
    return {
      topic,
      what: topicOf(first) ?? same(topic),
      table,
      ...(key === undefined ? {} : { key }),
      ...(by === undefined ? {} : { by }),
      codes,
      values: some.map(valueOf).sort(byStart),
    };
  });
};

/** A rule is on or off from one turn to the next, as the judge switches it: its own row may be suspended. */
const switched = (row: ValidityRow, code: string): readonly ValidityRow[] => {
  const turns = editionTurns();
  const spans = [undefined, ...turns].map((from, at) => {
    const to = turns[at];
    return {
      ...row,
      key: code,
      codes: [code],
      value: editionAt(from ?? '').isOn(code) === true ? 'on' : 'off',
      from,
      to: to === undefined ? undefined : addDays(to, -1),
    };
  });
  return spans.reduce<ValidityRow[]>((merged, { from, to, ...span }) => {
    const last = merged.at(-1);
    const first = last?.value === span.value ? merged.pop()?.from : from;
    const days = { ...(first === undefined ? {} : { from: first }), ...(to === undefined ? {} : { to }) };
    return [...merged, { ...span, ...days }];
  }, []);
};

const uvtRows = (): readonly ValidityRow[] =>
  defaultRegistry().uvt.map(({ year, amount }) => ({
    topic: 'uvt',
    table: 'uvt',
    value: amount,
    by: 'issue',
    from: `${year}-01-01`,
    to: `${year}-12-31`,
    codes: ['FAK19', 'CAK19', 'DAK19'],
    source: 'ET, art. 868; resolución de la DIAN para cada año',
    certainty: 'known',
  }));

let known: readonly Dated[] | undefined;

/** All but the holidays, in the order of the file. */
export const datedValues = (): readonly Dated[] =>
  (known ??= grouped([
    ...validityRows().flatMap((row) =>
      row.table === 'rules' ? (row.codes ?? []).flatMap((code) => switched(row, code)) : [row],
    ),
    ...uvtRows(),
  ]));

const holidaysAt = (date: string): readonly Dated[] =>
  grouped([
    {
      topic: 'holidays',
      table: 'holidays',
      value: holidaysOf(date.slice(0, 4)),
      codes: ['DC24c', 'DC24e', 'LGC14'],
      source: 'Ley 51 de 1983',
      certainty: 'computed',
    },
  ]);

const isInForce = ({ from, to }: DatedValue, date: string): boolean =>
  (from === undefined || from <= date) && (to === undefined || to >= date);

const valueAt = ({ values }: Dated, date: string): DatedValue | undefined =>
  values.find((value) => isInForce(value, date));

/** Values of one year, which the authority publishes at its end: the next one is not known rather than gone. */
const yearly: ReadonlySet<string> = new Set(['uvt', 'wage', 'bags', 'ibua', 'inpp']);

/** Why something has no value on a later day than others. */
export const lackAfter = ({ topic }: Pick<Dated, 'topic'>): 'unknown' | 'ended' =>
  yearly.has(topic) ? 'unknown' : 'ended';

/** What something is on a date, what it was until then, and what follows. */
export type Times = Omit<Dated, 'values'> & {
  /** Undefined where it has none; `before` is then the last value, and `next` the first one that comes. */
  readonly now: DatedValue | undefined;
  readonly before: DatedValue | undefined;
  /** Its value is undefined where none is known for that day. */
  readonly next: { readonly from: string; readonly value: unknown } | undefined;
};

const nextOf = ({ values }: Dated, { to }: DatedValue): Times['next'] => {
  if (to === undefined) return undefined;
  const from = addDays(to, 1);
  return { from, value: values.find((value) => value.from === from)?.value };
};

/** @param date `YYYY-MM-DD` */
export const timesOf = (dated: Dated, date: string): Times => {
  const { values, ...named } = dated;
  const now = valueAt(dated, date);
  if (now !== undefined) {
    const before = values.find(({ to }) => to !== undefined && addDays(to, 1) === now.from);
    return { ...named, now, before, next: nextOf(dated, now) };
  }
  const later = values.find(({ from }) => from !== undefined && from > date);
  return {
    ...named,
    now,
    before: values.findLast(({ to }) => to !== undefined && to < date),
    next: later?.from === undefined ? undefined : { from: later.from, value: later.value },
  };
};

const datedAt = (date: string): readonly Dated[] => [...datedValues(), ...holidaysAt(date)];

/**
 * What has a value, or must have one that is not known.
 * @param date `YYYY-MM-DD`
 */
export const inForceAt = (date: string): readonly Times[] =>
  datedAt(date)
    .map((dated) => timesOf(dated, date))
    .filter((times) => times.now !== undefined || (times.before !== undefined && lackAfter(times) === 'unknown'));

/**
 * What a rule is about and has dates, in force or not.
 * @param date `YYYY-MM-DD`
 */
export const timesOfRule = (code: string, date: string): readonly Times[] =>
  datedAt(date)
    .filter(({ codes }) => codes.includes(code))
    .map((dated) => timesOf(dated, date));

/** Something that is not the same on two dates; undefined where it is not in force. */
export type Difference = Omit<Dated, 'values'> & {
  readonly before: DatedValue | undefined;
  readonly after: DatedValue | undefined;
};

const isSame = (one: DatedValue | undefined, other: DatedValue | undefined): boolean =>
  JSON.stringify(one?.value) === JSON.stringify(other?.value);

/** @param from `YYYY-MM-DD`, as `to`; either may be the earlier one */
export const differencesBetween = (from: string, to: string): readonly Difference[] => {
  const later = datedAt(to);
  return datedAt(from).flatMap((dated, at) => {
    const { values: _, ...named } = dated;
    const [before, after] = [valueAt(dated, from), valueAt(later[at] ?? dated, to)];
    return isSame(before, after) ? [] : [{ ...named, before, after }];
  });
};

/** A difference, and the first day of what is new. */
export type Change = Difference & { readonly on: string };

const changeDays = (): readonly string[] => {
  const days = datedValues().flatMap(({ values }) =>
    values.flatMap(({ from, to }) => [
      ...(from === undefined ? [] : [from]),
      ...(to === undefined ? [] : [addDays(to, 1)]),
    ]),
  );
  return [...new Set(days)].sort();
};

/**
 * What changes on each day after `from`, up to `to`, in order of time; without the holidays of a new year.
 * @param from `YYYY-MM-DD`, as `to`
 */
export const changesAfter = (from: string, to: string): readonly Change[] =>
  changeDays()
    .filter((day) => day > from && day <= to)
    .flatMap((on) =>
      differencesBetween(addDays(on, -1), on).flatMap((difference) =>
        difference.topic === 'holidays' ? [] : [{ ...difference, on }],
      ),
    );
