import { SignedXml } from 'xml-crypto';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../common/env/env.ts';
import { makeTestChain } from './credentials.fixture.ts';
import { envelopeNamespaces, headerIds, securityHeader, type HeaderOptions } from './ws-security.ts';

const chain = makeTestChain();
const [leafPem = ''] = chain.certificatesPem;
const now = Date.parse('2026-11-20T15:00:00.018Z');

const header = (over: Partial<HeaderOptions> = {}): string =>
  securityHeader({
    action: 'http://wcf.dian.colombia/IWcfDianCustomerServices/SendBillSync',
    to: 'https://localhost:8443/WcfDianCustomerServices.svc?a=1&b=2',
    credentials: chain.credentials,
    now,
    lifetimeMs: 300_000,
    ids: headerIds(seededRandom('header')),
    ...over,
  });

const envelope = (written: string): string =>
  `<?xml version="1.0" encoding="utf-8"?><soap:Envelope xmlns:soap="${envelopeNamespaces.soap}" ` +
  `xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:wcf="${envelopeNamespaces.wcf}">${written}` +
  '<soap:Body><wcf:GetStatus><wcf:trackId>x</wcf:trackId></wcf:GetStatus></soap:Body></soap:Envelope>';

const verifiedReferences = (xml: string): readonly string[] => {
  const verifier = new SignedXml({ publicCert: leafPem, idMode: 'wssecurity' });
  verifier.loadSignature(/<ds:Signature [\s\S]*<\/ds:Signature>/.exec(xml)?.[0] ?? '');
  try {
    return verifier.checkSignature(xml) ? verifier.getSignedReferences() : [];
  } catch {
    return [];
  }
};

describe('securityHeader', () => {
  it('signs To and Timestamp so that xml-crypto verifies both', () => {
    const [to = '', timestamp = '', ...more] = verifiedReferences(envelope(header()));
    expect(to).toMatch(/^<wsa:To [\s\S]*svc\?a=1&amp;b=2<\/wsa:To>$/);
    expect(timestamp).toMatch(/^<wsu:Timestamp /);
    expect(more).toEqual([]);
  });

  it.each([
    ['the address', 'localhost:8443', 'localhost:8444'],
    ['the creation time', '15:00:00.018Z', '15:00:01.018Z'],
    ['the expiry', '15:05:00.018Z', '15:06:00.018Z'],
    ['the prefix list', 'PrefixList="soap wcf wsa"', 'PrefixList="soap wcf"'],
  ])('covers %s: a later change breaks it', (_part, found, put) => {
    const xml = envelope(header());
    expect(xml).toContain(found);
    expect(verifiedReferences(xml.replace(found, put))).toEqual([]);
  });

  it('does not cover the Body, which the policy leaves unsigned', () => {
    const xml = envelope(header()).replace('<wcf:trackId>x<', '<wcf:trackId>y<');
    expect(verifiedReferences(xml)).toHaveLength(2);
  });

  it('points KeyInfo at the token with the signer’s certificate', () => {
    const written = header();
    const [, id] = /<wsse:BinarySecurityToken [^>]*wsu:Id="([^"]+)">/.exec(written) ?? [];
    expect(written).toContain(`<wsse:Reference URI="#${id ?? 'none'}" ValueType=`);
    expect(written).toContain(
      `>${(chain.credentials.chain[0] ?? Buffer.alloc(0)).toString('base64')}</wsse:BinarySecurityToken>`,
    );
  });

  it('gives Created and Expires in UTC with milliseconds', () => {
    const written = header({ lifetimeMs: 60_000 });
    expect(written).toContain('<wsu:Created>2026-11-20T15:00:00.018Z</wsu:Created>');
    expect(written).toContain('<wsu:Expires>2026-11-20T15:01:00.018Z</wsu:Expires>');
  });

  it('names the action, and requires the receiver to understand the security header', () => {
    const written = header({ action: 'urn:a?b&c' });
    expect(written).toContain('<wsa:Action>urn:a?b&amp;c</wsa:Action>');
    expect(written).toContain('<wsse:Security soap:mustUnderstand="true">');
  });
});

describe('headerIds', () => {
  it('are valid XML names, distinct, and new for every header', () => {
    const random = seededRandom('ids');
    const all = [headerIds(random), headerIds(random)].flatMap((ids) => Object.values(ids));
    expect(new Set(all).size).toBe(12);
    for (const id of all) expect(id).toMatch(/^[A-Za-z][\w-]*$/);
  });
});
