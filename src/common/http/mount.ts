/** Serves the routes of an interface, and refuses everything else with its own answers. */
import type { ErrorRequestHandler, IRouter, RequestHandler, Request, Response } from 'express';
import type { Log, LogFacts } from '../log.ts';
import { requestName } from '../request-log.ts';
import type { Described } from './route.ts';

type Addressed = Pick<Described, 'method' | 'path'>;

export type Handling = RequestHandler<Record<string, string>>;

export type Serving<Route> = {
  /** Carry out a route, one after the other. */
  readonly handlers: (route: Route) => readonly Handling[];
  /** An existing path, requested with another method. */
  readonly otherMethod: (request: Request, response: Response, allowed: readonly string[]) => void;
  readonly unknownPath: (request: Request, response: Response) => void;
};

const verbs = { GET: 'get', PUT: 'put', POST: 'post', PATCH: 'patch', DELETE: 'delete' } as const;

const methodsOf = (routes: readonly Addressed[]): ReadonlyMap<string, readonly string[]> => {
  const methods = new Map<string, readonly string[]>();
  for (const { path, method } of routes) {
    methods.set(path, [...(methods.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);
  }
  return methods;
};

export const mountRoutes = <Route extends Addressed>(
  router: IRouter,
  routes: readonly Route[],
  { handlers, otherMethod, unknownPath }: Serving<Route>,
): void => {
  for (const route of routes) router[verbs[route.method]](route.path, ...handlers(route));
  for (const [path, allowed] of methodsOf(routes)) {
    // `router.all` creates a handler for each of the 35 methods that Node knows: a mebibyte for every tenant.
    router.route(path).all((request, response) => {
      otherMethod(request, response, allowed);
    });
  }
  router.use(unknownPath);
};

/** The first value counts where a parameter is given twice. */
export const textsOf = (values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      const first: unknown = Array.isArray(value) ? value[0] : value;
      return typeof first === 'string' ? [[name, first]] : [];
    }),
  );

export type Failing<Answer> = {
  readonly log: Log;
  /** For what the caller or the surroundings did wrong; undefined for a bug in Ensayo. */
  readonly answerTo: (error: unknown, request: Request) => Answer | undefined;
  /** @param name of the request in the log, which has the cause */
  readonly internalError: (name: string) => Answer;
  readonly send: (response: Response, answer: Answer) => void;
  /** Added to the line in the log. */
  readonly facts?: (request: Request) => LogFacts;
};

/** Express would print the error itself, with everything it quotes. */
export const answerFailures =
  <Answer>({ log, answerTo, internalError, send, facts }: Failing<Answer>): ErrorRequestHandler =>
  // oxlint-disable-next-line max-params -- express knows an error handler by its four parameters
  (error: unknown, request, response, _next) => {
    const answer = answerTo(error, request);
    const name = requestName(response, log);
    if (answer === undefined) log.defect(error, { request: name, ...facts?.(request) });
    if (response.headersSent) response.destroy();
    else send(response, answer ?? internalError(name));
  };
