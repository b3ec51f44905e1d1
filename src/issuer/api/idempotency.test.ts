import { afterEach, describe, expect, it } from 'vitest';
import { memory } from '../../common/store/store.ts';
import { verdictXml } from '../authority/fake-authority.fixture.ts';
import { createKeepingAuthority, fault } from '../authority/keeping-authority.fixture.ts';
import { json } from '../submission/issue.fixture.ts';
import { closeAll, signer, startTestIssuer, testEnv } from '../issuer.fixture.ts';
import { company, type Changes } from '../requests/invoice-body.fixture.ts';
import { issuerEnv } from '../submission/same-request.fixture.ts';
import { openIssuerStore } from '../store/stored.ts';
import { createTurns } from '../store/turns.ts';
import { once, type Outcome } from './idempotency.ts';

afterEach(closeAll);

const start = async (options: Parameters<typeof startTestIssuer>[1] = {}) => {
  const authority = createKeepingAuthority();
  const { env, tick } = issuerEnv();
  const { post, request } = await startTestIssuer(authority.script, { env, ...options });
  const send = async (key: string, changes: Changes = {}) => {
    tick();
    const response = await post({ number: undefined, ...changes }, { 'Idempotency-Key': key });
    return {
      status: response.status,
      replayed: response.headers.get('idempotency-replayed'),
      body: await json(response),
    };
  };
  return { authority, send, request, numbers: () => authority.accepted.map(({ number }) => number) };
};

describe('Idempotency-Key', () => {
  it('gives the same answer to the same request, as often as it comes', async () => {
    const { send, numbers } = await start();
    const first = await send('a');
    expect([first.status, first.replayed]).toEqual([200, null]);
    expect(await send('a')).toEqual({ ...first, replayed: 'true' });
    expect(await send(' a ')).toEqual({ ...first, replayed: 'true' });
    expect(numbers()).toEqual(['SETP990000000']);
  });

  it('tells two equal sales apart', async () => {
    const { send, numbers } = await start();
    await send('a');
    expect((await send('b')).replayed).toBeNull();
    expect(numbers()).toEqual(['SETP990000000', 'SETP990000001']);
  });

  it('of another body is refused, whatever became of the first one', async () => {
    const { authority, send } = await start();
    await send('a');
    authority.disturb({ when: 'after', reaction: { body: verdictXml() + verdictXml() } });
    expect((await send('b')).status).toBe(502);
    for (const key of ['a', 'b']) {
      const { status, body } = await send(key, { notes: 'another' });
      expect([status, body]).toMatchObject([409, { code: 'idempotency-key-reused' }]);
    }
  });

  it('leads to the verdict that was missed, whatever came between', async () => {
    const { authority, send, numbers } = await start();
    authority.disturb({ when: 'after', reaction: { body: verdictXml() + verdictXml() } });
    expect((await send('a')).status).toBe(502);
    await send('b');
    const { status, body, replayed } = await send('a');
    expect([status, body, replayed]).toMatchObject([200, { urlinvoicexml: 'FES-SETP990000000.xml' }, null]);
    expect(await send('a')).toEqual({ status, body, replayed: 'true' });
    expect(numbers()).toEqual(['SETP990000000', 'SETP990000001']);
  });

  it('is free again after a request that was not valid', async () => {
    const { send, numbers } = await start();
    expect((await send('a', { customer: undefined })).status).toBe(422);
    expect((await send('a')).status).toBe(200);
    expect(numbers()).toHaveLength(1);
  });

  it('keeps a rejection, too', async () => {
    const { authority, send } = await start();
    const rejected = await send('a', { notes: authority.rejecting });
    expect(rejected.body).toMatchObject({ verdict: { accepted: false } });
    expect(await send('a', { notes: authority.rejecting })).toEqual({ ...rejected, replayed: 'true' });
  });

  it.each(['', 'x'.repeat(256)])('must be a key: «%s»', async (key) => {
    const { send, numbers } = await start();
    const { status, body } = await send(key);
    expect([status, body]).toMatchObject([422, { errors: { 'Idempotency-Key': [expect.any(String)] } }]);
    expect(numbers()).toEqual([]);
  });

  it('is answered once to requests of the same moment', async () => {
    const { send, numbers } = await start();
    const all = await Promise.all([1, 2, 3].map(() => send('a')));
    expect(new Set(all.map(({ body }) => body.urlinvoicexml)).size).toBe(1);
    expect(numbers()).toHaveLength(1);
  });

  it('stays with its request if that was sent before it was refused', async () => {
    const { authority, send } = await start();
    authority.disturb({ when: 'before', reaction: fault });
    const numbered = { number: '990000000' };
    expect((await send('a', numbered)).status).toBe(502);
    expect((await send('b', { ...numbered, notes: 'another' })).status).toBe(200);
    expect((await send('a', numbered)).body).toMatchObject({ code: 'number-already-accepted' });
    expect((await send('a', { notes: 'another' })).body).toMatchObject({ code: 'idempotency-key-reused' });
  });

  it('of another body is refused at once, while the first one goes on', async () => {
    let another: ReturnType<typeof send> | undefined;
    const credentials = async () => {
      // The first one goes on once the other one is answered.
      await (another ??= send('a', { notes: 'another' }));
      return signer.credentials;
    };
    const { send } = await start({ company: { ...company, credentials } });
    expect((await send('a')).status).toBe(200);
    expect((await another)?.body).toMatchObject({ code: 'idempotency-key-reused' });
  });

  it('is at one process at a time: the other one gives its answer', async () => {
    const stored = await openIssuerStore(memory);
    const store = { ...stored, isShared: true };
    const ends: (() => void)[] = [];
    const issue = (): Promise<Outcome> =>
      new Promise((resolve) => {
        ends.push(() => {
          resolve({ answer: { status: 200, body: {} }, end: 'final' });
        });
      });
    // The first one ends while the other one waits for it.
    const sleep = (): Promise<void> => {
      ends[0]?.();
      return new Promise((resolve) => setTimeout(resolve, 1));
    };
    const process = () => ({ company, store, turns: createTurns(), env: { ...testEnv(), sleep } });
    const send = () => once({ header: () => 'a', body: {}, what: [] }, process(), issue);
    const answers = await Promise.all([send(), send()]);
    expect(answers.map(({ headers }) => headers?.['Idempotency-Replayed'])).toEqual(
      expect.arrayContaining([undefined, 'true']),
    );
    expect(ends).toHaveLength(1);
    await stored.close();
  });

  it('is free again after two invalid requests, the second of which came as the first one ended', async () => {
    const stored = await openIssuerStore(memory);
    let second: Promise<unknown> | undefined;
    const forgetRequest: typeof stored.forgetRequest = async (named) => {
      await stored.forgetRequest(named);
      second ??= send('one');
    };
    const process = { company, store: { ...stored, forgetRequest }, turns: createTurns(), env: testEnv() };
    const send = (body: string) =>
      once({ header: () => 'a', body, what: [] }, process, () =>
        Promise.resolve({ answer: { status: 422, body: {} }, end: 'nothing' }),
      );
    await send('one');
    await second;
    expect((await send('two')).status).toBe(422);
    await stored.close();
  });
});
