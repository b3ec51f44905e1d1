/** What a step says that nobody can mean: each with a stable code (docs/guides/rows.md). */
import { bilingual, joined, same, type Bilingual, type Part } from '../../common/text/bilingual.ts';
import { editDistance, nearest } from '../../common/nearest.ts';
import { parseXml } from '../../common/xml/parse.ts';
import { childElements, type XmlElement } from '../../common/xml/tree.ts';

export type StepErrorCode =
  | 'unknown-place'
  | 'unknown-field'
  | 'unknown-word'
  | 'unknown-kind'
  | 'unknown-document'
  | 'unknown-code'
  | 'unmet-condition'
  | 'impossible-change'
  | 'change-out-of-place'
  | 'said-twice'
  | 'nothing-expected';

export class StepError extends RangeError {
  override readonly name = 'StepError';
  readonly code: StepErrorCode;
  readonly text: Bilingual;

  constructor(code: StepErrorCode, text: Bilingual) {
    super(text.en);
    this.code = code;
    this.text = text;
  }
}

/** A sentence with a space before it; nothing without a name. */
export const didYouMean = (meant: Part | undefined): Bilingual =>
  meant === undefined ? same('') : bilingual`${{ en: ' Did you mean', es: ' ¿Quiso decir' }} ${meant}?`;

const mostNamed = 30;

/** A sentence with a space before it. The nearest is named, or several where none is near. */
export const nearestOrKnown = (word: string, known: readonly string[]): Bilingual => {
  const meant = nearest(word, known);
  if (meant !== undefined || known.length === 0) return didYouMean(meant);
  const some = joined(known.slice(0, mostNamed), ', ');
  return bilingual` ${{ en: 'There is', es: 'Hay' }}: ${some}${known.length > mostNamed ? ', …' : ''}.`;
};

const notUnderstood = (word: string, hint: Bilingual): StepError =>
  new StepError('unknown-word', bilingual`${{ en: 'Not understood', es: 'No se entiende' }}: ${word}.${hint}`);

/** @param known what could stand in its place */
export const unknownWord = (word: string, known: readonly string[]): StepError =>
  notUnderstood(word, nearestOrKnown(word, known));

const newElement: Bilingual = {
  en: ' A new element is well-formed, has nothing but elements or text, and is named in the place.',
  es: ' Un elemento nuevo está bien formado, contiene solo elementos o texto, y el lugar lo nombra.',
};

/** A value that is no word is a slip, or a text without its quotation marks. */
export const unknownValue = (value: string, meant = JSON.stringify(value)): StepError =>
  notUnderstood(value, value.startsWith('<') ? newElement : didYouMean(meant));

// Places

/** As near as a path of any other language comes to one of ours. */
const asPath = (text: string): string =>
  text
    .replaceAll(/\[(?!\d+\])[^\]]*\]/g, '[1]')
    .replace(/\/text\(\)$/, '')
    .replaceAll(/\/{2,}/g, '/')
    .replace(/^\/(?!\*|[\w-]+\/)/, '');

export const noPath = (text: string): StepError =>
  new StepError('unknown-place', {
    en: `"${text}" is not a path with positions at most.${didYouMean(asPath(text)).en}`,
    es: `«${text}» no es una ruta, que a lo sumo tiene posiciones.${didYouMean(asPath(text)).es}`,
  });

const lastStep = (place: string): string => place.slice(Math.max(place.lastIndexOf('/'), place.lastIndexOf('.')) + 1);

const closest = (places: readonly string[], distance: (place: string) => number): string | undefined =>
  places
    .map((place) => ({ place, edits: distance(place) }))
    .reduce<{ place: string; edits: number } | undefined>(
      (best, each) => (best === undefined || each.edits < best.edits ? each : best),
      undefined,
    )?.place;

/** Among those that end alike, if any do: people know the name of an element better than what is around it. */
export const nearestPlace = (wanted: string, places: readonly string[]): string | undefined => {
  const last = nearest(lastStep(wanted), [...new Set(places.map(lastStep))]);
  const candidates = last === undefined ? places : places.filter((place) => lastStep(place) === last);
  return closest(candidates, (place) => editDistance(wanted, place));
};

/** Below the element; positions where several have a name. */
const placesBelow = (element: XmlElement, above = ''): readonly string[] => {
  const children = childElements(element);
  const attributes = element.attributes.map(({ name }) => `${above}@${name}`);
  const below = children.flatMap((child): readonly string[] => {
    const namesakes = children.filter(({ name }) => name === child.name);
    const position = namesakes.length === 1 ? '' : `[${String(namesakes.indexOf(child) + 1)}]`;
    const place = `${above}${child.name}${position}`;
    return [place, ...placesBelow(child, `${place}/`)];
  });
  return [...attributes, ...below];
};

/** @param where below the root, as are the places */
export const unknownPlace = (where: string, places: readonly string[]): StepError => {
  const near = nearestPlace(where, places);
  return new StepError('unknown-place', {
    en: `This document has no ${where}. The nearest place is ${near ?? 'its root'}.`,
    es: `Este documento no tiene ${where}. El lugar más cercano es ${near ?? 'su raíz'}.`,
  });
};

/**
 * @param xml the document, which is well-formed, or a part of it
 * @param above the path that leads to the part, with a slash at its end
 */
export const noPlaceIn = (xml: string, where: string, above = ''): StepError => {
  const parsed = parseXml(xml);
  return unknownPlace(`${above}${where}`, parsed.ok ? placesBelow(parsed.document.root, above) : []);
};

/** Of a request: `customer.name`, `invoice_lines.0.code`. */
export const placesOfRequest = (value: unknown, above = ''): readonly string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) => [
        `${above}${name}`,
        ...placesOfRequest(inner, `${above}${name}.`),
      ]);
