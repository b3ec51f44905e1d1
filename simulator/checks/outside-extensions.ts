import { attributeOf, isElement, type XmlElement } from '../../src/common/xml/tree.ts';
import type { Subject } from '../document/subject.ts';
import { fixedNamespaces } from '../document/path-index.ts';

/** What rules about the whole document look at: elements outside the extensions, at any depth, in document order. */
type Outside = {
  /** Amounts with a currency, and percentages. */
  readonly values: readonly XmlElement[];
  readonly addresses: readonly XmlElement[];
};

type Sort = 'percentage' | 'address' | 'other';

const percentages: ReadonlySet<string> = new Set(['Percent', 'MultiplierFactorNumeric']);

const sortOf = (local: string): Sort => {
  if (percentages.has(local)) return 'percentage';
  return local.endsWith('Address') ? 'address' : 'other';
};

type Walk = {
  readonly values: XmlElement[];
  readonly addresses: XmlElement[];
  /** By local name: a document repeats few names many times. */
  readonly sorts: Map<string, Sort>;
};

const knownSort = ({ sorts }: Walk, local: string): Sort => {
  let sort = sorts.get(local);
  if (sort === undefined) sorts.set(local, (sort = sortOf(local)));
  return sort;
};

/** Visits the element and all below it. */
const visit = (element: XmlElement, walk: Walk): void => {
  const sort = knownSort(walk, element.local);
  if (sort === 'address') walk.addresses.push(element);
  if (sort === 'percentage' || attributeOf(element, 'currencyID') !== undefined) walk.values.push(element);
  for (const child of element.children) if (isElement(child)) visit(child, walk);
};

/** One walk for all rules: that through a long document costs more than what they do with its elements. */
export const outsideExtensions = (subject: Subject): Outside =>
  subject.once('outsideExtensions', () => {
    const walk: Walk = { values: [], addresses: [], sorts: new Map() };
    for (const child of subject.root.children) {
      if (isElement(child) && child.uri !== fixedNamespaces.ext) visit(child, walk);
    }
    return walk;
  });
