/** The latest traffic of all processes that have the store. */
import { sql, type Kysely } from 'kysely';
import { hasRow, type StorePlace } from '../../../src/common/store/store.ts';
import type { ExchangeStore, KeptExchange } from '../../registry/exchanges.ts';
import { exchangeFindings, exchangeResults, storedFindings, type StateSealer } from './layout.ts';
import type { AuthorityTables } from './schema.ts';

type Row = Pick<
  AuthorityTables['ensayo_exchanges'],
  'id' | 'received_at' | 'envelope' | 'omitted_bytes' | 'answer' | 'findings'
> & { readonly results: string | null };

/** With what was found after the answer. */
const findingsOf = ({ sealer }: StateSealer, { id, findings, results }: Row): unknown => {
  const found: unknown = sealer.restored(exchangeFindings, id, findings);
  return results === null ? found : { ...(found as object), results: sealer.restored(exchangeResults, id, results) }; // an object (journal.ts)
};

const restored = (sealing: StateSealer, row: Row): KeptExchange => ({
  id: row.id,
  receivedAt: Number(row.received_at),
  envelope: Buffer.from(row.envelope),
  ...(row.omitted_bytes === null ? {} : { omittedBytes: Number(row.omitted_bytes) }),
  answer: Buffer.from(row.answer).toString('utf8'),
  findings: findingsOf(sealing, row),
});

const rowOf = (sealing: StateSealer, exchange: KeptExchange) => {
  const { id, receivedAt, envelope, omittedBytes, findings } = exchange;
  const answer = Buffer.from(exchange.answer, 'utf8');
  return {
    id,
    received_at: receivedAt,
    bytes: envelope.length + answer.length,
    envelope,
    omitted_bytes: omittedBytes ?? null,
    answer,
    findings: storedFindings(sealing, { column: exchangeFindings, row: id, value: findings }),
  };
};

/** Whether the journal of a store that is not open has that exchange. */
export const keepsExchange = (place: StorePlace, id: string): Promise<boolean> =>
  hasRow(place, 'ensayo_exchanges' satisfies keyof AuthorityTables, id);

export const exchangesIn = (database: Kysely<AuthorityTables>, sealing: StateSealer): ExchangeStore => {
  const rows = () => database.selectFrom('ensayo_exchanges');
  const gone = () => database.deleteFrom('ensayo_exchanges');
  const later = () => database.deleteFrom('ensayo_results');

  const wholeRows = () =>
    rows()
      .leftJoin('ensayo_results', 'ensayo_results.id', 'ensayo_exchanges.id')
      .select(['ensayo_exchanges.id', 'received_at', 'envelope', 'omitted_bytes', 'answer', 'findings', 'results']);

  return {
    file: async (exchange) => {
      const { seq } = await database
        .insertInto('ensayo_exchanges')
        .values(rowOf(sealing, exchange))
        .returning('seq')
        .executeTakeFirstOrThrow();
      return Number(seq);
    },
    addResults: async (id, value) => {
      const results = storedFindings(sealing, { column: exchangeResults, row: id, value });
      await database
        .insertInto('ensayo_results')
        .values({ id, results })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ results }))
        .execute();
    },
    get: async (id) => {
      const row = await wholeRows().where('ensayo_exchanges.id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : restored(sealing, row);
    },
    latest: async ({ limit, after = '' }) => {
      const last = await rows().select('seq').where('id', '=', after).executeTakeFirst();
      const found = wholeRows()
        .where('ensayo_exchanges.seq', '>', last?.seq ?? -1)
        .orderBy('ensayo_exchanges.seq', 'desc');
      const wanted = await (limit === undefined ? found : found.limit(limit)).execute();
      return wanted.map((row) => restored(sealing, row));
    },
    count: async () => {
      const { count } = await rows()
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    clear: async () => {
      await gone().execute();
      await later().execute();
    },
    enforce: async ({ maxExchanges, maxBytes, since }) => {
      const summed = rows()
        .select(['seq', sql<number>`sum(bytes) OVER (ORDER BY seq DESC)`.as('bytes_from')])
        .select(sql<number>`row_number() OVER (ORDER BY seq DESC)`.as('place'))
        .as('summed');
      const beyond = database
        .selectFrom(summed)
        .select('seq')
        .where((eb) => eb.or([eb('place', '>', maxExchanges), eb('bytes_from', '>', maxBytes)]));
      await gone().where('seq', 'in', beyond).execute();
      if (since !== undefined) await gone().where('received_at', '<', since).execute();
      // Those of exchanges that are not filed yet are among the newest.
      const newest = await database
        .selectFrom('ensayo_results')
        .select(({ fn }) => fn.max('seq').as('seq'))
        .executeTakeFirst();
      await later()
        .where('id', 'not in', rows().select('id'))
        .where('seq', '<=', Number(newest?.seq ?? 0) - maxExchanges)
        .execute();
    },
  };
};
