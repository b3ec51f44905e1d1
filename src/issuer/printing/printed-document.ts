/**
 * The contents of a printed representation, as text ready to be laid out: no amounts, no codes, nothing left to decide.
 * One shape serves invoices, notes, support documents and payroll; each kind has its own view that fills it. Any text
 * may contain line feeds; an empty text prints nothing.
 */
export type PrintedDocument = {
  /** The name of the document, e.g. `Factura electrónica de venta`. */
  readonly title: string;
  /** Letter pages if absent. */
  readonly paper?: 'roll' | undefined;
  /** Prefix and number. */
  readonly number: string;
  /** Drawn across every page of a document that is not valid. */
  readonly mark: Mark | undefined;
  /** A warning at the head of every page. */
  readonly banner: string | undefined;
  readonly headNote: string | undefined;
  readonly footNote: string | undefined;
  /** Base64 of a PNG or JPEG picture above the issuer. */
  readonly logo?: string | undefined;
  /** The issuer: in the head of the first page and, by name, on the others. */
  readonly issuer: PrintedParty;
  /** The other side: acquirer, seller or worker. A note that deletes a payroll document names none. */
  readonly counterparty: PrintedParty | undefined;
  readonly facts: readonly Fact[];
  /** The authorization of the numbering range; none for notes and payroll. */
  readonly numbering: string | undefined;
  /** The main contents, one table below the other: corrected document, lines, accruals and deductions. */
  readonly tables: readonly PrintedTable[];
  /** Taxes, discounts, withholdings … next to the totals. */
  readonly summaries: readonly PrintedTable[];
  readonly totals: readonly Total[];
  readonly amountInWords: string | undefined;
  /** Further tables after the totals. */
  readonly annexes: readonly PrintedTable[];
  /** An empty caption prints the text alone. */
  readonly notes: readonly Fact[];
  readonly legal: readonly string[];
  /** CUFE, CUDE, CUDS or CUNE. */
  readonly key: Fact;
  readonly qr: { readonly text: string; readonly url: string } | undefined;
};

export type Mark = { readonly text: string; readonly tone: 'neutral' | 'warning' };

export type Fact = { readonly caption: string; readonly text: string };

export type PrintedParty = { readonly caption: string; readonly name: string; readonly facts: readonly Fact[] };

export type PrintedColumn = {
  readonly caption: string;
  readonly align: 'left' | 'right';
  /** Takes the width that the other columns leave; at most one column of a table should. */
  readonly isWide?: boolean;
  /** Its maximum share of the table's width, from 0 to 1; by default, that of a few words or a figure. */
  readonly share?: number;
};

export type PrintedTable = {
  readonly caption: string | undefined;
  readonly columns: readonly PrintedColumn[];
  /** One text a column. */
  readonly rows: readonly (readonly string[])[];
};

export type Total = Fact & { readonly isFinal: boolean };
