/** A request is over once its caller has heard a verdict, and only then: whatever comes in between. */
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { withDeadlinesOnDemand } from '../../common/testing/speed.ts';
import { logTo } from '../../common/log.ts';
import { inFile } from '../../common/store/access.fixture.ts';
import { memory } from '../../common/store/store.ts';
import { verdictXml, type Reaction } from '../authority/fake-authority.fixture.ts';
import { fault, outage } from '../authority/keeping-authority.fixture.ts';
import type { IssueContext } from '../context.ts';
import { issueDocument } from './issue.ts';
import { closeAll, signer, testEnv } from '../issuer.fixture.ts';
import { invoice } from '../kinds.ts';
import { company, invoiceBody } from '../requests/invoice-body.fixture.ts';
import { start, unnumbered } from './same-request.fixture.ts';
import { openIssuerStore } from '../store/stored.ts';
import { createTurns } from '../store/turns.ts';

withDeadlinesOnDemand();
afterEach(closeAll);

const twice: Reaction = { body: verdictXml() + verdictXml() };
const stated = { number: '990000000' };
const signed = { ...company, credentials: () => Promise.resolve(signer.credentials) };

describe('a request without a number that is repeated with its number', () => {
  it.each<[string, Reaction, number]>([
    ['an answer that cannot be read', twice, 502],
    ['silence', 'silence', 504],
  ])('is over then, and the same body another sale: after %s', async (_what, reaction, failure) => {
    let isSilent = true;
    const { authority, send, numbers } = await start({}, ({ operation }) =>
      isSilent && operation === 'GetStatus' ? 'silence' : undefined,
    );
    authority.disturb({ when: 'after', reaction });
    expect((await send())[0]).toBe(failure);
    isSilent = false;
    expect(await send(stated)).toMatchObject([200, { urlinvoicexml: 'FES-SETP990000000.xml' }]);
    for (const name of ['FES-SETP990000001.xml', 'FES-SETP990000002.xml'])
      expect(await send()).toMatchObject([200, { urlinvoicexml: name }]);
    expect(numbers()).toHaveLength(3);
  });

  it('is over, too, if it is told that the number was accepted before', async () => {
    const { authority, send, request } = await start();
    authority.disturb({ when: 'after', reaction: twice });
    await send();
    await request(`/api/ubl2.1/status/document/${authority.accepted[0]?.key ?? ''}`, { method: 'POST' });
    expect(await send(stated)).toMatchObject([409, { code: 'number-already-accepted' }]);
    expect(await send()).toMatchObject([200, { urlinvoicexml: 'FES-SETP990000001.xml' }]);
  });

  it('is not over for another one that states the number', async () => {
    const { authority, send, request, numbers } = await start();
    authority.disturb({ when: 'after', reaction: twice });
    await send();
    await request(`/api/ubl2.1/status/document/${authority.accepted[0]?.key ?? ''}`, { method: 'POST' });
    expect((await send({ ...stated, notes: 'another' }))[0]).toBe(409);
    expect(await send()).toMatchObject([200, { urlinvoicexml: 'FES-SETP990000000.xml' }]);
    expect(numbers()).toHaveLength(1);
  });
});

it.each<[string, Reaction]>([
  ['503', outage],
  ['a fault', fault],
])('a company that resends numbers has a sale without one invoiced once: %s', async (_what, reaction) => {
  const { authority, send, numbers } = await start({ company: { ...signed, allowResend: true } });
  authority.disturb({ when: 'after', reaction });
  await send();
  expect(await send()).toMatchObject([200, { verdict: { accepted: true } }]);
  expect(numbers()).toEqual(['SETP990000000']);
});

it('a range goes on behind a number that the authority has under a prefix that ends in digits', async () => {
  const [range, ...others] = company.ranges;
  if (range === undefined) throw new Error('The example has a range.');
  const ranges = [{ ...range, from: '123', to: '999' }, { ...range, prefix: 'SETP1', from: '23', to: '99' }, ...others];
  const { send, server } = await start({ company: { ...signed, ranges } });
  await send({ prefix: 'SETP1', resolution_number: undefined });
  const before = server.requests.length;
  const inFirst = { prefix: 'SETP', resolution_number: undefined };
  expect(await send({ ...inFirst, notes: 'a' })).toMatchObject([200, { urlinvoicexml: 'FES-SETP124.xml' }]);
  expect(server.requests.length - before).toBeLessThan(5);
  expect(await send({ ...inFirst, notes: 'b' })).toMatchObject([200, { urlinvoicexml: 'FES-SETP125.xml' }]);
});

it('a caller that hangs up before the verdict gets it when it asks again', async () => {
  const caller = new AbortController();
  let isGone = (): void => undefined;
  const hungUp = new Promise<void>((resolve) => {
    isGone = resolve;
  });
  let called = 0;
  // Only when nobody listens any more does the service get what it signs with.
  const credentials = async () => {
    if ((called += 1) === 1) {
      caller.abort();
      await hungUp;
    }
    return signer.credentials;
  };
  let hasEnded = false;
  const log = logTo({
    debug: (event) => {
      hasEnded ||= event === 'issued';
    },
  });
  const { send, request, issuer, numbers } = await start({ log, company: { ...company, credentials } });
  const sent = request('/api/ubl2.1/invoice', {
    method: 'POST',
    body: JSON.stringify(invoiceBody(unnumbered)),
    signal: caller.signal,
  });
  await expect(sent).rejects.toThrow();
  await expect.poll(async () => (await fetch(`${issuer.url}/health`)).ok).toBe(true);
  isGone();
  await expect.poll(() => hasEnded).toBe(true);
  expect(await send()).toMatchObject([200, { urlinvoicexml: 'FES-SETP990000000.xml', verdict: { accepted: true } }]);
  expect(numbers()).toEqual(['SETP990000000']);
  expect(await send()).toMatchObject([200, { urlinvoicexml: 'FES-SETP990000001.xml' }]);
});

it('a document for a test set is queued once, whatever happens before the answer to its named request is kept', async () => {
  const body =
    '<s:Envelope xmlns:s="http://www.w3.org/2003/05/soap-envelope"><s:Body><SendTestSetAsyncResponse><SendTestSetAsyncResult><ZipKey>z</ZipKey></SendTestSetAsyncResult></SendTestSetAsyncResponse></s:Body></s:Envelope>';
  const store = await openIssuerStore(memory);
  const context = {
    env: testEnv(),
    company: signed,
    store,
    client: {
      call: () =>
        Promise.resolve({
          kind: 'received',
          envelope: '',
          answer: { status: 200, headers: {}, body: Buffer.from(body) },
        }),
    },
    requestName: 'digest of its key',
    testSetId: 'set',
  } as unknown as IssueContext; // the rest of the client is not called
  const numbers: unknown[] = [];
  for (let tried = 0; tried < 2; tried += 1) {
    const issued = await issueDocument(invoice, invoiceBody(unnumbered), { ...context, turns: createTurns() });
    numbers.push(issued.kind === 'queued' && issued.document.identity.number);
  }
  expect(numbers).toEqual(['SETP990000000', 'SETP990000000']);
  await store.close();
});

describe('a caller that hangs up after the verdict', () => {
  const mailed = {
    ...unnumbered,
    sendmail: true,
    customer: { ...(invoiceBody().customer as object), email: 'comprador@example.test' },
  };

  it('gets it when it asks again, while its mail is still being sent', async () => {
    const caller = new AbortController();
    const sockets: Socket[] = [];
    // Never greets.
    const mailServer = createServer((socket) => {
      sockets.push(socket);
      caller.abort();
    });
    await once(mailServer.listen(0, '127.0.0.1'), 'listening');
    const { port } = mailServer.address() as AddressInfo;
    const smtp = { host: '127.0.0.1', port, from: { address: 'a@example.test', name: 'a' } };
    const { send, request, issuer, numbers } = await start({ smtp });
    const body = JSON.stringify(invoiceBody(mailed));
    await expect(request('/api/ubl2.1/invoice', { method: 'POST', body, signal: caller.signal })).rejects.toThrow();
    await expect.poll(async () => (await fetch(`${issuer.url}/health`)).ok).toBe(true);
    const again = await send(mailed);
    for (const socket of sockets) socket.destroy();
    mailServer.close();
    expect(again).toMatchObject([200, { urlinvoicexml: 'FES-SETP990000000.xml', verdict: { accepted: true } }]);
    expect(numbers()).toEqual(['SETP990000000']);
  });

  /** A caller that has begun to read its answer, and reads no more of it. */
  const halfHeard = async (options: Parameters<typeof start>[0] = {}) => {
    const world = await start(options);
    const response = `<ApplicationResponse>${'A'.repeat(8_000_000)}</ApplicationResponse>`;
    world.authority.disturb({ when: 'after', reaction: { body: verdictXml({ response }) } });
    const body = JSON.stringify(invoiceBody(unnumbered));
    const headers = `Authorization: Bearer test-token\r\nContent-Type: application/json\r\nContent-Length: ${String(Buffer.byteLength(body))}`;
    const caller = connect(Number(new URL(world.issuer.url).port), '127.0.0.1');
    caller.write(`POST /api/ubl2.1/invoice HTTP/1.1\r\nHost: 127.0.0.1\r\n${headers}\r\n\r\n${body}`);
    await once(caller, 'readable');
    return { ...world, caller };
  };

  it('gets it when it asks again, if it left before it had all of the answer', async () => {
    const { send, issuer, numbers, caller } = await halfHeard();
    caller.destroy();
    await expect.poll(() => issuer.load().inProgress).toBe(0);
    expect(await send()).toMatchObject([200, { urlinvoicexml: 'FES-SETP990000000.xml', verdict: { accepted: true } }]);
    expect(numbers()).toEqual(['SETP990000000']);
  });

  it('gets it when it asks the service again that stopped before it had all of the answer', async () => {
    const store = inFile(join(mkdtempSync(join(tmpdir(), 'ensayo-stop-')), 'issuer.sqlite'));
    const { authority, issuer, numbers, caller } = await halfHeard({ store });
    const closed = issuer.close();
    issuer.abort();
    await closed;
    caller.destroy();
    const { send } = await start({ store }, (request) => authority.script(request, 1));
    expect(await send()).toMatchObject([200, { urlinvoicexml: 'FES-SETP990000000.xml', verdict: { accepted: true } }]);
    expect(numbers()).toEqual(['SETP990000000']);
  });
});
