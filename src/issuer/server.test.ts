import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { inFile } from '../common/store/access.fixture.ts';
import { startFakeAuthority, verdictXml } from './authority/fake-authority.fixture.ts';
import { closeAll, signer, startTestIssuer, testEnv } from './issuer.fixture.ts';
import { company, invoiceBody } from './requests/invoice-body.fixture.ts';
import type { IssuerOptions } from './server-options.ts';
import { startIssuer } from './server.ts';

const directory = mkdtempSync(join(tmpdir(), 'ensayo-issuer-'));

afterEach(closeAll);
afterAll(() => {
  rmSync(directory, { recursive: true });
});

const options = (over: Partial<IssuerOptions> = {}): IssuerOptions => ({
  env: testEnv(),
  company: { ...company, credentials: () => Promise.resolve(signer.credentials) },
  authority: { url: 'http://127.0.0.1:1/x', retry: { attempts: 1, waitMs: 0, statuses: [] } },
  ...over,
});

const statusWith = async (url: string, token: string | undefined): Promise<number> => {
  const headers = { Authorization: `Bearer ${token ?? ''}`, 'Content-Type': 'application/json' };
  return (await fetch(`${url}/api/ubl2.1/invoice`, { method: 'POST', headers, body: '{}' })).status;
};

describe('startIssuer', () => {
  it('reports the address and a token that grants access', async () => {
    const { url, token, close } = await startIssuer(options());
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect([await statusWith(url, token), await statusWith(url, `${token ?? ''}x`)]).toEqual([422, 401]);
    await close();
  });

  it('keeps documents, numbers and tokens in its file from one start to the next', async () => {
    const store = join(directory, 'kept.db');
    const authority = await startFakeAuthority(() => ({ body: verdictXml() }));
    const at = { store: inFile(store), authority: { url: authority.url } };
    const post = (url: string, token = '') =>
      fetch(`${url}/api/ubl2.1/invoice`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify(invoiceBody()),
      });
    const first = await startIssuer(options(at));
    expect((await post(first.url, first.token)).status).toBe(200);
    await first.close();
    const second = await startIssuer(options(at));
    expect([second.token, (await post(second.url, first.token)).status]).toEqual([undefined, 409]);
    await second.close();
    await authority.close();
  });

  it.each([
    [
      'the production platform',
      { authority: { url: 'https://vpfe.dian.gov.co/WcfDianCustomerServices.svc' } },
      { code: 'production-refused' },
    ],
    [
      'an authority whose name resolves elsewhere',
      {
        authority: {
          url: 'http://authority.example/x',
          resolve: () => Promise.resolve([{ address: '203.0.113.7', family: 4 }]),
        },
      },
      { code: 'authority-not-allowed', message: expect.stringContaining('203.0.113.7') as string },
    ],
    ['an address that is none', { authority: { url: 'localhost' } }, { code: 'invalid-authority' }],
    ['an empty token', { tokens: [''] }, { code: 'invalid-token', path: 'token' }],
  ])('refuses %s', async (_case, over, problem) => {
    await expect(startIssuer(options(over))).rejects.toMatchObject(problem);
  });

  it('accepts the test platform if its host is allowed', async () => {
    const host = 'vpfe-hab.dian.gov.co';
    const authority = { url: `https://${host}/WcfDianCustomerServices.svc`, allow: [host] };
    const { close } = await startIssuer(options({ authority }));
    await expect(close()).resolves.toBeUndefined();
  });

  it('sends nothing to a name that resolves elsewhere after the start, and says so', async () => {
    let asked = 0;
    const resolve = () => Promise.resolve([{ address: (asked += 1) === 1 ? '127.0.0.1' : '203.0.113.7', family: 4 }]);
    const {
      url,
      token = '',
      close,
    } = await startIssuer(options({ authority: { url: 'http://authority.example/x', resolve } }));
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    const ask = (path: string, body: object) =>
      fetch(`${url}/api/ubl2.1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    for (const response of [await ask('invoice', invoiceBody()), await ask('status/document/abc', {})]) {
      expect(response.status).toBe(502);
      expect(await response.json()).toMatchObject({
        code: 'authority-not-allowed',
        message: expect.stringMatching(/203\.0\.113\.7.*--allow-authority authority\.example/) as string,
      });
    }
    await close();
  });

  it('reports that the port is in use', async () => {
    const { url, close } = await startIssuer(options());
    await expect(startIssuer(options({ port: Number(new URL(url).port) }))).rejects.toThrow(/EADDRINUSE/);
    await close();
  });
});

describe('close', () => {
  it('lets a running request finish', async () => {
    let arrived = (): void => undefined;
    const arrival = new Promise<void>((resolve) => (arrived = resolve));
    const { post, issuer } = await startTestIssuer(() => {
      arrived();
      return { body: verdictXml() };
    });
    const answer = post();
    await arrival;
    await issuer.close();
    expect((await answer).status).toBe(200);
    await expect(fetch(issuer.url)).rejects.toThrow();
  });
});
