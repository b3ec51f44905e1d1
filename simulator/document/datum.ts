/** What a check found or expects, as data: programs read it, and `checks/vocabulary/in-words.ts` words it for people. */
import type { Bilingual } from '../../src/common/text/bilingual.ts';

/** Where the schema refuses something, and why. */
export type SchemaPlace = {
  /**
   * `content`: the element is not expected there, or lacks a child; `value`: its type, or that of an attribute, does not
   * accept what it holds.
   */
  readonly fault:
    | 'not-well-formed'
    | 'root'
    | 'content'
    | 'attribute-missing'
    | 'attribute-not-allowed'
    | 'text-not-allowed'
    | 'value';
  /**
   * Path of the element at fault (of its element, when an attribute is), with the prefixes of the document; an element
   * in the default namespace is `*`. Unknown for a text that is not well-formed.
   */
  readonly xpath: string | undefined;
  /** From 1; the line on which the faulty start tag ends. Beyond 65,534 it may be that of the text after it. */
  readonly line: number;
  /** From 1; known only for a text that is not well-formed. */
  readonly column: number | undefined;
  /** The name of an attribute that is missing or not allowed; the value that its type does not accept. */
  readonly subject?: string;
};

export type SchemaFault = SchemaPlace & {
  /**
   * The parser's text, and its translation, with the usual prefixes for the known namespaces, cut in the middle beyond
   * 800 characters.
   */
  readonly message: Bilingual;
};

/** One part of a formula: `+ ChargeTotalAmount 100.00`. */
export type Term = {
  /** How it goes on from the term before it. */
  readonly by?: '+' | '-' | '×' | '/' | ',';
  readonly name?: string | Bilingual;
  /** As the document has it, or computed; `null` where the document has none. */
  readonly value?: string | null;
  readonly unit?: string | Bilingual;
};

/** Any number of decimals, as texts. */
type Bounds = {
  readonly above?: string;
  readonly from?: string;
  readonly to?: string;
};

/** These members are public (`foundData`, `expectedData`): what is there stays. */
type Known =
  /** No such element or attribute is there; `remark`: what else is known about that. */
  | { readonly kind: 'absent'; readonly remark?: Bilingual }
  /** This text; `remark`: what else is known of it; `secret`: the PIN or technical key that the remark shows. */
  | { readonly kind: 'value'; readonly value: string; readonly remark?: Bilingual; readonly secret?: string }
  /** What is there must go. */
  | { readonly kind: 'none' }
  /** That many elements. */
  | { readonly kind: 'count'; readonly count: number }
  /** Exactly that many elements: of the target, or of what is named. */
  | { readonly kind: 'exactly'; readonly count: number; readonly name?: Bilingual }
  /** A member of this list; `values` are absent for a table, `terms` show how they are computed. */
  | {
      readonly kind: 'oneOf';
      readonly values?: readonly string[];
      readonly name?: Bilingual;
      readonly terms?: readonly Term[];
    }
  /** Any of these will do, the likeliest first. */
  | { readonly kind: 'anyOf'; readonly of: readonly Known[]; readonly remark?: Bilingual }
  /** The text at another path of the document; `value` is that text, `null` if there is none. */
  | { readonly kind: 'equals'; readonly path: string; readonly value?: string | null }
  /** An amount that follows from others. */
  | { readonly kind: 'formula'; readonly value: string; readonly terms: readonly Term[] }
  /** The digest of a text that shows a PIN or technical key, the `secret`: stored text is sealed by it. */
  | {
      readonly kind: 'digest';
      readonly value: string;
      readonly algorithm: string;
      readonly of: string | Bilingual;
      readonly secret: string;
    }
  /** The group lacks these elements or attributes. */
  | { readonly kind: 'lacks'; readonly names: readonly string[]; readonly name?: Bilingual }
  /** A text that matches this regular expression. */
  | { readonly kind: 'pattern'; readonly pattern: string; readonly name: Bilingual }
  /** A number within these bounds. */
  | ({ readonly kind: 'range'; readonly name: Bilingual } & Bounds)
  /** One of these days, or one between them; YYYY-MM-DD. */
  | {
      readonly kind: 'dates';
      readonly days?: readonly string[];
      readonly from?: string;
      readonly to?: string;
      readonly name: Bilingual;
    };

/** What the schema refuses, in document order. */
type Schema<Fault> = { readonly kind: 'schema'; readonly faults: readonly Fault[] };

/** A text in both languages where nothing in it means anything to a program. */
export type Datum = Bilingual | Known | Schema<SchemaFault>;

/** The same where it is published, with the kind of every one. */
export type Said = Known | Schema<SchemaPlace> | ({ readonly kind: 'text' } & Bilingual);

/** The PINs and technical keys that findings in this JSON say they show. */
export const secretsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: readonly [string, unknown]) =>
    name === ('secret' satisfies keyof Extract<Known, { kind: 'digest' }>) && typeof inner === 'string'
      ? [inner]
      : secretsIn(inner),
  );
};
