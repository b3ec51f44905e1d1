/** Starts the issuing service: REST in front, the authority behind. */
import type { RequestListener, Server } from 'node:http';
import type { Env } from '../common/env/env.ts';
import { createAdmission, type AdmissionCounts } from '../common/http/admission.ts';
import { createCallers, isLoopbackHost, refuseCaller, type Callers } from '../common/http/callers.ts';
import type { HttpLimits } from '../common/http/limits.ts';
import { usualJsonLimits } from '../common/json/json-budget.ts';
import { createInProgress } from '../common/http/in-progress.ts';
import { createReadiness, type Readiness } from '../common/http/readiness.ts';
import { createHttpServer, endServer, hostInUrl, listen } from '../common/http/server.ts';
import { logTo, type Log } from '../common/log.ts';
import { createWorkCount, type Full, type Used } from '../common/rooms.ts';
import type { Retention } from '../common/store/retention.ts';
import { memory, storeProblem, type StorePlace } from '../common/store/store.ts';
import { createApp, type AppOptions } from './api/app.ts';
import type { Services, TamperContext } from './api/http.ts';
import { overloaded } from './api/problems.ts';
import { openTokens, type Tokens } from './api/tokens.ts';
import { createAuthorityClient, type AuthorityAddress } from './authority/client.ts';
import { destinationOf } from './authority/destination.ts';
import type { RetryPolicy } from './authority/retry.ts';
import { createCatchUp } from './submission/catch-up.ts';
import { openCompanies, type Companies, type CompaniesOptions } from './companies.ts';
import type { Company, Compatibility, RefusalOf, TestSetsOf } from './company.ts';
import type { Inbox } from './mail/inbox.ts';
import type { SmtpSettings } from './mail/mailer.ts';
import { createMailService, type MailService } from './mail/service.ts';
import type { OnStep, Tamper } from './steps.ts';
import type { IssuerStore } from './store/port.ts';
import { isGone } from '../common/store/gone.ts';
import { issuerLayout } from './store/migrations.ts';
import { openIssuerStore } from './store/stored.ts';
import { createTurns, type OnWaiting } from './store/turns.ts';
import { createTenants, defaultTenant, refuse, type TenantService } from './tenants.ts';

export type IssuerOptions = {
  readonly env: Env;
  readonly company: Company;
  /** Further issuers. */
  readonly companies?: readonly Company[] | undefined;
  /** Signs for a company that is configured through the interface without a certificate. */
  readonly issueCredentials?: CompaniesOptions['issueCredentials'];
  /** Whether anyone may register a company; by default only if nobody else can reach the service. */
  readonly openRegistration?: boolean | undefined;
  readonly authority: AuthorityAddress & { readonly retry?: RetryPolicy | undefined };
  /** Where the state is kept: in memory if absent. */
  readonly store?: StorePlace | undefined;
  /** How much of its documents each tenant keeps; everything if absent. */
  readonly retention?: Retention | undefined;
  /** Where the state of a tenant is kept: in memory if absent. */
  readonly tenantStore?: ((tenant: string) => StorePlace) | undefined;
  /** 0 (default) takes a free one. */
  readonly port?: number | undefined;
  /** A second address with the same paths; 0 takes a free port. */
  readonly altPort?: number | undefined;
  readonly host?: string | undefined;
  /** Additional host names of the service. */
  readonly allowHosts?: readonly string[] | undefined;
  /** Overrides single limits of the servers. */
  readonly http?: Partial<HttpLimits> | undefined;
  /** Tenants open at a time. */
  readonly maxTenants?: number | undefined;
  /** The server for outgoing mail; without one an embedded inbox receives it. */
  readonly smtp?: SmtpSettings | undefined;
  readonly inboxPort?: number | undefined;
  /** Access tokens to accept; without any, one is generated for a company that has none. */
  readonly tokens?: readonly string[] | undefined;
  /** Generates a token for each company, also for those that have one from an earlier start. */
  readonly newTokens?: boolean | undefined;
  /** Receives requests and bugs; nothing is logged by default. */
  readonly log?: Log | undefined;
  /** Of companies that have no setting of their own. */
  readonly compatibility?: Compatibility | undefined;
  /** Language of explanations for callers that ask for none; English if absent. */
  readonly language?: Services['language'];
  /** Absent if the authority runs elsewhere: a company then has the sets that it started with. */
  readonly testSetsOf?: TestSetsOf | undefined;
  /** Absent if the authority runs elsewhere. */
  readonly refusalOf?: RefusalOf | undefined;
  /** Resends numbers that were accepted before. */
  readonly allowResend?: boolean | undefined;
  /** Called for every document: how to make it wrong. */
  readonly tamperFor?: ((context: TamperContext) => Tamper | undefined) | undefined;
  readonly onStep?: OnStep | undefined;
  /** Called before each request: brings what the service shares with the authority, such as the clock, up to date. */
  readonly refresh?: (() => Promise<void>) | undefined;
  /** Whether another process has opened that tenant in the same store. */
  readonly hasTenant?: ((name: string) => Promise<boolean>) | undefined;
  /**
   * Where and when another tenant issues (`/t/{name}/api/…` or the header `Ensayo-Tenant`); without it there are no
   * tenants.
   */
  readonly tenant?: ((name: string) => Promise<TenantPlace | Full>) | undefined;
};

/** Where and when a tenant issues. */
export type TenantPlace = Pick<IssuerOptions, 'env' | 'authority' | 'testSetsOf' | 'refusalOf' | 'refresh'> & {
  readonly ok: true;
};

export type RunningIssuer = {
  /** `http://127.0.0.1:8080`, without a trailing slash. */
  readonly url: string;
  readonly altUrl: string | undefined;
  /** The embedded inbox, opened on first use; undefined if a mail server is configured. */
  readonly inbox: () => Promise<Inbox> | undefined;
  /** A tenant's inbox; also undefined for a tenant that does not exist yet. */
  readonly inboxOf: (tenant: string) => Promise<Inbox | undefined>;
  /** To show to the operator; undefined when the company has one from an earlier start. */
  readonly token: string | undefined;
  /** For the further issuers, by NIT: those generated now. */
  readonly furtherTokens: ReadonlyMap<string, string>;
  /** Requests that are being answered, and documents that wait until their number is free. */
  readonly load: () => { readonly inProgress: number; readonly waiting: number; readonly queue: AdmissionCounts };
  /** `GET /ready` answers 503 from now on; everything else is answered as before. */
  readonly retire: () => void;
  /** Waits for running requests, then releases everything. */
  readonly close: () => Promise<void>;
  /** Cuts off running requests, for a caller that will not wait for them to end. */
  readonly abort: () => void;
};

const defaultHost = '127.0.0.1';

/** At the level trace the names of the steps, without their values, which are the document itself. */
const reportedSteps = ({ onStep, log }: IssuerOptions): OnStep | undefined => {
  const trace = log?.trace;
  if (trace === undefined) return onStep;
  return (step, value) => {
    trace('step', { step });
    onStep?.(step, value);
  };
};

/** Of a running service, the same for all its tenants. */
type OperatedOptions = IssuerOptions & {
  readonly readiness: Pick<Readiness, 'look'>;
  readonly onWaiting: OnWaiting;
};

type Opened = Pick<AppOptions['services'], 'client' | 'store' | 'tokens' | 'companies' | 'mail'>;

/** Picked by name: data that a request must not see stays behind. */
const servicesOf = (options: OperatedOptions, opened: Opened): AppOptions['services'] => {
  const { env, authority, compatibility, language, allowResend, testSetsOf, refusalOf, tamperFor } = options;
  const { host = defaultHost } = options;
  const openRegistration = options.openRegistration ?? isLoopbackHost(host);
  const { retry } = authority;
  const turns = createTurns(options.onWaiting);
  const { readiness, log } = options;
  return {
    readiness,
    log,
    env,
    ...opened,
    turns,
    retry,
    compatibility,
    language,
    allowResend,
    openRegistration,
    testSetsOf,
    refusalOf,
    tamperFor,
    onStep: reportedSteps(options),
  };
};

type Listening = { readonly server: Server; readonly url: string };

/** Anyone may ask whether the service is up and ready, under any host name: the answer contains nothing else. */
const healthPath = /^\/(?:health|ready)\/?(?:\?|$)/i;

/** Before anything else inspects a request: whether it is meant for us. */
const guarded =
  (callers: Callers, app: RequestListener): RequestListener =>
  (request, response) => {
    const refusal = callers.refusalOf(request, healthPath.test(request.url ?? '') ? 'any' : 'own');
    if (refusal === undefined) app(request, response);
    else refuseCaller(response, refusal);
  };

const serve = async (app: RequestListener, port: number, options: IssuerOptions): Promise<Listening> => {
  const { host = defaultHost, http, log } = options;
  const onNotice = (): void => log?.warn?.('connections-exhausted', {});
  const server = await createHttpServer({ listener: app, limits: http, onNotice });
  const { address, port: bound } = await listen(server, port, host);
  return { server, url: `http://${hostInUrl(address)}:${String(bound)}` };
};

type Service = {
  readonly app: RequestListener;
  readonly mail: MailService;
  readonly store: IssuerStore;
  /** To show to the operator. */
  readonly token: string | undefined;
  readonly tokens: Tokens;
  readonly companies: Companies;
  /** Reads tokens and companies again if another process has changed them. */
  readonly catchUp: () => Promise<void>;
  readonly furtherTokens: ReadonlyMap<string, string>;
  readonly isSpare: () => boolean;
  readonly isGone: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};

/** A token for each issuer that needs one; they are shown once, like that of the first. */
const tokensOfOthers = async (
  others: readonly Company[],
  {
    store,
    tokens,
    newTokens,
  }: Pick<IssuerOptions, 'newTokens'> & { readonly store: IssuerStore; readonly tokens: Tokens },
): Promise<ReadonlyMap<string, string>> => {
  const known = new Set(newTokens === true ? [] : (await store.tokenDigests()).map(({ company }) => company));
  const made = new Map<string, string>();
  for (const { nit } of others) if (!known.has(nit)) made.set(nit, await tokens.issue(nit));
  return made;
};

/**
 * A store that knows whether a token, a company, a document or the start of a range was stored in it since `begin`:
 * without one, closing a tenant loses nothing.
 */
const keepTrack = (store: IssuerStore) => {
  let isEmpty = true;
  let isOpen = false;
  const written = (): void => {
    if (isOpen) isEmpty = false;
  };
  const keeps =
    <Given, Result>(write: (given: Given) => Promise<Result>) =>
    (given: Given): Promise<Result> => {
      written();
      return write(given);
    };
  const tracked: IssuerStore = {
    ...store,
    addToken: keeps(store.addToken),
    changeCompany: (nit, decide) =>
      store.changeCompany(nit, (stored) => {
        const decided = decide(stored);
        if (decided.ok) written();
        return decided;
      }),
    addDocument: keeps(store.addDocument),
    setNextNumber: keeps(store.setNextNumber),
  };
  /** The same for every tenant. */
  const begin = (): void => {
    isOpen = true;
  };
  return { store: tracked, begin, isEmpty: () => isEmpty };
};

type Inherited = Pick<Service, 'tokens' | 'companies' | 'catchUp'>;

type ServiceParts = { readonly inherited?: Inherited; readonly handOver?: RequestListener };

/** One issuing service without its server: its state, and the authority that it sends to. */
const openService = async (options: OperatedOptions, { inherited, handOver }: ServiceParts = {}): Promise<Service> => {
  const { env, company, authority, issueCredentials, tokens: given, newTokens } = options;
  const { store: place = memory, companies: others = [], log = logTo() } = options;
  const client = createAuthorityClient(env, authority);
  const keep = options.retention && {
    retention: options.retention,
    now: env.clock.now,
    onProblem: (error: unknown) => log.defect(error),
  };
  const { store, begin, isEmpty } = keepTrack(await openIssuerStore(place, keep));
  const limits = options.http?.requestMs === undefined ? undefined : { stepMs: options.http.requestMs };
  const mail = createMailService({
    env,
    smtp: options.smtp,
    inboxPort: options.inboxPort,
    limits,
    store: store.mails,
  });
  const close = async (): Promise<void> => {
    client.close();
    await mail.close();
    await store.close();
  };
  try {
    const own = { env, store, company: company.nit, given, newTokens, inherited: inherited?.tokens };
    const { token, tokens } = await openTokens(own);
    const furtherTokens = await tokensOfOthers(inherited === undefined ? others : [], { store, tokens, newTokens });
    const configured = [company, ...others] as const;
    const companies = await openCompanies({ store, configured, inherited: inherited?.companies, issueCredentials });
    begin();
    const services = servicesOf(options, { client, store, tokens, companies, mail });
    const work = createWorkCount();
    const jsonLimits = { ...usualJsonLimits, ...options.http };
    const catchUp = createCatchUp({
      hasChanged: store.hasChanged,
      reload: () => Promise.all([tokens.reload(), companies.reload()]),
    });
    const refresh = async (): Promise<void> => {
      await options.refresh?.();
      await inherited?.catchUp();
      await catchUp();
    };
    const app = createApp({ services, log, jsonLimits, handOver, refresh, during: work.during });
    const isSpare = (): boolean => isEmpty() && !mail.hasMail() && !work.isBusy();
    // Anything else is answered where the request is.
    const isRemoved = (): Promise<boolean> => refresh().then(() => false, isGone);
    return { app, mail, store, token, tokens, companies, catchUp, furtherTokens, isSpare, isGone: isRemoved, close };
  } catch (error) {
    await close();
    throw error;
  }
};

/** Tenants share companies and tokens with the service, and keep everything else separately. */
const tenantOpener = (options: OperatedOptions, inherited: Inherited) => {
  const { tenant, tenantStore = () => memory } = options;
  return tenant === undefined
    ? undefined
    : async (name: string): Promise<Used<TenantService>> => {
        const place = await tenant(name);
        if (!place.ok) return place;
        const log = options.log?.with({ tenant: name });
        const at = { ...options, ...place, log, store: tenantStore(name), inboxPort: 0 };
        return { ok: true, value: await openService(at, { inherited }) };
      };
};

/** The answers of an empty tenant. */
const vacantTenant =
  (options: OperatedOptions, inherited: Inherited) =>
  (handOver: RequestListener): Promise<Service> =>
    openService({ ...options, store: memory, inboxPort: 0 }, { inherited, handOver });

/** A company without a certificate gets its answer at each document. @throws if one cannot be read */
const ownCertificate = async ({ first }: Companies): Promise<void> => {
  if (first.canSign !== false) await first.credentials();
};

/**
 * @throws RangeError for an unusable or forbidden address of the authority, and for an unusable token; the system's
 * error when the port is in use.
 */
export const startIssuer = async (given: IssuerOptions): Promise<RunningIssuer> => {
  const log = (given.log ?? logTo()).with({ service: 'issuer' });
  const readiness = createReadiness({
    store: () => storeProblem(given.store ?? memory, issuerLayout),
    certificates: () => ownCertificate(service.companies),
  });
  let waiting = 0;
  const onWaiting: OnWaiting = (change) => {
    waiting += change;
  };
  const inProgress = createInProgress(readiness.isRetired);
  const options = { ...given, log, readiness, onWaiting };
  const { port = 0, altPort, host = defaultHost, maxTenants } = options;
  await destinationOf(options.authority).check();
  const callers = createCallers({ host, names: options.allowHosts });
  const service = await openService({ ...options, log: log.with({ tenant: defaultTenant }) });
  const tenants = createTenants({
    main: service.app,
    open: tenantOpener(options, service),
    vacant: vacantTenant(options, service),
    isElsewhere: options.hasTenant,
    maxTenants,
    log,
  });
  const admission = createAdmission({
    limits: options.http,
    isCounted: ({ url = '' }) => !healthPath.test(url),
    refuse: (_request, response) => refuse(response, overloaded()),
    onOverload: () => log.warn?.('overloaded', {}),
  });
  const app = inProgress.counting(guarded(callers, admission.admitting(tenants.app)));
  const listening: Listening[] = [];
  const release = async (): Promise<void> => {
    readiness.retire();
    await Promise.all(listening.map(({ server }) => endServer(server)));
    await tenants.close();
    await service.close();
  };
  try {
    const first = await serve(app, port, options);
    listening.push(first);
    const second = altPort === undefined ? undefined : await serve(app, altPort, options);
    if (second !== undefined) listening.push(second);
    let closed: Promise<void> | undefined;
    return {
      url: first.url,
      altUrl: second?.url,
      inbox: service.mail.inbox,
      inboxOf: async (tenant) => (tenant === defaultTenant ? service : tenants.opened(tenant))?.mail.inbox(),
      token: service.token,
      furtherTokens: service.furtherTokens,
      load: () => ({ inProgress: inProgress.count(), waiting, queue: admission.counts() }),
      retire: readiness.retire,
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
