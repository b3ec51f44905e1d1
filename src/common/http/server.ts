/** How every HTTP server of both sides is made: limits from the first byte on, and Express's messages. */
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaultHttpLimits, type HttpLimits } from './limits.ts';

export type TlsMaterial = { readonly key: string | Buffer; readonly cert: string };

export type HttpServerOptions = {
  readonly listener: RequestListener;
  /** Replaces single defaults. */
  readonly limits?: Partial<HttpLimits> | undefined;
  /** HTTPS with that key and certificate; plain HTTP where absent. */
  readonly tls?: TlsMaterial | undefined;
  /** Told once, in a sentence, that connections are being closed because there are too many. */
  readonly onNotice?: ((notice: string) => void) | undefined;
};

/** Node looks at its connections at an interval; a limit is overrun by a quarter at most. */
const checkEvery = ({ headersMs, requestMs }: HttpLimits): number =>
  Math.min(5_000, Math.max(10, Math.floor(Math.min(headersMs, requestMs) / 4)));

const nodeOptions = (limits: HttpLimits) => ({
  maxHeaderSize: limits.headerBytes,
  // Node refuses to start with a limit for the head that is above the one for the whole.
  headersTimeout: Math.min(limits.headersMs, limits.requestMs),
  requestTimeout: limits.requestMs,
  keepAliveTimeout: limits.keepAliveMs,
  connectionsCheckingInterval: checkEvery(limits),
});

/** A server that does not listen yet. */
export const createHttpServer = async ({ listener, tls, ...options }: HttpServerOptions): Promise<Server> => {
  const limits = { ...defaultHttpLimits, ...options.limits };
  const server =
    tls === undefined
      ? createServer(nodeOptions(limits), listener)
      : (await import('node:https')).createServer(
          { ...tls, ...nodeOptions(limits), handshakeTimeout: limits.handshakeMs },
          listener,
        );
  server.maxConnections = limits.connections;
  // By default Node drops the headers behind the 2,000th without a word, `Origin` among them. The limit in bytes remains.
  server.maxHeadersCount = 0;
  server.once('drop', () => {
    options.onNotice?.(
      `More than ${String(limits.connections)} connections at a time: further ones are closed at once. The limit is --limit connections=NUMBER (docs/limits.md).`,
    );
  });
  return server;
};

/** @throws the system's error when the address or the port cannot be had */
export const listen = (server: Server, port: number, host: string): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server.address() as AddressInfo); // it listens on a port, not on a pipe
    });
  });

/** As it is written in an address: IPv6 in brackets. */
export const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** Resolves when the response was sent, or nobody waits for it any more. */
export const isOver = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    if (response.closed) resolve();
    else response.once('close', resolve);
  });
