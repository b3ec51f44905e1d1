/** XSD as text: the few constructs that the facts need. This file knows no vocabulary. */
import type { AttributeRow, Group, Occurs, Particle, Row, TypeFacts, Wildcard } from './facts.ts';
import { isRow, isWildcard } from './facts.ts';

/** A generated schema document; the others refer to its name in `schemaLocation`. */
export type SchemaFile = { readonly name: string; readonly text: string };

/** How the names of one namespace are spelled. */
export type Naming = {
  /** Prefix of the target namespace. */
  readonly prefix: string;
  /** The attributes that identify the element of a row in `xs:element`: `ref="…"`, or `name="…" type="…"`. */
  readonly element: (row: Row) => string;
  /** The qualified name of a type that is not built into XSD. */
  readonly type: (name: string) => string;
};

/** Built-in types are the lower-case names of the facts, and `ID`. */
const isBuiltIn = (type: string): boolean => type === 'ID' || /^[a-z][A-Za-z0-9]*$/.test(type);

/**
 * XSD collapses white space around every date and time (Datatypes, 4.3.6), but
 * libxml2 (in libxml2-wasm 0.7.2) refuses it, unless a pattern makes it
 * normalise the value first. A schema that uses one of these types therefore
 * declares its own of the same name.
 */
const collapsedTypes: readonly string[] = ['date', 'time', 'dateTime'];

const collapsedDefinitions = (prefix: string, body: string): string =>
  collapsedTypes
    .filter((name) => body.includes(`"${prefix}:${name}"`))
    .map((name) => simpleType(name, name, '<xs:pattern value=".*"/>'))
    .join('');

export const typeName = (type: string, naming: Naming): string => {
  if (collapsedTypes.includes(type)) return `${naming.prefix}:${type}`;
  return isBuiltIn(type) ? `xs:${type}` : naming.type(type);
};

const occurs = (min: number, max: Occurs): string =>
  (min === 1 ? '' : ` minOccurs="${min}"`) + (max === 1 ? '' : ` maxOccurs="${max === 'n' ? 'unbounded' : max}"`);

const wildcard = ({ any, process, min, max }: Wildcard): string =>
  `<xs:any namespace="${any}" processContents="${process}"${occurs(min, max)}/>`;

const group = (particle: Group, naming: Naming): string => {
  const [name, items] =
    'choice' in particle ? (['choice', particle.choice] as const) : (['sequence', particle.sequence] as const);
  return `<xs:${name}${occurs(particle.min, particle.max)}>${particles(items, naming)}</xs:${name}>`;
};

const particles = (items: readonly Particle[], naming: Naming): string =>
  items
    .map((item) => {
      if (isRow(item)) return `<xs:element ${naming.element(item)}${occurs(item[1], item[2])}/>`;
      return isWildcard(item) ? wildcard(item) : group(item, naming);
    })
    .join('');

/** A list is one sequence, except that a group on its own is the content model itself. */
const contentModel = (children: readonly Particle[], naming: Naming): string => {
  const [only] = children;
  const isOneGroup = children.length === 1 && only !== undefined && !isRow(only) && !isWildcard(only);
  return isOneGroup ? particles(children, naming) : `<xs:sequence>${particles(children, naming)}</xs:sequence>`;
};

const attribute = ([name, type, required]: AttributeRow, naming: Naming): string =>
  `<xs:attribute name="${name}" type="${typeName(type, naming)}"${required === 1 ? ' use="required"' : ''}/>`;

/** `xs:complexType`, anonymous when no name is given. */
export const complexType = (facts: TypeFacts, naming: Naming, name?: string): string => {
  const attributes =
    (facts.attributes ?? []).map((row) => attribute(row, naming)).join('') +
    (facts.anyAttribute === undefined ? '' : `<xs:anyAttribute namespace="${facts.anyAttribute}"/>`);
  const content =
    facts.text === undefined
      ? (facts.children === undefined ? '' : contentModel(facts.children, naming)) + attributes
      : `<xs:simpleContent><xs:extension base="${typeName(facts.text, naming)}">${attributes}</xs:extension></xs:simpleContent>`;
  const opening = (name === undefined ? '' : ` name="${name}"`) + (facts.mixed === true ? ' mixed="true"' : '');
  return `<xs:complexType${opening}>${content}</xs:complexType>\n`;
};

const simpleType = (name: string, base: string, facets: string): string =>
  `<xs:simpleType name="${name}"><xs:restriction base="xs:${base}">${facets}</xs:restriction></xs:simpleType>\n`;

export const enumerationType = (name: string, base: string, values: readonly string[]): string =>
  simpleType(name, base, values.map((value) => `<xs:enumeration value="${value}"/>`).join(''));

/** A global element of a named type. */
export const globalElement = (name: string, type: string): string => `<xs:element name="${name}" type="${type}"/>\n`;

/** A global element with its own anonymous type. */
export const rootElement = (name: string, type: string): string => `<xs:element name="${name}">${type}</xs:element>\n`;

export type SchemaText = {
  /** Prefix of the target namespace inside the schema, and stem of the file's name. */
  readonly prefix: string;
  readonly imports: readonly string[];
  /** Prefix to URI, at least for `prefix` and `imports`. */
  readonly namespaces: Readonly<Record<string, string>>;
  readonly body: string;
};

const namespaceOf = (prefix: string, namespaces: Readonly<Record<string, string>>): string => {
  const uri = namespaces[prefix];
  if (uri === undefined) throw new Error(`the schema facts bind no namespace to the prefix ${prefix}`);
  return uri;
};

/** One schema document. Imports come before the declarations, as XSD requires. */
export const schemaFile = ({ prefix, imports, namespaces, body }: SchemaText): SchemaFile => {
  const uri = namespaceOf(prefix, namespaces);
  const declarations = [prefix, ...imports].map((p) => ` xmlns:${p}="${namespaceOf(p, namespaces)}"`).join('');
  const importLines = imports
    .map((p) => `<xs:import namespace="${namespaceOf(p, namespaces)}" schemaLocation="${p}.xsd"/>\n`)
    .join('');
  return {
    name: `${prefix}.xsd`,
    text:
      `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"${declarations} targetNamespace="${uri}"` +
      ` elementFormDefault="qualified" attributeFormDefault="unqualified">\n${importLines}${collapsedDefinitions(prefix, body)}${body}</xs:schema>\n`,
  };
};
