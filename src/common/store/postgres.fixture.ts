/** The PostgreSQL server of the tests that run with one (vitest.config.ts, project postgres). */
import pg from 'pg';
import { systemRandom } from '../env/env.ts';
import { testKey } from './access.fixture.ts';
import { openPostgres, type PostgresServer } from './postgres.ts';
import type { StorePlace } from './store.ts';

/** `postgres://…`; undefined in every other project. */
export const postgresUrl = process.env.ENSAYO_TEST_POSTGRES;

let server: Promise<PostgresServer> | undefined;

export const testPostgres = (): Promise<PostgresServer> => {
  if (postgresUrl === undefined) throw new Error('This test needs PostgreSQL: npm run test:postgres.');
  return (server ??= openPostgres({ url: postgresUrl, keyFor: () => testKey() }));
};

/** A schema that nobody has used. */
export const newSchema = async (): Promise<StorePlace> => ({
  kind: 'postgres',
  server: await testPostgres(),
  schema: `test_${systemRandom.uuid()}`,
});

/** The address of a database that nobody has used. */
export const newDatabase = async (): Promise<string> => {
  if (postgresUrl === undefined) throw new Error('This test needs PostgreSQL: npm run test:postgres.');
  const name = `test_${systemRandom.uuid()}`;
  const client = new pg.Client(postgresUrl);
  await client.connect();
  await client.query(`CREATE DATABASE "${name}"`);
  await client.end();
  const url = new URL(postgresUrl);
  url.pathname = `/${name}`;
  return url.href;
};
