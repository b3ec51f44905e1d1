/**
 * What is written down about a field because a probe cannot see it: its effect on mail, answer and
 * look-ups, the reason why it ends nowhere, and the fields that must be given beside it.
 */
import { variantNames, type VariantName } from './variants.ts';

type Variants = readonly VariantName[];

type Row<Value> = {
  /** Of the whole path. */
  readonly path: RegExp;
  /** All, unless told. */
  readonly variants?: Variants;
  readonly is: Value;
};

const notes: Variants = ['creditNote', 'debitNote', 'supportAdjustmentNote'];
const payrolls: Variants = ['payroll', 'payrollReplacement', 'payrollDeletion'];
const deletion: Variants = ['payrollDeletion'];

const without = (...some: Variants): Variants => variantNames.filter((name) => !some.includes(name));

/** Which part of the mail about an accepted document. */
const mail: readonly Row<string>[] = [
  { path: /^(?:customer|seller|worker)\.email$/, is: 'recipient of `sendmail`' },
  { path: /^establishment_email$/, is: 'recipient of `sendmailtome`' },
  { path: /^establishment_name$/, is: 'subject and text' },
  { path: /^(?:customer|seller)\.name$/, is: 'text' },
  { path: /^worker\.(?:first_name|surname)$/, is: 'text' },
  { path: /^(?:prefix|number|consecutive|type_document_id)$/, is: 'subject and text' },
  { path: /_monetary_totals\.payable_amount$/, is: 'text' },
  { path: /^(?:accrued\.accrued_total|deductions\.deductions_total)$/, is: 'text: the difference of both totals' },
  { path: /^sendmail$/, is: 'whether the other party gets one' },
  { path: /^sendmailtome$/, is: 'whether the issuer gets one' },
  { path: /^send_customer_credentials$/, is: 'whether the other party gets one, as `sendmail`' },
  { path: /^email_cc_list\.\*\.email$/, is: 'recipient of a message of its own' },
  { path: /^annexes\.\*\.document$/, is: 'file in the archive' },
  { path: /^annexes\.\*\.extension$/, is: 'name of the file in the archive: `anexo-1.png`' },
  { path: /^html_header$/, is: 'HTML, above the greeting' },
  { path: /^html_buttons$/, is: 'HTML, in place of the link to the catalogue' },
  { path: /^html_footer$/, is: 'HTML, in place of the footer' },
  {
    path: /^atacheddocument_name_prefix$/,
    variants: without(...payrolls),
    is: 'names of the archive and of the container in it',
  },
];

/** Keys of the answer, beside the lines of `QRStr`. */
const answer: readonly Row<string>[] = [
  { path: /^(?:prefix|number)$/, variants: without(...payrolls), is: '`message`, `urlinvoicexml`, `urlinvoicepdf`' },
  { path: /^(?:prefix|consecutive)$/, variants: payrolls, is: '`message`, `urlpayrollxml`, `urlpayrollpdf`' },
  {
    path: /^atacheddocument_name_prefix$/,
    variants: without(...payrolls),
    is: '`urlinvoiceattached`',
  },
  { path: /^type_document_id$/, variants: without('invoice', 'healthInvoice'), is: '`message`' },
];

const lookup: readonly Row<string>[] = [
  { path: /^(?:number|consecutive)$/, is: '`POST /api/ubl2.1/next-consecutive`: the number behind the highest' },
];

/** Why a field ends nowhere. */
const nowhere: readonly Row<string>[] = [
  { path: /^invoice_template$/, is: 'there is one layout of the page; templates of other services are not fetched' },
  { path: /^template_token$/, is: 'the credential of a template that is not fetched; it is not stored' },
  {
    path: /^disable_confirmation_text$/,
    variants: without('invoice', 'debitNote'),
    is: 'the page asks to report a payment only where the issuer is paid: on invoices and debit notes',
  },
  {
    path: /^resolution_number$/,
    variants: without('invoice', 'supportDocument', 'nonResidentSupportDocument'),
    is: 'the kind is numbered by the issuer alone, without a resolution',
  },
  {
    path: /^(?:period\.(?:admision_date|retirement_date|settlement_start_date|settlement_end_date|worked_time)|payroll_period_id)$/,
    variants: deletion,
    is: '`Eliminar` has no place for it: a deletion pays nothing',
  },
  {
    path: /_lines\.\*\.with_holding_tax_total\.\*\./,
    variants: notes,
    is: 'notes withhold nothing: their schema has no place for it',
  },
  {
    path: /^atacheddocument_name_prefix$/,
    variants: payrolls,
    is: 'payroll is handed over without a container',
  },
];

/** What a reader would not guess. */
const remarks: readonly Row<string>[] = [
  { path: /^establishment_/, is: 'overrides what the company has' },
  { path: /^seze$/, is: 'Zona económica y social especial (ZESE); the document has no element for it' },
  {
    path: /^disable_confirmation_text$/,
    variants: ['invoice', 'debitNote'],
    is: 'true leaves out the sentence “Por favor informe su pago …”',
  },
  { path: /^(?:customer|seller)\.merchant_registration$/, is: 'on the page unless it is all zeros' },
  { path: /^(?:customer|seller)\.tax_id$/, is: 'without it IVA for those responsible for IVA, for others “No aplica”' },
  { path: /^(?:customer|seller)\.type_organization_id$/, is: 'a natural person also has `cac:PartyIdentification`' },
  {
    path: /^seller\.type_document_identification_id$/,
    is: 'printed; the document states a resident seller by NIT (31), and abroad a check digit only with a NIT',
  },
  { path: /^(?:customer|seller)\.(?:phone|email)$/, is: 'without `email` the document has no `cac:Contact`' },
  {
    path: /^(?:customer|seller)\.country_id$/,
    is: 'abroad the country also stands in place of municipality and department',
  },
  { path: /^payment_form\.duration_measure$/, is: 'UBL of the authority has no place for it' },
  { path: /allowance_charges\.\*\.(?:amount|base_amount)$/, is: '`cbc:MultiplierFactorNumeric` follows from both' },
  { path: /\.type_discount_id$/, is: 'wins over `discount_id`' },
  { path: /^invoice_lines\.\*\.free_of_charge_indicator$/, is: 'true adds `cac:PricingReference`' },
  { path: /^credit_note_lines\.\*\.free_of_charge_indicator$/, is: 'true adds `cac:PricingReference`' },
  {
    path: /^debit_note_lines\.\*\.free_of_charge_indicator$/,
    is: 'the schema of debit notes has no element for it; true adds `cac:PricingReference`',
  },
  {
    path: /^discrepancyresponsedescription$/,
    is: 'a further note: `cac:DiscrepancyResponse` has the text of the table',
  },
  {
    path: /^(?:accrued\.accrued_total|deductions\.deductions_total)$/,
    is: '`ComprobanteTotal` is the difference of both totals',
  },
  { path: /^novelty\.novelty$/, is: 'true prints the novelty' },
  { path: /^type_note$/, is: '1 replaces, 2 deletes: decides which of the two documents it is' },
  { path: /^type_document_id$/, variants: without('invoice', 'healthInvoice', 'debitNote'), is: 'one value only' },
  {
    path: /^type_document_id$/,
    variants: ['debitNote'],
    is: 'one value only; debit notes have no type in the document',
  },
  { path: /^health_fields\.print_users_info_to_pdf$/, is: 'false leaves the users off the page' },
  { path: /^noteAIU$/, is: 'begins the note of the line “Administración” (rule FAV03)' },
  { path: /^calculationrate(?:date)?$/, is: 'of documents in another currency than pesos' },
  { path: /\.agentparty$/, is: 'in mandates `cbc:ID/@schemeID` of the line tells whose income it is' },
  { path: /^worker\.email$/, is: 'the document has no place for it' },
  {
    path: /^type_operation_id$/,
    variants: ['nonResidentSupportDocument'],
    is: 'without it, 11 where the seller is abroad',
  },
  { path: /\.reference_price_id$/, is: 'of lines that are free of charge' },
];

const found = <Value>(rows: readonly Row<Value>[], path: string, variant: VariantName): Value | undefined =>
  rows.find((row) => row.path.test(path) && (row.variants?.includes(variant) ?? true))?.is;

export type Declared = Readonly<Record<'mail' | 'answer' | 'lookup' | 'nowhere' | 'remark', string | undefined>>;

export const declaredFor = (path: string, variant: VariantName): Declared => ({
  mail: found(mail, path, variant),
  answer: found(answer, path, variant),
  lookup: found(lookup, path, variant),
  nowhere: found(nowhere, path, variant),
  remark: found(remarks, path, variant),
});

/** What must stand beside a field for it to say something, by the end of its path. */
type Given = Readonly<Record<string, unknown>>;

const dollars = 149;

/** Of a path ending so: siblings by name, and fields of the body. */
const rows: readonly { readonly ends: RegExp; readonly siblings?: Given; readonly body?: Given }[] = [
  { ends: /(?:tax_totals|with_holding_tax_total)\.\*\.tax_name$/, siblings: { tax_id: 15 } },
  {
    ends: /(?:tax_totals|with_holding_tax_total)\.\*\.unit_measure_id$/,
    siblings: { per_unit_amount: '66.00', base_unit_measure: '10.00' },
  },
  {
    ends: /\.(?:per_unit_amount|base_unit_measure)$/,
    siblings: { per_unit_amount: '66.00', base_unit_measure: '10.00' },
  },
  { ends: /\.type_discount_id$/, siblings: { discount_id: 4 } },
  { ends: /\.reference_price_id$/, siblings: { free_of_charge_indicator: true } },
  { ends: /\.agentparty_dv$/, siblings: { agentparty: '900300200', agentparty_dv: 1 } },
  { ends: /^calculationrate$/, body: { currency_id: dollars, calculationrate: '4000.00' } },
  { ends: /^calculationratedate$/, body: { currency_id: dollars, calculationrate: '4000.00' } },
  { ends: /^noteAIU$/, body: { 'invoice_lines.*.description': 'Administración' } },
  { ends: /^prepaid_payments\.\*\./, siblings: { idpayment: 'ANT-2', paidamount: '1.00' } },
  { ends: /(?:^|\.)policy_number$/, siblings: { contract_number: undefined } },
  { ends: /(?:municipality|state)_name$/, siblings: { municipality_id: undefined, country_id: 65 } },
];

const siblingPath = (path: string, name: string): string => [...path.split('.').slice(0, -1), name].join('.');

/** Paths and values; undefined where the field needs nothing. */
export const givenFor = (path: string): Given | undefined => {
  const row = rows.find(({ ends }) => ends.test(path));
  if (row === undefined) return undefined;
  const { siblings = {}, body = {} } = row;
  const beside = Object.entries(siblings).map(([name, value]) => [siblingPath(path, name), value] as const);
  return { ...body, ...Object.fromEntries(beside) };
};
