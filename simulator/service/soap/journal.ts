/**
 * The latest traffic on the wire, kept so that a client can ask why an exchange ended as it did: by `createJournal` in
 * memory. Limited in
 * number, in bytes and, if configured, in age; the oldest exchanges go first. Findings are kept as JSON: a string cut
 * out of a document would keep its whole text alive, on a heap that the garbage collector walks again and again.
 */
export type Exchange = {
  readonly id: string;
  /** Milliseconds since 1970, from the Env clock. */
  readonly receivedAt: number;
  /** Name of the Body's child; undefined when the envelope could not be read. */
  readonly operation: string | undefined;
  /** NIT in the certificate of the security header, once that has been verified. */
  readonly certificateNit: string | undefined;
  /** HTTP status of the answer; 0 without one. */
  readonly status: number;
  /** If it was refused, or is larger than the whole journal, only the beginning. */
  readonly envelope: Buffer;
  /** How many bytes of the envelope are not kept; absent if all are. */
  readonly omittedBytes?: number | undefined;
  readonly answer: string;
  /** The handler's data about its verdict; JSON. */
  readonly results: unknown;
  /** The SOAP fault of the answer. */
  readonly fault: { readonly check: string; readonly detail: string } | undefined;
  /** What else disturbed it, injected faults for example (`Exchanged.disturbedBy`); JSON, stored under this name. */
  readonly faults?: readonly unknown[];
};

export type Journal = {
  readonly record: (exchange: Exchange) => Promise<void>;
  readonly get: (id: string) => Promise<Exchange | undefined>;
  /** Newest first, and no more than that many. */
  readonly list: (limit?: number) => Promise<readonly Exchange[]>;
  /** Newest first, those after the one with that identifier; all if it is not kept. */
  readonly since: (id: string | undefined) => Promise<readonly Exchange[]>;
  readonly count: () => Promise<number>;
  readonly clear: () => Promise<void>;
  /**
   * Passes on the identifier of exchanges once they are kept, until the returned function is called; of several that
   * another process records, perhaps only that of the last.
   */
  readonly onRecord: (listener: (id: string) => void) => () => void;
};

export type JournalLimits = {
  readonly maxExchanges?: number | undefined;
  /** Envelopes and answers together. */
  readonly maxBytes?: number | undefined;
  /** Milliseconds, by the clock that dates the exchanges; no limit if absent. */
  readonly maxAgeMs?: number | undefined;
};

/** The default limits. */
export const defaultJournalLimits = { maxExchanges: 1000, maxBytes: 64 * 1024 * 1024 } as const satisfies JournalLimits;

export type JournalOptions = {
  /** Read each time: they may change while the journal is in use. */
  readonly limits: () => JournalLimits;
  readonly now: () => number;
};

/** With the defaults. */
export const journalLimits = ({ maxExchanges, maxBytes, maxAgeMs }: JournalLimits) => ({
  maxExchanges: maxExchanges ?? defaultJournalLimits.maxExchanges,
  maxBytes: maxBytes ?? defaultJournalLimits.maxBytes,
  maxAgeMs,
});

/** The parts of an exchange that are not stored under a name of their own. */
export type Findings = Omit<Exchange, 'id' | 'receivedAt' | 'envelope' | 'omittedBytes' | 'answer'>;

type Kept = Omit<Exchange, keyof Findings> & {
  /** JSON. */
  readonly findings: string;
};

const asKept = ({ id, receivedAt, envelope, omittedBytes, answer, ...findings }: Exchange): Kept => ({
  id,
  receivedAt,
  envelope,
  ...(omittedBytes === undefined ? {} : { omittedBytes }),
  answer,
  findings: JSON.stringify(findings),
});

const restored = ({ findings, ...rest }: Kept): Exchange => ({
  ...rest,
  ...(JSON.parse(findings) as Findings), // written by `asKept`
});

const sizeOf = ({ envelope, answer }: Kept): number => envelope.length + answer.length;

/** Leaves the envelope out, and counts its bytes. */
export const withoutEnvelope = <Of extends Pick<Exchange, 'envelope' | 'omittedBytes'>>({
  envelope,
  omittedBytes = 0,
  ...rest
}: Of): Omit<Of, 'envelope' | 'omittedBytes'> & Pick<Exchange, 'envelope' | 'omittedBytes'> => ({
  ...rest,
  envelope: Buffer.alloc(0),
  omittedBytes: omittedBytes + envelope.length,
});

export const createJournal = ({ limits, now }: JournalOptions = { limits: () => ({}), now: () => 0 }): Journal => {
  /** A Map preserves insertion order, which makes it a ring. */
  const exchanges = new Map<string, Kept>();
  const listeners = new Set<(id: string) => void>();
  let bytes = 0;
  const newestFirst = (): readonly Kept[] => [...exchanges.values()].reverse();
  const forget = (exchange: Kept): void => {
    exchanges.delete(exchange.id);
    bytes -= sizeOf(exchange);
  };
  const enforce = (): void => {
    const { maxExchanges, maxBytes, maxAgeMs } = journalLimits(limits());
    for (const oldest of exchanges.values()) {
      if (exchanges.size <= maxExchanges && bytes <= maxBytes) break;
      forget(oldest);
    }
    if (maxAgeMs === undefined) return;
    // Setting a clock back mixes old and new: every exchange is checked.
    const since = now() - maxAgeMs;
    for (const exchange of exchanges.values()) if (exchange.receivedAt < since) forget(exchange);
  };
  const record = (exchange: Exchange): void => {
    const { maxBytes } = journalLimits(limits());
    // One envelope larger than the whole budget must not push out everything else.
    const whole = asKept(exchange);
    const kept: Kept = sizeOf(whole) > maxBytes ? withoutEnvelope(whole) : whole;
    exchanges.set(kept.id, kept);
    bytes += sizeOf(kept);
    enforce();
    for (const listener of listeners) listener(kept.id);
  };
  const since = (id: string | undefined): readonly Exchange[] => {
    const newest = newestFirst();
    const end = newest.findIndex((kept) => kept.id === id);
    return newest.slice(0, end === -1 ? undefined : end).map(restored);
  };
  const afterTrimming = <Value>(answer: () => Value): Promise<Value> => {
    enforce();
    return Promise.resolve(answer());
  };
  return {
    record: (exchange) => Promise.resolve(record(exchange)),
    get: (id) =>
      afterTrimming(() => {
        const kept = exchanges.get(id);
        return kept === undefined ? undefined : restored(kept);
      }),
    list: (limit = Infinity) => afterTrimming(() => newestFirst().slice(0, limit).map(restored)),
    since: (id) => afterTrimming(() => since(id)),
    count: () => afterTrimming(() => exchanges.size),
    clear: () => {
      exchanges.clear();
      bytes = 0;
      return Promise.resolve();
    },
    onRecord: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
