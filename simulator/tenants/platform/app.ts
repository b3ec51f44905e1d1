/** Every tenant behind one address: each request goes to the tenant that its path or its header names. */
import express, {
  Router,
  type ErrorRequestHandler,
  type Express,
  type NextFunction,
  type Request,
  type Response,
} from 'express';
import { refuseCaller, type Callers, type HostRule } from '../../../src/common/http/callers.ts';
import { preferredLanguage } from '../../../src/common/http/preferred-language.ts';
import type { Readiness } from '../../../src/common/http/readiness.ts';
import { refuseNul } from '../../../src/common/http/nul.ts';
import { outageMessage, outageOf, outages } from '../../../src/common/store/outage.ts';
import { isOver } from '../../../src/common/http/server.ts';
import type { Log } from '../../../src/common/log.ts';
import { addFacts, logRequests, requestHeader, requestName } from '../../../src/common/request-log.ts';
import type { Certificates } from '../../registry/certificates/certificates.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import { servicePath, type EnvironmentCode } from '../../service/soap/contract.ts';
import { answerFault, isMessage } from '../../service/soap/overload.ts';
import { beginMessage, createDescriptionRouter } from '../../service/soap/router.ts';
import { faultOfDefect, type SoapFault } from '../../service/soap/soap-faults.ts';
import type { Exchange } from '../../service/soap/journal.ts';
import { environmentNames, readAddress, type TenantAddress } from './address.ts';
import { homePage } from './home-page.ts';
import type { Tenant } from './tenant.ts';
import { retryAfterSeconds, tooManyTenants, type Tenants } from './tenants.ts';

const present = (exchange: Exchange, full: boolean): object => ({
  id: exchange.id,
  receivedAt: new Date(exchange.receivedAt).toISOString(),
  operation: exchange.operation ?? null,
  certificateNit: exchange.certificateNit ?? null,
  status: exchange.status,
  fault: exchange.fault ?? null,
  ...(exchange.faults === undefined ? {} : { faults: exchange.faults }),
  ...(typeof exchange.results === 'object' ? exchange.results : {}),
  ...(exchange.omittedBytes === undefined ? {} : { omittedBytes: exchange.omittedBytes }),
  ...(full ? { envelope: exchange.envelope.toString('utf8'), answer: exchange.answer } : {}),
});

/**
 * `GET /ensayo/exchanges/:id`: the judge's findings in one exchange, separate from the wire; `?full=1` adds the
 * envelope and the answer. `omittedBytes` is present if only the beginning of the envelope was kept.
 */
export const createExchangesRouter = (journal: {
  readonly get: (id: string) => Promise<Exchange | undefined> | Exchange | undefined;
}): Router => {
  const router = Router();
  router.get('/ensayo/exchanges/:id', async (request, response) => {
    const { id } = request.params;
    const exchange = await journal.get(id);
    if (exchange === undefined) {
      refuse(response, unknownExchange(id));
      return;
    }
    response.json(present(exchange, request.query.full === '1'));
  });
  return router;
};

const unknownExchange = (id: string): Problem => ({
  status: 404,
  code: 'unknown-exchange',
  message: {
    en: `There is no exchange "${id}": it never was, or the journal has dropped it. The identifier is in the header Ensayo-Exchange.`,
    es: `No hay un intercambio «${id}»: no existió o el diario ya lo descartó. El identificador viene en la cabecera Ensayo-Exchange.`,
  },
});

const tenantHeader = 'Ensayo-Tenant';

/** The tenant that a request names; it may not exist. */
export type AddressOf = (request: Request) => TenantAddress;

type AppParts = {
  readonly tenants: Tenants;
  readonly certificates: Certificates;
  /** Of addresses that name no tenant. */
  readonly environment: EnvironmentCode;
  readonly callers: Callers;
  /** The control API, which opens tenants itself once the caller is known. */
  readonly control: (addressOf: AddressOf) => Router;
  readonly controlPath: string;
  /** The pages for people, which name their tenant and check their visitors themselves. */
  readonly console?: { readonly path: string; readonly router: Router } | undefined;
  readonly readiness: Pick<Readiness, 'look'>;
  readonly log: Log;
};

const publish = (app: Express, certificates: Certificates): void => {
  app.get('/certificates/:file', async (request, response) => {
    const found = (await certificates.publications()).find(({ path }) => path === request.path);
    if (found === undefined) response.status(404).type('text/plain').send('No hay un certificado con ese nombre.\n');
    else response.type(found.contentType).send(found.bytes);
  });
};

/** The second one is the first that there was. */
const readyPaths = ['/ready', '/ensayo/ready'];
/** As the issuing service has it. */
const healthPath = '/health';

/** Whether documents can be sent now, and whether the process lives. */
const tellReadiness = (app: Express, { look }: Pick<Readiness, 'look'>): void => {
  app.get(readyPaths, async (_request, response) => {
    const problem = await look();
    response.set('Cache-Control', 'no-store');
    if (problem === undefined) response.json({ status: 'ready' });
    else refuse(response, { status: 503, ...problem });
  });
  app.get(healthPath, (_request, response) => {
    response.json({ status: 'ok' });
  });
};

type Problem = { readonly status: number; readonly code: string; readonly message: Bilingual };

/** In Spanish, the authority's language, unless the caller asks for English. */
const refuse = (response: Response, { status, code, message }: Problem, retrySeconds = retryAfterSeconds): void => {
  const language = preferredLanguage(response.req.get('accept-language'), ['es', 'en'] as const) ?? 'es';
  if (status === 429 || status === 503) response.set('Retry-After', String(retrySeconds));
  response
    .status(status)
    .set('Content-Language', language)
    .vary('Accept-Language')
    .json({ code, message: message[language] });
};

const badTenant = (tenant: string): Problem => ({
  status: 400,
  code: 'invalid-tenant',
  message: {
    en: `"${tenant.slice(0, 60)}" cannot be the name of a tenant. Expected up to 40 lower-case letters, digits or hyphens: pruebas-1.`,
    es: `«${tenant.slice(0, 60)}» no puede ser el nombre de un espacio de pruebas. Se esperan hasta 40 letras minúsculas, cifras o guiones: pruebas-1.`,
  },
});

/**
 * Clients reach the SOAP service under the real authority's name, and certificates under any name in them; neither
 * these nor readiness reveal anything to a stranger. Everything else contains documents or decides verdicts.
 */
const hostRuleOf = (path: string): HostRule => {
  const read = readAddress({ path, header: undefined, environment: '2' });
  const inside = (read.ok ? path.slice(read.prefix.length) : path).replace(/\/$/, '').toLowerCase();
  const isOpen =
    inside === servicePath.toLowerCase() ||
    [...readyPaths, healthPath].includes(path) ||
    /^\/certificates\/[^/]+$/.test(path.toLowerCase());
  return isOpen ? 'any' : 'own';
};

const isBelow = (path: string, folder: string | undefined): boolean =>
  folder !== undefined && `${path}/`.toLowerCase().startsWith(`${folder}/`);

/**
 * Requests that no router answered. Express would show the error to the client and print it, with everything it quotes.
 */
const answerErrors =
  (log: Log): ErrorRequestHandler =>
  // oxlint-disable-next-line max-params -- express tells error handlers by their four parameters
  (error: unknown, request, response, _next) => {
    const name = requestName(response, log);
    // A path that cannot be decoded is the sender's mistake.
    const isSenders = error instanceof URIError;
    const outage = outageOf(error);
    if (!isSenders && outage === undefined) log.defect(error, { request: name });
    if (response.headersSent) response.destroy();
    else if (!isSenders && isMessage(request)) answerFault(response, faultOfDefect(error));
    else if (outage !== undefined)
      refuse(
        response,
        { status: 503, code: outage, message: outageMessage(outage, error) },
        outages[outage].retrySeconds,
      );
    else if (isSenders) refuse(response, malformedPath);
    else refuse(response.set(requestHeader, name), internalError(name));
  };

export const malformedPath = {
  status: 400,
  code: 'malformed-path',
  message: { en: 'The path cannot be read.', es: 'La ruta no se puede leer.' },
} as const satisfies Problem;

const serverWide: Problem = {
  status: 404,
  code: 'unknown-path',
  message: {
    en: 'Received "*" instead of a path. Ask for a path of the service, such as /ready.',
    es: 'Se recibió «*» en lugar de una ruta. Pida una ruta del servicio, por ejemplo /ready.',
  },
};

/** Express would answer with a page that repeats the whole path. */
const unknownPath: Problem = {
  status: 404,
  code: 'unknown-path',
  message: {
    en: `There is nothing at this path for this method. The SOAP service is at ${servicePath}; GET / shows the other paths.`,
    es: `No hay nada en esta ruta para este método. El servicio SOAP está en ${servicePath}; GET / muestra las demás rutas.`,
  },
};

const noRoom = (limit: number): SoapFault => {
  const { code, message } = tooManyTenants(limit);
  return {
    status: 503,
    code: 'Receiver',
    reason: message.en,
    check: code,
    detail: message.en,
    retrySeconds: retryAfterSeconds,
  };
};

const internalError = (request: string): Problem => ({
  status: 500,
  code: 'internal-error',
  message: {
    en: `The simulator failed at this request. The log of the service has the details under the identifier ${request}.`,
    es: `El simulador falló al atender la solicitud. El registro del servicio tiene el detalle con el identificador ${request}.`,
  },
});

export const createPlatformApp = ({ tenants, certificates, environment, log, ...parts }: AppParts): Express => {
  const { callers, control, console, readiness } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  const logged = logRequests(log);
  if (logged !== undefined) app.use(logged);
  app.use((request, response, next) => {
    // The console refuses strangers itself, by the same rules, with a page.
    const refusal = isBelow(request.path, console?.path)
      ? undefined
      : callers.refusalOf(request, hostRuleOf(request.path));
    if (refusal === undefined) next();
    else refuseCaller(response, refusal);
  });
  // Express answers OPTIONS itself, `*` with a page of its own; our clients do not use it.
  app.use((request, response, next) => {
    if (request.url === '*') refuse(response, serverWide);
    else next();
  });
  app.use((request, response, next) => {
    if (isBelow(request.path, console?.path)) next();
    else refuseNul(request, response, next);
  });
  app.use(createExchangesRouter({ get: tenants.exchange }));
  publish(app, certificates);
  tellReadiness(app, readiness);
  app.get('/', homePage({ console: console?.path, control: parts.controlPath }));
  if (console !== undefined) app.use(console.router);

  const addresses = new WeakMap<Request, TenantAddress>();
  const addressOf: AddressOf = (request) => {
    const address = addresses.get(request);
    if (address === undefined) throw new Error('The address of a request is read before it is needed.');
    return address;
  };
  app.use((request: Request, response: Response, next: NextFunction) => {
    const read = readAddress({ path: request.path, header: request.get(tenantHeader), environment });
    if (!read.ok) {
      refuse(response, badTenant(read.tenant));
      return;
    }
    addresses.set(request, read.address);
    const { tenant, environment: code } = read.address;
    if (logged !== undefined) addFacts(response, { tenant, environment: environmentNames[code] });
    const rest = request.url.slice(read.prefix.length);
    request.url = rest.startsWith('/') ? rest : `/${rest}`;
    next();
  });
  app.use(createDescriptionRouter());
  app.use(control(addressOf));
  // Only a message opens a tenant, once it is known who sends it. A path that is not ours opens none, and gets 404.
  app.post(servicePath, beginMessage(), async (request, response, next) => {
    const serve = async ({ service }: Tenant): Promise<void> => {
      service(request, response, next);
      await isOver(response);
    };
    const address = addressOf(request);
    const lobby = (await tenants.exists(address)) ? undefined : await tenants.lobby(address.environment);
    if (lobby !== undefined && !(await lobby.knowsSender(request))) {
      await serve(lobby);
      return;
    }
    const used = await tenants.use(address, serve);
    if (!used.ok) answerFault(response, noRoom(used.limit));
  });
  app.use((_request, response) => {
    refuse(response, unknownPath);
  });
  app.use(answerErrors(log));
  return app;
};
