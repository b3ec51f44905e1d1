/** Mailer and inbox over real SMTP, and each of them against ends that misbehave. */
import { execFile } from 'node:child_process';
import { connect, createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createEnv, stopwatch } from '../../common/env/env.ts';
import { documentMail } from './document-mail.ts';
import { mailInput } from './document-mail.fixture.ts';
import { startInbox, type Inbox } from './inbox.ts';
import { createMailer, type MailDeadlines, type Mailer, type SmtpSettings } from './mailer.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { sendDocument } from './send-document.ts';
import { openRawClient, politely, startScriptedServer, type Script, type ScriptedServer } from './smtp.fixture.ts';

const from = { address: 'facturas@ensayo.example', name: 'Facturación Ñandú' };
const now = '2026-11-20T10:00:00-05:00';

const closers: (() => unknown)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

const openInbox = async (): Promise<Inbox> => {
  const inbox = await startInbox({ env: createEnv({ seed: 'inbox', clock: now }) });
  closers.push(inbox.close);
  return inbox;
};

const mailerFor = (settings: Partial<SmtpSettings> & { port: number }, deadlines?: MailDeadlines): Mailer => {
  const mailer = createMailer({ host: '127.0.0.1', from, ...settings }, deadlines);
  closers.push(mailer.close);
  return mailer;
};

const openServer = async (script: Script): Promise<ScriptedServer> => {
  const server = await startScriptedServer(script);
  closers.push(server.close);
  return server;
};

const message = (changes: Partial<OutgoingMail> = {}): OutgoingMail => ({
  to: ['ana@cliente.co'],
  subject: 'Asunto',
  text: 'Texto\n',
  html: '<p>HTML</p>',
  attachments: [],
  id: '11111111-2222-4333-8444-555555555555',
  at: Date.parse(now),
  ...changes,
});

/** That outcome which says why in these words. */
const failure = (reason: RegExp): unknown => ({ ok: false, reason: expect.stringMatching(reason) as unknown });

const headersOf = (raw: Buffer): string => {
  const text = raw.toString('latin1');
  return text.slice(0, text.indexOf('\r\n\r\n') + 2);
};

const headerNames = (raw: Buffer): string[] =>
  [...headersOf(raw).matchAll(/^([^\s:]+):/gm)].map(([, name = '']) => name);

const usualHeaders = ['Auto-Submitted', 'From', 'To', 'Subject', 'Message-ID', 'Date', 'MIME-Version', 'Content-Type'];

describe('a message through the inbox', () => {
  it('arrives as it was sent, with accents and attachments', async () => {
    const inbox = await openInbox();
    const sent = message({
      to: ['ana@cliente.co', 'josé@cañón.co'],
      subject: `900373076;Compañía «Ñ» & ${'muy larga '.repeat(20)};SETP1;01;Ñandú 𝄞`,
      text: 'Señores:\n.\n..Ñ €\nFrom aquí\n',
      html: '<p>¡Señores! <b>€ 𝄞</b></p>\n',
      attachments: [
        { fileName: 'ad0900.zip', contentType: 'application/zip', bytes: Buffer.alloc(300_000, 'ñ\r\n.\r\n') },
        { fileName: 'anexo número 1.pdf', contentType: 'application/pdf', bytes: Buffer.from([0, 255, 13, 10, 46]) },
      ],
    });
    expect(await mailerFor(inbox).send(sent)).toEqual({ ok: true, accepted: ['ana@cliente.co', 'josé@cañón.co'] });
    const [received, ...others] = inbox.messages();
    expect(others).toEqual([]);
    expect(received).toMatchObject({
      from: from.address,
      to: ['ana@cliente.co', 'josé@cañón.co'],
      subject: sent.subject,
      date: '2026-11-20T15:00:00.000Z',
      text: sent.text,
      html: sent.html,
      receivedAt: Date.parse(now),
    });
    expect(received?.attachments.map(({ fileName, contentType }) => ({ fileName, contentType }))).toEqual(
      sent.attachments.map(({ fileName, contentType }) => ({ fileName, contentType })),
    );
    expect(received?.attachments.map(({ bytes }, index) => sent.attachments[index]?.bytes.equals(bytes))).toEqual([
      true,
      true,
    ]);
  });

  it('reaches everybody whom the document goes to, each with a message of its own', async () => {
    const inbox = await openInbox();
    const input = mailInput({
      customer: { emails: ['jose@cliente.co;ana@cliente.co', 'nadie'] },
      mail: { toIssuer: true, copies: ['copia@otro.co', 'JOSE@cliente.co'] },
      html: { header: '<h2>Hola</h2><script>alert(1)</script>' },
    });
    const { delivered, problems } = await sendDocument(input, mailerFor(inbox));
    expect(delivered).toEqual(['jose@cliente.co', 'ana@cliente.co', 'facturas@emisor.co', 'copia@otro.co']);
    expect(problems).toEqual([expect.stringMatching(/^mail-recipient-invalid: /)]);
    expect(inbox.messages().map(({ to }) => to)).toEqual([
      ['jose@cliente.co', 'ana@cliente.co'],
      ['facturas@emisor.co'],
      ['copia@otro.co'],
    ]);
    for (const { subject, html, attachments } of inbox.messages()) {
      expect(subject).toBe('900373076;Ensayos & Ñandúes S.A.S.;SETP990000001;01;El Ñandú');
      expect(html).toContain('<h2>Hola</h2>');
      expect(html).not.toContain('script');
      expect(attachments.map(({ bytes }) => bytes)).toEqual([input.bundle.bytes]);
    }
  });

  it('has the same bytes for the same seed and clock, and others for another seed', async () => {
    const inbox = await openInbox();
    const mailer = mailerFor(inbox);
    for (const seed of ['one', 'one', 'other']) {
      for (const each of documentMail(mailInput({ seed }))) await mailer.send(each);
    }
    const [first, second, third] = inbox.messages().map(({ raw }) => raw);
    expect(first?.length).toBeGreaterThan(2000);
    expect(second?.equals(first ?? Buffer.of())).toBe(true);
    expect(third?.equals(first ?? Buffer.of())).toBe(false);
  });

  it('has these headers and no others, whatever stands in names and subject', async () => {
    const inbox = await openInbox();
    const evil = 'x\r\nBcc: bcc@evil.co\r\n\r\n<script>\u2028\u0000\u0085X-Evil: 1';
    const mailer = mailerFor({ port: inbox.port, from: { address: from.address, name: evil } });
    const attachments = [
      { fileName: `a"${evil}.zip`, contentType: `application/zip\r\nX-Evil: 1`, bytes: Buffer.of(1) },
    ];
    expect(await mailer.send(message({ subject: evil, attachments }))).toMatchObject({ ok: true });
    expect(await mailer.send(message({ subject: 'plain\nX-Evil: 1', id: 'id\r\nX-Evil: 1' }))).toMatchObject({
      ok: true,
    });
    const documents = mailInput({ issuer: { name: evil, tradeName: evil }, document: { number: evil } });
    expect(await sendDocument(documents, mailer)).toMatchObject({ problems: [] });
    for (const { raw, to } of inbox.messages()) {
      expect(headerNames(raw)).toEqual(usualHeaders);
      expect(raw.toString('latin1')).not.toMatch(/^(?:Bcc|X-Evil):/im);
      expect(to).toHaveLength(1);
    }
    expect(inbox.messages()[0]?.subject).toBe('x Bcc: bcc@evil.co <script> X-Evil: 1');
    expect(inbox.messages()).toHaveLength(3);
  });

  it('goes only to what is an address', async () => {
    const inbox = await openInbox();
    const mailer = mailerFor(inbox);
    const to = [
      'a@x.co\r\nRCPT TO:<evil@x.co>',
      'a@x.co> NOTIFY=NEVER',
      'a@x.co',
      'nadie',
      '<b@x.co>',
      'b@x.co, c@x.co',
    ];
    expect(await mailer.send(message({ to }))).toEqual({ ok: true, accepted: ['a@x.co'] });
    expect(inbox.messages().map((mail) => mail.to)).toEqual([['a@x.co']]);
    expect(await mailer.send(message({ to: ['nadie', ''] }))).toEqual(failure(/^mail-no-recipient: /));
    expect(await mailer.send(message({ to: [] }))).toEqual(failure(/^mail-no-recipient: /));
  });

  it('uses one connection for messages one after the other, several for many at once', async () => {
    const server = await openServer(politely({}));
    const mailer = mailerFor(server);
    for (let index = 0; index < 5; index += 1) expect(await mailer.send(message())).toMatchObject({ ok: true });
    expect(server.connections()).toBe(1);
    const outcomes = await Promise.all(Array.from({ length: 40 }, () => mailer.send(message())));
    expect(outcomes.every(({ ok }) => ok)).toBe(true);
    expect(server.connections()).toBeLessThanOrEqual(5);
    expect(server.commands.filter((command) => command === '<data>')).toHaveLength(45);
  });

  it('may be sent with any user and password', async () => {
    const inbox = await openInbox();
    const mailer = mailerFor({ port: inbox.port, user: 'ana', password: 'secreto' });
    expect(await mailer.send(message())).toMatchObject({ ok: true });
  });
});

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

  it('says that nobody is there, every time it is asked', async () => {
    const mailer = mailerFor({ port: await freePort() });
    const outcomes = [await mailer.send(message()), await mailer.send(message())];
    const reason = /^mail-server-unreachable: .*127\.0\.0\.1:\d+\. \(ECONNREFUSED\)$/;
    expect(outcomes).toEqual([failure(reason), failure(reason)]);
  });

  it('survives settings that cannot be', async () => {
    expect(await mailerFor({ port: 70_000 }).send(message())).toEqual(failure(/^mail-failed: /));
    const nobody = mailerFor({ port: 25, from: { address: 'nadie', name: 'x' } });
    expect(await nobody.send(message())).toEqual(failure(/^mail-sender-invalid: /));
  });

  it.each<[name: string, script: Readonly<Record<string, string>>, reason: RegExp]>([
    ['refuses the sender', { MAIL: '550 not you' }, /^mail-refused: .*\(550 not you\)$/],
    ['refuses the recipient', { RCPT: '550 nobody here' }, /^mail-refused: .*\(550 nobody here\)$/],
    ['refuses to take data', { DATA: '451 later' }, /^mail-refused: .*\(451 later\)$/],
    ['refuses the message', { '<data>': '554 spam' }, /^mail-refused: .*\(554 spam\)$/],
    ['refuses everybody', { '<greeting>': '554 go away' }, /^mail-refused: .*\(554 go away\)$/],
    ['is closing', { MAIL: '421 closing' }, /^mail-connection-lost: .*\(421 closing\)$/],
    ['hangs up before a word', { '<greeting>': 'hang up' }, /^mail-connection-lost: /],
    ['hangs up at the sender', { MAIL: 'hang up' }, /^mail-connection-lost: /],
    ['hangs up behind the message', { '<data>': 'hang up' }, /^mail-connection-lost: /],
    ['speaks no SMTP', { '<greeting>': 'HTTP/1.1 400 Bad' }, /^mail-failed: .*\(HTTP\/1\.1 400 Bad\)$/],
  ])('reports a server that %s', async (_name, script, reason) => {
    const server = await openServer(politely(script));
    const outcome = await mailerFor(server).send(message());
    expect(outcome).toEqual(failure(reason));
    expect(server.commands.filter((command) => command === '<data>').length).toBeLessThanOrEqual(1);
  });

  it.each(['<greeting>', 'EHLO', 'MAIL', '<data>'])('waits no longer than its deadline after %s', async (silent) => {
    const answer = politely({});
    const server = await openServer((command, connection) =>
      command.startsWith(silent) ? undefined : answer(command, connection),
    );
    const watch = stopwatch();
    expect(await mailerFor(server, short).send(message())).toEqual(failure(/^mail-timeout: /));
    expect(watch()).toBeLessThan(3000);
  });

  it('ends a server that answers drop by drop', async () => {
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
    closers.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    const outcome = await mailerFor({ port }, { step: 60_000, message: 500 }).send(message());
    expect(outcome).toEqual(failure(/^mail-timeout: /));
  });

  it('names those whom the server takes when it refuses others', async () => {
    const server = await openServer(politely({ 'RCPT TO:<b@x.co>': '550 no' }));
    const outcome = await mailerFor(server).send(message({ to: ['a@x.co', 'b@x.co', 'c@x.co'] }));
    expect(outcome).toEqual({ ok: true, accepted: ['a@x.co', 'c@x.co'] });
  });

  it('goes on after a refusal', async () => {
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

  it('connects again when the server let go of the idle connection', async () => {
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

  it('reports TLS that cannot be', async () => {
    const secure = new SMTPServer({ secure: true, logger: false });
    secure.on('error', () => undefined);
    await new Promise<void>((resolve) => {
      secure.listen(0, '127.0.0.1', resolve);
    });
    closers.push(() => new Promise<void>((resolve) => secure.close(resolve)));
    const { port } = secure.server.address() as AddressInfo;
    expect(await mailerFor({ port, secure: true }).send(message())).toEqual(failure(/^mail-tls-failed: /));
    const inbox = await openInbox();
    expect(await mailerFor({ port: inbox.port, secure: true }).send(message())).toEqual(failure(/^mail-tls-failed: /));
  });

  it('sends no password in clear text to another machine', async () => {
    const server = await openServer(politely({ EHLO: '250-localhost\r\n250 AUTH PLAIN LOGIN', AUTH: '235 welcome' }));
    const settings = { port: server.port, user: 'ana', password: 'secreto' };
    // 0.0.0.0 leads to this machine without being called so.
    expect(await mailerFor({ ...settings, host: '0.0.0.0' }).send(message())).toEqual(failure(/^mail-tls-failed: /));
    expect(server.commands.filter((command) => command.startsWith('AUTH'))).toEqual([]);
    expect(await mailerFor(settings).send(message())).toMatchObject({ ok: true });
    expect(server.commands.filter((command) => command.startsWith('AUTH'))).toHaveLength(1);
  });

  it('reports a password that is refused', async () => {
    const server = await openServer(politely({ EHLO: '250-localhost\r\n250 AUTH PLAIN', AUTH: '535 wrong' }));
    const outcome = await mailerFor({ port: server.port, user: 'ana', password: 'secreto' }).send(message());
    expect(outcome).toEqual(failure(/^mail-login-refused: .*\(535 wrong\)$/));
    expect(JSON.stringify(outcome)).not.toContain('secreto');
  });

  it('refuses what comes after its end, and lets go of its connections', async () => {
    const server = await openServer(politely({}));
    const mailer = mailerFor(server);
    const late = createMailer({ host: '127.0.0.1', port: server.port, from });
    expect(await mailer.send(message())).toMatchObject({ ok: true });
    const underway = mailer.send(message());
    mailer.close();
    mailer.close();
    late.close();
    expect(await mailer.send(message())).toEqual(failure(/^mail-closed: /));
    expect(await late.send(message())).toEqual(failure(/^mail-closed: /));
    expect((await underway).ok || JSON.stringify(await underway).includes('mail-closed')).toBe(true);
  });
});

describe('an inbox', () => {
  it('listens on loopback and a free port', async () => {
    const [one, other] = [await openInbox(), await openInbox()];
    expect([one.host, other.host]).toEqual(['127.0.0.1', '127.0.0.1']);
    expect(one.port).not.toBe(other.port);
    await expect(startInbox({ env: createEnv(), port: one.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('shows a message as soon as its sender knows that it was taken', async () => {
    const inbox = await openInbox();
    const waiting = inbox.waitFor(({ subject }) => subject === 'Dos', 5000);
    const mailer = mailerFor(inbox);
    for (const subject of ['Uno', 'Dos']) {
      await mailer.send(message({ subject }));
      expect(inbox.messages().at(-1)).toMatchObject({ subject });
    }
    expect(await waiting).toMatchObject({ subject: 'Dos' });
    inbox.clear();
    expect(inbox.messages()).toEqual([]);
  });

  it('keeps the newest 500', async () => {
    const inbox = await openInbox();
    const mailer = mailerFor(inbox);
    await mailer.send(message({ subject: 'oldest' }));
    await Promise.all(Array.from({ length: 499 }, () => mailer.send(message())));
    expect(inbox.messages()[0]).toMatchObject({ subject: 'oldest' });
    await mailer.send(message({ subject: 'newest' }));
    expect(inbox.messages()).toHaveLength(500);
    expect(inbox.messages()[0]).toMatchObject({ subject: 'Asunto' });
    expect(inbox.messages().at(-1)).toMatchObject({ subject: 'newest' });
  });

  it('refuses a message of more than 30 MB and takes one of less on the same connection', async () => {
    const inbox = await openInbox();
    const mailer = mailerFor(inbox);
    const attached = (megabytes: number): OutgoingMail =>
      message({
        attachments: [{ fileName: 'a.zip', contentType: 'application/zip', bytes: Buffer.alloc(megabytes << 20) }],
      });
    expect(await mailer.send(attached(24))).toEqual(failure(/^mail-refused: .*\(552 /));
    expect(inbox.messages()).toEqual([]);
    expect(await mailer.send(attached(20))).toMatchObject({ ok: true });
    expect(inbox.messages()[0]?.attachments[0]?.bytes).toHaveLength(20 << 20);
  });

  it('turns away the twenty-first connection and is there for it when another ends', async () => {
    const inbox = await openInbox();
    const clients = Array.from({ length: 20 }, () => openRawClient(inbox.port));
    await Promise.all(clients.map(({ until }) => until('220 ')));
    expect(await openRawClient(inbox.port).closed).toMatch(/^421 /);
    clients[0]?.write('QUIT\r\n');
    await clients[0]?.closed;
    expect(await mailerFor(inbox).send(message())).toMatchObject({ ok: true });
    clients.forEach(({ destroy }) => {
      destroy();
    });
  });

  it('refuses the hundred and first recipient', async () => {
    const inbox = await openInbox();
    const to = Array.from({ length: 101 }, (_, index) => `a${String(index)}@x.co`);
    const outcome = await mailerFor(inbox).send(message({ to }));
    expect(outcome).toMatchObject({ ok: true, accepted: to.slice(0, 100) });
  });

  it.each<[name: string, body: string, subject: string]>([
    ['nothing', '', ''],
    ['no headers', 'no headers at all', ''],
    ['broken words and dates', 'Subject: =?x-none?Q?=FF?= =?utf-8?B?/w==?=\r\nDate: never\r\n\r\n\u0000', 'ÿ\ufffd'],
    ['parts without an end', 'Subject: a\r\nContent-Type: multipart/mixed; boundary=""\r\n\r\n--\r\n----', 'a'],
  ])('keeps a message of %s', async (_name, body, subject) => {
    const inbox = await openInbox();
    const client = openRawClient(inbox.port);
    await client.beginMessage();
    client.write(`${body}\r\n.\r\n`);
    const received = await inbox.waitFor(() => true, 5000);
    expect(received).toMatchObject({ from: 'a@x.co', to: ['b@x.co'], subject });
    expect(received?.raw.toString()).toBe(`${body}\r\n`);
    client.destroy();
  });

  it('keeps a message whose parts are nested beyond reason as raw bytes', async () => {
    const inbox = await openInbox();
    const nested = Array.from(
      { length: 400 },
      (_, depth) => `Content-Type: multipart/mixed; boundary=b${String(depth)}\r\n\r\n--b${String(depth)}\r\n`,
    );
    const client = openRawClient(inbox.port);
    await client.beginMessage();
    client.write(`Subject: deep\r\n${nested.join('')}\r\n.\r\n`);
    expect(await inbox.waitFor(() => true, 5000)).toMatchObject({ subject: '', attachments: [] });
    expect(inbox.messages()[0]?.raw.toString()).toContain('Subject: deep');
    client.destroy();
  });

  it('forgets a message whose sender hangs up in the middle', async () => {
    const inbox = await openInbox();
    const client = openRawClient(inbox.port);
    await client.beginMessage();
    client.write('Subject: half\r\n\r\nthe first');
    client.destroy();
    await client.closed;
    expect(await mailerFor(inbox).send(message())).toMatchObject({ ok: true });
    expect(inbox.messages().map(({ subject }) => subject)).toEqual(['Asunto']);
  });

  it('closes at once while messages are on their way', async () => {
    const inbox = await openInbox();
    const client = openRawClient(inbox.port);
    // Neither reads nor hangs up.
    const stubborn = connect({ port: inbox.port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
    await client.beginMessage();
    client.write('Subject: half\r\n\r\nthe first');
    const mailer = mailerFor(inbox);
    expect(await mailer.send(message({ subject: 'first' }))).toMatchObject({ ok: true });
    const bytes = Buffer.alloc(20 << 20);
    const sending = mailer.send(message({ attachments: [{ fileName: 'a', contentType: 'a/b', bytes }] }));
    const waiting = inbox.waitFor(({ subject }) => subject === 'Asunto', 60_000);
    await createEnv().sleep(30);
    const watch = stopwatch();
    await Promise.all([inbox.close(), inbox.close()]);
    expect(watch()).toBeLessThan(1500);
    expect(await waiting).toBeUndefined();
    expect(await client.closed).toContain('421 ');
    expect(await sending).toEqual(failure(/^mail-connection-lost: /));
    expect(inbox.messages().map(({ subject }) => subject)).toEqual(['first']);
    expect(await mailerFor(inbox).send(message())).toEqual(failure(/^mail-server-unreachable: /));
    stubborn.destroy();
  });

  it('closes at once with kept connections, and what came stays', async () => {
    const inbox = await openInbox();
    const mailer = mailerFor(inbox);
    await mailer.send(message());
    const watch = stopwatch();
    await inbox.close();
    expect(watch()).toBeLessThan(1500);
    expect(inbox.messages()).toHaveLength(1);
    expect(await mailer.send(message())).toMatchObject({ ok: false });
  });
});

describe('a process', () => {
  const script = `
    const at = (file) => new URL(file, process.env.MAIL_FOLDER).href;
    const { startInbox } = await import(at('inbox.ts'));
    const { createMailer } = await import(at('mailer.ts'));
    const { createEnv } = await import(at('../../common/env/env.ts'));
    const inbox = await startInbox({ env: createEnv() });
    const mailer = createMailer({ host: inbox.host, port: inbox.port, from: { address: 'a@x.co', name: 'A' } });
    const mail = { to: ['b@x.co'], subject: 's', text: 't', html: 'h', attachments: [], id: 'i', at: 0 };
    const { ok } = await mailer.send(mail);
    void inbox.waitFor(() => false, 60_000);
    console.log(ok, inbox.messages().length);
  `;

  it('ends by itself, whatever is still open', async () => {
    const cwd = fileURLToPath(new URL('./', import.meta.url));
    const output = await new Promise<string>((resolve, reject) => {
      const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
      const env = { ...process.env, MAIL_FOLDER: new URL('./', import.meta.url).href };
      execFile(process.execPath, args, { cwd, env, timeout: 8_000 }, (error, stdout) => {
        if (error === null) resolve(stdout);
        else reject(new Error('the process did not end well', { cause: error }));
      });
    });
    expect(output).toBe('true 1\n');
  });
});
