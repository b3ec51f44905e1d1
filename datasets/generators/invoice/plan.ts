/** What an invoice is going to be, before it is written as a request. */
import type { Decimal } from '../../../src/common/decimal.ts';
import type { Days } from './days.ts';
import type { LinePlan, TotalsPlan, WithholdingPlan } from './amounts.ts';
import type { Numbering } from './numbering.ts';
import type { Customer, InvoiceRequest, PaymentForm } from './request.ts';
import type { Random } from '../material/random.ts';

export type Currency = {
  /** Identifier of `datasets/facts/reference/type_currencies.json`. */
  readonly currencyId: number;
  /** Pesos for one unit. */
  readonly rate: Decimal;
};

export type LineDetails = {
  readonly notes?: string;
  readonly brandname?: string;
  readonly modelname?: string;
  /** Free lines: identifier of `datasets/facts/reference/reference_prices.json`. */
  readonly referencePriceId?: number;
};

export type InvoiceLinePlan = LinePlan & { readonly details: LineDetails };

/** Fields that go into the request as they are. */
type References = Pick<
  InvoiceRequest,
  | 'invoice_period'
  | 'order_reference'
  | 'receipt_document_references'
  | 'additional_document_reference'
  | 'deliveryterms'
>;

/** A branch of the company sells. */
export type Branch = Pick<
  InvoiceRequest,
  'establishment_address' | 'establishment_phone' | 'establishment_municipality'
>;

export type InvoicePlan = {
  readonly typeDocumentId: number;
  readonly numbering: Numbering;
  readonly customer: Customer;
  readonly payment: PaymentForm | readonly PaymentForm[];
  /** Undefined: pesos. */
  readonly currency: Currency | undefined;
  readonly lines: readonly InvoiceLinePlan[];
  readonly totals: TotalsPlan;
  readonly withholdings: readonly WithholdingPlan[];
  /** The lines say what is withheld from each, as well as the header. */
  readonly withholdsByLine: boolean;
  readonly references: References;
  /** Undefined: drawn, mostly none. */
  readonly branch?: Branch;
};

/** What a recipe decides; the rest is drawn. */
export type PartialPlan = Partial<InvoicePlan>;

export type Context = { readonly random: Random; readonly days: Days };
