import { describe, expect, it } from 'vitest';
import { parseXml } from '../../../src/common/xml/parse.ts';
import { attributeOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import { describeService, schemaDocuments } from './wsdl.ts';

const address = 'http://localhost:8081/WcfDianCustomerServices.svc';

const textFor = (query: string, at = address): string => {
  const text = describeService(at, query);
  if (text === undefined) throw new Error(`No document for ?${query}`);
  return text;
};

const rootOf = (text: string): XmlElement => {
  const parsed = parseXml(text);
  if (!parsed.ok) throw new Error(parsed.problem.message.en);
  return parsed.document.root;
};

const all = (element: XmlElement, local: string): readonly XmlElement[] =>
  element.children.flatMap((child) =>
    child.kind === 'element' ? [...(child.local === local ? [child] : []), ...all(child, local)] : [],
  );

const names = (elements: readonly XmlElement[], attribute = 'name'): readonly (string | undefined)[] =>
  elements.map((element) => attributeOf(element, attribute));

/** `name:type` of the fields of a complex type, with `?` where it may be nil. */
const fieldsOf = (query: string, type: string): readonly string[] => {
  const declared = all(rootOf(textFor(query)), 'complexType').find((each) => attributeOf(each, 'name') === type);
  if (declared === undefined) throw new Error(`No type ${type}`);
  return all(declared, 'element').map((field) => {
    const nil = attributeOf(field, 'nillable') === 'true' ? '?' : '';
    return `${attributeOf(field, 'name') ?? ''}:${(attributeOf(field, 'type') ?? '').split(':')[1] ?? ''}${nil}`;
  });
};

const operationNames = [
  ...['GetExchangeEmails', 'GetStatus', 'GetStatusZip', 'GetStatusEvent', 'SendBillAsync', 'SendTestSetAsync'],
  ...['SendBillSync', 'SendBillAttachmentAsync', 'SendEventUpdateStatus', 'SendNominaSync', 'GetNumberingRange'],
  ...['GetXmlByDocumentKey', 'GetReferenceNotes', 'GetAcquirer', 'GetDocumentInfo'],
];

describe('?wsdl', () => {
  const root = rootOf(textFor('wsdl'));

  it('declares the operations in their order, with request and response actions', () => {
    const operations = all(root, 'operation');
    expect(names(operations)).toEqual(operationNames);
    const actions = operations.map((operation) =>
      all(operation, 'input')
        .concat(all(operation, 'output'))
        .map((side) => side.attributes.find(({ local }) => local === 'Action')?.value),
    );
    const prefix = 'http://wcf.dian.colombia/IWcfDianCustomerServices/';
    expect(actions).toEqual(operationNames.map((name) => [`${prefix}${name}`, `${prefix}${name}Response`]));
  });

  it('has a message of one element for each direction', () => {
    const parts = all(root, 'part').map((part) => attributeOf(part, 'element'));
    expect(parts).toEqual(operationNames.flatMap((name) => [`contract:${name}`, `contract:${name}Response`]));
  });

  it('names service, port and binding as the authority does', () => {
    expect(attributeOf(root, 'targetNamespace')).toBe('http://wcf.dian.colombia');
    expect(names(all(root, 'service'))).toEqual(['WcfDianCustomerServices']);
    expect(names(all(root, 'port'))).toEqual(['WSHttpBinding_IWcfDianCustomerServices']);
    expect(names(all(root, 'address'), 'location')).toEqual([address]);
  });

  it('imports the binding and all schemas from the address it is served at', () => {
    const locations = names(all(root, 'import'), 'location').filter((location) => location !== undefined);
    expect(locations).toEqual([`${address}?wsdl=wsdl0`]);
    const schemas = names(all(root, 'import'), 'schemaLocation').filter((location) => location !== undefined);
    expect(schemas).toEqual(schemaDocuments.map(({ number }) => `${address}?xsd=xsd${number}`));
  });

  it('escapes an address that somebody put into the Host header', () => {
    const hostile = textFor('wsdl', 'http://a"><script>&/x.svc');
    expect(names(all(rootOf(hostile), 'address'), 'location')).toEqual(['http://a"><script>&/x.svc']);
  });
});

describe('?wsdl=wsdl0', () => {
  const root = rootOf(textFor('wsdl=wsdl0'));

  it('binds every operation to SOAP 1.2, document and literal', () => {
    expect(attributeOf(root, 'targetNamespace')).toBe('http://tempuri.org/');
    expect(names(all(root, 'binding').filter(({ uri }) => uri.endsWith('/wsdl/')))).toEqual([
      'WSHttpBinding_IWcfDianCustomerServices',
    ]);
    const bound = all(root, 'operation').filter(({ uri }) => uri.endsWith('/soap12/'));
    expect(names(bound, 'style')).toEqual(operationNames.map(() => 'document'));
    expect(names(all(root, 'body'), 'use')).toEqual(operationNames.flatMap(() => ['literal', 'literal']));
  });

  it.each([
    ...['TransportBinding', 'Basic256Sha256Rsa15', 'Strict', 'IncludeTimestamp', 'EndorsingSupportingTokens'],
    ...['RequireThumbprintReference', 'WssX509V3Token10', 'MustSupportRefThumbprint', 'Trust10', 'UsingAddressing'],
  ])('states %s in the policy', (assertion) => {
    expect(all(root, assertion)).toHaveLength(1);
  });

  it('requires no TLS client certificate, but a signed wsa:To', () => {
    expect(names(all(root, 'HttpsToken'), 'RequireClientCertificate')).toEqual(['false']);
    expect(names(all(root, 'Header'), 'Name')).toEqual(['To']);
    expect(names(all(root, 'Header'), 'Namespace')).toEqual(['http://www.w3.org/2005/08/addressing']);
  });
});

describe('?singleWsdl', () => {
  const root = rootOf(textFor('singleWsdl'));
  const counted = ['operation', 'message', 'binding', 'policy', 'service', 'element', 'complexType', 'schema'];

  it('has everything that the other documents have, and leads to none of them', () => {
    const parts = ['wsdl', 'wsdl=wsdl0', ...schemaDocuments.map(({ number }) => `xsd=xsd${String(number)}`)];
    const roots = parts.map((query) => rootOf(textFor(query)));
    const countIn = (name: string, each: XmlElement): number => all(each, name).length + (each.local === name ? 1 : 0);
    // That of ?wsdl holds imports alone.
    const imports = (name: string): number => (name === 'schema' ? 1 : 0);
    expect(counted.map((name) => [name, countIn(name, root)])).toEqual(
      counted.map((name) => [name, roots.reduce((sum, each) => sum + countIn(name, each), -imports(name))]),
    );
    const links = all(root, 'import').flatMap(({ attributes }) => attributes.map(({ local }) => local));
    expect(new Set(links)).toEqual(new Set(['namespace']));
    expect(names(all(root, 'address'), 'location')).toEqual([address]);
  });

  it('has one namespace, in which the port finds its binding', () => {
    expect(attributeOf(root, 'targetNamespace')).toBe('http://wcf.dian.colombia');
    expect(names(all(root, 'port'), 'binding')).toEqual(['contract:WSHttpBinding_IWcfDianCustomerServices']);
  });
});

describe('?xsd=xsdN', () => {
  it('declares request and response elements', () => {
    const root = rootOf(textFor('xsd=xsd0'));
    const top = root.children.flatMap((child) =>
      child.kind === 'element' && child.local === 'element' ? [child] : [],
    );
    expect(names(top)).toEqual(operationNames.flatMap((name) => [name, `${name}Response`]));
    const testSet = top.find((element) => attributeOf(element, 'name') === 'SendTestSetAsync');
    expect(
      testSet && all(testSet, 'element').map((field) => [attributeOf(field, 'name'), attributeOf(field, 'type')]),
    ).toEqual([
      ['fileName', 'xs:string'],
      ['contentFile', 'xs:base64Binary'],
      ['testSetId', 'xs:string'],
    ]);
  });

  it.each<readonly [string, string, readonly string[]]>([
    [
      'xsd=xsd2',
      'ExchangeEmailResponse',
      ['CsvBase64Bytes:string?', 'Message:string?', 'StatusCode:string?', 'Success:boolean'],
    ],
    [
      'xsd=xsd3',
      'DianResponse',
      [
        ...['ErrorMessage:ArrayOfstring?', 'IsValid:boolean', 'StatusCode:string?', 'StatusDescription:string?'],
        ...[
          'StatusMessage:string?',
          'XmlBase64Bytes:base64Binary?',
          'XmlBytes:base64Binary?',
          'XmlDocumentKey:string?',
          'XmlFileName:string?',
        ],
      ],
    ],
    ['xsd=xsd3', 'ArrayOfDianResponse', ['DianResponse:DianResponse?']],
    ['xsd=xsd4', 'ArrayOfstring', ['string:string?']],
    ['xsd=xsd5', 'UploadDocumentResponse', ['ErrorMessageList:ArrayOfXmlParamsResponseTrackId?', 'ZipKey:string?']],
    [
      'xsd=xsd6',
      'XmlParamsResponseTrackId',
      [
        'DocumentKey:string?',
        'ProcessedMessage:string?',
        'SenderCode:string?',
        'Success:boolean',
        'XmlFileName:string?',
      ],
    ],
    [
      'xsd=xsd7',
      'NumberRangeResponseList',
      ['OperationCode:string?', 'OperationDescription:string?', 'ResponseList:ArrayOfNumberRangeResponse?'],
    ],
    [
      'xsd=xsd8',
      'NumberRangeResponse',
      [
        ...['ResolutionNumber:string?', 'ResolutionDate:string?', 'Prefix:string?', 'FromNumber:long', 'ToNumber:long'],
        ...['ValidDateFrom:string?', 'ValidDateTo:string?', 'TechnicalKey:string?'],
      ],
    ],
    [
      'xsd=xsd9',
      'EventResponse',
      ['Code:string?', 'Message:string?', 'ValidationDate:string?', 'XmlBytesBase64:string?'],
    ],
    [
      'xsd=xsd10',
      'AdquirienteResponse',
      ['Message:string?', 'ReceiverEmail:string?', 'ReceiverName:string?', 'StatusCode:string?'],
    ],
  ])('?%s declares %s', (query, type, fields) => {
    expect(fieldsOf(query, type)).toEqual(fields);
  });

  it('serves each schema under the namespace declared in its import, well-formed', () => {
    const promised = all(rootOf(textFor('wsdl')), 'import')
      .filter((each) => attributeOf(each, 'schemaLocation') !== undefined)
      .map((each) => attributeOf(each, 'namespace'));
    const served = schemaDocuments.map(({ number }) =>
      attributeOf(rootOf(textFor(`xsd=xsd${number}`)), 'targetNamespace'),
    );
    expect(served).toEqual(promised);
  });
});

describe('describeService', () => {
  it.each(['WSDL', 'wsdl=WSDL0', 'XSD=xsd0'])('ignores the letter case of ?%s', (query) => {
    expect(describeService(address, query)).toMatch(/^<\?xml /);
  });

  it.each(['', 'wsdl=wsdl1', `xsd=xsd${schemaDocuments.length}`, 'xsd=xsd', 'xsd=xsd-1', 'disco', '%'])(
    'has nothing for ?%s',
    (query) => {
      expect(describeService(address, query)).toBeUndefined();
    },
  );
});
