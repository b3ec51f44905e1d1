/**
 * What the search for the cause of a refusal may cost. The refusal does not
 * depend on the cause, so a document made to keep the search busy gets none
 * (decision 002).
 */
import { namespacesInScope } from '../../document/xml/canonical-scope.ts';
import type { XmlElement, XmlNode } from '../../../src/common/xml/tree.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';

export const diagnosisLimits = {
  /** Attempts to find the cause, for all digests and the signature value of one document. */
  attempts: 8_192,
  /** Nodes that all these attempts look at. */
  nodes: 800_000,
  /** Nodes given to xml-crypto, summed over the references: its time grows faster than the document. */
  secondOpinionNodes: 15_000,
} as const;

export type DiagnosisLimits = { readonly [Name in keyof typeof diagnosisLimits]: number };

/** Long texts take time as well: this many characters count as one more node. */
const charactersPerNode = 100;

const isElement = (node: XmlNode): node is XmlElement => node.kind === 'element';

/** The nodes that one attempt at this element looks at, including the namespaces that it inherits. */
export const weightOf = (element: XmlElement): number => {
  let weight = namespacesInScope(element).length + Math.ceil((element.end - element.start) / charactersPerNode);
  const pending = [element];
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    weight += 1 + at.attributes.length + at.namespaces.length;
    for (const child of at.children) {
      if (isElement(child)) pending.push(child);
      else weight += 1;
    }
  }
  return weight;
};

export type Budget = {
  /** False when an attempt at so many nodes is not to be made, nor any after it. */
  readonly spend: (nodes: number) => boolean;
  /** Why the search ended early, as the end of a sentence. */
  readonly exhaustion: Bilingual;
};

export const inGroups = (count: number): Bilingual => ({
  en: count.toLocaleString('en'),
  es: count.toLocaleString('es-CO'),
});

export const openBudget = (limits: DiagnosisLimits = diagnosisLimits): Budget => {
  let { attempts, nodes } = limits;
  return {
    spend: (weight) => {
      attempts -= 1;
      nodes -= weight;
      return attempts >= 0 && nodes >= 0;
    },
    get exhaustion() {
      const [most, mostNodes] = [inGroups(limits.attempts), inGroups(limits.nodes)];
      return {
        en: `the search for a known mistake was cut short at its limit of ${most.en} attempts or ${mostNodes.en} nodes`,
        es: `la búsqueda de un error conocido se detuvo en su límite de ${most.es} intentos o ${mostNodes.es} nodos`,
      };
    },
  };
};
