import { nameInWords, sourceInWords, timesInWords, timesOfRule } from '../../../simulator/judge/index.ts';
import type { Line } from '../shared/columns.ts';
import { textsIn, type Language } from '../shared/language.ts';

type Reading = {
  readonly language: Language;
  /** `YYYY-MM-DD`. */
  readonly date: string;
};

/** The values that have dates and that a rule is about, one a line, with their source. */
export const dateLines = (code: string, { date, language }: Reading): readonly Line[] =>
  timesOfRule(code, date).map((times, at): Line => {
    const { now, before } = times;
    const value = now ?? before;
    const label = at === 0 ? textsIn(language).labels.dates : '';
    const text = `${nameInWords(times)[language]}: ${timesInWords(times)[language]}`;
    return [label, value === undefined ? text : `${text}. ${sourceInWords(value)[language]}`];
  });
