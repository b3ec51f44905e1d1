/** The printed page's texts for a kind, apart from the document's own. A row of the table of kinds has one. */
export type Wording = {
  /** Without one, the page's title is the document's type. */
  readonly title?: string;
  /** The issuer under its role, and the other party. */
  readonly issuer: string;
  readonly counterparty: string;
  readonly numbering?: string;
  readonly total: string;
  /** A till prints on a roll; everything else is on Letter pages. */
  readonly paper?: 'roll';
  /** The issuer is paid: the page asks to report the payment, unless `disable_confirmation_text`. */
  readonly isPaidToIssuer?: boolean;
  /** Legal statements about the kind, for documents that the authority accepted. */
  readonly law?: string;
  readonly corrects?: string;
};
