import { isElement, type XmlElement } from '../../src/common/xml/tree.ts';
import type { Subject } from '../engine/subject.ts';
import { fixedNamespaces } from '../intake/path-index.ts';

type Test = (element: XmlElement) => boolean;

/** The first element, this one or below it, that is meant. */
const firstIn = (element: XmlElement, isMeant: Test): XmlElement | undefined => {
  if (isMeant(element)) return element;
  for (const child of element.children) {
    const found = isElement(child) ? firstIn(child, isMeant) : undefined;
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The first element outside the extensions that is meant, wherever it stands. */
export const firstOutside = (subject: Subject, isMeant: Test): XmlElement | undefined => {
  for (const child of subject.root.children) {
    if (!isElement(child) || child.uri === fixedNamespaces.ext) continue;
    const found = firstIn(child, isMeant);
    if (found !== undefined) return found;
  }
  return undefined;
};
