/** Which requests open a tenant of the issuing service, the answers to the others, and which tenants are closed. */
import { afterEach, describe, expect, it } from 'vitest';
import { verdictXml } from './authority/fake-authority.fixture.ts';
import { closeAll, startTestIssuer, testEnv, type TestIssuer } from './issuer.fixture.ts';
import { invoiceBody } from './requests/invoice-body.fixture.ts';
import type { IssuerOptions } from './server-options.ts';

afterEach(closeAll);

const started = async (options: Partial<IssuerOptions> = {}) => {
  const asked: string[] = [];
  const service: TestIssuer = await startTestIssuer(() => ({ body: verdictXml() }), {
    tenant: (name) => {
      asked.push(name);
      return Promise.resolve({ ok: true, env: testEnv(), authority: { url: service.authority.url } });
    },
    ...options,
  });
  return { ...service, asked };
};

const path = '/api/ubl2.1/invoice';
const noToken = { Authorization: '' };
const company = '/api/ubl2.1/config/900373115/3';

describe('a tenant is not opened', () => {
  it.each<[status: number, method: string, at: string, headers?: Readonly<Record<string, string>>]>([
    [404, 'GET', '/x'],
    [404, 'POST', '/x'],
    [200, 'GET', '/'],
    [200, 'GET', '/health'],
    [200, 'GET', '/docs'],
    [200, 'GET', '/openapi.json'],
    [200, 'GET', '/api/ubl2.1/countries'],
    [200, 'GET', '/api/ubl2.1/inbox'],
    [404, 'GET', '/api/ubl2.1/inbox/1'],
    [404, 'GET', '/api/ubl2.1/download/901500100/FES-1.pdf'],
    [405, 'GET', path],
    [405, 'DELETE', path],
    [401, 'POST', path, noToken],
    [401, 'POST', path, { Authorization: 'Bearer other' }],
    [401, 'PUT', '/api/ubl2.1/config/software', noToken],
    [415, 'POST', path, { 'Content-Type': 'text/plain' }],
    [413, 'POST', path, { 'X-Size': 'large' }],
  ])('%i for %s %s %j', async (status, method, at, headers = {}) => {
    const { request, asked } = await started();
    const body =
      method === 'GET' || method === 'DELETE' ? {} : { body: headers['X-Size'] ? 'x'.repeat(21 << 20) : '{}' };
    expect((await request(`/t/w1${at}`, { method, headers, ...body })).status).toBe(status);
    expect((await request(at, { method, headers: { ...headers, 'Ensayo-Tenant': 'w2' }, ...body })).status).toBe(
      status,
    );
    expect(asked).toEqual([]);
  });

  it('by a query, which gets the answer of an open, empty tenant', async () => {
    const { request, asked } = await started();
    const questions = ['/', '/api/ubl2.1/countries', '/api/ubl2.1/download/901500100/x.xml', '/x', path];
    const answers = async (tenant: string) =>
      Promise.all(
        questions.map(async (at) => {
          const response = await request(`/t/${tenant}${at}`);
          return [response.status, await response.text()];
        }),
      );
    const vacant = await answers('w1');
    await request(`/t/w1${path}`, { method: 'POST', body: '{}' });
    expect([asked, await answers('w1')]).toEqual([['w1'], vacant]);
  });
});

describe('a tenant is opened', () => {
  it.each<[what: string, method: string, at: string, body: object, headers?: Readonly<Record<string, string>>]>([
    ['an invoice', 'POST', path, invoiceBody()],
    ['an invoice that is refused', 'POST', path, {}],
    ['the status of a document', 'POST', '/api/ubl2.1/status/document/a1', {}],
    ['a setting', 'PUT', '/api/ubl2.1/config/software', {}],
    ['the registration of a company, which needs no token', 'POST', company, {}, noToken],
  ])('by %s, once, and its answer is that of the tenant', async (_what, method, at, body, headers = {}) => {
    const { request, asked } = await started();
    const send = (prefix: string) => request(`${prefix}${at}`, { method, headers, body: JSON.stringify(body) });
    const [one, main] = [await send('/t/w1'), await send('')];
    expect([one.status, Object.keys((await one.json()) as object)]).toEqual([
      main.status,
      Object.keys((await main.json()) as object),
    ]);
    await send('/t/w1');
    expect(asked).toEqual(['w1']);
  });

  it.each([
    ...['xml/document/a1', 'status/document/a1', 'status/events-document/a1', 'document/get-reference-notes/a1'],
    ...['query-events-cufe-dian/a1/2', 'name-by-nit/1', 'SearchCompany/1', 'verify-dian-state'],
    ...['status/zip/a1', '../customer/13/1'],
  ])('by a GET that asks the authority, which is its own: %s', async (query) => {
    const { request, asked } = await started();
    await request(`/t/w1/api/ubl2.1/${query}`);
    expect(asked).toEqual(['w1']);
  });

  it.each([
    ['the first query to it', (request: TestIssuer['request']) => request('/t/w1/')],
    ['it was opened', (request: TestIssuer['request']) => request(`/t/w1${path}`, { method: 'POST', body: '{}' })],
  ])('knows tokens that were made after %s', async (_when, before) => {
    const { request, asked } = await started();
    await before(request);
    const registered = await request(company, { method: 'POST', headers: noToken, body: JSON.stringify(newCompany) });
    const { token } = (await registered.json()) as { readonly token?: string };
    expect(token).toMatch(/^ens_/);
    const headers = { Authorization: `Bearer ${token ?? ''}` };
    const posted = await request(`/t/w1${path}`, { method: 'POST', headers, body: '{}' });
    expect(await posted.json()).toMatchObject({ code: 'certificate-not-configured' });
    expect(asked).toEqual(['w1']);
  });
});

const newCompany = {
  type_document_identification_id: 6,
  type_organization_id: 1,
  type_regime_id: 1,
  type_liability_id: 14,
  business_name: 'Ferretería El Tornillo S.A.S.',
  merchant_registration: '0000000-00',
  municipality_id: 1,
  address: 'Calle 1',
  phone: '3000000000',
  email: 'facturas@example.com',
};

describe('when there is no room', () => {
  const issue = ({ request }: TestIssuer, tenant: string) =>
    request(`/t/${tenant}${path}`, { method: 'POST', body: JSON.stringify(invoiceBody()) });
  const refusedBy = ({ request }: TestIssuer, tenant: string) =>
    request(`/t/${tenant}${path}`, { method: 'POST', body: '{}' });

  it('tenants that hold nothing are closed for others', async () => {
    const service = await started({ maxTenants: 2 });
    for (const tenant of ['a', 'b', 'c', 'd', 'e']) expect((await refusedBy(service, tenant)).status).toBe(422);
    await refusedBy(service, 'e');
    await refusedBy(service, 'a');
    expect(service.asked).toEqual(['a', 'b', 'c', 'd', 'e', 'a']);
  });

  it('tenants with a document stay, and others get 429 with the retry time', async () => {
    const service = await started({ maxTenants: 1 });
    expect((await issue(service, 'real')).status).toBe(200);
    const refused = await issue(service, 'other');
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      429,
      '5',
      { code: 'too-many-tenants', message: expect.stringContaining('1 espacios') as string },
    ]);
    expect((await issue(service, 'real')).status).toBe(409);
    expect((await service.request('/t/other/')).status).toBe(200);
  });

  it('a registered company keeps its tenant', async () => {
    const service = await started({ maxTenants: 1 });
    const body = JSON.stringify(newCompany);
    const registered = await service.request(`/t/real${company}`, { method: 'POST', headers: noToken, body });
    expect(registered.status).toBe(200);
    expect((await refusedBy(service, 'other')).status).toBe(429);
  });

  it('the authority may have no room either: 429 as well', async () => {
    const service = await started({ tenant: () => Promise.resolve({ ok: false, limit: 7 }) });
    const refused = await refusedBy(service, 'w1');
    expect([refused.status, await refused.json()]).toMatchObject([429, { code: 'too-many-tenants' }]);
  });

  it('an opening that fails is our own error, and is tried again', async () => {
    let tries = 0;
    const service = await started({
      tenant: () => {
        tries += 1;
        return Promise.reject(new Error('no world'));
      },
    });
    const answers = [await refusedBy(service, 'w1'), await refusedBy(service, 'w1')];
    expect([answers.map(({ status }) => status), tries]).toEqual([[500, 500], 2]);
  });
});
