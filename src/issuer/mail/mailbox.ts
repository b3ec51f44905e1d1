/** The contents of an inbox, and the callers that wait for new mail. */
import type { Attachment } from 'postal-mime';

export type ReceivedMail = {
  /** The sender of the envelope; empty for a delivery notice. */
  readonly from: string;
  /** Everyone named in the envelope, including blind copies. */
  readonly to: readonly string[];
  readonly subject: string;
  /** ISO 8601, or the header's own text if it is not a date. */
  readonly date: string | undefined;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly {
    /** Empty if the part has no name. */
    readonly fileName: string;
    readonly contentType: string;
    readonly bytes: Buffer;
  }[];
  /** The message as received, headers included. */
  readonly raw: Buffer;
  /** Milliseconds of the inbox's clock. */
  readonly receivedAt: number;
};

type Envelope = Pick<ReceivedMail, 'from' | 'to' | 'receivedAt'>;

const bytesOf = (content: Attachment['content']): Buffer =>
  typeof content === 'string' || content instanceof Uint8Array ? Buffer.from(content) : Buffer.from(content, 0);

/** The parser adds a line end to every text. */
const asSent = (text: string): string => text.replace(/\n$/, '');

const unreadable = { subject: '', date: undefined, text: '', html: '', attachments: [] } as const;

/** A message that cannot be parsed is kept too, as raw bytes only. */
export const readMail = async (raw: Buffer, envelope: Envelope): Promise<ReceivedMail> => {
  const { default: PostalMime } = await import('postal-mime');
  try {
    const { subject = '', date, text = '', html = '', attachments } = await PostalMime.parse(raw);
    const read = attachments.map(({ filename, mimeType, content }) => ({
      fileName: filename ?? '',
      contentType: mimeType,
      bytes: bytesOf(content),
    }));
    return { ...envelope, subject, date, text: asSent(text), html: asSent(html), attachments: read, raw };
  } catch {
    return { ...envelope, ...unreadable, raw };
  }
};

export type Mailbox = {
  readonly messages: () => readonly ReceivedMail[];
  readonly add: (mail: ReceivedMail) => void;
  readonly clear: () => void;
  readonly waitFor: (accept: (mail: ReceivedMail) => boolean, timeoutMs: number) => Promise<ReceivedMail | undefined>;
  /** Callers stop waiting; existing messages can still be read. */
  readonly close: () => void;
};

type MailboxLimits = { readonly messages: number; readonly bytes: number };

type Waiter = { readonly offer: (mail: ReceivedMail) => void; readonly giveUp: () => void };

/** The longest that a timer of Node can wait. */
const longestWaitMs = 2 ** 31 - 1;

const waitingTime = (milliseconds: number): number =>
  Number.isNaN(milliseconds) ? 0 : Math.floor(Math.min(Math.max(milliseconds, 0), longestWaitMs));

/** Newest last; beyond a limit the oldest are dropped, but never the newest. */
export const createMailbox = (limits: MailboxLimits): Mailbox => {
  let held: readonly ReceivedMail[] = [];
  let heldBytes = 0;
  let isClosed = false;
  const waiters = new Set<Waiter>();

  const add = (mail: ReceivedMail): void => {
    heldBytes += mail.raw.length;
    let dropped = Math.max(0, held.length + 1 - limits.messages);
    heldBytes -= held.slice(0, dropped).reduce((bytes, { raw }) => bytes + raw.length, 0);
    for (let oldest = held[dropped]; oldest !== undefined && heldBytes > limits.bytes; oldest = held[dropped]) {
      heldBytes -= oldest.raw.length;
      dropped += 1;
    }
    held = [...held.slice(dropped), mail];
    for (const waiter of [...waiters]) waiter.offer(mail);
  };

  const waitFor: Mailbox['waitFor'] = async (accept, timeoutMs) => {
    const found = held.find(accept);
    if (found !== undefined || isClosed) return found;
    return new Promise((resolve, reject) => {
      // A deadline, and one that does not keep the process alive.
      const deadline = AbortSignal.timeout(waitingTime(timeoutMs));
      const done = (): void => {
        waiters.delete(waiter);
        deadline.removeEventListener('abort', waiter.giveUp);
      };
      const waiter: Waiter = {
        offer: (mail) => {
          try {
            if (!accept(mail)) return;
            resolve(mail);
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
          }
          done();
        },
        giveUp: () => {
          resolve(undefined);
          done();
        },
      };
      waiters.add(waiter);
      deadline.addEventListener('abort', waiter.giveUp);
    });
  };

  return {
    messages: () => held,
    add,
    clear: () => {
      held = [];
      heldBytes = 0;
    },
    waitFor,
    close: () => {
      isClosed = true;
      for (const waiter of [...waiters]) waiter.giveUp();
    },
  };
};
