/** The latest traffic, where the processes of one authority keep it together. */
export type KeptExchange = {
  readonly id: string;
  /** Milliseconds since 1970, by the clock of the authority. */
  readonly receivedAt: number;
  readonly envelope: Buffer;
  readonly omittedBytes?: number | undefined;
  readonly answer: string;
  /** What else is known of it; plain JSON. */
  readonly findings: unknown;
};

export type ExchangeLimits = {
  readonly maxExchanges: number;
  /** Envelopes and answers together. */
  readonly maxBytes: number;
  /** Those received before are dropped; milliseconds since 1970. */
  readonly since?: number | undefined;
};

export type ExchangeStore = {
  /** Gives how many were ever filed, this one included. */
  readonly file: (exchange: KeptExchange) => Promise<number>;
  /** Become the `results` among its findings, whether it is filed already or will be. */
  readonly addResults: (id: string, results: unknown) => Promise<void>;
  readonly get: (id: string) => Promise<KeptExchange | undefined>;
  /** Newest first; those after the one with that identifier, or all if it is not kept. */
  readonly latest: (of: {
    readonly limit?: number;
    readonly after?: string | undefined;
  }) => Promise<readonly KeptExchange[]>;
  readonly count: () => Promise<number>;
  readonly clear: () => Promise<void>;
  /** Drops the oldest beyond the limits. */
  readonly enforce: (limits: ExchangeLimits) => Promise<void>;
};
