/** Starts the issuing service: REST in front, the authority behind. */
import type { RequestListener, Server } from 'node:http';
import { createAdmission } from '../common/http/admission.ts';
import { createCallers, refuseCaller, type Callers } from '../common/http/callers.ts';
import { createInProgress } from '../common/http/in-progress.ts';
import { createReadiness } from '../common/http/readiness.ts';
import { createHttpServer, endServer, hostInUrl, listen } from '../common/http/server.ts';
import { logTo } from '../common/log.ts';
import { memory, storeProblem } from '../common/store/store.ts';
import { overloaded } from './api/problems.ts';
import { destinationOf } from './authority/destination.ts';
import type { Companies } from './companies.ts';
import { issuerLayout } from './store/migrations.ts';
import type { OnWaiting } from './store/turns.ts';
import { createTenants, defaultTenant, refuse } from './tenants.ts';
import { defaultHost, type IssuerOptions, type RunningIssuer } from './server-options.ts';
import { openService, tenantOpener, vacantTenant } from './open-service.ts';

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
