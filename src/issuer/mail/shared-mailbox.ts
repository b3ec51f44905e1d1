/** The inbox of several processes: what one of them takes, all of them show. */
import type { MailLimits, MailStore } from '../store/mails.ts';
import { readMail, type ReceivedMail } from './mailbox.ts';

export type SharedMailbox = {
  readonly add: (mail: ReceivedMail) => Promise<void>;
  /** Oldest first. */
  readonly messages: () => Promise<readonly ReceivedMail[]>;
};

/** Each message is read once by each process that shows it. */
export const createSharedMailbox = (store: MailStore, limits: MailLimits): SharedMailbox => {
  let read: ReadonlyMap<number, ReceivedMail> = new Map();
  return {
    add: ({ from, to, receivedAt, raw }) => store.add({ from, to, receivedAt, raw }, limits),
    messages: async () => {
      const ids = await store.ids();
      const found = await store.mails(ids.filter((id) => !read.has(id)));
      const added = await Promise.all(
        found.map(async ({ id, raw, ...envelope }) => [id, await readMail(raw, envelope)] as const),
      );
      const known = new Map([...read, ...added]);
      // Others may have dropped some in the meantime.
      const shown = ids.flatMap((id) => {
        const mail = known.get(id);
        return mail === undefined ? [] : [[id, mail] as const];
      });
      read = new Map(shown);
      return [...read.values()];
    },
  };
};
