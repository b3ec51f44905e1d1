/** The schemas of UBL itself: datatypes (udt), basic (cbc) and aggregate (cac) components, and the five documents. */
import type { Row, UblFacts } from './facts.ts';
import type { Naming, SchemaFile } from './xsd-text.ts';
import { complexType, globalElement, rootElement, schemaFile } from './xsd-text.ts';

/** Every child of a UBL list is a reference to a global element; every other type is a datatype. */
const ublNaming: Naming = {
  prefix: 'udt',
  element: ([name]: Row) => `ref="${name}"`,
  type: (name) => `udt:${name}`,
};

/** Global elements of one prefix of `basic`, typed by udt. */
export const basicElements = (facts: UblFacts, prefix: string): string =>
  Object.entries(facts.basic[prefix] ?? {})
    .flatMap(([datatype, names]) => names.map((name) => globalElement(name, `udt:${datatype}`)))
    .join('');

const datatypes = (facts: UblFacts): string =>
  Object.entries(facts.datatypes)
    .map(([name, { base, attributes }]) => complexType({ text: base, attributes }, ublNaming, name))
    .join('');

const aggregates = (facts: UblFacts): string => {
  const elements = Object.entries(facts.aggregateElements).flatMap(([type, names]) =>
    names.map((name) => globalElement(name, `cac:${type}`)),
  );
  const types = Object.entries(facts.aggregates).map(([name, children]) => complexType({ children }, ublNaming, name));
  return [...elements, ...types].join('');
};

/** The documents as schema files named after their root: `Invoice.xsd` … */
const documents = (facts: UblFacts): SchemaFile[] =>
  Object.entries(facts.documents).map(([root, { namespace, children }]) =>
    schemaFile({
      prefix: root,
      imports: ['cac', 'cbc', 'ext'],
      namespaces: { ...facts.namespaces, [root]: namespace },
      body: rootElement(root, complexType({ children }, ublNaming)),
    }),
  );

export const ublSchemas = (facts: UblFacts): SchemaFile[] => {
  const { namespaces } = facts;
  return [
    schemaFile({ prefix: 'udt', imports: [], namespaces, body: datatypes(facts) }),
    schemaFile({ prefix: 'cbc', imports: ['udt'], namespaces, body: basicElements(facts, 'cbc') }),
    schemaFile({ prefix: 'cac', imports: ['cbc'], namespaces, body: aggregates(facts) }),
    ...documents(facts),
  ];
};
