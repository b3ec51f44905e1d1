/** Clients that stop in the middle: the services answer everybody else, and stop without them. */
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { startBox, type OwnBox } from '../../box.ts';
import { acceptedWithoutLines, exampleInvoice, firstNumber, invoicePath } from '../../testing/example.ts';

let box: OwnBox;

beforeEach(async () => {
  box = await startBox({ seed: 'half-open', http: { requests: 2, waitingRequests: 2, waitingMs: 200 } });
});

afterEach(() => box.close());

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
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
  await expect.poll(() => post(1), { timeout: 10_000 }).toEqual(acceptedWithoutLines);
  expect(await post(2)).toEqual(acceptedWithoutLines);
});

it('clients that never read their answers are none of the concern of others', async () => {
  // More than the buffers of a connection hold.
  const many = 400;
  const deaf = each((url) => {
    const path = url === box.issuer.url ? '/api/ubl2.1/openapi.json' : '/WcfDianCustomerServices.svc?singleWsdl';
    return client(url, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(many)).pause();
  });
  await until(() => deaf.every(({ bytesWritten }) => bytesWritten > 0));
  await expect.poll(() => post(1), { timeout: 10_000 }).toEqual(acceptedWithoutLines);
  expect(deaf.map(({ bytesRead }) => bytesRead)).not.toContain(0);
});
