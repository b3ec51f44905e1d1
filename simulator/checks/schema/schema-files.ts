/** All generated schemas, and the roots a document can be judged against. */
import type { BlockFacts, DocumentFacts, PayrollFacts, Row, SchemaFacts, UblFacts } from './facts.ts';
import {
  complexType,
  enumerationType,
  globalElement,
  rootElement,
  schemaFile,
  typeName,
  type Naming,
  type SchemaFile,
} from './xsd-text.ts';

// UBL itself: datatypes (udt), basic (cbc) and aggregate (cac) components, and the five documents.

/** Every child of a UBL list is a reference to a global element; every other type is a datatype. */
const ublNaming: Naming = {
  prefix: 'udt',
  element: ([name]: Row) => `ref="${name}"`,
  type: (name) => `udt:${name}`,
};

/** Global elements of one prefix of `basic`, typed by udt. */
const basicElements = (facts: UblFacts, prefix: string): string =>
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

const ublFile = 'ubl.xsd';

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

// The extension block and its contents: XML signature (ds), XAdES (xades, xades141) and the UBL signature wrapper.
// `ext:ExtensionContent` is a lax wildcard: it checks any content that has a global declaration. A broken signature
// block therefore fails only because of the chain of imports ext, sig, sac, ds and xades, although no type of ext or
// sac mentions xades. The authority's sts block is left out on purpose, see `dianExtensions.published.why` in the
// facts: its faults have rule codes.

const prefixOf = (name: string): string => name.slice(0, name.indexOf(':'));
const localOf = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Elements that the block declares locally are written inline, all others are references. */
const blockNaming = (block: BlockFacts, prefix: string): Naming => {
  const globals = new Set(block.globals);
  const naming: Naming = {
    prefix,
    element: ([name]: Row) => {
      const type = block.elements[name];
      if (type === undefined || globals.has(name)) return `ref="${name}"`;
      return `name="${localOf(name)}" type="${typeName(type, naming)}"`;
    },
    type: (name) => name,
  };
  return naming;
};

/** The declarations of a block that belong to one namespace. */
const blockBody = (block: BlockFacts, prefix: string): string => {
  const naming = blockNaming(block, prefix);
  const own = (name: string): boolean => prefixOf(name) === prefix;
  const elements = block.globals
    .filter(own)
    .map((name) => globalElement(localOf(name), typeName(block.elements[name] ?? name, naming)));
  const simpleTypes = Object.entries(block.simpleTypes ?? {})
    .filter(([name]) => own(name))
    .map(([name, { base, enumeration }]) => enumerationType(localOf(name), base, enumeration));
  const types = Object.entries(block.types)
    .filter(([name]) => own(name))
    .map(([name, type]) => complexType(type, naming, localOf(name)));
  return [...elements, ...simpleTypes, ...types].join('');
};

const signatureSchemas = (facts: UblFacts): SchemaFile[] => {
  const { namespaces, signature, extension } = facts;
  return [
    schemaFile({ prefix: 'ds', imports: [], namespaces, body: blockBody(signature, 'ds') }),
    schemaFile({ prefix: 'xades', imports: ['ds'], namespaces, body: blockBody(signature, 'xades') }),
    schemaFile({ prefix: 'xades141', imports: ['xades'], namespaces, body: blockBody(signature, 'xades141') }),
    schemaFile({ prefix: 'sbc', imports: ['udt'], namespaces, body: basicElements(facts, 'sbc') }),
    schemaFile({
      prefix: 'sac',
      imports: ['sbc', 'cbc', 'ds', 'xades', 'xades141'],
      namespaces,
      body: blockBody(extension, 'sac'),
    }),
    schemaFile({ prefix: 'sig', imports: ['sac'], namespaces, body: blockBody(extension, 'sig') }),
    schemaFile({
      prefix: 'ext',
      imports: ['udt', 'cbc', 'sig'],
      namespaces,
      body: basicElements(facts, 'ext') + blockBody(extension, 'ext'),
    }),
  ];
};

// The two payroll documents: local elements of named types, with values mostly in attributes.

/** A row without a type is the reference to the extension block. */
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
const payrollSchemas = (facts: PayrollFacts): SchemaFile[] =>
  Object.entries(facts.documents).map(([root, document]) => payrollSchema(facts, root, document));

/**
 * One schema for all documents of UBL: what they share is by far the most of each, and takes a tenth of a second to
 * compile. It gives no namespace of its own, and its name is no root.
 */
const allDocuments = ({ documents: all }: UblFacts): SchemaFile => ({
  name: ublFile,
  text: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">\n${Object.entries(all)
    .map(([root, { namespace }]) => `<xs:import namespace="${namespace}" schemaLocation="${root}.xsd"/>\n`)
    .join('')}</xs:schema>\n`,
});

/** Local names of the document elements. For the root of each document kind see datasets/facts/schema, `documents`. */
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

/** The schema with which documents of the root are validated. */
export const fileOf = (facts: SchemaFacts, root: SchemaRoot): string =>
  root in facts.ubl.documents ? ublFile : `${root}.xsd`;

/** The schema documents, one per namespace; a root's own file is `<root>.xsd`. The same facts give the same text. */
export const generateSchemas = (facts: SchemaFacts): readonly SchemaFile[] => [
  ...ublSchemas(facts.ubl),
  allDocuments(facts.ubl),
  ...signatureSchemas(facts.ubl),
  ...payrollSchemas(facts.payroll),
];

/** The namespace of a document element. */
export const rootNamespace = (facts: SchemaFacts, root: SchemaRoot): string => {
  const document = facts.ubl.documents[root] ?? facts.payroll.documents[root];
  if (document === undefined) throw new Error(`the schema facts know no document ${root}`);
  return document.namespace;
};
