import { afterEach, describe, expect, it } from 'vitest';
import { SignedXml } from 'xml-crypto';
import { createEnv } from '../../common/env/env.ts';
import { parseXml } from '../../common/xml/parse.ts';
import { makeTestChain } from '../signing/credentials.fixture.ts';
import { createAuthorityClient } from './client.ts';
import { startFakeAuthority, verdictXml, type FakeAuthority } from './fake-authority.fixture.ts';

const chain = makeTestChain();
const { credentials } = chain;
const env = createEnv({ seed: 'client', clock: '2026-11-20T10:00:00-05:00' });
const opened: FakeAuthority[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ close }) => close()));
});

const start = async (...parameters: Parameters<typeof startFakeAuthority>): Promise<FakeAuthority> => {
  const authority = await startFakeAuthority(...parameters);
  opened.push(authority);
  return authority;
};

const accepting = () => ({ body: verdictXml() });

const verifies = (envelope: string): boolean => {
  const verifier = new SignedXml({ publicCert: chain.certificatesPem[0] ?? '', idMode: 'wssecurity' });
  verifier.loadSignature(/<ds:Signature [\s\S]*<\/ds:Signature>/.exec(envelope)?.[0] ?? '');
  return verifier.checkSignature(envelope);
};

describe('the authority client', () => {
  it('sends a SOAP 1.2 request with action, parameters in order and a header that verifies', async () => {
    const authority = await start(accepting);
    const client = createAuthorityClient(env, { url: authority.url });
    const parameters = { fileName: 'a&b.zip', contentFile: 'AAAA' };
    const call = await client.call('SendBillSync', parameters, { credentials });
    const [request] = authority.requests;
    expect(request?.headers['content-type']).toBe(
      'application/soap+xml; charset=utf-8; action="http://wcf.dian.colombia/IWcfDianCustomerServices/SendBillSync"',
    );
    expect(request?.body).toBe(call.envelope);
    expect(request?.body).toContain('<wcf:fileName>a&amp;b.zip</wcf:fileName><wcf:contentFile>AAAA</wcf:contentFile>');
    expect(request?.body).toContain(`>${authority.url}</wsa:To>`);
    expect(parseXml(call.envelope).ok).toBe(true);
    expect(verifies(call.envelope)).toBe(true);
    client.close();
  });

  it('gives every one of many concurrent calls its own header and its own answer', async () => {
    const authority = await start(({ body }) => ({
      body: verdictXml({ operation: 'GetStatus', key: /<wcf:trackId>(.*)<\/wcf:trackId>/.exec(body)?.[1] ?? '' }),
    }));
    const client = createAuthorityClient(env, { url: authority.url });
    const keys = Array.from({ length: 20 }, (_, index) => `key-${String(index)}`);
    const calls = await Promise.all(keys.map((trackId) => client.call('GetStatus', { trackId }, { credentials })));
    calls.forEach((call, index) => {
      const received = call.kind === 'received' ? call.answer.body.toString() : '';
      expect(received).toContain(`<b:XmlDocumentKey>${keys[index] ?? ''}</b:XmlDocumentKey>`);
      expect(call.envelope).toContain(`<wcf:trackId>${keys[index] ?? ''}</wcf:trackId>`);
      expect(verifies(call.envelope)).toBe(true);
    });
    expect(new Set(calls.map(({ envelope }) => /wsu:Id="(ID-\w+)"/.exec(envelope)?.[1])).size).toBe(keys.length);
    client.close();
  });

  it('sends the envelope as changed by the tamper function', async () => {
    const authority = await start(accepting);
    const client = createAuthorityClient(env, { url: authority.url });
    const tamper = (xml: string): string => xml.replace('>k<', () => '>$&<');
    await client.call('GetStatus', { trackId: 'k' }, { credentials, tamper });
    expect(authority.requests[0]?.body).toContain('<wcf:trackId>$&</wcf:trackId>');
    client.close();
  });

  it('sends headers only with the call that has them', async () => {
    const authority = await start(accepting);
    const client = createAuthorityClient(env, { url: authority.url });
    const headers = { 'Ensayo-Force-Verdict': 'rejected FAD06' };
    await client.call('GetStatus', { trackId: 'k' }, { credentials, headers });
    await client.call('GetStatus', { trackId: 'k' }, { credentials });
    expect(authority.requests.map((request) => request.headers['ensayo-force-verdict'])).toEqual([
      'rejected FAD06',
      undefined,
    ]);
    client.close();
  });

  it('keeps its connection from one call to the next', async () => {
    const authority = await start(accepting);
    const client = createAuthorityClient(env, { url: authority.url });
    await client.call('GetStatus', { trackId: 'k' }, { credentials });
    await client.call('GetStatus', { trackId: 'k' }, { credentials });
    expect(authority.requests[1]?.clientPort).toBe(authority.requests[0]?.clientPort);
    client.close();
  });

  it.each([
    ['GetXmlByDocumentKey', { trackId: 'k' }, '<wcf:trackId>k</wcf:trackId>'],
    [
      'GetNumberingRange',
      { accountCode: '1', accountCodeT: '2', softwareCode: '3' },
      '<wcf:accountCode>1</wcf:accountCode><wcf:accountCodeT>2</wcf:accountCodeT><wcf:softwareCode>3</wcf:softwareCode>',
    ],
  ] as const)('knows %s', async (operation, parameters, written) => {
    const authority = await start(accepting);
    const client = createAuthorityClient(env, { url: authority.url });
    await client.call(operation, parameters, { credentials }); // The table's rows pair them.
    expect([authority.operations(), authority.requests[0]?.body.includes(written)]).toEqual([[operation], true]);
    client.close();
  });
});

describe('https', () => {
  const server = makeTestChain({ name: 'localhost' });
  const tls = { key: server.keyPem, cert: server.certificatesPem.join('\n') };

  it('trusts a private authority when told to', async () => {
    const authority = await start(accepting, { tls });
    const client = createAuthorityClient(env, { url: authority.url, ca: server.certificatesPem[2] });
    const call = await client.call('GetStatus', { trackId: 'k' }, { credentials });
    expect(call.kind).toBe('received');
    client.close();
  });

  it('sends nothing to a server that it does not trust', async () => {
    const authority = await start(accepting, { tls });
    const client = createAuthorityClient(env, { url: authority.url });
    const call = await client.call('GetStatus', { trackId: 'k' }, { credentials });
    expect([call.kind, authority.requests]).toEqual(['unreachable', []]);
    client.close();
  });
});

it('is not created for an address that may not be sent to', () => {
  const url = 'https://vpfe-hab.dian.gov.co/WcfDianCustomerServices.svc';
  expect(() => createAuthorityClient(env, { url })).toThrow(/--allow-authority/);
});
