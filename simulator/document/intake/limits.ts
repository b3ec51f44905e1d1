/**
 * The permitted cost of a message and a document beyond the size that the annex names: the limits that can be changed,
 * for flags, control interface and docs/limits.md. The fixed limits of a ZIP are in submission.ts.
 */
import { defaultXmlLimits, type XmlLimits } from '../../../src/common/xml/parse-limits.ts';

/** The limits applied where nothing else is set. */
export const defaultLimits = {
  /** How deep the elements of a document nest. */
  xmlDepth: defaultXmlLimits.maxDepth,
  /** Elements, texts, comments and instructions of a document. */
  xmlNodes: defaultXmlLimits.maxNodes,
  /** Attributes of a document, namespace declarations included. */
  xmlAttributes: defaultXmlLimits.maxAttributes,
  /** Attributes of one element, namespace declarations included. */
  xmlElementAttributes: defaultXmlLimits.maxElementAttributes,
  /** Namespace declarations of a document. */
  xmlNamespaces: defaultXmlLimits.maxNamespaces,
  /** Namespace declarations of one element and its ancestors. */
  xmlNamespacesInScope: defaultXmlLimits.maxNamespacesInScope,
  /** Nodes of all documents of one ZIP. */
  zipNodes: 2_000_000,
  /** Bytes of a request (70 MB): a ZIP of 50 MB in Base64 and its envelope. */
  envelopeBytes: 73_400_320,
  /**
   * Bytes of an envelope (256 KB) within which its Body must begin; the journal keeps a refused envelope up to there.
   */
  envelopeHeaderBytes: 262_144,
  /** Nodes of an envelope, and its attributes: envelopes are flat, and a document in one is Base64. */
  envelopeNodes: 5_000,
} as const;

export type LimitName = keyof typeof defaultLimits;

export type Limits = Readonly<Record<LimitName, number>>;

export const limitNames = Object.keys(defaultLimits) as readonly LimitName[]; // the keys of our own table

/** The deepest nesting that is ever read: tree walks are recursive. */
const maxDepth = 1_000;

/** The largest value that a limit can have. */
export const maximumOf = (name: LimitName): number => (name === 'xmlDepth' ? maxDepth : Number.MAX_SAFE_INTEGER);

/** Settings that keep only the differences from the table. */
export type WithLimits = { readonly limits?: Partial<Limits> | undefined };

export const limitsOf = ({ limits }: WithLimits = {}): Limits => ({ ...defaultLimits, ...limits });

const raisedBy = {
  maxDepth: 'xmlDepth',
  maxNodes: 'xmlNodes',
  maxAttributes: 'xmlAttributes',
  maxElementAttributes: 'xmlElementAttributes',
  maxNamespaces: 'xmlNamespaces',
  maxNamespacesInScope: 'xmlNamespacesInScope',
} as const satisfies XmlLimits['raisedBy'] & Readonly<Record<string, keyof Limits>>;

/** Limits of one judged document. */
export const documentLimits = (limits: Limits): XmlLimits => ({
  ...Object.fromEntries(Object.entries(raisedBy).map(([name, raising]) => [name, limits[raising]])),
  raisedBy,
});
