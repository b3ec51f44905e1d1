import { connect, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createEnv } from '../env/env.ts';
import { createHttpServer, hostInUrl, isOver, listen, type HttpServerOptions } from './server.ts';

const env = createEnv();

/** Answers with the length of the body, once all of it is there. */
const listener: HttpServerOptions['listener'] = (request, response) => {
  let length = 0;
  request.on('data', (bytes: Buffer) => (length += bytes.length));
  request.on('end', () => response.end(String(length)));
};

const started = async (options: Partial<HttpServerOptions> = {}): Promise<AddressInfo> => {
  const server = await createHttpServer({ listener, ...options });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return listen(server, 0, '127.0.0.1');
};

type Dripping = { readonly head: string; readonly drop: string; readonly everyMs: number };

/** Everything received until the server closed the connection; it never ends by itself. */
const drip = ({ port }: AddressInfo, { head, drop, everyMs }: Dripping): Promise<string> =>
  new Promise((resolve) => {
    let heard = '';
    const socket: Socket = connect(port, '127.0.0.1', () => void socket.write(head));
    const timer = setInterval(() => socket.write(drop), everyMs);
    socket.setEncoding('latin1').on('data', (text: string) => (heard += text));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(heard);
    });
  });

const isAnswering = async ({ port }: AddressInfo): Promise<boolean> =>
  (await (await fetch(`http://127.0.0.1:${String(port)}/`, { method: 'POST', body: 'abc' })).text()) === '3';

const short = { headersMs: 200, requestMs: 400 };

describe('a server', () => {
  it.each<[what: string, dripping: Dripping]>([
    ['nothing at all', { head: '', drop: '', everyMs: 1_000 }],
    ['headers one by one', { head: 'GET / HTTP/1.1\r\nHost: localhost\r\n', drop: 'X-More: 1\r\n', everyMs: 40 }],
    ['one header letter by letter', { head: 'GET / HTTP/1.1\r\nHost: localhost\r\nX: ', drop: 'x', everyMs: 40 }],
    [
      'a body byte by byte',
      { head: 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000000\r\n\r\n', drop: 'x', everyMs: 40 },
    ],
    [
      'a body in chunks without end',
      {
        head: 'POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n',
        drop: '1\r\nx\r\n',
        everyMs: 40,
      },
    ],
  ])('cuts off a client that sends %s, and continues', async (_what, dripping) => {
    const at = await started({ limits: short });
    const heard = await drip(at, dripping);
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    await expect.poll(() => isAnswering(at).catch(() => false)).toBe(true);
  });

  it('waits the configured time for one that sends in time', async () => {
    const at = await started({ limits: { headersMs: 1_500, requestMs: 300_000 } });
    const heard = new Promise<string>((resolve) => {
      const socket = connect(at.port, '127.0.0.1', () => {
        socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 6\r\n\r\n');
      });
      socket.setEncoding('latin1').on('data', resolve);
      // Well over the time for the head, which does not count for the body.
      const send = async (): Promise<void> => {
        for (let drop = 0; drop < 6; drop += 1) {
          await env.sleep(300);
          socket.write('x');
        }
      };
      void send();
    });
    expect(await heard).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('refuses ten thousand header lines with 431', async () => {
    const at = await started();
    const lines = Array.from({ length: 10_000 }, (_, index) => `X-${String(index)}: 1\r\n`).join('');
    const head = `GET / HTTP/1.1\r\nHost: localhost\r\n${lines}\r\n`;
    // The answer is lost where the connection closes while the client still sends.
    await expect.poll(() => drip(at, { head, drop: '', everyMs: 1_000 })).toMatch(/^HTTP\/1\.1 431 /);
    expect(await isAnswering(at)).toBe(true);
  });

  it('reads every header within the limit: none is dropped because of their number', async () => {
    let seen: string | undefined;
    const at = await started({
      listener: (request, response) => {
        seen = request.headers.origin;
        response.end();
      },
    });
    const head = `GET / HTTP/1.1\r\nHost: localhost\r\n${'a:\r\n'.repeat(3_000)}Origin: null\r\nConnection: close\r\n\r\n`;
    expect(await drip(at, { head, drop: '', everyMs: 1_000 })).toMatch(/^HTTP\/1\.1 200 /);
    expect(seen).toBe('null');
  });

  it('closes a connection after as many requests as it may carry, and says so with the last answer', async () => {
    const at = await started({ limits: { requestsPerConnection: 3 } });
    const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
    const heard = await drip(at, { head: request, drop: request, everyMs: 40 });
    expect([...heard.matchAll(/^Connection: (.*)\r$/gm)].map(([, told]) => told)).toEqual([
      'keep-alive',
      'keep-alive',
      'close',
    ]);
  });

  it('sends all of an answer that is being read while it closes', async () => {
    const length = 20_000_000;
    const server = await createHttpServer({ listener: (_request, response) => response.end(Buffer.alloc(length)) });
    const port = (await listen(server, 0, '127.0.0.1')).port;
    const socket = connect(port, '127.0.0.1', () => void socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'));
    await new Promise((resolve) => socket.once('readable', resolve));
    const closed = new Promise((resolve) => server.close(resolve));
    let heard = 0;
    socket.on('data', (bytes: Buffer) => (heard += bytes.length));
    await closed;
    await expect.poll(() => socket.closed).toBe(true);
    expect(heard).toBeGreaterThan(length);
  });

  it('is not kept open by answers to requests whose connection ended while they waited for others', async () => {
    const [seen, closed]: [string[], string[]] = [[], []];
    const at = await started({
      listener: ({ url = '' }, response) => {
        seen.push(url);
        response.once('close', () => closed.push(url));
        if (url !== '/slow') response.end();
      },
    });
    const socket = connect(at.port, '127.0.0.1');
    for (const path of ['slow', 'second', 'third']) socket.write(`GET /${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await expect.poll(() => seen.length).toBe(3);
    socket.destroy();
    await expect.poll(() => closed.toSorted()).toEqual(['/second', '/slow', '/third']);
  });

  it('takes answers for over whose connection has ended, although they waited for others', async () => {
    const [seen, over]: [string[], string[]] = [[], []];
    const at = await started({
      listener: (request, response) => {
        const { url = '', socket } = request;
        seen.push(url);
        socket.once('close', () => {
          setImmediate(() => {
            setImmediate(() => void isOver(response).then(() => over.push(url)));
          });
        });
      },
    });
    const socket = connect(at.port, '127.0.0.1');
    for (const path of ['slow', 'second']) socket.write(`GET /${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    await expect.poll(() => seen.length).toBe(2);
    socket.destroy();
    await expect.poll(() => over.toSorted()).toEqual(['/second', '/slow']);
  });

  it('closes connections beyond its limit, says so once, and takes new ones when others have gone', async () => {
    const notices: string[] = [];
    const at = await started({ limits: { connections: 4 }, onNotice: (notice) => notices.push(notice) });
    const sockets = Array.from({ length: 20 }, () => connect(at.port, '127.0.0.1').on('error', () => undefined));
    const closed = sockets.map(async (socket) => {
      await new Promise<void>((resolve) => socket.once('close', () => resolve()));
      return socket;
    });
    const first = await Promise.race(closed);
    expect(first.bytesRead).toBe(0);
    await expect.poll(() => sockets.filter((socket) => socket.closed).length).toBe(16);
    expect(notices).toEqual([expect.stringContaining('More than 4 connections')]);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => isAnswering(at).catch(() => false)).toBe(true);
  });
});

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::1', '[::1]'],
])('%s is written as %s in an address', (host, written) => {
  expect(hostInUrl(host)).toBe(written);
});
