/** Starts the issuing service: REST in front, the authority behind. */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import type { Env } from '../common/env/env.ts';
import { createApp } from './api/app.ts';
import type { Compatibility, Services, TamperContext } from './api/http.ts';
import { openTokens } from './api/tokens.ts';
import { createAuthorityClient, type AuthorityAddress, type AuthorityClient } from './authority/client.ts';
import type { RetryPolicy } from './authority/retry.ts';
import type { Company } from './company.ts';
import type { OnStep, Tamper } from './steps.ts';
import type { IssuerStore } from './store/port.ts';
import { openIssuerStore } from './store/sqlite.ts';
import { createTurns } from './store/turns.ts';

export type IssuerOptions = {
  readonly env: Env;
  readonly company: Company;
  readonly authority: Omit<AuthorityAddress, 'allowProduction'> & { readonly retry?: RetryPolicy | undefined };
  /** `:memory:` (default) or the path of a database file. */
  readonly store?: string | undefined;
  /** 0 (default) takes a free one. */
  readonly port?: number | undefined;
  readonly host?: string | undefined;
  /** Access tokens to accept; without any, one is made for a company that has none. */
  readonly tokens?: readonly string[] | undefined;
  readonly logger?: Logger | undefined;
  readonly compatibility?: Compatibility | undefined;
  /** The production platform is refused without it. */
  readonly allowProduction?: boolean | undefined;
  /** Sends numbers again that were accepted before. */
  readonly allowResend?: boolean | undefined;
  /** Asked for every document: how to make it wrong. */
  readonly tamperFor?: ((context: TamperContext) => Tamper | undefined) | undefined;
  readonly onStep?: OnStep | undefined;
};

export type RunningIssuer = {
  /** `http://127.0.0.1:8080`, without a slash behind it. */
  readonly url: string;
  /** To show to the operator; undefined when the company has one from an earlier start. */
  readonly token: string | undefined;
  /** Waits for requests on their way, then lets go of everything. */
  readonly close: () => Promise<void>;
};

/** Longer than clients keep an idle connection, so that they close it and not we. */
const keepAliveMs = 65_000;

const listen = (server: Server, port: number, host: string): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server.address() as AddressInfo); // it listens on a port, not on a pipe
    });
  });

/** Ends when the last request on its way has its answer: its kept connection is idle only then. */
const closeServer = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => {
      resolve();
    });
    server.closeIdleConnections();
  });

/** Connections whose request finishes while the server closes are closed behind it. */
const closeBehindRequests = (server: Server): void => {
  server.on('request', (_request, response: ServerResponse) => {
    response.once('close', () => {
      if (!server.listening) server.closeIdleConnections();
    });
  });
};

const urlOf = ({ address, port, family }: AddressInfo): string =>
  `http://${family === 'IPv6' ? `[${address}]` : address}:${String(port)}`;

/** By name: tokens stay where they are. */
const servicesOf = (options: IssuerOptions, client: AuthorityClient, store: IssuerStore): Services => {
  const { env, company, authority, compatibility, allowResend, tamperFor, onStep } = options;
  const { retry } = authority;
  return { env, company, client, store, turns: createTurns(), retry, compatibility, allowResend, tamperFor, onStep };
};

/**
 * @throws RangeError for an address of the authority that cannot be or must not
 * be used, and for an unusable token; the system's error when the port is taken.
 */
export const startIssuer = async (options: IssuerOptions): Promise<RunningIssuer> => {
  const { env, company, authority, logger, allowProduction, tokens: given } = options;
  const { store: location = ':memory:', port = 0, host = '127.0.0.1' } = options;
  const client = createAuthorityClient(env, { ...authority, allowProduction });
  const store = openIssuerStore(location);
  const release = async (): Promise<void> => {
    client.close();
    await store.close();
  };
  try {
    const { token, tokens } = await openTokens({ env, store, company: company.nit, given });
    const services = servicesOf(options, client, store);
    const server = createServer(createApp({ services, tokens, logger }));
    server.keepAliveTimeout = keepAliveMs;
    closeBehindRequests(server);
    const address = await listen(server, port, host);
    let closed: Promise<void> | undefined;
    return { url: urlOf(address), token, close: () => (closed ??= closeServer(server).then(release)) };
  } catch (error) {
    await release();
    throw error;
  }
};
