import { same } from '../../../src/common/text/bilingual.ts';
import { request as httpRequest } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { startProblem } from '../../../src/common/start-error.ts';
import {
  calls,
  clock,
  contentType,
  defects,
  envelope,
  get,
  maxBytes,
  post,
  serveSoap,
  soap,
  type Answer,
} from './router.fixture.ts';
import { actionFor } from './testing/signed-envelope.ts';

serveSoap();

describe('POST', () => {
  it('is a fault of the receiver while the journal cannot be written', async () => {
    vi.spyOn(soap.journal, 'record').mockRejectedValueOnce(
      startProblem('data-folder-unusable', same('The disk is full.')),
    );
    const { status, headers, text } = await post(envelope());
    expect([status, headers.get('ensayo-failed-check'), headers.get('retry-after')]).toEqual([
      503,
      'data-folder-unusable',
      '5',
    ]);
    expect(text).toContain(':Receiver<');
    expect((await post(envelope())).status).toBe(200);
  });

  it('answers through the handler, with what the header proved', async () => {
    const { status, headers, text } = await post(envelope({ messageId: 'urn:uuid:7' }));
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/soap+xml; charset=utf-8');
    expect(headers.get('ensayo-failed-check')).toBeNull();
    expect(text).toContain('<a:RelatesTo>urn:uuid:7</a:RelatesTo>');
    expect(text).toContain(
      '<u:Created>2026-11-20T15:00:00.000Z</u:Created><u:Expires>2026-11-20T15:05:00.000Z</u:Expires>',
    );
    expect(text).toContain('<b:StatusCode>00</b:StatusCode>');
    expect(calls).toEqual([
      {
        parameters: { trackId: 'abc' },
        certificate: Buffer.from(soap.credentials.chain[0] ?? []),
        certificateNit: '900373913',
        environment: '2',
        exchangeId: headers.get('ensayo-exchange'),
        receivedAt: Date.parse(clock),
      },
    ]);
  });

  it.each([
    [
      'a bare media type and SOAPAction',
      { 'Content-Type': 'application/soap+xml', SOAPAction: `"${actionFor('GetStatus')}"` },
    ],
    ['the action in Content-Type', { 'Content-Type': `${contentType};action="${actionFor('GetStatus')}"` }],
  ])('takes %s when the header has no wsa:Action', async (_name, headers) => {
    expect((await post(envelope({ action: undefined }), headers)).status).toBe(200);
  });

  it('takes a compressed body', async () => {
    expect((await post(gzipSync(envelope()), { 'Content-Encoding': 'gzip' })).status).toBe(200);
  });

  it("accepts the authority's own address for its environment in wsa:To, and not that of the other", async () => {
    const own = await post(envelope({ to: 'https://vpfe-hab.dian.gov.co/WcfDianCustomerServices.svc' }));
    const other = await post(envelope({ to: 'https://vpfe.dian.gov.co/WcfDianCustomerServices.svc' }));
    expect([own.status, other.status]).toEqual([200, 500]);
    expect(other.headers.get('ensayo-failed-check')).toBe('to-mismatch');
    expect(other.text).toContain('a:DestinationUnreachable');
  });

  it('takes a wsa:To with the query of the description, as circulating libraries send it', async () => {
    const to = 'https://vpfe-hab.dian.gov.co/WcfDianCustomerServices.svc?wsdl';
    expect((await post(envelope({ to }))).status).toBe(200);
  });
});

const faultStart =
  '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope" xmlns:a="http://www.w3.org/2005/08/addressing"><s:Header>' +
  '<a:Action s:mustUnderstand="1">http://www.w3.org/2005/08/addressing/soap/fault</a:Action></s:Header><s:Body><s:Fault><s:Code>';
const faultEnd = '</s:Fault></s:Body></s:Envelope>';

describe('a fault', () => {
  it("InvalidSecurity is the platform's answer, to the letter", async () => {
    const { status, headers, text } = await post(
      envelope().replace(/<ds:SignatureValue>.{4}/, '<ds:SignatureValue>AAAA'),
    );
    expect([status, headers.get('ensayo-failed-check')]).toEqual([500, 'signature-value']);
    expect(text).toBe(
      `${faultStart}<s:Value>s:Sender</s:Value><s:Subcode>` +
        '<s:Value xmlns:a="http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd">a:InvalidSecurity</s:Value>' +
        '</s:Subcode></s:Code><s:Reason><s:Text xml:lang="en-US">An error occurred when verifying security for the message.</s:Text></s:Reason>' +
        faultEnd,
    );
  });

  it('relates to the message that it refuses', async () => {
    const { text } = await post(envelope({ to: 'http://elsewhere/', messageId: 'urn:uuid:8' }));
    expect(text).toContain('/soap/fault</a:Action><a:RelatesTo>urn:uuid:8</a:RelatesTo></s:Header>');
  });

  it('a certificate of an unaccredited authority gets a fault without a reason', async () => {
    soap.accredited = false;
    const { status, headers, text } = await post(envelope());
    expect([status, headers.get('ensayo-failed-check')]).toEqual([500, 'certificate-not-accredited']);
    expect(text).toBe(
      `${faultStart}<s:Value>s:Client</s:Value></s:Code>` +
        `<s:Reason><s:Text xml:lang="en-US">The creator of this fault did not specify a Reason.</s:Text></s:Reason>${faultEnd}`,
    );
  });

  it('SOAP 1.1 gets the version to use', async () => {
    const soap11 = '<e:Envelope xmlns:e="http://schemas.xmlsoap.org/soap/envelope/"><e:Body/></e:Envelope>';
    const { status, headers, text } = await post(soap11, { 'Content-Type': 'text/xml; charset=utf-8' });
    expect([status, headers.get('ensayo-failed-check')]).toEqual([500, 'soap-version']);
    expect(text).toContain('<s:Upgrade><s:SupportedEnvelope qname="s:Envelope"/></s:Upgrade></s:Header>');
    expect(text).toContain('<s:Value>s:VersionMismatch</s:Value>');
  });

  const withHeader = (block: string): string =>
    envelope({
      messageId: 'urn:uuid:9',
      before: (xml) => xml.replace('</soap:Header>', () => `${block}</soap:Header>`),
    });

  it('MustUnderstand names the mandatory headers that the service does not know', async () => {
    const { status, headers, text } = await post(
      withHeader(
        '<x:Trace xmlns:x="urn:a&amp;b" soap:mustUnderstand="1"/><Plain xmlns="" soap:mustUnderstand="true"/>',
      ),
    );
    expect([status, headers.get('ensayo-failed-check')]).toEqual([500, 'header-not-understood']);
    expect(text).toContain(
      '<a:RelatesTo>urn:uuid:9</a:RelatesTo><s:NotUnderstood qname="n:Trace" xmlns:n="urn:a&amp;b"/>' +
        '<s:NotUnderstood qname="Plain"/></s:Header>',
    );
    expect(text).toContain('<s:Code><s:Value>s:MustUnderstand</s:Value></s:Code>');
  });

  const role = 'http://www.w3.org/2003/05/soap-envelope/role';

  it.each([
    ['<x:Trace xmlns:x="urn:x"/>', 200],
    ['<x:Trace xmlns:x="urn:x" soap:mustUnderstand="0"/>', 200],
    [`<x:Trace xmlns:x="urn:x" soap:mustUnderstand="1" soap:role="urn:proxy"/>`, 200],
    [`<x:Trace xmlns:x="urn:x" soap:mustUnderstand="1" soap:role="${role}/none"/>`, 200],
    [`<x:Trace xmlns:x="urn:x" soap:mustUnderstand="1" soap:role="${role}/next"/>`, 500],
    ['<wsa:ReplyTo soap:mustUnderstand="1"><wsa:Address>urn:x</wsa:Address></wsa:ReplyTo>', 200],
  ])('a message with the header %s is answered with %i', async (block, status) => {
    expect((await post(withHeader(block))).status).toBe(status);
  });

  type Case = readonly [check: string, status: number, name: string, send: () => Promise<Answer>];
  const cases: readonly Case[] = [
    [
      'action-not-supported',
      500,
      'an operation that the contract lacks',
      () => post(envelope({ operation: 'DeleteEverything' })),
    ],
    [
      'action-not-supported',
      500,
      'an action that contradicts the Body',
      () => post(envelope({ action: actionFor('SendBillSync') })),
    ],
    [
      'operation-not-handled',
      500,
      'an operation without handler',
      () => post(envelope({ operation: 'SendBillSync', parameters: '' })),
    ],
    [
      'operation-not-handled',
      500,
      'an operation that is never answered',
      () => post(envelope({ operation: 'GetDocumentInfo', parameters: '' })),
    ],
    [
      'internal-error',
      500,
      'a handler that throws',
      () => post(envelope({ parameters: '<wcf:trackId>boom</wcf:trackId>' })),
    ],
    [
      'overloaded',
      503,
      'a handler that has no room',
      () => post(envelope({ parameters: '<wcf:trackId>full</wcf:trackId>' })),
    ],
    ['injected', 503, 'a fault that the handler wants', () => post(envelope({ operation: 'GetStatusZip' }))],
    [
      'security-missing',
      500,
      'an unsigned call of an unknown operation: security comes first',
      () => post('<e:Envelope xmlns:e="http://www.w3.org/2003/05/soap-envelope"><e:Body><x/></e:Body></e:Envelope>'),
    ],
    [
      'security-missing',
      500,
      'an unsigned call with a header that is not understood: security comes first here, too',
      () =>
        post(
          '<e:Envelope xmlns:e="http://www.w3.org/2003/05/soap-envelope"><e:Header><x:Trace xmlns:x="urn:x" ' +
            'e:mustUnderstand="1"/></e:Header><e:Body><x/></e:Body></e:Envelope>',
        ),
    ],
    ['content-type', 415, 'JSON', () => post('{}', { 'Content-Type': 'application/json' })],
    ['content-type', 415, 'SOAP 1.2 as text/xml', () => post(envelope(), { 'Content-Type': 'text/xml' })],
    ['content-type', 415, 'an unknown compression', () => post(envelope(), { 'Content-Encoding': 'lzma' })],
    ...['constructor', 'toString', '__proto__'].map(
      (name) =>
        [
          'content-type',
          415,
          `a compression that every object has as a member, ${name}`,
          () => post(envelope(), { 'Content-Encoding': name }),
        ] as const,
    ),
    [
      'body-unreadable',
      400,
      'a body that is not the gzip it says',
      () => post(envelope(), { 'Content-Encoding': 'gzip' }),
    ],
    ['not-well-formed', 400, 'a truncated envelope', () => post(envelope().slice(0, -100))],
    ['not-well-formed', 400, 'an empty body', () => post('')],
    ['not-well-formed', 400, 'bytes that are not UTF-8', () => post(Buffer.from([0x3c, 0xff, 0xfe, 0x3e]))],
    ['doctype', 400, 'a DOCTYPE', () => post(`<!DOCTYPE a [<!ENTITY b "b">]>${envelope()}`)],
    ['not-an-envelope', 400, 'HTML', () => post('<html/>')],
    [
      'empty-body',
      400,
      'an empty Body',
      () => post('<e:Envelope xmlns:e="http://www.w3.org/2003/05/soap-envelope"><e:Body/></e:Envelope>'),
    ],
    [
      'too-large',
      413,
      'a body beyond the limit',
      () => post(envelope({ parameters: `<wcf:trackId>${'A'.repeat(maxBytes)}</wcf:trackId>` })),
    ],
    [
      'too-large',
      413,
      'a small gzip that inflates beyond the limit',
      () => post(gzipSync(Buffer.alloc(maxBytes * 50)), { 'Content-Encoding': 'gzip' }),
    ],
  ];

  it.each(cases)('%s (%i): %s', async (check, status, _name, send) => {
    const { text, headers, status: found } = await send();
    expect([headers.get('ensayo-failed-check'), found]).toEqual([check, status]);
    expect(headers.get('content-type')).toBe('application/soap+xml; charset=utf-8');
    expect(text).toMatch(/^<s:Envelope .*<s:Fault>.*<\/s:Fault><\/s:Body><\/s:Envelope>$/s);
    expect((await soap.journal.get(headers.get('ensayo-exchange') ?? ''))?.fault?.check).toBe(check);
  });

  it('reports what a handler threw, and does not reveal it to the client', async () => {
    const { text } = await post(envelope({ parameters: '<wcf:trackId>boom</wcf:trackId>' }));
    expect(text).not.toContain('the handler broke');
    expect(defects).toEqual([new Error('the handler broke')]);
  });

  it('reports no defect where there is no room, and says when to come again', async () => {
    const { headers } = await post(envelope({ parameters: '<wcf:trackId>full</wcf:trackId>' }));
    expect(headers.get('retry-after')).toBe('5');
    expect(defects).toEqual([]);
  });

  it('does not repeat an endless action', async () => {
    const { text } = await post(envelope({ action: `urn:${'x'.repeat(5000)}` }));
    expect(text.length).toBeLessThan(1500);
  });

  it('survives a client that goes away in the middle of its request', async () => {
    const gone = httpRequest(soap.address, {
      method: 'POST',
      headers: { 'Content-Type': contentType, 'Content-Length': '1000' },
    });
    gone.on('error', () => undefined);
    gone.write('<e:Envelope');
    await new Promise(
      (resolve) =>
        gone.socket?.once('connect', resolve) ?? gone.once('socket', (socket) => socket.once('connect', resolve)),
    );
    gone.destroy();
    expect((await post(envelope())).status).toBe(200);
  });
});
describe('GET', () => {
  it('the plain address answers 200 and says where the description is', async () => {
    const { status, text } = await get(soap.address);
    expect(status).toBe(200);
    expect(text).toContain(`${soap.address}?wsdl`);
  });

  it.each(['wsdl', 'wsdl=wsdl0', 'xsd=xsd0', 'xsd=xsd21'])('?%s is served under the running address', async (query) => {
    const { status, headers, text } = await get(`${soap.address}?${query}`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/xml; charset=utf-8']);
    expect(text).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>/);
    expect(text).not.toContain('vpfe');
  });

  it('an unknown query is 404 in words', async () => {
    const { status, text } = await get(`${soap.address}?xsd=xsd99`);
    expect(status).toBe(404);
    expect(text).toContain('?wsdl');
  });

  it('other methods are 405', async () => {
    const response = await fetch(soap.address, { method: 'PUT', body: 'x' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
  });
});
