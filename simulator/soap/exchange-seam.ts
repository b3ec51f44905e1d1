/**
 * The seam of the exchange: what the service does with a message. Whoever puts
 * the authority together may wrap it; the service does not know how or why.
 */
import type { Message, Processed } from './process.ts';

/** What is about to be sent. */
export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** The connection is closed after so many bytes of the body, whose whole length was announced. */
  readonly cutAt?: number | undefined;
};

/** Something other than a reply: the connection is closed, or reset, or left open in silence. */
export type Delivery = Reply | 'closed' | 'reset' | 'withheld';

/** How one exchange ended. */
export type Exchanged = {
  /** What the client gets. */
  readonly delivery: Delivery;
  /** What the journal keeps: the answer as it was made, even if the client gets something else. */
  readonly processed: Processed;
  /** For the journal: what was done to the exchange on purpose; plain JSON. */
  readonly disturbedBy?: readonly unknown[] | undefined;
};

export type CarryOut = (message: Message) => Promise<Exchanged>;

export type ExchangeSeam = (carryOut: CarryOut) => CarryOut;
