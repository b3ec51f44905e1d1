/**
 * An XML element about to be written: plain data, so that a builder returns a
 * value, tests compare it, and the harness can edit it before it is signed.
 */
export type XmlSpec = {
  /** Qualified name with the prefix that the root declares, e.g. `cbc:ID`. */
  readonly name: string;
  readonly attributes?: Readonly<Record<string, string>> | undefined;
  /** Either text or elements: no mixed content in these vocabularies. */
  readonly content: string | readonly XmlSpec[];
  /** The request path that feeds this element, e.g. `invoice_lines.0.price_amount`; not written. */
  readonly field?: string | undefined;
  /** The same for attributes that another field feeds, by their name: `{ schemeID: 'customer.dv' }`. */
  readonly attributeFields?: Readonly<Record<string, string>> | undefined;
};

export type XmlRootSpec = XmlSpec & {
  /** Prefix ('' for the default) to URI. */
  readonly namespaces: Readonly<Record<string, string>>;
};

export const childSpecs = ({ content }: XmlSpec): readonly XmlSpec[] => (typeof content === 'string' ? [] : content);
