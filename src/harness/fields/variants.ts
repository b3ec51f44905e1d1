/** Requests that give every field of their kind: those of datasets/bases, each list with one element, and what they lack. */
import type { DocumentModel, KindName } from '../../issuer/documents/document-model.ts';
import {
  creditNote,
  debitNote,
  invoice,
  payroll,
  payrollAdjustment,
  supportAdjustmentNote,
  supportDocument,
} from '../../issuer/kinds.ts';
import { deletionSchema, payrollSchema, replacementSchema } from '../../issuer/requests/payroll/payroll.ts';
import { invoiceSchema } from '../../issuer/requests/ubl/invoice.ts';
import { creditNoteSchema, debitNoteSchema } from '../../issuer/requests/ubl/notes.ts';
import type { ObjectSchema } from '../../issuer/requests/schema-parts.ts';
import { supportAdjustmentNoteSchema, supportDocumentSchema } from '../../issuer/requests/ubl/support.ts';
import type { DocumentKind } from '../../issuer/issue.ts';
import { baseDocument, type BaseName } from '../violations/base.ts';
import type { JsonObject } from '../box.ts';
import { isObject } from '../../common/json/is-object.ts';

/** A way of asking for a document: a kind, or a form of it that has fields of its own. */
export type VariantName =
  | Exclude<KindName, 'payrollAdjustment'>
  | 'healthInvoice'
  | 'nonResidentSupportDocument'
  | 'payrollReplacement'
  | 'payrollDeletion';

export type Variant = {
  readonly name: VariantName;
  /** As the page calls it. */
  readonly title: string;
  readonly kind: KindName;
  readonly schema: ObjectSchema;
  readonly request: JsonObject;
};

/** `over` wins; lists are laid over one another element by element, and only the first element stays. */
const merged = (base: unknown, over: unknown): unknown => {
  if (over === undefined)
    return Array.isArray(base) ? base.slice(0, 1).map((item) => merged(item, undefined)) : whole(base);
  if (Array.isArray(over))
    return over.map((item: unknown, at) => merged(Array.isArray(base) ? base[at] : undefined, item));
  if (!isObject(over)) return over;
  const from = isObject(base) ? base : {};
  return Object.fromEntries(
    [...new Set([...Object.keys(from), ...Object.keys(over)])].map((key) => [key, merged(from[key], over[key])]),
  );
};

const whole = (value: unknown): unknown => (isObject(value) ? merged(value, {}) : value);

const presentation = {
  head_note: 'Nota de cabecera',
  foot_note: 'Nota de pie',
  seze: 'Zona de base',
  actividadeconomica: '6201',
  disable_confirmation_text: false,
  sendmail: false,
  sendmailtome: false,
  send_customer_credentials: false,
  email_cc_list: [{ email: 'copia@example.com' }],
  annexes: [{ document: 'QmFzZQ==', extension: 'png' }],
  html_header: '<p>Cabecera</p>',
  html_buttons: '<p>Botones</p>',
  html_footer: '<p>Pie</p>',
  atacheddocument_name_prefix: 'BASE',
  invoice_template: 'plantilla',
  template_token: 'credencial',
};

const header = { date: '2026-03-16', time: '10:00:00' };

const reference = { number: 'SETP990000001', uuid: 'a'.repeat(96), issue_date: '2026-03-01', type_document_id: 1 };

const withholding = { tax_id: 6, tax_amount: '5.00', taxable_amount: '50.00', percent: '10.00' };

const references = {
  invoice_period: { start_date: '2026-02-01', end_date: '2026-02-28' },
  order_reference: { id_order: 'OC-1', issue_date_order: '2026-02-02' },
  receipt_document_references: [{ id: 'REC-1', issue_date: '2026-02-03' }],
  additional_document_reference: { id: 'ADI-1', date: '2026-02-04', uuid: 'b'.repeat(96), type_document_id: 1 },
};

const line = {
  allowance_charges: [{}],
  tax_totals: [{}],
  with_holding_tax_total: [withholding],
  brandname: 'Marca',
  modelname: 'Modelo',
};

const totals = {
  allowance_total_amount: '5000.00',
  charge_total_amount: '3000.00',
  pre_paid_amount: '20000.00',
};

const party = { type_regime_id: 1, tax_id: 1 };

const onCredit = { payment_form_id: 2, payment_method_id: 10, payment_due_date: '2026-04-16', duration_measure: 31 };

const ubl = {
  ...presentation,
  ...header,
  ...references,
  payment_form: onCredit,
  allowance_charges: [{}],
  tax_totals: [{}],
};

const invoiced = {
  ...ubl,
  type_operation_id: 10,
  customer: party,
  prepaid_payment: {},
  deliveryterms: { special_terms: 'Portes', loss_risk_responsibility_code: 'FOB', loss_risk: 'Comprador' },
  with_holding_tax_total: [withholding],
  legal_monetary_totals: totals,
  invoice_lines: [line],
};

const user = {
  provider_code: '050010002901',
  health_type_document_identification_id: 1,
  identification_number: '1020304050',
  surname: 'PÉREZ',
  second_surname: 'GÓMEZ',
  first_name: 'ANA',
  middle_name: 'LUISA',
  health_type_user_id: 1,
  health_contracting_payment_method_id: 1,
  health_coverage_id: 1,
  autorization_numbers: 'A12345',
  mipres: 'M-1',
  mipres_delivery: 'E-1',
  contract_number: 'C-1',
  co_payment: '3300.00',
  moderating_fee: '5800.00',
  recovery_fee: '105000.00',
  shared_payment: '225000.00',
};

const health = {
  invoice_period_start_date: '2026-02-01',
  invoice_period_end_date: '2026-02-28',
  health_type_operation_id: 1,
  print_users_info_to_pdf: true,
  users_info: [user],
};

const note = { ...ubl, customer: party, billing_reference: reference };

const purchase = { ...ubl, seller: party, legal_monetary_totals: totals };

const purchased = { ...purchase, with_holding_tax_total: [withholding] };

const supportLine = { ...line, start_date: '2026-03-16', type_generation_transmition_id: 1 };

const abroad = { municipality_id: undefined, country_id: 65, municipality_name: 'Miami', state_name: 'Florida' };

const predecessor = {
  predecessor_number: 'NI1',
  predecessor_cune: 'c'.repeat(96),
  predecessor_issue_date: '2026-02-28',
};

const employed = {
  ...presentation,
  resolution_number: '18760000009',
  period: { issue_date: '2026-03-16' },
  worker: { worker_code: 'T-7' },
};

type Parts = Pick<Variant, 'kind' | 'title' | 'schema'> & { readonly base: BaseName; readonly over: object };

const parts: Readonly<Record<VariantName, Parts>> = {
  invoice: { kind: 'invoice', title: 'invoice', schema: invoiceSchema, base: 'invoice', over: invoiced },
  healthInvoice: {
    kind: 'invoice',
    title: 'health invoice',
    schema: invoiceSchema,
    base: 'invoice',
    over: { ...invoiced, type_operation_id: undefined, health_fields: health },
  },
  creditNote: {
    kind: 'creditNote',
    title: 'credit note',
    schema: creditNoteSchema,
    base: 'creditNote',
    over: { ...note, type_operation_id: 12, legal_monetary_totals: totals, credit_note_lines: [line] },
  },
  debitNote: {
    kind: 'debitNote',
    title: 'debit note',
    schema: debitNoteSchema,
    base: 'debitNote',
    over: { ...note, type_operation_id: 6, requested_monetary_totals: totals, debit_note_lines: [line] },
  },
  supportDocument: {
    kind: 'supportDocument',
    title: 'support document',
    schema: supportDocumentSchema,
    base: 'supportDocument',
    over: { ...purchased, type_operation_id: 23, invoice_lines: [supportLine] },
  },
  nonResidentSupportDocument: {
    kind: 'supportDocument',
    title: 'support document, seller abroad',
    schema: supportDocumentSchema,
    base: 'supportDocument',
    over: { ...purchased, type_operation_id: 24, seller: { ...party, ...abroad }, invoice_lines: [supportLine] },
  },
  supportAdjustmentNote: {
    kind: 'supportAdjustmentNote',
    title: 'adjustment note',
    schema: supportAdjustmentNoteSchema,
    base: 'supportAdjustmentNote',
    over: { ...purchase, type_operation_id: 23, billing_reference: reference, credit_note_lines: [line] },
  },
  payroll: {
    kind: 'payroll',
    title: 'payroll',
    schema: payrollSchema,
    base: 'payroll',
    over: { ...employed, novelty: { novelty: true, uuidnov: 'd'.repeat(96) } },
  },
  payrollReplacement: {
    kind: 'payrollAdjustment',
    title: 'payroll replacement',
    schema: replacementSchema,
    base: 'payrollReplacement',
    over: { ...employed, predecessor },
  },
  payrollDeletion: {
    kind: 'payrollAdjustment',
    title: 'payroll deletion',
    schema: deletionSchema,
    base: 'payrollDeletion',
    over: { ...presentation, resolution_number: '18760000009', period: { issue_date: '2026-03-16' }, predecessor },
  },
};

// The keys of an object literal of that type are variant names.
export const variantNames = Object.keys(parts) as readonly VariantName[];

const loaded = new Map<VariantName, Variant>();

export const variantNamed = (name: VariantName): Variant => {
  const known = loaded.get(name);
  if (known !== undefined) return known;
  const { base, over, ...variant } = parts[name];
  const request = merged(baseDocument(base).request, over) as JsonObject; // objects make an object
  const made = { ...variant, name, request };
  loaded.set(name, made);
  return made;
};

const kinds = { invoice, creditNote, debitNote, supportDocument, supportAdjustmentNote, payroll, payrollAdjustment };

/** The kind as the pipeline knows it; every step takes the model that its own reader made. */
export const kindOf = ({ kind }: Variant): DocumentKind<DocumentModel> => kinds[kind] as DocumentKind<DocumentModel>; // see above
