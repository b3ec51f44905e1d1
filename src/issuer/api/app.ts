/** The express application: HTTP in, HTTP out. What is done with a request stands in the handlers. */
import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { Logger } from 'pino';
import { stopwatch } from '../../common/env/env.ts';
import { nameBody } from '../../common/name-body.ts';
import type { Company } from '../company.ts';
import type { ApiAnswer, ApiRequest, Services } from './http.ts';
import { readJsonBody, type JsonBody } from './json-body.ts';
import * as problems from './problems.ts';
import { routes, type Route } from './routes.ts';

export type AppOptions = {
  readonly services: Omit<Services, 'company'>;
  readonly logger?: Logger | undefined;
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
  // Afterwards: the name would choose a type by its ending.
  response.status(status).set(headers);
  if (Buffer.isBuffer(body)) response.send(body);
  else response.json(body);
};

/** One line a request: where and how it went, never what was in it. */
const logged =
  (logger: Logger | undefined): RequestHandler =>
  (request, response, next) => {
    const elapsed = stopwatch();
    response.set(safeHeaders);
    response.once('finish', () => {
      const { method, path } = request;
      logger?.info({ method, path, status: response.statusCode, ms: Math.round(elapsed()) }, 'request');
    });
    next();
  };

const authenticated =
  ({ tokens }: AppOptions['services']): RequestHandler =>
  (request, response, next) => {
    if (tokens.companyOf(request.headers.authorization) === undefined) send(response, problems.unauthenticated());
    else next();
  };

/** Whom the caller speaks for: a token stays good when its company's data change. */
const speaker = ({ tokens, companies }: AppOptions['services'], request: Request): Company =>
  companies.find(tokens.companyOf(request.headers.authorization) ?? '') ?? companies.first;

const jsonType = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;
const otherCharset = /;\s*charset\s*=\s*"?(?!utf-?8\b)/i;

const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? '0') > 0;

const acceptsJson =
  ({ bodyOptional = false }: Route): RequestHandler =>
  (request, response, next) => {
    const type = request.headers['content-type'];
    if (bodyOptional && !hasBody(request)) next();
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

/** Where a body may be left out, no bytes are no body. */
const readBody = ({ method, bodyOptional = false }: Route, request: Request): JsonBody =>
  method === 'GET' || (bodyOptional && !hasBody(request))
    ? { ok: true, value: undefined }
    : readJsonBody(bytesOf(request));

/** Given twice, a parameter counts once: the first time. */
const queryOf = ({ query }: Request): ApiRequest['query'] =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => {
      const first: unknown = Array.isArray(value) ? value[0] : value;
      return typeof first === 'string' ? [[name, first]] : [];
    }),
  );

const handlerOf =
  (route: Route, shared: AppOptions['services']): RequestHandler<Record<string, string>> =>
  async (request, response) => {
    const body = readBody(route, request);
    const { params } = request;
    const services = { company: speaker(shared, request), ...shared };
    const header = (name: string): string | undefined => request.get(name);
    send(
      response,
      body.ok
        ? await route.handle({ params, query: queryOf(request), header, body: body.value }, services)
        : problems.unusableJson(body),
    );
  };

const verbs = { GET: 'get', POST: 'post', PUT: 'put' } as const;

const mount = (app: Express, route: Route, { services }: AppOptions): void => {
  const guards: RequestHandler[] = [
    ...(route.authenticated ? [authenticated(services)] : []),
    ...(route.method === 'GET' ? [] : [acceptsJson(route), rawBody]),
  ];
  app[verbs[route.method]](route.path, ...guards, handlerOf(route, services));
};

/** A path that exists, asked for with another method. */
const refuseOtherMethods = (app: Express): void => {
  for (const path of new Set(routes.map((route) => route.path))) {
    const methods = routes.filter((route) => route.path === path).map(({ method }) => method);
    const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    app.all(path, (request, response) => {
      send(response, problems.methodNotAllowed(request.method, allowed));
    });
  }
};

type HttpError = { readonly status?: unknown; readonly type?: unknown };

const isHttpError = (error: unknown): error is HttpError => typeof error === 'object' && error !== null;

/** What the body reader and the router refuse, in our words; everything else is a defect. */
const answerTo = (error: unknown, request: Request): ApiAnswer => {
  const { status, type } = isHttpError(error) ? error : {};
  if (type === 'entity.too.large') return problems.bodyTooLarge(limit.text);
  if (type === 'encoding.unsupported') {
    return problems.unsupportedMediaType(`Content-Encoding: ${request.get('content-encoding') ?? ''}`);
  }
  if (error instanceof URIError) return problems.unknownPath(request.path);
  if (status === 400) return problems.incompleteBody('El cuerpo de la solicitud llegó incompleto o dañado.');
  return problems.internalError();
};

const answerErrors =
  (logger: Logger | undefined): ErrorRequestHandler =>
  // eslint-disable-next-line max-params -- express knows an error handler by its four parameters
  (error: unknown, request, response, next) => {
    const answer = answerTo(error, request);
    if (answer.status >= 500) logger?.error({ err: error, path: request.path }, 'request failed');
    if (response.headersSent) next(error);
    else send(response, answer);
  };

export const createApp = (options: AppOptions): Express => {
  const { logger } = options;
  const app = express();
  app.disable('x-powered-by').disable('etag');
  app.use(logged(logger));
  for (const route of routes) mount(app, route, options);
  refuseOtherMethods(app);
  app.use((request, response) => {
    send(response, problems.unknownPath(request.path));
  });
  app.use(answerErrors(logger));
  return app;
};
