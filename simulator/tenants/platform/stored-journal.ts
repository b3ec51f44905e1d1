/** The journal of an authority that several processes are: all of them read and write it in their store. */
import type { ExchangeStore, KeptExchange } from '../../registry/exchanges.ts';
import {
  journalLimits,
  withoutEnvelope,
  type Exchange,
  type Findings,
  type Journal,
  type JournalOptions,
} from '../../service/soap/journal.ts';

/** Dropping the oldest costs statements: not after every exchange. */
const between = 50;

/** Milliseconds between looks for what others recorded, while somebody watches. */
const betweenLooks = 1_000;

const kept = ({ id, receivedAt, envelope, omittedBytes, answer, ...findings }: Exchange): KeptExchange => ({
  id,
  receivedAt,
  envelope,
  omittedBytes,
  answer,
  findings,
});

const restored = ({ findings, ...rest }: KeptExchange): Exchange => ({
  ...rest,
  ...(findings as Findings), // written by `kept`
});

export const createStoredJournal = (store: ExchangeStore, { limits, now }: JournalOptions): Journal => {
  const listeners = new Set<(id: string) => void>();
  let newest: string | undefined;
  let looking: NodeJS.Timeout | undefined;

  const enforce = (): Promise<void> => {
    const { maxAgeMs, ...most } = journalLimits(limits());
    return store.enforce({ ...most, since: maxAgeMs === undefined ? undefined : now() - maxAgeMs });
  };

  const tell = (id: string): void => {
    if (id === newest) return;
    newest = id;
    for (const listener of listeners) listener(id);
  };

  /** Exchanges of the other processes. */
  const look = async (): Promise<void> => {
    const [latest] = await store.latest({ limit: 1 });
    if (latest !== undefined) tell(latest.id);
  };

  return {
    record: async (exchange) => {
      const { maxBytes } = journalLimits(limits());
      const isTooLarge = exchange.envelope.length + exchange.answer.length > maxBytes;
      const filed = await store.file(kept(isTooLarge ? withoutEnvelope(exchange) : exchange));
      tell(exchange.id);
      if (filed % between === 0) await enforce();
    },
    get: async (id) => {
      const found = await store.get(id);
      return found === undefined ? undefined : restored(found);
    },
    list: async (limit) => {
      await enforce();
      return (await store.latest(limit === undefined ? {} : { limit })).map(restored);
    },
    since: async (id) => {
      await enforce();
      return (await store.latest({ after: id })).map(restored);
    },
    count: async () => {
      await enforce();
      return store.count();
    },
    clear: store.clear,
    onRecord: (listener) => {
      listeners.add(listener);
      // oxlint-disable-next-line ensayo/no-timers -- what other processes record; nothing waits for it
      looking ??= setInterval(() => void look().catch(() => undefined), betweenLooks).unref();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearInterval(looking);
        looking = undefined;
      };
    },
  };
};
