/**
 * The description of the service, split as the authority splits it: `?wsdl`
 * (messages, port type, service), `?wsdl=wsdl0` (policy and binding) and the
 * schemas (`?xsd=xsd0` …); or whole, for tools that follow no imports (`?singleWsdl`). Every address in it is that under
 * which the description was requested.
 *
 * The schemas come from the tables of the contract: xsd0 declares the messages, xsd1
 * the serialiser's primitive elements, the rest one namespace of data types each.
 */
import { escapeAttribute } from '../../../src/common/xml/write.ts';
import {
  actionOf,
  bindingName,
  bindingNamespace,
  contractNamespace,
  dataTypes,
  isTypeName,
  operations,
  parameterType,
  portTypeName,
  serviceName,
  typeSpec,
  undescribedNamespaces,
  type TypeName,
} from './contract.ts';
import { addressing, wsu } from './names.ts';

const schemaNamespace = 'http://www.w3.org/2001/XMLSchema';
const serializationNamespace = 'http://schemas.microsoft.com/2003/10/Serialization/';

/** Address of the schema document with that number; undefined if it is in the same description. */
type SchemaLocator = (schema: number) => string | undefined;

type SchemaDocument = { readonly number: number; readonly namespace: string };

const typeNames = Object.keys(dataTypes).filter(isTypeName);
const firstUndescribed = 1 + Math.max(...typeNames.map((name) => typeSpec(name).schema));

/** Every schema document of the description, by number. */
export const schemaDocuments: readonly SchemaDocument[] = [
  { number: 0, namespace: contractNamespace },
  { number: 1, namespace: serializationNamespace },
  ...[...new Map(typeNames.map((name) => [typeSpec(name).schema, typeSpec(name).namespace]))].map(
    ([number, namespace]) => ({ number, namespace }),
  ),
  ...undescribedNamespaces.map((namespace, index) => ({ number: firstUndescribed + index, namespace })),
];

const xmlDeclaration = '<?xml version="1.0" encoding="utf-8"?>';

const importOf = ({ namespace, number }: SchemaDocument, locate: SchemaLocator): string => {
  const location = locate(number);
  return `<xs:import namespace="${namespace}"${location === undefined ? '' : ` schemaLocation="${location}"`}/>`;
};

const schema = (namespace: string, content: string): string =>
  `<xs:schema xmlns:xs="${schemaNamespace}" xmlns:tns="${namespace}" ` +
  `targetNamespace="${namespace}" elementFormDefault="qualified">${content}</xs:schema>`;

/** The type attribute, with the declaration of its prefix if it is in another namespace. */
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

const messageElement = (name: string, content: string): string =>
  `<xs:element name="${name}"><xs:complexType><xs:sequence>${content}</xs:sequence></xs:complexType></xs:element>`;

const messagesSchema = (locate: SchemaLocator): string => {
  const specs = Object.entries(operations);
  const messages = specs.map(
    ([name, { parameters, result }]) =>
      messageElement(name, parameters.map((child) => field(child, parameterType(child), contractNamespace)).join('')) +
      messageElement(`${name}Response`, field(`${name}Result`, result, contractNamespace)),
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

const schemaOf = (document: SchemaDocument, locate: SchemaLocator): string => {
  if (document.number === 0) return messagesSchema(locate);
  return document.number === 1 ? serializationSchema() : typesSchema(document, locate);
};

/** The text of one schema document; undefined for a number that the description does not have. */
export const schemaText = (number: number, locate: SchemaLocator): string | undefined => {
  const document = schemaDocuments.find((candidate) => candidate.number === number);
  return document && xmlDeclaration + schemaOf(document, locate);
};

/** Imports of every schema document, for the types section of the WSDL. */
const schemaImports = (locate: SchemaLocator): string =>
  schemaDocuments.map((document) => importOf(document, locate)).join('');

const securityPolicy = 'http://schemas.xmlsoap.org/ws/2005/07/securitypolicy';

const namespaces = {
  wsdl: 'http://schemas.xmlsoap.org/wsdl/',
  soap12: 'http://schemas.xmlsoap.org/wsdl/soap12/',
  xs: 'http://www.w3.org/2001/XMLSchema',
  wsp: 'http://schemas.xmlsoap.org/ws/2004/09/policy',
  wsaw: 'http://www.w3.org/2006/05/addressing/wsdl',
  sp: securityPolicy,
  wsu,
  wsa: addressing,
  contract: contractNamespace,
  binding: bindingNamespace,
};

const operationNames = Object.keys(operations);

const definitions = (attributes: string, content: string): string => {
  const declarations = Object.entries(namespaces).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`);
  return `${xmlDeclaration}<wsdl:definitions ${attributes}${declarations.join('')}>` + `${content}</wsdl:definitions>`;
};

const message = (operation: string, direction: 'Input' | 'Output', element: string): string =>
  `<wsdl:message name="${portTypeName}_${operation}_${direction}Message">` +
  `<wsdl:part name="parameters" element="contract:${element}"/></wsdl:message>`;

const portOperation = (operation: string): string => {
  const side = (tag: string, direction: string, action: string): string =>
    `<wsdl:${tag} wsaw:Action="${action}" message="contract:${portTypeName}_${operation}_${direction}Message"/>`;
  return (
    `<wsdl:operation name="${operation}">${side('input', 'Input', actionOf(operation))}` +
    `${side('output', 'Output', actionOf(`${operation}Response`))}</wsdl:operation>`
  );
};

const boundOperation = (operation: string): string =>
  `<wsdl:operation name="${operation}"><soap12:operation soapAction="${actionOf(operation)}" style="document"/>` +
  '<wsdl:input><soap12:body use="literal"/></wsdl:input><wsdl:output><soap12:body use="literal"/></wsdl:output>' +
  '</wsdl:operation>';

const service = (address: string, bindingPrefix: 'binding' | 'contract'): string =>
  `<wsdl:service name="${serviceName}"><wsdl:port name="${bindingName}" binding="${bindingPrefix}:${bindingName}">` +
  `<soap12:address location="${address}"/>` +
  `<wsa:EndpointReference><wsa:Address>${address}</wsa:Address></wsa:EndpointReference>` +
  '</wsdl:port></wsdl:service>';

const messagesAndPortType =
  operationNames.map((name) => message(name, 'Input', name) + message(name, 'Output', `${name}Response`)).join('') +
  `<wsdl:portType name="${portTypeName}">${operationNames.map(portOperation).join('')}</wsdl:portType>`;

/**
 * The types come before the import: the two documents import each other, and the npm `soap` client resolves messages
 * while it follows the import, with the schemas that it has seen so far.
 */
const contractDocument = (address: string): string => {
  const imports = schemaImports((number) => `${address}?xsd=xsd${number}`);
  return definitions(
    `name="${serviceName}" targetNamespace="${contractNamespace}"`,
    `<wsdl:types><xs:schema targetNamespace="${contractNamespace}/Imports">${imports}</xs:schema></wsdl:types>` +
      `<wsdl:import namespace="${bindingNamespace}" location="${address}?wsdl=wsdl0"/>` +
      messagesAndPortType +
      service(address, 'binding'),
  );
};

type Assertion = { readonly name: string; readonly attributes?: string; readonly inside?: readonly Assertion[] };

const assertion = ({ name, attributes = '', inside }: Assertion): string =>
  inside === undefined
    ? `<sp:${name}${attributes}/>`
    : `<sp:${name}${attributes}><wsp:Policy>${inside.map(assertion).join('')}</wsp:Policy></sp:${name}>`;

const transport: Assertion = {
  name: 'TransportBinding',
  inside: [
    { name: 'TransportToken', inside: [{ name: 'HttpsToken', attributes: ' RequireClientCertificate="false"' }] },
    { name: 'AlgorithmSuite', inside: [{ name: 'Basic256Sha256Rsa15' }] },
    { name: 'Layout', inside: [{ name: 'Strict' }] },
    { name: 'IncludeTimestamp' },
  ],
};

const x509Token: Assertion = {
  name: 'X509Token',
  attributes: ` sp:IncludeToken="${securityPolicy}/IncludeToken/AlwaysToRecipient"`,
  inside: [{ name: 'RequireThumbprintReference' }, { name: 'WssX509V3Token10' }],
};

/** A certificate endorses the message by signing `wsa:To`; the channel itself is plain HTTPS. */
const endorsement =
  `<sp:EndorsingSupportingTokens><wsp:Policy>${assertion(x509Token)}<sp:SignedParts>` +
  `<sp:Header Name="To" Namespace="${addressing}"/></sp:SignedParts></wsp:Policy></sp:EndorsingSupportingTokens>`;

const policy =
  `<wsp:Policy wsu:Id="${bindingName}_policy"><wsp:ExactlyOne><wsp:All>${assertion(transport)}${endorsement}` +
  assertion({ name: 'Wss11', inside: [{ name: 'MustSupportRefThumbprint' }] }) +
  assertion({
    name: 'Trust10',
    inside: [{ name: 'MustSupportIssuedTokens' }, { name: 'RequireClientEntropy' }, { name: 'RequireServerEntropy' }],
  }) +
  '<wsaw:UsingAddressing/></wsp:All></wsp:ExactlyOne></wsp:Policy>';

const binding =
  `<wsdl:binding name="${bindingName}" type="contract:${portTypeName}">` +
  `<wsp:PolicyReference URI="#${bindingName}_policy"/>` +
  '<soap12:binding transport="http://schemas.xmlsoap.org/soap/http"/>' +
  `${operationNames.map(boundOperation).join('')}</wsdl:binding>`;

const bindingDocument = (address: string): string =>
  definitions(
    `targetNamespace="${bindingNamespace}"`,
    `${policy}<wsdl:import namespace="${contractNamespace}" location="${address}?wsdl"/>${binding}`,
  );

/** As the platform's framework writes it: a document has one namespace, so the binding is in that of the contract. */
const singleDocument = (address: string): string => {
  const schemas = schemaDocuments.map((document) => schemaOf(document, () => undefined)).join('');
  return definitions(
    `name="${serviceName}" targetNamespace="${contractNamespace}"`,
    `${policy}<wsdl:types>${schemas}</wsdl:types>${messagesAndPortType}${binding}${service(address, 'contract')}`,
  );
};

/**
 * The document that the query string of a GET requests, with its addresses pointing to `address`; undefined if the
 * query names none.
 */
export const describeService = (address: string, query: string): string | undefined => {
  const location = escapeAttribute(address);
  const asked = query.toLowerCase();
  if (asked === 'wsdl') return contractDocument(location);
  if (asked === 'singlewsdl') return singleDocument(location);
  if (asked === 'wsdl=wsdl0') return bindingDocument(location);
  const number = /^xsd=xsd(\d{1,2})$/.exec(asked)?.[1];
  return number === undefined ? undefined : schemaText(Number(number), (other) => `${location}?xsd=xsd${other}`);
};
