/** The express application: HTTP in, HTTP out. The handlers do the work. */
import express, { type Express, type Request, type RequestHandler, type Response } from 'express';
import * as problems from './problems.ts';
import type { RequestListener } from 'node:http';
import { basename } from 'node:path';
import type { JsonLimits } from '../../common/json/json-budget.ts';
import type { Log } from '../../common/log.ts';
import { nameBody } from '../../common/name-body.ts';
import { logRequests } from '../../common/request-log.ts';
import { answerFailures, mountRoutes, textsOf, type Handling } from '../../common/http/mount.ts';
import { refuseNul } from '../../common/http/nul.ts';
import { outageOf } from '../../common/store/outage.ts';
import { isDamagedDatabase } from '../../common/store/integrity.ts';
import type { Company } from '../company.ts';
import { speaksDialect } from './compatibility.ts';
import type { ApiAnswer, Services } from './http.ts';
import { readJsonBody, type JsonBody } from './json-body.ts';
import { routes, type Route } from './routes.ts';
import { acceptTokenInAddress } from './token-in-address.ts';

/** An answer on its way to the client. */
export type Delivery = {
  /** It never arrives. */
  readonly giveUp: () => void;
  readonly ended: Promise<void>;
};

export type AppOptions = {
  readonly services: Omit<Services, 'company'>;
  readonly log: Log;
  /** Limits on a body; the defaults if absent. */
  readonly jsonLimits?: JsonLimits | undefined;
  /** Handles requests that may change something or ask the authority, in place of the handlers. */
  readonly handOver?: RequestListener | undefined;
  /** Learns of what other processes changed, before each request. */
  readonly refresh?: (() => Promise<void>) | undefined;
  /** Wraps the work on each request, which continues when the client has gone. */
  readonly during?: ((work: () => Promise<void>) => Promise<void>) | undefined;
  /** Those that are being delivered add themselves. */
  readonly deliveries?: Set<Delivery> | undefined;
};

const limit = { bytes: 20 * 1024 * 1024, text: '20 MB' } as const;

const safeHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
} as const;

const send = (response: Response, { status, headers = {}, file, body }: ApiAnswer): void => {
  if (file !== undefined) nameBody(response, file.name, file.shown);
  // Afterwards: the name would set a type from its extension.
  response.status(status).set(headers);
  if (Buffer.isBuffer(body)) response.send(body);
  else response.json(body);
};

const keepSafe: RequestHandler = (_request, response, next) => {
  response.set(safeHeaders);
  next();
};

/** The company that the caller acts for: the token's, as long as the service has it. */
const speaker = ({ tokens, companies }: AppOptions['services'], request: Request): Company | undefined => {
  const nit = tokens.companyOf(request.headers.authorization);
  return nit === undefined ? undefined : companies.find(nit);
};

const authenticated =
  (services: AppOptions['services']): RequestHandler =>
  (request, response, next) => {
    if (speaker(services, request) === undefined)
      send(response, problems.unauthenticated(request.get('authorization')));
    else next();
  };

const admitted =
  (admit: NonNullable<Route['admit']>, services: AppOptions['services']): Handling =>
  (request, response, next) => {
    const refused = admit({ params: request.params, header: (name) => request.get(name) }, services);
    if (refused === undefined) next();
    else send(response, refused);
  };

const jsonType = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
const otherCharset = /;\s*charset\s*=\s*"?(?!utf-?8\b)/i;

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? '0') > 0;

/** Clients of the dialect send anything with a query that needs no body. */
const mayBeIgnored = (
  { bodyOptional = false }: Route,
  services: Pick<Services, 'company' | 'compatibility'>,
): boolean => bodyOptional && speaksDialect(services);

const acceptsJson =
  (route: Route, services: AppOptions['services']): RequestHandler =>
  (request, response, next) => {
    const type = request.headers['content-type'];
    const company = speaker(services, request);
    if (route.bodyOptional === true && !hasBody(request)) next();
    else if (company !== undefined && mayBeIgnored(route, { ...services, company })) next();
    else if (type === undefined || !jsonType.test(type) || otherCharset.test(type)) {
      send(response, problems.unsupportedMediaType(type));
    } else {
      next();
    }
  };

/** Raw bytes: express's own JSON reader does not say where a body is wrong. */
const rawBody = express.raw({ type: () => true, limit: limit.bytes });

const bytesOf = (request: Request): Buffer => {
  const body: unknown = request.body;
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
};

/** If a body is optional, no bytes means no body. */
const readBody = ({ method, bodyOptional = false }: Route, request: Request, limits?: JsonLimits): JsonBody =>
  method === 'GET' || (bodyOptional && !hasBody(request))
    ? { ok: true, value: undefined }
    : readJsonBody(bytesOf(request), limits);

// Of requests that are pipelined, Node destroys only the response that has the connection.
const isClosed = (request: Request, response: Response): boolean => response.destroyed || request.socket.destroyed;

/** All of an answer is written before the client closes the connection, or the work for the opposite is done. */
const deliver = (request: Request, response: Response, ifGone: () => Promise<void>): Delivery => {
  let giveUp = (): void => undefined;
  const isWritten = new Promise<boolean>((resolve) => {
    giveUp = () => {
      resolve(false);
    };
    if (isClosed(request, response)) giveUp();
    response.once('close', giveUp).once('finish', () => {
      // Also what waits in a connection that is destroyed counts as finished.
      if (!request.socket.destroyed) resolve(true);
    });
  });
  return { giveUp, ended: isWritten.then((written) => (written ? undefined : ifGone())) };
};

const handlerOf = (route: Route, options: AppOptions): Handling => {
  const { services: shared, log, jsonLimits, during = (work) => work(), deliveries = new Set() } = options;
  const handle = async (request: Request<Record<string, string>>, response: Response): Promise<void> => {
    // Requests without a token are answered for the company that the service was started with.
    const services = { company: speaker(shared, request) ?? shared.companies.first, ...shared };
    const read = readBody(route, request, jsonLimits);
    const isBodyIgnored = !read.ok && mayBeIgnored(route, services);
    const body: JsonBody = isBodyIgnored ? { ok: true, value: undefined } : read;
    const { params } = request;
    const header = (name: string): string | undefined => request.get(name);
    const isGone = (): boolean => isClosed(request, response);
    const ifGone = (work: () => Promise<void>): void => {
      const delivery = deliver(request, response, () =>
        during(work).catch((error: unknown) => {
          log.defect(error);
        }),
      );
      deliveries.add(delivery);
      void delivery.ended.then(() => deliveries.delete(delivery));
    };
    send(
      response,
      body.ok
        ? await route.handle(
            { params, query: textsOf(request.query), header, isGone, ifGone, body: body.value, isBodyIgnored },
            services,
          )
        : problems.unusableJson(body),
    );
  };
  return (request, response) => during(() => handle(request, response));
};

const handlersOf = (route: Route, options: AppOptions): readonly Handling[] => {
  const { services, handOver } = options;
  const isTaken = handOver !== undefined && (route.method !== 'GET' || route.asksAuthority === true);
  return [
    ...(route.authenticated ? [authenticated(services)] : []),
    ...(route.admit === undefined ? [] : [admitted(route.admit, services)]),
    ...(route.method === 'GET' ? [] : [acceptsJson(route, services), rawBody]),
    isTaken ? handOver : handlerOf(route, options),
  ];
};

type HttpError = { readonly status?: unknown; readonly type?: unknown };

const isHttpError = (error: unknown): error is HttpError => typeof error === 'object' && error !== null;

/** What the body reader and the router refuse, in our words; everything else is a bug in Ensayo. */
const answerTo = (error: unknown, request: Request): ApiAnswer | undefined => {
  const { status, type } = isHttpError(error) ? error : {};
  if (type === 'entity.too.large') return problems.bodyTooLarge(limit.text);
  if (type === 'encoding.unsupported') {
    return problems.unsupportedMediaType(`Content-Encoding: ${request.get('content-encoding') ?? ''}`);
  }
  if (error instanceof URIError) return problems.unknownPath(request.path);
  const outage = outageOf(error);
  if (outage !== undefined) return problems.cannotStore(outage, error);
  if (isDamagedDatabase(error)) return problems.databaseDamaged(basename(error.file));
  if (status === 400) return problems.incompleteBody('El cuerpo de la solicitud llegó incompleto o dañado.');
  return undefined;
};

export const createApp = (options: AppOptions): Express => {
  const { log } = options;
  const app = express();
  app.disable('x-powered-by').disable('etag');
  const logged = logRequests(log);
  if (logged !== undefined) app.use(logged);
  app.use(keepSafe);
  app.use(refuseNul);
  const { refresh } = options;
  if (refresh !== undefined) {
    app.use('/api', async (_request, _response, next) => {
      await refresh();
      next();
    });
  }
  // After the refresh, which learns of tokens; before anything that reads the address.
  app.use(acceptTokenInAddress(options.services));
  mountRoutes(app, routes, {
    handlers: (route) => handlersOf(route, options),
    otherMethod: (request, response, allowed) => {
      send(response, problems.methodNotAllowed(request.method, allowed));
    },
    unknownPath: (request, response) => {
      send(response, problems.unknownPath(request.path));
    },
  });
  app.use(answerFailures({ log, answerTo, internalError: problems.internalError, send }));
  return app;
};
