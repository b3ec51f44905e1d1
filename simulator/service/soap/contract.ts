/**
 * The service contract as data: names, operations and data types. The WSDL, the schemas, the reading of requests and
 * the writing of answers are all derived from these tables.
 *
 * To add an operation: its parameters and result type here; a handler, in `reception/`, which `handlersOf`
 * (`reception/service.ts`) names; its name in `wsdl.test.ts`; the structure of its answer in
 * datasets/proof/answer-shapes.json, with an example of a new type in `reply/answers-schema.test.ts`; and a row for each
 * outcome in `testing/operation-rows.ts` and docs/operations.md, in both languages. One that takes documents: their kinds
 * in `reception/operations.ts`.
 */
export const contractNamespace = 'http://wcf.dian.colombia';
export const bindingNamespace = 'http://tempuri.org/';
export const serviceName = 'WcfDianCustomerServices';
export const portTypeName = 'IWcfDianCustomerServices';
export const bindingName = 'WSHttpBinding_IWcfDianCustomerServices';
export const servicePath = '/WcfDianCustomerServices.svc';

/** The authority's real addresses, by environment code: clients that never change `wsa:To` name these. */
export const authorityAddresses = {
  '1': `https://vpfe.dian.gov.co${servicePath}`,
  '2': `https://vpfe-hab.dian.gov.co${servicePath}`,
} as const;

/** The authority's hosts, of the service and of the catalogue that QR codes name. */
export const authorityHosts = [
  'vpfe.dian.gov.co',
  'vpfe-hab.dian.gov.co',
  'catalogo-vpfe.dian.gov.co',
  'catalogo-vpfe-hab.dian.gov.co',
] as const;

export type EnvironmentCode = keyof typeof authorityAddresses;

export type ParameterName =
  | 'trackId'
  | 'fileName'
  | 'contentFile'
  | 'testSetId'
  | 'accountCode'
  | 'accountCodeT'
  | 'softwareCode'
  | 'identificationType'
  | 'identificationNumber'
  | 'uuid';

type OperationSpec = { readonly parameters: readonly ParameterName[]; readonly result: string };

/** In the order of the authority's description; parameters in the order of their sequence. */
export const operations = {
  GetExchangeEmails: { parameters: [], result: 'ExchangeEmailResponse' },
  GetStatus: { parameters: ['trackId'], result: 'DianResponse' },
  GetStatusZip: { parameters: ['trackId'], result: 'ArrayOfDianResponse' },
  GetStatusEvent: { parameters: ['trackId'], result: 'DianResponse' },
  SendBillAsync: { parameters: ['fileName', 'contentFile'], result: 'UploadDocumentResponse' },
  SendTestSetAsync: { parameters: ['fileName', 'contentFile', 'testSetId'], result: 'UploadDocumentResponse' },
  SendBillSync: { parameters: ['fileName', 'contentFile'], result: 'DianResponse' },
  SendBillAttachmentAsync: { parameters: ['fileName', 'contentFile'], result: 'UploadDocumentResponse' },
  SendEventUpdateStatus: { parameters: ['contentFile'], result: 'DianResponse' },
  SendNominaSync: { parameters: ['contentFile'], result: 'DianResponse' },
  GetNumberingRange: { parameters: ['accountCode', 'accountCodeT', 'softwareCode'], result: 'NumberRangeResponseList' },
  GetXmlByDocumentKey: { parameters: ['trackId'], result: 'EventResponse' },
  GetReferenceNotes: { parameters: ['trackId'], result: 'DianResponse' },
  GetAcquirer: { parameters: ['identificationType', 'identificationNumber'], result: 'AdquirienteResponse' },
  GetDocumentInfo: { parameters: ['uuid'], result: 'DocumentInfoResponse' },
} as const satisfies Record<string, OperationSpec>;

export type OperationName = keyof typeof operations;

export const isOperation = (name: string): name is OperationName => Object.hasOwn(operations, name);

export const actionOf = (operation: string): string => `${contractNamespace}/${portTypeName}/${operation}`;

/** The only parameter that is not a string. */
export const parameterType = (name: ParameterName): 'string' | 'base64Binary' =>
  name === 'contentFile' ? 'base64Binary' : 'string';

export type TypeName = keyof typeof dataTypes;

type TypeSpec = {
  readonly namespace: string;
  /** Number of the schema document, as in `?xsd=xsd3`. */
  readonly schema: number;
} & (
  | { readonly fields: readonly (readonly [name: string, type: string])[] }
  /** An array: the name of its repeated element and that element's type. */
  | { readonly item: readonly [name: string, type: string] }
  /** A type whose content this simulator does not describe. */
  | { readonly open: true }
);

const dataContract = (name: string): string => `http://schemas.datacontract.org/2004/07/${name}`;

/** Fields in serialisation order: alphabetical except for NumberRangeResponse. */
export const dataTypes = {
  ExchangeEmailResponse: {
    namespace: dataContract('ExchangeEmailResponse'),
    schema: 2,
    fields: [
      ['CsvBase64Bytes', 'string'],
      ['Message', 'string'],
      ['StatusCode', 'string'],
      ['Success', 'boolean'],
    ],
  },
  DianResponse: {
    namespace: dataContract('DianResponse'),
    schema: 3,
    fields: [
      ['ErrorMessage', 'ArrayOfstring'],
      ['IsValid', 'boolean'],
      ['StatusCode', 'string'],
      ['StatusDescription', 'string'],
      ['StatusMessage', 'string'],
      ['XmlBase64Bytes', 'base64Binary'],
      ['XmlBytes', 'base64Binary'],
      ['XmlDocumentKey', 'string'],
      ['XmlFileName', 'string'],
    ],
  },
  ArrayOfDianResponse: { namespace: dataContract('DianResponse'), schema: 3, item: ['DianResponse', 'DianResponse'] },
  ArrayOfstring: {
    namespace: 'http://schemas.microsoft.com/2003/10/Serialization/Arrays',
    schema: 4,
    item: ['string', 'string'],
  },
  UploadDocumentResponse: {
    namespace: dataContract('UploadDocumentResponse'),
    schema: 5,
    fields: [
      ['ErrorMessageList', 'ArrayOfXmlParamsResponseTrackId'],
      ['ZipKey', 'string'],
    ],
  },
  ArrayOfXmlParamsResponseTrackId: {
    namespace: dataContract('XmlParamsResponseTrackId'),
    schema: 6,
    item: ['XmlParamsResponseTrackId', 'XmlParamsResponseTrackId'],
  },
  XmlParamsResponseTrackId: {
    namespace: dataContract('XmlParamsResponseTrackId'),
    schema: 6,
    fields: [
      ['DocumentKey', 'string'],
      ['ProcessedMessage', 'string'],
      ['SenderCode', 'string'],
      ['Success', 'boolean'],
      ['XmlFileName', 'string'],
    ],
  },
  NumberRangeResponseList: {
    namespace: dataContract('NumberRangeResponseList'),
    schema: 7,
    fields: [
      ['OperationCode', 'string'],
      ['OperationDescription', 'string'],
      ['ResponseList', 'ArrayOfNumberRangeResponse'],
    ],
  },
  ArrayOfNumberRangeResponse: {
    namespace: dataContract('NumberRangeResponse'),
    schema: 8,
    item: ['NumberRangeResponse', 'NumberRangeResponse'],
  },
  NumberRangeResponse: {
    namespace: dataContract('NumberRangeResponse'),
    schema: 8,
    fields: [
      ['ResolutionNumber', 'string'],
      ['ResolutionDate', 'string'],
      ['Prefix', 'string'],
      ['FromNumber', 'long'],
      ['ToNumber', 'long'],
      ['ValidDateFrom', 'string'],
      ['ValidDateTo', 'string'],
      ['TechnicalKey', 'string'],
    ],
  },
  EventResponse: {
    namespace: dataContract('EventResponse'),
    schema: 9,
    fields: [
      ['Code', 'string'],
      ['Message', 'string'],
      ['ValidationDate', 'string'],
      ['XmlBytesBase64', 'string'],
    ],
  },
  AdquirienteResponse: {
    namespace: dataContract('Gosocket.Dian.Services.Utils.Common'),
    schema: 10,
    fields: [
      ['Message', 'string'],
      ['ReceiverEmail', 'string'],
      ['ReceiverName', 'string'],
      ['StatusCode', 'string'],
    ],
  },
  DocumentInfoResponse: { namespace: dataContract('DocumentInfoResponse'), schema: 11, open: true },
} as const satisfies Record<string, TypeSpec>;

/**
 * The published description imports these next to the typed ones; they belong to DocumentInfoResponse, which is not
 * needed to issue documents.
 */
export const undescribedNamespaces: readonly string[] = [
  'Documento',
  'Nota',
  'ConceptoCorreccion',
  'Entidad',
  'LegitimoTenedor',
  'NumeroDocumento',
  'TotalEImpuestos',
  'ValidacionDoc',
  'Evento',
  'ReferenciaDocumento',
].map(dataContract);

export const isTypeName = (name: string): name is TypeName => Object.hasOwn(dataTypes, name);

/** The specification of a type, with its variants visible. */
export const typeSpec = (name: TypeName): TypeSpec => dataTypes[name];
