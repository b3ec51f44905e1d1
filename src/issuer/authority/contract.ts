/**
 * The part of the platform's SOAP contract that the issuer uses, as the WSDL from which its client is generated.
 * Nothing is fetched: the platform's own description is the same in both environments and changes only with the annex.
 */
import { envelopeNamespaces } from '../signing/ws-security.ts';

export const serviceNamespace = envelopeNamespaces.wcf;
export const servicePath = '/WcfDianCustomerServices.svc';

/** Parameters in the order of the contract; each is optional and may be nil. */
const operations = {
  SendBillSync: { fileName: 'string', contentFile: 'base64Binary' },
  SendNominaSync: { contentFile: 'base64Binary' },
  SendEventUpdateStatus: { contentFile: 'base64Binary' },
  SendTestSetAsync: { fileName: 'string', contentFile: 'base64Binary', testSetId: 'string' },
  GetStatus: { trackId: 'string' },
  GetStatusZip: { trackId: 'string' },
  GetStatusEvent: { trackId: 'string' },
  GetReferenceNotes: { trackId: 'string' },
  GetXmlByDocumentKey: { trackId: 'string' },
  GetNumberingRange: { accountCode: 'string', accountCodeT: 'string', softwareCode: 'string' },
  GetAcquirer: { identificationType: 'string', identificationNumber: 'string' },
} as const;

export type Operation = keyof typeof operations;

/** The arguments of an operation; `contentFile` is already Base64. */
export type Arguments<Name extends Operation> = Readonly<Record<keyof (typeof operations)[Name], string>>;

export const actionOf = (operation: Operation): string => `${serviceNamespace}/IWcfDianCustomerServices/${operation}`;

const names = Object.keys(operations) as Operation[]; // The keys of a constant of this module.

const each = (write: (name: Operation) => string): string => names.map(write).join('');

const parameter = ([name, type]: readonly [string, string]): string =>
  `<xs:element minOccurs="0" name="${name}" nillable="true" type="xs:${type}"/>`;

/** Results are read from the raw answer, so their types need no description. */
const elements = (name: Operation): string =>
  `<xs:element name="${name}"><xs:complexType><xs:sequence>` +
  `${Object.entries(operations[name]).map(parameter).join('')}</xs:sequence></xs:complexType></xs:element>` +
  `<xs:element name="${name}Response"><xs:complexType><xs:sequence><xs:any processContents="skip"/></xs:sequence>` +
  '</xs:complexType></xs:element>';

const messages = (name: Operation): string =>
  `<wsdl:message name="${name}In"><wsdl:part name="parameters" element="wcf:${name}"/></wsdl:message>` +
  `<wsdl:message name="${name}Out"><wsdl:part name="parameters" element="wcf:${name}Response"/></wsdl:message>`;

const abstractOperation = (name: Operation): string =>
  `<wsdl:operation name="${name}"><wsdl:input message="wcf:${name}In"/><wsdl:output message="wcf:${name}Out"/></wsdl:operation>`;

const boundOperation = (name: Operation): string =>
  `<wsdl:operation name="${name}"><soap12:operation soapAction="${actionOf(name)}" style="document"/>` +
  '<wsdl:input><soap12:body use="literal"/></wsdl:input><wsdl:output><soap12:body use="literal"/></wsdl:output></wsdl:operation>';

/** WSDL 1.1; the address in it is replaced by that of the platform in use. */
export const wsdl = (): string =>
  '<?xml version="1.0" encoding="utf-8"?><wsdl:definitions xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" ' +
  'xmlns:soap12="http://schemas.xmlsoap.org/wsdl/soap12/" xmlns:xs="http://www.w3.org/2001/XMLSchema" ' +
  `xmlns:wcf="${serviceNamespace}" targetNamespace="${serviceNamespace}"><wsdl:types>` +
  `<xs:schema elementFormDefault="qualified" targetNamespace="${serviceNamespace}">${each(elements)}</xs:schema></wsdl:types>` +
  `${each(messages)}<wsdl:portType name="IWcfDianCustomerServices">${each(abstractOperation)}</wsdl:portType>` +
  '<wsdl:binding name="WSHttpBinding" type="wcf:IWcfDianCustomerServices">' +
  `<soap12:binding transport="http://schemas.xmlsoap.org/soap/http"/>${each(boundOperation)}</wsdl:binding>` +
  '<wsdl:service name="WcfDianCustomerServices"><wsdl:port name="Port" binding="wcf:WSHttpBinding">' +
  `<soap12:address location="http://localhost${servicePath}"/></wsdl:port></wsdl:service></wsdl:definitions>`;
