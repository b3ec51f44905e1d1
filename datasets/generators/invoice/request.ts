/** The body of `POST /api/ubl2.1/invoice`, as far as the generators fill it. */

/** An amount, a quantity or a percentage: decimal text, or a JSON number. */
export type Figure = string | number;

export type Customer = {
  readonly identification_number: number | string;
  /** Check digit, with a NIT only. */
  readonly dv?: number;
  readonly name: string;
  readonly phone?: number | string;
  readonly address?: string;
  readonly email?: string;
  readonly merchant_registration?: string;
  readonly postal_zone_code?: string;
  readonly type_document_identification_id?: number;
  readonly type_organization_id?: number;
  readonly type_liability_id?: number;
  readonly type_regime_id?: number;
  readonly tax_id?: number;
  /** In Colombia. */
  readonly municipality_id?: number;
  /** Abroad, the next three. */
  readonly country_id?: number;
  readonly municipality_name?: string;
  readonly state_name?: string;
};

export type PaymentForm = {
  /** 1 cash, 2 credit. */
  readonly payment_form_id: number;
  readonly payment_method_id: number;
  readonly payment_due_date?: string;
  /** Days; the interface's examples send it as text. */
  readonly duration_measure?: string;
};

export type PrepaidPayment = {
  readonly idpayment: string;
  readonly prepaid_payment_type_id: number;
  readonly paidamount: Figure;
  readonly receiveddate: string;
  readonly paiddate: string;
  readonly instructionid: string;
};

export type AllowanceCharge = {
  /** One of the two at document level, none in a line. */
  readonly discount_id?: number;
  readonly type_discount_id?: number;
  /** True for a charge. */
  readonly charge_indicator: boolean;
  readonly allowance_charge_reason: string;
  /** Percentage of the base. */
  readonly multiplier_factor_numeric?: Figure;
  readonly amount: Figure;
  readonly base_amount: Figure;
};

export type TaxTotal = {
  readonly tax_id: number;
  readonly tax_amount: Figure;
  readonly taxable_amount: Figure;
  readonly percent: Figure;
  /** Nominal taxes, the next three: so much for each of so many units. */
  readonly unit_measure_id?: number;
  readonly per_unit_amount?: Figure;
  readonly base_unit_measure?: Figure;
};

export type MonetaryTotals = {
  readonly line_extension_amount: Figure;
  readonly tax_exclusive_amount: Figure;
  readonly tax_inclusive_amount: Figure;
  readonly allowance_total_amount?: Figure;
  readonly charge_total_amount?: Figure;
  readonly pre_paid_amount?: Figure;
  readonly payable_rounding_amount?: Figure;
  readonly payable_amount: Figure;
};

export type InvoiceLine = {
  readonly unit_measure_id: number;
  readonly invoiced_quantity: Figure;
  readonly line_extension_amount: Figure;
  readonly free_of_charge_indicator: boolean;
  /** Free lines: what kind of price `price_amount` is. */
  readonly reference_price_id?: number;
  readonly allowance_charges?: readonly AllowanceCharge[];
  readonly tax_totals?: readonly TaxTotal[];
  readonly with_holding_tax_total?: readonly TaxTotal[];
  /** Several descriptions are separated by semicolons. */
  readonly description: string;
  readonly notes?: string;
  /** Exports. */
  readonly brandname?: string;
  readonly modelname?: string;
  readonly code: string;
  readonly type_item_identification_id: number;
  readonly price_amount: Figure;
  readonly base_quantity: Figure;
};

export type DocumentReference = {
  readonly id: string;
  readonly date: string;
  /** CUFE or CUDE of the other document. */
  readonly uuid?: string;
  readonly type_document_id: number;
};

export type InvoiceRequest = {
  /** 1 sale, 2 export, 3 contingency of the issuer. */
  readonly type_document_id: number;
  readonly resolution_number: string;
  readonly prefix: string;
  /** Absent: the service takes the next one. */
  readonly number?: number;
  /** Absent: the service takes its own day and time. */
  readonly date?: string;
  readonly time?: string;
  readonly notes?: string;
  readonly head_note?: string;
  readonly foot_note?: string;
  /** A branch of the company, the next three. */
  readonly establishment_address?: string;
  readonly establishment_phone?: string;
  readonly establishment_municipality?: number;
  readonly currency_id?: number;
  readonly calculationrate?: Figure;
  readonly calculationratedate?: string;
  readonly invoice_period?: { readonly start_date: string; readonly end_date: string };
  readonly order_reference?: { readonly id_order: string; readonly issue_date_order: string };
  readonly receipt_document_references?: readonly { readonly id: string; readonly issue_date: string }[];
  readonly additional_document_reference?: DocumentReference | readonly DocumentReference[];
  readonly customer: Customer;
  readonly deliveryterms?: {
    readonly special_terms: string;
    readonly loss_risk_responsibility_code: string;
    readonly loss_risk: string;
  };
  readonly payment_form: PaymentForm | readonly PaymentForm[];
  readonly prepaid_payment?: PrepaidPayment;
  readonly prepaid_payments?: readonly PrepaidPayment[];
  readonly allowance_charges?: readonly AllowanceCharge[];
  readonly legal_monetary_totals: MonetaryTotals;
  readonly tax_totals?: readonly TaxTotal[];
  readonly with_holding_tax_total?: readonly TaxTotal[];
  readonly invoice_lines: readonly InvoiceLine[];
};

/** A generated invoice or support document; a support document names a seller instead of a customer. */
export type Corrected = Omit<InvoiceRequest, 'customer'> & { readonly customer?: Customer; readonly seller?: Customer };
