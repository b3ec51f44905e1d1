import { isElement, type XmlElement } from '../../src/common/xml/tree.ts';
import type { Subject } from '../document/subject.ts';
import { fixedNamespaces } from '../document/path-index.ts';

type Test = (element: XmlElement) => boolean;

/** Adds the element and all below it. */
const collect = (element: XmlElement, into: XmlElement[]): void => {
  into.push(element);
  for (const child of element.children) if (isElement(child)) collect(child, into);
};

/** Every element outside the extensions, in document order; without the root. */
const elementsOutside = (subject: Subject): readonly XmlElement[] =>
  subject.once('elementsOutside', () => {
    const elements: XmlElement[] = [];
    for (const child of subject.root.children) {
      if (isElement(child) && child.uri !== fixedNamespaces.ext) collect(child, elements);
    }
    return elements;
  });

/** The first element outside the extensions that passes the test, at any depth. */
export const firstOutside = (subject: Subject, isMeant: Test): XmlElement | undefined =>
  elementsOutside(subject).find(isMeant);
