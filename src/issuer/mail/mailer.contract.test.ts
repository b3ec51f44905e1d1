/** The mailer against servers that refuse, stay silent, hang up or do not exist. */
import { createServer, type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
// oxlint-disable-next-line ensayo/no-timed-tests -- 40 times the deadline, and less than the usual one
import { stopwatch } from '../../common/env/env.ts';
import type { MailFailureCode } from './failure.ts';
import { closeAll, closeLater, failure, from, mailerFor, message, openInbox, openServer } from './mail-ends.fixture.ts';
import { createMailer, type MailDeadlines } from './mailer.ts';
import { politely } from './smtp.fixture.ts';

afterEach(closeAll);

describe('a mailer in trouble', () => {
  /** A port where nobody listens. */
  const freePort = async (): Promise<number> => {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    return port;
  };

  const short: MailDeadlines = { step: 200, message: 600 };

  it('reports that no server is there, every time', async () => {
    const mailer = mailerFor({ port: await freePort() });
    const outcomes = [await mailer.send(message()), await mailer.send(message())];
    const reason = failure('mail-server-unreachable', /127\.0\.0\.1:\d+\. \(ECONNREFUSED\)$/);
    expect(outcomes).toEqual([reason, reason]);
  });

  it('survives impossible settings', async () => {
    expect(await mailerFor({ port: 70_000 }).send(message())).toEqual(failure('mail-failed'));
    const nobody = mailerFor({ port: 25, from: { address: 'nadie', name: 'x' } });
    expect(await nobody.send(message())).toEqual(failure('mail-sender-invalid'));
  });

  it.each<[name: string, script: Readonly<Record<string, string>>, code: MailFailureCode, detail?: RegExp]>([
    ['refuses the sender', { MAIL: '550 not you' }, 'mail-refused', /\(550 not you\)$/],
    ['refuses the recipient', { RCPT: '550 nobody here' }, 'mail-refused', /\(550 nobody here\)$/],
    ['refuses to take data', { DATA: '451 later' }, 'mail-refused', /\(451 later\)$/],
    ['refuses the message', { '<data>': '554 spam' }, 'mail-refused', /\(554 spam\)$/],
    ['refuses everybody', { '<greeting>': '554 go away' }, 'mail-refused', /\(554 go away\)$/],
    ['is closing', { MAIL: '421 closing' }, 'mail-connection-lost', /\(421 closing\)$/],
    ['hangs up before a word', { '<greeting>': 'hang up' }, 'mail-connection-lost'],
    ['hangs up at the sender', { MAIL: 'hang up' }, 'mail-connection-lost'],
    ['hangs up behind the message', { '<data>': 'hang up' }, 'mail-connection-lost'],
    ['speaks no SMTP', { '<greeting>': 'HTTP/1.1 400 Bad' }, 'mail-failed', /\(HTTP\/1\.1 400 Bad\)$/],
  ])('reports a server that %s', async (_name, script, code, detail) => {
    const server = await openServer(politely(script));
    const outcome = await mailerFor(server).send(message());
    expect(outcome).toEqual(failure(code, detail));
    expect(server.commands.filter((command) => command === '<data>').length).toBeLessThanOrEqual(1);
  });

  it.each(['<greeting>', 'EHLO', 'MAIL', '<data>'])('waits no longer than its deadline after %s', async (silent) => {
    const answer = politely({});
    const server = await openServer((command, connection) =>
      command.startsWith(silent) ? undefined : answer(command, connection),
    );
    const watch = stopwatch();
    expect(await mailerFor(server, short).send(message())).toEqual(failure('mail-timeout'));
    // By default a step may take 10 seconds.
    expect(watch()).toBeLessThan(9_000);
  });

  it('disconnects from a server that answers too slowly', async () => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      const timer = setInterval(() => socket.write('220-still\r\n'), 50);
      socket.once('close', () => {
        clearInterval(timer);
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    closeLater(() => server.close());
    const { port } = server.address() as AddressInfo;
    const outcome = await mailerFor({ port }, { step: 60_000, message: 500 }).send(message());
    expect(outcome).toEqual(failure('mail-timeout'));
  });

  it('names the recipients that the server accepts when it refuses others', async () => {
    const server = await openServer(politely({ 'RCPT TO:<b@x.co>': '550 no' }));
    const outcome = await mailerFor(server).send(message({ to: ['a@x.co', 'b@x.co', 'c@x.co'] }));
    expect(outcome).toEqual({ ok: true, accepted: ['a@x.co', 'c@x.co'] });
  });

  it('continues after a refusal', async () => {
    let refusals = 1;
    const answer = politely({});
    const server = await openServer((command, connection) => {
      if (!command.startsWith('RCPT') || refusals === 0) return answer(command, connection);
      refusals -= 1;
      return '450 not now';
    });
    const mailer = mailerFor(server);
    expect(await mailer.send(message())).toMatchObject({ ok: false });
    expect(await mailer.send(message())).toMatchObject({ ok: true });
  });

  it('reconnects when the server closed the idle connection', async () => {
    const answer = politely({});
    let seen = 0;
    const server = await openServer((command, connection) => {
      if (command.startsWith('MAIL')) seen += 1;
      return seen === 2 && command.startsWith('MAIL') ? 'hang up' : answer(command, connection);
    });
    const mailer = mailerFor(server);
    expect(await mailer.send(message())).toMatchObject({ ok: true });
    expect(await mailer.send(message())).toMatchObject({ ok: true });
    expect(server.connections()).toBe(2);
    expect(server.commands.filter((command) => command === '<data>')).toHaveLength(2);
  });

  it('reports impossible TLS settings', async () => {
    const secure = new SMTPServer({ secure: true, logger: false });
    secure.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      secure.listen(0, '127.0.0.1', resolve);
    });
    closeLater(() => new Promise<void>((resolve) => secure.close(resolve)));
    const { port } = secure.server.address() as AddressInfo;
    expect(await mailerFor({ port, secure: true }).send(message())).toEqual(failure('mail-tls-failed'));
    const inbox = await openInbox();
    expect(await mailerFor({ port: inbox.port, secure: true }).send(message())).toEqual(failure('mail-tls-failed'));
  });

  it('sends no password in clear text to another machine', async () => {
    const server = await openServer(politely({ EHLO: '250-localhost\r\n250 AUTH PLAIN LOGIN', AUTH: '235 welcome' }));
    const settings = { port: server.port, user: 'ana', password: 'secreto' };
    // 0.0.0.0 leads to this machine without being named as such.
    expect(await mailerFor({ ...settings, host: '0.0.0.0' }).send(message())).toEqual(failure('mail-tls-failed'));
    expect(server.commands.filter((command) => command.startsWith('AUTH'))).toEqual([]);
    expect(await mailerFor(settings).send(message())).toMatchObject({ ok: true });
    expect(server.commands.filter((command) => command.startsWith('AUTH'))).toHaveLength(1);
  });

  it('reports a refused password', async () => {
    const server = await openServer(politely({ EHLO: '250-localhost\r\n250 AUTH PLAIN', AUTH: '535 wrong' }));
    const outcome = await mailerFor({ port: server.port, user: 'ana', password: 'secreto' }).send(message());
    expect(outcome).toEqual(failure('mail-login-refused', /\(535 wrong\)$/));
    expect(JSON.stringify(outcome)).not.toContain('secreto');
  });

  it('refuses messages after closing, and releases its connections', async () => {
    const server = await openServer(politely({}));
    const mailer = mailerFor(server);
    const late = createMailer({ host: '127.0.0.1', port: server.port, from });
    expect(await mailer.send(message())).toMatchObject({ ok: true });
    const underway = mailer.send(message());
    mailer.close();
    mailer.close();
    late.close();
    expect(await mailer.send(message())).toEqual(failure('mail-closed'));
    expect(await late.send(message())).toEqual(failure('mail-closed'));
    expect((await underway).ok || JSON.stringify(await underway).includes('mail-closed')).toBe(true);
  });
});
