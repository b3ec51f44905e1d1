/** The schemas of the two payroll documents: local elements of named types, values mostly in attributes. */
import type { DocumentFacts, PayrollFacts, Row } from './facts.ts';
import type { Naming, SchemaFile } from './xsd-text.ts';
import { complexType, rootElement, schemaFile, typeName } from './xsd-text.ts';

/** A row without type is the reference to the extension block. */
const payrollNaming = (root: string): Naming => {
  const naming: Naming = {
    prefix: root,
    element: ([name, , , type]: Row) =>
      type === undefined ? `ref="${name}"` : `name="${name}" type="${typeName(type, naming)}"`,
    type: (name) => `${root}:${name}`,
  };
  return naming;
};

const payrollSchema = (facts: PayrollFacts, root: string, document: DocumentFacts): SchemaFile => {
  const naming = payrollNaming(root);
  const types = Object.entries(facts.types).map(([name, type]) => complexType(type, naming, name));
  return schemaFile({
    prefix: root,
    imports: ['ext'],
    namespaces: { ...facts.namespaces, [root]: document.namespace },
    body: rootElement(root, complexType(document, naming)) + types.join(''),
  });
};

/** One file per root, named after it. The types are shared facts, but each root has a namespace of its own. */
export const payrollSchemas = (facts: PayrollFacts): SchemaFile[] =>
  Object.entries(facts.documents).map(([root, document]) => payrollSchema(facts, root, document));
