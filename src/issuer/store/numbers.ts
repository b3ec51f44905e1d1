/**
 * Numbers of documents in a database. They are texts of digits without leading zeros, compared by their length and then
 * as texts: no arithmetic in the database, so none is too long.
 */
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { statesWhere } from '../submission/states.ts';
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

const isFrom = (column: RawBuilder<unknown>, number: string) => {
  const least = withoutZeros(number);
  return sql<SqlBool>`(length(${column}), ${column}) >= (${sql.lit(least.length)}, ${least})`;
};

const isUpTo = (column: RawBuilder<unknown>, number: string) => {
  const most = withoutZeros(number);
  return sql<SqlBool>`(length(${column}), ${column}) <= (${sql.lit(most.length)}, ${most})`;
};

const isWithin = (column: RawBuilder<unknown>, { from, to }: Pick<NumberSeries, 'from' | 'to'>) =>
  sql<SqlBool>`${isFrom(column, from)} AND ${isUpTo(column, to)}`;

const isAsLongAs = ({ length }: string) => sql<SqlBool>`length(document.number) = ${sql.lit(length)}`;

/**
 * The parts of a range, highest first. Within one that is of one length the order is that of the numbers as texts, and
 * an index has it: no document is looked at twice.
 */
const partsOf = (series: Pick<NumberSeries, 'from' | 'to'>) => {
  const [from, to] = [withoutZeros(series.from), withoutZeros(series.to)];
  if (BigInt(from) > BigInt(to)) return [];
  if (from.length === to.length)
    return [{ part: sql<SqlBool>`${isAsLongAs(to)} AND document.number BETWEEN ${from} AND ${to}`, isOneLength: true }];
  const between = sql<SqlBool>`length(document.number) BETWEEN ${sql.lit(from.length + 1)} AND ${sql.lit(to.length - 1)}`;
  return [
    { part: sql<SqlBool>`${isAsLongAs(to)} AND document.number <= ${to}`, isOneLength: true },
    { part: between, isOneLength: false },
    { part: sql<SqlBool>`${isAsLongAs(from)} AND document.number >= ${from}`, isOneLength: true },
  ];
};

/**
 * A request that has not ended after so long is one of a process that has; so is one that began so much later than now:
 * the clock was set back.
 */
export const longestRequestMs = 60_000;

const given = sql<string>`given_number.number`;

export const hasThatNumber = sql<SqlBool>`document.company = given_number.company AND document.family = given_number.family AND document.prefix = given_number.prefix AND document.number = given_number.number`;

/** No document has it, and no request that goes on. */
const isFree = (database: Database, at: number) => {
  const standing = settled(database).select('id').where(hasThatNumber).where(isStanding);
  // In brackets: it is also negated.
  return sql<SqlBool>`(given_number.elsewhere = 0 AND NOT ${isGoingOn(at)} AND NOT EXISTS ${standing})`;
};

type Series = Omit<DocumentNumber, 'number'>;

const keyOf = ({ company, family, prefix }: Series) =>
  sql<SqlBool>`company = ${company} AND family = ${family} AND prefix = ${prefix}`;

const after = (number: string): string => (BigInt(number) + 1n).toString();

const later = (one: string, other: string): string => (BigInt(one) < BigInt(other) ? other : one);

/** Where the numbers of a range start. */
type Start = {
  readonly number: string;
  readonly isSet: boolean;
  /** Only documents behind that one count, */
  readonly behind: number;
  /** and none with a number that was given before. */
  readonly pending: readonly string[];
};

/** What was set last of the numbers of that range, or else for what it was before its resolution changed. */
const startOf = async (database: Database, series: NumberSeries): Promise<Start> => {
  const first = withoutZeros(series.from);
  const set = await database
    .selectFrom('series')
    .select(['number', 'after', 'pending'])
    .where(keyOf(series))
    .where(isUpTo(sql`series.first`, series.to))
    .where(isFrom(sql`series.last`, series.from))
    .orderBy(isWithin(sql`number`, series), 'desc')
    .orderBy('position', 'desc')
    .orderBy(sql`length(number)`, 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (set === undefined) return { number: first, isSet: false, behind: 0, pending: [] };
  const number = BigInt(set.number) > BigInt(series.to) ? first : later(first, set.number);
  const pending = JSON.parse(set.pending) as readonly string[]; // as `setNextNumber` writes it
  return { number, isSet: true, behind: Number(set.after), pending };
};

/** How many numbers are looked at together. */
const pageSize = 500;

/** The highest that a document behind that one keeps in the range. */
const highestKept = async (
  database: Database,
  series: NumberSeries,
  { behind, pending }: Pick<Start, 'behind' | 'pending'>,
): Promise<string | undefined> => {
  const isPending = new Set(pending);
  // One of them is none of those; there may be more than a query takes parameters.
  const size = Math.min(pending.length + 1, pageSize);
  for (const { part, isOneLength } of partsOf(series)) {
    const query = settled(database)
      .select('number')
      .where(keyOf(series))
      .where(part)
      .where('id', '>', behind)
      .where(isStanding)
      .limit(size);
    const ordered = isOneLength ? query : query.orderBy(sql`length(number)`, 'desc');
    const rows = await ordered.orderBy('number', 'desc').execute();
    const kept = rows.find(({ number }) => !isPending.has(number));
    if (kept !== undefined) return kept.number;
    const last = rows.length === size ? rows.at(-1) : undefined;
    if (last !== undefined)
      return highestKept(database, { ...series, to: (BigInt(last.number) - 1n).toString() }, { behind, pending });
  }
  return undefined;
};

/** The one after the highest that is used, or where the range was set to continue. */
const following = async (database: Database, series: NumberSeries, start: Start): Promise<string> => {
  const kept = await highestKept(database, series, start);
  const least = kept === undefined ? start.number : later(start.number, after(kept));
  // Requests that go on may have numbers far from where the range was set to continue.
  if (start.isSet) return least;
  const taken = await database
    .selectFrom('given_number')
    .select('number')
    .where(keyOf(series))
    .where(isWithin(given, series))
    // What is free is given back; nothing else follows from it: it may be a number that was mistyped.
    .where(sql<SqlBool>`(content != '' OR since IS NOT NULL)`)
    .orderBy(sql`length(number)`, 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return taken === undefined ? least : later(least, after(taken.number));
};

/** The lowest from there, of as many digits, that somebody has. A series that is used up goes on after its end. */
const inUse = async (
  database: Database,
  { from, ...series }: NumberSeries,
  at: number,
): Promise<ReadonlySet<string>> => {
  const isThere = sql<SqlBool>`length(number) = ${sql.lit(from.length)} AND number >= ${from}`;
  const documents = settled(database)
    .select('number')
    .where(keyOf(series))
    .where(isThere)
    .where(isStanding)
    .orderBy('number')
    .limit(pageSize);
  const requests = database
    .selectFrom('given_number')
    .select('number')
    .where(keyOf(series))
    .where(isThere)
    .where((where) => where.not(isFree(database, at)))
    .orderBy('number')
    .limit(pageSize);
  const rows = [...(await documents.execute()), ...(await requests.execute())];
  return new Set(rows.map(({ number }) => number));
};

const lineEnd = sql.lit('\n');

const asEarlier = (content: string): string => `\n${content}\n`;

const isEarlier = (content: string) =>
  sql<SqlBool>`replace(given_number.earlier, ${asEarlier(content)}, '') != given_number.earlier`;

/** Of a number that goes to that content: who had it before is not forgotten. */
const earlierBut = (content: string) => sql<string>`
  replace(given_number.earlier, ${asEarlier(content)}, '') || CASE
    WHEN given_number.content IN ('', ${content}) THEN ''
    ELSE ${lineEnd} || given_number.content || ${lineEnd} END`;

const isGoingOn = (at: number) =>
  sql<SqlBool>`COALESCE(given_number.since BETWEEN ${at - longestRequestMs} AND ${at + longestRequestMs}, FALSE)`;

type GivenRow = { readonly number: string; readonly since: number | null; readonly own: number };

const givenOf = ({ number, since, own }: GivenRow): GivenNumber => ({
  number,
  since: since === null ? undefined : Number(since),
  isOwn: Number(own) === 1,
});

/** The first from there that nobody has. */
const unused = async (database: Database, series: NumberSeries, at: number): Promise<string> => {
  let number = series.from;
  for (;;) {
    const used = await inUse(database, { ...series, from: number }, at);
    if (!used.has(number)) return number;
    while (used.has(number)) number = after(number);
  }
};

/** The lowest that was given back, of those that the range has passed; otherwise the first that nobody has. */
const next = async (database: Database, series: NumberSeries, at: number): Promise<string> => {
  const start = await startOf(database, series);
  const from = await following(database, series, start);
  const returned = await database
    .selectFrom('given_number')
    .select('number')
    .where(keyOf(series))
    .where(isFrom(given, start.number))
    .where(sql<SqlBool>`NOT (${isFrom(given, from)})`)
    .where(isFree(database, at))
    .orderBy(sql`length(number)`)
    .orderBy('number')
    .limit(1)
    .executeTakeFirst();
  return returned?.number ?? unused(database, { ...series, from }, at);
};

type Giving = Pick<IssuerStore, 'nextNumber' | 'takeNumber' | 'givenNumbers' | 'takeAgain'>;

const giving = (database: Database): Giving => ({
  nextNumber: (series, at) => next(database, series, at),
  takeNumber: async ({ series, content, at }) => {
    const { company, family, prefix } = series;
    for (;;) {
      const number = await next(database, series, at);
      const taken = await database
        .insertInto('given_number')
        .values({ company, family, prefix, number, content, since: at, elsewhere: 0 })
        .onConflict((conflict) =>
          conflict
            .columns(['company', 'family', 'prefix', 'number'])
            .doUpdateSet({ content, since: at, earlier: earlierBut(content) })
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
      .select(sql<number>`CASE content WHEN ${content} THEN 1 ELSE 0 END`.as('own'))
      .where(keyOf(series))
      .where((where) => where.or([where('content', '=', content), isEarlier(content)]))
      .orderBy(sql`length(number)`)
      .orderBy('number')
      .execute();
    return rows.map(givenOf);
  },
  takeAgain: async ({ series, content, at }, { number, since }) => {
    const taken = await database
      .updateTable('given_number')
      .set({ since: at, content, earlier: earlierBut(content) })
      .where(keyOf(series))
      .where('number', '=', number)
      .where('elsewhere', '=', 0)
      .where((where) => where.or([where('content', '=', content), where.not(isGoingOn(at))]))
      .where((where) => where.or([where('content', '=', content), isEarlier(content)]))
      .where(sql<boolean>`since IS NOT DISTINCT FROM ${since ?? null}`)
      .returning('number')
      .execute();
    return taken.length > 0;
  },
});

/** The number of a document, as that of a request of that content which has ended. */
const givenAs = (
  database: Database,
  id: number,
  { content = sql`''`, elsewhere = 0 }: { readonly content?: RawBuilder<string>; readonly elsewhere?: 0 | 1 } = {},
) =>
  database
    .insertInto('given_number')
    .columns(['company', 'family', 'prefix', 'number', 'content', 'elsewhere'])
    .expression(
      database
        .selectFrom('document')
        .select(['company', 'family', 'prefix', 'number', content.as('content')])
        .select(sql<number>`${sql.lit(elsewhere)}`.as('elsewhere'))
        .where('id', '=', id),
    );

/** The document does not keep its number. A request that has it gives it back itself. */
export const freeNumber = async (database: Database, id: number): Promise<void> => {
  await givenAs(database, id)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

type Ending = Pick<IssuerStore, 'releaseNumber' | 'useNumber' | 'reopenNumber' | 'numberIsElsewhere'>;

const ending = (database: Database): Ending => ({
  releaseNumber: async ({ number, content, at, ...series }, end) => {
    await database
      .updateTable('given_number')
      .set({ since: null, ...(end === 'reported' && { content: '' }) })
      .where(keyOf(series))
      .where('number', '=', withoutZeros(number))
      .where('content', '=', content)
      .where(sql<boolean>`since IS NOT DISTINCT FROM ${at ?? null}`)
      .execute();
  },
  useNumber: async ({ number, content, ...series }) => {
    const own = sql<SqlBool>`${keyOf(series)} AND number = ${withoutZeros(number)}`;
    // Those of other requests may have been accepted: their callers have yet to hear so.
    const others = sql<string>`replace(earlier, ${asEarlier(content)}, '')`;
    await database
      .deleteFrom('given_number')
      .where(own)
      .where('content', 'in', ['', content])
      .where(sql<SqlBool>`${others} = ''`)
      .execute();
    await database
      .updateTable('given_number')
      .set({
        content: sql<string>`CASE content WHEN ${content} THEN '' ELSE content END`,
        since: sql<number | null>`CASE content WHEN ${content} THEN NULL ELSE since END`,
        earlier: others,
      })
      .where(own)
      .where((where) => where.or([where('content', '=', content), isEarlier(content)]))
      .execute();
  },
  reopenNumber: async (id) => {
    await givenAs(database, id, { content: sql`content` })
      .onConflict((conflict) =>
        conflict
          .columns(['company', 'family', 'prefix', 'number'])
          .doUpdateSet({ earlier: sql`given_number.earlier || ${lineEnd} || excluded.content || ${lineEnd}` })
          .where(sql<SqlBool>`given_number.content != excluded.content`),
      )
      .execute();
  },
  numberIsElsewhere: async (id) => {
    const own = database.selectFrom('document').select('content').where('id', '=', id);
    await givenAs(database, id, { elsewhere: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['company', 'family', 'prefix', 'number'])
          .doUpdateSet({ elsewhere: 1 })
          // The document of another request, which was given no verdict, may be the one that the authority has.
          .where('given_number.earlier', '=', '')
          .where((where) =>
            where.or([where('given_number.content', '=', ''), where('given_number.content', '=', own)]),
          ),
      )
      .execute();
  },
});

export const numbersIn = (database: Database): Giving & Ending & Pick<IssuerStore, 'setNextNumber'> => ({
  ...giving(database),
  ...ending(database),
  setNextNumber: async ({ series: range, at, ...start }) => {
    const { company, family, prefix } = range;
    const number = withoutZeros(start.number);
    await database.transaction().execute(async (transaction) => {
      const earlier = sql<SqlBool>`${keyOf(range)} AND ${isWithin(given, range)}`;
      const isOver = sql<SqlBool>`(elsewhere = 1 OR (content = '' AND earlier = '' AND ${isFree(transaction, at)}))`;
      // Those of requests without a verdict stay theirs: the authority may have processed them.
      await transaction.deleteFrom('given_number').where(earlier).where(isOver).execute();
      const pending = await transaction.selectFrom('given_number').select('number').where(earlier).execute();
      const row = {
        first: withoutZeros(range.from),
        last: withoutZeros(range.to),
        after: transaction.selectFrom('document').select(sql<number>`COALESCE(MAX(id), 0)`.as('id')),
        position: transaction.selectFrom('series').select(sql<number>`COALESCE(MAX(position), 0) + 1`.as('next')),
        pending: JSON.stringify(pending.map((each) => each.number)),
      };
      await transaction
        .deleteFrom('series')
        .where(keyOf(range))
        .where('number', '!=', number)
        .where(isWithin(sql`series.number`, range))
        .execute();
      await transaction
        .insertInto('series')
        .values({ company, family, prefix, number, ...row })
        .onConflict((conflict) => conflict.columns(['company', 'family', 'prefix', 'number']).doUpdateSet(row))
        .execute();
    });
  },
});
