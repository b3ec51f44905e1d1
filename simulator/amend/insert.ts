/** Elements that are missing, as a document that passes has them. */
import type { XmlSpec } from '../../src/common/xml/node.ts';
import type { XmlElement } from '../../src/common/xml/tree.ts';
import type { SubjectKind } from '../document/kind.ts';
import { pathTo, type Place } from './place.ts';
import type { Proposal, Value } from './proposal.ts';
import { namesThrough, namesTo, specimenAt, specOf } from './specimen.ts';

/** Number and code are the document's own. */
export const isOwn = (names: readonly string[]): boolean =>
  names.length === 1 && /^cbc:(?:ID|UUID)$/.test(names[0] ?? '');

const changedAt = (spec: XmlSpec, names: readonly string[], change: (element: XmlSpec) => XmlSpec): XmlSpec => {
  const [name, ...rest] = names;
  if (name === undefined) return change(spec);
  if (typeof spec.content === 'string') return spec;
  const at = spec.content.findIndex((child) => child.name === name);
  return {
    ...spec,
    content: spec.content.map((child, place) => (place === at ? changedAt(child, rest, change) : child)),
  };
};

const withText =
  (attribute: string | undefined, text: string) =>
  (element: XmlSpec): XmlSpec =>
    attribute === undefined
      ? { ...element, content: text }
      : { ...element, attributes: { ...element.attributes, [attribute]: text } };

/** The missing element with everything that it has in a document that passes. */
export const insert = (
  kind: SubjectKind,
  { element, attribute, missing }: Place,
  value?: Value,
): readonly Proposal[] => {
  const [first = '', ...rest] = missing.map(({ name }) => name);
  const names = [...namesTo(element), first];
  const there = isOwn(names) && value === undefined ? undefined : specimenAt(kind, names);
  if (there === undefined) return [];
  const spec = specOf(there);
  const child = value === undefined ? spec : changedAt(spec, rest, withText(attribute, value.text));
  const path = pathTo(element);
  return [
    {
      xpath: path === '/*' ? `/*/${first}` : `${path}/${first}`,
      edit: { edit: 'insert', path, child, after: namesThrough(there) },
      source: value?.source ?? 'example',
    },
  ];
};

export const insertChild = (kind: SubjectKind, element: XmlElement, name: string): readonly Proposal[] =>
  insert(kind, { element, attribute: undefined, missing: [{ name, position: undefined }] });
