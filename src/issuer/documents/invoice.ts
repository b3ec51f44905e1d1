/** An invoice as UBL 2.1 (FE annex 1.9, section 6): types 01 sale, 02 export, 03 and 04 contingency. */
import type { XmlRootSpec } from '../../common/xml/node.ts';
import { allowanceCharges } from './allowance-charge.ts';
import { fieldAt, group, leaf, optional, type Children } from './elements.ts';
import { extensions } from './extensions.ts';
import { documentLines, type LineContext } from './line.ts';
import { invoiceProfile, namespacesOf, ublVersion } from './literals.ts';
import type { InvoiceModel } from './model.ts';
import { monetaryTotal } from './monetary-total.ts';
import { customerParty, supplierParty } from './party.ts';
import { exchangeRate, paymentMeans, prepaidPayment } from './payment.ts';
import { additionalReference, deliveryTerms, invoicePeriod, orderReference, receiptReference } from './references.ts';
import { taxTotals, withholdingTaxTotals } from './taxes.ts';

const lineNames: LineContext['names'] = { line: 'cac:InvoiceLine', quantity: 'cbc:InvoicedQuantity' };

/** Documents of issuer contingency have no technical key: their code is a CUDE. */
const issuerContingency = '03';

const dueDateField = ({ paymentMeans: means, dueDate }: InvoiceModel): string | undefined => {
  const due = means.find((each) => each.dueDate === dueDate);
  return due && fieldAt(due.path, 'payment_due_date');
};

const header = (model: InvoiceModel): Children => [
  leaf('cbc:UBLVersionID', ublVersion),
  leaf('cbc:CustomizationID', model.operation, { field: 'type_operation_id' }),
  leaf('cbc:ProfileID', invoiceProfile),
  leaf('cbc:ProfileExecutionID', model.environment),
  leaf('cbc:ID', model.prefix + model.number, { field: 'number' }),
  leaf('cbc:UUID', '', {
    attributes: {
      schemeID: model.environment,
      schemeName: model.type.code === issuerContingency ? 'CUDE-SHA384' : 'CUFE-SHA384',
    },
  }),
  leaf('cbc:IssueDate', model.issueDate, { field: 'date' }),
  leaf('cbc:IssueTime', `${model.issueTime}-05:00`, { field: 'time' }),
  optional('cbc:DueDate', model.dueDate, { field: dueDateField(model) }),
  leaf('cbc:InvoiceTypeCode', model.type.code, { field: 'type_document_id' }),
  model.notes.map((note) => leaf('cbc:Note', note, { field: 'notes' })),
  leaf('cbc:DocumentCurrencyCode', model.currency, { field: 'currency_id' }),
  leaf('cbc:LineCountNumeric', String(model.lines.length), { field: 'invoice_lines' }),
];

const references = (model: InvoiceModel): Children => [
  model.period && invoicePeriod(model.period),
  model.orderReference && orderReference(model.orderReference),
  model.receiptReferences?.map(receiptReference),
  model.additionalReferences.map(additionalReference),
];

const payment = ({ currency, ...model }: InvoiceModel): Children => [
  model.deliveryTerms && deliveryTerms(model.deliveryTerms),
  model.paymentMeans.map(paymentMeans),
  model.prepaidPayments.map((prepaid) => prepaidPayment(prepaid, currency)),
  allowanceCharges(model.allowanceCharges, currency),
  model.exchangeRate && exchangeRate(model.exchangeRate, currency),
];

const sums = ({ currency, ...model }: InvoiceModel): Children => [
  taxTotals(model.taxTotals, currency),
  withholdingTaxTotals(model.withholdings, currency),
  monetaryTotal('cac:LegalMonetaryTotal', model.totals, currency),
];

/**
 * The document without its codes: `cbc:UUID`, `sts:SoftwareSecurityCode` and
 * `sts:QRCode` are empty for `fillCodes`, the second extension for the signature.
 */
export const buildInvoice = (model: InvoiceModel): XmlRootSpec => ({
  ...group('Invoice', [
    extensions({ software: model.software, numbering: model.numbering }),
    ...header(model),
    ...references(model),
    supplierParty(model.supplier, { prefix: model.prefix }),
    customerParty(model.customer),
    ...payment(model),
    ...sums(model),
    ...documentLines(model.lines, { names: lineNames, currency: model.currency, operation: model.operation }),
  ]),
  namespaces: namespacesOf('Invoice'),
});
