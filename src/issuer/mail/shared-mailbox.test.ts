import { afterEach, describe, expect, it } from 'vitest';
import { mailsIn, type MailTable } from '../store/mails.ts';
import { issuerLayout } from '../store/migrations.ts';
import type { OpenStore } from '../../common/store/open-store.ts';
import { memory, openStore } from '../../common/store/store.ts';
import { readMail } from './mailbox.ts';
import { createSharedMailbox } from './shared-mailbox.ts';

type Schema = { readonly mail: MailTable };

let store: OpenStore<Schema> | undefined;

afterEach(async () => {
  await store?.close();
});

const two = async (limits = { messages: 3, bytes: 10_000 }) => {
  store = await openStore<Schema>(memory, issuerLayout);
  const mails = mailsIn(store.database);
  return [createSharedMailbox(mails, limits), createSharedMailbox(mails, limits)] as const;
};

const mail = (subject: string, body = '') =>
  readMail(Buffer.from(`Subject: ${subject}\r\n\r\n${body}`), { from: 'a@x.co', to: ['ñ@x.co'], receivedAt: 7 });

const subjects = async ({ messages }: Awaited<ReturnType<typeof two>>[number]): Promise<readonly string[]> =>
  (await messages()).map(({ subject }) => subject);

describe('a mailbox of two processes', () => {
  it('shows in each what the other was given, oldest first', async () => {
    const [one, other] = await two();
    await one.add(await mail('first', 'text'));
    await other.add(await mail('second'));
    expect(await subjects(one)).toEqual(['first', 'second']);
    expect(await other.messages()).toEqual(await one.messages());
    expect((await other.messages())[0]).toMatchObject({ from: 'a@x.co', to: ['ñ@x.co'], receivedAt: 7, text: 'text' });
  });

  it('forgets the oldest beyond the number of messages', async () => {
    const [one, other] = await two();
    for (const subject of ['a', 'b', 'c', 'd']) {
      await one.add(await mail(subject));
      await subjects(other);
    }
    expect(await subjects(other)).toEqual(['b', 'c', 'd']);
  });

  it('forgets the oldest beyond the bytes, but never the newest', async () => {
    const [one, other] = await two({ messages: 9, bytes: 100 });
    await one.add(await mail('small'));
    await other.add(await mail('large', 'x'.repeat(200)));
    expect(await subjects(one)).toEqual(['large']);
  });
});
