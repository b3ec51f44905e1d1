/** Clients that stop in the middle: the services answer everybody else, and stop without them. */
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { startBox, type OwnBox } from '../../../harness/box.ts';
import { acceptedWithoutLines, exampleInvoice, firstNumber, invoicePath } from '../../../harness/testing/example.ts';

let box: OwnBox;

beforeEach(async () => {
  box = await startBox({ seed: 'half-open', http: { requests: 2, waitingRequests: 2, waitingMs: 200 } });
});

afterEach(() => box.close());

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
};

/** A client of a service that sends this and nothing more. */
const client = (url: string, text: string): Socket => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  socket.write(text);
  return socket;
};

const post = async (number: number) => {
  const { status, body } = await box.post(invoicePath, exampleInvoice({ number: firstNumber + number }));
  return status === 200 ? body.verdict : body.code;
};

/** More of them than may be in progress, at each service. */
const clients = 6;
const each = <T>(make: (url: string) => T): readonly T[] =>
  [box.issuer.url, box.authority.url].flatMap((url) => Array.from({ length: clients }, () => make(url)));

it('clients that send half a body and stop take up no place of others', async () => {
  const stopped = each((url) => {
    const path = url === box.issuer.url ? invoicePath : new URL(url).pathname;
    const authorization = `Authorization: Bearer ${box.token}`;
    return client(url, `POST ${path} HTTP/1.1\r\nHost: localhost\r\n${authorization}\r\nContent-Length: 999\r\n\r\n{`);
  });
  await until(() => stopped.every(({ bytesWritten }) => bytesWritten > 0));
  // While they count as at work, others are refused.
  await expect.poll(() => post(1)).toEqual(acceptedWithoutLines);
  expect(await post(2)).toEqual(acceptedWithoutLines);
});

it('clients that never read their answers take up no place of others', async () => {
  const deaf = Array.from({ length: clients }, () => client(box.issuer.url, '').pause());
  const request = 'GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n';
  // Together more than the buffers of a connection hold.
  for (let asked = 0; asked < 60; asked += 1) {
    for (const socket of deaf) socket.write(request);
    await fetch(new URL('/health', box.issuer.url));
  }
  await until(() => box.activity().inProgress.issuer !== 0);
  await expect.poll(() => post(1)).toEqual(acceptedWithoutLines);
  expect(await post(2)).toEqual(acceptedWithoutLines);
  expect(box.activity().inProgress.issuer).toBeGreaterThan(0);
});
