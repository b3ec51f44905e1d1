/** An inbox that takes all mail for everybody, so that a run without a mail server shows what would have left. */
import type { AddressInfo, Socket } from 'node:net';
import type { SMTPServer, SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import type { Env } from '../../common/env/env.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { readMail, type ReceivedMail } from './read-mail.ts';

export type { ReceivedMail } from './read-mail.ts';

export type Inbox = {
  readonly host: string;
  readonly port: number;
  /** Newest last; at most 500 and 256 MB, beyond which the oldest go. */
  readonly messages: () => readonly ReceivedMail[];
  readonly clear: () => void;
  /** The first message, there already or still to come, that is accepted; undefined when none comes in time. */
  readonly waitFor: (accept: (mail: ReceivedMail) => boolean, timeoutMs: number) => Promise<ReceivedMail | undefined>;
  /** Cuts off messages on their way; what has come stays readable. */
  readonly close: () => Promise<void>;
};

export type InboxOptions = { readonly env: Env; readonly host?: string; readonly port?: number };

const mostMessageBytes = 30 * 1024 * 1024;
const mostConnections = 20;
const mostRecipients = 100;
const limits = { messages: 500, bytes: 256 * 1024 * 1024 };

/** What came, or undefined when it was too long: the rest is read and forgotten, the server answers 552. */
const readAll = async (stream: SMTPServerDataStream): Promise<Buffer | undefined> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) {
    if (stream.sizeExceeded) chunks.length = 0;
    else chunks.push(chunk as Buffer); // no encoding was set on the stream
  }
  return stream.sizeExceeded ? undefined : Buffer.concat(chunks);
};

type Delivery = { readonly stream: SMTPServerDataStream; readonly session: SMTPServerSession };

/** Answers only when the message can be seen. */
const deliver = async ({ stream, session }: Delivery, mailbox: Mailbox, { clock }: Env): Promise<void> => {
  const { mailFrom, rcptTo } = session.envelope;
  const envelope = {
    from: mailFrom === false ? '' : mailFrom.address,
    to: rcptTo.map(({ address }) => address),
  };
  const raw = await readAll(stream);
  if (raw !== undefined) mailbox.add(await readMail(raw, { ...envelope, receivedAt: clock.now() }));
};

const createServer = async (env: Env, mailbox: Mailbox): Promise<SMTPServer> => {
  const { SMTPServer: Server } = await import('smtp-server');
  return new Server({
    name: 'localhost',
    banner: 'Ensayo',
    size: mostMessageBytes,
    rejectOversized: true,
    maxClients: mostConnections,
    maxRecipients: mostRecipients,
    // Any user and password will do, also without TLS: settings for a real server can be tried as they are.
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, callback) => {
      callback(null, { user: 'anybody' });
    },
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, session, callback) => {
      deliver({ stream, session }, mailbox, env).then(
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

/** Sockets that are open, none of which keeps the process alive. */
const trackSockets = (server: SMTPServer): ReadonlySet<Socket> => {
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => {
    socket.unref();
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
    });
  });
  return sockets;
};

const listen = (server: SMTPServer, host: string, port: number): Promise<AddressInfo> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      // From now on errors are those of single connections, which end with them.
      server.on('error', () => undefined);
      server.server.unref();
      resolve(server.server.address() as AddressInfo); // it listens on a port, not on a pipe
    });
  });

const stop = (server: SMTPServer, sockets: ReadonlySet<Socket>): Promise<void> =>
  new Promise((resolve) => {
    server.close(resolve);
    for (const connection of [...server.connections]) connection.send(421, 'Closing');
    // After the goodbye is written: whoever does not hang up is cut off.
    for (const socket of sockets) socket.destroySoon();
  });

/**
 * Starts the inbox on loopback and a free port, unless told otherwise.
 *
 * @throws the system's error when the port is taken.
 */
export const startInbox = async ({ env, host = '127.0.0.1', port = 0 }: InboxOptions): Promise<Inbox> => {
  const mailbox = createMailbox(limits);
  const server = await createServer(env, mailbox);
  const sockets = trackSockets(server);
  const address = await listen(server, host, port);
  const { messages, clear, waitFor } = mailbox;
  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => {
    mailbox.close();
    closing ??= stop(server, sockets);
    return closing;
  };
  return { host: address.address, port: address.port, messages, clear, waitFor, close };
};
