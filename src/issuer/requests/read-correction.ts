/** What a note corrects, and why (sections 2.7 and 2.10). */
import type { TableName } from '../../common/code-lists.ts';
import type { Discrepancy, DocumentReference } from '../documents/model.ts';
import { codedOf, dateOf, partOf, required, rowIn, textOf, type Part } from './parts.ts';
import { readPeriod } from './read-references.ts';

const billingReferenceOf = (body: Part): Part | undefined => partOf(body, 'billing_reference');

/** A note that names no document refers to what was invoiced in a period: `2024-01-01/2024-01-31`. */
const periodReference = (body: Part): Discrepancy['reference'] => {
  const period = readPeriod(body);
  if (period?.startDate === undefined || period.endDate === undefined) return undefined;
  return { text: `${period.startDate}/${period.endDate}`, field: period.path };
};

/** What is corrected: a document by its number, else a period (the authority refuses a correction of nothing). */
const referenceOf = (body: Part): Discrepancy['reference'] => {
  const reference = billingReferenceOf(body);
  const text = reference && textOf(reference, 'number');
  return text === undefined ? periodReference(body) : { text, field: 'billing_reference.number' };
};

export const readDiscrepancy = (body: Part, concepts: TableName): Discrepancy | undefined => {
  const concept = codedOf(body, 'discrepancyresponsecode', concepts);
  return concept && { concept, reference: referenceOf(body) };
};

/** How the code of an affected document is made follows from its type, where the request names one. */
export const readBillingReference = (body: Part, uuidScheme: string): DocumentReference | undefined => {
  const reference = billingReferenceOf(body);
  if (reference === undefined) return undefined;
  const type = rowIn(reference, 'type_document_id', 'type_documents');
  return {
    path: reference.path,
    id: required(textOf(reference, 'number'), reference, 'number'),
    issueDate: dateOf(reference, 'issue_date'),
    typeCode: undefined,
    uuid: textOf(reference, 'uuid')?.trim(),
    uuidScheme: type?.uuid_scheme ?? uuidScheme,
  };
};
