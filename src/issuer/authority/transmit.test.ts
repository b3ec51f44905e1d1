import { afterEach, describe, expect, it } from 'vitest';
import { createEnv } from '../../common/env/env.ts';
import { makeTestChain } from '../signing/credentials.fixture.ts';
import { createAuthorityClient } from './client.ts';
import {
  fakeKey,
  faultXml,
  htmlPage,
  startFakeAuthority,
  verdictXml,
  type FakeAuthority,
  type Reaction,
  type Script,
} from './fake-authority.fixture.ts';
import { answerJson } from './answer-json.ts';
import { defaultRetry } from './retry.ts';
import type { Answered } from './status.ts';
import { transmit, type Transmission } from './transmit.ts';
import { generousMs, withDeadlinesOnDemand } from '../../common/testing/speed.ts';

const { credentials } = makeTestChain();
const parcel = { fileName: 'z.zip', zip: Buffer.from('zip'), key: fakeKey };

let authority: FakeAuthority | undefined;

afterEach(async () => {
  await authority?.close();
  authority = undefined;
});

type Run = {
  readonly transmission: Transmission;
  readonly operations: readonly string[];
  readonly waits: readonly number[];
};

const run = async (script: Script): Promise<Run> => {
  authority = await startFakeAuthority(script);
  const waits: number[] = [];
  const env = { ...createEnv({ seed: 1 }), sleep: (ms: number) => Promise.resolve(void waits.push(ms)) };
  const client = createAuthorityClient(env, { url: authority.url, timeoutMs: generousMs });
  const { transmission } = await transmit(parcel, {
    client,
    operation: 'SendBillSync',
    env,
    credentials,
    retry: { ...defaultRetry, waitMs: 7 },
  });
  client.close();
  return { transmission, operations: authority.operations(), waits };
};

const [send, status] = ['SendBillSync', 'GetStatus'];

const duplicate = verdictXml({ isValid: false, lines: ['Regla: 90, Rechazo: Documento procesado anteriormente.'] });
const accepted = verdictXml({ operation: 'GetStatus' });
const unknownKey = verdictXml({ operation: 'GetStatus', isValid: false, statusCode: '66' });
const inProcess = verdictXml({ operation: 'GetStatus', isValid: false, statusCode: '98' });

/** One reaction for sends, a list for the status: the last one stays. */
const script =
  (sends: readonly Reaction[], statuses: readonly string[] = []): Script =>
  ({ operation }, occurrence) => {
    if (operation === send) return sends[Math.min(occurrence, sends.length - 1)] ?? 'reset';
    return { body: statuses[Math.min(occurrence, statuses.length - 1)] ?? faultXml };
  };

describe('transmit', () => {
  it('returns an acceptance at once, with the raw answer and the exchange', async () => {
    const reaction = { body: verdictXml(), headers: { 'Ensayo-Exchange': 'x-1' } };
    const { transmission, operations, waits } = await run(script([reaction]));
    expect(transmission).toMatchObject({
      kind: 'answered',
      adopted: false,
      exchange: 'x-1',
      verdict: { isValid: true },
      json: { Envelope: { Body: { SendBillSyncResponse: { SendBillSyncResult: { StatusCode: '00' } } } } },
    });
    expect([operations, waits]).toEqual([[send], []]);
  });

  it('returns a rejection at once', async () => {
    const { transmission, operations } = await run(
      script([{ body: verdictXml({ isValid: false, lines: ['Regla: FAD06, Rechazo: x'] }) }]),
    );
    expect(transmission).toMatchObject({ kind: 'answered', verdict: { isValid: false, lines: [{ code: 'FAD06' }] } });
    expect(operations).toEqual([send]);
  });

  it('sends again what an overloaded platform refused, when it says', async () => {
    const refused = { status: 503, body: faultXml, headers: { 'Retry-After': '2' } };
    const { transmission, operations, waits } = await run(script([refused, { body: verdictXml() }]));
    expect(transmission).toMatchObject({ kind: 'answered', verdict: { isValid: true } });
    expect([operations, waits]).toEqual([[send, send], [2_000]]);
  });

  it('sends again at once where the platform says so', async () => {
    const lost = { status: 503, body: faultXml, headers: { 'Retry-After': '0' } };
    const { transmission, waits } = await run(script([lost, { body: verdictXml() }]));
    expect([transmission.kind, waits]).toEqual(['answered', [0]]);
  });

  it.each([
    [503, faultXml, '6'],
    [503, '', '120'],
    [507, htmlPage, '3600'],
  ])(
    'gives up at once on a platform (%i) that asks for a longer wait, and says how long',
    async (code, body, asked) => {
      const { transmission, operations, waits } = await run(
        script([{ status: code, body, headers: { 'Retry-After': asked } }]),
      );
      expect(transmission).toMatchObject({ kind: 'unreachable', retryAfterSeconds: Number(asked) });
      expect([operations, waits]).toEqual([[send], []]);
    },
  );

  it('waits as long as the platform asks for, up to five seconds, each time', async () => {
    const refused = { status: 503, body: faultXml, headers: { 'Retry-After': '5' } };
    const { transmission, waits } = await run(script([refused]));
    expect(transmission).toMatchObject({ kind: 'unreachable', retryAfterSeconds: 5 });
    expect(waits).toEqual([5_000, 5_000]);
  });

  it.each([
    ['Fri, 20 Nov 2026 15:00:03 GMT', 2, 3],
    ['Fri, 20 Nov 2026 15:02:00 GMT', 0, 120],
  ])('reads an instant by the clock of the platform: %s', async (instant, waits, seconds) => {
    const headers = { 'Retry-After': instant, Date: 'Fri, 20 Nov 2026 15:00:00 GMT' };
    const { transmission, ...tried } = await run(script([{ status: 503, body: '', headers }]));
    expect(transmission).toMatchObject({ kind: 'unreachable', retryAfterSeconds: seconds });
    expect(tried.waits).toEqual(Array.from({ length: waits }, () => seconds * 1_000));
  });

  it.each(['later', '-5', '1.5', 'soon GMT'])('keeps its own time where the platform asks for %s', async (asked) => {
    const refused = { status: 503, body: '', headers: { 'Retry-After': asked } };
    const { transmission, waits } = await run(script([refused]));
    expect(transmission).toMatchObject({ kind: 'unreachable', retryAfterSeconds: 30 });
    expect(waits).toEqual([7, 7]);
  });

  it('returns a fault at once, although it comes with status 500', async () => {
    const { transmission, operations } = await run(script([{ status: 500, body: faultXml }]));
    expect(transmission).toMatchObject({ kind: 'fault', code: 'a:InvalidSecurity', text: /verifying security/ });
    expect(operations).toEqual([send]);
  });

  it.each([
    ['an HTML page', { body: htmlPage, headers: { 'Content-Type': 'text/html' } }],
    ['an answer cut short', { body: verdictXml().slice(0, 700) }],
    ['a page with a status of its own', { status: 404, body: htmlPage }],
  ])('cannot read %s, and does not send again', async (_case, reaction) => {
    const { transmission, operations } = await run(script([reaction]));
    expect([transmission.kind, operations]).toEqual(['unreadable', [send]]);
  });

  it.each([
    [500, 'unreadable'],
    [503, 'unreachable'],
    [507, 'unreachable'],
    [508, 'unreachable'],
  ])('tries three times while the platform answers %i, then says %s', async (code, kind) => {
    const { transmission, operations, waits } = await run(script([{ status: code, body: htmlPage }]));
    expect([transmission.kind, operations, waits]).toEqual([kind, [send, send, send], [7, 7]]);
  });

  it('tries again after "403 Site Disabled", not after another 403', async () => {
    const disabled = await run(script([{ status: 403, body: '<html>Error 403 - Site Disabled</html>' }]));
    await authority?.close();
    const forbidden = await run(script([{ status: 403, body: '<html>Forbidden</html>' }]));
    expect([disabled.transmission.kind, disabled.operations.length]).toEqual(['unreachable', 3]);
    expect([forbidden.transmission.kind, forbidden.operations.length]).toEqual(['unreadable', 1]);
  });

  it('stops when the second attempt succeeds', async () => {
    const { transmission, waits } = await run(script([{ status: 503, body: '' }, { body: verdictXml() }]));
    expect([transmission.kind, waits]).toEqual(['answered', [7]]);
  });

  it('reports that nobody is listening', async () => {
    const gone = await startFakeAuthority(script([]));
    await gone.close();
    const waits: number[] = [];
    const env = { ...createEnv({ seed: 1 }), sleep: (ms: number) => Promise.resolve(void waits.push(ms)) };
    const client = createAuthorityClient(env, { url: gone.url });
    const { transmission } = await transmit(parcel, {
      client,
      operation: 'SendBillSync',
      env,
      credentials,
      retry: defaultRetry,
    });
    expect(transmission).toMatchObject({ kind: 'unreachable', reason: /ECONNREFUSED/ });
    expect(waits).toEqual([defaultRetry.waitMs, defaultRetry.waitMs]);
  });
});

it('sends nothing, and does not try again, if the authority is where the service may not send', async () => {
  authority = await startFakeAuthority(script([]));
  const waits: number[] = [];
  const env = { ...createEnv({ seed: 1 }), sleep: (ms: number) => Promise.resolve(void waits.push(ms)) };
  const resolve = () => Promise.resolve([{ address: '203.0.113.7', family: 4 }]);
  const url = authority.url.replace('localhost', 'authority.example');
  const client = createAuthorityClient(env, { url, resolve });
  const { transmission } = await transmit(parcel, {
    client,
    operation: 'SendBillSync',
    env,
    credentials,
    retry: defaultRetry,
  });
  expect(transmission).toMatchObject({ kind: 'refused', problem: { code: 'authority-not-allowed' } });
  expect([waits, authority.requests]).toEqual([[], []]);
});

describe('transmit, when the answer is lost', () => {
  it.each(['reset', 'truncate'] as const)('adopts the verdict of the status query after a %s', async (reaction) => {
    const { transmission, operations } = await run(script([reaction], [accepted]));
    expect(transmission).toMatchObject({
      kind: 'answered',
      adopted: true,
      verdict: { isValid: true },
      json: { Envelope: { Body: { SendBillSyncResponse: { SendBillSyncResult: { IsValid: 'true' } } } } },
    });
    expect(operations).toEqual([send, status]);
  });

  it('keeps what was sent, and the status under the names of a send', async () => {
    const { transmission } = await run(script(['reset'], [accepted]));
    const { messages, json } = transmission as Answered; // as the test above states
    expect(messages.request).toBe(authority?.requests[0]?.body);
    expect(answerJson(messages.response)).toEqual({ ok: true, json });
  });

  it('adopts a rejection as well', async () => {
    const rejected = verdictXml({ operation: 'GetStatus', isValid: false, lines: ['Regla: FAD06, Rechazo: x'] });
    const { transmission } = await run(script(['reset'], [rejected]));
    expect(transmission).toMatchObject({ kind: 'answered', adopted: true, verdict: { isValid: false } });
  });

  it('sends again when the platform does not know the document', async () => {
    const { transmission, operations } = await run(script(['reset', { body: verdictXml() }], [unknownKey]));
    expect(transmission).toMatchObject({ kind: 'answered', adopted: false });
    expect(operations).toEqual([send, status, send]);
  });

  it('asks again while the document is in process', async () => {
    const { transmission, operations, waits } = await run(script(['reset'], [inProcess, accepted]));
    expect(transmission).toMatchObject({ kind: 'answered', adopted: true });
    expect([operations, waits]).toEqual([[send, status, status], [7]]);
  });

  it('reports it as in process when it stays so, and does not send it again', async () => {
    const { transmission, operations } = await run(script(['reset'], [inProcess]));
    expect(transmission).toMatchObject({ kind: 'answered', adopted: false, verdict: { statusCode: '98' } });
    expect(operations).toEqual([send, status, status, status]);
  });

  it('queries the status with the key of the document', async () => {
    await run(script(['reset'], [accepted]));
    expect(authority?.requests[1]?.body).toContain(`<wcf:trackId>${fakeKey}</wcf:trackId>`);
  });

  it('is unreachable when every connection breaks', async () => {
    const { transmission, operations } = await run(() => 'reset');
    expect(transmission.kind).toBe('unreachable');
    expect(operations).toEqual([send, status, send, status, send, status]);
  });
});

describe('transmit, when no answer comes in time', () => {
  withDeadlinesOnDemand();

  it('queries the status and adopts it', async () => {
    const { transmission, operations } = await run(script(['silence'], [accepted]));
    expect(transmission).toMatchObject({ kind: 'answered', adopted: true });
    expect(operations).toEqual([send, status]);
  });

  it.each([
    ['does not know the document', [unknownKey]],
    ['gives no verdict', [faultXml]],
    ['has it in process for ever', [inProcess]],
  ])('is a timeout when the platform %s', async (_case, statuses) => {
    const { transmission, operations } = await run(script(['silence'], statuses));
    expect(transmission).toEqual({ kind: 'timeout', afterMs: generousMs });
    expect(operations.slice(0, 2)).toEqual([send, status]);
  });
});

describe('transmit, on rule 90', () => {
  it('adopts the first verdict of the same key', async () => {
    const { transmission, operations } = await run(script([{ body: duplicate }], [accepted]));
    expect(transmission).toMatchObject({ kind: 'answered', adopted: true, verdict: { isValid: true, lines: [] } });
    expect(operations).toEqual([send, status]);
  });

  it('is in process when the first one still is', async () => {
    const { transmission } = await run(script([{ body: duplicate }], [inProcess]));
    expect(transmission).toMatchObject({ kind: 'answered', adopted: false, verdict: { statusCode: '98' } });
  });

  it('is unreadable when the status says nothing: it may well be accepted', async () => {
    expect((await run(script([{ body: duplicate }], [faultXml]))).transmission.kind).toBe('unreadable');
  });

  it('keeps the rejection when the key is unknown: the number belongs to another document', async () => {
    const { transmission } = await run(script([{ body: duplicate }], [unknownKey]));
    expect(transmission).toMatchObject({ kind: 'answered', adopted: false, verdict: { lines: [{ code: '90' }] } });
  });
});
