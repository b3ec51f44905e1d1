/** Found by fuzzing: a key with a character that XML forbids was sent to the authority, and answered with HTTP 502. */
import { afterEach, expect, it } from 'vitest';
import { verdictXml } from '../authority/fake-authority.fixture.ts';
import { closeAll, startTestIssuer } from '../issuer.fixture.ts';

afterEach(closeAll);

it.each([
  ['POST', '/api/ubl2.1/status/document/%EF%BF%BF', 'key', 'U+FFFF'],
  ['POST', '/api/ubl2.1/status/zip/%01', 'zipKey', 'U+0001'],
  ['POST', '/api/ubl2.1/status/events-document/%EF%BF%BE', 'key', 'U+FFFE'],
  ['GET', '/api/customer/13/%1F', 'number', 'U+001F'],
])('%s %s is refused, and nothing is sent', async (method, path, name, character) => {
  const { authority, request } = await startTestIssuer(() => ({ body: verdictXml() }));
  const response = await request(path, { method });
  expect([response.status, await response.json()]).toMatchObject([
    422,
    { code: 'invalid-request', errors: { [name]: [expect.stringContaining(character)] } },
  ]);
  expect(authority.requests).toEqual([]);
});

it('nothing has NUL in its address', async () => {
  const { authority, request } = await startTestIssuer(() => ({ body: verdictXml() }));
  const response = await request('/api/ubl2.1/xml/document/a%00', { method: 'POST' });
  expect([response.status, await response.json()]).toMatchObject([404, { code: 'unknown-path' }]);
  expect(authority.requests).toEqual([]);
});
