/** The steps of rows: how each sort of change is written in a scenario, and read from one; a document, and an answer. */
import type { Sort } from './row-values.ts';
import type { Bilingual, Language } from '../../common/text/bilingual.ts';
import { exampleIn, inWordsOf, type SortedChange } from './row.ts';
import { givenText, readGiven } from './row-given.ts';
import { documentInSpanish } from './row-documents.ts';

/** Before the columns. */
const changed = (en: string, es: string): Bilingual => ({
  en: `${en}, {where} is changed from {from} to {to}`,
  es: `${es}, {where} se cambia de {from} a {to}`,
});

/** `{where}`, `{from}` and `{to}` are columns of the row. */
export const rowSteps: Readonly<Record<Exclude<Sort, 'currency'>, Bilingual>> = {
  beforeCode: changed('before its code is computed', 'antes de calcular su código'),
  afterCode: changed('after its code is computed', 'después de calcular su código'),
  beforeSigning: changed('before it is signed', 'antes de firmarlo'),
  afterSigning: changed('after it is signed', 'después de firmarlo'),
  bytes: {
    en: 'after it is signed, its bytes {where} are replaced by {to}',
    es: 'después de firmarlo, sus bytes {where} se reemplazan por {to}',
  },
  corrected: changed('in the invoice that it corrects', 'en la factura que corrige'),
  events: { en: 'its invoice has had {to}', es: 'su factura ha tenido {to}' },
  daysLater: { en: 'it is dated {to}', es: 'se fecha {to}' },
  padding: { en: 'a comment of {to} is put before its root', es: 'se pone un comentario de {to} antes de su raíz' },
  certificate: { en: 'it is signed with the certificate {to}', es: 'se firma con el certificado {to}' },
  sender: { en: 'its message is signed with the certificate {to}', es: 'su mensaje se firma con el certificado {to}' },
  zip: { en: 'its ZIP holds {to}', es: 'su ZIP contiene {to}' },
  registry: { en: 'the registry says that {to}', es: 'el registro dice que {to}' },
  service: { en: 'the service of the authority is {to}', es: 'el servicio de la autoridad está {to}' },
  sendingTime: { en: 'its message is sent {to}', es: 'su mensaje se envía {to}' },
  repeat: { en: 'it has the number of an accepted document', es: 'tiene el número de un documento aceptado' },
  field: { en: 'its field {where} is changed from {from} to {to}', es: 'su campo {where} se cambia de {from} a {to}' },
  unchanged: { en: 'it is sent unchanged', es: 'se envía sin cambios' },
  resend: { en: 'the same bytes are sent again', es: 'se envían de nuevo los mismos bytes' },
};

export type StepSort = keyof typeof rowSteps;

export const stepSorts = Object.keys(rowSteps) as StepSort[]; // its own keys

export type Column = 'where' | 'from' | 'to';

const column = /\{(where|from|to)\}/g;

/** The columns that a wording reads, in their order. */
export const columnsIn = (wording: string): readonly Column[] =>
  [...wording.matchAll(column)].map(([, name]) => name as Column); // matched as one of them

export const columnsOf = (sort: StepSort): readonly Column[] => columnsIn(rowSteps[sort].en);

export const stepText = (sort: StepSort, language: Language, write: (name: Column) => string): string =>
  rowSteps[sort][language].replaceAll(column, (_all, name: Column) => write(name));

/** The pattern of each column, and of the other parts of a step. They have no groups: Cucumber counts those. */
export const partForms = {
  /** It ends where the wording goes on. */
  where: String.raw`"(?:[^"\\]|\\.)*"|(?!(?:its|sus) bytes )(?:(?! is changed | se cambia ).)+?`,
  /** A text in quotation marks, words, or JSON. */
  from: String.raw`"(?:[^"\\]|\\.)*"|[^",]+?|[[{].*?[\]}]`,
  to: '[^]+',
  subject: '(?:(?!, (?:where|donde) ).)+',
  given: '[^]+',
  lines: '[^]+',
} as const;

const formOf = (name: string): string => {
  const form = (partForms as Readonly<Record<string, string>>)[name]; // what is not one of them is a word
  return `(${form ?? String.raw`\S+?`})`;
};

/** Groups for the parts, in their order. */
const patternOf = (wording: string): RegExp =>
  new RegExp(`^${wording.replaceAll(/\{(\w+)\}/g, (_, name: string) => formOf(name))}$`);

const withoutFrom = (wording: string): string => wording.replace(/ (?:from|de) \{from\}/, '');

/** The wordings of a step in a language: what was there before the change may be left out. */
export const wordingsOf = (sort: StepSort, language: Language): readonly string[] => {
  const whole = rowSteps[sort][language];
  // "al día anterior"
  return [...new Set([whole, withoutFrom(whole)])].map((each) => each.replace(' a {to}', ' a/al {to}'));
};

// The document that is changed, and the answer

export const baseSteps = {
  generated: { en: 'a generated document: {subject}', es: 'un documento generado: {subject}' },
  complete: { en: 'a complete document: {subject}', es: 'un documento completo: {subject}' },
  generatedRequest: { en: 'a generated request: {subject}', es: 'una solicitud generada: {subject}' },
  request: { en: 'a complete request: {subject}', es: 'una solicitud completa: {subject}' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export type RowBase = keyof typeof baseSteps;

/** Behind a document. */
export const whereGiven: Bilingual = { en: ', where {given}', es: ', donde {given}' };

export const answerSteps = {
  withLines: {
    en: 'the status is {word}, with {word} as {word}; other lines: {lines}',
    es: 'el estado es {word}, con {word} como {word}; otras líneas: {lines}',
  },
  withoutLines: { en: 'the status is {word}, without lines', es: 'el estado es {word}, sin líneas' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export const noLines: Bilingual = { en: 'none', es: 'ninguna' };
/** Before a place without which a line does not come along. */
export const ifThere: Bilingual = { en: ' if ', es: ' si está ' };

/** The change that a step states, by the values of its columns. */
export const changeOf = (
  sort: StepSort,
  values: readonly string[],
  columns: readonly Column[] = columnsOf(sort),
): SortedChange => ({
  sort,
  where: values[columns.indexOf('where')] ?? '',
  to: values[columns.indexOf('to')] ?? '',
});

const changeInSpanish = (step: string): string | undefined => {
  for (const sort of stepSorts) {
    const [whole = '', short = ''] = [rowSteps[sort].en, withoutFrom(rowSteps[sort].en)];
    const wording = [whole, short].find((each) => patternOf(each).test(step));
    if (wording === undefined) continue;
    const [, ...values] = patternOf(wording).exec(step) ?? [];
    const columns = columnsIn(wording);
    const [change] = inWordsOf([changeOf(sort, values, columns)], 'en', 'es');
    const from = exampleIn(values[columns.indexOf('from')] ?? '', 'en', 'es');
    const parts = { from, where: change?.where ?? '', to: change?.to ?? '' };
    const spanish = wording === whole ? rowSteps[sort].es : withoutFrom(rowSteps[sort].es);
    return spanish.replaceAll(column, (_all, name: Column) => parts[name]);
  }
  return undefined;
};

const givenInSpanish = (given: string): string => {
  const { changes, ...others } = readGiven(given, 'en');
  return givenText({ ...others, changes: inWordsOf(changes, 'en', 'es') }, 'es');
};

const linesInSpanish = (lines: string): string =>
  lines === noLines.en ? noLines.es : lines.replaceAll(ifThere.en, ifThere.es).replaceAll(' and ', ' y ');

/** Parts of a step that read otherwise in Spanish. */
const partsInSpanish: Readonly<Record<string, (part: string) => string>> = {
  subject: documentInSpanish,
  given: givenInSpanish,
  lines: linesInSpanish,
};

const otherSteps: readonly Bilingual[] = [
  ...Object.values(baseSteps).flatMap((base) => [base, { en: base.en + whereGiven.en, es: base.es + whereGiven.es }]),
  ...Object.values(answerSteps),
];

const otherInSpanish = (step: string): string | undefined => {
  const wording = otherSteps.find(({ en }) => patternOf(en).test(step));
  if (wording === undefined) return undefined;
  const [, ...values] = patternOf(wording.en).exec(step) ?? [];
  return wording.es.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.shift() ?? '';
    return partsInSpanish[name]?.(value) ?? value;
  });
};

/** The step in Spanish; undefined for any other. */
export const stepInSpanish = (step: string): string | undefined => changeInSpanish(step) ?? otherInSpanish(step);
