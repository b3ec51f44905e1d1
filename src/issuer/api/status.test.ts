import { afterEach, describe, expect, it } from 'vitest';
import { createEnv } from '../../common/env/env.ts';
import { faultXml, verdictXml, type Script } from '../authority/fake-authority.fixture.ts';
import { closeAll, startTestIssuer, testEnv } from '../issuer.fixture.ts';

afterEach(closeAll);

const accepting: Script = () => ({ body: verdictXml() });

describe('a query that is passed on to the authority', () => {
  it.each([
    ['POST', '/api/ubl2.1/numbering-range', '{"IDSoftware":"soft-1"}', 'GetNumberingRange', ['901500100', 'soft-1']],
    ['POST', '/api/numbering-range', '{"IDSoftware":"soft-1"}', 'GetNumberingRange', ['901500100', 'soft-1']],
    ['POST', '/api/ubl2.1/status/events-document/abc', undefined, 'GetStatusEvent', ['abc']],
    ['GET', '/api/customer/31/900373115', undefined, 'GetAcquirer', ['31', '900373115']],
  ])('%s %s', async (method, path, body, operation, values) => {
    const { authority, request } = await startTestIssuer(accepting);
    const response = await request(path, { method, ...(body === undefined ? {} : { body }) });
    const answer = (await response.json()) as object;
    expect([response.status, Object.keys(answer)]).toEqual([200, ['success', 'message', 'ResponseAuthority']]);
    const [sent] = authority.requests;
    expect(sent?.body).toContain(`<wcf:${operation}`);
    for (const value of values) expect(sent?.body).toContain(`>${value}<`);
  });

  it('needs the software whose ranges are meant', async () => {
    const { authority, request } = await startTestIssuer(accepting);
    const response = await request('/api/ubl2.1/numbering-range', { method: 'POST', body: '{}' });
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { code: 'invalid-request', errors: { IDSoftware: [expect.any(String)] } },
    ]);
    expect(authority.requests).toEqual([]);
  });
});

describe('the XML of a document', () => {
  const kept = (code: string): string =>
    '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><GetXmlByDocumentKeyResponse xmlns="http://wcf.dian.colombia">' +
    `<GetXmlByDocumentKeyResult xmlns:b="u"><b:Code>${code}</b:Code></GetXmlByDocumentKeyResult></GetXmlByDocumentKeyResponse></s:Body></s:Envelope>`;

  it.each([
    ['ResponseAuthority', '205', true],
    ['dialect', '205', false],
    ['dialect', '100', true],
  ] as const)('with %s and the code %s is success: %s', async (compatibility, code, success) => {
    const { request } = await startTestIssuer(() => ({ body: kept(code) }), { compatibility });
    const response = await request('/api/ubl2.1/xml/document/abc', { method: 'POST' });
    expect(await response.json()).toMatchObject({ success });
  });
});

describe('the state of the authority', () => {
  it.each([
    [200, true],
    [503, false],
  ])('after %i is success: %s', async (status, success) => {
    const { authority, request } = await startTestIssuer(() => ({ status, body: '<html/>' }));
    const response = await request('/api/ubl2.1/verify-dian-state');
    const answer = (await response.json()) as { readonly success: boolean };
    expect([response.status, answer.success]).toEqual([200, success]);
    expect(authority.requests.map(({ method }) => method)).toEqual(['GET']);
  });

  it('is down when nothing listens', async () => {
    const { authority, request } = await startTestIssuer(accepting);
    await authority.close();
    expect(await (await request('/api/ubl2.1/verify-dian-state')).json()).toMatchObject({ success: false });
  });
});

describe('the status of a batch', () => {
  const batch = (content: string): string =>
    '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><GetStatusZipResponse xmlns="http://wcf.dian.colombia">' +
    '<GetStatusZipResult xmlns:b="http://schemas.datacontract.org/2004/07/DianResponse" xmlns:i="http://www.w3.org/2001/XMLSchema-instance">' +
    `<b:DianResponse>${content}</b:DianResponse></GetStatusZipResult></GetStatusZipResponse></s:Body></s:Envelope>`;

  it('is pending while it is in process, without a list of errors', async () => {
    const { request } = await startTestIssuer(() => ({
      body: batch(
        '<b:ErrorMessage i:nil="true"/><b:IsValid>false</b:IsValid><b:StatusCode/>' +
          '<b:StatusDescription>Batch en proceso de validación.</b:StatusDescription><b:StatusMessage i:nil="true"/>',
      ),
    }));
    const response = await request('/api/ubl2.1/status/zip/k', { method: 'POST' });
    expect(await response.json()).toMatchObject({
      success: true,
      ResponseAuthority: {
        Envelope: {
          Body: {
            GetStatusZipResponse: {
              GetStatusZipResult: { DianResponse: { ErrorMessage: { _attributes: { nil: 'true' } }, StatusCode: '' } },
            },
          },
        },
      },
      verdicts: [{ accepted: false, pending: true, rejected: [], notifications: [] }],
    });
  });

  it('names the clock if the authority refuses the query and no certificate is in force', async () => {
    const env = { ...testEnv(), clock: createEnv({ clock: '1970-01-01T00:00:00-05:00' }).clock };
    const { request } = await startTestIssuer(() => ({ status: 500, body: faultXml }), { env });
    const body: unknown = await (await request('/api/ubl2.1/status/zip/k', { method: 'POST' })).json();
    expect(body).toMatchObject({
      code: 'authority-not-asked',
      message: expect.stringContaining('1970-01-01') as unknown,
    });
  });

  it('is not pending once it was judged', async () => {
    const { request } = await startTestIssuer(() => ({
      body: batch('<b:ErrorMessage/><b:IsValid>false</b:IsValid><b:StatusCode>99</b:StatusCode>'),
    }));
    const response = await request('/api/ubl2.1/status/zip/k', { method: 'POST' });
    expect(await response.json()).toMatchObject({ verdicts: [{ accepted: false, rejected: [], notifications: [] }] });
  });
});
