import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type Express } from 'express';
import type { Env } from '../src/common/env/env.ts';
import { isAcceptedCertificate } from './certificates/chain.ts';
import { createCertificates, type Certificates } from './certificates/certificates.ts';
import { createSchemaValidator } from './checks/schema/validate.ts';
import type { Catalogue } from './engine/catalogue.ts';
import { profileNamed, profileNames, type Profile } from './engine/profile.ts';
import type { Judged } from './judge.ts';
import { nowOf, type Authority } from './reception/authority.ts';
import { judgeFile } from './reception/judge-file.ts';
import { getNumberingRange, getStatus, getStatusZip, getXmlByDocumentKey } from './reception/queries.ts';
import { sendBillAsync, sendTestSetAsync } from './reception/send-async.ts';
import { sendBillSync, sendNominaSync } from './reception/send-sync.ts';
import type { TransitionPolicy } from './reception/transition.ts';
import type { RegistryData, RegistryPort } from './registry/types.ts';
import { catalogue } from './rules/index.ts';
import { createExchangesRouter } from './soap/exchanges.ts';
import { servicePath } from './soap/contract.ts';
import { createJournal, type Journal } from './soap/journal.ts';
import { createSoapRouter } from './soap/router.ts';
import { openRegistry } from './store/sqlite-registry.ts';

export type AuthorityOptions = {
  readonly env: Env;
  /** 1 production, 2 test (habilitación). */
  readonly environment?: '1' | '2';
  readonly profile?: string;
  /** The rules; the authority's own by default. */
  readonly catalogue?: Catalogue;
  /** When verdicts on what was sent asynchronously can be had; at once by default. */
  readonly transition?: TransitionPolicy;
  /** Whether an unknown test set is created on first use; it is by default. */
  readonly autoCreateTestSets?: boolean;
  /** Replaces parts of the default registry. */
  readonly registry?: Partial<RegistryData> | undefined;
  /** SQLite file; in memory when absent. */
  readonly location?: string | undefined;
  readonly host?: string;
  /** 0 takes a free port. */
  readonly port?: number;
  /** Also serve HTTPS there, with a certificate of our own authority. */
  readonly httpsPort?: number | undefined;
  readonly certificates?: Certificates;
  /** Told of defects in our own code, which clients see as a fault. */
  readonly onDefect?: ((error: unknown) => void) | undefined;
  /** Told, in a sentence, of what the authority did on its own account: a test set that it created. */
  readonly onNotice?: ((notice: string) => void) | undefined;
};

export type RunningAuthority = {
  /** Address of the service, to be configured in a client. */
  readonly url: string;
  readonly httpsUrl: string | undefined;
  readonly certificates: Certificates;
  readonly registry: RegistryPort;
  readonly journal: Journal;
  readonly settings: Authority['settings'];
  /** Judges a file without SOAP. */
  readonly judgeFile: (fileName: string, bytes: Buffer) => Promise<Judged>;
  readonly close: () => Promise<void>;
};

/** @throws RangeError for a name that no profile has. */
export const requireProfile = (name: string): Profile => {
  const profile = profileNamed(name);
  if (profile === undefined) {
    throw new RangeError(`There is no profile "${name}". Profiles: ${profileNames().join(', ')}.`);
  }
  return profile;
};

const listen = (server: Server, port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port); // a TCP server that listens has one
    });
  });

const close = (server: Server): Promise<void> =>
  new Promise((resolve, reject) => {
    server.close((error) => (error === undefined ? resolve() : reject(error)));
    server.closeAllConnections();
  });

const publish = (app: Express, certificates: Certificates): void => {
  app.get('/certificates/:file', async (request, response) => {
    const found = (await certificates.publications()).find(({ path }) => path === request.path);
    if (found === undefined) response.status(404).type('text/plain').send('No hay un certificado con ese nombre.\n');
    else response.type(found.contentType).send(found.bytes);
  });
};

const createApp = (
  authority: Authority,
  options: AuthorityOptions,
  parts: { certificates: Certificates; journal: Journal },
): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  const isAccredited = async (der: Buffer): Promise<boolean> =>
    isAcceptedCertificate(der, await authority.trust(), nowOf(authority));
  app.use(
    createSoapRouter({
      env: options.env,
      environment: authority.environment,
      journal: parts.journal,
      isAccredited,
      onDefect: options.onDefect,
      handlers: {
        SendBillSync: sendBillSync(authority),
        SendNominaSync: sendNominaSync(authority),
        SendBillAsync: sendBillAsync(authority),
        SendTestSetAsync: sendTestSetAsync(authority),
        GetStatus: getStatus(authority),
        GetStatusZip: getStatusZip(authority),
        GetXmlByDocumentKey: getXmlByDocumentKey(authority),
        GetNumberingRange: getNumberingRange(authority),
      },
    }),
  );
  app.use(createExchangesRouter(parts.journal));
  publish(app, parts.certificates);
  return app;
};

type Listening = { readonly server: Server; readonly url: string };

const listenPlainly = async (app: Express, { host, port }: { host: string; port: number }): Promise<Listening> => {
  const server = createServer(app);
  return { server, url: `http://${host}:${await listen(server, port, host)}${servicePath}` };
};

const listenSecurely = async (
  app: Express,
  certificates: Certificates,
  { host, port }: { host: string; port: number },
): Promise<Listening> => {
  const { createServer: createSecureServer } = await import('node:https');
  const material = await certificates.tls([host, 'localhost']);
  const key = material.privateKey.export({ type: 'pkcs8', format: 'pem' });
  const server = createSecureServer({ key, cert: material.certificates }, app);
  return { server, url: `https://${host}:${await listen(server, port, host)}${servicePath}` };
};

/**
 * Everything of the authority but its servers; `judge` runs on this alone.
 * @throws RangeError for a name that no profile has
 */
export const createAuthority = async (
  options: AuthorityOptions,
): Promise<Authority & { certificates: Certificates }> => {
  const profile = requireProfile(options.profile ?? 'default');
  const certificates = options.certificates ?? createCertificates(options.env);
  const registry = await openRegistry(options.location ?? ':memory:');
  if (options.registry !== undefined) await registry.replace(options.registry);
  return {
    env: options.env,
    environment: options.environment ?? '2',
    catalogue: options.catalogue ?? catalogue(),
    registry,
    schemas: createSchemaValidator(),
    trust: certificates.trust,
    credentials: certificates.authority,
    settings: {
      profile,
      clockOffset: 0,
      transition: options.transition ?? 'immediate',
      autoCreateTestSets: options.autoCreateTestSets ?? true,
    },
    onDefect: options.onDefect,
    onNotice: options.onNotice,
    certificates,
  };
};

/**
 * Starts the simulated authority on HTTP and, if asked, HTTPS. Binds to the
 * loopback address by default. Rejects, with nothing left open, when a port is
 * taken.
 * @throws RangeError for a name that no profile has
 */
export const startAuthority = async (options: AuthorityOptions): Promise<RunningAuthority> => {
  const { certificates, ...authority } = await createAuthority(options);
  const journal = createJournal();
  const app = createApp(authority, options, { certificates, journal });
  const host = options.host ?? '127.0.0.1';
  const servers: Server[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(servers.splice(0).map(close));
    await authority.registry.close();
  };
  try {
    const plain = await listenPlainly(app, { host, port: options.port ?? 0 });
    servers.push(plain.server);
    const secure =
      options.httpsPort === undefined
        ? undefined
        : await listenSecurely(app, certificates, { host, port: options.httpsPort });
    if (secure !== undefined) servers.push(secure.server);
    return {
      url: plain.url,
      httpsUrl: secure?.url,
      certificates,
      registry: authority.registry,
      journal,
      settings: authority.settings,
      judgeFile: (fileName, bytes) => judgeFile(authority, fileName, bytes),
      close: stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
