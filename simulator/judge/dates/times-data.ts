/** What has dates, as plain data for programs; nothing is left out that is not known. */
import type { DatedValue, Times } from './dated-values.ts';
import { timesInWords } from './in-words.ts';

type Named = Pick<Times, 'topic' | 'what' | 'table' | 'key' | 'by' | 'codes'>;

export const nameData = ({ topic, what, table, key, by, codes }: Named) => ({
  topic,
  what: what.en,
  table,
  key: key ?? null,
  by: by ?? null,
  codes,
});

export const valueData = (given: DatedValue | undefined) => {
  if (given === undefined) return null;
  const { value, from = null, to = null, source, certainty } = given;
  return { value, from, to, source, certainty };
};

/** With the same in words. */
export const timesData = (times: Times) => {
  const { now, before, next, what } = times;
  const text = timesInWords(times);
  return {
    ...nameData(times),
    text: text.en,
    now: valueData(now),
    before: valueData(before),
    next: next === undefined ? null : { from: next.from, value: next.value ?? null },
    spanish: { what: what.es, text: text.es },
  };
};
