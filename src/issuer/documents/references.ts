/** Periods, other documents and delivery terms that a document names (sections AE to AI, BC). */
import type { XmlSpec } from '../../common/xml/node.ts';
import { fieldAt, group, leaf, optional } from './elements.ts';
import type { Discrepancy, DocumentReference, UblModel } from './model.ts';

export const invoicePeriod = ({ path, startDate, endDate }: NonNullable<UblModel['period']>): XmlSpec =>
  group(
    'cac:InvoicePeriod',
    [
      optional('cbc:StartDate', startDate, { field: fieldAt(path, 'start_date') }),
      optional('cbc:EndDate', endDate, { field: fieldAt(path, 'end_date') }),
    ],
    path,
  );

export const orderReference = ({ path, id, issueDate }: DocumentReference): XmlSpec =>
  group(
    'cac:OrderReference',
    [
      leaf('cbc:ID', id, { field: fieldAt(path, 'id_order') }),
      optional('cbc:IssueDate', issueDate, { field: fieldAt(path, 'issue_date_order') }),
    ],
    path,
  );

/** A reference without the issuer's own fields; `dateField` is the request's name for its date. */
const documentReference = (name: string, reference: DocumentReference, dateField: string): XmlSpec => {
  const { path, id, uuid, uuidScheme, issueDate, typeCode } = reference;
  const fields = reference.fields ?? {
    id: fieldAt(path, 'id'),
    issueDate: fieldAt(path, dateField),
    typeCode: fieldAt(path, 'type_document_id'),
  };
  return group(
    name,
    [
      leaf('cbc:ID', id, { field: fields.id }),
      optional('cbc:UUID', uuid, { attributes: { schemeName: uuidScheme }, field: fieldAt(path, 'uuid') }),
      optional('cbc:IssueDate', issueDate, { field: fields.issueDate }),
      optional('cbc:DocumentTypeCode', typeCode, { field: fields.typeCode }),
    ],
    path,
  );
};

/** The document a note corrects: its code is that of the invoice, or of the support document. */
export const billingReference = ({ path, ...reference }: DocumentReference): XmlSpec => {
  const { id, uuid, uuidScheme, issueDate, typeCode } = reference;
  return group(
    'cac:BillingReference',
    [
      group('cac:InvoiceDocumentReference', [
        leaf('cbc:ID', id, { field: fieldAt(path, 'number') }),
        optional('cbc:UUID', uuid, { attributes: { schemeName: uuidScheme }, field: fieldAt(path, 'uuid') }),
        optional('cbc:IssueDate', issueDate, { field: fieldAt(path, 'issue_date') }),
        optional('cbc:DocumentTypeCode', typeCode, { field: fieldAt(path, 'type_document_id') }),
      ]),
    ],
    path,
  );
};

/** The concept, with the reason in the request's own words or that of the authority's table. */
export const discrepancyResponse = ({ reference, concept, explanation }: Discrepancy): XmlSpec =>
  group('cac:DiscrepancyResponse', [
    optional('cbc:ReferenceID', reference?.text, { field: reference?.field }),
    leaf('cbc:ResponseCode', concept.code, { field: 'discrepancyresponsecode' }),
    leaf('cbc:Description', explanation ?? concept.name, {
      field: explanation === undefined ? 'discrepancyresponsecode' : 'discrepancyresponsedescription',
    }),
  ]);

export const receiptReference = (reference: DocumentReference): XmlSpec =>
  documentReference('cac:ReceiptDocumentReference', reference, 'issue_date');

export const additionalReference = (reference: DocumentReference): XmlSpec =>
  documentReference('cac:AdditionalDocumentReference', reference, 'date');

export const deliveryTerms = (terms: NonNullable<UblModel['deliveryTerms']>): XmlSpec => {
  const at = (name: string): string => fieldAt(terms.path, name);
  return group(
    'cac:DeliveryTerms',
    [
      optional('cbc:SpecialTerms', terms.specialTerms, { field: at('special_terms') }),
      optional('cbc:LossRiskResponsibilityCode', terms.incoterm, { field: at('loss_risk_responsibility_code') }),
      optional('cbc:LossRisk', terms.lossRisk, { field: at('loss_risk') }),
    ],
    terms.path,
  );
};
