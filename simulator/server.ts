import type { RequestListener, Server } from 'node:http';
import { systemRandom } from '../src/common/env/env.ts';
import { createAdmission } from '../src/common/http/admission.ts';
import { createCallers } from '../src/common/http/callers.ts';
import { usualJsonLimits } from '../src/common/json/json-budget.ts';
import { createInProgress } from '../src/common/http/in-progress.ts';
import { createReadiness } from '../src/common/http/readiness.ts';
import { createHttpServer, endServer, hostInUrl, listen, type HttpServerOptions } from '../src/common/http/server.ts';
import { digestBase64 } from '../src/common/hash.ts';
import { logTo } from '../src/common/log.ts';
import { storeProblem, type StorePlace } from '../src/common/store/store.ts';
import { accessToken, requireOption } from '../src/common/options.ts';
import type { Certificates } from './registry/certificates/certificates.ts';
import { consoleAt } from './console/mount.ts';
import { consolePath } from './console/sections.ts';
import { controlPath, createControlRouter } from './control/router.ts';
import { controlRoutes } from './control/routes.ts';
import { documentLimits, limitsOf } from './document/intake/limits.ts';
import { defaultTenant } from './tenants/platform/address.ts';
import { createPlatformApp } from './tenants/platform/app.ts';
import { serverNames } from './tenants/platform/server-names.ts';
import { storesInMemory } from './tenants/platform/tenant-stores.ts';
import { createTenants, type Tenants } from './tenants/platform/tenants.ts';
import type { Disturbable } from './tenants/disturbances/disturbable.ts';
import { judgeNow } from './service/reception/judge-file.ts';
import { readDocument } from './document/intake/submission.ts';
import { isMessage, refuseMessage } from './service/soap/overload.ts';
import { servicePath } from './service/soap/contract.ts';
import { keepsExchange } from './tenants/store/exchanges.ts';
import { authorityLayout } from './tenants/store/layout.ts';
import type { AuthorityOptions, RunningAuthority } from './server-options.ts';
import { authorityOf } from './authority-parts.ts';
import { sharedParts, type Shared } from './judging-parts.ts';
import { tenantMaker, tenantOpener, withOwnIdentifiers } from './tenant-maker.ts';

export { nowOf } from './service/reception/authority.ts';
export type { AuthorityOptions, RunningAuthority } from './server-options.ts';

type Listening = { readonly server: Server; readonly url: string };

type Address = { readonly host: string; readonly port: number };

const serve = async (options: HttpServerOptions, { host, port }: Address): Promise<Listening> => {
  const server = await createHttpServer(options);
  const { port: bound } = await listen(server, port, host);
  const scheme = options.tls === undefined ? 'http' : 'https';
  return { server, url: `${scheme}://${hostInUrl(host)}:${String(bound)}${servicePath}` };
};

const tlsFor =
  (names: readonly string[], certificates: Certificates): HttpServerOptions['tls'] =>
  async () => {
    const { privateKey, certificates: cert } = await certificates.tls(names);
    return { key: privateKey.export({ type: 'pkcs8', format: 'pem' }), cert };
  };

/**
 * The whole authority except its servers.
 * @throws RangeError for an unknown profile name
 */
export const createAuthority = async (
  options: AuthorityOptions,
): Promise<Disturbable & { certificates: Certificates }> => {
  const shared = sharedParts(options);
  return { ...(await authorityOf(options, shared)), certificates: shared.certificates };
};

/** A given token gives the same link at every start, and in every process that has it. */
const consoleKeyFor = (controlToken: string | undefined): string =>
  controlToken === undefined
    ? systemRandom.bytes(24).toString('base64url')
    : Buffer.from(digestBase64('sha384', `console ${controlToken}`), 'base64').toString('base64url');

/** The servers of the service, which end together, and what a load balancer may know of them. */
const createOperation = (place: StorePlace, { certificates, trust }: Shared, { http, log }: AuthorityOptions) => {
  const readiness = createReadiness({
    store: () => storeProblem(place, authorityLayout),
    certificates: () => Promise.all([certificates.authority(), trust()]),
  });
  const inProgress = createInProgress(readiness.isRetired);
  const admission = createAdmission({
    limits: http,
    isCounted: isMessage,
    refuse: refuseMessage,
    onOverload: () => log?.warn?.('overloaded', {}),
  });
  const servers: Server[] = [];
  return {
    readiness,
    running: { inProgress: inProgress.count, queue: admission.counts, retire: readiness.retire },
    admitted: (app: RequestListener): RequestListener => inProgress.counting(admission.admitting(app)),
    servers,
    end: async (graceMs: number): Promise<void> => {
      readiness.retire();
      const ended = servers.splice(0).map((server) => endServer(server, graceMs));
      inProgress.endStreams();
      await Promise.all(ended);
    },
  };
};

/**
 * Starts the simulated authority on HTTP and, if requested, HTTPS. Binds to the loopback address by default. Rejects,
 * with nothing left open, when a port is taken.
 * @throws RangeError for an unknown profile name
 */
export const startAuthority = async (given: AuthorityOptions): Promise<RunningAuthority> => {
  const log = (given.log ?? logTo()).with({ service: 'authority' });
  const options = { ...given, log };
  const { environment = '2', host = '127.0.0.1', stores = storesInMemory, httpsPort } = options;
  const shared = sharedParts(options);
  const { certificates } = shared;
  const callers = createCallers({ host, names: options.allowHosts });
  const tenants: Tenants = createTenants({
    ...tenantMaker({ ...options, env: await withOwnIdentifiers(options) }, shared, (address) => tenants.open(address)),
    stores,
    keepsExchange,
    maxTenants: options.maxTenants,
  });
  const first = { tenant: defaultTenant, environment };
  const operation = createOperation(stores.placeOf(first), shared, options);
  const { readiness, servers, admitted, end, running } = operation;
  const stop = async (graceMs = 0): Promise<void> => {
    await end(graceMs);
    await tenants.close();
  };
  try {
    if (options.controlToken !== undefined) requireOption(accessToken, options.controlToken, 'controlToken');
    const opened = await tenants.open(first);
    if (!opened.ok) throw new RangeError('No tenant may be opened.');
    const { authority, journal } = opened.tenant;
    const token = options.controlToken ?? systemRandom.bytes(24).toString('base64url');
    const jsonLimits = { ...usualJsonLimits, ...options.http };
    const control = { token, routes: controlRoutes, tenants, log, jsonLimits };
    const key = options.consoleKey ?? consoleKeyFor(options.controlToken);
    const console = consoleAt({ tenants, home: opened.tenant, key, callers, log, ports: options.consolePorts });
    const app = createPlatformApp({
      tenants,
      certificates,
      environment,
      callers,
      readiness,
      log,
      control: (addressOf) => createControlRouter({ ...control, addressOf }),
      controlPath,
      console: { path: consolePath, router: console.router },
    });
    const common = {
      listener: admitted(app),
      limits: options.http,
      onNotice: () => log.warn?.('connections-exhausted', {}),
    };
    const plain = await serve(common, { host, port: options.port ?? 0 });
    servers.push(plain.server);
    const secure =
      httpsPort === undefined
        ? undefined
        : await serve(
            { ...common, tls: tlsFor(serverNames({ ...options, host }), certificates) },
            { host, port: httpsPort },
          );
    if (secure !== undefined) servers.push(secure.server);
    return {
      url: plain.url,
      httpsUrl: secure?.url,
      control: { url: new URL(controlPath, plain.url).href, token },
      console: { url: new URL(console.entrance, plain.url).href },
      certificates,
      registry: authority.registry,
      journal,
      settings: authority.settings,
      tenants,
      refresh: opened.tenant.refresh,
      tenant: tenantOpener(tenants, { environment, url: plain.url }),
      judgeFile: (fileName, bytes, sender) => {
        const limits = documentLimits(limitsOf(authority.settings));
        return judgeNow(authority, readDocument(fileName, bytes, { limits }), { sender });
      },
      ...running,
      close: stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
