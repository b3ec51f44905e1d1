/** Documents built from changes to the example request, and helpers to inspect them. */
import { textAt, elementsAt } from '../codes/spec-tree.ts';
import { childSpecs, type XmlRootSpec, type XmlSpec } from '../../common/xml/node.ts';
import { taken, type Changes } from '../requests/invoice-body.fixture.ts';
import { buildUbl } from './ubl.ts';

export const built = (changes: Changes = {}): XmlRootSpec => buildUbl(taken(changes).model);

/** `cac:TaxTotal/cbc:TaxAmount` → the elements there. */
export const all = (from: XmlSpec, path: string): readonly XmlSpec[] => elementsAt(from, path.split('/'));

export const texts = (from: XmlSpec, path: string): readonly string[] =>
  all(from, path).map((each) => textAt(each, []));

/** The first element there; fails the test if there is none. */
export const one = (from: XmlSpec, path: string): XmlSpec => {
  const [first] = all(from, path);
  if (first === undefined) throw new Error(`Nothing at ${path}.`);
  return first;
};

/** Every element of a document, each before its descendants. */
export const every = (element: XmlSpec): readonly XmlSpec[] => [element, ...childSpecs(element).flatMap(every)];

/** Names of nested elements, for a document that is easy to compare: `{'cbc:ID': '1'}`. */
export const outline = ({ name, content }: XmlSpec): unknown => ({
  [name]: typeof content === 'string' ? content : content.map(outline),
});

/** The document with each child of its root with that name changed, or removed if the change is undefined. */
export const changed = (
  root: XmlRootSpec,
  name: string,
  change: (child: XmlSpec) => XmlSpec | undefined,
): XmlRootSpec => {
  const children = childSpecs(root);
  if (!children.some((child) => child.name === name)) throw new Error(`${root.name} has no ${name}.`);
  return { ...root, content: children.flatMap((child) => (child.name === name ? (change(child) ?? []) : [child])) };
};
