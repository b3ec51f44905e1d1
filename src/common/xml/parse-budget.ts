/**
 * The permitted cost of one document. The budget is spent while the text is read, so a document beyond it is refused
 * before its tree takes time or memory.
 */
import type { LimitName } from './parse-limits.ts';
import { refuse, type Reader, type Refusal } from './parse-reader.ts';

const refuseOver = (reader: Reader, offset: number, over: Pick<Refusal, 'code' | 'message'>): void => {
  refuse(reader, { ...over, offset });
};

const advice = ({ budget }: Reader, limit: LimitName): string => {
  const setting = budget.raisedBy[limit];
  return `Split the document${setting === undefined ? '' : `, or raise the limit ${setting}`}`;
};

export const refuseDepth = (reader: Reader, offset: number): void => {
  const { maxDepth } = reader.budget;
  const message = `Elements are nested more than ${String(maxDepth)} deep. ${advice(reader, 'maxDepth')} (${String(maxDepth)}).`;
  refuseOver(reader, offset, { code: 'xml-too-deep', message });
};

type Kind = {
  readonly code: Refusal['code'];
  readonly what: string;
  readonly limit: LimitName;
};

const nodes: Kind = {
  code: 'xml-too-many-nodes',
  what: 'nodes (elements, texts, comments and instructions)',
  limit: 'maxNodes',
};
const attributes: Kind = {
  code: 'xml-too-many-attributes',
  what: 'attributes, namespace declarations included',
  limit: 'maxAttributes',
};
const elementAttributes: Kind = {
  code: 'xml-too-many-element-attributes',
  what: 'attributes in one element, namespace declarations included',
  limit: 'maxElementAttributes',
};
const namespaces: Kind = {
  code: 'xml-too-many-namespaces',
  what: 'namespace declarations',
  limit: 'maxNamespaces',
};
const namespacesInScope: Kind = {
  code: 'xml-too-many-namespaces-in-scope',
  what: 'namespace declarations in one element and its ancestors',
  limit: 'maxNamespacesInScope',
};

type Place = { readonly found: number; readonly offset: number };

const hold = (reader: Reader, { code, what, limit }: Kind, { found, offset }: Place): void => {
  const most = reader.budget[limit];
  if (found <= most) return;
  const message = `Found at least ${String(found)} ${what}; expected at most ${String(most)}. ${advice(reader, limit)}.`;
  refuseOver(reader, offset, { code, message });
};

/** One more node, which begins there. */
export const spendNode = (reader: Reader, offset: number): void => {
  const { budget } = reader;
  budget.nodes += 1;
  if (budget.nodes > budget.maxNodes) hold(reader, nodes, { found: budget.nodes, offset });
};

/** One more attribute of an element; the count includes it. */
export const spendAttribute = (reader: Reader, count: number, offset: number): void => {
  const { budget } = reader;
  budget.attributes += 1;
  if (count > budget.maxElementAttributes) hold(reader, elementAttributes, { found: count, offset });
  if (budget.attributes > budget.maxAttributes) hold(reader, attributes, { found: budget.attributes, offset });
};

/** One more declaration of an element; the count in its scope includes it. */
export const spendNamespace = (reader: Reader, inScope: number, offset: number): void => {
  const { budget } = reader;
  budget.namespaces += 1;
  hold(reader, namespaces, { found: budget.namespaces, offset });
  hold(reader, namespacesInScope, { found: inScope, offset });
};
