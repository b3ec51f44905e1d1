/** Starts the issuing service: REST in front, the authority behind. */
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { isIPv4 } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { Env } from '../common/env/env.ts';
import { expressMessages, listenerOf } from '../common/express-messages.ts';
import { logTo, type Log } from '../common/log.ts';
import { createApp, type AppOptions } from './api/app.ts';
import type { Compatibility, TamperContext } from './api/http.ts';
import { openTokens, type Tokens } from './api/tokens.ts';
import { createAuthorityClient, type AuthorityAddress } from './authority/client.ts';
import type { RetryPolicy } from './authority/retry.ts';
import { openCompanies, type CompaniesOptions } from './companies/companies.ts';
import type { Company } from './company.ts';
import type { Inbox } from './mail/inbox.ts';
import type { SmtpSettings } from './mail/mailer.ts';
import { createMailService, type MailService } from './mail/service.ts';
import type { OnStep, Tamper } from './steps.ts';
import type { IssuerStore } from './store/port.ts';
import { openIssuerStore } from './store/sqlite.ts';
import { createTurns } from './store/turns.ts';
import { createTenants, defaultTenant, type TenantService } from './tenants.ts';

export type IssuerOptions = {
  readonly env: Env;
  readonly company: Company;
  /** Further issuers. */
  readonly companies?: readonly Company[] | undefined;
  /** What signs for a company that is configured through the interface without a certificate. */
  readonly issueCredentials?: CompaniesOptions['issueCredentials'];
  /** Whether anybody may register a company; by default only where nobody else can reach the service. */
  readonly openRegistration?: boolean | undefined;
  readonly authority: Omit<AuthorityAddress, 'allowProduction'> & { readonly retry?: RetryPolicy | undefined };
  /** `:memory:` (default) or the path of a database file. */
  readonly store?: string | undefined;
  /** 0 (default) takes a free one. */
  readonly port?: number | undefined;
  /** A second address with the same paths; 0 takes a free port. */
  readonly altPort?: number | undefined;
  readonly host?: string | undefined;
  /** The server through which mail leaves; without one an embedded inbox takes it. */
  readonly smtp?: SmtpSettings | undefined;
  readonly inboxPort?: number | undefined;
  /** Access tokens to accept; without any, one is made for a company that has none. */
  readonly tokens?: readonly string[] | undefined;
  /** Where it reports its requests and its bugs; nowhere by default. */
  readonly log?: Log | undefined;
  readonly compatibility?: Compatibility | undefined;
  /** The production platform is refused without it. */
  readonly allowProduction?: boolean | undefined;
  /** Sends numbers again that were accepted before. */
  readonly allowResend?: boolean | undefined;
  /** Asked for every document: how to make it wrong. */
  readonly tamperFor?: ((context: TamperContext) => Tamper | undefined) | undefined;
  readonly onStep?: OnStep | undefined;
  /** Where and when another tenant issues (`/t/{name}/api/…` or the header `Ensayo-Tenant`); without it there are none. */
  readonly tenant?: ((name: string) => Promise<Pick<IssuerOptions, 'env' | 'authority'>>) | undefined;
};

export type RunningIssuer = {
  /** `http://127.0.0.1:8080`, without a slash behind it. */
  readonly url: string;
  readonly altUrl: string | undefined;
  /** The embedded inbox, opened when first asked for; undefined where a mail server is configured. */
  readonly inbox: () => Promise<Inbox> | undefined;
  /** That of a tenant; undefined for one that has not come into being, too. */
  readonly inboxOf: (tenant: string) => Promise<Inbox | undefined>;
  /** To show to the operator; undefined when the company has one from an earlier start. */
  readonly token: string | undefined;
  /** Of the further issuers, by NIT: those that were made now. */
  readonly furtherTokens: ReadonlyMap<string, string>;
  /** Waits for requests on their way, then lets go of everything. */
  readonly close: () => Promise<void>;
  /** Cuts off requests that are still on their way: for who is closing and waits no longer. */
  readonly abort: () => void;
};

const defaultHost = '127.0.0.1';

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

const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

/** At the level trace the names of the steps, whose values are the document itself. */
const reportedSteps = ({ onStep, log }: IssuerOptions): OnStep | undefined => {
  const trace = log?.trace;
  if (trace === undefined) return onStep;
  return (step, value) => {
    trace('step', { step });
    onStep?.(step, value);
  };
};

type Opened = Pick<AppOptions['services'], 'client' | 'store' | 'tokens' | 'companies' | 'mail'>;

/** By name: what a request must not see stays where it is. */
const servicesOf = (options: IssuerOptions, opened: Opened): AppOptions['services'] => {
  const { env, authority, compatibility, allowResend, tamperFor, host = defaultHost } = options;
  const openRegistration = options.openRegistration ?? isLoopback(host);
  const { retry } = authority;
  const turns = createTurns();
  return {
    env,
    ...opened,
    turns,
    retry,
    compatibility,
    allowResend,
    openRegistration,
    tamperFor,
    onStep: reportedSteps(options),
  };
};

type Listening = { readonly server: Server; readonly url: string };

const serve = async (app: RequestListener, port: number, host: string): Promise<Listening> => {
  const server = createServer(expressMessages, app);
  server.keepAliveTimeout = keepAliveMs;
  closeBehindRequests(server);
  return { server, url: urlOf(await listen(server, port, host)) };
};

type TokenDigest = Awaited<ReturnType<IssuerStore['tokenDigests']>>[number];

type Service = {
  readonly app: RequestListener;
  readonly mail: MailService;
  readonly store: IssuerStore;
  /** To show to the operator. */
  readonly token: string | undefined;
  readonly furtherTokens: ReadonlyMap<string, string>;
  readonly close: () => Promise<void>;
};

/** A token for each issuer that has none; they are shown once, as that of the first is. */
const tokensOfOthers = async (
  others: readonly Company[],
  { store, tokens }: { readonly store: IssuerStore; readonly tokens: Tokens },
): Promise<ReadonlyMap<string, string>> => {
  const known = new Set((await store.tokenDigests()).map(({ company }) => company));
  const made = new Map<string, string>();
  for (const { nit } of others) if (!known.has(nit)) made.set(nit, await tokens.issue(nit));
  return made;
};

/** One issuing service without its server: a state of its own, and an authority that it sends to. */
const openService = async (options: IssuerOptions, knownTokens: readonly TokenDigest[] = []): Promise<Service> => {
  const { env, company, authority, allowProduction, issueCredentials, tokens: given } = options;
  const { store: location = ':memory:', companies: others = [], log = logTo() } = options;
  const client = createAuthorityClient(env, { ...authority, allowProduction });
  const store = openIssuerStore(location);
  const mail = createMailService({ env, smtp: options.smtp, inboxPort: options.inboxPort });
  const close = async (): Promise<void> => {
    client.close();
    await mail.close();
    await store.close();
  };
  try {
    for (const known of knownTokens) await store.addToken({ ...known, at: env.clock.now() });
    const { token, tokens } = await openTokens({ env, store, company: company.nit, given });
    const furtherTokens = await tokensOfOthers(others, { store, tokens });
    const companies = await openCompanies({ store, configured: [company, ...others], issueCredentials });
    const services = servicesOf(options, { client, store, tokens, companies, mail });
    const app = listenerOf(createApp({ services, log }));
    return { app, mail, store, token, furtherTokens, close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** Tenants know whoever the service knows, and keep everything else apart, in memory. */
const tenantOpener = (options: IssuerOptions, { store }: Service) =>
  options.tenant === undefined
    ? undefined
    : async (name: string): Promise<TenantService> => {
        const place = await options.tenant?.(name);
        const log = options.log?.with({ tenant: name });
        return openService({ ...options, ...place, log, store: ':memory:', inboxPort: 0 }, await store.tokenDigests());
      };

/**
 * @throws RangeError for an address of the authority that cannot be or must not
 * be used, and for an unusable token; the system's error when the port is taken.
 */
export const startIssuer = async (given: IssuerOptions): Promise<RunningIssuer> => {
  const log = (given.log ?? logTo()).with({ service: 'issuer' });
  const options = { ...given, log };
  const { port = 0, altPort, host = defaultHost } = options;
  const service = await openService({ ...options, log: log.with({ tenant: defaultTenant }) });
  const tenants = createTenants({ main: service.app, open: tenantOpener(options, service), log });
  const listening: Listening[] = [];
  const release = async (): Promise<void> => {
    await Promise.all(listening.map(({ server }) => closeServer(server)));
    await tenants.close();
    await service.close();
  };
  try {
    const first = await serve(tenants.app, port, host);
    listening.push(first);
    const second = altPort === undefined ? undefined : await serve(tenants.app, altPort, host);
    if (second !== undefined) listening.push(second);
    let closed: Promise<void> | undefined;
    return {
      url: first.url,
      altUrl: second?.url,
      inbox: service.mail.inbox,
      inboxOf: async (tenant) => (tenant === defaultTenant ? service : await tenants.opened(tenant))?.mail.inbox(),
      token: service.token,
      furtherTokens: service.furtherTokens,
      close: () => (closed ??= release()),
      abort: () => {
        for (const { server } of listening) server.closeAllConnections();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
};
