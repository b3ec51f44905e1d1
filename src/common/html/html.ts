/**
 * Pages and mails are written as templates whose placeholders are escaped: the contents of documents, requests and
 * senders are text, whatever they look like. A placeholder is between tags, between attributes or in the quotes of one;
 * the template refuses every other place (`places.ts`).
 */
import { escapeHtml, isAddress } from './escape.ts';
import { placesIn, type Place } from './places.ts';

const written: unique symbol = Symbol('html');
const listed: unique symbol = Symbol('attributes');

/** Already escaped. A symbol marks it: nothing parsed from JSON can have one. */
export type Html = { readonly [written]: string };

/** Attributes with their values, for a placeholder between attributes. */
export type Attributes = { readonly [listed]: string };

export type Hole = Html | Attributes | string | number | undefined | false | readonly Hole[];

const isHtml = (hole: Hole): hole is Html => typeof hole === 'object' && written in hole;
const isAttributes = (hole: Hole): hole is Attributes => typeof hole === 'object' && listed in hole;

const misplaced = (what: string, where: string): TypeError => new TypeError(`A template has ${what} ${where}.`);

/** Between tags. */
const asText = (hole: Hole): string => {
  if (hole === undefined || hole === false) return '';
  if (typeof hole === 'string') return escapeHtml(hole);
  if (typeof hole === 'number') return String(hole);
  if (isHtml(hole)) return hole[written];
  if (isAttributes(hole)) throw misplaced('attributes', 'outside a tag');
  return hole.map(asText).join('');
};

/** Between attributes: nothing but attributes. */
const asAttributes = (hole: Hole): string => {
  if (hole === undefined || hole === false || hole === '') return '';
  if (typeof hole === 'object' && isAttributes(hole)) return hole[listed];
  if (Array.isArray(hole)) return hole.map(asAttributes).join(' ');
  throw misplaced('text', 'between attributes: write attributes`name="value"`');
};

const addresses: ReadonlySet<string> = new Set(
  'href src action formaction cite data poster background ping xlink:href'.split(' '),
);

/** Their text is a program or a document of its own: no escaping makes foreign text harmless there. */
const isProgram = (attribute: string): boolean =>
  attribute.startsWith('on') || ['style', 'srcdoc', 'srcset'].includes(attribute);

/** In the quotes of an attribute. */
const asValue = (hole: Hole, attribute: string): string => {
  if (hole === undefined || hole === false) return '';
  if (typeof hole === 'number') return String(hole);
  if (typeof hole === 'string') {
    if (isProgram(attribute)) throw misplaced('text of others', `in the attribute ${attribute}`);
    return escapeHtml(hole);
  }
  if (isAttributes(hole)) throw misplaced('attributes', `in the attribute ${attribute}`);
  if (!isHtml(hole)) return hole.map((each) => asValue(each, attribute)).join('');
  if (/["'<]/.test(hole[written])) throw misplaced('an element', `in the attribute ${attribute}`);
  return hole[written];
};

const plainText = (hole: Hole): string => {
  if (typeof hole === 'string' || typeof hole === 'number') return String(hole);
  return Array.isArray(hole) ? hole.map(plainText).join('') : '';
};

/** Replaces an address that a page must not link to. */
const noAddress = '#';

/** The placeholders of one template, each filled as its place requires. An address may be the sum of several. */
const fill = (texts: readonly string[], holes: readonly Hole[], start: 'text' | 'tag'): string => {
  const places = placesIn(texts, start);
  let address = '';
  const filled = (hole: Hole, place: Place | undefined): string => {
    if (place?.in === 'tag') return asAttributes(hole);
    if (place?.in !== 'value') return asText(hole);
    if (!addresses.has(place.attribute)) return asValue(hole, place.attribute);
    address = `${place.first ? '' : address}${place.before}${plainText(hole)}`;
    return isAddress(address) ? asValue(hole, place.attribute) : noAddress;
  };
  return texts.map((text, at) => (at === 0 ? text : `${filled(holes[at - 1], places[at - 1])}${text}`)).join('');
};

/**
 * Joins the values of its placeholders; strings in them are escaped, lists are concatenated, undefined and false are
 * omitted. An address (`href`, `src`, `action` …) with a scheme other than http, https and mailto becomes `#`.
 * @throws TypeError for a placeholder where foreign text could become markup or a program: the template is wrong
 */
export const html = (texts: TemplateStringsArray, ...holes: readonly Hole[]): Html => ({
  [written]: fill(texts, holes, 'text'),
});

/** `aria-current="page"` for a placeholder between attributes; its own placeholders are in quotes. */
export const attributes = (texts: TemplateStringsArray, ...holes: readonly Hole[]): Attributes => ({
  [listed]: fill(texts, holes, 'tag'),
});

/** As it goes into the page. */
export const htmlText = (hole: Hole): string => asText(hole);

/** HTML that this program writes itself or that a sanitiser has processed; no other foreign HTML may come here. */
export const asHtml = (text: string): Html => ({ [written]: text });

/**
 * Our own script or style, byte for byte, so that its digest in a policy matches.
 * @throws TypeError for a text that would end the element early, or that browsers read in more than one way
 */
export const inlineElement = (element: 'script' | 'style', text: string, more?: Attributes): Html => {
  if (/<\/(?:script|style)|<!--|[\u0000\u2028\u2029]|\p{Cs}/iu.test(text)) {
    throw new TypeError(
      `The text of a ${element} must not hold its end tag, a comment, U+0000, U+2028, U+2029 or half a character.`,
    );
  }
  return { [written]: `<${element}${more === undefined ? '' : ` ${more[listed]}`}>${text}</${element}>` };
};
