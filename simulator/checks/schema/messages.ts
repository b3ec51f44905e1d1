/**
 * The messages of libxml2 about a document, made readable without changing their meaning, and translated. A form that
 * is not listed here is quoted in its own words.
 */
import { translated, type Form } from './translate.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';

/** `Element '{uri}Name': …` or `Element '{uri}Name', attribute 'x': …`; names hold no apostrophe. */
const subject = /^Element '([^']*)'(?:, attribute '([^']*)')?: /;

/** An expanded name; the wildcard `##other{uri}*` is not one. */
const expandedName = /(?<!##other)\{([^{}]*)\}(?=[\p{L}_])/gu;

/** After the subject, these messages quote a value of the document, which must not be rewritten. */
const quotesValue = /^(?:'|\[)/;

/** The date types that xsd-text.ts redeclares represent the built-in ones. */
const collapsedType = /'\{[^{}]*\}(date|time|dateTime)'\.$/;

const longest = 800;
const head = 500;

/** A wrong value can be as long as the document; the end of the message says what was expected. */
const shortened = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, head)} … ${text.slice(head - longest)}`;

const english = (text: string, prefixes: ReadonlyMap<string, string>): string => {
  const found = subject.exec(text);
  const hasNamespace = found?.[1]?.startsWith('{') === true;
  const shorten = (part: string): string =>
    part.replace(expandedName, (whole, uri: string) => {
      const prefix = prefixes.get(uri);
      if (prefix === undefined || (prefix === '' && !hasNamespace)) return whole;
      return prefix === '' ? '' : `${prefix}:`;
    });
  const opening = found?.[0] ?? '';
  const rest = text.slice(opening.length).trimEnd().replace(collapsedType, "'xs:$1'.");
  return shorten(opening) + (quotesValue.test(rest) ? rest : shorten(rest));
};

/** What would have been accepted at the place, after the message itself. */
const expectation = /^ Expected is (one of )?\( ([^]*) \)\.$/;

/** The last one is the parser's: a value of the document may contain any number of them. */
const expectationIn = (text: string): RegExpExecArray | null =>
  expectation.exec(text.slice(Math.max(0, text.lastIndexOf(' Expected is '))));

/** Values of the document are matched to the last quote: they may contain any character. */
const forms: readonly Form[] = [
  [/^This element is not expected\.$/, 'Este elemento no se esperaba.'],
  [/^Missing child element\(s\)\.$/, 'Faltan elementos hijos.'],
  [/^The attribute '([^']*)' is required but missing\.$/, "Falta el atributo obligatorio '$1'."],
  [/^The attribute '([^']*)' is not allowed\.$/, "El atributo '$1' no está permitido."],
  [
    /^([^]*) is not a valid value of the (?:(?:local )?(?:atomic|list|union) )?type '([^']*)'\.$/,
    "$1 no es un valor válido del tipo '$2'.",
  ],
  [
    /^([^]*) is not a valid value of the local (?:atomic|list|union) type\.$/,
    '$1 no es un valor válido del tipo que exige el esquema.',
  ],
  [
    /^\[facet 'pattern'\] The value ([^]*) is not accepted by the pattern ([^]*)\.$/,
    'El valor $1 no cumple el patrón $2.',
  ],
  [
    /^\[facet 'enumeration'\] The value ([^]*) is not an element of the set ([^]*)\.$/,
    'El valor $1 no está en la lista $2.',
  ],
  [
    /^\[facet 'length'\] The value ([^]*?) ?has a length of '(\d+)'; this differs from the allowed length of '(\d+)'\.$/,
    'La longitud del valor $1 es $2 y debe ser $3.',
  ],
  [
    /^\[facet 'minLength'\] The value ([^]*?) ?has a length of '(\d+)'; this underruns the allowed minimum length of '(\d+)'\.$/,
    'La longitud del valor $1 es $2 y debe ser mínimo $3.',
  ],
  [
    /^\[facet 'maxLength'\] The value ([^]*?) ?has a length of '(\d+)'; this exceeds the allowed maximum length of '(\d+)'\.$/,
    'La longitud del valor $1 es $2 y debe ser máximo $3.',
  ],
  [
    /^\[facet 'min(?:In|Ex)clusive'\] The value ([^]*) (?:is less than the minimum value allowed|must be greater than) (?:\('([^']*)'\)|'([^']*)')\.$/,
    'El valor $1 es menor que el mínimo permitido ($2$3).',
  ],
  [
    /^\[facet 'max(?:In|Ex)clusive'\] The value ([^]*) (?:is greater than the maximum value allowed|must be less than) (?:\('([^']*)'\)|'([^']*)')\.$/,
    'El valor $1 es mayor que el máximo permitido ($2$3).',
  ],
  [
    /^\[facet 'totalDigits'\] The value ([^]*) has more digits than are allowed \('(\d+)'\)\.$/,
    'El valor $1 tiene más dígitos de los permitidos ($2).',
  ],
  [
    /^\[facet 'fractionDigits'\] The value ([^]*) has more fractional digits than are allowed \('(\d+)'\)\.$/,
    'El valor $1 tiene más decimales de los permitidos ($2).',
  ],
  [
    /^Character content is not allowed, because the content type is empty\.$/,
    'El elemento debe estar vacío y contiene texto.',
  ],
  [
    /^Character content other than whitespace is not allowed because the content type is '[^']*'\.$/,
    'El elemento solo admite elementos hijos y contiene texto.',
  ],
  [
    /^Element content is not allowed, because the (?:content type is a simple type definition|type definition is simple|content type is empty)\.$/,
    'El elemento no admite elementos hijos.',
  ],
  [
    /^No matching global (?:element |attribute )?declaration available, but demanded by the (?:strict )?wildcard\.$/,
    'El esquema no declara este elemento y aquí lo exige.',
  ],
  [
    /^No matching global declaration available for the validation root\.$/,
    'El esquema no declara este elemento como raíz.',
  ],
  [/^The document element must be '([^']*)'\.$/, "La raíz del documento debe ser '$1'."],
  [/^A document type declaration is not allowed\.$/, 'No se admite una declaración de tipo de documento (DOCTYPE).'],
];

const spanish = (text: string): string => {
  const [opening = '', element = '', attribute] = subject.exec(text) ?? [];
  const rest = text.slice(opening.length);
  const about =
    opening === '' ? '' : `Elemento '${element}'${attribute === undefined ? '' : `, atributo '${attribute}'`}: `;
  const [expected = '', several, names = ''] = expectationIn(rest) ?? [];
  const said = translated(forms, rest.slice(0, rest.length - expected.length));
  if (said === undefined) return `${about}Mensaje del validador: «${rest}»`;
  if (expected === '') return `${about}${said}`;
  return `${about}${said} Se espera ${several === undefined ? '' : 'uno de '}( ${names} ).`;
};

/**
 * Writes `{uri}Name` as `prefix:Name`, and the document's namespace without prefix. Where the element at fault has no
 * namespace, that would make two different names look alike, so the document's namespace stays spelled out. The English
 * text has the parser's own words.
 */
export const readableMessage = (text: string, prefixes: ReadonlyMap<string, string>): Bilingual => {
  const readable = english(text, prefixes);
  return { en: shortened(readable), es: shortened(spanish(readable)) };
};
