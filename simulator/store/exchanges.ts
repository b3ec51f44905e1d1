/** The findings in the latest exchanges, where several processes have the same store: any of them may be asked. */
import type { Kysely } from 'kysely';
import type { SharedState } from '../registry/types.ts';
import { exchangeFindings, type StateSealer } from './layout.ts';
import type { AuthorityTables } from './schema.ts';

/** As many as are asked about by whoever just sent them, of all processes together. */
const kept = 5_000;

/** Deleting costs a statement: not after every exchange. */
const between = 250;

type Exchanges = Pick<SharedState, 'fileExchange' | 'exchange'>;

export const exchangesIn = (database: Kysely<AuthorityTables>, { sealer, isSecret }: StateSealer): Exchanges => ({
  fileExchange: async (id, value) => {
    const { seq } = await database
      .insertInto('ensayo_exchanges')
      .values({ id, findings: sealer.stored(exchangeFindings, id, { value, isSecret }) })
      .returning('seq')
      .executeTakeFirstOrThrow();
    if (Number(seq) % between !== 0) return;
    await database
      .deleteFrom('ensayo_exchanges')
      .where('seq', '<=', Number(seq) - kept)
      .execute();
  },
  exchange: async (id) => {
    const row = await database
      .selectFrom('ensayo_exchanges')
      .select('findings')
      .where('id', '=', id)
      .executeTakeFirst();
    return row === undefined ? undefined : sealer.restored(exchangeFindings, id, row.findings);
  },
});
