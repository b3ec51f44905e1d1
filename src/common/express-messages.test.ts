import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { messagesOf } from './express-messages.ts';

const listening = async (app: express.Express): Promise<string> => {
  const server = createServer(messagesOf(app), app);
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
    const { IncomingMessage, ServerResponse } = messagesOf(app);
    const same: boolean[] = [];
    app.use((request, response) => {
      const born = [IncomingMessage?.prototype, ServerResponse?.prototype];
      same.push(...[request, response].map((message, place) => Object.getPrototypeOf(message) === born[place]));
      response.end();
    });
    await fetch(await listening(app));
    expect(same).toEqual([true, true]);
  });

  it('go through an application mounted in another, and through two servers', async () => {
    const app = express();
    const inner = express();
    const apps: unknown[] = [];
    inner.get('/b', (request, response) => {
      apps.push(request.app);
      response.send('inner');
    });
    app.use('/in', inner);
    app.use((request, response) => {
      apps.push(request.app);
      response.send('outer');
    });
    for (const address of [await listening(app), await listening(app)]) {
      expect(await (await fetch(`${address}/in/b`)).text()).toBe('inner');
      expect(await (await fetch(`${address}/in/c`)).text()).toBe('outer');
    }
    expect(apps).toEqual([inner, app, inner, app]);
  });
});
