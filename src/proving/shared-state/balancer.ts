/**
 * A load balancer for tests: passes each request to the next of several services, and looks at `/ready` of each. It
 * tries nothing twice, so that what a test sees is what a service did.
 */
import { createServer, request as requestTo, type IncomingMessage, type ServerResponse } from 'node:http';
import { hostInUrl, listen } from '../../common/http/server.ts';

export type Balancer = {
  /** Origin of the address that clients use. */
  readonly url: string;
  /** Those that are ready; looked at when this is called. */
  readonly look: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

const isReady = (service: string): Promise<boolean> =>
  fetch(new URL('/ready', service)).then(
    ({ ok }) => ok,
    () => false,
  );

const badGateway = (response: ServerResponse): void => {
  if (response.headersSent) response.destroy();
  else response.writeHead(502, { 'Content-Type': 'application/json' }).end('{"code":"bad-gateway"}');
};

/** Headers and bytes as they are, `Host` among them: each request on a connection of its own. */
const passOn = (service: string, request: IncomingMessage, response: ServerResponse): void => {
  const { method = 'GET', url = '/', rawHeaders } = request;
  const passed = requestTo(new URL(url, service), { method, headers: rawHeaders, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
    answer.on('error', () => response.destroy()).pipe(response);
  });
  passed.on('error', () => {
    badGateway(response);
  });
  response.on('close', () => passed.destroy());
  request.pipe(passed);
};

/** @param services addresses; which path they have does not matter */
export const startBalancer = async (services: readonly string[]): Promise<Balancer> => {
  let ready = services;
  let turn = 0;
  // Clients are told the services' own `Keep-Alive`, of 65 seconds: Node's default of 5 would close before that.
  const server = createServer({ keepAliveTimeout: 70_000 }, (request, response) => {
    const service = ready[turn % ready.length];
    turn += 1;
    if (service === undefined) response.writeHead(503, { 'Retry-After': '1' }).end();
    else passOn(service, request, response);
  });
  const { address, port } = await listen(server, 0, '127.0.0.1');
  return {
    url: `http://${hostInUrl(address)}:${String(port)}`,
    look: async () => {
      const found = await Promise.all(services.map(isReady));
      ready = services.filter((_service, index) => found[index]);
      return ready;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
};
