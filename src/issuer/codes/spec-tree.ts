/** Looking up and replacing texts in a document that is about to be written. */
import { childSpecs, type XmlRootSpec, type XmlSpec } from '../../common/xml/node.ts';

/** Child names from the root down. */
export type Steps = readonly string[];

/** Every element at that place, in document order. */
export const elementsAt = (from: XmlSpec, steps: Steps): readonly XmlSpec[] => {
  let found: readonly XmlSpec[] = [from];
  for (const name of steps) {
    const inside: XmlSpec[] = [];
    for (const element of found) {
      for (const child of childSpecs(element)) if (child.name === name) inside.push(child);
    }
    found = inside;
  }
  return found;
};

/** Empty for an element with child elements. */
export const textOf = ({ content }: XmlSpec): string => (typeof content === 'string' ? content : '');

/** The text of the first element at that place; empty if there is none. */
export const textAt = (from: XmlSpec, steps: Steps): string => {
  const first = elementsAt(from, steps)[0];
  return first === undefined ? '' : textOf(first);
};

/** Names every member of an element, so that the compiler reports one that a copy omits. */
type EveryMember = { readonly [Member in keyof Required<XmlSpec>]: XmlSpec[Member] };

/** The element with different content. A literal, because spreading is slow here (docs/contributing/decisions/010). */
export const withContent = (element: XmlSpec, content: XmlSpec['content']): XmlSpec => {
  const { name, attributes, field, attributeFields } = element;
  return { name, attributes, content, field, attributeFields } satisfies EveryMember;
};

const replaceIn = (element: XmlSpec, steps: Steps, text: string): XmlSpec => {
  const [name, ...rest] = steps;
  if (name === undefined) return withContent(element, text);
  const { content } = element;
  if (typeof content === 'string') return element;
  return withContent(
    element,
    content.map((child) => (child.name === name ? replaceIn(child, rest, text) : child)),
  );
};

/** The document with that text in every element at that place; an absent one stays absent. */
export const withText = (root: XmlRootSpec, steps: Steps, text: string): XmlRootSpec => ({
  namespaces: root.namespaces,
  ...replaceIn(root, steps, text),
});
