/**
 * The description of the service, split as the authority splits it: `?wsdl`
 * (messages, port type, service), `?wsdl=wsdl0` (policy and binding) and the
 * schemas. Every address in it is that under which the description was asked for.
 */
import { escapeAttribute } from '../../src/common/xml/write.ts';
import {
  actionOf,
  bindingName,
  bindingNamespace,
  contractNamespace,
  operations,
  portTypeName,
  serviceName,
} from './contract.ts';
import { addressing, wsu } from './names.ts';
import { schemaImports, schemaText } from './schemas.ts';

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
  return (
    `<?xml version="1.0" encoding="utf-8"?><wsdl:definitions ${attributes}${declarations.join('')}>` +
    `${content}</wsdl:definitions>`
  );
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

const service = (address: string): string =>
  `<wsdl:service name="${serviceName}"><wsdl:port name="${bindingName}" binding="binding:${bindingName}">` +
  `<soap12:address location="${address}"/>` +
  `<wsa:EndpointReference><wsa:Address>${address}</wsa:Address></wsa:EndpointReference>` +
  '</wsdl:port></wsdl:service>';

/**
 * The types stand before the import: the two documents import each other, and
 * the npm `soap` client resolves messages while it follows the import, with the
 * schemas that it has seen by then.
 */
const contractDocument = (address: string): string => {
  const imports = schemaImports((number) => `${address}?xsd=xsd${number}`);
  const messages = operationNames.map(
    (name) => message(name, 'Input', name) + message(name, 'Output', `${name}Response`),
  );
  return definitions(
    `name="${serviceName}" targetNamespace="${contractNamespace}"`,
    `<wsdl:types><xs:schema targetNamespace="${contractNamespace}/Imports">${imports}</xs:schema></wsdl:types>` +
      `<wsdl:import namespace="${bindingNamespace}" location="${address}?wsdl=wsdl0"/>` +
      `${messages.join('')}<wsdl:portType name="${portTypeName}">${operationNames.map(portOperation).join('')}` +
      `</wsdl:portType>${service(address)}`,
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

/** A certificate endorses the message by signing `wsa:To`; the channel itself is plain https. */
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

const bindingDocument = (address: string): string =>
  definitions(
    `targetNamespace="${bindingNamespace}"`,
    `${policy}<wsdl:import namespace="${contractNamespace}" location="${address}?wsdl"/>` +
      `<wsdl:binding name="${bindingName}" type="contract:${portTypeName}">` +
      `<wsp:PolicyReference URI="#${bindingName}_policy"/>` +
      '<soap12:binding transport="http://schemas.xmlsoap.org/soap/http"/>' +
      `${operationNames.map(boundOperation).join('')}</wsdl:binding>`,
  );

/**
 * The document that the query string of a GET asks for, with its addresses
 * pointing to `address`; undefined when the query names none.
 */
export const describeService = (address: string, query: string): string | undefined => {
  const location = escapeAttribute(address);
  const asked = query.toLowerCase();
  if (asked === 'wsdl') return contractDocument(location);
  if (asked === 'wsdl=wsdl0') return bindingDocument(location);
  const schema = /^xsd=xsd(\d{1,2})$/.exec(asked)?.[1];
  return schema === undefined ? undefined : schemaText(Number(schema), (number) => `${location}?xsd=xsd${number}`);
};
