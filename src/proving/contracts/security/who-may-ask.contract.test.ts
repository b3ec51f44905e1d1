/** Every server and every kind of path: which requests from web pages and under foreign names are answered. */
import { request as plainRequest, type OutgoingHttpHeaders } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBox, type Box } from '../../../harness/box.ts';
import type { ReadMetrics } from '../../../harness/metrics/metrics.ts';
import { serveMetrics, type MetricsServer } from '../../../harness/metrics/serve.ts';
import { exampleInvoice, invoicePath } from '../../../harness/testing/example.ts';

const controlToken = 'control-de-prueba';
let box: Box;
/** Bound to every address, as in a container. */
let exposed: Box;
let metrics: MetricsServer;
let exposedMetrics: MetricsServer;

beforeAll(async () => {
  const options = { seed: 'who may ask', clock: '2026-11-20T10:00:00-05:00', controlToken, token: 'a'.repeat(40) };
  [box, exposed] = await Promise.all([
    startBox({ ...options, ports: { alternative: 0, https: 0 }, allowHosts: ['ensayo.test'] }),
    startBox({ ...options, host: '0.0.0.0' }),
  ]);
  const numbers: ReadMetrics = { contentType: 'text/plain', read: () => Promise.resolve('a 1\n') };
  [metrics, exposedMetrics] = await Promise.all([
    serveMetrics(numbers, { host: '127.0.0.1', port: 0, services: [box.issuer.url], allowHosts: ['ensayo.test'] }),
    serveMetrics(numbers, { host: '0.0.0.0', port: 0, services: [] }),
  ]);
});

afterAll(() => Promise.all([box.close(), exposed.close(), metrics.close(), exposedMetrics.close()]));

type Sent = { readonly method?: string; readonly headers?: OutgoingHttpHeaders; readonly body?: string };
type Got = { readonly status: number; readonly headers: NodeJS.Dict<string | string[]>; readonly text: string };

/** As a raw request: `fetch` writes Host and Origin itself. */
const ask = (base: string, path: string, { method = 'GET', headers = {}, body = '' }: Sent = {}): Promise<Got> =>
  new Promise((resolve, reject) => {
    const { protocol, port } = new URL(base);
    const options = { host: '127.0.0.1', port, path, method, headers, agent: false, rejectUnauthorized: false };
    const sent = (protocol === 'https:' ? tlsRequest : plainRequest)(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    sent.once('error', reject).end(body);
  });

const codeIn = ({ text }: Got): unknown => {
  try {
    return (JSON.parse(text) as { readonly code?: unknown }).code;
  } catch {
    return undefined;
  }
};

const bearer = (token: string): OutgoingHttpHeaders => ({ authorization: `Bearer ${token}` });
const json = { 'content-type': 'application/json' };

type Server = 'issuer' | 'alternative' | 'authority' | 'authority by TLS' | 'metrics';

const baseOf = (server: Server): string => {
  const { issuer, authority } = box;
  const urls = {
    issuer: issuer.url,
    alternative: issuer.altUrl,
    authority: authority.url,
    'authority by TLS': authority.httpsUrl,
    metrics: metrics.url,
  };
  return new URL(urls[server] ?? expect.fail(server)).origin;
};

const service = '/WcfDianCustomerServices.svc';

/** `foreign`: the answer under a foreign name; `own`: the answer to us. */
type Class = { readonly path: string; readonly sent?: Sent; readonly own: number; readonly foreign: number };

const issuerClasses: readonly Class[] = [
  { path: '/', own: 200, foreign: 421 },
  { path: '/health', own: 200, foreign: 200 },
  { path: '/ready', own: 200, foreign: 200 },
  { path: '/docs', own: 200, foreign: 421 },
  { path: '/openapi.json', own: 200, foreign: 421 },
  { path: '/api/ubl2.1/inbox', sent: { headers: bearer('a'.repeat(40)) }, own: 200, foreign: 421 },
  { path: '/api/ubl2.1/countries', own: 200, foreign: 421 },
  { path: invoicePath, sent: { method: 'POST', headers: json, body: '{}' }, own: 401, foreign: 421 },
  {
    path: `${invoicePath}/preeliminar-view`,
    sent: { method: 'POST', headers: json, body: '{}' },
    own: 401,
    foreign: 421,
  },
  { path: '/api/ubl2.1/download/901500100/x.pdf', own: 401, foreign: 421 },
  {
    path: '/api/ubl2.1/config/900373115/3',
    sent: { method: 'POST', headers: json, body: '{}' },
    own: 422,
    foreign: 421,
  },
  { path: `/t/w1${invoicePath}`, sent: { method: 'POST', headers: json, body: '{}' }, own: 401, foreign: 421 },
  { path: invoicePath, sent: { method: 'OPTIONS' }, own: 405, foreign: 421 },
  { path: '/nowhere', own: 404, foreign: 421 },
];

const authorityClasses: readonly Class[] = [
  { path: service, own: 200, foreign: 200 },
  { path: `${service}?wsdl`, own: 200, foreign: 200 },
  { path: `/t/w1/produccion${service}?wsdl`, own: 200, foreign: 200 },
  { path: service, sent: { method: 'POST', body: '' }, own: 415, foreign: 415 },
  { path: `/habilitacion${service}/`, sent: { method: 'POST', body: '' }, own: 415, foreign: 415 },
  { path: '/certificates/root.cer', own: 200, foreign: 200 },
  { path: '/health', own: 200, foreign: 200 },
  { path: '/ready', own: 200, foreign: 200 },
  { path: '/ensayo/ready', own: 200, foreign: 200 },
  { path: '/ensayo/exchanges/x', own: 404, foreign: 421 },
  { path: '/ensayo/control/clock', own: 401, foreign: 421 },
  { path: '/ensayo/control/clock', sent: { headers: bearer(controlToken) }, own: 200, foreign: 421 },
  { path: '/t/w1/ensayo/control/openapi.json', sent: { headers: bearer(controlToken) }, own: 200, foreign: 421 },
  { path: '/ensayo/control/reset', sent: { method: 'OPTIONS' }, own: 401, foreign: 421 },
  { path: '/ensayo/console/', own: 401, foreign: 403 },
  { path: '/Ensayo/Console/default/habilitacion/documents', own: 401, foreign: 403 },
  { path: '/nowhere', own: 404, foreign: 421 },
];

const metricsClasses: readonly Class[] = [
  { path: '/metrics', own: 200, foreign: 421 },
  { path: '/health', own: 200, foreign: 200 },
  { path: '/ready', own: 200, foreign: 200 },
  { path: '/nowhere', own: 404, foreign: 421 },
];

const table = (
  [
    ['issuer', issuerClasses],
    ['alternative', issuerClasses],
    ['authority', authorityClasses],
    ['authority by TLS', authorityClasses],
    ['metrics', metricsClasses],
  ] as const
).flatMap(([server, classes]) => classes.map((one) => [server, one.sent?.method ?? 'GET', one.path, one] as const));

describe.each(table)('%s, %s %s', (server, _method, path, { sent = {}, own, foreign }) => {
  const under = (headers: OutgoingHttpHeaders): Promise<Got> =>
    ask(baseOf(server), path, { ...sent, headers: { ...sent.headers, ...headers } });
  const port = (): string => new URL(baseOf(server)).port;

  it('is answered under local names and an allowed one, and to a page of its own', async () => {
    const scheme = server === 'authority by TLS' ? 'https' : 'http';
    for (const name of ['127.0.0.1', 'localhost', 'ensayo.test', '[::1]', 'worker.localhost']) {
      const host = `${name}:${port()}`;
      expect((await under({ host })).status, host).toBe(own);
      expect((await under({ host, origin: `${scheme}://${host}` })).status, host).toBe(own);
    }
  });

  it('is answered under a foreign name only where clients have to use one', async () => {
    for (const host of ['attacker.example', `attacker.example:${port()}`, `127.0.0.1.attacker.example:${port()}`]) {
      const got = await under({ host });
      expect(got.status, host).toBe(foreign);
      if (foreign === 421) {
        expect(codeIn(got)).toBe('unknown-host');
        expect(got.text).toContain('--allow-host ');
      }
    }
  });

  it('is not answered under a name that only a proxy would have reported', async () => {
    const forwarded = { 'x-forwarded-host': 'localhost', forwarded: 'host=localhost' };
    expect((await under({ host: 'attacker.example', ...forwarded })).status).toBe(foreign);
  });

  it('is not answered to a foreign page, whatever name it uses for us', async () => {
    const local = `127.0.0.1:${port()}`;
    const rebound = `attacker.example:${port()}`;
    const pages: readonly OutgoingHttpHeaders[] = [
      { host: local, origin: 'https://attacker.example' },
      { host: local, origin: 'null' },
      { host: local, origin: 'http://localhost:3000' },
      { host: rebound, origin: `http://${rebound}` },
    ];
    for (const headers of pages) {
      const got = await under(headers);
      expect([403, 421], JSON.stringify(headers)).toContain(got.status);
      expect(got.headers['access-control-allow-origin']).toBeUndefined();
    }
  });
});

describe('a web page', () => {
  it('whose name was made to resolve to this machine cannot register a company', async () => {
    const { origin, port } = new URL(box.issuer.url);
    const host = `attacker.example:${port}`;
    const company = { method: 'POST', body: '{}' };
    const headers = { ...json, host, origin: `http://${host}` };
    const refused = await ask(origin, '/api/ubl2.1/config/900373115/3', { ...company, headers });
    expect([refused.status, codeIn(refused)]).toEqual([421, 'unknown-host']);
  });

  it('gets no permission from a preflight', async () => {
    for (const server of ['issuer', 'authority'] as const) {
      const base = baseOf(server);
      const got = await ask(base, server === 'issuer' ? invoicePath : service, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://attacker.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization,content-type',
        },
      });
      expect([got.status, codeIn(got)]).toEqual([403, 'foreign-origin']);
      expect(Object.keys(got.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });
});

describe('a client that is not a page', () => {
  it('issues a document, also under the allowed name', async () => {
    const { origin, port } = new URL(box.issuer.url);
    const headers = { ...json, ...bearer(box.token), host: `ensayo.test:${port}` };
    const got = await ask(origin, invoicePath, { method: 'POST', headers, body: JSON.stringify(exampleInvoice()) });
    expect([got.status, (JSON.parse(got.text) as { verdict: unknown }).verdict]).toMatchObject([
      200,
      { accepted: true },
    ]);
  });
});

describe('services bound to every address', () => {
  const addresses = Object.values(networkInterfaces())
    .flat()
    .map((one) => one?.address ?? '')
    .filter((address) => /^\d+(?:\.\d+){3}$/.test(address));

  it('are reached under every address of the machine, and under no name', async () => {
    expect(addresses.length).toBeGreaterThan(0);
    const { port } = new URL(exposed.issuer.url);
    for (const address of [...addresses, '203.0.113.9'])
      expect((await ask(exposed.issuer.url, '/', { headers: { host: `${address}:${port}` } })).status, address).toBe(
        200,
      );
    expect((await ask(exposed.issuer.url, '/', { headers: { host: `ensayo:${port}` } })).status).toBe(421);
    expect((await ask(exposed.issuer.url, '/', { headers: { host: `attacker.example:${port}` } })).status).toBe(421);
  });

  it('give their metrics under an address, or a name that is allowed', async () => {
    const under = async (base: string, host: string): Promise<number> =>
      (await ask(base, '/metrics', { headers: { host } })).status;
    expect(await under(exposedMetrics.url, '203.0.113.9:9464')).toBe(200);
    expect(await under(exposedMetrics.url, 'ensayo.test:9464')).toBe(421);
    expect(await under(metrics.url, 'ensayo.test:9464')).toBe(200);
  });

  it('still refuse foreign pages, and keep explanations working between themselves', async () => {
    const { port } = new URL(exposed.issuer.url);
    const headers = { host: `10.0.0.9:${port}`, origin: 'http://10.0.0.9' };
    expect(codeIn(await ask(exposed.issuer.url, '/', { headers }))).toBe('foreign-origin');
    const { body } = await exposed.post(invoicePath, exampleInvoice({ number: 990_300_777, notes: 'x'.repeat(6_000) }));
    expect(body.verdict).toBeDefined();
    expect(Array.isArray(body.explanations) || (body.verdict as { accepted: boolean }).accepted).toBe(true);
  });
});
