import type { RequestListener } from 'node:http';
import { isLoopbackHost } from '../common/http/callers.ts';
import { usualJsonLimits } from '../common/json/json-budget.ts';
import type { Readiness } from '../common/http/readiness.ts';
import { logTo } from '../common/log.ts';
import { createWorkCount, type Used } from '../common/rooms.ts';
import { memory } from '../common/store/store.ts';
import { createApp, type AppOptions, type Delivery } from './api/app.ts';
import { openTokens, type Tokens } from './api/tokens.ts';
import { createAuthorityClient } from './authority/client.ts';
import { createCatchUp } from './submission/catch-up.ts';
import { openCompanies, type Companies } from './companies.ts';
import type { Company } from './company.ts';
import { createMailService, type MailService } from './mail/service.ts';
import type { OnStep } from './steps.ts';
import type { IssuerStore } from './store/port.ts';
import { isGone } from '../common/store/gone.ts';
import { openIssuerStore } from './store/stored.ts';
import { createTurns, type OnWaiting } from './store/turns.ts';
import type { TenantService } from './tenants.ts';
import { defaultHost, type IssuerOptions } from './server-options.ts';

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
export const openService = async (
  options: OperatedOptions,
  { inherited, handOver }: ServiceParts = {},
): Promise<Service> => {
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
  const deliveries = new Set<Delivery>();
  const close = async (): Promise<void> => {
    client.close();
    await mail.close();
    // An answer that is still being read counts as not delivered. What follows from that needs the store.
    for (const { giveUp } of deliveries) giveUp();
    await Promise.all([...deliveries].map(({ ended }) => ended));
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
    const app = createApp({ services, log, jsonLimits, handOver, refresh, during: work.during, deliveries });
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
export const tenantOpener = (options: OperatedOptions, inherited: Inherited) => {
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
export const vacantTenant =
  (options: OperatedOptions, inherited: Inherited) =>
  (handOver: RequestListener): Promise<Service> =>
    openService({ ...options, store: memory, inboxPort: 0 }, { inherited, handOver });
