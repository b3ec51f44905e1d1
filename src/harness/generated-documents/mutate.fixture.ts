/** Random damage to XML documents, and the element at the XPath of a schema finding. */
import { childElements, textOf, type XmlElement, type XmlAttribute } from '../../common/xml/tree.ts';
import type { SeededRandom } from '../../../datasets/generators/material/random.ts';
import { parseXml } from '../../common/xml/parse.ts';
import { xpathOf } from '../../../simulator/document/xml/xpath.ts';

const step = /^(\*|[\w.-]+(?::[\w.-]+)?)(?:\[(\d+)\])?$/;

/** `*` is an element without prefix; its position counts all elements around it. */
const along = (siblings: readonly XmlElement[], text: string): XmlElement | undefined => {
  const [, name, position = '1'] = step.exec(text) ?? [];
  const named = siblings.filter((each) => name === '*' || each.name === name);
  const found = named.find((_, index) => String(index + 1) === position);
  return name === '*' && found?.prefix !== '' ? undefined : found;
};

/** The element that the path names; undefined when there is none. */
export const elementAt = (root: XmlElement, xpath: string): XmlElement | undefined => {
  const [empty, first = '', ...rest] = xpath.split('/');
  if (empty !== '') return undefined;
  return rest.reduce<XmlElement | undefined>(
    (element, text) => element && along(childElements(element), text),
    first === '*' ? root : along([root], first),
  );
};

/** From 1: the line on which the start tag of the element ends. */
export const lineOf = (xml: string, { contentStart }: XmlElement): number =>
  xml.slice(0, contentStart).split('\n').length;

// Random damage to the text of an XML document, by kind; the text stays well-formed.

type Random = SeededRandom['random'];

export type Mutation = {
  readonly name: MutationName;
  /** The damage done, and where in the document before it. */
  readonly what: string;
  readonly xml: string;
};

/** A text with every element on its own line, so that a wrong line shows. Empty elements stay empty. */
export const onLines = (xml: string): string =>
  xml.replace(/>(?=<[^/])/g, '>\n').replace(/(<\/[^>]+>)(?=<\/)/g, '$1\n');

export const parsed = (xml: string): XmlElement => {
  const result = parseXml(xml);
  if (!result.ok) throw new Error(`Not well-formed: ${result.problem.message.en}`);
  return result.document.root;
};

const elementsOf = (element: XmlElement): readonly XmlElement[] => [
  element,
  ...childElements(element).flatMap(elementsOf),
];

type Place = { readonly element: XmlElement; readonly attribute?: XmlAttribute | undefined };

type Splice = { readonly start: number; readonly end: number; readonly text: string };

type Source = { readonly xml: string; readonly elements: readonly XmlElement[] };

type Kind = {
  /** Where that damage can be done. */
  readonly places: (source: Source) => readonly Place[];
  /** Later ones first, so that offsets stay right. */
  readonly splices: (place: Place, xml: string) => readonly Splice[];
};

/** Elements below the root, which the schema knows by name. */
const inner = ({ elements }: Source): readonly Place[] => elements.slice(1).map((element) => ({ element }));

const attributes = ({ elements }: Source): readonly Place[] =>
  elements.flatMap((element) => element.attributes.map((attribute) => ({ element, attribute })));

const nextOf = (element: XmlElement): XmlElement | undefined => {
  const siblings = element.parent === undefined ? [] : childElements(element.parent);
  return siblings[siblings.indexOf(element) + 1];
};

const renamed = ({ element }: Place): readonly Splice[] => {
  const ends = [element.contentEnd + 2 + element.name.length, element.start + 1 + element.name.length];
  return ends.map((end) => ({ start: end, end, text: 'X' }));
};

const swapped = ({ element }: Place, xml: string): readonly Splice[] => {
  const next = nextOf(element);
  if (next === undefined) return [];
  const text = (each: XmlElement): string => xml.slice(each.start, each.end);
  return [
    { start: next.start, end: next.end, text: text(element) },
    { start: element.start, end: element.end, text: text(next) },
  ];
};

/** Values of that form, in elements without children and in attributes. */
const valued =
  (form: RegExp) =>
  (source: Source): readonly Place[] => [
    ...inner(source).filter(({ element }) => childElements(element).length === 0 && form.test(textOf(element))),
    ...attributes(source).filter(({ attribute }) => form.test(attribute?.value ?? '')),
  ];

const revalued =
  (value: string): Kind['splices'] =>
  ({ element, attribute }) =>
    attribute === undefined
      ? [{ start: element.contentStart, end: element.contentEnd, text: value }]
      : [{ start: attribute.start, end: attribute.end, text: `${attribute.name}="${value}"` }];

const kinds = {
  remove: { places: inner, splices: ({ element: { start, end } }) => [{ start, end, text: '' }] },
  duplicate: {
    places: inner,
    splices: ({ element: { start, end } }, xml) => [{ start: end, end, text: xml.slice(start, end) }],
  },
  swap: {
    places: (source) =>
      inner(source).filter(({ element }) => ![undefined, element.name].includes(nextOf(element)?.name)),
    splices: swapped,
  },
  rename: { places: inner, splices: renamed },
  renameAttribute: {
    places: attributes,
    splices: ({ element, attribute }) => {
      const end = (attribute?.start ?? element.start) + (attribute?.name.length ?? 0);
      return [{ start: end, end, text: 'X' }];
    },
  },
  removeAttribute: {
    places: attributes,
    splices: ({ attribute }) => (attribute === undefined ? [] : [{ ...attribute, text: '' }]),
  },
  breakDate: { places: valued(/^\d{4}-\d{2}-\d{2}/), splices: revalued('2026-02-30') },
  breakAmount: { places: valued(/^-?\d+\.\d+$/), splices: revalued('12,5O') },
} as const satisfies Readonly<Record<string, Kind>>;

type MutationName = keyof typeof kinds;

const mutationNames = Object.keys(kinds) as readonly MutationName[]; // its own keys

const splice = (xml: string, { start, end, text }: Splice): string => xml.slice(0, start) + text + xml.slice(end);

export type Mutator = {
  /** The kinds of damage that this document can take: one without an amount has none to break. */
  readonly names: readonly MutationName[];
  /** The damage depends only on the random numbers. */
  readonly mutate: (random: Random) => Mutation;
};

/** Mutations of one document, which is parsed once. */
export const mutator = (xml: string): Mutator => {
  const source = { xml, elements: elementsOf(parsed(xml)) };
  const places = new Map(mutationNames.map((name) => [name, kinds[name].places(source)]));
  const names = mutationNames.filter((name) => places.get(name)?.length !== 0);
  return {
    names,
    mutate: (random) => {
      const name = random.pick(names);
      const place = random.pick(places.get(name) ?? []);
      const what = `${name} ${xpathOf(place.element, place.attribute?.name)}`;
      return { name, what, xml: kinds[name].splices(place, xml).reduce(splice, xml) };
    },
  };
};
