/** What a SOAP client gets where no tenant can be opened for its message. */
import { afterEach, expect, it } from 'vitest';
import { adjustableClock, createEnv } from '../../../src/common/env/env.ts';
import { startAuthority, type AuthorityOptions, type RunningAuthority } from '../../server.ts';
import { servicePath } from '../../service/soap/contract.ts';
import { soap12 } from '../../service/soap/names.ts';
import { signedEnvelope } from '../../service/soap/testing/signed-envelope.ts';
import { createControlClient } from '../../control/client.ts';
import { clockText, now, parsed } from '../../testing/authority.fixture.ts';
import { issuer } from '../../testing/invoice.fixture.ts';
import { storesInMemory, type TenantStores } from './tenant-stores.ts';

let authority: RunningAuthority | undefined;

afterEach(() => authority?.close());

const start = async (options: Partial<AuthorityOptions>): Promise<RunningAuthority> => {
  const env = createEnv({ clock: adjustableClock(clockText), seed: 'messages' });
  authority = await startAuthority({ env, ...options });
  return authority;
};

/** To the tenant `other`. */
const answerTo = async ({ url, certificates }: RunningAuthority) => {
  const to = new URL(`/t/other${servicePath}`, url).href;
  const [created, expires] = [now, now + 60_000].map((time) => new Date(time).toISOString()) as [string, string];
  const credentials = await certificates.issuer(issuer);
  const body = signedEnvelope({ credentials, to, operation: 'GetExchangeEmails', parameters: '', created, expires });
  const response = await fetch(to, { method: 'POST', headers: { 'content-type': 'application/soap+xml' }, body });
  const text = await response.text();
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    check: response.headers.get('ensayo-failed-check'),
    retryAfter: response.headers.get('retry-after'),
    version: parsed(text).root.uri,
    code: /<s:Value>s:(\w+)</.exec(text)?.[1],
  };
};

const fault = { type: 'application/soap+xml; charset=utf-8', version: soap12, code: 'Receiver' };

/** Stores that cannot be asked for that tenant. */
const failing = (error: Error): TenantStores => ({
  ...storesInMemory,
  has: ({ tenant }) => (tenant === 'other' ? Promise.reject(error) : Promise.resolve(false)),
});

it.each([
  ['the database is away', { code: 'ECONNREFUSED', syscall: 'connect' }, 503, 'database-away', '5'],
  ['its connection is lost', { code: '57P01' }, 503, 'database-connection-lost', '0'],
  ['there is a bug', {}, 500, 'internal-error', null],
])('a fault of the receiver where %s', async (_what, members, status, check, retryAfter) => {
  const stores = failing(Object.assign(new Error('of the test'), members));
  expect(await answerTo(await start({ stores }))).toEqual({ ...fault, status, check, retryAfter });
});

it('a fault of the receiver where there is no room for its tenant', async () => {
  const running = await start({ maxTenants: 1 });
  await createControlClient({ ...running.control, tenant: 'real' }).takeSnapshot('kept');
  const answer = await answerTo(running);
  expect(answer).toEqual({ ...fault, status: 503, check: 'too-many-tenants', retryAfter: '5' });
});
