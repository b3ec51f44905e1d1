/** The limits of the inbox that take hundreds of messages, or many megabytes, to reach. */
import { afterEach, describe, expect, it } from 'vitest';
import { fileName } from '../../common/file-name.ts';
import { closeAll, failure, mailerFor, message, openInbox } from './mail-ends.fixture.ts';
import type { OutgoingMail } from './mailer.ts';

afterEach(closeAll);

describe('an inbox', () => {
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
        attachments: [
          { fileName: fileName('a.zip'), contentType: 'application/zip', bytes: Buffer.alloc(megabytes << 20) },
        ],
      });
    expect(await mailer.send(attached(24))).toEqual(failure('mail-refused', /\(552 /));
    expect(inbox.messages()).toEqual([]);
    expect(await mailer.send(attached(20))).toMatchObject({ ok: true });
    expect(inbox.messages()[0]?.attachments[0]?.bytes).toHaveLength(20 << 20);
  });
});
