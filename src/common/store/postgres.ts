/**
 * PostgreSQL, for processes and machines that share their state. Each store has a schema of its own in one database,
 * and all of a process share a bounded pool of connections.
 */
import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { optionProblem, startProblem, type StartProblem } from '../start-error.ts';
import type { DataAccess, Layout } from './data-file.ts';
import type { DataKey } from './data-key.ts';
import { codeOf, outageAtStart, outageOf, readOnly, rightMissing, type Outage } from './outage.ts';
import { sealerOf } from './sealed.ts';
import type { OpenStore, StoreProblem, Tables } from './open-store.ts';

/** Connections of a process: open ones, those that nobody uses, and statements that wait for one. */
export type PoolCounts = { readonly total: number; readonly idle: number; readonly waiting: number };

export type PostgresServer = {
  /** Opens the store in that schema, and creates it or brings it to this version. @throws as `openStore` */
  readonly open: <Schema>(schema: string, layout: Layout) => Promise<OpenStore<Schema>>;
  /** Schemas of stores whose name begins so, in alphabetical order. */
  readonly schemas: (prefix: string) => Promise<readonly string[]>;
  /** Whether a table of a store has a row with that `id`. @throws what `isGone` recognises, without that store */
  readonly hasRow: (schema: string, table: string, id: string) => Promise<boolean>;
  /** Deletes a store with everything in it; nothing if there is none. */
  readonly remove: (schema: string) => Promise<void>;
  /** Why the store in that schema cannot be used now; undefined if it can. Answers within some seconds. */
  readonly problem: (schema: string, layout: Layout) => Promise<StoreProblem | undefined>;
  readonly pool: () => PoolCounts;
  /** After the stores. */
  readonly close: () => Promise<void>;
};

export type PostgresOptions = {
  /** `postgres://user:password@host:port/database`. */
  readonly url: string;
  /** Gives the key of the secrets in it. */
  readonly keyFor: DataAccess['keyFor'];
  /** Connections at a time; the rest waits. */
  readonly connections?: number | undefined;
};

/** One process uses one core: more connections than a few only wait for each other. */
const usualConnections = 10;

/** How long a statement waits for a connection before the database counts as away. */
const connectMs = 3000;

/** How long the look at a store may take: balancers ask every few seconds. */
const lookMs = 2000;

/** https://www.postgresql.org/docs/current/catalog-pg-type.html: int8 and numeric, which pg gives as text. */
const wholeNumbers: readonly number[] = [20, 1700];

/** Counts, identifiers and milliseconds, all below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary'): ((value: string) => unknown) =>
    wholeNumbers.includes(oid) ? Number : (pg.types.getTypeParser(oid, format) as (value: string) => unknown), // declared as any
};

/** Without the password. */
export const shownUrl = (url: string): string => {
  try {
    const { protocol, host, pathname, username } = new URL(url);
    return `${protocol}//${username === '' ? '' : `${username}@`}${host}${pathname}`;
  } catch {
    return 'the given address';
  }
};

const unusable = (url: string, error: unknown): StartProblem => {
  const shown = shownUrl(url);
  const reason = error instanceof AggregateError ? codeOf(error.errors[0]) : (error as Error).message; // pg throws errors
  const outage = outageOf(error);
  const isAway = outage === 'database-away' || outage === 'database-connection-lost';
  const another = isAway ? undefined : outageAtStart(error, shown);
  if (another !== undefined) return another;
  return startProblem(isAway ? 'postgres-away' : 'postgres-refused', {
    en: `The database ${shown} cannot be used: ${reason}. Check that PostgreSQL runs there, that the database exists and that --postgres has its user and password.`,
    es: `La base de datos ${shown} no se puede usar: ${reason}. Verifique que PostgreSQL esté en ejecución, que la base de datos exista y que --postgres incluya su usuario y su contraseña.`,
  });
};

type Raw = Kysely<Record<string, never>>;

const metaTable = 'ensayo_store';

/** https://www.postgresql.org/docs/current/errcodes-appendix.html */
const undefinedTable = '42P01';

type Meta = { readonly version: number; readonly key: string };

const newer = (schema: string, version: number, known: number): StartProblem =>
  optionProblem('data-newer', {
    en: `The schema ${schema} has version ${String(version)}, this program knows versions up to ${String(known)}: use a newer program or another database.`,
    es: `Una versión más reciente escribió el esquema ${schema}: use un programa más reciente u otra base de datos.`,
  });

type Migrated = { readonly schema: string; readonly layout: Layout; readonly keyFor: PostgresOptions['keyFor'] };

/** The first right that the user lacks for the store in that schema, as a GRANT names it. */
const requireRights = async (database: Raw, schema: string): Promise<void> => {
  const { rows } = await sql<{ readonly missing: string }>`
    WITH own AS (SELECT oid FROM pg_namespace WHERE nspname = ${schema})
    SELECT 'CREATE ON DATABASE ' || quote_ident(current_database()) AS missing
      WHERE NOT EXISTS (SELECT FROM own) AND NOT has_database_privilege(current_database(), 'CREATE')
    UNION ALL SELECT 'USAGE ON SCHEMA ' || quote_ident(${schema}) FROM own WHERE NOT has_schema_privilege(oid, 'USAGE')
    UNION ALL SELECT allowed || ' ON TABLE ' || quote_ident(${schema}) || '.' || quote_ident(relname)
      FROM own JOIN pg_class ON relnamespace = own.oid AND relkind = 'r'
      CROSS JOIN unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) AS allowed
      WHERE NOT has_table_privilege(pg_class.oid, allowed)
    LIMIT 1`.execute(database);
  const [lacking] = rows;
  if (lacking !== undefined) throw rightMissing(lacking.missing);
};

/** Several processes start at once: the first one migrates, and the others wait for it. */
const migrated = (database: Raw, { schema, layout: { postgres }, keyFor }: Migrated): Promise<DataKey> =>
  database.transaction().execute(async (transaction) => {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`ensayo ${schema}`}, 0))`.execute(transaction);
    await requireRights(transaction, schema);
    const meta = sql.id(schema, metaTable);
    const { rows: known } = await sql`SELECT 1 FROM information_schema.tables
      WHERE table_schema = ${schema} AND table_name = ${metaTable}`.execute(transaction);
    if (known.length === 0) {
      await sql`CREATE SCHEMA IF NOT EXISTS ${sql.id(schema)}`.execute(transaction);
      await sql`CREATE TABLE ${meta} (version INTEGER NOT NULL, key TEXT NOT NULL)`.execute(transaction);
    }
    const { rows } = await sql<Meta>`SELECT version, key FROM ${meta}`.execute(transaction);
    const [before] = rows;
    const version = before?.version ?? 0;
    if (version > postgres.length) throw newer(schema, version, postgres.length);
    const key = keyFor(schema, before?.key);
    if (version === postgres.length) return key;
    await sql`SET LOCAL search_path TO ${sql.id(schema)}`.execute(transaction);
    for (const migration of postgres.slice(version)) await sql.raw(migration).execute(transaction);
    await sql`DELETE FROM ${meta}`.execute(transaction);
    await sql`INSERT INTO ${meta} VALUES (${postgres.length}, ${key.id})`.execute(transaction);
    return key;
  });

const dropped = async <Schema>(database: Kysely<Schema>, schema: string): Promise<void> => {
  await sql`DROP SCHEMA IF EXISTS ${sql.id(schema)} CASCADE`.execute(database);
};

const tablesIn =
  (schema: string) =>
  <Schema>(database: Kysely<Schema>): Tables => ({
    names: async () => {
      const { rows } = await sql<{ readonly name: string }>`SELECT table_name AS name FROM information_schema.tables
        WHERE table_schema = ${schema} ORDER BY 1`.execute(database);
      return rows.map(({ name }) => name);
    },
    columns: async (table) => {
      const { rows } = await sql<{ readonly name: string }>`SELECT column_name AS name FROM information_schema.columns
        WHERE table_schema = ${schema} AND table_name = ${table} ORDER BY ordinal_position`.execute(database);
      return rows.map(({ name }) => name);
    },
    named: (table) => sql.id(schema, table),
    lock: async (first, others) => {
      const listed = (tables: readonly string[]) => sql.join(tables.map((table) => sql.id(schema, table)));
      await sql`LOCK TABLE ${listed([first])} IN ACCESS EXCLUSIVE MODE`.execute(database);
      await sql`LOCK TABLE ${listed(others)} IN EXCLUSIVE MODE NOWAIT`.execute(database);
    },
    drop: () => dropped(database, schema),
    countOn: async (table, id) => {
      await sql`ALTER TABLE ${sql.id(schema, table)} ALTER COLUMN id RESTART WITH ${sql.lit(id + 1)}`.execute(database);
    },
  });

/** `%`, `_` and the escape itself stand for themselves. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

const ignore = (): void => undefined;

const poolOf = (options: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({ application_name: 'ensayo', types, ...options });
  // A connection that ends between two statements concerns nobody, whether it is in the pool or in a transaction: the next
  // statement fails, or opens another. Without these listeners the process would end.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
};

/**
 * Connections that are not used again: one that the server closes (which pg notices later than the error that says so),
 * and one to a server that takes no changes: after a failover the address leads to another server, and a connection that
 * is kept busy would stay with the old one.
 */
const spoiling: readonly (Outage | undefined)[] = ['database-connection-lost', 'database-read-only'];

const leavingSpoilt = (pool: pg.Pool): PostgresPool => ({
  connect: async () => {
    const client = await pool.connect();
    let isSpoilt = false;
    const query = async (text: string, values: unknown[]) => {
      try {
        return await client.query(text, values);
      } catch (error) {
        isSpoilt ||= spoiling.includes(outageOf(error));
        throw error;
      }
    };
    // Kysely's other form of a query is for cursors, which nobody uses.
    return { query, release: () => client.release(isSpoilt) } as unknown as PostgresPoolClient;
  },
  end: () => pool.end(),
});

type TakesChanges = { readonly writable: boolean };

/** Off on a standby, too. */
const takesChanges = `current_setting('transaction_read_only') = 'off' AS writable`;

/** Through a connection of its own: a pool whose connections are all in use is busy, but not away. */
const observerOf = (url: string) => {
  // A new one for each look: after a failover the address leads to another server.
  const pool = poolOf({
    connectionString: url,
    max: 1,
    maxUses: 1,
    connectionTimeoutMillis: lookMs,
    query_timeout: lookMs,
  });
  return {
    problem: async (schema: string, { postgres }: Layout): Promise<StoreProblem | undefined> => {
      try {
        const table = `${pg.escapeIdentifier(schema)}.${metaTable}`;
        const { rows } = await pool.query<Pick<Meta, 'version'> & TakesChanges>(
          `SELECT version, ${takesChanges} FROM ${table}`,
        );
        if (rows[0]?.version !== postgres.length) return 'database-changed';
        return rows[0].writable ? undefined : 'database-read-only';
      } catch (error) {
        if (codeOf(error) === undefinedTable) return 'database-changed';
        return outageOf(error) === 'database-right-missing' ? 'database-right-missing' : 'database-away';
      }
    },
    close: () => pool.end(),
  };
};

/** @throws StartProblem if the database cannot be reached, or refuses the user */
export const openPostgres = async ({ url, keyFor, connections }: PostgresOptions): Promise<PostgresServer> => {
  const pool = poolOf({
    connectionString: url,
    max: connections ?? usualConnections,
    connectionTimeoutMillis: connectMs,
  });
  const database = new Kysely<Record<string, never>>({ dialect: new PostgresDialect({ pool: leavingSpoilt(pool) }) });
  try {
    const { rows } = await sql<TakesChanges>`SELECT ${sql.raw(takesChanges)}`.execute(database);
    if (rows[0]?.writable !== true) throw readOnly();
  } catch (error) {
    await database.destroy();
    throw unusable(url, error);
  }
  const observer = observerOf(url);
  return {
    open: async <Schema>(schema: string, layout: Layout) => {
      const key = await migrated(database, { schema, layout, keyFor });
      // The tables are those that the migrations create.
      const own = database.withSchema(schema) as unknown as Kysely<Schema>;
      return {
        database: own,
        sealer: sealerOf(key),
        digits: 'NUMERIC',
        now: sql<number>`CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)`,
        isShared: true,
        mayHaveChanged: () => true,
        tables: tablesIn(schema),
        close: () => Promise.resolve(),
      };
    },
    schemas: async (prefix) => {
      const { rows } = await sql<{ readonly name: string }>`SELECT table_schema AS name FROM information_schema.tables
        WHERE table_name = ${metaTable} AND table_schema LIKE ${`${literally(prefix)}%`} ORDER BY 1`.execute(database);
      return rows.map(({ name }) => name);
    },
    hasRow: async (schema, table, id) => {
      const { rows } = await sql`SELECT 1 FROM ${sql.id(schema, table)} WHERE id = ${id}`.execute(database);
      return rows.length > 0;
    },
    remove: (schema) => dropped(database, schema),
    problem: observer.problem,
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await observer.close();
      await database.destroy();
    },
  };
};
