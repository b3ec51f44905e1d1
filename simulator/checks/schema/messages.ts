/**
 * What libxml2 says about a document, made readable without changing its meaning, and in Spanish. Its errors hold a code
 * and the values apart; which element it is about, the type of a value and what was expected stand in its sentence alone
 * (`xmlSchemaFormatNodeForError`, `xmlSchemaSimpleTypeErr` and `xmlSchemaComplexTypeErr` of xmlschemas.c write them into
 * it), and two of its codes have several sentences. This module is the only one that reads sentences of a library.
 */
import type { CodedError } from './first-errors.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';

/** An error of the parser has a message only. */
export type Reported = Pick<CodedError, 'message'> & Partial<Pick<CodedError, 'code' | 'subject' | 'accepted'>>;

/** `Element '{uri}Name': …` or `Element '{uri}Name', attribute 'x': …`; names hold no apostrophe. */
const about = /^Element '([^']*)'(?:, attribute '([^']*)')?: /;

/** An expanded name; the wildcard `##other{uri}*` is not one. */
const expandedName = /(?<!##other)\{([^{}]*)\}(?=[\p{L}_])/gu;

const typeAtEnd = /type '([^']*)'\.$/;

/** The date types that xsd-text.ts redeclares represent the built-in ones. */
const collapsedType = /'\{[^{}]*\}(date|time|dateTime)'\.$/;

/** What would have been accepted at the place, after the sentence itself. */
const expectation = / Expected is (one of )?\( (.*) \)\.$/;

const longest = 800;
const head = 500;

/** A wrong value can be as long as the document; the end of the message says what was expected. */
const shortened = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, head)} … ${text.slice(head - longest)}`;

/** Both texts, cut in the middle beyond 800 characters. */
export const shortMessage = ({ en, es }: Bilingual): Bilingual => ({ en: shortened(en), es: shortened(es) });

/** Members of `xmlParserErrors` whose sentences quote a value of the document, which must not be rewritten. */
const quotesValue = (code = 0): boolean => code >= 1824 && code <= 1840 && code !== 1827;

const noChildren = 'El elemento no admite elementos hijos.';
const undeclared = 'El esquema no declara este elemento y aquí lo exige.';

const sentences: ReadonlyMap<string, string> = new Map([
  ['This element is not expected.', 'Este elemento no se esperaba.'],
  ['Missing child element(s).', 'Faltan elementos hijos.'],
  [
    'Character content is not allowed, because the content type is empty.',
    'El elemento debe estar vacío y contiene texto.',
  ],
  [
    "Character content other than whitespace is not allowed because the content type is 'element-only'.",
    'El elemento solo admite elementos hijos y contiene texto.',
  ],
  ['Element content is not allowed, because the content type is empty.', noChildren],
  ['Element content is not allowed, because the content type is a simple type definition.', noChildren],
  ['Element content is not allowed, because the type definition is simple.', noChildren],
  ['No matching global element declaration available, but demanded by the strict wildcard.', undeclared],
  ['No matching global attribute declaration available, but demanded by the strict wildcard.', undeclared],
]);

const ofContent = (rest: string): string | undefined => {
  const [expected = '', several, names = ''] = expectation.exec(rest) ?? [];
  const sentence = sentences.get(rest.slice(0, rest.length - expected.length));
  if (sentence === undefined || expected === '') return sentence;
  return `${sentence} Se espera ${several === undefined ? '' : 'uno de '}( ${names} ).`;
};

const ofType = (rest: string, value: string): string | undefined => {
  const type = typeAtEnd.exec(rest)?.[1];
  return type === undefined ? undefined : `'${value}' no es un valor válido del tipo '${type}'.`;
};

/** Undefined for an error for which the schemas of `xsd-text.ts` give no cause: it is quoted. */
const inSpanish = (rest: string, { code, subject, accepted }: Reported): string | undefined => {
  switch (code) {
    case 1824:
    case 1825:
    case 1826:
      return ofType(rest, subject ?? '');
    case 1827:
    case 1866:
      return `El atributo '${subject ?? ''}' no está permitido.`;
    case 1840:
      return `El valor '${subject ?? ''}' no está en la lista {${accepted ?? ''}}.`;
    case 1868:
      return `Falta el atributo obligatorio '${subject ?? ''}'.`;
    case 1871:
      return ofContent(rest);
    default:
      return sentences.get(rest);
  }
};

/** `{uri}Name` as `prefix:Name`, and without prefix for the document's namespace. */
const withPrefixes =
  (prefixes: ReadonlyMap<string, string>) =>
  (text: string): string =>
    text.replace(expandedName, (whole, uri: string) => {
      const prefix = prefixes.get(uri);
      if (prefix === undefined) return whole;
      return prefix === '' ? '' : `${prefix}:`;
    });

const spanishOpening = (element = '', attribute?: string): string =>
  `Elemento '${element}'${attribute === undefined ? '' : `, atributo '${attribute}'`}: `;

/**
 * Writes `{uri}Name` as `prefix:Name`, and the document's namespace without prefix. Where the element at fault has no
 * namespace, that would make two different names look alike, so the document's namespace stays spelled out. The English
 * text has the parser's own words.
 */
export const readableMessage = (reported: Reported, known: ReadonlyMap<string, string>): Bilingual => {
  const { message, code, subject } = reported;
  const [opening = '', element] = about.exec(message) ?? [];
  const isQualified = element?.startsWith('{') === true;
  const shorten = withPrefixes(isQualified ? known : new Map([...known].filter(([, prefix]) => prefix !== '')));
  const whole = message.slice(opening.length).trimEnd().replace(collapsedType, "'xs:$1'.");
  const rest = quotesValue(code) ? whole : shorten(whole);
  const named =
    quotesValue(code) || typeof subject !== 'string' ? reported : { ...reported, subject: shorten(subject) };
  const start = shorten(opening);
  const [, ...names] = about.exec(start) ?? [];
  const said = inSpanish(rest, named) ?? `Mensaje del validador: «${rest}»`;
  return shortMessage({ en: start + rest, es: (start === '' ? '' : spanishOpening(...names)) + said });
};
