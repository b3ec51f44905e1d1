/**
 * More requests than the services may have in progress and waiting. Messages of which a half has arrived keep the
 * authority busy for as long as the test wants: documents wait there, further ones at the issuing service, and the next
 * one of each is refused.
 */
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createControlClient } from '../../../../simulator/control/client.ts';
import { startBox, type OwnBox } from '../../../harness/box.ts';
import { createMetrics } from '../../../harness/metrics/metrics.ts';
import { serveMetrics, type MetricsServer } from '../../../harness/metrics/serve.ts';
import { acceptedWithoutLines, exampleInvoice, firstNumber, invoicePath } from '../../../harness/testing/example.ts';

const most = 2;
let box: OwnBox;
let metrics: MetricsServer;
let closing: Promise<void> | undefined;

const closeBox = (): Promise<void> => (closing ??= box.close(60_000));

beforeEach(async () => {
  closing = undefined;
  // Nothing is refused, and no body counts as slow, because of time.
  box = await startBox({ seed: 'overload', http: { requests: most, waitingRequests: most, waitingMs: 120_000 } });
  const counted = createMetrics();
  counted.watch(box.activity);
  const services = [box.issuer.url, box.authority.url];
  metrics = await serveMetrics(counted, { host: '127.0.0.1', port: 0, services });
});

afterEach(async () => {
  await closeBox();
  await metrics.close();
});

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};

type Half = {
  /** Sends the rest; the first line of the answer. */
  readonly finish: () => Promise<string>;
};

const halfMessage = (): Half => {
  const { hostname, port, pathname } = new URL(box.authority.url);
  const socket = connect(Number(port), hostname);
  const answer = new Promise<string>((resolve, reject) => {
    socket.once('data', (bytes: Buffer) => {
      resolve(bytes.toString('latin1').split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
  });
  socket.write(`POST ${pathname} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n<x`);
  return {
    finish: () => {
      socket.write('/>');
      return answer;
    },
  };
};

const post = (number: number) => box.post(invoicePath, exampleInvoice({ number: firstNumber + number }));

const message = () => fetch(box.authority.url, { method: 'POST', body: '<x/>' });

/** Both services full: two half messages and two documents at the authority, and two further documents at the issuer. */
const fill = async (): Promise<{
  readonly halves: readonly Half[];
  readonly posted: readonly ReturnType<typeof post>[];
}> => {
  const halves = Array.from({ length: most }, halfMessage);
  await until(() => box.activity().inProgress.authority === most);
  const sent = [post(1), post(2)];
  await until(() => box.activity().queue.authority?.waiting === most);
  const waiting = [post(3), post(4)];
  await until(() => box.activity().queue.issuer?.waiting === most);
  return { halves, posted: [...sent, ...waiting] };
};

const finished = async ({ halves, posted }: Awaited<ReturnType<typeof fill>>) => ({
  halves: await Promise.all(halves.map(({ finish }) => finish())),
  documents: (await Promise.all(posted)).map(({ body }) => body.verdict),
});

const all = {
  halves: Array<unknown>(most).fill(expect.stringMatching(/^HTTP\/1\.1 415 /)),
  documents: Array<unknown>(2 * most).fill(acceptedWithoutLines),
};

it('beyond its limits a service refuses at once, and answers everything that it took on', async () => {
  const full = await fill();
  const refused = await post(5);
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([503, 'overloaded', '1']);
  const fault = await message();
  expect([fault.status, fault.headers.get('ensayo-failed-check'), fault.headers.get('retry-after')]).toEqual([
    503,
    'overloaded',
    '1',
  ]);
  expect(await fault.text()).toMatch(/<s:Value>s:Receiver<\/s:Value>/);

  for (const url of [box.issuer.url, box.authority.url]) {
    const statuses = ['/health', '/ready'].map(async (path) => (await fetch(new URL(path, url))).status);
    expect(await Promise.all(statuses)).toEqual([200, 200]);
  }
  expect((await createControlClient(box.authority.control).clock()).date).toMatch(/^\d{4}-/);
  const measured = await (await fetch(metrics.url)).text();
  for (const service of ['issuer', 'authority']) {
    expect(measured).toContain(`ensayo_requests_waiting{service="${service}"} ${String(most)}\n`);
    expect(measured).toContain(`ensayo_requests_refused_total{service="${service}"} 1\n`);
  }

  expect(await finished(full)).toEqual(all);
  expect((await post(5)).body.verdict).toEqual(acceptedWithoutLines);
  expect((await message()).status).toBe(415);
});

it('stopped meanwhile, the services finish what they took on', async () => {
  const full = await fill();
  const closed = closeBox();
  expect(await finished(full)).toEqual(all);
  await closed;
});
