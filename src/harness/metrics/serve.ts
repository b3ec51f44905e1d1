/** An address of its own for the metrics, so that neither service shows them to its clients. */
import type { RequestListener } from 'node:http';
import { createHttpServer, hostInUrl, listen } from '../../common/http/server.ts';
import type { ReadMetrics } from './metrics.ts';

export type MetricsServer = { readonly url: string; readonly close: () => Promise<void> };

const answering =
  ({ read, contentType }: ReadMetrics): RequestListener =>
  (request, response) => {
    const send = (status: number, type: string, text: string): void => {
      response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
    };
    const { pathname } = new URL(request.url ?? '/', 'http://metrics');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (pathname === '/health' && isRead) send(200, 'application/json', '{"status":"ok"}');
    else if (pathname !== '/metrics' || !isRead) send(404, 'text/plain', 'GET /metrics, GET /health\n');
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

/** They hold numbers and our own words alone, so anyone who reaches the address may read them. */
export const serveMetrics = async (
  metrics: ReadMetrics,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<MetricsServer> => {
  const server = await createHttpServer({ listener: answering(metrics) });
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
