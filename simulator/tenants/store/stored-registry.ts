import type { KeepOptions } from '../../../src/common/store/retention.ts';
import { openStore, type StorePlace } from '../../../src/common/store/store.ts';
import { inquiriesOf, mandatesIn } from '../../registry/inquiries.ts';
import type { RegistryData } from '../../registry/types.ts';
import type { RegistryPort } from '../../registry/port.ts';
import { batchesIn } from './batches.ts';
import { removeIfEmpty } from './emptiness.ts';
import { batchQueueIn } from './batch-queue.ts';
import { correctionsIn, documentsIn } from './documents.ts';
import { documentListIn } from './document-list.ts';
import { eventsIn } from './events.ts';
import { exchangesIn } from './exchanges.ts';
import { holdRegistry, type HeldRegistry } from './held-registry.ts';
import { authorityLayout } from './layout.ts';
import { usedNumbersIn } from './numbers.ts';
import type { AuthorityTables } from './schema.ts';
import { removalIn } from './retention.ts';
import { emptyState, snapshotsIn } from './snapshots.ts';

type Queries = Pick<RegistryPort, keyof ReturnType<typeof inquiriesOf> | 'mayActFor' | 'testSet' | 'dump'>;

/** Answered from memory. */
const queriesOf = (now: HeldRegistry['now']): Queries => ({
  ...inquiriesOf(now),
  mayActFor: (certificateNit, issuerNit) =>
    Promise.resolve(
      issuerNit !== '' && (certificateNit === issuerNit || mandatesIn(now(), issuerNit).has(certificateNit)),
    ),
  testSet: (id) => Promise.resolve(now().testSets.get(id.toLowerCase())),
  dump: () => Promise.resolve(now().data),
});

/**
 * The authority's registries and documents.
 * @param initial replaces parts of the default registry, now and at every reset
 * @param keep everything if absent
 */
export const openRegistry = async (
  place: StorePlace,
  initial: Partial<RegistryData> = {},
  keep?: KeepOptions,
): Promise<RegistryPort> => {
  const store = await openStore<AuthorityTables>(place, authorityLayout);
  const { database, sealer, close } = store;
  let held: HeldRegistry;
  try {
    held = await holdRegistry(store, initial);
  } catch (error) {
    await close();
    throw error;
  }
  const { now, replace, change, changeWith, shared, reload, restart } = held;
  const sealing = { sealer, secrets: () => now().secrets };
  const snapshots = snapshotsIn(store);
  const documents = documentsIn(store, sealing);
  const removal = keep === undefined ? undefined : removalIn(database, keep);
  return {
    ...queriesOf(now),
    ...documents,
    record: async (...filed) => {
      const recorded = await documents.record(...filed);
      removal?.filed();
      return recorded;
    },
    ...correctionsIn(database, sealing),
    ...documentListIn(database, sealing),
    ...eventsIn(database),
    ...batchesIn(database, sealing),
    ...usedNumbersIn(database),
    queue: batchQueueIn({ store, sealing }, changeWith),
    replace,
    change,
    shared,
    exchanges: exchangesIn(database, sealing),
    snapshots: {
      ...snapshots,
      restore: async (name) => {
        const restored = await snapshots.restore(name);
        if (restored !== undefined) await reload();
        return restored;
      },
    },
    reset: async () => {
      await emptyState(store);
      await restart();
    },
    removeIfEmpty: () => removeIfEmpty(store, held),
    close: async () => {
      await removal?.stop();
      await close();
    },
  };
};
