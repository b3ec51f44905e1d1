type LimitValues = {
  /** How deep elements may nest; the root has depth 1. */
  readonly maxDepth?: number | undefined;
  /** Elements, texts, comments and instructions together. */
  readonly maxNodes?: number | undefined;
  /** Attributes of all elements, namespace declarations included. */
  readonly maxAttributes?: number | undefined;
  /** Attributes of one element, namespace declarations included. */
  readonly maxElementAttributes?: number | undefined;
  /** Namespace declarations of all elements. */
  readonly maxNamespaces?: number | undefined;
  /** Namespace declarations of one element and its ancestors. */
  readonly maxNamespacesInScope?: number | undefined;
};

export type LimitName = keyof LimitValues;

type Limits = Readonly<Record<LimitName, number>>;

/** The permitted cost of reading one document. */
export type XmlLimits = LimitValues & {
  /** Names of the settings that raise these limits (docs/limits.md), for messages; none are named where absent. */
  readonly raisedBy?: Readonly<Partial<Record<LimitName, string>>> | undefined;
};

/** An invoice of 5,000 lines has 200,000 to 500,000 nodes, 50,000 to 150,000 attributes and ten declarations. */
export const defaultXmlLimits: Limits = {
  maxDepth: 100,
  maxNodes: 1_000_000,
  maxAttributes: 500_000,
  maxElementAttributes: 10_000,
  maxNamespaces: 50_000,
  maxNamespacesInScope: 10_000,
};

export type Budget = Limits & {
  readonly raisedBy: NonNullable<XmlLimits['raisedBy']>;
  nodes: number;
  attributes: number;
  namespaces: number;
};

/** The given limits, and the defaults for the others; nothing is spent yet. */
export const openBudget = (limits: XmlLimits): Budget => ({
  maxDepth: limits.maxDepth ?? defaultXmlLimits.maxDepth,
  maxNodes: limits.maxNodes ?? defaultXmlLimits.maxNodes,
  maxAttributes: limits.maxAttributes ?? defaultXmlLimits.maxAttributes,
  maxElementAttributes: limits.maxElementAttributes ?? defaultXmlLimits.maxElementAttributes,
  maxNamespaces: limits.maxNamespaces ?? defaultXmlLimits.maxNamespaces,
  maxNamespacesInScope: limits.maxNamespacesInScope ?? defaultXmlLimits.maxNamespacesInScope,
  raisedBy: limits.raisedBy ?? {},
  nodes: 0,
  attributes: 0,
  namespaces: 0,
});
