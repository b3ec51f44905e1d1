/** An inbox that accepts all mail for everyone, so that a run without a mail server shows what would have been sent. */
import type { AddressInfo, Socket } from 'node:net';
import type { SMTPServer, SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import type { Env } from '../../common/env/env.ts';
import type { MailStore } from '../store/mails.ts';
import { createMailbox, type Mailbox, readMail, type ReceivedMail } from './mailbox.ts';
import { createSharedMailbox, type SharedMailbox } from './shared-mailbox.ts';

export type { ReceivedMail } from './mailbox.ts';

export type Inbox = {
  readonly host: string;
  readonly port: number;
  /** Those of this process, newest last; at most 500 and 256 MB, beyond which the oldest are dropped. */
  readonly messages: () => readonly ReceivedMail[];
  /** The same with those of the other processes that share the store. */
  readonly all: () => Promise<readonly ReceivedMail[]>;
  readonly clear: () => void;
  /** The first message, present or still to come, that is accepted; undefined if none arrives in time. */
  readonly waitFor: (accept: (mail: ReceivedMail) => boolean, timeoutMs: number) => Promise<ReceivedMail | undefined>;
  /** Cuts off incoming messages; received ones stay readable. */
  readonly close: () => Promise<void>;
};

/** Limits for one client; docs/limits.md lists the defaults. */
export type InboxLimits = {
  readonly messageBytes?: number;
  /** At a time. Further ones get 421 and are closed. */
  readonly connections?: number;
  /** Milliseconds for each command, and for a whole message. */
  readonly stepMs?: number;
};

export type InboxOptions = {
  readonly env: Env;
  readonly host?: string;
  readonly port?: number;
  readonly limits?: InboxLimits | undefined;
  /** Where other processes find the mail, too. */
  readonly store?: MailStore | undefined;
};

const defaultLimits = { messageBytes: 30 * 1024 * 1024, connections: 20, stepMs: 120_000 };
const mostRecipients = 100;
/** A silent client. The package's server only counts silence, so a byte a minute would be enough. */
const mostSilenceMs = 60_000;
const mailboxLimits = { messages: 500, bytes: 256 * 1024 * 1024 };

/**
 * The received message, or undefined if it was too long: the rest is read and discarded, and the server answers 552.
 */
const readAll = async (stream: SMTPServerDataStream): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    if (stream.sizeExceeded) chunks.length = 0;
    else chunks.push(chunk as Buffer); // No encoding was set on the stream.
  }
  return stream.sizeExceeded ? undefined : Buffer.concat(chunks);
};

type Limits = typeof defaultLimits;

type Taking = {
  readonly env: Env;
  readonly mailbox: Mailbox;
  readonly shared: SharedMailbox | undefined;
  readonly limits: Limits;
};

type Delivery = { readonly stream: SMTPServerDataStream; readonly session: SMTPServerSession };

/** Answers only when the message is visible. */
const deliver = async ({ stream, session }: Delivery, { mailbox, shared, env: { clock } }: Taking): Promise<void> => {
  const { mailFrom, rcptTo } = session.envelope;
  const envelope = {
    from: mailFrom === false ? '' : mailFrom.address,
    to: rcptTo.map(({ address }) => address),
  };
  const raw = await readAll(stream);
  if (raw === undefined) return;
  const mail = await readMail(raw, { ...envelope, receivedAt: clock.now() });
  await shared?.add(mail);
  mailbox.add(mail);
};

const createServer = async (taking: Taking): Promise<SMTPServer> => {
  const { limits } = taking;
  const { SMTPServer: Server } = await import('smtp-server');
  return new Server({
    name: 'localhost',
    banner: 'Ensayo',
    size: limits.messageBytes,
    rejectOversized: true,
    maxClients: limits.connections,
    socketTimeout: Math.min(mostSilenceMs, limits.stepMs),
    maxRecipients: mostRecipients,
    // Any user and password is accepted, even without TLS, so that settings for a real server can be tried unchanged.
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => {
      callback(null, { user: 'anybody' });
    },
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, session, callback) => {
      deliver({ stream, session }, taking).then(
        () => {
          callback();
        },
        (error: unknown) => {
          callback(error instanceof Error ? error : new Error(String(error)));
        },
      );
    },
  });
};

/** How often the sockets are checked within the time of one step. */
const looks = 4;

/**
 * The open sockets, none of which keeps the process alive. We reply to every
 * command and every message. A client that gave no cause for a reply within the
 * time of a step sends too slowly, and is cut off.
 */
const trackSockets = (server: SMTPServer, { stepMs }: Limits): ReadonlyMap<Socket, unknown> => {
  const progress = new Map<Socket, { readonly written: number; readonly since: number }>();
  server.server.on('connection', (socket) => {
    socket.unref();
    progress.set(socket, { written: 0, since: 0 });
    socket.once('close', () => {
      progress.delete(socket);
    });
  });
  const look = (): void => {
    for (const [socket, { written, since }] of progress) {
      if (socket.bytesWritten > written) progress.set(socket, { written: socket.bytesWritten, since: 0 });
      else if (since >= looks) socket.destroy();
      else progress.set(socket, { written, since: since + 1 });
    }
  };
  // oxlint-disable-next-line ensayo/no-timers -- the deadline of a connection, not a wait of ours
  const looking = setInterval(look, Math.max(10, stepMs / looks)).unref();
  server.server.once('close', () => {
    clearInterval(looking);
  });
  return progress;
};

const listen = (server: SMTPServer, host: string, port: number): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      // From now on errors belong to single connections, which end with them.
      server.on('error', () => undefined);
      server.server.unref();
      resolve(server.server.address() as AddressInfo); // It listens on a port, not on a pipe.
    });
  });

const stop = (server: SMTPServer, sockets: ReadonlyMap<Socket, unknown>): Promise<void> =>
  new Promise((resolve) => {
    server.close(resolve);
    for (const connection of [...server.connections]) connection.send(421, 'Closing');
    // After the goodbye is written, clients that do not hang up are cut off.
    for (const socket of sockets.keys()) socket.destroySoon();
  });

/**
 * Starts the inbox, on loopback and a free port by default.
 *
 * @throws the system's error when the port is taken.
 */
export const startInbox = async ({
  env,
  host = '127.0.0.1',
  port = 0,
  store,
  ...options
}: InboxOptions): Promise<Inbox> => {
  const limits = { ...defaultLimits, ...options.limits };
  const mailbox = createMailbox(mailboxLimits);
  const shared = store === undefined ? undefined : createSharedMailbox(store, mailboxLimits);
  const server = await createServer({ env, mailbox, shared, limits });
  const sockets = trackSockets(server, limits);
  const address = await listen(server, host, port);
  const { messages, clear, waitFor } = mailbox;
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    mailbox.close();
    closing ??= stop(server, sockets);
    return closing;
  };
  const all = shared?.messages ?? (() => Promise.resolve(messages()));
  return { host: address.address, port: address.port, messages, all, clear, waitFor, close };
};
