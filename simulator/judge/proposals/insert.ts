/** Elements that are missing: what a rule or the schema wants of them, as far as anything but the sender knows it. */
import type { XmlSpec } from '../../../src/common/xml/node.ts';
import type { XmlElement } from '../../../src/common/xml/tree.ts';
import type { SubjectKind } from '../../document/kind.ts';
import { knownValue, type Gap } from './known-value.ts';
import { pathTo, type Place } from './place.ts';
import type { Proposal, Value, ValueSource } from './proposal.ts';
import { nameThere, namesUpTo, rowIn, shapeOf, shapeOfRow, usualThere } from './shape.ts';
import { namesThrough, namesTo, specimenAt } from './specimen.ts';
import type { Row } from '../../checks/schema/facts.ts';

type Wanted = {
  readonly kind: SubjectKind;
  /** Usual names below the element to write. */
  readonly names: readonly string[];
  readonly attribute: string | undefined;
  readonly value: Value | undefined;
};

type Written = { readonly spec: XmlSpec; readonly sources: readonly ValueSource[] };

const valueOf = ({ kind, names, attribute, value }: Wanted, gap: Gap): Value | undefined =>
  names.length === 0 && attribute === gap.attribute && value !== undefined ? value : knownValue(kind, gap);

type Attributes = Readonly<Record<string, Value>>;

const attributesFor = (row: Row, wanted: Wanted, gap: Gap): Attributes | undefined => {
  const required = shapeOfRow(row).attributes.flatMap(([name, , isRequired]) => (isRequired === 1 ? [name] : []));
  const own = wanted.names.length === 0 && wanted.attribute !== undefined ? [wanted.attribute] : [];
  const values = [...new Set([...required, ...own])].map(
    (name) => [name, valueOf(wanted, { ...gap, attribute: name })] as const,
  );
  return values.every((one): one is readonly [string, Value] => one[1] !== undefined)
    ? Object.fromEntries(values)
    : undefined;
};

/** Each party states these in more than one group: an empty group gets them from another. */
const statedAgain = ['cbc:RegistrationName', 'cbc:CompanyID'];

const rowsToWrite = (row: Row, { names, kind }: Wanted, gap: Gap): readonly Row[] => {
  const { children } = shapeOfRow(row);
  const needed = children.filter(([name, min]) => min > 0 || name === names[0]);
  if (needed.length > 0) return needed;
  const isKnown = (name: string): boolean => knownValue(kind, { ...gap, names: [...gap.names, name] }) !== undefined;
  return children.filter(([name]) => statedAgain.includes(name) && isKnown(name));
};

const inner = (wanted: Wanted, name: string): Wanted =>
  wanted.names[0] === name
    ? { ...wanted, names: wanted.names.slice(1) }
    : { ...wanted, names: [], attribute: undefined, value: undefined };

/** Undefined where something in it is known to its sender alone. */
const written = (row: Row, wanted: Wanted, gap: Gap): Written | undefined => {
  const name = nameThere(gap.element, row[0]);
  const attributes = attributesFor(row, wanted, gap);
  if (name === undefined || attributes === undefined) return undefined;
  const texts = Object.fromEntries(Object.entries(attributes).map(([key, { text }]) => [key, text]));
  const sources = Object.values(attributes).map(({ source }) => source);
  const isGroup = shapeOfRow(row).children.length > 0;
  if (isGroup) {
    const children = rowsToWrite(row, wanted, gap).map((child) =>
      written(child, inner(wanted, child[0]), { ...gap, names: [...gap.names, child[0]] }),
    );
    if (!children.every((child) => child !== undefined) || children.length + sources.length === 0) return undefined;
    return {
      spec: { name, attributes: texts, content: children.map(({ spec }) => spec) },
      sources: [...sources, ...children.flatMap((child) => child.sources)],
    };
  }
  if (row[3] !== undefined && sources.length > 0) return { spec: { name, attributes: texts, content: '' }, sources };
  const value = valueOf(wanted, gap);
  return value && { spec: { name, attributes: texts, content: value.text }, sources: [...sources, value.source] };
};

/** Outside the schema, in the extensions, an element stands where a document that passes has it. */
const rowFor = (element: XmlElement, usual: string): Row => rowIn(shapeOf(element), usual) ?? [usual, 0, 1];

const standsAfter = (kind: SubjectKind, element: XmlElement, usual: string): readonly string[] => {
  const names = namesUpTo(shapeOf(element), usual);
  const same = names.length > 0 ? undefined : specimenAt(kind, [...namesTo(element), usual]);
  return (same === undefined ? names : namesThrough(same)).flatMap((name) => nameThere(element, name) ?? []);
};

/** The missing element, with no more in it than is wanted. */
export const insert = (
  kind: SubjectKind,
  { element, attribute, missing }: Place,
  value?: Value,
): readonly Proposal[] => {
  const [first = '', ...names] = missing.map(({ name }) => usualThere(element, name));
  const gap = { element, names: [...namesTo(element), first], attribute: undefined };
  const made = written(rowFor(element, first), { kind, names, attribute, value }, gap);
  if (made === undefined) return [];
  const { spec, sources } = made;
  const path = pathTo(element);
  const from: readonly ValueSource[] = ['example', 'computed', 'stated'];
  return [
    {
      xpath: `${path}/${spec.name}`,
      edit: { edit: 'insert', path, child: spec, after: standsAfter(kind, element, first) },
      source: from.find((one) => sources.includes(one)) ?? 'computed',
    },
  ];
};

export const insertChild = (kind: SubjectKind, element: XmlElement, name: string): readonly Proposal[] =>
  insert(kind, { element, attribute: undefined, missing: [{ name, position: undefined }] });
