/** Found by fuzzing: the name of an inherited member as document type was answered with HTTP 500. */
import { afterEach, expect, it } from 'vitest';
import { verdictXml } from '../authority/fake-authority.fixture.ts';
import { closeAll, startTestIssuer } from '../issuer.fixture.ts';

afterEach(closeAll);

it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('type_document_id %j is refused', async (type) => {
  const { authority, request } = await startTestIssuer(() => ({ body: verdictXml() }));
  const body = JSON.stringify({ type_document_id: type });
  const response = await request('/api/ubl2.1/payroll/8c2f4b1e-6a3d-4c5b-9e7f-0a1b2c3d4e5f', { method: 'POST', body });
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { code: 'invalid-request', errors: { type_document_id: [expect.stringContaining(type)] } },
  ]);
  expect(authority.requests).toEqual([]);
});
