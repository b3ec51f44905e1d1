/** Parts of a report as data, for the page and for the PDF. */

export type Column = {
  readonly caption: string;
  readonly number?: boolean;
  /** Takes up the remaining room. */
  readonly wide?: boolean;
  /** Identifiers and digests. */
  readonly code?: boolean;
};

export type Table = {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly string[])[];
};

export type Pair = readonly [label: string, value: string];

export type Block =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[] }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'pairs'; readonly rows: readonly Pair[] }
  | { readonly type: 'table'; readonly table: Table }
  /** One document, or one rule that fired in it, with its details. */
  | {
      readonly type: 'finding';
      readonly about: 'document' | 'rule';
      readonly title: string;
      readonly rows: readonly Pair[];
    };

export type Section = {
  readonly heading: string;
  readonly alarming?: boolean;
  readonly blocks: readonly Block[];
};
