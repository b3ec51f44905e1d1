import { sql, type Kysely } from 'kysely';
import { packText, unpackText } from '../../src/common/store/database.ts';
import type { AskedBatch, DocumentVerdict } from '../registry/batches.ts';
import type { RegistryPort } from '../registry/types.ts';
import type { AuthorityTables } from './schema.ts';

const restored = (row: AuthorityTables['batches']): AskedBatch => ({
  batch: {
    zipKey: row.zip_key,
    testSetId: row.test_set_id ?? undefined,
    receivedAt: Number(row.received_at),
    verdicts: JSON.parse(unpackText(row.verdicts)) as readonly DocumentVerdict[], // written by `recordBatch`
  },
  polls: Number(row.polls),
});

/** ZipKeys are identifiers: upper and lower case name the same batch. */
const batchKey = (zipKey: string): string => zipKey.toLowerCase();

/** What was sent asynchronously. */
export const batchesIn = (
  database: Kysely<AuthorityTables>,
): Pick<RegistryPort, 'recordBatch' | 'batch' | 'pollBatch'> => ({
  recordBatch: async ({ zipKey, testSetId, receivedAt, verdicts }) => {
    await database
      .insertInto('batches')
      .values({
        zip_key: batchKey(zipKey),
        test_set_id: testSetId ?? null,
        received_at: receivedAt,
        polls: 0,
        verdicts: packText(JSON.stringify(verdicts)),
      })
      .execute();
  },
  batch: async (zipKey) => {
    const row = await database
      .selectFrom('batches')
      .selectAll()
      .where('zip_key', '=', batchKey(zipKey))
      .executeTakeFirst();
    return row === undefined ? undefined : restored(row);
  },
  pollBatch: async (zipKey) => {
    const row = await database
      .updateTable('batches')
      .set({ polls: sql<number>`polls + 1` })
      .where('zip_key', '=', batchKey(zipKey))
      .returningAll()
      .executeTakeFirst();
    return row === undefined ? undefined : restored({ ...row, polls: row.polls - 1 });
  },
});
