/** Other documents and terms that an invoice refers to. */
import type { DocumentReference, UblModel } from '../documents/model.ts';
import { dateOf, partOf, partsOf, required, rowIn, textOf, type Part } from './parts.ts';

export const readOrderReference = (body: Part): DocumentReference | undefined => {
  const order = partOf(body, 'order_reference');
  return (
    order && {
      path: order.path,
      id: required(textOf(order, 'id_order'), order, 'id_order'),
      issueDate: dateOf(order, 'issue_date_order'),
      typeCode: undefined,
    }
  );
};

export const readReceiptReferences = (body: Part): readonly DocumentReference[] =>
  partsOf(body, 'receipt_document_references').map((receipt) => ({
    path: receipt.path,
    id: required(textOf(receipt, 'id'), receipt, 'id'),
    issueDate: dateOf(receipt, 'issue_date'),
    typeCode: undefined,
  }));

/** Further documents, among them the one that a contingency document (type 03) transcribes. */
export const readAdditionalReferences = (body: Part): readonly DocumentReference[] =>
  partsOf(body, 'additional_document_reference').map((reference) => {
    const type = rowIn(reference, 'type_document_id', 'type_documents');
    return {
      path: reference.path,
      id: required(textOf(reference, 'id'), reference, 'id'),
      issueDate: dateOf(reference, 'date'),
      typeCode: type?.code,
      uuid: textOf(reference, 'uuid'),
      uuidScheme: type?.uuid_scheme ?? 'CUFE-SHA384',
    };
  });

export const readPeriod = (body: Part): UblModel['period'] => {
  const period = partOf(body, 'invoice_period');
  return period && { path: period.path, startDate: dateOf(period, 'start_date'), endDate: dateOf(period, 'end_date') };
};

export const readDeliveryTerms = (body: Part): UblModel['deliveryTerms'] => {
  const terms = partOf(body, 'deliveryterms');
  return (
    terms && {
      path: terms.path,
      specialTerms: textOf(terms, 'special_terms'),
      incoterm: textOf(terms, 'loss_risk_responsibility_code'),
      lossRisk: textOf(terms, 'loss_risk'),
    }
  );
};
