/** `ensayo rules --at DATE` and `--diff DATE DATE`: everything that has dates, on one of them or between two. */
import {
  dayInWords,
  differencesBetween,
  inForceAt,
  keyInWords,
  nameData,
  sourceInWords,
  timesData,
  timesInWords,
  valueData,
  valueInWords,
  type DatedValue,
  type Difference,
  type InForce,
} from '../../../simulator/judge/index.ts';
import { bilingual, type Bilingual } from '../../common/text/bilingual.ts';
import { bold, dim, print, printJson, UsageError } from '../shared/output.ts';
import { requireDate } from '../shared/require-date.ts';

/** `A B` or `A..B`. */
const twoDates = (given: readonly string[]): readonly [string, string] => {
  const [from, to, ...others] = given.flatMap((each) => each.split('..'));
  if (from === undefined || to === undefined || others.length > 0)
    throw new UsageError(
      {
        en: `--diff has "${given.join(' ')}". Expected two dates, for example 2026-06-30 2026-07-02.`,
        es: `--diff tiene "${given.join(' ')}". Se esperaban dos fechas, por ejemplo 2026-06-30 2026-07-02.`,
      },
      'invalid-date',
    );
  return [requireDate('--diff', from), requireDate('--diff', to)];
};

const firstDayOfAnnex19 = '2024-05-01';

/** Of annex 1.8 only the rows that have dates are known. */
const earlierAnnex: Bilingual = {
  en: 'Before 1 May 2024 the rules are those of annex 1.9, with the rows of annex 1.8 that are known (FAD09c, FAD09d and those of notes).',
  es: 'Antes del 1 de mayo de 2024 las reglas son las del anexo 1.9, con las filas conocidas del anexo 1.8 (FAD09c, FAD09d y las de notas).',
};

const noteOf = (date: string): Bilingual | undefined => (date < firstDayOfAnnex19 ? earlierAnnex : undefined);

const differenceData = ({ before, after, ...rest }: Difference) => ({
  ...nameData(rest),
  before: valueData(before),
  after: valueData(after),
  spanish: { what: rest.what.es },
});

type Told = readonly [text: Bilingual, source: Bilingual];

/** Under the heading of each topic, a line for each of its keys. */
const showByTopic = <Each extends Omit<Difference, 'before' | 'after'>>(
  all: readonly Each[],
  told: (each: Each) => Told,
): void => {
  for (const topic of new Set(all.map((each) => each.topic))) {
    const some = all.filter((each) => each.topic === topic);
    const [first] = some;
    const codes = [...new Set(some.flatMap((each) => (each.key === each.codes[0] ? [] : each.codes)))];
    print(bilingual`${bold(first?.what ?? topic)}${codes.length === 0 ? '' : dim(` ${codes.join(' ')}`)}`);
    for (const each of some) {
      const [text, source] = told(each);
      const name = each.key === undefined ? '' : bilingual`${keyInWords(each.key)}  `;
      print(bilingual`  ${name}${text}  ${dim(source)}`);
    }
  }
};

const showAt = (date: string, all: readonly InForce[]): void => {
  const note = noteOf(date);
  if (note !== undefined) print(note);
  showByTopic(all, (each) => [timesInWords(each), sourceInWords(each.now)]);
};

const notInForce: Bilingual = { en: 'not in force', es: 'no rige' };

const wordsOf = ({ topic }: Difference, given: DatedValue | undefined): Bilingual =>
  given === undefined ? notInForce : valueInWords(given.value, topic);

const sourceOf = ({ before, after }: Difference): Bilingual => {
  const last = after ?? before;
  return last === undefined ? bilingual`` : sourceInWords(last);
};

const showDifferences = (from: string, to: string, all: readonly Difference[]): void => {
  const [first, last] = [dayInWords(from), dayInWords(to)];
  print({
    en: `${all.length} difference${all.length === 1 ? '' : 's'} between ${first.en} and ${last.en}`,
    es: `${all.length} diferencia${all.length === 1 ? '' : 's'} entre el ${first.es} y el ${last.es}`,
  });
  showByTopic(all, (each) => [bilingual`${wordsOf(each, each.before)} → ${wordsOf(each, each.after)}`, sourceOf(each)]);
};

type Flags = { readonly json?: boolean };

/** @throws UsageError `invalid-date` */
export const rulesAt = (given: string, { json = false }: Flags): void => {
  const date = requireDate('--at', given);
  const all = inForceAt(date);
  if (!json) {
    showAt(date, all);
    return;
  }
  const note = noteOf(date);
  printJson({
    at: date,
    ...(note === undefined ? {} : { note: note.en, spanish: { note: note.es } }),
    inForce: all.map(timesData),
  });
};

/** @throws UsageError `invalid-date` */
export const rulesBetween = (given: readonly string[], { json = false }: Flags): void => {
  const [from, to] = twoDates(given);
  const all = differencesBetween(from, to);
  if (json) printJson({ from, to, differences: all.map(differenceData) });
  else showDifferences(from, to, all);
};
