/** Assembling elements: absent values create no element, and every element knows the request field that feeds it. */
import type { XmlSpec } from '../../common/xml/node.ts';

export type Attributes = Readonly<Record<string, string | undefined>>;

type LeafOptions = {
  readonly attributes?: Attributes | undefined;
  readonly field?: string | undefined;
  /** Fields of attributes that differ from the element's own. */
  readonly attributeFields?: Attributes | undefined;
};

type Present = Readonly<Record<string, string>>;

/** A loop, because it runs for every attribute of a document: a list of the values would be made each time. */
const isComplete = (attributes: Attributes): attributes is Present => {
  for (const name in attributes) if (attributes[name] === undefined) return false;
  return true;
};

/** Attributes without those that are undefined. */
const present = (attributes: Attributes): Present =>
  isComplete(attributes)
    ? attributes
    : Object.fromEntries(
        Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
      );

/** An element with text; it is written even when the text is empty. */
export const leaf = (name: string, content: string, options: LeafOptions = {}): XmlSpec => {
  const { attributes, field, attributeFields } = options;
  return {
    name,
    attributes: attributes && present(attributes),
    content,
    field,
    attributeFields: attributeFields && present(attributeFields),
  };
};

/** An element with text, or nothing if there is no text. */
export const optional = (name: string, content: string | undefined, options: LeafOptions = {}): XmlSpec | undefined =>
  content === undefined || content === '' ? undefined : leaf(name, content, options);

/** Elements of one parent: alone, in lists, or left out. */
export type Children = readonly (XmlSpec | readonly XmlSpec[] | undefined)[];

const flatten = (children: Children): readonly XmlSpec[] => {
  const elements: XmlSpec[] = [];
  for (const child of children) {
    if (child === undefined) continue;
    if ('name' in child) elements.push(child);
    else elements.push(...child);
  }
  return elements;
};

/** An element with child elements, in that order. */
export const group = (name: string, children: Children, field?: string): XmlSpec => ({
  name,
  content: flatten(children),
  field: field === '' ? undefined : field,
});

/**
 * The same, with children that are built anew each time somebody asks for them. Of a long document not all elements are
 * then in memory at once: the garbage collector would copy them twice before the document is written.
 */
export const groupOnDemand = (name: string, children: () => Children, field: string): XmlSpec => ({
  name,
  get content() {
    return flatten(children());
  },
  field,
});

/** `parent.child`; just the child at the top of the body. */
export const fieldAt = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

/** Left out if the value is undefined; `field` is the request path that feeds it. */
export type Attribute = readonly [name: string, value: string | undefined, field?: string];

/** An element without content. The schema does not allow even a space between its tags. */
export const bearing = (name: string, attributes: readonly Attribute[], field?: string): XmlSpec =>
  leaf(name, '', {
    attributes: Object.fromEntries(attributes.map(([attribute, value]) => [attribute, value])),
    attributeFields: Object.fromEntries(
      attributes.map(([attribute, value, from]) => [attribute, value === undefined ? undefined : from]),
    ),
    field,
  });
