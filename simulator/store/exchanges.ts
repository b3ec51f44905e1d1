/** The latest traffic of all processes that have the store. */
import { sql, type Kysely } from 'kysely';
import type { ExchangeStore, KeptExchange } from '../registry/exchanges.ts';
import { exchangeFindings, type StateSealer } from './layout.ts';
import type { AuthorityTables } from './schema.ts';

type Row = AuthorityTables['ensayo_exchanges'];

const columns = ['id', 'received_at', 'envelope', 'omitted_bytes', 'answer', 'findings'] as const;

const restored = ({ sealer }: StateSealer, row: Pick<Row, (typeof columns)[number]>): KeptExchange => ({
  id: row.id,
  receivedAt: Number(row.received_at),
  envelope: Buffer.from(row.envelope),
  ...(row.omitted_bytes === null ? {} : { omittedBytes: Number(row.omitted_bytes) }),
  answer: Buffer.from(row.answer).toString('utf8'),
  findings: sealer.restored(exchangeFindings, row.id, row.findings),
});

const rowOf = ({ sealer, isSecret }: StateSealer, exchange: KeptExchange) => {
  const { id, receivedAt, envelope, omittedBytes, findings } = exchange;
  const answer = Buffer.from(exchange.answer, 'utf8');
  return {
    id,
    received_at: receivedAt,
    bytes: envelope.length + answer.length,
    envelope,
    omitted_bytes: omittedBytes ?? null,
    answer,
    findings: sealer.stored(exchangeFindings, id, { value: findings, isSecret }),
  };
};

const findingsIn = (kept: KeptExchange | undefined): object =>
  typeof kept?.findings === 'object' && kept.findings !== null ? kept.findings : {};

export const exchangesIn = (database: Kysely<AuthorityTables>, sealing: StateSealer): ExchangeStore => {
  const rows = () => database.selectFrom('ensayo_exchanges');
  const gone = () => database.deleteFrom('ensayo_exchanges');

  const get = async (id: string): Promise<KeptExchange | undefined> => {
    const row = await rows().select(columns).where('id', '=', id).executeTakeFirst();
    return row === undefined ? undefined : restored(sealing, row);
  };

  return {
    file: async (exchange) => {
      const { seq } = await database
        .insertInto('ensayo_exchanges')
        .values(rowOf(sealing, exchange))
        .returning('seq')
        .executeTakeFirstOrThrow();
      return Number(seq);
    },
    addResults: async (id, results) => {
      const kept = await get(id);
      if (kept === undefined) return;
      const { sealer, isSecret } = sealing;
      const value = { ...findingsIn(kept), results };
      const findings = sealer.stored(exchangeFindings, id, { value, isSecret });
      await database.updateTable('ensayo_exchanges').set({ findings }).where('id', '=', id).execute();
    },
    get,
    latest: async ({ limit, after = '' }) => {
      const last = await rows().select('seq').where('id', '=', after).executeTakeFirst();
      const found = rows()
        .select(columns)
        .where('seq', '>', last?.seq ?? -1)
        .orderBy('seq', 'desc');
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
    },
  };
};
