import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loggedError, logTo, type LoggedError, type Write } from '../../common/log.ts';
import { verdictXml } from '../authority/fake-authority.fixture.ts';
import { inFile } from '../../common/store/access.fixture.ts';
import { closeAll, signer, startTestIssuer, type TestIssuer } from '../issuer.fixture.ts';
import { company as testCompany, invoiceBody } from '../requests/invoice-body.fixture.ts';

const path = '/api/ubl2.1/invoice';
const preview = `${path}/preeliminar-view`;
const download = '/api/ubl2.1/download/901500100/FES-SETP990000001.xml';

type Body = { readonly message?: string; readonly code?: string } & Readonly<Record<string, unknown>>;

let service: TestIssuer;

beforeEach(async () => {
  service = await startTestIssuer(() => ({ body: verdictXml() }));
});

afterEach(closeAll);

const json = async (response: Response): Promise<Body> => (await response.json()) as Body; // checked by the tests

const posted = (body: Buffer | string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  service.request(path, { method: 'POST', body, headers });

describe('a request without access', () => {
  it.each([
    ['no token', '', 'Falta el token de acceso.'],
    ['a password', 'Basic dXNlcjp4', 'El encabezado Authorization no tiene la forma «Bearer <token>».'],
    ['a wrong token', 'Bearer other', 'El token de acceso no corresponde a la empresa o a este servicio'],
  ])('is told what is wrong with %s, and nothing of it', async (_what, authorization, said) => {
    const body = await json(await posted('{}', { Authorization: authorization }));
    expect(body.message).toContain(said);
    expect(JSON.stringify(body)).not.toMatch(/other|dXNlcjp4/);
  });
});

describe('a request that cannot be served', () => {
  it.each([
    ['an unknown path', 'GET', '/api/ubl2.1/factura', {}, 404, 'unknown-path'],
    ['an unknown path without token', 'POST', '/api/ubl3/invoice', { Authorization: '' }, 404, 'unknown-path'],
    ['a path that cannot be decoded', 'GET', '/api/ubl2.1/download/%zz/x', {}, 404, 'unknown-path'],
    ['another method', 'PUT', path, {}, 405, 'method-not-allowed'],
    ['another method without token', 'DELETE', path, { Authorization: '' }, 405, 'method-not-allowed'],
    ['a POST to a file', 'POST', download, {}, 405, 'method-not-allowed'],
    ['no token', 'POST', path, { Authorization: '' }, 401, 'unauthenticated'],
    ['a wrong token', 'POST', path, { Authorization: 'Bearer other' }, 401, 'unauthenticated'],
    [
      'a wrong token and a body of another type',
      'POST',
      path,
      { Authorization: 'Bearer x', 'Content-Type': 'text/plain' },
      401,
      'unauthenticated',
    ],
    ['no token for the preview', 'POST', preview, { Authorization: '' }, 401, 'unauthenticated'],
    ['no token for a file', 'GET', download, { Authorization: '' }, 401, 'unauthenticated'],
    ['a body of another type', 'POST', path, { 'Content-Type': 'application/xml' }, 415, 'unsupported-media-type'],
    ['a form', 'POST', path, { 'Content-Type': 'application/x-www-form-urlencoded' }, 415, 'unsupported-media-type'],
    [
      'another charset',
      'POST',
      path,
      { 'Content-Type': 'application/json; charset=iso-8859-1' },
      415,
      'unsupported-media-type',
    ],
    ['an encoding nobody knows', 'POST', path, { 'Content-Encoding': 'compress' }, 415, 'unsupported-media-type'],
    ['a body that is not gzip', 'POST', path, { 'Content-Encoding': 'gzip' }, 400, 'malformed-json'],
  ])('with %s', async (_case, method, target, headers, status, code) => {
    const body = method === 'GET' ? null : '{}';
    const response = await service.request(target, { method, body, headers });
    const answer = await json(response);
    expect([response.status, answer.code]).toEqual([status, code]);
    expect(answer.message).toMatch(/\S{3}/);
    expect(Object.keys(answer)).toEqual(['message', 'code']);
    expect(service.authority.requests).toEqual([]);
  });

  it('is answered in JSON whatever the caller accepts', async () => {
    const response = await service.request('/nowhere', { headers: { Accept: 'text/html' } });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it.each([
    [path, 'POST'],
    [preview, 'POST'],
    [download, 'GET, HEAD'],
    ['/health', 'GET, HEAD'],
  ])('lists the methods of %s', async (target, allowed) => {
    const response = await service.request(target, { method: 'PATCH' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
  });

  it('has a path with a slash at its end as well: there is no test set behind it', async () => {
    const body = JSON.stringify(invoiceBody());
    expect((await service.request(`${path}/`, { method: 'POST', body })).status).toBe(200);
    expect(service.authority.operations()).toEqual(['SendBillSync']);
  });

  it('says how to authenticate', async () => {
    const response = await service.request(path, { method: 'POST', headers: { Authorization: '' } });
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
  });

  it.each([
    ['a syntax error', Buffer.from('{"number":1,}'), /byte 12/],
    ['nothing', Buffer.alloc(0), /byte 0/],
    ['a byte that is not UTF-8', Buffer.from('{"notes":"ñ"}', 'latin1'), /byte 10 .*0xF1/],
    ['an unfinished body', Buffer.from('{"number":'), /byte 10/],
  ])('because of %s names the byte', async (_case, body, said) => {
    const response = await posted(body);
    expect([response.status, await json(response)]).toEqual([
      400,
      { message: expect.stringMatching(said) as unknown, code: 'malformed-json' },
    ]);
  });

  it.each([
    ['an empty object', '{}', 'customer'],
    ['a list', '[]', 'body'],
    ['null', 'null', 'body'],
    ['a field of the wrong type', JSON.stringify(invoiceBody({ 'customer.name': 5, number: 'x' })), 'number'],
  ])('because of %s names the fields', async (_case, body, field) => {
    const response = await posted(body);
    const answer = await json(response);
    expect([response.status, answer.code]).toEqual([422, 'invalid-request']);
    expect(Object.keys(answer)).toEqual(['message', 'code', 'errors']);
    expect(answer.errors).toHaveProperty([field], [expect.any(String)]);
  });

  it.each([
    ['as it is', {}, (text: string) => Buffer.from(text)],
    ['packed', { 'Content-Encoding': 'gzip' }, (text: string) => gzipSync(text)],
  ])('because it is larger than 20 MB %s', async (_case, headers, encode) => {
    const response = await posted(encode(JSON.stringify({ notes: 'x'.repeat(20 * 1024 * 1024) })), headers);
    expect([response.status, (await json(response)).code]).toEqual([413, 'body-too-large']);
  });
});

describe('a request that is served', () => {
  it.each([
    ['a byte order mark', {}, Buffer.from(`\ufeff${JSON.stringify(invoiceBody())}`)],
    ['a charset', { 'Content-Type': 'application/json; charset=UTF-8' }, Buffer.from(JSON.stringify(invoiceBody()))],
    ['gzip', { 'Content-Encoding': 'gzip' }, gzipSync(JSON.stringify(invoiceBody()))],
    ['no Accept header', { Accept: '' }, Buffer.from(JSON.stringify(invoiceBody()))],
  ])('may come with %s', async (_case, headers, body) => {
    expect((await posted(body, headers)).status).toBe(200);
  });

  it.each(['/', '/health'])('%s needs no token', async (target) => {
    const response = await service.request(target, { headers: { Authorization: '' } });
    expect([response.status, Object.keys(await json(response)).length > 0]).toEqual([200, true]);
  });

  it('has headers that keep browsers from guessing, and does not reveal its software', async () => {
    const { headers } = await service.request('/health');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect([headers.get('x-powered-by'), headers.get('server'), headers.get('etag')]).toEqual([null, null, null]);
  });

  it('survives a caller who goes away in the middle of a body', async () => {
    await new Promise<void>((resolve) => {
      const headers = { Authorization: 'Bearer test-token', 'Content-Type': 'application/json', 'Content-Length': 100 };
      const broken = httpRequest(`${service.issuer.url}${path}`, { method: 'POST', headers });
      broken.once('error', () => {
        resolve();
      });
      broken.write('{"a":', () => broken.destroy(new Error('gone')));
    });
    expect((await service.request('/health')).status).toBe(200);
  });
});

describe('the log', () => {
  const lines: string[] = [];
  const write: Write = (event, facts) => void lines.push(JSON.stringify({ event, ...facts }));
  const log = () =>
    logTo({
      trace: write,
      debug: write,
      info: write,
      warn: write,
      defect: (error, facts) =>
        void lines.push(JSON.stringify({ event: 'defect', ...facts, error: loggedError(error) })),
    });
  const read = (): readonly Body[] => lines.map((line) => JSON.parse(line) as Body); // it writes JSON

  beforeEach(() => {
    lines.length = 0;
  });

  it('has a line for each request, without token, body, path or query', async () => {
    const { post, request } = await startTestIssuer(() => ({ body: verdictXml() }), { log: log() });
    await post({ notes: 'confidencial' });
    await request('/health?api_token=test-token');
    await request('/api/ubl2.1/download/901458652/FES-SETP990000001.pdf');
    await request('/901458652');
    const requests = read().filter(({ event }) => event === 'request');
    expect(requests.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['POST', path, 200],
      ['GET', '/health', 200],
      ['GET', '/api/ubl2.1/download/:nit/:file', 404],
      ['GET', '*', 404],
    ]);
    expect(new Set(requests.map((line) => line.request)).size).toBe(4);
    expect(lines.join('')).not.toMatch(/test-token|confidencial|901458652/);
  });

  it('has the cause of a failure that the caller does not see, under the identifier in the answer', async () => {
    const { post } = await startTestIssuer(() => ({ body: verdictXml() }), {
      log: log(),
      tamperFor: ({ body }) => {
        throw Object.assign(new TypeError(`Unexpected ${JSON.stringify(body)}`), { code: 'ERR_ODD' });
      },
    });
    const response = await post();
    const answer = await json(response);
    expect([response.status, answer.code]).toEqual([500, 'internal-error']);
    const name = response.headers.get('ensayo-request') ?? '';
    expect(name).toMatch(/^r\d+$/);
    expect(answer.message).toContain(name);
    const [defect] = read().filter(({ event }) => event === 'defect');
    expect(defect).toMatchObject({ request: name, tenant: 'default', error: { code: 'ERR_ODD' } });
    const { error } = defect as unknown as { readonly error: LoggedError };
    expect(error.frames[0]).toMatch(/^at .*app\.test\.ts/);
    // The error quotes the request, and so does its stack.
    expect(lines.join('')).not.toContain('Unexpected');
  });
});

describe('a token of a company that the service no longer has', () => {
  it('is refused, unless it is reassigned to another one', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ensayo-app-'));
    const store = inFile(join(folder, 'issuer.sqlite'));
    const before = await startTestIssuer(() => ({ body: verdictXml() }), { store, tokens: ['kept', 'given'] });
    await before.issuer.close();
    const company = { ...testCompany, nit: '900373913', credentials: () => Promise.resolve(signer.credentials) };
    const { request } = await startTestIssuer(() => ({ body: verdictXml() }), {
      ...{ store, company, tokens: ['given'] },
    });
    const status = async (token: string): Promise<number> =>
      (await request('/api/ubl2.1/inbox', { headers: { Authorization: `Bearer ${token}` } })).status;
    expect([await status('kept'), await status('given')]).toEqual([401, 200]);
    await closeAll();
    rmSync(folder, { recursive: true });
  });
});
