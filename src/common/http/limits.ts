/** How much one client may use of a server. docs/limits.md lists these with their reasons. */
import { usualJsonLimits, type JsonLimits } from '../json/json-budget.ts';

/** JSON limits apply to the bodies that a server reads as JSON. */
export type HttpLimits = JsonLimits & {
  /** Milliseconds until the request line and all headers have arrived. */
  readonly headersMs: number;
  /** Milliseconds until the whole request has arrived, body included. The time of the answer does not count. */
  readonly requestMs: number;
  /** Milliseconds that an idle connection is kept for the next request. */
  readonly keepAliveMs: number;
  /** Milliseconds until a TLS connection is established. */
  readonly handshakeMs: number;
  /** Request line and headers together. */
  readonly headerBytes: number;
  /** Open connections per port. Further ones are closed as they arrive, without an answer. */
  readonly connections: number;
  /** Requests after which a connection is closed, and the client opens another one; 0 for any number. */
  readonly requestsPerConnection: number;
  /** Requests of a service that are worked on at a time. */
  readonly requests: number;
  /** Requests that may wait until one of those has its answer. Further ones are refused. */
  readonly waitingRequests: number;
  /** Milliseconds that a request may wait before it is refused. */
  readonly waitingMs: number;
};

/** An idle connection is kept longer than clients keep it, so that the client closes it and no request meets a closed one. */
export const defaultHttpLimits: HttpLimits = {
  headersMs: 15_000,
  requestMs: 120_000,
  keepAliveMs: 65_000,
  handshakeMs: 10_000,
  headerBytes: 16 * 1024,
  connections: 512,
  requestsPerConnection: 0,
  requests: 16,
  waitingRequests: 64,
  waitingMs: 1_000,
  ...usualJsonLimits,
};
