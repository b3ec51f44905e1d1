import { readFileSync } from 'node:fs';
import { dataFile } from '../../common/data-directory.ts';
import type { Credentials } from '../../common/credentials.ts';

/** A company as events name it. */
export type EventParty = { readonly nit: string; readonly checkDigit: string; readonly name: string };

/** A company that sends events, with what it needs to. */
export type EventSender = EventParty & {
  readonly software: { readonly id: string; readonly pin: string };
  readonly credentials: () => Promise<Credentials>;
};

/** The invoice that an event is about, as the authority accepted it. */
export type EventSubject = {
  readonly number: string;
  readonly uuid: string;
  /** 01, 02, 03, 04. */
  readonly type: string;
};

/** An event about an invoice (RADIAN): what the builder needs to know. */
export type EventModel = {
  /** 030, 031, 032, 033, 034. */
  readonly code: string;
  readonly number: string;
  /** 1 production, 2 test. */
  readonly environment: '1' | '2';
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
  readonly sender: EventSender;
  readonly receiver: EventParty;
  readonly document: EventSubject;
};

type ReceiverFile = Omit<EventSender, 'credentials'>;

/** The company that receives the invoices of the bases, known to the default registry. */
export const receiverFacts = (): ReceiverFile =>
  JSON.parse(readFileSync(dataFile('companies/receiver.json'), 'utf8')) as ReceiverFile; // our own file
