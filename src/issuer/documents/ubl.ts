/**
 * Any UBL 2.1 document: invoices of types 01 to 04, support documents, POS tickets, and the notes to them (FE annex 1.9,
 * section 6; DS annex 1.1; DE annex 1.0, 8.2 and 8.12). The differences between the roots and between the kinds are in tables; the schema fixes the order.
 */
import type { XmlRootSpec, XmlSpec } from '../../common/xml/node.ts';
import { allowanceCharges, monetaryTotal, type MonetaryTotalName } from './amounts.ts';
import { fieldAt, group, leaf, optional, type Children } from './elements.ts';
import { extensions } from './extensions.ts';
import { healthExtension, healthPeriod } from './health.ts';
import { delivery } from './delivery.ts';
import { documentLines, type LineNames } from './line.ts';
import {
  codeScheme,
  hasLinesByOperation,
  namespacesOf,
  operationFieldOf,
  profileOf,
  rootOf,
  ublVersion,
  type UblRoot,
} from './literals.ts';
import type { UblModel } from './model.ts';
import { customerParty, supplierParty } from './party.ts';
import { pointOfSale } from './point-of-sale.ts';
import { exchangeRate, paymentMeans, prepaidPayment } from './payment.ts';
import {
  additionalReference,
  billingReference,
  deliveryTerms,
  discrepancyResponse,
  invoicePeriod,
  orderReference,
  receiptReference,
} from './references.ts';
import { taxTotals, withholdingTaxTotals } from './taxes.ts';

/** The parts between the parties and the totals. */
type PaymentPart = 'delivery' | 'terms' | 'means' | 'prepaid' | 'allowances' | 'rate';

type RootShape = {
  readonly typeCode: string | undefined;
  readonly hasDueDate: boolean;
  /** Only invoices state withholdings. */
  readonly hasWithholdings: boolean;
  readonly total: MonetaryTotalName;
  readonly line: LineNames;
  readonly payment: readonly PaymentPart[];
};

const shapes: Readonly<Record<UblRoot, RootShape>> = {
  Invoice: {
    typeCode: 'cbc:InvoiceTypeCode',
    hasDueDate: true,
    hasWithholdings: true,
    total: 'cac:LegalMonetaryTotal',
    line: { line: 'cac:InvoiceLine', quantity: 'cbc:InvoicedQuantity' },
    payment: ['delivery', 'terms', 'means', 'prepaid', 'allowances', 'rate'],
  },
  CreditNote: {
    typeCode: 'cbc:CreditNoteTypeCode',
    hasDueDate: false,
    hasWithholdings: false,
    total: 'cac:LegalMonetaryTotal',
    line: { line: 'cac:CreditNoteLine', quantity: 'cbc:CreditedQuantity' },
    payment: ['delivery', 'terms', 'means', 'rate', 'allowances'],
  },
  DebitNote: {
    typeCode: undefined,
    hasDueDate: false,
    hasWithholdings: false,
    total: 'cac:RequestedMonetaryTotal',
    line: { line: 'cac:DebitNoteLine', quantity: 'cbc:DebitedQuantity' },
    payment: ['prepaid', 'allowances', 'delivery', 'terms', 'means', 'rate'],
  },
};

/** The body's own date, or that of a payment. */
const dueDateField = ({ paymentMeans: means, dueDate }: UblModel): string => {
  const due = means.find((each) => each.dueDate === dueDate);
  return due === undefined ? 'due_date' : fieldAt(due.path, 'payment_due_date');
};

/** The request's name for its list of lines. */
const lineList = ({ lines }: UblModel): string => (lines[0]?.path ?? 'invoice_lines').replace(/\.\d+$/, '');

const header = (model: UblModel, { typeCode, hasDueDate }: RootShape): Children => [
  leaf('cbc:UBLVersionID', ublVersion),
  leaf('cbc:CustomizationID', model.operation, { field: operationFieldOf(model) }),
  leaf('cbc:ProfileID', profileOf(model)),
  leaf('cbc:ProfileExecutionID', model.environment),
  leaf('cbc:ID', model.prefix + model.number, { field: 'number' }),
  leaf('cbc:UUID', '', { attributes: { schemeID: model.environment, schemeName: codeScheme(model) } }),
  leaf('cbc:IssueDate', model.issueDate, { field: 'date' }),
  leaf('cbc:IssueTime', `${model.issueTime}-05:00`, { field: 'time' }),
  hasDueDate ? optional('cbc:DueDate', model.dueDate, { field: dueDateField(model) }) : undefined,
  typeCode === undefined ? undefined : leaf(typeCode, model.type.code, { field: 'type_document_id' }),
  model.notes.map((note) => leaf('cbc:Note', note, { field: 'notes' })),
  leaf('cbc:DocumentCurrencyCode', model.currency, { field: 'currency_id' }),
  leaf('cbc:LineCountNumeric', String(model.lines.length), { field: lineList(model) }),
];

const references = (model: UblModel): Children => [
  model.health ? healthPeriod(model.health) : model.period && invoicePeriod(model.period),
  model.discrepancy && discrepancyResponse(model.discrepancy),
  model.orderReference && orderReference(model.orderReference),
  model.billingReference && billingReference(model.billingReference),
  model.receiptReferences?.map(receiptReference),
  model.additionalReferences.map(additionalReference),
];

const payment = ({ currency, ...model }: UblModel, { payment: order }: RootShape): Children => {
  const parts: Readonly<Record<PaymentPart, XmlSpec | readonly XmlSpec[] | undefined>> = {
    delivery: model.delivery && delivery(model.delivery),
    terms: model.deliveryTerms && deliveryTerms(model.deliveryTerms),
    means: model.paymentMeans.map(paymentMeans),
    prepaid: model.prepaidPayments.map((prepaid) => prepaidPayment(prepaid, currency)),
    allowances: allowanceCharges(model.allowanceCharges, { currency }),
    rate: model.exchangeRate && exchangeRate(model.exchangeRate, currency),
  };
  return order.map((part) => parts[part]);
};

const sums = ({ currency, ...model }: UblModel, { hasWithholdings, total }: RootShape): Children => [
  taxTotals(model.taxTotals, currency),
  hasWithholdings ? withholdingTaxTotals(model.withholdings, currency) : undefined,
  monetaryTotal(total, model.totals, currency),
];

/** Sellers that are not obliged to invoice have no prefix. */
const supplierOptions = ({ supplier, prefix }: UblModel) => (supplier.path === 'establishment' ? { prefix } : {});

/**
 * The document without its codes: `cbc:UUID`, `sts:SoftwareSecurityCode` and
 * `sts:QRCode` are empty for `fillCodes`, the last extension for the signature.
 */
export const buildUbl = (model: UblModel): XmlRootSpec => {
  const root = rootOf(model);
  const shape = shapes[root];
  return {
    namespaces: namespacesOf(root),
    ...group(root, [
      extensions({
        software: model.software,
        numbering: model.numbering,
        sector: model.health && healthExtension({ ...model, health: model.health }),
        further: model.pointOfSale && pointOfSale(model.pointOfSale),
      }),
      ...header(model, shape),
      ...references(model),
      supplierParty(model.supplier, supplierOptions(model)),
      customerParty(model.customer),
      ...payment(model, shape),
      ...sums(model, shape),
      ...documentLines(model.lines, {
        names: shape.line,
        currency: model.currency,
        // In support documents 11 is a seller abroad, not a mandate.
        operation: hasLinesByOperation(model) ? model.operation : '',
      }),
    ]),
  };
};
