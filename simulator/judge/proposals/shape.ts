/** The contents of an element according to the schema: their order, and which are required. */
import type { XmlElement } from '../../../src/common/xml/tree.ts';
import { isRow, readSchemaFacts, type AttributeRow, type Row, type SchemaFacts } from '../../checks/schema/facts.ts';
import { namespacesInScope } from '../../document/xml/canonical-scope.ts';

type Shape = { readonly children: readonly Row[]; readonly attributes: readonly AttributeRow[] };

const nothing: Shape = { children: [], attributes: [] };

let known: SchemaFacts | undefined;

const facts = (): SchemaFacts => (known ??= readSchemaFacts());

const usualPrefixes = (): ReadonlyMap<string, string> =>
  new Map(Object.entries(facts().ubl.namespaces).map(([prefix, uri]) => [uri, prefix]));

/** With the prefix that rules and schema give its namespace, whatever the document writes. */
export const usualName = ({ uri, local }: Pick<XmlElement, 'uri' | 'local'>): string => {
  const prefix = usualPrefixes().get(uri);
  return prefix === undefined ? local : `${prefix}:${local}`;
};

/** The usual name for one with a prefix of the document, in scope at that element. */
export const usualThere = (element: XmlElement, name: string): string => {
  const [prefix, local = ''] = name.includes(':') ? name.split(':') : ['', name];
  const uri = namespacesInScope(element).find((one) => one.prefix === prefix)?.uri;
  return uri === undefined ? name : usualName({ uri, local });
};

/** As the document would write it there; undefined where it has no prefix for that namespace. */
export const nameThere = (element: XmlElement, usual: string): string | undefined => {
  const [prefix = '', local] = usual.split(':');
  const uri = local === undefined ? element.uri : facts().ubl.namespaces[prefix];
  const scope = namespacesInScope(element);
  const own = scope.find((one) => one.uri === uri && one.prefix === prefix) ?? scope.find((one) => one.uri === uri);
  if (own === undefined) return undefined;
  return own.prefix === '' ? (local ?? usual) : `${own.prefix}:${local ?? usual}`;
};

const basicShape = (prefix: string, local: string): Shape => {
  const { basic, datatypes } = facts().ubl;
  const [datatype] = Object.entries(basic[prefix] ?? {}).find(([, names]) => names.includes(local)) ?? [];
  return { ...nothing, attributes: datatypes[datatype ?? '']?.attributes ?? [] };
};

/** Without the content of extensions, which the schema leaves open. */
export const shapeOfRow = ([name, , , type]: Row): Shape => {
  if (type !== undefined) {
    const { children = [], attributes = [] } = facts().payroll.types[type] ?? {};
    return { children: children.filter(isRow), attributes };
  }
  const [prefix = '', local = ''] = name.split(':');
  if (prefix !== 'cac') return basicShape(prefix, local);
  const { aggregateElements, aggregates } = facts().ubl;
  const [aggregate] = Object.entries(aggregateElements).find(([, names]) => names.includes(local)) ?? [];
  return { ...nothing, children: aggregates[aggregate ?? ''] ?? [] };
};

export const rowIn = ({ children }: Shape, usual: string): Row | undefined => children.find(([name]) => name === usual);

export const shapeOf = (element: XmlElement): Shape => {
  const { parent, local } = element;
  if (parent === undefined) {
    const { children = [], attributes = [] } = facts().ubl.documents[local] ?? facts().payroll.documents[local] ?? {};
    return { children, attributes };
  }
  const name = usualName(element);
  const row = rowIn(shapeOf(parent), name) ?? (name.startsWith('cac:') ? ([name, 0, 'n'] as const) : undefined);
  return row === undefined ? nothing : shapeOfRow(row);
};

/** The names that come before it in such an element, and its own; none where the schema does not know it there. */
export const namesUpTo = ({ children }: Shape, usual: string): readonly string[] =>
  children.slice(0, children.findIndex(([name]) => name === usual) + 1).map(([name]) => name);
