/** How clients of the dialect send a token and a query. */
import { afterEach, describe, expect, it } from 'vitest';
import { logTo, type Write } from '../../common/log.ts';
import { applicationResponseXml, verdictXml } from '../authority/fake-authority.fixture.ts';
import type { Compatibility } from '../company.ts';
import { closeAll, keyOf, startTestIssuer } from '../issuer.fixture.ts';

afterEach(closeAll);

const accepting = () => ({ body: verdictXml() });
const start = (compatibility?: Compatibility) => startTestIssuer(accepting, { compatibility });

const numbers = '/api/ubl2.1/invoice/current_number/1/SETP';
const query = '/api/ubl2.1/status/document/abc';

describe('a token in the address', () => {
  it.each([
    ['ResponseDian', '', 'test-token', 200],
    ['both', '', 'test-token', 200],
    ['both', 'Bearer ', 'test-token', 200],
    ['ResponseAuthority', 'Bearer', 'test-token', 401],
    ['both', 'Bearer test-token', 'other', 200],
    ['both', 'Bearer other', 'test-token', 401],
    ['both', '', 'other', 401],
    ['both', '', '', 401],
    ['ResponseAuthority', '', 'test-token', 401],
    [undefined, '', 'test-token', 401],
  ] as const)('with %s, the header %j and api_token=%s: %i', async (compatibility, Authorization, token, status) => {
    const { request } = await start(compatibility);
    const response = await request(`${numbers}?api_token=${token}&x=1`, { headers: { Authorization } });
    expect(response.status).toBe(status);
  });

  it.each([
    ['other', 'El token de acceso no corresponde'],
    ['', 'Falta el token de acceso'],
  ])('that is not one (%j) is refused for what it is', async (token, message) => {
    const { request } = await start('both');
    const response = await request(`${numbers}?api_token=${token}`, { headers: { Authorization: '' } });
    expect(await response.json()).toMatchObject({ message: expect.stringContaining(message) as unknown });
  });

  it('is no parameter of the query', async () => {
    const { request } = await start('both');
    const rows = '/api/ubl2.1/countries?search=colombia&api_token=test-token&limit=1';
    const answer = await (await request(rows, { headers: { Authorization: '' } })).json();
    expect(answer).toMatchObject({ total: 1, limit: 1 });
    expect(answer).not.toHaveProperty('warnings');
  });

  it.each(['both', undefined] as const)('appears nowhere in log and answers with %s', async (compatibility) => {
    const lines: string[] = [];
    const write: Write = (...line) => void lines.push(JSON.stringify(line));
    const log = logTo({ trace: write, debug: write, info: write, warn: write });
    const { request } = await startTestIssuer(accepting, { compatibility, log });
    for (const path of [numbers, '/api/ubl2.1/nowhere', '/api/ubl2.1/download/%zz/x']) {
      const response = await request(`${path}?api_token=test-token`, { headers: { Authorization: '' } });
      expect(await response.text()).not.toContain('test-token');
    }
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join('')).not.toContain('test-token');
  });
});

const acquirer = (code: string, name = ''): string =>
  '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><GetAcquirerResponse><GetAcquirerResult>' +
  `<Message/><ReceiverEmail/><ReceiverName>${name}</ReceiverName><StatusCode>${code}</StatusCode>` +
  '</GetAcquirerResult></GetAcquirerResponse></s:Body></s:Envelope>';

describe('the events about an invoice', () => {
  const response = (code: string, number: string, receiver = 'EMISOR SAS'): string =>
    `<cac:DocumentResponse><cac:Response><cbc:ResponseCode>${code}</cbc:ResponseCode><cbc:Description>Acuse</cbc:Description>` +
    `<cbc:EffectiveDate>2026-11-20</cbc:EffectiveDate></cac:Response><cac:DocumentReference><cbc:ID>${number}</cbc:ID></cac:DocumentReference>` +
    '<cac:IssuerParty><cac:PartyTaxScheme><cbc:CompanyID>900373115</cbc:CompanyID></cac:PartyTaxScheme></cac:IssuerParty>' +
    `<cac:RecipientParty><cac:PartyTaxScheme><cbc:RegistrationName>${receiver}</cbc:RegistrationName>` +
    '<cbc:CompanyID>901500100</cbc:CompanyID></cac:PartyTaxScheme></cac:RecipientParty></cac:DocumentResponse>';
  const listing = (...responses: readonly string[]): string =>
    `<ApplicationResponse xmlns:cac="c" xmlns:cbc="b"><cbc:ID>1</cbc:ID>${responses.join('')}</ApplicationResponse>`;
  const event = (code: string): object => ({
    ...{ success: 'true', [`Evento_${code}`]: code, Descripción: 'Acuse', Fecha: '2026-11-20' },
    ...{ Nit_Emisor: '900373115', Emisor: 'ADQUIRENTE SAS', Nit_Receptor: '901500100', Receptor: 'EMISOR SAS' },
  });
  const none = { Evento_030: [], Evento_031: [], Evento_032: [], Evento_033: [], Evento_034: [] };

  it.each([
    [[], { success: 'false', message: 'Sin eventos!' }],
    [[response('02', '1')], { success: 'false', message: 'Sin eventos!' }],
    [[response('030', '1')], { ...none, Evento_030: [event('030')] }],
    [
      [response('032', '2'), response('034', '3'), response('034', '4', '')],
      { ...none, Evento_032: [event('032')], Evento_034: [event('034'), event('034')] },
    ],
  ])('are those that the authority lists: %#', async (responses, expected) => {
    const { request } = await startTestIssuer(({ operation }) => ({
      body:
        operation === 'GetAcquirer'
          ? acquirer('200', 'ADQUIRENTE SAS')
          : verdictXml({ response: listing(...responses) }),
    }));
    const answer = await request('/api/ubl2.1/query-events-cufe-dian/abc/2', { method: 'POST' });
    expect(await answer.json()).toEqual(expected);
  });

  it.each([
    ['67', 'Sin eventos!'],
    ['66', 'TrackId no existe'],
    ['98', 'En Proceso'],
  ])('have the reason why there are none: status %s', async (statusCode, message) => {
    const { request } = await startTestIssuer(() => ({
      body: verdictXml({ isValid: false, statusCode, description: message }),
    }));
    const answer = await request('/api/ubl2.1/query-events-cufe-dian/abc/2', { method: 'POST' });
    expect(await answer.json()).toEqual({ success: 'false', message });
  });
});

describe('the name of a taxpayer', () => {
  it.each([
    ['name-by-nit', '404', { success: false, message: 'No se encontro el NIT' }],
    ['SearchCompany', '404', { success: 'false', message: 'No se encontro el NIT' }],
    ['name-by-nit', '500', { success: false, code: 'authority-not-asked' }],
    ['SearchCompany', '500', { success: 'false', code: 'authority-not-asked' }],
  ])('that the authority does not give, at %s with status %s', async (path, code, expected) => {
    const { request } = await startTestIssuer(() => ({ body: acquirer(code) }), { compatibility: 'both' });
    expect(await (await request(`/api/ubl2.1/${path}/900373115`)).json()).toMatchObject(expected);
  });
});

describe('a query that the authority does not answer', () => {
  it.each([
    ['POST', 'query-events-cufe-dian/abc/2', 'false'],
    ['GET', 'name-by-nit/900373115', false],
    ['GET', 'SearchCompany/900373115', 'false'],
  ] as const)('is refused as its clients read it: %s %s', async (method, path, success) => {
    for (const [compatibility, status, expected] of [
      ['both', 200, { success, message: expect.stringContaining('no está disponible') as unknown }],
      [undefined, 502, { message: expect.any(String) as unknown }],
    ] as const) {
      const { request } = await startTestIssuer(() => ({ status: 503, body: '' }), { compatibility });
      const response = await request(`/api/ubl2.1/${path}`, { method });
      const answer: unknown = await response.json();
      expect([response.status, answer]).toMatchObject([status, { ...expected, code: 'authority-not-asked' }]);
    }
  });
});

describe('mail by send_mail', () => {
  it.each([
    [{ number_full: 'SETP1' }, 200, 'document-not-found'],
    [{ number: 'SETP1' }, 200, 'document-not-found'],
    [{ email: 'uno@example.com' }, 422, 'invalid-request'],
  ])('needs number_full or number: %j', async (body, status, code) => {
    const { request } = await start('both');
    const response = await request('/api/ubl2.1/send_mail', { method: 'POST', body: JSON.stringify(body) });
    expect([response.status, await response.json()]).toMatchObject([status, { code }]);
  });
});

describe('mail by mail/send', () => {
  it('goes to each address by itself, to nobody where a list has none, and to the customer without a list', async () => {
    const accepted = verdictXml({ response: applicationResponseXml(keyOf()) });
    const { post, request } = await startTestIssuer(() => ({ body: accepted }));
    const { cufe } = (await (await post()).json()) as { readonly cufe: string };
    const send = async (body: object): Promise<Response> =>
      request(`/api/ubl2.1/mail/send/${cufe}`, { method: 'POST', body: JSON.stringify(body) });
    const nobody = await Promise.all([{ to: [{}] }, { to: [], cc: [{ email: '' }] }].map(send));
    expect(nobody.map(({ status }) => status)).toEqual([422, 422]);
    expect(await nobody[1]?.json()).toMatchObject({ errors: { cc: [expect.stringContaining('u omita cc')] } });
    expect((await send({ to: '', cc: [] })).status).toBe(200);
    await send({ to: [{ email: 'a@example.com, b@example.com' }], cc: [{ email: 'c@example.com' }] });
    const { messages } = (await (await request('/api/ubl2.1/inbox')).json()) as {
      readonly messages: readonly object[];
    };
    const to = ['compras@lanapa.example', 'a@example', 'b@example', 'c@example'].map((name) => ({
      to: [`${name}.com`],
    }));
    expect(messages).toEqual(to.map((each) => expect.objectContaining(each) as unknown));
  });
});

describe('a query with a body that is not JSON', () => {
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const ignored = [{ code: 'body-ignored' }];

  it.each([
    ['nothing', { 'Content-Type': '' }, '', undefined],
    ['a form', form, 'is_payroll=true', ignored],
    ['half of an object', {}, '{"sendmail":', ignored],
    ['JSON called a form', form, '{"sendmail":true}', [{ code: 'unused-fields' }]],
  ])('has its answer: %s', async (_case, headers, body, warnings) => {
    const { request, authority } = await start('both');
    const response = await request(query, { method: 'POST', headers, body });
    const answer = (await response.json()) as { readonly warnings?: unknown };
    expect([response.status, authority.operations()]).toEqual([200, ['GetStatus']]);
    expect(answer).toMatchObject({ success: true, ResponseDian: expect.any(Object) as unknown });
    expect(answer.warnings).toEqual(warnings?.map((warning) => expect.objectContaining(warning) as unknown));
  });

  it.each([
    ['both', '/api/ubl2.1/next-consecutive', form, '{"type_document_id":1}', 415],
    [undefined, query, form, 'is_payroll=true', 415],
    [undefined, query, {}, '{"sendmail":', 400],
  ] as const)('is refused with %s at %s', async (compatibility, path, headers, body, status) => {
    const { request } = await start(compatibility);
    expect((await request(path, { method: 'POST', headers, body })).status).toBe(status);
  });

  it.each([
    ['status/zip/abc', 'GetStatusZip'],
    ['status/document/abc', 'GetStatus'],
    ['status/events-document/abc', 'GetStatusEvent'],
    ['xml/document/abc', 'GetXmlByDocumentKey'],
  ])('may be a GET: %s', async (path, operation) => {
    const { request, authority } = await start('both');
    expect((await request(`/api/ubl2.1/${path}`)).status).toBe(200);
    expect(authority.operations()).toEqual([operation]);
  });
});
