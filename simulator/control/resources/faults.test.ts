import { request as open } from 'node:https';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { adjustableClock, createEnv } from '../../../src/common/env/env.ts';
import { startAuthority, type RunningAuthority } from '../../server.ts';
import { faultNames } from '../../tenants/disturbances/fault-kinds.ts';
import { createControlClient } from '../client.ts';
import type { ControlClient } from '../client-methods.ts';
import { bodyProblems } from '../validate.ts';
import { faultListSchema } from './faults.ts';

const clock = '2026-11-20T10:00:00-05:00';
let authority: RunningAuthority;
let control: ControlClient;

beforeAll(async () => {
  const env = createEnv({ clock: adjustableClock(clock), seed: 'faults' });
  authority = await startAuthority({ env, httpsPort: 0 });
  control = createControlClient(authority.control);
});

afterEach(() => control.clearFaults());
afterAll(() => authority.close());

const soap = { 'content-type': 'application/soap+xml; charset=utf-8' };
const post = (url = authority.url, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(url, { method: 'POST', body: '<no-soap/>', headers: { ...soap, ...headers } });

/** Polls until the condition holds: a busy machine takes longer, and only the test itself has a limit. */
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo()));
};

describe('a fault', () => {
  it('is added, listed, viewed, counted and removed', async () => {
    const fault = { fault: 'status', status: 503, retryAfterSeconds: 9, times: 1 } as const;
    const added = await control.addFault(fault);
    expect(added).toEqual({ ...fault, id: added.id, point: 'request', struck: 0, spent: false });
    const reply = await post();
    expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '9']);
    expect(reply.headers.get('ensayo-fault')).toBe(`${added.id} status`);
    const [latest] = await control.journal(1);
    expect(latest).toMatchObject({
      id: reply.headers.get('ensayo-exchange'),
      status: 503,
      faults: [{ id: added.id, fault: 'status', point: 'request' }],
    });
    expect(await control.fault(added.id)).toMatchObject({ struck: 1, spent: true });
    expect((await post()).status).toBe(400);
    const listed = await control.faults();
    expect(listed).toHaveLength(1);
    expect(bodyProblems(faultListSchema, listed)).toEqual([]);
    await control.removeFault(added.id);
    expect(await control.faults()).toEqual([]);
  });

  it.each(faultNames)('%s is accepted with its required options alone', async (name) => {
    const needs = { latency: { milliseconds: 1 }, status: { status: 500 } }[name as string] ?? {};
    const added = await control.request({ method: 'POST', path: '/faults', body: { fault: name, ...needs } });
    expect(added).toMatchObject({ fault: name, struck: 0 });
  });

  it('applies in its own tenant alone', async () => {
    const path = new URL(authority.url).pathname;
    await createControlClient({ ...authority.control, tenant: 'uno' }).addFault({ fault: 'html' });
    expect((await post(authority.url, { 'Ensayo-Tenant': 'uno' })).headers.get('content-type')).toMatch('text/html');
    expect((await post(authority.url, { 'Ensayo-Tenant': 'dos' })).headers.get('ensayo-fault')).toBeNull();
    expect((await post(authority.url.replace(path, `/t/uno/produccion${path}`))).status).toBe(400);
    expect((await post()).status).toBe(400);
  });

  it.each(['reset', 'lost-answer', 'truncated-answer'] as const)('%s breaks the connection', async (fault) => {
    await control.addFault({ fault, times: 1 });
    await expect(post().then((reply) => reply.text())).rejects.toThrow();
    expect((await post()).status).toBe(400);
  });

  it('resets connections under TLS as well', async () => {
    await control.addFault({ fault: 'reset', times: 1 });
    const send = (): Promise<unknown> =>
      new Promise((resolve) => {
        const options = { method: 'POST', rejectUnauthorized: false, headers: soap, agent: false } as const;
        const request = open(authority.httpsUrl ?? '', options, (response) => {
          response.resume();
          resolve(response.statusCode);
        });
        request.on('error', () => {
          resolve('broken');
        });
        request.end('<no-soap/>');
      });
    expect([await send(), await send()]).toEqual(['broken', 400]);
  });

  it('does not outlast the client that waits for it', async () => {
    const { id } = await control.addFault({ fault: 'latency', milliseconds: 60_000 });
    const leaving = new AbortController();
    const left = fetch(authority.url, { method: 'POST', body: '<x/>', headers: soap, signal: leaving.signal });
    await until(async () => (await control.fault(id)).struck === 1);
    leaving.abort();
    await expect(left).rejects.toThrow();
    await until(async () => (await control.journal(1))[0]?.faults.some((fault) => fault.id === id) === true);
    expect((await control.journal(1))[0]?.faults).toMatchObject([{ id, detail: '60000 ms' }]);
  });

  it('may apply together with others at the same point, until one ends the exchange', async () => {
    const [latency, html, never] = [
      await control.addFault({ fault: 'latency', milliseconds: { from: 1, to: 3 } }),
      await control.addFault({ fault: 'html', times: 1 }),
      await control.addFault({ fault: 'no-answer' }),
    ];
    const reply = await post();
    expect(reply.headers.get('ensayo-fault')).toBe(`${latency.id} latency, ${html.id} html`);
    expect((await control.fault(never.id)).struck).toBe(0);
  });
});

describe('what is no fault', () => {
  const refusal = async (body: object): Promise<unknown> => {
    try {
      return await control.request({ method: 'POST', path: '/faults', body });
    } catch (error) {
      return error;
    }
  };

  it.each<readonly [body: object, code: string, paths: readonly string[]]>([
    [{ fault: 'fuego' }, 'invalid-body', ['/fault']],
    [{ fault: 'latency' }, 'invalid-fault', ['/milliseconds']],
    [{ fault: 'latency', milliseconds: { from: 9, to: 3 } }, 'invalid-fault', ['/milliseconds']],
    [{ fault: 'latency', milliseconds: -1 }, 'invalid-body', ['/milliseconds']],
    [{ fault: 'latency', milliseconds: { from: 1 } }, 'invalid-body', ['/milliseconds/to']],
    [{ fault: 'status' }, 'invalid-fault', ['/status']],
    [{ fault: 'status', status: 404 }, 'invalid-body', ['/status']],
    [{ fault: 'status', status: 503, retryAfterSeconds: 1e21 }, 'invalid-body', ['/retryAfterSeconds']],
    [{ fault: 'html', status: 500 }, 'invalid-fault', ['/status']],
    [{ fault: 'lost-answer', at: 'request' }, 'invalid-fault', ['/at']],
    [{ fault: 'html', at: 'judgement', milliseconds: 5 }, 'invalid-fault', ['/milliseconds', '/at']],
    [
      { fault: 'html', probability: 0, times: 0, when: { nit: '90.1', kind: 'factura', operation: 'Send' } },
      'invalid-body',
      ['/when/operation', '/when/nit', '/when/kind', '/probability', '/times'],
    ],
  ])('%j: %s', async (body, code, paths) => {
    const error = (await refusal(body)) as { code: string; errors: readonly { path: string }[] };
    expect(error).toMatchObject({ name: 'ControlError', status: 422, code });
    expect(error.errors.map(({ path }) => path).sort()).toEqual([...paths].sort());
  });

  it('is not found under an unknown name', async () => {
    await expect(control.fault('fault-0')).rejects.toMatchObject({ status: 404, code: 'unknown-fault' });
    await expect(control.removeFault('../clock')).rejects.toMatchObject({ status: 404, code: 'unknown-fault' });
  });
});
