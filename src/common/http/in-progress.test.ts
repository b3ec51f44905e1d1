import type { ServerResponse } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { createInProgress, type InProgress } from './in-progress.ts';
import { createHttpServer, endServer, listen } from './server.ts';

type Service = { readonly url: string; readonly waiting: ServerResponse[]; readonly isLast: { value: boolean } };

/** `/events` opens a stream, and every other request waits until the test answers it. */
const started = async (): Promise<Service & InProgress & { readonly end: (graceMs?: number) => Promise<void> }> => {
  const isLast = { value: false };
  const inProgress = createInProgress(() => isLast.value);
  const waiting: ServerResponse[] = [];
  const listener = inProgress.counting((request, response) => {
    if (request.url !== '/events') waiting.push(response);
    else response.setHeader('Content-Type', 'text/event-stream').flushHeaders();
  });
  const server = await createHttpServer({ listener });
  const end = (graceMs?: number): Promise<void> => endServer(server, graceMs);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = await listen(server, 0, '127.0.0.1');
  return { url: `http://127.0.0.1:${String(port)}`, waiting, isLast, end, ...inProgress };
};

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
};

it('counts requests until they have their answer, and streams never', async () => {
  const { url, waiting, count } = await started();
  const asked = fetch(url);
  const events = await fetch(`${url}/events`);
  await until(() => waiting.length === 1);
  expect(count()).toBe(1);
  waiting[0]?.end();
  await (await asked).text();
  await until(() => count() === 0);
  expect(events.headers.get('content-type')).toBe('text/event-stream');
});

it('closes connections behind the answers of a service that is about to stop', async () => {
  const { url, waiting, isLast } = await started();
  const connectionOf = async (): Promise<string | null> => {
    const asked = fetch(url);
    await until(() => waiting.length === 1);
    waiting.pop()?.end();
    return (await asked).headers.get('connection');
  };
  expect(await connectionOf()).toBe('keep-alive');
  isLast.value = true;
  expect(await connectionOf()).toBe('close');
});

it('lets a server end behind its last answer, with streams ended for it', async () => {
  const { url, waiting, end, endStreams } = await started();
  const asked = fetch(url);
  const events = await fetch(`${url}/events`);
  await until(() => waiting.length === 1);
  let hasEnded = false;
  const ended = end().then(() => {
    hasEnded = true;
  });
  endStreams();
  expect(await events.text()).toBe('');
  expect(hasEnded).toBe(false);
  waiting[0]?.end('answered');
  expect(await (await asked).text()).toBe('answered');
  await ended;
});

it('is cut off where the server waits no longer', async () => {
  const { url, waiting, end } = await started();
  const asked = fetch(url);
  asked.catch(() => undefined);
  await until(() => waiting.length === 1);
  await end(0);
  await expect(asked).rejects.toThrow('fetch failed');
});
