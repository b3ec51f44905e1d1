/** What a row says that its document or its request must be like: `cac:TaxTotal is there`, `the field date is not "1"`. */
import type { Requirement } from '../../../simulator/judge/index.ts';
import { decimal } from '../../common/decimal.ts';
import type { Bilingual, Language } from '../../common/text/bilingual.ts';
import { childSpecs, type XmlRootSpec, type XmlSpec } from '../../common/xml/node.ts';
import { findAt } from '../../common/xml/path-steps.ts';
import { writeXml } from '../../common/xml/write.ts';
import { belowRoot, meantWord, pathOf, quoted, unquoted } from './edit-words.ts';
import type { JsonObject } from '../box-types.ts';
import { fieldOf } from '../reproduce/request.ts';
import { noPath, noPlaceIn, placesOfRequest, StepError, unknownPlace, unknownValue } from './step-error.ts';

// What a document has

/** The texts of the elements or attributes at the path; of groups, nothing. */
export const textsAt = (root: XmlRootSpec, path: string): readonly string[] => {
  const { elements, attribute } = findAt<XmlSpec>(root, path, childSpecs);
  if (attribute === undefined) return elements.map(({ content }) => (typeof content === 'string' ? content : ''));
  return elements.flatMap(({ attributes }) => attributes?.[attribute] ?? []);
};

export const has = (root: XmlRootSpec, path: string): boolean => textsAt(root, path).length > 0;

export const meets = (root: XmlRootSpec, { path, text, not }: Requirement): boolean => {
  const texts = textsAt(root, path);
  return (text === undefined ? texts.length > 0 : texts[0] === text) !== (not === true);
};

// What a request has

/** The path of an element begins with a slash. */
export const isOfField = ({ path }: Requirement): boolean => !path.startsWith('/');

const textOf = (value: unknown): string => (typeof value === 'string' ? value : String(JSON.stringify(value)));

/** `1`, `"1"` and `"1.00"` make the same document. */
export const isSameValue = (one: unknown, other: unknown): boolean => {
  const [text, wanted] = [textOf(one), textOf(other)];
  const [amount, wantedAmount] = [decimal(text), decimal(wanted)];
  return amount === undefined || wantedAmount === undefined ? text === wanted : amount.eq(wantedAmount);
};

/** Without null, which counts as absent. */
export const requestMeets = (request: JsonObject, { path, text, not }: Requirement): boolean => {
  const value = fieldOf(request, path) ?? undefined;
  const isMet = text === undefined ? value !== undefined : isSameValue(value, text);
  return isMet !== (not === true);
};

// In words

export const theField: Bilingual = { en: 'the field ', es: 'el campo ' };

const isThere: Bilingual = { en: ' is there', es: ' está presente' };
const isNotThere: Bilingual = { en: ' is not there', es: ' no está presente' };
const isText: Bilingual = { en: ' is ', es: ' es ' };
const isNotText: Bilingual = { en: ' is not ', es: ' no es ' };

export const requirementText = ({ path, text, not }: Requirement, language: Language): string => {
  const place = isOfField({ path }) ? theField[language] + path : belowRoot(path, language);
  if (text === undefined) return `${place}${(not === true ? isNotThere : isThere)[language]}`;
  return `${place}${(not === true ? isNotText : isText)[language]}${quoted(text)}`;
};

const forms: Readonly<Record<Language, RegExp>> = {
  en: /^([^="]*?) is (not )?(?:there|(".*))$/s,
  es: /^([^="]*?) (no )?(?:está presente|es (".*))$/s,
};

/** @throws StepError for what is no path */
const requirement = (place: string, language: Language, said: Omit<Requirement, 'path'>): Requirement => {
  const [, field] = place.split(theField[language]);
  const path = field !== undefined && /^[\w.]+$/.test(field) ? field : pathOf(place, language);
  if (path === undefined) throw noPath(place);
  return { path, ...said };
};

/**
 * Undefined for what does not say what a document is like.
 * @throws StepError for one whose place or text is not understood
 */
export const requirementIn = (item: string, language: Language): Requirement | undefined => {
  const [, place, negation, value] = forms[language].exec(item) ?? [];
  if (place === undefined) return undefined;
  const not = negation === undefined ? {} : ({ not: true } as const);
  if (value === undefined) return requirement(place, language, not);
  const text = unquoted(value);
  if (text === undefined) throw unknownValue(value, meantWord(value, language));
  return requirement(place, language, { text, ...not });
};

// Documents that are otherwise

const notSo = (unmet: Requirement): StepError =>
  new StepError('unmet-condition', {
    en: `Not so in this document: ${requirementText(unmet, 'en')}.`,
    es: `En este documento no se cumple: ${requirementText(unmet, 'es')}.`,
  });

/** A field that is missing is named with the nearest one. */
export const unmetByRequest = (request: JsonObject, unmet: Requirement): StepError => {
  const isMissing = unmet.not !== true && fieldOf(request, unmet.path) === undefined;
  return isMissing ? unknownPlace(unmet.path, placesOfRequest(request)) : notSo(unmet);
};

/** A place that is missing is named with the nearest one. */
export const unmetIn = (root: XmlRootSpec | undefined, unmet: Requirement): StepError => {
  const isMissing = unmet.not !== true && (root === undefined || !has(root, unmet.path));
  if (isMissing) return noPlaceIn(root === undefined ? '' : writeXml(root), belowRoot(unmet.path, 'en'));
  return notSo(unmet);
};
