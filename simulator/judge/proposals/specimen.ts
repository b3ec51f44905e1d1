/**
 * What a document that passes has at a place: the complete one of each kind, from which the authority takes an example
 * where a rule asks for something that only the sender knows.
 */
import { dataText } from '../../../src/common/data-directory.ts';
import type { XmlRootSpec, XmlSpec } from '../../../src/common/xml/node.ts';
import { parseXml } from '../../../src/common/xml/parse.ts';
import { findAt } from '../../../src/common/xml/path-steps.ts';
import { childElements, textOf, type XmlDocument, type XmlElement } from '../../../src/common/xml/tree.ts';
import type { SubjectKind } from '../../document/kind.ts';
import { usualName } from './shape.ts';

/** Adjustments of payroll replace or delete: two documents with different contents. */
const namesOf = (kind: SubjectKind): readonly string[] =>
  kind === 'payrollAdjustment' ? ['payrollReplacement', 'payrollDeletion'] : [kind];

const read = new Map<string, XmlDocument>();

/** The complete document of that name in datasets/facts/specimens. */
const specimen = (name: string): XmlDocument => {
  const known = read.get(name);
  if (known !== undefined) return known;
  const parsed = parseXml(dataText(`specimens/${name}.xml`));
  if (!parsed.ok) throw new Error(`The specimen ${name} is not well-formed: ${parsed.problem.message.en}`);
  read.set(name, parsed.document);
  return parsed.document;
};

/** The complete documents of a kind, indented and unsigned; usually one. */
export const specimensOf = (kind: SubjectKind): readonly XmlDocument[] => namesOf(kind).map(specimen);

/** The usual names of the elements that lead to it from the root, which is left out. */
export const namesTo = (element: XmlElement): readonly string[] =>
  element.parent === undefined ? [] : [...namesTo(element.parent), usualName(element)];

/** The first element with these names, each within the one before, that the specimens of the kind have. */
export const specimenAt = (kind: SubjectKind, names: readonly string[]): XmlElement | undefined =>
  specimensOf(kind).flatMap(({ root }) => findAt(root, ['/*', ...names].join('/'), childElements).elements)[0];

/** As it is to be written into another document. */
export const specOf = (element: XmlElement): XmlSpec => {
  const children = childElements(element);
  return {
    name: element.name,
    attributes: Object.fromEntries(element.attributes.map(({ name, value }) => [name, value])),
    content: children.length === 0 ? textOf(element) : children.map(specOf),
  };
};

/** The complete document of that name, to be edited: with its codes, unsigned; the same every day. */
export const specimenSpec = (name: string): XmlRootSpec => {
  const { root } = specimen(name);
  return {
    ...specOf(root),
    namespaces: Object.fromEntries(root.namespaces.map(({ prefix, uri }) => [prefix, uri])),
  };
};

/** The names of the elements before it in its parent, and its own. */
export const namesThrough = (element: XmlElement): readonly string[] => {
  const siblings = element.parent === undefined ? [] : childElements(element.parent);
  return [...new Set(siblings.slice(0, siblings.indexOf(element) + 1).map(({ name }) => name))];
};
