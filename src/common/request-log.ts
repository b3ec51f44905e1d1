/** One line for each request, on both sides: where it went and how it ended, never its contents. */
import type { Request, RequestHandler, Response } from 'express';
import { stopwatch } from './env/env.ts';
import type { Log, LogFacts } from './log.ts';

/** In answers that point to the log. */
export const requestHeader = 'Ensayo-Request';

/** The name of a request in the log; created on first use, the same from then on. */
export const requestName = ({ locals }: Pick<Response, 'locals'>, log: Log): string => {
  const known: unknown = locals.requestName;
  if (typeof known === 'string') return known;
  const name = log.nextRequest();
  locals.requestName = name;
  return name;
};

const factsIn = ({ locals }: Pick<Response, 'locals'>): LogFacts | undefined => locals.logFacts as LogFacts | undefined; // written by addFacts alone

/** Facts that only the handler knows about a request, for its line. Worth calling only if there are such lines. */
export const addFacts = ({ locals }: Response, facts: LogFacts): void => {
  locals.logFacts = { ...factsIn({ locals }), ...facts };
};

/** Nothing that was asked for: an unknown path has no pattern. */
const routeOf = ({ baseUrl, route }: Request): string => {
  const known: unknown = route;
  const path: unknown = typeof known === 'object' && known !== null ? Reflect.get(known, 'path') : undefined;
  return typeof path === 'string' ? `${baseUrl}${path}` : '*';
};

/**
 * Undefined if no such lines are wanted: requests then pass through unchanged. A request without an answer has status
 * 0.
 */
export const logRequests = (log: Log): RequestHandler | undefined => {
  const { info } = log;
  return (
    info &&
    ((request, response, next) => {
      const elapsed = stopwatch();
      response.once('close', () => {
        info('request', {
          method: request.method,
          route: routeOf(request),
          status: response.headersSent ? response.statusCode : 0,
          ms: Math.round(elapsed()),
          request: requestName(response, log),
          ...factsIn(response),
        });
      });
      next();
    })
  );
};
