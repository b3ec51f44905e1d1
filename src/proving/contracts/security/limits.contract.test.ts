/** Every server of both services cuts off slow clients and closes connections beyond its limit. */
import { connect, type Socket } from 'node:net';
import { connect as connectByTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBox, type Box } from '../../../harness/box.ts';
import { acceptedWithoutLines, exampleInvoice, invoicePath } from '../../../harness/testing/example.ts';

const connections = 6;
let box: Box;
let smtp = { host: '', port: 0 };

beforeAll(async () => {
  box = await startBox({
    seed: 'limits',
    clock: '2026-11-20T10:00:00-05:00',
    ports: { alternative: 0, https: 0 },
    http: { headersMs: 1_500, requestMs: 2_000, handshakeMs: 1_500, connections },
  });
  smtp = (await box.issuer.inbox()) ?? smtp;
});

afterAll(() => box.close());

const servers = ['issuer', 'alternative', 'authority', 'https', 'inbox'] as const;
type Server = (typeof servers)[number];

const addressOf = (server: Server) => {
  if (server === 'inbox') return { hostname: smtp.host, port: String(smtp.port), pathname: '' };
  const { issuer, authority } = box;
  const urls = { issuer: issuer.url, alternative: issuer.altUrl, authority: authority.url, https: authority.httpsUrl };
  return new URL(urls[server] ?? expect.fail(server));
};

const open = (server: Server): Socket => {
  const { hostname: host, port } = addressOf(server);
  const at = { host, port: Number(port) };
  return server === 'https' ? connectByTls({ ...at, rejectUnauthorized: false }) : connect(at);
};

/** Everything received until the server closed the connection; the client never does. */
const drip = (socket: Socket, head: string, drop: string): Promise<string> =>
  new Promise((resolve) => {
    let heard = '';
    const dripping = setInterval(() => socket.write(drop), 50);
    socket.write(head);
    socket.setEncoding('latin1').on('data', (text: string) => (heard += text));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(heard);
    });
  });

/** On a busy machine a request of ours may be one of those that take too long. */
const stillIssues = (): Promise<void> =>
  expect
    .poll(async () => {
      const posted = box.post(invoicePath, exampleInvoice({ number: (number += 1) }));
      return (await posted.catch(() => undefined))?.body.verdict;
    })
    .toEqual(acceptedWithoutLines);
let number = 990_310_000;

const head = (server: Server, method: string, more: string): string =>
  `${method} ${addressOf(server).pathname} HTTP/1.1\r\nHost: localhost\r\n${more}`;

describe.each(servers.filter((server) => server !== 'inbox'))('the server %s', (server) => {
  it('cuts off endless headers, and slow bodies', async () => {
    const heard = await Promise.all([
      drip(open(server), head(server, 'GET', ''), 'X: 1\r\n'),
      drip(open(server), head(server, 'POST', 'Content-Length: 999999\r\n\r\n'), 'x'),
    ]);
    for (const text of heard) expect(text).toMatch(/^HTTP\/1\.1 (?:408|4\d\d) /);
    await stillIssues();
  });

  it('refuses ten thousand header lines', async () => {
    const lines = Array.from({ length: 10_000 }, (_, index) => `X-${String(index)}: 1\r\n`).join('');
    // The answer is lost where the connection closes while the client still sends.
    await expect.poll(() => drip(open(server), head(server, 'GET', lines), '')).toMatch(/^HTTP\/1\.1 431 /);
    await stillIssues();
  });
});

it('a TLS connection that is never established is closed', async () => {
  const { port } = addressOf('https');
  const socket = connect(Number(port), '127.0.0.1');
  expect(await drip(socket, '', '')).toBe('');
  await stillIssues();
});

it('the inbox cuts off commands and messages that arrive slowly', async () => {
  const envelope = 'EHLO me\r\nMAIL FROM:<a@x.co>\r\nRCPT TO:<b@x.co>\r\nDATA\r\n';
  const message = open('inbox');
  await new Promise((resolve) => message.once('data', resolve));
  const heard = await Promise.all([drip(message, envelope, 'x'), drip(open('inbox'), '', 'N')]);
  expect(heard[0]).toContain('354 ');
  expect((await box.issuer.inbox())?.messages()).toEqual([]);
});

it('a page that posts mail commands to the inbox delivers nothing', async () => {
  const mail = 'EHLO me\r\nMAIL FROM:<a@x.co>\r\nRCPT TO:<b@x.co>\r\nDATA\r\nSubject: x\r\n\r\nx\r\n.\r\nQUIT\r\n';
  const form = `POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: text/plain\r\nContent-Length: ${String(mail.length)}\r\n\r\n${mail}`;
  expect(await drip(open('inbox'), form, '')).toMatch(/^(?:421|5\d\d) /);
  expect((await box.issuer.inbox())?.messages()).toEqual([]);
});

// Last: it fills the servers up.
it.each(['issuer', 'alternative', 'authority', 'https'] as const)(
  'a flood of connections to %s is closed beyond the limit, and leaves it usable',
  async (server) => {
    const { hostname, port } = addressOf(server);
    const sockets = Array.from({ length: 60 }, () => connect(Number(port), hostname).on('error', () => undefined));
    await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBeGreaterThanOrEqual(60 - connections);
    for (const socket of sockets) socket.destroy();
    await stillIssues();
  },
);
