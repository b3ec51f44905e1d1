import { sql, type Kysely } from 'kysely';
import { packText, unpackText } from '../../src/common/store/database.ts';
import type { AskedBatch, DocumentVerdict } from '../registry/batches.ts';
import type { RegistryPort } from '../registry/types.ts';
import { batchVerdicts, type StateSealer } from './layout.ts';
import type { AuthorityTables } from './schema.ts';

const restored = (row: AuthorityTables['batches'], { sealer }: StateSealer): AskedBatch => {
  const verdicts = sealer.restored(batchVerdicts, row.zip_key, unpackText(row.verdicts));
  return {
    batch: {
      zipKey: row.zip_key,
      testSetId: row.test_set_id ?? undefined,
      receivedAt: Number(row.received_at),
      verdicts: verdicts as readonly DocumentVerdict[], // written by `recordBatch`
    },
    polls: Number(row.polls),
  };
};

/** ZipKeys are identifiers: upper and lower case name the same batch. */
const batchKey = (zipKey: string): string => zipKey.toLowerCase();

/** What was sent asynchronously. */
export const batchesIn = (
  database: Kysely<AuthorityTables>,
  sealing: StateSealer,
): Pick<RegistryPort, 'recordBatch' | 'batch' | 'pollBatch'> => ({
  recordBatch: async ({ zipKey, testSetId, receivedAt, verdicts }) => {
    const row = batchKey(zipKey);
    const { sealer, isSecret } = sealing;
    await database
      .insertInto('batches')
      .values({
        zip_key: row,
        test_set_id: testSetId ?? null,
        received_at: receivedAt,
        polls: 0,
        verdicts: packText(sealer.stored(batchVerdicts, row, { value: verdicts, isSecret })),
      })
      .execute();
  },
  batch: async (zipKey) => {
    const row = await database
      .selectFrom('batches')
      .selectAll()
      .where('zip_key', '=', batchKey(zipKey))
      .executeTakeFirst();
    return row === undefined ? undefined : restored(row, sealing);
  },
  pollBatch: async (zipKey) => {
    const row = await database
      .updateTable('batches')
      .set({ polls: sql<number>`polls + 1` })
      .where('zip_key', '=', batchKey(zipKey))
      .returningAll()
      .executeTakeFirst();
    return row === undefined ? undefined : restored({ ...row, polls: row.polls - 1 }, sealing);
  },
});
