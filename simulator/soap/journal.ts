/**
 * What went over the wire lately, kept in memory so that a client can ask why
 * an exchange ended as it did. Limited in number and in bytes; the oldest
 * exchanges go first.
 */
export type Exchange = {
  readonly id: string;
  /** Milliseconds since 1970, from the Env clock. */
  readonly receivedAt: number;
  /** Name of the Body's child; undefined when the envelope could not be read. */
  readonly operation: string | undefined;
  /** NIT in the certificate of the security header, once that was verified. */
  readonly certificateNit: string | undefined;
  /** HTTP status of the answer; 0 where none was made. */
  readonly status: number;
  readonly envelope: Buffer;
  readonly answer: string;
  /** What the handler has to say about its verdict; JSON. */
  readonly results: unknown;
  readonly fault: { readonly check: string; readonly detail: string } | undefined;
  /** Injected faults that struck it; JSON. */
  readonly faults?: readonly unknown[];
};

export type Journal = {
  readonly record: (exchange: Exchange) => void;
  readonly get: (id: string) => Exchange | undefined;
  /** Newest first. */
  readonly list: () => readonly Exchange[];
  readonly clear: () => void;
};

export type JournalLimits = {
  readonly maxExchanges?: number | undefined;
  /** Envelopes and answers together. */
  readonly maxBytes?: number | undefined;
};

const sizeOf = ({ envelope, answer }: Exchange): number => envelope.length + answer.length;

export const createJournal = ({ maxExchanges = 1000, maxBytes = 64 * 1024 * 1024 }: JournalLimits = {}): Journal => {
  /** A Map keeps the order of insertion, which makes it a ring. */
  const exchanges = new Map<string, Exchange>();
  let bytes = 0;
  const forgetOldest = (): void => {
    for (const [id, oldest] of exchanges) {
      if (exchanges.size <= maxExchanges && bytes <= maxBytes) return;
      exchanges.delete(id);
      bytes -= sizeOf(oldest);
    }
  };
  return {
    record: (exchange) => {
      // One envelope larger than the whole budget must not push out everything else.
      const kept = sizeOf(exchange) > maxBytes ? { ...exchange, envelope: Buffer.alloc(0) } : exchange;
      exchanges.set(kept.id, kept);
      bytes += sizeOf(kept);
      forgetOldest();
    },
    get: (id) => exchanges.get(id),
    list: () => [...exchanges.values()].reverse(),
    clear: () => {
      exchanges.clear();
      bytes = 0;
    },
  };
};
