/** Looking up and replacing attributes in a document that is about to be written. */
import type { XmlRootSpec, XmlSpec } from '../../common/xml/node.ts';
import { elementsAt, withContent, type Steps } from './spec-tree.ts';

/** The attribute of the first element at that place; empty when there is none. */
export const attributeAt = (from: XmlSpec, steps: Steps, name: string): string =>
  elementsAt(from, steps)[0]?.attributes?.[name] ?? '';

type NewAttribute = { readonly name: string; readonly text: string };

const replaceIn = (element: XmlSpec, steps: Steps, attribute: NewAttribute): XmlSpec => {
  const [step, ...rest] = steps;
  const { attributes, content } = element;
  if (step === undefined) {
    if (attributes?.[attribute.name] === undefined) return element;
    return { ...element, attributes: { ...attributes, [attribute.name]: attribute.text } };
  }
  if (typeof content === 'string') return element;
  return withContent(
    element,
    content.map((child) => (child.name === step ? replaceIn(child, rest, attribute) : child)),
  );
};

/** The document with that text in the attribute of every element at that place; one that is not there stays away. */
export const withAttribute = (root: XmlRootSpec, steps: Steps, attribute: NewAttribute): XmlRootSpec => ({
  namespaces: root.namespaces,
  ...replaceIn(root, steps, attribute),
});
