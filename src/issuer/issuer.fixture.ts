/** The issuing service with a scripted authority, for tests. */
import { createEnv, type Env } from '../common/env/env.ts';
import {
  startFakeAuthority,
  type FakeAuthority,
  type ReceivedRequest,
  type Script,
} from './authority/fake-authority.fixture.ts';
import { invoice as invoiceKind } from './kinds.ts';
import { composeDocument } from './submission/prepare.ts';
import { company, invoiceBody, now, taken, type Changes } from './requests/invoice-body.fixture.ts';
import type { IssuerOptions, RunningIssuer } from './server-options.ts';
import { startIssuer } from './server.ts';
import { makeTestChain } from './signing/credentials.fixture.ts';
import { unzipped } from './unzipped.fixture.ts';
import { generousMs } from '../common/testing/speed.ts';

export const signer = makeTestChain();
const token = 'test-token';

export type TestIssuer = {
  readonly issuer: RunningIssuer;
  readonly authority: FakeAuthority;
  /** Posts the example invoice with these changes. */
  readonly post: (changes?: Changes, headers?: Readonly<Record<string, string>>) => Promise<Response>;
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
};

const opened: { readonly close: () => Promise<void> }[] = [];

/** To be called after each test. */
export const closeAll = async (): Promise<void> => {
  for (const { close } of opened.splice(0).reverse()) await close();
};

export const testEnv = (): Env => ({
  ...createEnv({ seed: 'issuer', clock: new Date(now).toISOString() }),
  sleep: () => Promise.resolve(),
});

type Options = Partial<Omit<IssuerOptions, 'authority'>> & { readonly timeoutMs?: number };

export const startTestIssuer = async (
  script: Script,
  { timeoutMs = generousMs, ...options }: Options = {},
): Promise<TestIssuer> => {
  const authority = await startFakeAuthority(script);
  opened.push(authority);
  const issuer = await startIssuer({
    env: testEnv(),
    company: { ...company, credentials: () => Promise.resolve(signer.credentials) },
    authority: { url: authority.url, timeoutMs },
    tokens: [token],
    ...options,
  });
  opened.push(issuer);
  const request: TestIssuer['request'] = (path, { headers, ...init } = {}) => {
    const defaults = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    return fetch(`${issuer.url}${path}`, { ...init, headers: { ...defaults, ...(headers as object | undefined) } });
  };
  const post: TestIssuer['post'] = (changes, headers = {}) =>
    request('/api/ubl2.1/invoice', { method: 'POST', headers, body: JSON.stringify(invoiceBody(changes)) });
  return { issuer, authority, post, request };
};

/** The CUFE of the example invoice with these changes. */
export const keyOf = (changes?: Changes): string => composeDocument(invoiceKind, taken(changes).model).uuid;

/** The document inside a SendBillSync request. */
export const sentDocument = ({ body }: ReceivedRequest): { readonly name: string; readonly xml: string } => {
  const [, base64 = ''] = /<wcf:contentFile>([^<]*)</.exec(body) ?? [];
  const [entry] = unzipped(Buffer.from(base64, 'base64'));
  return { name: entry?.name ?? '', xml: entry?.text ?? '' };
};
