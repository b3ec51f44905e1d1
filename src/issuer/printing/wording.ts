/** What the printed page of a kind says beyond what its document does. A row of the table of kinds has one. */
export type Wording = {
  /** Without one, the page is called as the type of the document. */
  readonly title?: string;
  /** The issuer under its role, and the other party. */
  readonly issuer: string;
  readonly counterparty: string;
  /** What a resolution authorises. */
  readonly numbering?: string;
  readonly total: string;
  /** The issuer is paid: the page asks to report the payment, unless `disable_confirmation_text`. */
  readonly isPaidToIssuer?: boolean;
  /** What the law says of the kind, for documents that the authority accepted. */
  readonly law?: string;
  /** What a note corrects. */
  readonly corrects?: string;
};
