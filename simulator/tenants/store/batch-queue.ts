/** Batches that wait for their verdicts, in the store that several processes have. */
import { sql, type Kysely } from 'kysely';
import { packText, unpackText } from '../../../src/common/store/database.ts';
import type { OpenStore } from '../../../src/common/store/open-store.ts';
import {
  mostWaitingBatches,
  type BatchQueue,
  type BatchTask,
  type Claim,
  type ClaimedBatch,
  type DocumentVerdict,
  type NewBatch,
} from '../../registry/batches.ts';
import type { RegistryData } from '../../registry/types.ts';
import { batchKey, batchRow, latestDocument, packedVerdicts } from './batches.ts';
import type { HeldRegistry } from './held-registry.ts';
import { documentKey } from '../../registry/document-keys.ts';
import { batchVerdict, storedFindings, type StateSealer } from './layout.ts';
import type { AuthorityTables } from './schema.ts';

/**
 * How long a claim lasts without another verdict, in milliseconds: longer than the most expensive document takes, and
 * how long a batch waits after the death of the process that judged it.
 */
const claimMs = 5_000;

/** A batch belongs to the process that received it, unless that one is too busy to begin soon. */
const receiverMs = 2_000;

type State = {
  readonly store: Pick<OpenStore<AuthorityTables>, 'database' | 'now'>;
  readonly sealing: StateSealer;
};

/** The database, or a transaction of it. */
type Database = Kysely<AuthorityTables>;

const untilIn = ({ now }: State['store'], ms: number) => sql<number>`${now} + ${sql.lit(ms)}`;

/** Nobody's, or this process's own: a process judges one batch at a time, so its own is not in progress. */
const isFreeIn = ({ now }: State['store'], by: string) => sql<boolean>`(taken_until < ${now} OR taken_by = ${by})`;

type Added = { readonly batch: NewBatch; readonly task: BatchTask; readonly by: string };

/** Not exact: processes that ask at the same moment may each add one more. */
const isFull = async (database: Database): Promise<boolean> => {
  const tasks = database.selectFrom('batch_tasks').select('seq').orderBy('seq');
  return (
    (await tasks
      .limit(1)
      .offset(mostWaitingBatches - 1)
      .executeTakeFirst()) !== undefined
  );
};

const add = ({ store, sealing }: State, { batch: { keys, ...batch }, task, by }: Added): Promise<boolean> =>
  store.database.transaction().execute(async (transaction) => {
    if (await isFull(transaction)) return false;
    const row = batchRow(sealing, { ...batch, verdicts: [] });
    await transaction.insertInto('batches').values(row).execute();
    await transaction
      .insertInto('batch_tasks')
      .values({
        zip_key: row.zip_key,
        task: packText(JSON.stringify(task)),
        taken_by: by,
        taken_until: untilIn(store, receiverMs),
      })
      .execute();
    const waiting = [...new Set(keys.map(documentKey))].map((key) => ({ zip_key: row.zip_key, key }));
    if (waiting.length > 0) await transaction.insertInto('waiting_documents').values(waiting).execute();
    return true;
  });

const isWaiting = async ({ database }: State['store'], key: string): Promise<boolean> => {
  const waiting = database.selectFrom('waiting_documents').select('key').where('key', '=', documentKey(key));
  return (await waiting.limit(1).executeTakeFirst()) !== undefined;
};

type Task = Pick<AuthorityTables['batch_tasks'], 'zip_key' | 'task'>;

const claimOldest = (store: State['store'], by: string): Promise<Task | undefined> =>
  store.database
    .updateTable('batch_tasks')
    .set({ taken_by: by, taken_until: untilIn(store, claimMs) })
    .where('seq', '=', (within) =>
      within.selectFrom('batch_tasks').select('seq').where(isFreeIn(store, by)).orderBy('seq').limit(1),
    )
    // Again: another process may have claimed it since it was found.
    .where(isFreeIn(store, by))
    .returning(['zip_key', 'task'])
    .executeTakeFirst();

const isAnyFree = async (store: State['store'], by: string): Promise<boolean> => {
  const tasks = store.database.selectFrom('batch_tasks').select('seq').where(isFreeIn(store, by));
  return (await tasks.limit(1).executeTakeFirst()) !== undefined;
};

/** Those of an earlier claim included. */
const verdictsSoFar = async ({ store, sealing }: State, zipKey: string): Promise<readonly DocumentVerdict[]> => {
  const rows = await store.database
    .selectFrom('batch_verdicts')
    .select('verdict')
    .where('zip_key', '=', zipKey)
    .orderBy('position')
    .execute();
  return rows.map(({ verdict }) => {
    const value = sealing.sealer.restored(batchVerdict, zipKey, unpackText(verdict));
    return value as DocumentVerdict; // written by `addVerdict`
  });
};

/** Undefined if the batch is gone: the state was reset in the meantime. */
const claimed = async (
  state: State,
  by: string,
  { zip_key: zipKey, task }: Task,
): Promise<ClaimedBatch | undefined> => {
  const batch = await state.store.database
    .selectFrom('batches')
    .select(['test_set_id', 'received_at'])
    .where('zip_key', '=', zipKey)
    .executeTakeFirst();
  if (batch === undefined) return undefined;
  return {
    zipKey,
    testSetId: batch.test_set_id ?? undefined,
    receivedAt: Number(batch.received_at),
    verdicts: await verdictsSoFar(state, zipKey),
    task: JSON.parse(unpackText(task)) as BatchTask, // written by `add`
    by,
  };
};

/** False if the claim has ended. Until the end of the transaction nobody else may end it. */
export const renewed = async (database: Database, store: State['store'], { zipKey, by }: Claim): Promise<boolean> => {
  const row = await database
    .updateTable('batch_tasks')
    .set({ taken_until: untilIn(store, claimMs) })
    .where('zip_key', '=', batchKey(zipKey))
    .where('taken_by', '=', by)
    .returning('seq')
    .executeTakeFirst();
  return row !== undefined;
};

const addVerdict = ({ store, sealing }: State, to: ClaimedBatch, value: DocumentVerdict): Promise<boolean> =>
  store.database.transaction().execute(async (transaction) => {
    if (!(await renewed(transaction, store, to))) return false;
    const zipKey = batchKey(to.zipKey);
    const verdict = packText(storedFindings(sealing, { column: batchVerdict, row: zipKey, value }));
    const row = { zip_key: zipKey, position: to.verdicts.length, verdict };
    await transaction.insertInto('batch_verdicts').values(row).execute();
    return true;
  });

const end = async (database: Database, sealing: StateSealer, batch: ClaimedBatch): Promise<boolean> => {
  const zipKey = batchKey(batch.zipKey);
  const ended = await database
    .deleteFrom('batch_tasks')
    .where('zip_key', '=', zipKey)
    .where('taken_by', '=', batch.by)
    .returning('seq')
    .executeTakeFirst();
  if (ended === undefined) return false;
  const finished = { verdicts: packedVerdicts(sealing, batch), filed_to: latestDocument(database) };
  await database.updateTable('batches').set(finished).where('zip_key', '=', zipKey).execute();
  for (const table of ['batch_verdicts', 'waiting_documents'] as const)
    await database.deleteFrom(table).where('zip_key', '=', zipKey).execute();
  return true;
};

const release = async ({ database }: State['store'], { zipKey, by }: Claim): Promise<void> => {
  await database
    .updateTable('batch_tasks')
    .set({ taken_by: '', taken_until: 0 })
    .where('zip_key', '=', batchKey(zipKey))
    .where('taken_by', '=', by)
    .execute();
};

/** @param changeWith replaces registry data together with something else */
export const batchQueueIn = (state: State, changeWith: HeldRegistry['changeWith']): BatchQueue<RegistryData> => {
  const { store, sealing } = state;
  return {
    add: (batch, task, by) => add(state, { batch, task, by }),
    isWaiting: (key) => isWaiting(store, key),
    claim: async (by) => {
      do {
        const task = await claimOldest(store, by);
        const batch = task && (await claimed(state, by, task));
        if (batch !== undefined) return batch;
      } while (await isAnyFree(store, by));
      return undefined;
    },
    addVerdict: (to, verdict) => addVerdict(state, to, verdict),
    release: (claim) => release(store, claim),
    finish: (batch) => store.database.transaction().execute((transaction) => end(transaction, sealing, batch)),
    finishWith: (batch, decide) => changeWith(decide, (transaction) => end(transaction, sealing, batch)),
  };
};
