/**
 * Violations of the payroll schema (datasets/facts/schema/payroll-1.0.json), for tests: order, number, attributes, lexical
 * forms.
 */
import { dataJson } from '../../../common/data-directory.ts';
import type { XmlRootSpec, XmlSpec } from '../../../common/xml/node.ts';

type ElementRow = readonly [name: string, min: number, max: number | 'n', type?: string];
type AttributeRow = readonly [name: string, type: string, required: 0 | 1];

type TypeFacts = {
  readonly text?: string;
  readonly attributes?: readonly AttributeRow[];
  readonly children?: readonly ElementRow[];
};

type Facts = {
  readonly documents: Readonly<Record<string, TypeFacts>>;
  readonly types: Readonly<Record<string, TypeFacts>>;
};

// The file is ours, and tests of the schemas check its shape.
const facts = dataJson('schema/payroll-1.0.json') as Facts; // our own file

const forms: Readonly<Record<string, RegExp>> = {
  string: /^[^]*$/,
  integer: /^[+-]?\d+$/,
  decimal: /^[+-]?\d+(?:\.\d+)?$/,
  boolean: /^(?:true|false|1|0)$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  time: /^\d{2}:\d{2}:\d{2}(?:[+-]\d{2}:\d{2})?$/,
  dateTime: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/,
};

const isOf = (type: string, text: string): boolean => forms[type]?.test(text) ?? false;

const attributeFaults = ({ name, attributes = {} }: XmlSpec, rows: readonly AttributeRow[]): readonly string[] => [
  ...Object.keys(attributes)
    .filter((each) => !rows.some(([known]) => known === each) && !each.startsWith('xsi:'))
    .map((each) => `${name}: @${each} is unknown`),
  ...rows.flatMap(([each, type, required]) => {
    const value = attributes[each];
    if (value === undefined) return required === 1 ? [`${name}: @${each} is missing`] : [];
    return isOf(type, value) ? [] : [`${name}: @${each} is no ${type}`];
  }),
];

const childFaults = (name: string, children: readonly XmlSpec[], rows: readonly ElementRow[]): readonly string[] => {
  const positions = children.map((child) => rows.findIndex(([known]) => known === child.name));
  return [
    ...children.filter((_child, at) => positions[at] === -1).map((child) => `${name}: ${child.name} is unknown`),
    ...children
      .filter((_child, at) => (positions[at] ?? 0) < (positions[at - 1] ?? 0))
      .map((child) => `${name}: ${child.name} is out of order`),
    ...rows
      .filter(([row, min, max]) => {
        const count = children.filter((child) => child.name === row).length;
        return count < min || (max !== 'n' && count > max);
      })
      .map(([row]) => `${name}: wrong number of ${row}`),
    ...children.flatMap((child) => {
      const type = rows.find(([row]) => row === child.name)?.[3];
      return type === undefined ? [] : faultsOf(child, facts.types[typeOf(name, type)] ?? { text: type });
    }),
  ];
};

/** Two types differ in a deletion. */
const typeOf = (parent: string, type: string): string =>
  parent === 'Eliminar' && `Eliminar.${type}` in facts.types ? `Eliminar.${type}` : type;

const faultsOf = (element: XmlSpec, { text, attributes = [], children = [] }: TypeFacts): readonly string[] => {
  const { name, content } = element;
  const found = attributeFaults(element, attributes);
  if (text !== undefined) {
    return typeof content === 'string' && isOf(text, content) ? found : [...found, `${name}: no ${text}`];
  }
  if (typeof content === 'string') {
    return content === '' && children.length === 0 ? found : [...found, `${name}: text is not allowed`];
  }
  return [...found, ...childFaults(name, content, children)];
};

/** Empty for a document that the schema accepts; the contents of the extensions are not checked. */
export const schemaFaults = (root: XmlRootSpec): readonly string[] =>
  faultsOf(root, facts.documents[root.name] ?? { children: [] });
