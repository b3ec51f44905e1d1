/** Sends mail through the configured server. */
import type { FileName } from '../../common/file-name.ts';
import { type Socket, connect } from 'node:net';
import type { SMTPPoolOptions, Transporter, SendMailOptions } from 'nodemailer';
import { oneLine, isMailAddress } from './address.ts';
import { reasonFor, reasonOf, type MailFailure, type MailFailureCode } from './failure.ts';

/** A message ready to be sent. Everything that varies is in it, so that the same message gives the same bytes. */
export type OutgoingMail = {
  /** Addresses without names; one message goes to all of them. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly MailAttachment[];
  /** A UUID: the Message-ID and the boundaries between the parts are derived from it. */
  readonly id: string;
  /** The Date, in milliseconds. */
  readonly at: number;
};

type MailAttachment = { readonly fileName: FileName; readonly contentType: string; readonly bytes: Buffer };

type SocketOptions = { readonly host: string; readonly port: number; readonly timeoutMs: number };

type Opened = (error: Error | null, socket?: Socket) => void;

type Sockets = {
  /** Connects; calls back once, with a socket or with the reason why there is none. */
  readonly open: (opened: Opened) => void;
  /** A message is being sent, until the returned function is called. */
  readonly hold: () => () => void;
};

const connectWithin = ({ host, port, timeoutMs }: SocketOptions): Socket => {
  const socket = connect({ host, port });
  socket.setTimeout(timeoutMs, () => {
    if (socket.connecting) socket.destroy(Object.assign(new Error('connect timed out'), { code: 'ETIMEDOUT' }));
  });
  return socket;
};

const createSockets = (options: SocketOptions): Sockets => {
  const sockets = new Set<Socket>();
  let held = 0;

  const watch = (socket: Socket, opened: Opened): void => {
    sockets.add(socket);
    socket.once('close', () => {
      sockets.delete(socket);
    });
    // Later errors have their own listeners. This one stays, so that no error is ever without a listener.
    let settled = false;
    const settle: Opened = (error, connected) => {
      if (settled) return;
      settled = true;
      opened(error, connected);
    };
    socket.on('error', settle);
    socket.once('connect', () => {
      socket.setTimeout(0);
      socket.removeAllListeners('timeout');
      settle(null, socket);
    });
  };

  const open = (opened: Opened): void => {
    try {
      watch(connectWithin(options), opened);
    } catch (error) {
      // Not a valid port.
      opened(error instanceof Error ? error : new Error(String(error)));
    }
  };

  const hold = (): (() => void) => {
    held += 1;
    for (const socket of sockets) socket.ref();
    return () => {
      held -= 1;
      if (held > 0) return;
      for (const socket of sockets) socket.unref();
    };
  };

  return { open, hold };
};

export type SmtpSettings = {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; by default on port 465 only. On other ports STARTTLS is used if the server has it. */
  readonly secure?: boolean;
  readonly user?: string;
  readonly password?: string;
  readonly from: { readonly address: string; readonly name: string };
};

export type MailOutcome =
  /** At least one of the addressees was accepted. */
  { readonly ok: true; readonly accepted: readonly string[] } | { readonly ok: false; readonly reason: MailFailure };

export type Mailer = {
  /** Never throws. */
  readonly send: (message: OutgoingMail) => Promise<MailOutcome>;
  /** Messages that a connection has accepted are still sent; waiting and new ones are refused. */
  readonly close: () => void;
};

/** In milliseconds. */
export type MailDeadlines = {
  /** For the connection, the greeting, and each silence of the server. */
  readonly step: number;
  /** For a whole message: a server that answers too slowly is cut off here. */
  readonly message: number;
};

const usualDeadlines: MailDeadlines = { step: 10_000, message: 120_000 };

const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

type Line = { readonly sockets: Sockets; readonly deadlines: MailDeadlines };

const poolOptions = (settings: SmtpSettings, { sockets, deadlines }: Line): SMTPPoolOptions & { pool: true } => {
  const { host, port, user, password = '', secure = port === 465 } = settings;
  return {
    pool: true,
    host,
    port,
    secure,
    // A password never crosses the network in clear text.
    requireTLS: user !== undefined && !secure && !isLoopback(host),
    ...(user === undefined ? {} : { auth: { user, pass: password } }),
    connectionTimeout: deadlines.step,
    greetingTimeout: deadlines.step,
    socketTimeout: deadlines.step,
    dnsTimeout: deadlines.step,
    // Once again, if the server closed an idle connection before it had a byte of the message.
    maxRequeues: 1,
    getSocket: (_options, callback) => {
      sockets.open((error, connection) => {
        callback(error, connection === undefined ? false : { connection });
      });
    },
  };
};

const openTransport = async (settings: SmtpSettings, line: Line): Promise<Transporter> => {
  const { default: nodemailer } = await import('nodemailer');
  return nodemailer.createTransport(poolOptions(settings, line));
};

/** Every header on one line, and every random or time-dependent value set explicitly. */
const optionsOf = (message: OutgoingMail, to: readonly string[], from: SmtpSettings['from']): SendMailOptions => ({
  from: { name: oneLine(from.name), address: from.address },
  to: to.map((address) => ({ name: '', address })),
  envelope: { from: from.address, to: [...to] },
  subject: oneLine(message.subject),
  text: message.text,
  html: message.html,
  attachments: message.attachments.map(({ fileName, contentType, bytes }) => ({
    filename: fileName,
    contentType: oneLine(contentType),
    content: bytes,
  })),
  messageId: `<${message.id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`,
  date: new Date(message.at),
  baseBoundary: message.id,
  // RFC 3834: no automatic replies.
  headers: { 'Auto-Submitted': 'auto-generated' },
  xMailer: false,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Connects with the first message and keeps the connections, none of which keeps the process alive while it is idle. */
export const createMailer = (settings: SmtpSettings, deadlines: MailDeadlines = usualDeadlines): Mailer => {
  const { host, port, from } = settings;
  const server = `${host}:${String(port)}`;
  const sockets = createSockets({ host, port, timeoutMs: deadlines.step });
  let transport: Promise<Transporter> | undefined;
  let isClosed = false;

  const deliver = async (message: OutgoingMail, to: readonly string[]): Promise<MailOutcome> => {
    const release = sockets.hold();
    try {
      transport ??= openTransport(settings, { sockets, deadlines });
      const opened = await transport;
      const signal = AbortSignal.timeout(deadlines.message);
      const { accepted = [] } = await opened.sendMail({ ...optionsOf(message, to, from), signal });
      return { ok: true, accepted };
    } catch (error) {
      return { ok: false, reason: reasonOf(error, server) };
    } finally {
      release();
    }
  };

  const refused = (code: MailFailureCode): MailOutcome => ({
    ok: false,
    reason: reasonFor(code, server),
  });

  const send: Mailer['send'] = async (message) => {
    if (isClosed) return refused('mail-closed');
    if (!isMailAddress(from.address)) return refused('mail-sender-invalid');
    const to = message.to.filter(isMailAddress);
    return to.length === 0 ? refused('mail-no-recipient') : deliver(message, to);
  };

  const close = (): void => {
    isClosed = true;
    transport?.then(
      (opened) => {
        opened.close();
      },
      // Every message has already reported that there is none.
      () => undefined,
    );
  };

  return { send, close };
};
