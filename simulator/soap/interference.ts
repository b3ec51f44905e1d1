/** How an exchange can be spoiled on its way in and on its way out; who does so, and why, is not the service's business. */
import type { Fault } from './faults.ts';
import type { Received } from './process.ts';

/** What is about to be sent. */
export type Reply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
  /** The connection is closed after so many bytes of the body, whose whole length was announced. */
  readonly cutAt?: number | undefined;
};

/** Something else than a reply: the connection is closed, or reset, or left open in silence. */
export type Delivery = Reply | 'closed' | 'reset' | 'withheld';

/** An exchange that ends before anything is taken. */
export type Ending = {
  readonly delivery: Delivery;
  readonly operation: string | undefined;
  /** Where it ends in a fault of SOAP. */
  readonly fault?: Fault | undefined;
};

/** What is done to one exchange. */
export type Interference = {
  /** Before anything is taken; undefined lets the request in. */
  readonly before: () => Promise<Ending | undefined>;
  /** How often the request is processed; the last answer counts. */
  readonly rounds: () => number;
  /** Once the answer was made. */
  readonly after: (reply: Reply) => Promise<Delivery>;
  /** What was done, for the journal. */
  readonly done: () => readonly unknown[];
};

/** Undefined where nothing is to be done. */
export type Interfere = (received: Received) => Interference | undefined;
