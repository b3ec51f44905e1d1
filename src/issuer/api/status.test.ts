import { afterEach, describe, expect, it } from 'vitest';
import { verdictXml, type Script } from '../authority/fake-authority.fixture.ts';
import { closeAll, startTestIssuer } from '../issuer.fixture.ts';

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
