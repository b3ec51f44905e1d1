import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import { packText, unpackText } from '../../../src/common/store/database.ts';
import type { PolledBatch, Batch, DocumentVerdict } from '../../registry/batches.ts';
import type { RegistryPort } from '../../registry/port.ts';
import { batchVerdicts, storedFindings, type StateSealer } from './layout.ts';
import type { AuthorityTables } from './schema.ts';

type StoredBatch = AuthorityTables['batches'] & { readonly unfinished: number | null };

const restored = (row: StoredBatch, { sealer }: StateSealer): PolledBatch => {
  const verdicts = sealer.restored(batchVerdicts, row.zip_key, unpackText(row.verdicts));
  return {
    batch: {
      zipKey: row.zip_key,
      testSetId: row.test_set_id ?? undefined,
      receivedAt: Number(row.received_at),
      verdicts: verdicts as readonly DocumentVerdict[], // written by `packedVerdicts`
    },
    polls: Number(row.polls),
    isFinished: Number(row.unfinished) === 0,
  };
};

/** ZipKeys are identifiers: upper and lower case name the same batch. */
export const batchKey = (zipKey: string): string => zipKey.toLowerCase();

/** All verdicts on a batch, for its column. */
export const packedVerdicts = (sealing: StateSealer, { zipKey, verdicts }: Batch): Buffer =>
  packText(storedFindings(sealing, { column: batchVerdicts, row: batchKey(zipKey), value: verdicts }));

/** Its identifier; 0 if there is none. */
export const latestDocument = (database: Kysely<AuthorityTables>) =>
  database.selectFrom('documents').select(({ fn }) => fn.coalesce(fn.max('id'), sql.lit(0)).as('id'));

/** As it waits. */
export const batchRow = (sealing: StateSealer, batch: Batch): AuthorityTables['batches'] => ({
  zip_key: batchKey(batch.zipKey),
  test_set_id: batch.testSetId ?? null,
  received_at: batch.receivedAt,
  polls: 0,
  verdicts: packedVerdicts(sealing, batch),
  filed_to: null,
});

export const batchesIn = (
  database: Kysely<AuthorityTables>,
  sealing: StateSealer,
): Pick<RegistryPort, 'recordBatch' | 'batch' | 'pollBatch'> => {
  const unfinished = (within: ExpressionBuilder<AuthorityTables, 'batches'>) =>
    within
      .selectFrom('batch_tasks')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .whereRef('batch_tasks.zip_key', '=', 'batches.zip_key')
      .as('unfinished');
  return {
    recordBatch: async (batch) => {
      const row = { ...batchRow(sealing, batch), filed_to: latestDocument(database) };
      await database.insertInto('batches').values(row).execute();
    },
    batch: async (zipKey) => {
      const row = await database
        .selectFrom('batches')
        .selectAll()
        .select(unfinished)
        .where('zip_key', '=', batchKey(zipKey))
        .executeTakeFirst();
      return row && restored(row, sealing);
    },
    pollBatch: async (zipKey) => {
      const row = await database
        .updateTable('batches')
        .set({ polls: sql<number>`polls + 1` })
        .where('zip_key', '=', batchKey(zipKey))
        .returningAll()
        .returning(unfinished)
        .executeTakeFirst();
      // As it was before this query.
      return row && restored({ ...row, polls: row.polls - 1 }, sealing);
    },
  };
};
