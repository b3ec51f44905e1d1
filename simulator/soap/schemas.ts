/**
 * The schema documents of the service (`?xsd=xsd0` …), made from the contract
 * tables: xsd0 declares the messages, xsd1 the serialiser's primitive elements,
 * the rest one namespace of data types each.
 */
import {
  contractNamespace,
  dataTypes,
  isTypeName,
  operations,
  parameterType,
  typeSpec,
  undescribedNamespaces,
  type TypeName,
} from './contract.ts';

const schemaNamespace = 'http://www.w3.org/2001/XMLSchema';
const serializationNamespace = 'http://schemas.microsoft.com/2003/10/Serialization/';

/** Address of the schema document with that number. */
export type SchemaLocator = (schema: number) => string;

export type SchemaDocument = { readonly number: number; readonly namespace: string };

const typeNames = Object.keys(dataTypes).filter(isTypeName);
const firstUndescribed = 12;

/** Every schema document of the description, by number. */
export const schemaDocuments: readonly SchemaDocument[] = [
  { number: 0, namespace: contractNamespace },
  { number: 1, namespace: serializationNamespace },
  ...[...new Map(typeNames.map((name) => [typeSpec(name).schema, typeSpec(name).namespace]))].map(
    ([number, namespace]) => ({ number, namespace }),
  ),
  ...undescribedNamespaces.map((namespace, index) => ({ number: firstUndescribed + index, namespace })),
];

const importOf = (document: SchemaDocument, locate: SchemaLocator): string =>
  `<xs:import namespace="${document.namespace}" schemaLocation="${locate(document.number)}"/>`;

const schema = (namespace: string, content: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><xs:schema xmlns:xs="${schemaNamespace}" xmlns:tns="${namespace}" ` +
  `targetNamespace="${namespace}" elementFormDefault="qualified">${content}</xs:schema>`;

/** The type attribute, with the declaration of its prefix when it lies in another namespace. */
const typeAttribute = (type: string, ownNamespace: string): string => {
  if (!isTypeName(type)) return `type="xs:${type}"`;
  const { namespace } = typeSpec(type);
  return namespace === ownNamespace ? `type="tns:${type}"` : `xmlns:q="${namespace}" type="q:${type}"`;
};

/** Numbers and booleans cannot be nil; everything else can. */
const nillable = (type: string): string => (type === 'boolean' || type === 'long' ? '' : ' nillable="true"');

const field = (name: string, type: string, ownNamespace: string): string =>
  `<xs:element name="${name}" minOccurs="0"${nillable(type)} ${typeAttribute(type, ownNamespace)}/>`;

const typeContent = (name: TypeName): string => {
  const spec = typeSpec(name);
  if ('open' in spec) return '<xs:any minOccurs="0" maxOccurs="unbounded" namespace="##any" processContents="lax"/>';
  if ('fields' in spec) return spec.fields.map(([child, type]) => field(child, type, spec.namespace)).join('');
  const [item, type] = spec.item;
  return (
    `<xs:element name="${item}" minOccurs="0" maxOccurs="unbounded" nillable="true" ` +
    `${typeAttribute(type, spec.namespace)}/>`
  );
};

const typeDeclaration = (name: TypeName): string =>
  `<xs:complexType name="${name}"><xs:sequence>${typeContent(name)}</xs:sequence></xs:complexType>` +
  `<xs:element name="${name}" nillable="true" type="tns:${name}"/>`;

const referredTypes = (name: TypeName): readonly string[] => {
  const spec = typeSpec(name);
  if ('fields' in spec) return spec.fields.map(([, type]) => type);
  return 'item' in spec ? [spec.item[1]] : [];
};

const importsFor = (types: readonly string[], own: number, locate: SchemaLocator): string => {
  const numbers = new Set(types.filter(isTypeName).map((name) => typeSpec(name).schema));
  numbers.delete(own);
  return schemaDocuments
    .filter(({ number }) => numbers.has(number))
    .map((document) => importOf(document, locate))
    .join('');
};

const message = (name: string, content: string): string =>
  `<xs:element name="${name}"><xs:complexType><xs:sequence>${content}</xs:sequence></xs:complexType></xs:element>`;

const messagesSchema = (locate: SchemaLocator): string => {
  const specs = Object.entries(operations);
  const messages = specs.map(
    ([name, { parameters, result }]) =>
      message(name, parameters.map((child) => field(child, parameterType(child), contractNamespace)).join('')) +
      message(`${name}Response`, field(`${name}Result`, result, contractNamespace)),
  );
  const imports = importsFor(
    specs.map(([, { result }]) => result),
    0,
    locate,
  );
  return schema(contractNamespace, imports + messages.join(''));
};

const serializerPrimitives = [
  ...['anyType', 'anyURI', 'base64Binary', 'boolean', 'byte', 'dateTime', 'decimal', 'double', 'float', 'int', 'long'],
  ...['QName', 'short', 'string', 'unsignedByte', 'unsignedInt', 'unsignedLong', 'unsignedShort'],
];

const serializationSchema = (): string =>
  schema(
    serializationNamespace,
    serializerPrimitives.map((name) => `<xs:element name="${name}" nillable="true" type="xs:${name}"/>`).join(''),
  );

const typesSchema = ({ number, namespace }: SchemaDocument, locate: SchemaLocator): string => {
  const own = typeNames.filter((name) => typeSpec(name).schema === number);
  const imports = importsFor(own.flatMap(referredTypes), number, locate);
  return schema(namespace, imports + own.map(typeDeclaration).join(''));
};

/** The text of one schema document; undefined for a number that the description does not have. */
export const schemaText = (number: number, locate: SchemaLocator): string | undefined => {
  const document = schemaDocuments.find((candidate) => candidate.number === number);
  if (document === undefined) return undefined;
  if (number === 0) return messagesSchema(locate);
  return number === 1 ? serializationSchema() : typesSchema(document, locate);
};

/** Imports of every schema document, for the types section of the WSDL. */
export const schemaImports = (locate: SchemaLocator): string =>
  schemaDocuments.map((document) => importOf(document, locate)).join('');
