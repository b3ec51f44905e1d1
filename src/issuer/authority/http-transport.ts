/**
 * One HTTP exchange with the platform over persistent connections. Redirections are not followed. The kind of a failure states what matters for a
 * document: nothing was sent, or it was sent and no answer came. The raw bytes of the answer are kept.
 */
import http from 'node:http';
import https from 'node:https';
import { rootCertificates } from 'node:tls';
import { isStartProblem, type StartProblem } from '../../common/start-error.ts';
import type { Destination } from './destination.ts';

export type HttpAnswer = {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
};

export type HttpOutcome =
  | { readonly kind: 'received'; readonly answer: HttpAnswer }
  /** The name of the platform resolves to where the service may not send: nothing was sent. */
  | { readonly kind: 'refused'; readonly problem: StartProblem }
  /** No connection: nothing was sent. */
  | { readonly kind: 'unreachable'; readonly reason: string }
  /** The connection broke when the request, or part of it, was on its way: it may have been processed. */
  | { readonly kind: 'lost'; readonly reason: string }
  /** The answer exceeds the limit; the request was processed. */
  | { readonly kind: 'oversized'; readonly reason: string }
  /** No complete answer in time: the request may have been processed. */
  | { readonly kind: 'timeout'; readonly afterMs: number };

export type TransportOptions = {
  readonly to: Destination;
  /** PEM of an authority to trust in addition to the platform's own list. */
  readonly ca?: string | undefined;
  /** For a whole exchange, connection included. */
  readonly timeoutMs: number;
  readonly maxAnswerBytes?: number | undefined;
};

export type Transport = {
  readonly send: (method: 'GET' | 'POST', path: string, request?: HttpRequest) => Promise<HttpOutcome>;
  readonly close: () => void;
};

export type HttpRequest = {
  readonly headers?: http.OutgoingHttpHeaders;
  readonly body?: string;
  /** Overrides the transport's own. */
  readonly timeoutMs?: number;
  /** Likewise. */
  readonly maxAnswerBytes?: number;
};

/** Verdicts on a batch of fifty documents take 3 MB. */
const defaultMaxAnswerBytes = 16 * 1024 * 1024;

/** Shorter than servers usually keep an idle connection, so that a request rarely meets one just closed. */
const idleMs = 4_000;

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  // Node reports several failed addresses as one error without a message.
  return error.message || ('code' in error ? String(error.code) : error.name);
};

const createAgent = ({ to: { lookup }, ca }: TransportOptions, secure: boolean): http.Agent => {
  const options = { keepAlive: true, timeout: idleMs, lookup };
  if (!secure) return new http.Agent(options);
  const trusted = ca === undefined ? {} : { ca: [...rootCertificates, ca] };
  return new https.Agent({ ...options, ...trusted, minVersion: 'TLSv1.2' });
};

/** Undefined for a longer one; the connection is then closed, whatever is still to come. */
const readBody = async (response: http.IncomingMessage, maxBytes: number): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    const bytes = chunk as Buffer; // No encoding was set on the response.
    size += bytes.length;
    if (size > maxBytes) return undefined; // Leaving the loop destroys the response.
    chunks.push(bytes);
  }
  if (!response.complete) throw new Error('la respuesta terminó antes de tiempo');
  return Buffer.concat(chunks, size);
};

/** Whether the connection was established when the exchange failed. */
const watchConnection = (request: http.ClientRequest, secure: boolean): (() => boolean) => {
  let connected = false;
  request.once('socket', (socket) => {
    // A connection may come directly from another exchange, without being marked as used before.
    const shaking = 'secureConnecting' in socket && socket.secureConnecting === true;
    connected = request.reusedSocket || !(socket.connecting || shaking);
    if (connected) return;
    socket.once(secure ? 'secureConnect' : 'connect', () => {
      connected = true;
    });
  });
  return () => connected;
};

const oversized = (maxBytes: number): HttpOutcome => ({
  kind: 'oversized',
  reason: `la respuesta supera los ${String(maxBytes)} bytes que se leen (maxAnswerBytes)`,
});

export const createTransport = (options: TransportOptions): Transport => {
  const { to, timeoutMs, maxAnswerBytes = defaultMaxAnswerBytes } = options;
  const secure = to.address.protocol === 'https:';
  const agent = createAgent(options, secure);
  const { request: open } = secure ? https : http;

  const send: Transport['send'] = (method, path, { headers = {}, body, ...own } = {}) =>
    new Promise((resolve) => {
      const { timeoutMs: afterMs = timeoutMs, maxAnswerBytes: maxBytes = maxAnswerBytes } = own;
      const sent = body === undefined ? headers : { 'Content-Length': Buffer.byteLength(body), ...headers };
      const request = open(new URL(path, to.address), { method, agent, headers: sent });
      const isConnected = watchConnection(request, secure);
      let late = false;
      // oxlint-disable-next-line ensayo/no-timers -- the deadline of a connection, not a wait of ours
      const deadline = setTimeout(() => {
        late = true;
        request.destroy(new Error('sin respuesta a tiempo'));
      }, afterMs);
      const settle = (outcome: HttpOutcome): void => {
        clearTimeout(deadline);
        resolve(outcome);
      };
      const fail = (error: unknown): void => {
        if (isStartProblem(error)) {
          settle({ kind: 'refused', problem: error });
          return;
        }
        const reason = reasonOf(error);
        if (!isConnected()) settle({ kind: 'unreachable', reason });
        else settle(late ? { kind: 'timeout', afterMs } : { kind: 'lost', reason });
      };
      request.once('error', fail);
      request.once('response', (response) => {
        readBody(response, maxBytes).then((bytes) => {
          const { statusCode: status = 0, headers: sentBack } = response;
          if (bytes === undefined) settle(oversized(maxBytes));
          else settle({ kind: 'received', answer: { status, headers: sentBack, body: bytes } });
        }, fail);
      });
      request.end(body);
    });

  return {
    send,
    close: () => {
      agent.destroy();
    },
  };
};
