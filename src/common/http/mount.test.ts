import express, { type Response } from 'express';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { logTo } from '../log.ts';
import { answerFailures, mountRoutes, textsOf, type Serving } from './mount.ts';
import type { Method } from './route.ts';

type Declared = { readonly method: Method; readonly path: string; readonly fails?: Error };

const routes: readonly Declared[] = [
  { method: 'GET', path: '/a/:id' },
  { method: 'PUT', path: '/a/:id' },
  { method: 'GET', path: '/caller', fails: new RangeError('of the caller') },
  { method: 'GET', path: '/bug', fails: new TypeError('of ours') },
];

const send = (response: Response, answer: object): void => void response.json(answer);

const serving: Serving<Declared> = {
  handlers: ({ fails }) => [
    (_request, _response, next) => {
      next(fails);
    },
    (request, response) => {
      send(response, { params: request.params, ...textsOf(request.query) });
    },
  ],
  otherMethod: (_request, response, allowed) => {
    send(response, { allowed });
  },
  unknownPath: (request, response) => {
    send(response, { unknown: request.path });
  },
};

const defects: unknown[] = [];
const open: (() => void)[] = [];

afterEach(() => {
  defects.length = 0;
  for (const close of open.splice(0)) close();
});

const serve = (given: Serving<Declared>): ((method: string, path: string) => Promise<unknown>) => {
  const app = express();
  mountRoutes(app, routes, given);
  app.use(
    answerFailures<object>({
      log: logTo({ defect: (error, facts) => defects.push([error, facts]) }),
      answerTo: (error) => (error instanceof RangeError ? { refused: error.message } : undefined),
      internalError: (name) => ({ internal: name }),
      send,
      facts: () => ({ tenant: 'one' }),
    }),
  );
  const server = createServer(app).listen(0, '127.0.0.1');
  open.push(() => server.close());
  return async (method, path) => {
    if (!server.listening) await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo; // it listens on a port
    return (await fetch(`http://127.0.0.1:${String(port)}${path}`, { method })).json();
  };
};

it('a route gets its parameters, each once', async () => {
  const call = serve(serving);
  expect(await call('GET', '/a/1?x=2&x=3')).toEqual({ params: { id: '1' }, x: '2' });
});

it('a path has no other methods than declared', async () => {
  const call = serve(serving);
  expect(await call('POST', '/a/1')).toEqual({ allowed: ['GET', 'HEAD', 'PUT'] });
  expect(await call('POST', '/b')).toEqual({ unknown: '/b' });
});

it('a failure is answered, and a bug logged under the name in its answer', async () => {
  const call = serve(serving);
  expect(await call('GET', '/caller')).toEqual({ refused: 'of the caller' });
  expect(defects).toEqual([]);
  const { internal } = (await call('GET', '/bug')) as { readonly internal: string };
  expect(defects).toEqual([[routes[3]?.fails, { request: internal, tenant: 'one' }]]);
});
