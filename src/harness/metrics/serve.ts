/** An address of its own for the metrics, so that neither service shows them to its clients. */
import type { RequestListener } from 'node:http';
import { createCallers, refuseCaller, type Callers } from '../../common/http/callers.ts';
import { createHttpServer, hostInUrl, listen } from '../../common/http/server.ts';
import type { ReadMetrics } from './metrics.ts';

export type MetricsServer = { readonly url: string; readonly close: () => Promise<void> };

type Served = {
  readonly host: string;
  readonly port: number;
  /** Addresses of the services that run here. */
  readonly services: readonly string[];
  /** Further names under which it may be reached (`--allow-host`). */
  readonly allowHosts?: readonly string[];
};

type Answer = { readonly status: number; readonly text: string };

const unanswered: Answer = { status: 503, text: '{"code":"not-answered","message":"The service does not answer."}' };

/** What the first service that is not ready answers; otherwise that of the last one. */
const readiness = async (services: readonly string[], language: string | undefined): Promise<Answer> => {
  let answer: Answer = { status: 200, text: '{"status":"ready"}' };
  for (const service of services) {
    const headers = language === undefined ? {} : { 'Accept-Language': language };
    const asked = fetch(new URL('/ready', service), { headers });
    answer = await asked.then(
      async (response) => ({ status: response.status, text: await response.text() }),
      () => unanswered,
    );
    if (answer.status !== 200) break;
  }
  return answer;
};

const answering =
  ({ read, contentType }: ReadMetrics, services: readonly string[]): RequestListener =>
  (request, response) => {
    const send = (status: number, type: string, text: string): void => {
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
    };
    const { pathname } = new URL(request.url ?? '/', 'http://metrics');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (pathname === '/health' && isRead) send(200, 'application/json', '{"status":"ok"}');
    else if (pathname === '/ready' && isRead) {
      void readiness(services, request.headers['accept-language']).then(({ status, text }) => {
        send(status, 'application/json', text);
      });
    } else if (pathname !== '/metrics' || !isRead) send(404, 'text/plain', 'GET /metrics, GET /health, GET /ready\n');
    else {
      read().then(
        (text) => {
          send(200, contentType, text);
        },
        () => {
          send(500, 'text/plain', 'The metrics could not be collected.\n');
        },
      );
    }
  };

/** As at the services themselves: health and readiness contain nothing else, so any name will do. */
const healthPath = /^\/(?:health|ready)\/?(?:\?|$)/;

const guarded =
  (callers: Callers, answer: RequestListener): RequestListener =>
  (request, response) => {
    const refusal = callers.refusalOf(request, healthPath.test(request.url ?? '') ? 'any' : 'own');
    if (refusal === undefined) answer(request, response);
    else refuseCaller(response, refusal);
  };

/**
 * They hold numbers and our own words alone, so anyone who reaches the address may read them, but for the pages of
 * others.
 *
 * @throws RangeError (`invalid-host`) for an allowed name that is not a host name
 */
export const serveMetrics = async (metrics: ReadMetrics, served: Served): Promise<MetricsServer> => {
  const { host, port, services, allowHosts } = served;
  const callers = createCallers({ host, names: allowHosts });
  const server = await createHttpServer({ listener: guarded(callers, answering(metrics, services)) });
  const { address, port: bound } = await listen(server, port, host);
  return {
    url: `http://${hostInUrl(address)}:${String(bound)}/metrics`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
};
