/** The kinds of invoice, and how often each turns up where nobody asks for one. */

/**
 * Weights of the mix. A contingency document never turns up by chance: it has a
 * numbering range of its own, and a caller who counts up numbers counts in one.
 */
export const variantWeights = {
  /** IVA 19 %, nothing special. */
  withoutDiscount: 20,
  lineDiscount: 12,
  /** Discounts on the document. */
  globalDiscount: 8,
  /** Charges on the document, sometimes on lines too. */
  charges: 5,
  credit: 12,
  severalPaymentMeans: 3,
  /** Lines that cost nothing beside lines that do. */
  freeLines: 4,
  /** IVA 19, 5 and 0 %, and excluded lines. */
  severalRates: 10,
  /** INC 8 %. */
  consumption: 6,
  /** IVA 19 and INC 4 % on the same line. */
  ivaAndInc: 3,
  /** So much a plastic bag. */
  nominalTax: 4,
  withholdings: 6,
  /** One or two payments in advance. */
  prepaid: 3,
  /** A payable amount in whole pesos. */
  payableRounding: 2,
  /** To a foreign customer, mostly in foreign currency, with brand, model and terms of delivery. */
  export: 4,
  /** A sale in dollars or euros. */
  foreignCurrency: 3,
  finalConsumer: 8,
  naturalPerson: 8,
  /** Fifty. */
  manyLines: 2,
  period: 3,
  orderReference: 3,
  additionalReference: 2,
  /** Transcribes a document that was written by hand (type 03). */
  contingency: 0,
} as const;

export type InvoiceVariant = keyof typeof variantWeights;

export const invoiceVariants: readonly InvoiceVariant[] = Object.keys(variantWeights) as InvoiceVariant[]; // its own keys
