/** What the client gets of an exchange over HTTP, and where that can be changed. */
import type { Message, Processed } from './process.ts';

/** The response about to be sent. */
export type HttpReply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** The connection is closed after that many bytes of the body, whose full length was announced. */
  readonly cutAt?: number | undefined;
};

/** Something other than a reply: the connection is closed, or reset, or left open in silence. */
export type Delivery = HttpReply | 'closed' | 'reset' | 'withheld';

/** How one exchange ended. */
export type Exchanged = {
  /** What the client gets. */
  readonly delivery: Delivery;
  /** For the journal: the original answer, even if the client gets something else. */
  readonly processed: Processed;
  /** For the journal: the deliberate disturbances of the exchange; plain JSON. */
  readonly disturbedBy?: readonly unknown[] | undefined;
};

export type CarryOut = (message: Message) => Promise<Exchanged>;

/**
 * The boundary of the exchange. The code that assembles the authority may wrap it; the service does not know how or why.
 */
export type ExchangeMiddleware = (carryOut: CarryOut) => CarryOut;
