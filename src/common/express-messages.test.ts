import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { expressMessages, listenerOf } from './express-messages.ts';

const listening = async (app: express.Express): Promise<string> => {
  const server = createServer(expressMessages, listenerOf(app));
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server that listens has one
};

describe('messages of an application', () => {
  it('are what Express makes of requests and responses', async () => {
    const app = express();
    const seen: unknown[] = [];
    app.get('/a', (request, response) => {
      seen.push(request.app === app, response.app === app, request.get('x-name'), request.query.b);
      response.status(201).json({ path: request.path });
    });
    const answer = await fetch(`${await listening(app)}/a?b=1`, { headers: { 'X-Name': 'n' } });
    expect([answer.status, await answer.json()]).toEqual([201, { path: '/a' }]);
    expect(seen).toEqual([true, true, 'n', '1']);
  });

  it('keep the prototype with which they are born', async () => {
    const app = express();
    const prototypes: unknown[] = [];
    app.use((request, response) => {
      prototypes.push(Object.getPrototypeOf(request), Object.getPrototypeOf(response));
      response.end();
    });
    await fetch(await listening(app));
    expect(prototypes).toEqual([expressMessages.IncomingMessage.prototype, expressMessages.ServerResponse.prototype]);
  });

  it('follow the settings of their own application', async () => {
    const [one, other] = [express().set('json spaces', 1), express()].map((app) =>
      app.get('/', (_request, response) => void response.json({ a: 1 })),
    );
    const texts = [one, other].map(async (app) => (await fetch(await listening(app ?? express()))).text());
    expect(await Promise.all(texts)).toEqual(['{\n "a": 1\n}', '{"a":1}']);
  });
});
