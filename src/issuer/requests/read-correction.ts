/** What a note corrects, and why (sections 2.7 and 2.10). */
import type { TableName } from '../../common/code-lists.ts';
import type { Discrepancy, DocumentReference } from '../documents/model.ts';
import { codedOf, dateOf, partOf, required, rowIn, textOf, type Part } from './parts.ts';

const billingReferenceOf = (body: Part): Part | undefined => partOf(body, 'billing_reference');

export const readDiscrepancy = (body: Part, concepts: TableName): Discrepancy | undefined => {
  const concept = codedOf(body, 'discrepancyresponsecode', concepts);
  const reference = billingReferenceOf(body);
  return concept && { concept, reference: reference && textOf(reference, 'number') };
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
