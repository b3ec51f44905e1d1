/** An HTTP proxy in front of the authority that loses, delays and replaces answers. */
import { createServer, request as open, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deadlinePasses } from '../../common/testing/speed.ts';

export type Answer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Of the text of an answer. */
type Rewrite = (text: string) => string;

export type Treatment = {
  /** Whether the authority gets the request. */
  readonly forwarded: boolean;
  /**
   * The response to the caller: the authority's answer, a closed connection, half the answer and a closed connection,
   * nothing ever (where deadlines pass on demand, the caller's does), this one, or the authority's rewritten.
   */
  readonly answer: 'relayed' | 'dropped' | 'truncated' | 'withheld' | Answer | Rewrite;
};

/** What happens to the n-th request (from 0) of an operation. */
export type Script = (operation: string, occurrence: number) => Treatment;

export const relay: Treatment = { forwarded: true, answer: 'relayed' };

export type Proxy = {
  /** Given to the issuing service as the address of the authority. */
  readonly url: string;
  /** The operations called, in order. */
  readonly operations: () => readonly string[];
  readonly close: () => Promise<void>;
};

type Received = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer };

const read = async (stream: AsyncIterable<unknown>): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer); // no encoding was set
  return Buffer.concat(chunks);
};

/** The Host header stays: the authority then answers for the proxy's address, which `wsa:To` names. */
const forward = (target: URL, headers: IncomingHttpHeaders, body: Buffer): Promise<Received> =>
  new Promise((resolve, reject) => {
    const request = open(target, { method: 'POST', headers: { ...headers, connection: 'close' } }, (response) => {
      read(response).then(
        (bytes) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes }),
        reject,
      );
    });
    request.once('error', reject);
    request.end(body);
  });

const soap = { 'Content-Type': 'application/soap+xml; charset=utf-8' } as const;

const answerWith = (response: ServerResponse, answer: Treatment['answer'], received: Received | undefined): void => {
  if (answer === 'withheld') {
    deadlinePasses();
    return;
  }
  if (typeof answer === 'object') {
    response.writeHead(answer.status, { 'Content-Type': 'text/html', ...answer.headers }).end(answer.body);
    return;
  }
  const body = received?.body ?? Buffer.alloc(0);
  if ((answer === 'relayed' || typeof answer === 'function') && received !== undefined) {
    const exchange = received.headers['ensayo-exchange'];
    response.writeHead(received.status, {
      ...soap,
      ...(exchange === undefined ? {} : { 'Ensayo-Exchange': exchange }),
    });
    response.end(typeof answer === 'function' ? answer(body.toString('utf8')) : body);
    return;
  }
  if (answer === 'truncated') {
    response.writeHead(200, { ...soap, 'Content-Length': body.length });
    response.write(body.subarray(0, body.length / 2), () => response.socket?.destroy());
    return;
  }
  response.socket?.destroy();
};

const operationIn = ({ 'content-type': type = '' }: IncomingHttpHeaders): string =>
  /IWcfDianCustomerServices\/(\w+)/.exec(type)?.[1] ?? '';

/** Explanations and anything else that is not a SOAP message pass through unchanged. */
export const startProxy = async (authority: string, script: Script): Promise<Proxy> => {
  const seen: string[] = [];
  const target = new URL(authority);
  const server = createServer((request, response) => {
    const operation = operationIn(request.headers);
    if (request.method !== 'POST') {
      response.writeHead(404).end();
      return;
    }
    const occurrence = seen.filter((each) => each === operation).length;
    seen.push(operation);
    const { forwarded, answer } = script(operation, occurrence);
    void read(request)
      .then((body) => (forwarded ? forward(target, request.headers, body) : undefined))
      .then((received) => {
        answerWith(response, answer, received);
      })
      .catch(() => response.socket?.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // It listens on a port.
  return {
    url: `http://127.0.0.1:${port}${target.pathname}`,
    operations: () => seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
