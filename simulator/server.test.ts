import { createServer, type IncomingMessage, type Server } from 'node:http';
import { request } from 'node:https';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, isIP, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { checkServerIdentity } from 'node:tls';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Credentials } from '../src/common/credentials.ts';
import { adjustableClock, createEnv } from '../src/common/env/env.ts';
import { hostInUrl } from '../src/common/http/server.ts';
import { parseXml } from '../src/common/xml/parse.ts';
import { testAccess } from '../src/common/store/access.fixture.ts';
import { storesInFiles, type TenantStores } from './tenants/platform/tenant-stores.ts';
import { pemOf } from './registry/certificates/tls.ts';
import { profileNames, requireProfile } from './judge/engine/profile.ts';
import { startAuthority, type AuthorityOptions, type RunningAuthority } from './server.ts';
import { signedEnvelope } from './service/soap/testing/signed-envelope.ts';
import { clockText, signedInvoice, testAuthority } from './testing/authority.fixture.ts';
import { zipped } from './testing/exchange.fixture.ts';
import { issuer } from './testing/invoice.fixture.ts';

const running: RunningAuthority[] = [];
const directory = mkdtempSync(join(tmpdir(), 'ensayo-server-'));

/** The clock runs, as it does in a server; leaves are valid for years around it. */
const firstTenant = { tenant: 'default', environment: '2' } as const;
const env = () => createEnv({ clock: adjustableClock(clockText), seed: 'authority' });

const start = async (options: Partial<AuthorityOptions> = {}): Promise<RunningAuthority> => {
  const authority = await startAuthority({ env: env(), ...options });
  running.push(authority);
  return authority;
};

afterEach(async () => {
  await Promise.all(running.splice(0).map((authority) => authority.close()));
});

afterAll(() => {
  rmSync(directory, { recursive: true });
});

const occupied = (): Promise<{ readonly port: number; readonly server: Server }> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      resolve({ port: (server.address() as AddressInfo).port, server });
    });
  });

/** With a host of its own in `wsa:To`, a further name and a further address. */
const reachable: Partial<AuthorityOptions> = {
  httpsPort: 0,
  addresses: ['https://dian.example.com:8443/WcfDianCustomerServices.svc'],
  allowHosts: ['ensayo.test', '192.0.2.7'],
};

/** What the service says under that name, to a client whose hosts file has an entry for it. */
const askTls = async ({ certificates, httpsUrl = '' }: RunningAuthority, name: string): Promise<string> => {
  const { port, pathname } = new URL(httpsUrl);
  const ca = pemOf(await certificates.root());
  const answering = new Promise<IncomingMessage>((resolve, reject) => {
    request({
      host: '127.0.0.1',
      port,
      path: pathname,
      headers: { host: hostInUrl(name) },
      servername: isIP(name) === 0 ? name : '',
      checkServerIdentity: (_, certificate) => checkServerIdentity(name, certificate),
      ca,
      agent: false,
    })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
  return textOf(await answering);
};

const base = ({ url }: RunningAuthority): string => new URL('/', url).href;

const signed = (to: string, credentials: Credentials, [operation, parameters] = ['GetExchangeEmails', '']): string =>
  signedEnvelope({
    ...{ credentials, to, operation, parameters },
    created: '2026-11-20T14:59:00.000Z',
    expires: '2026-11-20T15:04:00.000Z',
  });

const post = async (authority: RunningAuthority, operation: string, parameters: string): Promise<Response> => {
  const body = signed(authority.url, await authority.certificates.issuer(issuer), [operation, parameters]);
  return fetch(authority.url, {
    method: 'POST',
    headers: { 'content-type': 'application/soap+xml;charset=UTF-8' },
    body,
  });
};

it('takes switches of rules about events', async () => {
  const { settings } = await testAuthority({ rules: { AAD06: 'off' } });
  expect(settings.profile.off).toContain('AAD06');
});

describe('a running authority', () => {
  it('answers where it says, on the loopback address', async () => {
    const authority = await start();
    expect(authority.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/WcfDianCustomerServices\.svc$/);
    expect(authority.httpsUrl).toBeUndefined();
    expect((await fetch(authority.url)).status).toBe(200);
    expect(await (await fetch(`${authority.url}?wsdl`)).text()).toContain('IWcfDianCustomerServices');
  });

  it('judges a document, explains it separately from the wire, and still knows it afterwards', async () => {
    const authority = await start();
    const fixture = await testAuthority({ env: env() });
    const xml = await signedInvoice(fixture);
    await fixture.registry.close();
    const file = `<wcf:fileName>z.zip</wcf:fileName><wcf:contentFile>${zipped(xml)}</wcf:contentFile>`;
    const accepted = await post(authority, 'SendBillSync', file);
    const text = await accepted.text();
    expect([accepted.status, /<b:StatusCode>(\d+)</.exec(text)?.[1]]).toEqual([200, '00']);
    const again = await post(authority, 'SendBillSync', file);
    expect(await again.text()).toContain('Regla: 90, Rechazo: Documento procesado anteriormente.');
    const exchange = await fetch(`${base(authority)}ensayo/exchanges/${again.headers.get('ensayo-exchange') ?? ''}`);
    expect(await exchange.json()).toMatchObject({ verdict: 'rejected', failed: [{ code: '90' }] });
    const key = /<b:XmlDocumentKey>([0-9a-f]{96})</.exec(text)?.[1] ?? '';
    const status = await post(authority, 'GetStatus', `<wcf:trackId>${key}</wcf:trackId>`);
    expect(await status.text()).toContain('<b:StatusCode>00</b:StatusCode>');
    const read = await post(authority, 'GetXmlByDocumentKey', `<wcf:trackId>${key}</wcf:trackId>`);
    expect(await read.text()).toContain('<b:Code>100</b:Code>');
    const codes = ['accountCode', 'accountCodeT'].map((name) => `<wcf:${name}>${issuer.nit}</wcf:${name}>`).join('');
    const ranges = await post(authority, 'GetNumberingRange', `${codes}<wcf:softwareCode>x</wcf:softwareCode>`);
    expect(await ranges.text()).toContain('<b:OperationCode>302</b:OperationCode>');
  });

  it('explains a SOAP fault beside the wire, with its detail', async () => {
    const authority = await start();
    const response = await fetch(authority.url, {
      method: 'POST',
      headers: { 'content-type': 'application/soap+xml;charset=UTF-8' },
      body: '<Recibo/>',
    });
    expect(await response.text()).not.toContain('Recibo');
    const exchange = await fetch(`${base(authority)}ensayo/exchanges/${response.headers.get('ensayo-exchange') ?? ''}`);
    expect(await exchange.json()).toMatchObject({
      status: response.status,
      fault: { check: 'not-an-envelope', detail: expect.stringContaining('Recibo') as unknown },
    });
  });

  it.each([
    ['what is no envelope', () => '<Recibo/>', /not-an-envelope: .*Recibo/],
    ['a character that XML forbids', () => '<Recibo>\u0001</Recibo>', /not-well-formed: \S/],
    [
      'a wrong signature',
      (sent: string) => sent.replace(/<ds:SignatureValue>.{4}/, '<ds:SignatureValue>AAAA'),
      /signature-value: \S/,
    ],
    ['another address', (sent: string) => sent, /to-mismatch: .*elsewhere/],
  ])('explains a SOAP fault in its reason if it is told to: %s', async (_, change, diagnosis) => {
    const reasons = [];
    for (const explainFaults of [true, false]) {
      const authority = await start({ explainFaults });
      const body = change(signed('https://elsewhere/', await authority.certificates.issuer(issuer)));
      const headers = { 'content-type': 'application/soap+xml;charset=UTF-8' };
      const answer = await (await fetch(authority.url, { method: 'POST', headers, body })).text();
      expect(parseXml(answer).ok).toBe(true);
      reasons.push(/<s:Text xml:lang="en-US">([^<]*)</.exec(answer)?.[1] ?? '');
    }
    const [explained, plain = '-'] = reasons;
    expect(explained).toMatch(diagnosis);
    expect(explained?.startsWith(`${plain} `)).toBe(true);
    expect(plain).not.toMatch(diagnosis);
  });

  it('judges a file without the wire, by its settings', async () => {
    const authority = await start();
    const { judgement } = await authority.judgeFile('x.xml', Buffer.from('<Recibo/>'));
    expect(judgement).toMatchObject({ accepted: false, failed: [{ code: 'ZB01' }] });
    authority.settings.profile = { ...authority.settings.profile, off: ['ZB01'] };
    expect((await authority.judgeFile('x.xml', Buffer.from('<Recibo/>'))).judgement.failed).toEqual([]);
  });

  it('publishes its certificates and revocation lists, and nothing else', async () => {
    const authority = await start();
    const files = await authority.certificates.publications();
    expect(files.length).toBeGreaterThan(3);
    for (const { path, contentType, bytes } of files) {
      const response = await fetch(new URL(path, authority.url));
      expect([response.status, response.headers.get('content-type')], path).toEqual([200, contentType]);
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes), path).toBe(true);
    }
    for (const path of [
      'certificates/other.cer',
      'certificates/..%2f..%2fpackage.json',
      'datasets/facts/keys/issuer.pem',
    ]) {
      expect((await fetch(`${base(authority)}${path}`)).status, path).toBe(404);
    }
  });

  it.each([
    ['es-CO,es;q=0.9', /<html lang="es">[^]*autoridad simulada[^]*href="\/ensayo\/console\/"/],
    ['en-US,en;q=0.9', /<html lang="en">[^]*simulated authority[^]*href="\/WcfDianCustomerServices.svc\?wsdl"/],
  ])('says what it is to a browser in %s that opens its address', async (languages, page) => {
    const { url } = await start();
    const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': languages };
    const response = await fetch(new URL('/', url), { headers });
    expect([response.status, response.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringContaining("default-src 'none'"),
    ]);
    expect(await response.text()).toMatch(page);
  });

  it('says the same to a program, as JSON', async () => {
    const { url } = await start();
    expect(await (await fetch(new URL('/', url))).json()).toEqual({
      service: 'ensayo-authority',
      soap: '/WcfDianCustomerServices.svc',
      console: '/ensayo/console',
      control: '/ensayo/control',
    });
  });

  it('does not reveal what it is built with', async () => {
    const { headers } = await fetch((await start()).url);
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it.each([
    'localhost',
    'vpfe.dian.gov.co',
    'vpfe-hab.dian.gov.co',
    'catalogo-vpfe.dian.gov.co',
    'catalogo-vpfe-hab.dian.gov.co',
    'dian.example.com',
    'ensayo.test',
    '127.0.0.1',
    '::1',
    '192.0.2.7',
  ])('also answers on https, with a certificate of its own authority that names %s', async (name) => {
    const authority = await start(reachable);
    expect(await askTls(authority, name)).toContain(`https://${hostInUrl(name)}/WcfDianCustomerServices.svc?wsdl`);
  });

  it('answers every client that connects before the certificate is there, even if one of them goes away', async () => {
    const authority = await start(reachable);
    const gone = connect(Number(new URL(authority.httpsUrl ?? '').port), '127.0.0.1', () => gone.resetAndDestroy());
    const answers = await Promise.all(['localhost', '127.0.0.1'].map((name) => askTls(authority, name)));
    expect(answers).toEqual([expect.stringContaining('?wsdl'), expect.stringContaining('?wsdl')]);
  });

  it.each(['dian.gov.co', 'www.dian.gov.co', 'example.com', '192.0.2.8'])(
    'has a certificate that does not name %s',
    async (name) => {
      const authority = await start(reachable);
      await expect(askTls(authority, name)).rejects.toMatchObject({ code: 'ERR_TLS_CERT_ALTNAME_INVALID' });
    },
  );

  it('keeps its state in a file, and reads it back', async () => {
    const stores = (): TenantStores =>
      storesInFiles(join(directory, 'state', 'authority.sqlite'), testAccess(), firstTenant);
    const first = await start({
      stores: stores(),
      registry: { mandates: [{ certificateNit: '800', issuerNit: '900' }] },
    });
    await first.close();
    const second = await start({ stores: stores() });
    expect(await second.registry.mayActFor('800', '900')).toBe(true);
  });

  it('follows its options', async () => {
    const authority = await start({ profile: 'strict', environment: '1', registry: { uvt: [] } });
    expect(authority.settings).toMatchObject({ profile: { name: 'strict' }, clockOffset: 0 });
    expect((await authority.registry.dump()).uvt).toEqual([]);
  });
});

describe('an authority that stops', () => {
  it('refuses connections, frees its port and may be stopped twice', async () => {
    const authority = await start();
    const port = Number(new URL(authority.url).port);
    await Promise.all([authority.close(), authority.close()]);
    await authority.close();
    await expect(fetch(authority.url)).rejects.toThrow();
    expect((await start({ port })).url).toBe(authority.url);
  });

  it('does not wait for a connection that somebody keeps open', async () => {
    const authority = await start({ httpsPort: 0, http: { keepAliveMs: 3_600_000 } });
    const response = await fetch(authority.url, { headers: { connection: 'keep-alive' } });
    await response.text();
    await authority.close();
    await expect(fetch(authority.url)).rejects.toThrow();
  });
});

describe('an authority that cannot start', () => {
  it('says that the port is taken', async () => {
    const { port, server } = await occupied();
    await expect(startAuthority({ env: env(), port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    server.close();
  });

  it('leaves nothing open when only the second port is taken', async () => {
    const { port, server } = await occupied();
    const free = await occupied();
    free.server.close();
    const stores = storesInFiles(join(directory, 'taken.sqlite'), testAccess(), firstTenant);
    const starting = startAuthority({ env: env(), port: free.port, httpsPort: port, stores });
    await expect(starting).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await expect(fetch(`http://127.0.0.1:${free.port}/`)).rejects.toThrow();
    server.close();
  });

  it.each(['', 'none', 'constructor'])('names the available profiles when asked for %j', async (profile) => {
    await expect(startAuthority({ env: env(), profile })).rejects.toThrow(RangeError);
    expect(() => requireProfile(profile)).toThrow(profileNames().join(', '));
  });
});
