/**
 * Numbers of documents in a database. They are texts of digits without leading zeros, compared by their length and then
 * as texts: no arithmetic in the database, so none is too long.
 */
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { statesWhere } from '../submission.ts';
import type { DocumentNumber, GivenNumber, IssuerStore, NumberSeries } from './port.ts';
import type { IssuerTables } from './tables.ts';

type Database = Kysely<IssuerTables>;

/** The authority ignores leading zeros when it compares numbers (rule 90), and so does the store. */
export const withoutZeros = (number: string): string => number.replace(/^0+(?=\d)/, '');

/** Every document with its outcome. */
export const settled = (database: Database) =>
  database.selectFrom('document').leftJoin('settlement', 'settlement.document', 'document.id');

const free = sql.join(statesWhere(({ number }) => number === 'free').map((state) => sql.lit(state)));

/** The document has its number. */
export const isStanding = sql<boolean>`COALESCE(settlement.state, 'sent') NOT IN (${free})`;

const isFrom = (column: RawBuilder<string>, least: string) =>
  sql<SqlBool>`(length(${column}), ${column}) >= (${sql.lit(least.length)}, ${least})`;

const isWithin = (column: RawBuilder<string>, { from, to }: Pick<NumberSeries, 'from' | 'to'>) => {
  const most = withoutZeros(to);
  return sql<SqlBool>`${isFrom(column, withoutZeros(from))} AND (length(${column}), ${column}) <= (${sql.lit(most.length)}, ${most})`;
};

/** A request that has not ended after so long is one of a process that has. */
export const longestRequestMs = 60_000;

const given = sql<string>`given_number.number`;

/** No document has it, and no request that goes on. */
const isFree = (database: Database, at: number) => {
  const standing = settled(database)
    .select('id')
    .where(
      sql<SqlBool>`document.company = given_number.company AND document.family = given_number.family AND document.prefix = given_number.prefix AND document.number = given_number.number`,
    )
    .where(isStanding);
  return sql<SqlBool>`(given_number.since IS NULL OR given_number.since < ${at - longestRequestMs}) AND NOT EXISTS ${standing}`;
};

type Series = Omit<DocumentNumber, 'number'>;

const keyOf = ({ company, family, prefix }: Series) =>
  sql<SqlBool>`company = ${company} AND family = ${family} AND prefix = ${prefix}`;

const lowestFree = (database: Database, series: NumberSeries, at: number) =>
  database
    .selectFrom('given_number')
    .select('number')
    .where(keyOf(series))
    .where(isWithin(given, series))
    .where(isFree(database, at))
    .orderBy(sql`length(number)`)
    .orderBy('number')
    .limit(1);

const after = (number: string): string => (BigInt(number) + 1n).toString();

const later = (one: string, other: string): string => (BigInt(one) < BigInt(other) ? other : one);

/** The one after the highest that is used, or where the series was set to continue. */
const following = async (database: Database, series: NumberSeries): Promise<string> => {
  const set = await database.selectFrom('series').select(['number', 'after']).where(keyOf(series)).executeTakeFirst();
  const used = settled(database)
    .select('number')
    .where(keyOf(series))
    .where(isWithin(sql<string>`document.number`, series))
    .where('id', '>', Number(set?.after ?? 0))
    .where(isStanding)
    .orderBy(sql`length(number)`, 'desc')
    .orderBy('number', 'desc')
    .limit(1);
  const taken = database
    .selectFrom('given_number')
    .select('number')
    .where(keyOf(series))
    .where(isWithin(given, series))
    .orderBy(sql`length(number)`, 'desc')
    .orderBy('number', 'desc')
    .limit(1);
  const first = withoutZeros(series.from);
  const start = set === undefined || BigInt(set.number) > BigInt(series.to) ? first : later(first, set.number);
  // Requests that go on may have numbers far from where the series was set to continue.
  const highest = [...(await used.execute()), ...(set === undefined ? await taken.execute() : [])];
  return highest.reduce((next, { number }) => later(next, after(number)), start);
};

/** How many numbers are looked at together. */
const pageSize = 500;

/** The lowest from there that somebody has. A series that is used up goes on after its end, so there is no highest. */
const inUse = async (
  database: Database,
  { from, ...series }: NumberSeries,
  at: number,
): Promise<ReadonlySet<string>> => {
  const documents = settled(database)
    .select('number')
    .where(keyOf(series))
    .where(isFrom(sql<string>`document.number`, from))
    .where(isStanding)
    .orderBy(sql`length(number)`)
    .orderBy('number')
    .limit(pageSize);
  const requests = database
    .selectFrom('given_number')
    .select('number')
    .where(keyOf(series))
    .where(isFrom(given, from))
    .where((where) => where.not(isFree(database, at)))
    .orderBy(sql`length(number)`)
    .orderBy('number')
    .limit(pageSize);
  const rows = [...(await documents.execute()), ...(await requests.execute())];
  return new Set(rows.map(({ number }) => number));
};

/** The first from there that nobody has. */
const unused = async (database: Database, series: NumberSeries, at: number): Promise<string> => {
  let number = await following(database, series);
  for (;;) {
    const used = await inUse(database, { ...series, from: number }, at);
    if (!used.has(number)) return number;
    while (used.has(number)) number = after(number);
  }
};

const givenOf = ({ number, since }: { readonly number: string; readonly since: number | null }): GivenNumber => ({
  number,
  since: since === null ? undefined : Number(since),
});

/** The lowest that was given back, otherwise the first that nobody has. */
const next = async (database: Database, series: NumberSeries, at: number): Promise<string> => {
  const returned = await lowestFree(database, series, at).executeTakeFirst();
  return returned?.number ?? unused(database, series, at);
};

type Giving = Pick<IssuerStore, 'nextNumber' | 'takeNumber' | 'givenNumbers' | 'takeAgain' | 'releaseNumber'>;

const giving = (database: Database): Giving => ({
  nextNumber: (series, at) => next(database, series, at),
  takeNumber: async ({ series, content, at }) => {
    const { company, family, prefix } = series;
    for (;;) {
      const number = await next(database, series, at);
      const taken = await database
        .insertInto('given_number')
        .values({ company, family, prefix, number, content, since: at })
        .onConflict((conflict) =>
          conflict
            .columns(['company', 'family', 'prefix', 'number'])
            .doUpdateSet({ content, since: at })
            .where(isFree(database, at)),
        )
        .returning('number')
        .executeTakeFirst();
      if (taken !== undefined) return taken.number;
    }
  },
  givenNumbers: async ({ series, content }) => {
    const rows = await database
      .selectFrom('given_number')
      .select(['number', 'since'])
      .where(keyOf(series))
      .where('content', '=', content)
      .orderBy(sql`length(number)`)
      .orderBy('number')
      .execute();
    return rows.map(givenOf);
  },
  takeAgain: async ({ series, content, at }, { number, since }) => {
    const taken = await database
      .updateTable('given_number')
      .set({ since: at })
      .where(keyOf(series))
      .where('number', '=', number)
      .where('content', '=', content)
      .where(sql<boolean>`since IS NOT DISTINCT FROM ${since ?? null}`)
      .returning('number')
      .execute();
    return taken.length > 0;
  },
  releaseNumber: async ({ number, ...series }, end) => {
    const row = sql<SqlBool>`${keyOf(series)} AND number = ${withoutZeros(number)}`;
    if (end === 'used') await database.deleteFrom('given_number').where(row).execute();
    else {
      const content = end === 'reported' ? '' : end.unreported;
      await database.updateTable('given_number').set({ since: null, content }).where(row).execute();
    }
  },
});

export const numbersIn = (database: Database): Giving & Pick<IssuerStore, 'setNextNumber'> => ({
  ...giving(database),
  setNextNumber: async ({ company, family, prefix, number: wanted }) => {
    const number = withoutZeros(wanted);
    await database.transaction().execute(async (transaction) => {
      const latest = transaction.selectFrom('document').select(sql<number>`COALESCE(MAX(id), 0)`.as('id'));
      await transaction
        .insertInto('series')
        .values({ company, family, prefix, number, after: latest })
        .onConflict((conflict) =>
          conflict.columns(['company', 'family', 'prefix']).doUpdateSet({ number, after: sql`excluded.after` }),
        )
        .execute();
      await transaction
        .deleteFrom('given_number')
        .where(keyOf({ company, family, prefix }))
        .where(isFree(transaction, 0))
        .execute();
    });
  },
});
