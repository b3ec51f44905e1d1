/** Every world behind one address: each request goes to the world that its path or its header names. */
import express, { type ErrorRequestHandler, type Express, type Request, type Response, type Router } from 'express';
import type { Certificates } from '../certificates/certificates.ts';
import type { Log } from '../../src/common/log.ts';
import { addFacts, logRequests, requestHeader, requestName } from '../../src/common/request-log.ts';
import { createExchangesRouter } from '../soap/exchanges.ts';
import { environmentNames, readAddress, type EnvironmentCode } from './address.ts';
import type { World } from './world.ts';
import type { Worlds } from './worlds.ts';

export const tenantHeader = 'Ensayo-Tenant';

export type AppParts = {
  readonly worlds: Worlds;
  readonly certificates: Certificates;
  /** Of addresses that name none. */
  readonly environment: EnvironmentCode;
  /** What answers inside a world besides its SOAP service, by the world that was found. */
  readonly inside: readonly ((world: World) => Router)[];
  /** The pages for people, which name their world themselves. */
  readonly console?: Router | undefined;
  readonly log: Log;
};

const publish = (app: Express, certificates: Certificates): void => {
  app.get('/certificates/:file', async (request, response) => {
    const found = (await certificates.publications()).find(({ path }) => path === request.path);
    if (found === undefined) response.status(404).type('text/plain').send('No hay un certificado con ese nombre.\n');
    else response.type(found.contentType).send(found.bytes);
  });
};

/** For whoever waits until documents can be sent: it answers once the authority listens, which is when everything is read. */
const tellReadiness = (app: Express): void => {
  app.get('/ensayo/ready', (_request, response) => {
    response.json({ status: 'ready' });
  });
};

const refuse = (response: Response, status: number, problem: { readonly code: string; readonly message: string }) => {
  response.status(status).json(problem);
};

const badTenant = (tenant: string) => ({
  code: 'invalid-tenant',
  message: `«${tenant.slice(0, 60)}» no puede ser el nombre de un espacio de pruebas. Se esperan hasta 40 letras minúsculas, cifras o guiones: pruebas-1.`,
});

const tooManyTenants = (limit: number) => ({
  code: 'too-many-tenants',
  message: `Hay ${String(limit)} espacios de pruebas abiertos y no caben más. Borre los que no use con DELETE /ensayo/control/tenants/{nombre}.`,
});

/** What no router answered itself. Express would show the error to the client and print it, with all that it quotes. */
const answerErrors =
  (log: Log): ErrorRequestHandler =>
  // eslint-disable-next-line max-params -- express tells error handlers by their four parameters
  (error: unknown, _request, response, _next) => {
    const name = requestName(response, log);
    // A path that cannot be decoded is the sender's mistake.
    const isSenders = error instanceof URIError;
    if (!isSenders) log.defect(error, { request: name });
    if (response.headersSent) response.destroy();
    else if (isSenders) refuse(response, 400, { code: 'malformed-path', message: 'La ruta no se puede leer.' });
    else refuse(response.set(requestHeader, name), 500, internalError(name));
  };

const internalError = (request: string) => ({
  code: 'internal-error',
  message: `El simulador falló al atender la solicitud. El registro del servicio tiene el detalle con el identificador ${request}.`,
});

export const createPlatformApp = ({ worlds, certificates, environment, inside, console, log }: AppParts): Express => {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  const logged = logRequests(log);
  if (logged !== undefined) app.use(logged);
  app.use(createExchangesRouter({ get: worlds.exchange }));
  publish(app, certificates);
  tellReadiness(app);
  if (console !== undefined) app.use(console);
  const routers = new WeakMap<World, readonly Router[]>();
  const routersOf = (world: World): readonly Router[] => {
    const known = routers.get(world) ?? [world.service, ...inside.map((make) => make(world))];
    routers.set(world, known);
    return known;
  };
  app.use(async (request: Request, response: Response, next) => {
    const read = readAddress({ path: request.path, header: request.get(tenantHeader), environment });
    if (!read.ok) {
      refuse(response, 400, badTenant(read.tenant));
      return;
    }
    const opened = await worlds.open(read.address);
    if (!opened.ok) {
      refuse(response, 429, tooManyTenants(opened.limit));
      return;
    }
    const { tenant, environment: code } = read.address;
    if (logged !== undefined) addFacts(response, { tenant, environment: environmentNames[code] });
    request.url = request.url.slice(read.prefix.length) || '/';
    const [first, ...others] = routersOf(opened.world);
    const run = (router: Router | undefined, rest: readonly Router[]): void => {
      if (router === undefined) next();
      else
        router(request, response, (error?: unknown) => {
          if (error === undefined || error === null) run(rest[0], rest.slice(1));
          else next(error);
        });
    };
    run(first, others);
  });
  app.use(answerErrors(log));
  return app;
};
