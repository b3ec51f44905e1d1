/**
 * Where mail is sent: the configured server or, without any, an embedded inbox that accepts everything. Both are opened
 * when the first mail is sent.
 */
import type { Env } from '../../common/env/env.ts';
import type { MailStore } from '../store/mails.ts';
import type { Inbox, InboxLimits } from './inbox.ts';
import type { Mailer, SmtpSettings } from './mailer.ts';

export type MailService = {
  readonly mailer: () => Promise<Mailer>;
  /** The embedded inbox; undefined if a server is configured. */
  readonly inbox: () => Promise<Inbox> | undefined;
  /** Whether the embedded inbox has received anything; reading this does not open it. */
  readonly hasMail: () => boolean;
  /** Another number with each call: a message that is sent again is not the same message. */
  readonly turn: () => number;
  readonly close: () => Promise<void>;
};

export type MailOptions = {
  readonly env: Env;
  readonly smtp?: SmtpSettings | undefined;
  /** Of the embedded inbox; 0 (default) takes a free one. */
  readonly inboxPort?: number | undefined;
  readonly limits?: InboxLimits | undefined;
  /** Of the embedded inbox, where other processes have the store, too. */
  readonly store?: MailStore | undefined;
};

const sender = { address: 'facturacion@ensayo.example', name: 'Ensayo' } as const;

/** Opened once; a failed attempt is forgotten, so that the next mail tries again. */
const once = <Value>(open: () => Promise<Value>) => {
  let opened: Promise<Value> | undefined;
  const get = (): Promise<Value> => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return { get, current: () => opened };
};

export const createMailService = ({ env, smtp, inboxPort = 0, limits, store }: MailOptions): MailService => {
  let opened: Inbox | undefined;
  let turns = 0;
  const inbox = once(async () => {
    const { startInbox } = await import('./inbox.ts');
    opened = await startInbox({ env, port: inboxPort, limits, store });
    return opened;
  });
  const settings = async (): Promise<SmtpSettings> => {
    if (smtp !== undefined) return smtp;
    const { host, port } = await inbox.get();
    return { host, port, from: sender };
  };
  const mailer = once(async () => {
    const { createMailer } = await import('./mailer.ts');
    return createMailer(await settings());
  });
  return {
    mailer: mailer.get,
    inbox: () => (smtp === undefined ? inbox.get() : undefined),
    turn: () => (turns += 1),
    hasMail: () => (opened?.messages().length ?? 0) > 0,
    close: async () => {
      (await mailer.current())?.close();
      await (await inbox.current())?.close();
    },
  };
};
