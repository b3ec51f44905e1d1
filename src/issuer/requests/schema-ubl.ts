/**
 * The fields that the bodies of all UBL documents share (sections 2.1 to 2.5.1):
 * parties, payment, amounts, lines, and the fields for the printed page and the
 * mail. The schema has only the interface's own conditions: the authority judges
 * totals, dates, numbers and check digits.
 */
import {
  amount,
  date,
  email,
  flag,
  identifierIn,
  list,
  object,
  oneOrMany,
  shortList,
  text,
  type Condition,
  type ObjectSchema,
} from './schema-parts.ts';
import type { TableName } from '../../common/code-lists.ts';

/** Customer or seller. */
export const party = object(
  {
    identification_number: text,
    dv: { is: 'digit' },
    name: text,
    phone: text,
    address: text,
    email,
    merchant_registration: text,
    postal_zone_code: text,
    type_document_identification_id: identifierIn('type_document_identifications'),
    type_organization_id: identifierIn('type_organizations'),
    type_liability_id: identifierIn('type_liabilities'),
    type_regime_id: identifierIn('type_regimes'),
    tax_id: identifierIn('taxes'),
    municipality_id: identifierIn('municipalities'),
    country_id: identifierIn('countries'),
    municipality_name: text,
    state_name: text,
  },
  {
    required: ['identification_number', 'name'],
    requiredWhen: [
      {
        field: 'dv',
        when: 'type_document_identification_id',
        has: 6,
        because: 'cuando el documento de identificación es un NIT (type_document_identification_id 6)',
      },
    ],
  },
);

const onCredit = (field: string): Condition => ({
  field,
  when: 'payment_form_id',
  has: 2,
  because: 'cuando la forma de pago es crédito (payment_form_id 2)',
});

const paymentFormWith = (...conditions: readonly Condition[]): ObjectSchema =>
  object(
    {
      payment_form_id: identifierIn('payment_forms'),
      payment_method_id: identifierIn('payment_methods'),
      payment_due_date: date,
      duration_measure: { is: 'digits' },
    },
    { requiredWhen: conditions },
  );

export const paymentForm = paymentFormWith(onCredit('duration_measure'));
/** Support documents bought on credit also say when they are due (section 2.4). */
export const supportPaymentForm = paymentFormWith(onCredit('duration_measure'), onCredit('payment_due_date'));

export const allowanceCharge = object(
  {
    discount_id: identifierIn('discounts'),
    type_discount_id: identifierIn('type_discounts'),
    charge_indicator: flag,
    allowance_charge_reason: text,
    multiplier_factor_numeric: amount,
    amount,
    base_amount: amount,
  },
  { required: ['charge_indicator', 'amount'] },
);

export const taxTotal = object(
  {
    tax_id: identifierIn('taxes'),
    tax_name: text,
    tax_amount: amount,
    taxable_amount: amount,
    percent: amount,
    unit_measure_id: identifierIn('unit_measures'),
    per_unit_amount: amount,
    base_unit_measure: amount,
  },
  { required: ['tax_id', 'tax_amount'] },
);

export const monetaryTotals = object(
  {
    line_extension_amount: amount,
    tax_exclusive_amount: amount,
    tax_inclusive_amount: amount,
    allowance_total_amount: amount,
    charge_total_amount: amount,
    pre_paid_amount: amount,
    payable_rounding_amount: amount,
    payable_amount: amount,
  },
  { required: ['line_extension_amount', 'tax_exclusive_amount', 'tax_inclusive_amount', 'payable_amount'] },
);

const lineFields = {
  unit_measure_id: identifierIn('unit_measures'),
  invoiced_quantity: amount,
  line_extension_amount: amount,
  free_of_charge_indicator: flag,
  reference_price_id: identifierIn('reference_prices'),
  allowance_charges: list(allowanceCharge),
  tax_totals: list(taxTotal),
  with_holding_tax_total: list(taxTotal),
  description: text,
  notes: text,
  code: text,
  type_item_identification_id: identifierIn('type_item_identifications'),
  price_amount: amount,
  base_quantity: amount,
  brandname: text,
  modelname: text,
  agentparty: text,
  agentparty_dv: { is: 'digit' },
} as const;

const lineRequirements = {
  required: [
    'unit_measure_id',
    'invoiced_quantity',
    'line_extension_amount',
    'description',
    'code',
    'type_item_identification_id',
    'price_amount',
  ],
};

export const line = object(lineFields, lineRequirements);
/** With the date of the purchase and how it is reported (section 2.5.1). */
export const supportLine = object(
  { ...lineFields, type_generation_transmition_id: identifierIn('type_generation_transmitions'), start_date: date },
  lineRequirements,
);

export const prepaidPayment = object(
  {
    idpayment: text,
    prepaid_payment_type_id: identifierIn('prepaid_payment_types'),
    paidamount: amount,
    receiveddate: date,
    paiddate: date,
    instructionid: text,
  },
  { required: ['paidamount'] },
);

export const documentReference = object(
  { id: text, date, uuid: text, type_document_id: identifierIn('type_documents') },
  { required: ['id'] },
);

/** What goes to the printed page and the mail. */
export const presentation = {
  head_note: text,
  foot_note: text,
  seze: text,
  actividadeconomica: text,
  disable_confirmation_text: flag,
  sendmail: flag,
  sendmailtome: flag,
  send_customer_credentials: flag,
  email_cc_list: shortList(object({ email }, { required: ['email'] }), 50),
  annexes: shortList(
    object({ document: text, extension: { is: 'filePart' } }, { required: ['document', 'extension'] }),
    20,
  ),
  html_header: text,
  html_buttons: text,
  html_footer: text,
  atacheddocument_name_prefix: { is: 'filePart' },
  invoice_template: text,
  template_token: text,
} as const;

/** The head of every UBL document but its type. */
export const header = {
  type_operation_id: identifierIn('type_operations'),
  resolution_number: text,
  prefix: { is: 'prefix' },
  number: { is: 'digits' },
  date,
  time: { is: 'time' },
  notes: text,
  currency_id: identifierIn('type_currencies'),
  calculationrate: amount,
  calculationratedate: date,
  establishment_name: text,
  establishment_address: text,
  establishment_phone: text,
  establishment_municipality: identifierIn('municipalities'),
  establishment_email: email,
} as const;

/** A period, and the other documents that a document names. */
export const references = {
  invoice_period: object({ start_date: date, end_date: date }),
  order_reference: object({ id_order: text, issue_date_order: date }, { required: ['id_order'] }),
  receipt_document_references: list(object({ id: text, issue_date: date }, { required: ['id'] })),
  additional_document_reference: oneOrMany(documentReference),
} as const;

/** Why a note is written and what it corrects (section 2.7); `concepts` is the table of its reasons. */
export const correction = (concepts: TableName) =>
  ({
    billing_reference: object(
      { number: text, uuid: text, issue_date: date, type_document_id: identifierIn('type_documents') },
      { required: ['number', 'uuid'] },
    ),
    discrepancyresponsecode: identifierIn(concepts),
    discrepancyresponsedescription: text,
  }) as const;
