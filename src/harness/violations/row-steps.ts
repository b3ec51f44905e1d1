/** The steps of rows: how each sort of change is written in a scenario, and read from one. */
import type { Sort } from './row-values.ts';
import type { Bilingual, Language } from '../../common/text/bilingual.ts';
import { exampleIn, inWordsOf, type SortedChange } from './row.ts';

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

/** The columns that the step of a sort reads, in their order. */
export const columnsOf = (sort: StepSort): readonly Column[] =>
  [...rowSteps[sort].en.matchAll(column)].map(([, name]) => name as Column); // matched as one of them

export const stepText = (sort: StepSort, language: Language, write: (name: Column) => string): string =>
  rowSteps[sort][language].replaceAll(column, (_all, name: Column) => write(name));

/** A text in quotation marks, words, or JSON. */
const example = String.raw`"(?:[^"\\]|\\.)*"|[^",]+?|[[{].*?[\]}]`;
const groups: Readonly<Record<Column, string>> = { where: '(.+?)', from: `(${example})`, to: '([^]+)' };

/** Groups for the columns, in their order. */
export const stepPattern = (sort: StepSort, language: Language): RegExp =>
  new RegExp(`^${stepText(sort, language, (name) => groups[name])}$`);

/** The change that a step states, by the values of its columns. */
export const changeOf = (sort: StepSort, values: readonly string[]): SortedChange => {
  const columns = columnsOf(sort);
  return { sort, where: values[columns.indexOf('where')] ?? '', to: values[columns.indexOf('to')] ?? '' };
};

/** The step in Spanish; undefined for any other. */
export const stepInSpanish = (step: string): string | undefined => {
  for (const sort of stepSorts) {
    const [matched, ...values] = stepPattern(sort, 'en').exec(step) ?? [];
    if (matched === undefined) continue;
    const [change] = inWordsOf([changeOf(sort, values)], 'en', 'es');
    const from = exampleIn(values[columnsOf(sort).indexOf('from')] ?? '', 'en', 'es');
    return stepText(sort, 'es', (name) => ({ from, where: change?.where ?? '', to: change?.to ?? '' })[name]);
  }
  return undefined;
};
