/** All generated schemas, and the roots a document can be judged against. */
import type { SchemaFacts } from './facts.ts';
import type { SchemaFile } from './xsd-text.ts';
import { payrollSchemas } from './payroll-schemas.ts';
import { signatureSchemas } from './signature-schemas.ts';
import { ublSchemas } from './ubl-schemas.ts';

/** Local names of the document elements. Which document kind has which root: datasets/schema, `documents`. */
export const schemaRoots = [
  'Invoice',
  'CreditNote',
  'DebitNote',
  'ApplicationResponse',
  'AttachedDocument',
  'NominaIndividual',
  'NominaIndividualDeAjuste',
] as const;

export type SchemaRoot = (typeof schemaRoots)[number];

/** The schema documents, one per namespace; a root's own file is `<root>.xsd`. The same facts give the same text. */
export const generateSchemas = (facts: SchemaFacts): readonly SchemaFile[] => [
  ...ublSchemas(facts.ubl),
  ...signatureSchemas(facts.ubl),
  ...payrollSchemas(facts.payroll),
];

/** The namespace of a document element. */
export const rootNamespace = (facts: SchemaFacts, root: SchemaRoot): string => {
  const document = facts.ubl.documents[root] ?? facts.payroll.documents[root];
  if (document === undefined) throw new Error(`the schema facts know no document ${root}`);
  return document.namespace;
};
