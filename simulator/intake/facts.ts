/**
 * What can be said about the bytes of a submitted document before any rule
 * runs: the findings behind ZA01, ZB02, ZB03 and ZB04. Plain data; the rules
 * decide what they mean.
 */
import type { Position } from '../../src/common/xml/tree.ts';

/** A place in the document and what stands there, in words for people. */
export type Spot = {
  /** UTF-16 index into the decoded text; for `encoding.problem` a byte offset. */
  readonly offset: number;
  readonly position: Position;
  readonly found: string;
};

/** A prefix of the annex that the document binds to a namespace of its own. */
export type PrefixBinding = Spot & { readonly prefix: string; readonly uri: string; readonly expected: string };

export type IntakeFacts = {
  /** Name of the entry inside the ZIP, as sent. */
  readonly fileName: string;
  /** Bytes of the XML file (ZA01). */
  readonly size: number;
  /** A byte order mark, or the first character before the XML declaration or the root (ZB02). */
  readonly beforeDeclaration: Spot | undefined;
  /** The first character behind the root that is not white space (ZB02). */
  readonly afterRoot: Spot | undefined;
  /** Control characters other than tab, line feed and carriage return, the first twenty (ZB02). */
  readonly controlCharacters: readonly Spot[];
  readonly encoding: {
    /** As the XML declaration says it; undefined without declaration. */
    readonly declared: string | undefined;
    /** A declared encoding other than UTF-8, a mark of another encoding, or the first byte that is not UTF-8 (ZB03). */
    readonly problem: Spot | undefined;
  };
  /** ZB04; empty when the document could not be parsed. */
  readonly foreignPrefixes: readonly PrefixBinding[];
  /** `DianExtensions` elements, or their descendants by name, outside the authority's namespace (ZB04). */
  readonly foreignDianElements: readonly Spot[];
};
