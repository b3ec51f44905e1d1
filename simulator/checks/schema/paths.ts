/** Whether the path of a rule can exist in a document, and whether the schema requires the element it names. */
import { parsePath } from '../../../src/common/xml/path-steps.ts';
import {
  isRow,
  readSchemaFacts,
  type BlockFacts,
  type Occurs,
  type Row,
  type SchemaFacts,
  type TypeFacts,
} from './facts.ts';

type Content = {
  readonly children: readonly Row[];
  readonly attributes: readonly string[];
  /** The XSD type of its text; undefined where it holds elements. */
  readonly text?: string | undefined;
  /** May contain whatever an extension brings. */
  readonly open?: boolean;
};

export type PlaceInSchema = {
  readonly min: number;
  readonly max: Occurs;
  readonly text: string | undefined;
};

/** A step that no document with that root has, and the names that are possible instead. */
export type UnknownStep = { readonly unknown: string; readonly expected: readonly string[] };

const nothing: Content = { children: [], attributes: [] };

let facts: SchemaFacts | undefined;
const known = (): SchemaFacts => (facts ??= readSchemaFacts());

const keyWith = (lists: Readonly<Record<string, readonly string[]>>, name: string): string =>
  Object.keys(lists).find((key) => lists[key]?.includes(name) === true) ?? '';

const named = (rows: TypeFacts['attributes']): readonly string[] => (rows ?? []).map(([name]) => name);

const ofType = (type: TypeFacts | undefined): Content =>
  type === undefined
    ? nothing
    : { children: (type.children ?? []).filter(isRow), attributes: named(type.attributes), text: type.text };

const ofDatatype = (name: string): Content => {
  const datatype = known().ubl.datatypes[name];
  return datatype === undefined
    ? { ...nothing, text: name }
    : { children: [], attributes: named(datatype.attributes), text: datatype.base };
};

const aggregate = (name: string): Content => ({ ...nothing, children: known().ubl.aggregates[name] ?? [] });

/** The schema does not enforce the authority's extension, but its names are known. */
const dianExtensions = (): BlockFacts =>
  (known().ubl as unknown as { readonly dianExtensions: { readonly published: BlockFacts } }).dianExtensions.published; // beside what is enforced

const inBlock = ({ elements, types }: BlockFacts, name: string): Content => {
  const type = elements[name] ?? '';
  if (type.startsWith('cac:')) return aggregate(type.slice('cac:'.length));
  return types[type] === undefined ? ofDatatype(type) : ofType(types[type]);
};

const extensions: readonly Row[] = [
  ['sts:DianExtensions', 0, 1],
  ['ds:Signature', 0, 1],
];

const contentOf = ([element, , , payrollType]: Row): Content => {
  const { ubl, payroll } = known();
  if (payrollType !== undefined)
    return payroll.types[payrollType] === undefined
      ? { ...nothing, text: payrollType }
      : ofType(payroll.types[payrollType]);
  const [prefix = '', local = ''] = element.split(':');
  if (prefix === 'cac') return aggregate(keyWith(ubl.aggregateElements, local));
  if (prefix === 'cbc') return ofDatatype(keyWith(ubl.basic.cbc ?? {}, local));
  if (element === 'ext:ExtensionContent') return { children: extensions, attributes: [], open: true };
  if (prefix === 'sts') return inBlock(dianExtensions(), element);
  if (prefix === 'ext') return inBlock(ubl.extension, element);
  return { ...inBlock(ubl.signature, element), open: true };
};

const rootContent = (root: string): Content => {
  const { ubl, payroll } = known();
  const document = ubl.documents[root] ?? payroll.documents[root];
  return { children: document?.children ?? [], attributes: named(document?.attributes) };
};

/**
 * The schema's declaration for the last step of a path (src/common/xml/path-steps.ts). Undefined inside extensions with
 * undeclared content.
 */
export const placeInSchema = (root: string, path: string): PlaceInSchema | UnknownStep | undefined => {
  const parsed = parsePath(path);
  if (parsed === undefined) return { unknown: path, expected: [] };
  const { attribute } = parsed;
  let content = rootContent(root);
  let place: PlaceInSchema = { min: 1, max: 1, text: undefined };
  for (const { name } of parsed.steps) {
    const row = content.children.find(([child]) => child === name);
    if (row === undefined) {
      if (content.open === true) return undefined;
      return { unknown: name, expected: content.children.map(([child]) => child) };
    }
    content = contentOf(row);
    place = { min: row[1], max: row[2], text: content.text };
  }
  if (attribute === undefined) return place;
  if (content.open === true || content.attributes.includes(attribute)) return { min: 0, max: 1, text: 'string' };
  return { unknown: `@${attribute}`, expected: content.attributes.map((each) => `@${each}`) };
};
