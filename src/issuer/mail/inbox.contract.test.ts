/** The inbox, its limits, and clients that misbehave. */
import { fileName } from '../../common/file-name.ts';
import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
// oxlint-disable-next-line ensayo/no-timed-tests -- a hundred times what it takes, and less than the server would wait
import { createEnv, stopwatch } from '../../common/env/env.ts';
import { startInbox } from './inbox.ts';
import { closeAll, failure, mailerFor, message, openInbox } from './mail-ends.fixture.ts';
import { openRawClient } from './smtp.fixture.ts';

afterEach(closeAll);

/** The server itself would wait 30 seconds for its connections. */
const atOnceMs = 25_000;

describe('an inbox', () => {
  it('listens on loopback and a free port', async () => {
    const [one, other] = [await openInbox(), await openInbox()];
    expect([one.host, other.host]).toEqual(['127.0.0.1', '127.0.0.1']);
    expect(one.port).not.toBe(other.port);
    await expect(startInbox({ env: createEnv(), port: one.port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('shows a message as soon as its sender knows that it was accepted', async () => {
    const inbox = await openInbox();
    const waiting = inbox.waitFor(({ subject }) => subject === 'Dos', 120_000);
    const mailer = mailerFor(inbox);
    for (const subject of ['Uno', 'Dos']) {
      await mailer.send(message({ subject }));
      expect(inbox.messages().at(-1)).toMatchObject({ subject });
    }
    expect(await waiting).toMatchObject({ subject: 'Dos' });
    inbox.clear();
    expect(inbox.messages()).toEqual([]);
  });

  it('refuses the twenty-first connection and accepts it when another ends', async () => {
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
    const received = await inbox.waitFor(() => true, 120_000);
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
    expect(await inbox.waitFor(() => true, 120_000)).toMatchObject({ subject: '', attachments: [] });
    expect(inbox.messages()[0]?.raw.toString()).toContain('Subject: deep');
    client.destroy();
  });

  it('discards a message whose sender hangs up in the middle', async () => {
    const inbox = await openInbox();
    const client = openRawClient(inbox.port);
    await client.beginMessage();
    client.write('Subject: half\r\n\r\nthe first');
    client.destroy();
    await client.closed;
    expect(await mailerFor(inbox).send(message())).toMatchObject({ ok: true });
    expect(inbox.messages().map(({ subject }) => subject)).toEqual(['Asunto']);
  });

  it('closes at once while messages are arriving', async () => {
    const inbox = await openInbox();
    const client = openRawClient(inbox.port);
    // Neither reads nor hangs up.
    const stubborn = connect({ port: inbox.port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => undefined);
    await client.beginMessage();
    client.write('Subject: half\r\n\r\nthe first');
    const mailer = mailerFor(inbox);
    expect(await mailer.send(message({ subject: 'first' }))).toMatchObject({ ok: true });
    const bytes = Buffer.alloc(20 << 20);
    const sending = mailer.send(message({ attachments: [{ fileName: fileName('a'), contentType: 'a/b', bytes }] }));
    const waiting = inbox.waitFor(({ subject }) => subject === 'Asunto', 60_000);
    await createEnv().sleep(30);
    const watch = stopwatch();
    await Promise.all([inbox.close(), inbox.close()]);
    expect(watch()).toBeLessThan(atOnceMs);
    expect(await waiting).toBeUndefined();
    expect(await client.closed).toContain('421 ');
    // Which of the two depends on how far the connection was.
    expect([failure('mail-connection-lost'), failure('mail-server-unreachable')]).toContainEqual(await sending);
    expect(inbox.messages().map(({ subject }) => subject)).toEqual(['first']);
    expect(await mailerFor(inbox).send(message())).toEqual(failure('mail-server-unreachable'));
    stubborn.destroy();
  });

  it('closes at once with kept connections, and received mail stays', async () => {
    const inbox = await openInbox();
    const mailer = mailerFor(inbox);
    await mailer.send(message());
    const watch = stopwatch();
    await inbox.close();
    expect(watch()).toBeLessThan(atOnceMs);
    expect(inbox.messages()).toHaveLength(1);
    expect(await mailer.send(message())).toMatchObject({ ok: false });
  });
});
