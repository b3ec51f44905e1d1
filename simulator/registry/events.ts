/** What an event (RADIAN) says, as the authority files it beside the document that it is about. */
export type EventFacts = {
  /** Response code: 030, 031, 032, 033, 034. */
  readonly code: string;
  /** Unique code of the document that it is about, in lower case. */
  readonly documentKey: string;
  /** Date that the event bears, `2026-11-20`. */
  readonly issueDate: string;
  /** Milliseconds since 1970; undefined for an event whose signature does not say. */
  readonly signedAt: number | undefined;
};

/** An accepted event, without its XML. */
export type RegisteredEvent = EventFacts & {
  readonly senderNit: string;
  readonly receiverId: string;
  readonly number: string;
  /** Its own unique code. */
  readonly key: string;
  readonly receivedAt: number;
};
