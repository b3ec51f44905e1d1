/** How every HTTP server of both sides is created: limits from the first byte on, and Express's messages. */
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Server as TlsServer } from 'node:tls';
import { defaultHttpLimits, type HttpLimits } from './limits.ts';

export type TlsMaterial = { readonly key: string | Buffer; readonly cert: string };

export type HttpServerOptions = {
  readonly listener: RequestListener;
  /** Replaces single defaults. */
  readonly limits?: Partial<HttpLimits> | undefined;
  /** HTTPS with that key and certificate, which the first connection waits for; plain HTTP if absent. */
  readonly tls?: (() => Promise<TlsMaterial>) | undefined;
  /** Called once, with a sentence, when connections are being closed because there are too many. */
  readonly onNotice?: ((notice: string) => void) | undefined;
};

/** Node checks its connections at an interval; a limit is exceeded by a quarter at most. */
const checkEvery = ({ headersMs, requestMs }: HttpLimits): number =>
  Math.min(5_000, Math.max(10, Math.floor(Math.min(headersMs, requestMs) / 4)));

const nodeOptions = (limits: HttpLimits) => ({
  maxHeaderSize: limits.headerBytes,
  // Node refuses to start with a limit for the head that is above that for the whole.
  headersTimeout: Math.min(limits.headersMs, limits.requestMs),
  requestTimeout: limits.requestMs,
  keepAliveTimeout: limits.keepAliveMs,
  connectionsCheckingInterval: checkEvery(limits),
});

/** Of requests that are pipelined, Node closes only the response that has the connection when that ends. */
const closeWithConnection = (server: Server): void => {
  const waiting = new WeakMap<Socket, Set<ServerResponse>>();
  const onSocket = (socket: Socket): Set<ServerResponse> => {
    const known = waiting.get(socket);
    if (known !== undefined) return known;
    const responses = new Set<ServerResponse>();
    waiting.set(socket, responses);
    socket.once('close', () => {
      setImmediate(() => {
        for (const each of responses) each.emit('close');
      });
    });
    return responses;
  };
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const responses = onSocket(socket).add(response);
    response.once('close', () => responses.delete(response));
  });
};

/**
 * Connections whose request finishes while the server closes are closed afterwards. Node, also when it closes, takes a
 * connection for idle whose answer has ended, although it is still being written.
 */
const closeBehindRequests = (server: Server): void => {
  const open = new Set<ServerResponse>();
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    if (![...open].some((each) => each.writableEnded && !each.writableFinished)) closeIdle();
  };
  server.on('request', (_request, response: ServerResponse) => {
    open.add(response);
    response.once('close', () => {
      open.delete(response);
      if (!server.listening) server.closeIdleConnections();
    });
  });
};

/** Node's own limit leaves it to the client to close the connection, and answers further requests with 503. */
const closeAfter = (server: Server, most: number): void => {
  if (most === 0) return;
  const carried = new WeakMap<Socket, number>();
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const count = (carried.get(socket) ?? 0) + 1;
    carried.set(socket, count);
    if (count >= most) response.setHeader('Connection', 'close');
  });
};

/** Most runs never use HTTPS, and a certificate takes a tenth of the start: Node's server gets its connections after it. */
const withLateMaterial = (server: TlsServer, material: () => Promise<TlsMaterial>): void => {
  const accept = server.listeners('connection');
  server.removeAllListeners('connection');
  let ready: Promise<void> | undefined;
  server.on('connection', (socket: Socket) => {
    // Nobody else listens to a client that goes away meanwhile.
    socket.on('error', () => undefined);
    ready ??= material().then((given) => {
      server.setSecureContext(given);
    });
    ready.then(
      () => {
        if (socket.destroyed) return;
        for (const listener of accept) listener.call(server, socket);
      },
      (error: Error) => {
        // The next connection asks again.
        ready = undefined;
        server.emit('tlsClientError', error, socket);
        socket.destroy();
      },
    );
  });
};

const createTlsServer = async (
  tls: () => Promise<TlsMaterial>,
  limits: HttpLimits,
  listener: RequestListener,
): Promise<Server> => {
  const { createServer: createSecure } = await import('node:https');
  const server = createSecure({ ...nodeOptions(limits), handshakeTimeout: limits.handshakeMs }, listener);
  withLateMaterial(server, tls);
  return server;
};

/** A server that does not listen yet. */
export const createHttpServer = async ({ listener, tls, ...options }: HttpServerOptions): Promise<Server> => {
  const limits = { ...defaultHttpLimits, ...options.limits };
  const server =
    tls === undefined ? createServer(nodeOptions(limits), listener) : await createTlsServer(tls, limits, listener);
  server.maxConnections = limits.connections;
  // By default Node silently drops the headers after the 2,000th, `Origin` among them. The limit in bytes remains.
  server.maxHeadersCount = 0;
  closeWithConnection(server);
  closeBehindRequests(server);
  closeAfter(server, limits.requestsPerConnection);
  server.once('drop', () => {
    options.onNotice?.(
      `More than ${String(limits.connections)} connections at a time: further ones are closed at once. The limit is --limit connections=NUMBER (docs/limits.md).`,
    );
  });
  return server;
};

/** @throws the system's error when the address or the port is unavailable */
export const listen = (server: Server, port: number, host: string): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server.address() as AddressInfo); // It listens on a port, not on a pipe.
    });
  });

/**
 * Takes no more connections, and ends when the last running request has its answer: only then is its kept connection
 * idle.
 * @param graceMs after which running requests are cut off; 0 cuts them off at once, and without it they take their time
 */
export const endServer = async (server: Server, graceMs?: number): Promise<void> => {
  const ended = new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  server.closeIdleConnections();
  const cutOff = (): void => {
    server.closeAllConnections();
  };
  if (graceMs === 0) cutOff();
  // oxlint-disable-next-line ensayo/no-timers -- a deadline of connections
  const timer = graceMs === undefined ? undefined : setTimeout(cutOff, graceMs);
  await ended;
  clearTimeout(timer);
};

/** As written in an address: IPv6 in brackets. */
export const hostInUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** Resolves when the response has been sent, or nobody waits for it any more. */
export const isOver = (response: ServerResponse): Promise<void> =>
  new Promise((resolve) => {
    // Node does not mark the answers as closed that wait for others when their connection ends.
    if (response.closed || response.req.socket.destroyed) resolve();
    else response.once('close', resolve);
  });
