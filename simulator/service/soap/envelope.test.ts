import { describe, expect, it } from 'vitest';
import { readEnvelope, type Envelope, type EnvelopeProblem } from './envelope.ts';

const soap12 = 'http://www.w3.org/2003/05/soap-envelope';
const action = (operation: string): string => `http://wcf.dian.colombia/IWcfDianCustomerServices/${operation}`;
const contentType = 'application/soap+xml;charset=UTF-8';

type Parts = { readonly header?: string; readonly body?: string; readonly namespace?: string };

const envelope = ({
  header = '',
  body = '<w:GetStatus><w:trackId>abc</w:trackId></w:GetStatus>',
  namespace = soap12,
}: Parts = {}): string =>
  `<?xml version="1.0" encoding="utf-8"?><e:Envelope xmlns:e="${namespace}" xmlns:w="http://wcf.dian.colombia" ` +
  `xmlns:a="http://www.w3.org/2005/08/addressing"><e:Header>${header}</e:Header><e:Body>${body}</e:Body></e:Envelope>`;

const read = (
  xml: string | Buffer,
  headers: { contentType?: string | undefined; soapAction?: string } = { contentType },
): Envelope => {
  const result = readEnvelope(Buffer.from(xml), { contentType: headers.contentType, soapAction: headers.soapAction });
  if (!result.ok) throw new Error(`${result.problem.check}: ${result.problem.detail}`);
  return result.envelope;
};

const problemOf = (xml: string | Buffer, type: string | undefined = contentType): EnvelopeProblem | undefined => {
  const result = readEnvelope(Buffer.from(xml), { contentType: type });
  return result.ok ? undefined : result.problem;
};

describe('readEnvelope', () => {
  it('gives operation, parameters and addressing', () => {
    const header =
      `<a:Action e:mustUnderstand="1"> ${action('GetStatus')}\n</a:Action><a:To>http://localhost/x.svc</a:To>` +
      '<a:MessageID>urn:uuid:1</a:MessageID>';
    expect(read(envelope({ header }))).toMatchObject({
      operation: 'GetStatus',
      parameters: { trackId: 'abc' },
      action: action('GetStatus'),
      to: 'http://localhost/x.svc',
      messageId: 'urn:uuid:1',
    });
  });

  it.each<readonly [string, string, Parameters<typeof read>[1]]>([
    [
      'the WS-Addressing header',
      `<a:Action>${action('GetStatus')}</a:Action>`,
      { contentType: `${contentType};action="urn:other"`, soapAction: 'urn:third' },
    ],
    [
      'the action of Content-Type',
      '',
      { contentType: `${contentType}; action="${action('GetStatus')}"`, soapAction: 'urn:third' },
    ],
    ['the action of Content-Type without quotes', '', { contentType: `${contentType};action=${action('GetStatus')}` }],
    [
      'the SOAPAction header beside a bare media type',
      '',
      { contentType: 'application/soap+xml', soapAction: `"${action('GetStatus')}"` },
    ],
    [
      'SOAPAction when the WS-Addressing header is empty',
      '<a:Action/>',
      { contentType, soapAction: action('GetStatus') },
    ],
  ])('takes the action from %s', (_name, header, headers) => {
    expect(read(envelope({ header }), headers).action).toBe(action('GetStatus'));
  });

  it('has no action if none is given', () => {
    expect(read(envelope(), { contentType, soapAction: '""' }).action).toBeUndefined();
  });

  it.each<readonly [string, string, Record<string, string>]>([
    ['nil', '<w:trackId xmlns:i="http://www.w3.org/2001/XMLSchema-instance" i:nil="true"/>', {}],
    ['empty', '<w:trackId/>', { trackId: '' }],
    ['absent', '', {}],
    ['in another namespace', '<trackId>abc</trackId>', {}],
    ['undeclared', '<w:other>abc</w:other>', {}],
    ['in CDATA', '<w:trackId><![CDATA[a&b]]></w:trackId>', { trackId: 'a&b' }],
  ])('reads a parameter that is %s', (_name, content, expected) => {
    expect(read(envelope({ body: `<w:GetStatus>${content}</w:GetStatus>` })).parameters).toEqual(expected);
  });

  it('names an operation of another namespace with it, and reads no parameters from it', () => {
    const foreign = read(envelope({ body: '<GetStatus xmlns="urn:x"><trackId>1</trackId></GetStatus>' }));
    expect(foreign).toMatchObject({ operation: '{urn:x}GetStatus', parameters: {} });
  });

  it.each<readonly [EnvelopeProblem['check'], string, string | Buffer, string | undefined]>([
    [
      'soap-version',
      'SOAP 1.1 as its clients send it',
      envelope({ namespace: 'http://schemas.xmlsoap.org/soap/envelope/' }),
      'text/xml; charset=utf-8',
    ],
    [
      'soap-version',
      'SOAP 1.1 under the right media type',
      envelope({ namespace: 'http://schemas.xmlsoap.org/soap/envelope/' }),
      contentType,
    ],
    ['soap-version', 'an envelope of nobody', envelope({ namespace: 'urn:soap' }), contentType],
    ['content-type', 'SOAP 1.2 as text/xml', envelope(), 'text/xml; charset=utf-8'],
    ['content-type', 'JSON', '{}', 'application/json'],
    ['content-type', 'MTOM', envelope(), 'multipart/related; type="application/xop+xml"; boundary=x'],
    ['content-type', 'another charset', envelope(), 'application/soap+xml; charset=iso-8859-1'],
    ['content-type', 'rubbish as text/xml', 'not xml', 'text/xml'],
    ['not-well-formed', 'nothing', '', contentType],
    ['not-well-formed', 'a truncated envelope', envelope().slice(0, -20), contentType],
    ['not-well-formed', 'text behind the envelope', `${envelope()}x`, contentType],
    [
      'not-well-formed',
      'bytes that are not UTF-8',
      Buffer.from(envelope({ body: '<w:GetStatus>ñ</w:GetStatus>' }), 'latin1'),
      contentType,
    ],
    ['not-well-formed', 'UTF-16', Buffer.from(`\ufeff${envelope()}`, 'utf16le'), contentType],
    ['not-well-formed', 'an undeclared prefix', envelope({ body: '<x:GetStatus/>' }), contentType],
    ['not-well-formed', 'an entity', envelope({ body: '<w:GetStatus>&xxe;</w:GetStatus>' }), contentType],
    [
      'not-well-formed',
      'elements nested a hundred deep',
      envelope({ body: '<w:a>'.repeat(100) + '</w:a>'.repeat(100) }),
      contentType,
    ],
    [
      'doctype',
      'a DOCTYPE',
      envelope().replace('?><', '?><!DOCTYPE e [<!ENTITY xxe SYSTEM "file:///etc/passwd">]><'),
      contentType,
    ],
    ['not-an-envelope', 'another root', '<html/>', contentType],
    ['empty-body', 'an empty Body', envelope({ body: '' }), contentType],
    ['empty-body', 'no Body', `<e:Envelope xmlns:e="${soap12}"/>`, contentType],
  ])('%s: %s', (check, _name, xml, type) => {
    expect(problemOf(xml, type)?.check).toBe(check);
  });

  it('misses the media type', () => {
    const result = readEnvelope(Buffer.from(envelope()), { contentType: undefined });
    expect(result).toMatchObject({ ok: false, problem: { check: 'content-type' } });
  });

  it('says where an envelope breaks off', () => {
    expect(problemOf('<e:Envelope xmlns:e="urn:x">\n<a>')?.detail).toMatch(/^Line 2, column 1: /);
  });
});
