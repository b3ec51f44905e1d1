/**
 * `ensayo rules --at DATE`, `--diff DATE DATE` and `--changes DATE DATE`: everything that has dates, on one of them, on two
 * compared, or day by day between them.
 */
import {
  changeInWords,
  changesAfter,
  dayInWords,
  differencesBetween,
  inForceAt,
  keyInWords,
  lackAfter,
  nameData,
  sourceInWords,
  timesData,
  timesInWords,
  valueData,
  type Change,
  type Difference,
  type Times,
} from '../../../simulator/judge/index.ts';
import { bilingual, type Bilingual } from '../../common/text/bilingual.ts';
import { bold, dim, print, printJson, UsageError } from '../shared/output.ts';
import { requireDate } from '../shared/require-date.ts';

/** `A B` or `A..B`. */
const twoDates = (option: '--diff' | '--changes', given: readonly string[]): readonly [string, string] => {
  const [from, to, ...others] = given.flatMap((each) => each.split('..'));
  if (from === undefined || to === undefined || others.length > 0)
    throw new UsageError(
      {
        en: `${option} has "${given.join(' ')}". Expected two dates, for example 2026-06-30 2026-07-02.`,
        es: `${option} tiene "${given.join(' ')}". Se esperaban dos fechas, por ejemplo 2026-06-30 2026-07-02.`,
      },
      'invalid-date',
    );
  return [requireDate(option, from), requireDate(option, to)];
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
  ...(after === undefined ? { lack: lackAfter(rest) } : {}),
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

const sourceOf = (value: Times['now']): Bilingual => (value === undefined ? bilingual`` : sourceInWords(value));

const showAt = (date: string, all: readonly Times[]): void => {
  const note = noteOf(date);
  if (note !== undefined) print(note);
  showByTopic(all, (each) => [timesInWords(each), sourceOf(each.now ?? each.before)]);
};

const notInForce: Bilingual = { en: 'not in force', es: 'no rige' };

const showChanged = (all: readonly Difference[]): void => {
  showByTopic(all, (each) => {
    const begins = each.before === undefined ? bilingual`${notInForce} → ` : '';
    return [bilingual`${begins}${changeInWords(each)}`, sourceOf(each.after ?? each.before)];
  });
};

const showDifferences = ([from, to]: readonly [string, string], all: readonly Difference[]): void => {
  const [first, last] = [dayInWords(from), dayInWords(to)];
  print({
    en: `${all.length} difference${all.length === 1 ? '' : 's'} between ${first.en} and ${last.en}`,
    es: `${all.length} diferencia${all.length === 1 ? '' : 's'} entre el ${first.es} y el ${last.es}`,
  });
  showChanged(all);
  const more = changesAfter(from, to).length;
  if (more > 0 && more !== all.length)
    print(
      dim({
        en: `Day by day there are ${more}: ensayo rules --changes ${from} ${to}`,
        es: `Día por día son ${more}: ensayo rules --changes ${from} ${to}`,
      }),
    );
};

const showChanges = ([from, to]: readonly [string, string], all: readonly Change[]): void => {
  const [first, last] = [dayInWords(from), dayInWords(to)];
  print({
    en: `${all.length} change${all.length === 1 ? '' : 's'} after ${first.en}, up to ${last.en}`,
    es: `${all.length} cambio${all.length === 1 ? '' : 's'} después del ${first.es}, hasta el ${last.es}`,
  });
  for (const day of new Set(all.map(({ on }) => on))) {
    print(bold(dayInWords(day)));
    showChanged(all.filter(({ on }) => on === day));
  }
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
  const [from, to] = twoDates('--diff', given);
  const all = differencesBetween(from, to);
  if (json) printJson({ from, to, differences: all.map(differenceData) });
  else showDifferences([from, to], all);
};

/** @throws UsageError `invalid-date` */
export const rulesChanged = (given: readonly string[], { json = false }: Flags): void => {
  const [one, other] = twoDates('--changes', given);
  const [from, to] = one <= other ? [one, other] : [other, one];
  const all = changesAfter(from, to);
  if (json)
    printJson({ from, to, changes: all.map(({ on, ...difference }) => ({ on, ...differenceData(difference) })) });
  else showChanges([from, to], all);
};
