/** Whether closing a tenant would lose anything. */
import type { RegistryPort } from '../../registry/port.ts';

/** The known state of one tenant. */
export type Keeping = {
  /** It is kept when the tenant is closed. */
  readonly isKept: boolean;
  /**
   * No document, batch, test set or snapshot, and the registry unchanged. The journal does not count: it belongs to
   * this run, and is limited. Nor does the number of the next answer, which a query uses up as well.
   */
  readonly isEmpty: () => boolean;
};

type Tracked = { readonly registry: RegistryPort; readonly keeping: Keeping };

/** @param isNew false for a store from an earlier opening, which may contain anything */
export const keepTrack = (registry: RegistryPort, { isKept, isNew }: { isKept: boolean; isNew: boolean }): Tracked => {
  let isWritten = false;
  let hasSnapshots = false;
  const keeps =
    <Given extends readonly unknown[], Result>(write: (...given: Given) => Promise<Result>) =>
    (...given: Given): Promise<Result> => {
      isWritten = true;
      return write(...given);
    };
  const { snapshots } = registry;
  return {
    registry: {
      ...registry,
      record: keeps(registry.record),
      recordBatch: keeps(registry.recordBatch),
      queue: { ...registry.queue, add: keeps(registry.queue.add) },
      replace: keeps(registry.replace),
      change: (decide) =>
        registry.change(async (current) => {
          const decided = await decide(current);
          if (decided.replaced !== undefined) isWritten = true;
          return decided;
        }),
      reset: () => {
        isWritten = false;
        return registry.reset();
      },
      snapshots: {
        ...snapshots,
        take: (of) => {
          hasSnapshots = true;
          return snapshots.take(of);
        },
        restore: keeps(snapshots.restore),
      },
    },
    keeping: { isKept, isEmpty: () => isNew && !isWritten && !hasSnapshots },
  };
};
