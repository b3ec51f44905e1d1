/** The one place where the data of findings are put into words. */
import type { Datum, Said, SchemaFault, Term } from '../../document/datum.ts';
import { alternatives, lacking, listed, type Bilingual, type Language } from '../../../src/common/text/bilingual.ts';
import { shortened } from '../../../src/common/text/shortened.ts';

type In = (language: Language) => string;

type Of<Kind extends string> = Extract<Datum, { readonly kind: Kind }>;

const either =
  (en: string, es: string): In =>
  (language) =>
    language === 'en' ? en : es;

const quoted = (text: string): string => `"${text}"`;

const nothing: Bilingual = { en: 'nothing (absent)', es: 'nada (ausente)' };
const missing: Bilingual = { en: 'absent', es: 'ausente' };

const textOf = (text: string | Bilingual, language: Language): string =>
  typeof text === 'string' ? text : text[language];

const termIn = ({ by, name, value, unit }: Term, language: Language): string => {
  const parts = [name, value === null ? missing : value, unit].flatMap((part) =>
    part === undefined ? [] : [textOf(part, language)],
  );
  const joint = by === undefined ? '' : by === ',' ? ', ' : ` ${by} `;
  return `${joint}${parts.join(' ')}`;
};

const termsIn = (terms: readonly Term[], language: Language): string =>
  terms.map((term) => termIn(term, language)).join('');

const remarked = (text: string, remark: Bilingual | undefined, language: Language): string =>
  remark === undefined ? text : `${text}, ${remark[language]}`;

/** Pesos are not said: they are what every reader expects. */
const inCurrency = (text: string, currency: string | undefined, shown = text): string =>
  currency !== undefined && /^-?\d+(?:\.\d+)?$/.test(text) ? `${shown} ${currency}` : shown;

const memberOf = ({ values = [], name, terms }: Of<'oneOf'>, currency: string | undefined): In => {
  if (name !== undefined) return (language) => name[language];
  const amounts = values.map((value) => inCurrency(value, currency));
  if (terms !== undefined) return (language) => `${listed(amounts, 'or')[language]} (${termsIn(terms, language)})`;
  return either(`one of ${values.join(', ')}`, `uno de ${values.join(', ')}`);
};

const isFormula = (datum: Datum): boolean => 'kind' in datum && datum.kind === 'formula';

const anyOf = ({ of, remark }: Of<'anyOf'>, currency: string | undefined): In => {
  const each = of.map((one) => inWords(one, currency));
  const all = of.some(isFormula) ? alternatives(each) : listed(each, 'or');
  return (language) => remarked(all[language], remark, language);
};

const equalTo = ({ path, value }: Of<'equals'>, currency: string | undefined): In => {
  const text = either(`the value of ${path}`, `el valor de ${path}`);
  if (value === undefined) return text;
  return (language) =>
    `${value === null ? nothing[language] : inCurrency(value, currency, quoted(value))}, ${text(language)}`;
};

const times = ({ count, name }: Of<'exactly'>): In =>
  name === undefined ? either(`exactly ${count}`, `exactamente ${count}`) : (language) => name[language];

/** The line carries the parser's own text, as far as that is bearable. What is captured has brackets of unknown content. */
const longestDetail = 300;

export const shortDetail = (text: string): string => shortened(text, longestDetail);

/** Further errors that are shown; the rest are counted. */
const mostNamed = 3;

const placeWords = { en: ['line', 'column'], es: ['línea', 'columna'] } as const;

const moreWords = {
  en: (count: number) => (count > mostNamed ? `and ${count} more, the first ${mostNamed}` : `and ${count} more`),
  es: (count: number) => (count > mostNamed ? `y ${count} más, los primeros ${mostNamed}` : `y ${count} más`),
} as const;

const faultIn = ({ line, column, xpath, message }: SchemaFault, language: Language): string => {
  const [lineWord, columnWord] = placeWords[language];
  const where = `${lineWord} ${line}${column === undefined ? '' : `, ${columnWord} ${column}`}`;
  return `${where}${xpath === undefined ? '' : `, ${xpath}`}: ${message[language]}`;
};

/** The first; then, in brackets, some of the others. */
const faultsIn = ([first, ...further]: readonly SchemaFault[], language: Language): string => {
  if (first === undefined) return '';
  const shown = faultIn(first, language);
  if (further.length === 0) return shown;
  const named = further.slice(0, mostNamed).map((fault) => shortDetail(faultIn(fault, language)));
  return `${shown} (${moreWords[language](further.length)}: ${named.join('; ')})`;
};

type Kinds = Exclude<Datum, Bilingual>;

type Wording<Given> = (datum: Given, language: Language, currency: string | undefined) => string;

const words: { readonly [Kind in Kinds['kind']]: Wording<Of<Kind>> } = {
  absent: ({ remark }, language) => remarked(nothing[language], remark, language),
  value: ({ value, remark }, language, currency) =>
    remarked(inCurrency(value, currency, quoted(value)), remark, language),
  none: (_none, language) => (language === 'en' ? 'nothing here' : 'que no se incluya'),
  count: ({ count }) => String(count),
  exactly: (datum, language) => times(datum)(language),
  oneOf: (datum, language, currency) => memberOf(datum, currency)(language),
  anyOf: (datum, language, currency) => anyOf(datum, currency)(language),
  equals: (datum, language, currency) => equalTo(datum, currency)(language),
  formula: ({ value, terms }, language, currency) =>
    `${inCurrency(value, currency)}${terms.length === 0 ? '' : ` = ${termsIn(terms, language)}`}`,
  digest: ({ value, algorithm, of }, language) =>
    `${quoted(value)} = ${algorithm} ${language === 'en' ? 'of' : 'de'} ${textOf(of, language)}`,
  lacks: ({ names, name }, language) => (name ?? lacking(names))[language],
  pattern: ({ name }, language) => name[language],
  range: ({ name }, language) => name[language],
  dates: ({ name }, language) => name[language],
  schema: ({ faults }, language) => faultsIn(faults, language),
};

/** @param currency of the amounts, where it is not that of every reader */
export const wordsIn = (datum: Datum, language: Language, currency?: string): string => {
  if (!('kind' in datum)) return datum[language];
  // The words of a kind are given a datum of that kind.
  const inWordsOf = words[datum.kind] as Wording<Kinds>;
  return inWordsOf(datum, language, currency);
};

/** The same in both languages. */
export const inWords = (datum: Datum, currency?: string): Bilingual =>
  'kind' in datum ? { en: wordsIn(datum, 'en', currency), es: wordsIn(datum, 'es', currency) } : datum;

const place = ({ message: _, ...fault }: SchemaFault) => fault;

/** As it is published: a text says that it is one, and the schema's faults are without their texts. */
export const asData = (datum: Datum): Said => {
  if (!('kind' in datum)) return { kind: 'text', ...datum };
  return datum.kind === 'schema' ? { ...datum, faults: datum.faults.map(place) } : datum;
};
