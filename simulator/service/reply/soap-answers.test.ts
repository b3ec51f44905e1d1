import { describe, expect, it } from 'vitest';
import { parseXml } from '../../../src/common/xml/parse.ts';
import { childElements, textOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import type { DianResponse } from './answers.ts';
import { answerEnvelope } from './soap-answers.ts';

const context = { now: Date.parse('2026-11-20T15:00:00.048Z'), relatesTo: undefined };

const accepted: DianResponse = {
  ErrorMessage: [],
  IsValid: true,
  StatusCode: '00',
  StatusDescription: 'Procesado Correctamente.',
  StatusMessage: 'La Factura electrónica SETP990000001, ha sido autorizada.',
  XmlBase64Bytes: 'PEE+',
  XmlDocumentKey: 'abc',
  XmlFileName: 'fv1',
};

const pending: DianResponse = {
  ErrorMessage: null,
  IsValid: false,
  StatusCode: '',
  StatusDescription: 'Batch en proceso de validación.',
  StatusMessage: null,
  XmlBase64Bytes: null,
  XmlDocumentKey: null,
  XmlFileName: null,
};

const envelopeStart =
  '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope" xmlns:a="http://www.w3.org/2005/08/addressing" ' +
  'xmlns:u="http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd">';

const bodyOf = (xml: string): string => /<s:Body>.*<\/s:Body>/s.exec(xml)?.[0] ?? '';

/** The names in the document with their namespaces, as clients bind them. */
const outline = (element: XmlElement): unknown => {
  const children = childElements(element);
  const name = `{${element.uri}}${element.local}`;
  return children.length === 0 ? [name, textOf(element)] : [name, children.map(outline)];
};

const rootOf = (xml: string): XmlElement => {
  const parsed = parseXml(xml);
  if (!parsed.ok) throw new Error(parsed.problem.message.en);
  return parsed.document.root;
};

describe('the header of an answer', () => {
  it('has the response action and a timestamp of five minutes, and nothing else', () => {
    expect(answerEnvelope('GetStatus', accepted, context)).toContain(
      `${envelopeStart}<s:Header>` +
        '<a:Action s:mustUnderstand="1">http://wcf.dian.colombia/IWcfDianCustomerServices/GetStatusResponse</a:Action>' +
        '<o:Security s:mustUnderstand="1" xmlns:o="http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd">' +
        '<u:Timestamp u:Id="_0"><u:Created>2026-11-20T15:00:00.048Z</u:Created><u:Expires>2026-11-20T15:05:00.048Z</u:Expires></u:Timestamp>' +
        '</o:Security></s:Header><s:Body>',
    );
  });

  it('relates to the message that it answers', () => {
    const xml = answerEnvelope('GetStatus', accepted, { ...context, relatesTo: 'urn:uuid:1&2' });
    expect(xml).toContain('Response</a:Action><a:RelatesTo>urn:uuid:1&amp;2</a:RelatesTo><o:Security');
  });
});

describe('the body of an answer', () => {
  it('DianResponse without messages: an empty ErrorMessage, XmlBytes nil', () => {
    expect(bodyOf(answerEnvelope('SendBillSync', accepted, context))).toBe(
      '<s:Body><SendBillSyncResponse xmlns="http://wcf.dian.colombia">' +
        '<SendBillSyncResult xmlns:b="http://schemas.datacontract.org/2004/07/DianResponse" xmlns:i="http://www.w3.org/2001/XMLSchema-instance">' +
        '<b:ErrorMessage xmlns:c="http://schemas.microsoft.com/2003/10/Serialization/Arrays"/>' +
        '<b:IsValid>true</b:IsValid><b:StatusCode>00</b:StatusCode>' +
        '<b:StatusDescription>Procesado Correctamente.</b:StatusDescription>' +
        '<b:StatusMessage>La Factura electrónica SETP990000001, ha sido autorizada.</b:StatusMessage>' +
        '<b:XmlBase64Bytes>PEE+</b:XmlBase64Bytes><b:XmlBytes i:nil="true"/>' +
        '<b:XmlDocumentKey>abc</b:XmlDocumentKey><b:XmlFileName>fv1</b:XmlFileName>' +
        '</SendBillSyncResult></SendBillSyncResponse></s:Body>',
    );
  });

  it('a batch in process: nil everywhere except for an empty StatusCode', () => {
    expect(bodyOf(answerEnvelope('GetStatusZip', [pending], context))).toBe(
      '<s:Body><GetStatusZipResponse xmlns="http://wcf.dian.colombia">' +
        '<GetStatusZipResult xmlns:b="http://schemas.datacontract.org/2004/07/DianResponse" xmlns:i="http://www.w3.org/2001/XMLSchema-instance">' +
        '<b:DianResponse><b:ErrorMessage i:nil="true" xmlns:c="http://schemas.microsoft.com/2003/10/Serialization/Arrays"/>' +
        '<b:IsValid>false</b:IsValid><b:StatusCode/>' +
        '<b:StatusDescription>Batch en proceso de validación.</b:StatusDescription>' +
        '<b:StatusMessage i:nil="true"/><b:XmlBase64Bytes i:nil="true"/><b:XmlBytes i:nil="true"/>' +
        '<b:XmlDocumentKey i:nil="true"/><b:XmlFileName i:nil="true"/></b:DianResponse>' +
        '</GetStatusZipResult></GetStatusZipResponse></s:Body>',
    );
  });

  it('one element per message, however many there are', () => {
    const xml = answerEnvelope(
      'SendNominaSync',
      { ...accepted, ErrorMessage: ['Regla: A, Rechazo: <x> & y', 'b'] },
      context,
    );
    expect(xml).toContain(
      '<b:ErrorMessage xmlns:c="http://schemas.microsoft.com/2003/10/Serialization/Arrays">' +
        '<c:string>Regla: A, Rechazo: &lt;x&gt; &amp; y</c:string><c:string>b</c:string></b:ErrorMessage>',
    );
  });

  it('a batch of several documents, and one of none', () => {
    const several = bodyOf(answerEnvelope('GetStatusZip', [accepted, pending], context));
    expect(several.match(/<b:DianResponse>/g)).toHaveLength(2);
    expect(bodyOf(answerEnvelope('GetStatusZip', [], context))).toMatch(
      /<GetStatusZipResult [^>]*\/><\/GetStatusZipResponse>/,
    );
  });

  it('an accepted upload: a key and a nil list', () => {
    expect(bodyOf(answerEnvelope('SendTestSetAsync', { ErrorMessageList: null, ZipKey: 'k' }, context))).toBe(
      '<s:Body><SendTestSetAsyncResponse xmlns="http://wcf.dian.colombia">' +
        '<SendTestSetAsyncResult xmlns:b="http://schemas.datacontract.org/2004/07/UploadDocumentResponse" xmlns:i="http://www.w3.org/2001/XMLSchema-instance">' +
        '<b:ErrorMessageList i:nil="true" xmlns:c="http://schemas.datacontract.org/2004/07/XmlParamsResponseTrackId"/>' +
        '<b:ZipKey>k</b:ZipKey></SendTestSetAsyncResult></SendTestSetAsyncResponse></s:Body>',
    );
  });

  it('a refused upload: items with their members in order, an empty key', () => {
    const item = {
      DocumentKey: null,
      ProcessedMessage: 'Set de prueba con identificador x es incorrecto.',
      SenderCode: '900',
      Success: false,
      XmlFileName: 'fv1',
    };
    expect(bodyOf(answerEnvelope('SendBillAsync', { ErrorMessageList: [item], ZipKey: '' }, context))).toContain(
      '<b:ErrorMessageList xmlns:c="http://schemas.datacontract.org/2004/07/XmlParamsResponseTrackId">' +
        '<c:XmlParamsResponseTrackId><c:DocumentKey i:nil="true"/>' +
        '<c:ProcessedMessage>Set de prueba con identificador x es incorrecto.</c:ProcessedMessage>' +
        '<c:SenderCode>900</c:SenderCode><c:Success>false</c:Success><c:XmlFileName>fv1</c:XmlFileName>' +
        '</c:XmlParamsResponseTrackId></b:ErrorMessageList><b:ZipKey/>',
    );
  });

  it('numbering ranges keep their own order and the digits of long numbers', () => {
    const range = {
      ResolutionNumber: '18760000001',
      ResolutionDate: '2019-01-19',
      Prefix: 'SETP',
      FromNumber: '990000000',
      ToNumber: '995000000123456789',
      ValidDateFrom: '2019-01-19',
      ValidDateTo: '2030-01-19',
      TechnicalKey: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c',
    };
    const answer = { OperationCode: '100', OperationDescription: 'Acción completada OK.', ResponseList: [range] };
    expect(bodyOf(answerEnvelope('GetNumberingRange', answer, context))).toContain(
      '<b:OperationCode>100</b:OperationCode><b:OperationDescription>Acción completada OK.</b:OperationDescription>' +
        '<b:ResponseList xmlns:c="http://schemas.datacontract.org/2004/07/NumberRangeResponse"><c:NumberRangeResponse>' +
        '<c:ResolutionNumber>18760000001</c:ResolutionNumber><c:ResolutionDate>2019-01-19</c:ResolutionDate><c:Prefix>SETP</c:Prefix>' +
        '<c:FromNumber>990000000</c:FromNumber><c:ToNumber>995000000123456789</c:ToNumber>' +
        '<c:ValidDateFrom>2019-01-19</c:ValidDateFrom><c:ValidDateTo>2030-01-19</c:ValidDateTo>' +
        '<c:TechnicalKey>fc8eac422eba16e22ffd8c6f94b3f40a6e38162c</c:TechnicalKey></c:NumberRangeResponse></b:ResponseList>',
    );
  });

  it('EventResponse, ExchangeEmailResponse and AdquirienteResponse have namespaces of their own', () => {
    const event = answerEnvelope(
      'GetXmlByDocumentKey',
      { Code: '100', Message: 'm', ValidationDate: null, XmlBytesBase64: 'PEE+' },
      context,
    );
    expect(bodyOf(event)).toContain(
      'xmlns:b="http://schemas.datacontract.org/2004/07/EventResponse" xmlns:i="http://www.w3.org/2001/XMLSchema-instance">' +
        '<b:Code>100</b:Code><b:Message>m</b:Message><b:ValidationDate i:nil="true"/><b:XmlBytesBase64>PEE+</b:XmlBytesBase64>',
    );
    const emails = answerEnvelope(
      'GetExchangeEmails',
      { CsvBase64Bytes: 'QQ==', Message: null, StatusCode: '0', Success: true },
      context,
    );
    expect(bodyOf(emails)).toContain(
      '<b:CsvBase64Bytes>QQ==</b:CsvBase64Bytes><b:Message i:nil="true"/><b:StatusCode>0</b:StatusCode><b:Success>true</b:Success>',
    );
    const acquirer = answerEnvelope(
      'GetAcquirer',
      { Message: null, ReceiverEmail: 'a@b.co', ReceiverName: 'Ñ', StatusCode: '200' },
      context,
    );
    expect(bodyOf(acquirer)).toContain(
      'xmlns:b="http://schemas.datacontract.org/2004/07/Gosocket.Dian.Services.Utils.Common"',
    );
    expect(bodyOf(acquirer)).toContain('<b:ReceiverEmail>a@b.co</b:ReceiverEmail><b:ReceiverName>Ñ</b:ReceiverName>');
  });
});

describe('every answer', () => {
  it('has no white space between elements and single-letter prefixes', () => {
    const xml = answerEnvelope('GetStatusZip', [pending], { ...context, relatesTo: 'urn:1' });
    expect(xml).not.toMatch(/>\s+</);
    expect([...xml.matchAll(/<\/?(\w+):/g)].map(([, prefix]) => prefix?.length)).not.toContain(2);
    expect(xml).not.toMatch(/<\/?\w\w+:/);
  });

  it('binds the names as the contract declares them', () => {
    const root = rootOf(answerEnvelope('SendBillSync', { ...accepted, ErrorMessage: ['x'] }, context));
    const result = childElements(childElements(childElements(root)[1] ?? root)[0] ?? root)[0] ?? root;
    const dian = 'http://schemas.datacontract.org/2004/07/DianResponse';
    expect(outline(result)).toEqual([
      '{http://wcf.dian.colombia}SendBillSyncResult',
      [
        [`{${dian}}ErrorMessage`, [['{http://schemas.microsoft.com/2003/10/Serialization/Arrays}string', 'x']]],
        [`{${dian}}IsValid`, 'true'],
        [`{${dian}}StatusCode`, '00'],
        [`{${dian}}StatusDescription`, 'Procesado Correctamente.'],
        [`{${dian}}StatusMessage`, 'La Factura electrónica SETP990000001, ha sido autorizada.'],
        [`{${dian}}XmlBase64Bytes`, 'PEE+'],
        [`{${dian}}XmlBytes`, ''],
        [`{${dian}}XmlDocumentKey`, 'abc'],
        [`{${dian}}XmlFileName`, 'fv1'],
      ],
    ]);
  });

  it('stays well-formed whatever a sentence quotes', () => {
    const nasty = 'a\u0000b\u0008c\ud800d\uffffe ]]> \r\n <&>';
    const root = rootOf(answerEnvelope('GetStatus', { ...accepted, StatusDescription: nasty }, context));
    expect(JSON.stringify(outline(root))).toContain('a\ufffdb\ufffdc\ufffdd\ufffde ]]> \\r\\n <&>');
  });
});
