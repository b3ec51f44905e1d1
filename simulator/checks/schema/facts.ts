/**
 * The shape of `datasets/facts/schema/*.json`: the contents of an XSD, as rows. The rows hold everything (names, order,
 * cardinality, types); the generators next to this file only spell them as XSD.
 */
import { dataJson } from '../../../src/common/data-directory.ts';

export type Occurs = number | 'n';

/** One child element. The fourth item exists in payroll only, where elements are local and carry their type. */
export type Row = readonly [name: string, min: number, max: Occurs, type?: string];

export type Wildcard = {
  readonly any: '##any' | '##other';
  readonly process: 'lax' | 'strict';
  readonly min: number;
  readonly max: Occurs;
};

export type Group = ({ readonly choice: readonly Particle[] } | { readonly sequence: readonly Particle[] }) & {
  readonly min: number;
  readonly max: Occurs;
};

export type Particle = Row | Wildcard | Group;

export type AttributeRow = readonly [name: string, type: string, required: 0 | 1];

/** Content of a type: `text` (simple content) or `children`; neither means empty content. */
export type TypeFacts = {
  readonly text?: string;
  readonly mixed?: boolean;
  readonly anyAttribute?: '##any';
  readonly attributes?: readonly AttributeRow[];
  readonly children?: readonly Particle[];
};

type Names = readonly string[];

/**
 * Declarations of a block with prefixed names: `globals` may appear on their own, the other elements are local to a
 * type.
 */
export type BlockFacts = {
  readonly globals: Names;
  readonly elements: Readonly<Record<string, string>>;
  readonly types: Readonly<Record<string, TypeFacts>>;
  readonly simpleTypes?: Readonly<Record<string, { readonly base: string; readonly enumeration: Names }>>;
};

export type DocumentFacts = {
  readonly namespace: string;
  readonly attributes?: readonly AttributeRow[];
  readonly children: readonly Row[];
};

export type UblFacts = {
  readonly namespaces: Readonly<Record<string, string>>;
  readonly datatypes: Readonly<Record<string, { readonly base: string; readonly attributes: readonly AttributeRow[] }>>;
  /** Prefix, then datatype, then the local names of the elements that have it. */
  readonly basic: Readonly<Record<string, Readonly<Record<string, Names>>>>;
  readonly documents: Readonly<Record<string, DocumentFacts>>;
  /** Aggregate type, then the local names of the cac elements that have it. */
  readonly aggregateElements: Readonly<Record<string, Names>>;
  readonly aggregates: Readonly<Record<string, readonly Row[]>>;
  readonly extension: BlockFacts;
  readonly signature: BlockFacts;
};

export type PayrollFacts = {
  readonly namespaces: Readonly<Record<string, string>>;
  readonly documents: Readonly<Record<string, DocumentFacts>>;
  readonly types: Readonly<Record<string, TypeFacts>>;
};

export type SchemaFacts = { readonly ubl: UblFacts; readonly payroll: PayrollFacts };

export const isRow = (particle: Particle): particle is Row => Array.isArray(particle);
export const isWildcard = (particle: Particle): particle is Wildcard => 'any' in particle;

const readFacts = (name: string): unknown => dataJson(`schema/${name}`);

export const readSchemaFacts = (): SchemaFacts => ({
  // Two committed files; the tests walk through them completely to verify that they have the types above.
  ubl: readFacts('ubl-2.1.json') as UblFacts,
  // As above.
  payroll: readFacts('payroll-1.0.json') as PayrollFacts,
});
