/**
 * The permitted cost of one document. The budget is spent while the text is read, so a document beyond it is refused
 * before its tree takes time or memory.
 */
import type { Bilingual } from '../text/bilingual.ts';
import type { LimitName } from './parse-limits.ts';
import { refuse, type Reader, type Refusal } from './parse-reader.ts';

const refuseOver = (reader: Reader, offset: number, over: Pick<Refusal, 'code' | 'message'>): void => {
  refuse(reader, { ...over, offset });
};

const advice = ({ budget }: Reader, limit: LimitName): Bilingual => {
  const setting = budget.raisedBy[limit];
  return setting === undefined
    ? { en: 'Split the document', es: 'Divida el documento' }
    : {
        en: `Split the document, or raise the limit ${setting}`,
        es: `Divida el documento o aumente el límite ${setting}`,
      };
};

export const refuseDepth = (reader: Reader, offset: number): void => {
  const depth = String(reader.budget.maxDepth);
  const { en, es } = advice(reader, 'maxDepth');
  const message = {
    en: `Elements are nested more than ${depth} deep. ${en} (${depth}).`,
    es: `Los elementos se anidan en más de ${depth} niveles. ${es}.`,
  };
  refuseOver(reader, offset, { code: 'xml-too-deep', message });
};

type Kind = {
  readonly code: Refusal['code'];
  readonly what: Bilingual;
  readonly limit: LimitName;
};

const nodes: Kind = {
  code: 'xml-too-many-nodes',
  what: {
    en: 'nodes (elements, texts, comments and instructions)',
    es: 'nodos (elementos, textos, comentarios e instrucciones)',
  },
  limit: 'maxNodes',
};
const attributes: Kind = {
  code: 'xml-too-many-attributes',
  what: {
    en: 'attributes, namespace declarations included',
    es: 'atributos, incluidas las declaraciones de espacios de nombres',
  },
  limit: 'maxAttributes',
};
const elementAttributes: Kind = {
  code: 'xml-too-many-element-attributes',
  what: {
    en: 'attributes in one element, namespace declarations included',
    es: 'atributos en un elemento, incluidas las declaraciones de espacios de nombres',
  },
  limit: 'maxElementAttributes',
};
const namespaces: Kind = {
  code: 'xml-too-many-namespaces',
  what: { en: 'namespace declarations', es: 'declaraciones de espacios de nombres' },
  limit: 'maxNamespaces',
};
const namespacesInScope: Kind = {
  code: 'xml-too-many-namespaces-in-scope',
  what: {
    en: 'namespace declarations in one element and its ancestors',
    es: 'declaraciones de espacios de nombres en un elemento y los que lo contienen',
  },
  limit: 'maxNamespacesInScope',
};

type Place = { readonly found: number; readonly offset: number };

const hold = (reader: Reader, { code, what, limit }: Kind, { found, offset }: Place): void => {
  const most = reader.budget[limit];
  if (found <= most) return;
  const { en, es } = advice(reader, limit);
  const message = {
    en: `Found at least ${String(found)} ${what.en}; expected at most ${String(most)}. ${en}.`,
    es: `Hay al menos ${String(found)} ${what.es}, y el máximo es ${String(most)}. ${es}.`,
  };
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
