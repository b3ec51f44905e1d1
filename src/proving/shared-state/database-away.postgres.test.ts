/** The database ends while the services run, takes no changes, or withdraws rights, and comes back. */
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { createControlClient } from '../../../simulator/control/client.ts';
import { logTo } from '../../common/log.ts';
import { startOwnPostgres, type TestPostgres } from '../../harness/testing/own-postgres.fixture.ts';
import { startBox, type OwnBox } from '../../harness/box.ts';
import { exampleInvoice, firstNumber, invoicePath, valueAt } from '../../harness/testing/example.ts';

let postgres: TestPostgres;
let box: OwnBox;

const defects: unknown[] = [];
const warnings: unknown[] = [];
const log = logTo({
  defect: (error) => void defects.push(error),
  warn: (event, { operation, check }) => void warnings.push([event, operation, check]),
});

/** Tables that are gone are a bug, at least for those that look for batches meanwhile. */
beforeEach(() => {
  defects.splice(0);
  warnings.splice(0);
});

const start = () => startBox({ postgres: postgres.url, clock: '2026-11-20T10:00:00-05:00', token: 'shared', log });

beforeAll(async () => {
  postgres = await startOwnPostgres();
  box = await start();
});

afterAll(async () => {
  await box.close();
  postgres.stop();
});

const post = (number: number) => box.post(invoicePath, exampleInvoice({ number: firstNumber + number }));

const ask = async (path: string, { issuer, authority } = box): Promise<readonly unknown[]> => {
  const answers = [issuer.url, authority.url].map(async (url) => {
    const response = await fetch(new URL(path, url));
    const { status, code = status } = (await response.json()) as { readonly status?: string; readonly code?: string }; // of our own services
    return `${String(response.status)} ${code ?? ''}`;
  });
  return Promise.all(answers);
};

it('while it is away nothing is accepted, and every caller is told so; afterwards all goes on', async () => {
  expect(valueAt((await post(1)).body, 'verdict', 'accepted')).toBe(true);
  expect(await ask('/ready')).toEqual(['200 ready', '200 ready']);
  postgres.pause();
  expect(await ask('/ready')).toEqual(['503 database-away', '503 database-away']);
  expect(await ask('/health')).toEqual(['200 ok', '200 ok']);
  const refused = await post(2);
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([503, 'database-away', '5']);
  const control = createControlClient(box.authority.control);
  await expect(control.clock()).rejects.toMatchObject({ status: 503, code: 'database-away' });
  const soap = await fetch(box.authority.url, { method: 'POST', body: '<x/>' });
  expect([soap.status, soap.headers.get('retry-after')]).toEqual([503, '5']);
  await expect(start()).rejects.toMatchObject({ code: 'postgres-away' });
  postgres.resume();
  expect(await ask('/ready')).toEqual(['200 ready', '200 ready']);
  expect((await control.clock()).date).toBe('2026-11-20');
  expect(valueAt((await post(2)).body, 'verdict', 'accepted')).toBe(true);
  expect((await post(1)).status).toBe(409);
});

it('a service is not ready on tables that another version has changed, or that are gone', async () => {
  const client = new pg.Client(postgres.url);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('UPDATE issuer_default.ensayo_store SET version = version + 1');
  expect(await ask('/ready')).toEqual(['503 database-changed', '200 ready']);
  await client.query('UPDATE issuer_default.ensayo_store SET version = version - 1');
  expect(await ask('/ready')).toEqual(['200 ready', '200 ready']);
  await client.query('ALTER SCHEMA authority_default_habilitacion RENAME TO elsewhere');
  expect(await ask('/ready')).toEqual(['200 ready', '503 database-changed']);
  await client.query('ALTER SCHEMA elsewhere RENAME TO authority_default_habilitacion');
  expect(await ask('/ready')).toEqual(['200 ready', '200 ready']);
});

it('a database that does not exist, and a password that is not right, are refused with what to check', async () => {
  const url = new URL(postgres.url);
  url.pathname = '/none';
  url.password = 'geheim';
  const problem = await startBox({ postgres: url.href }).catch((error: unknown) => error);
  expect(problem).toMatchObject({ name: 'StartProblem', code: 'postgres-refused' });
  expect(String(problem)).toContain('/none');
  expect(String(problem)).not.toContain('geheim');
});

const asked = async (text: string): Promise<readonly unknown[]> => {
  const client = new pg.Client(postgres.url);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
};

const refusalOf = async (number: number, at = box) => {
  const { status, body, headers } = await at.post(invoicePath, exampleInvoice({ number: firstNumber + number }));
  return [status, body.code, headers.get('retry-after')];
};

const isAccepted = async (number: number): Promise<unknown> =>
  valueAt((await post(number)).body, 'verdict', 'accepted');

const readOnlyRefusal = [503, 'database-read-only', '5'];

it('while it is read-only, as a standby is, every caller is told so; afterwards all goes on', async () => {
  const turn = async (state: 'on' | 'off') => {
    await asked(`ALTER SYSTEM SET default_transaction_read_only = ${state}`);
    await asked('SELECT pg_reload_conf()');
    await expect
      .poll(() => asked('SHOW default_transaction_read_only'))
      .toEqual([{ default_transaction_read_only: state }]);
  };
  await turn('on');
  await expect.poll(() => refusalOf(10)).toEqual(readOnlyRefusal);
  expect(await ask('/ready')).toEqual(['503 database-read-only', '503 database-read-only']);
  const control = createControlClient(box.authority.control);
  await expect(control.addFault({ fault: 'html' })).rejects.toMatchObject({ status: 503, code: 'database-read-only' });
  await expect(start()).rejects.toMatchObject({ code: 'database-read-only' });
  await turn('off');
  await expect.poll(() => isAccepted(10)).toBe(true);
  expect(await ask('/ready')).toEqual(['200 ready', '200 ready']);
});

it('connections that lead to a standby are given up', async () => {
  await asked('ALTER DATABASE postgres SET default_transaction_read_only = on');
  await asked("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ensayo'");
  await expect.poll(() => refusalOf(11)).toEqual(readOnlyRefusal);
  // As when the address leads to the new primary server: the connections that are open do not change.
  await asked('BEGIN READ WRITE; ALTER DATABASE postgres RESET default_transaction_read_only; COMMIT');
  await expect.poll(() => isAccepted(11)).toBe(true);
});

/** The next statement that inserts into the table ends its own connection. */
const cutNextInsert = async (table: string): Promise<void> => {
  await asked(`DROP TRIGGER IF EXISTS cut ON ${table};
    CREATE SEQUENCE IF NOT EXISTS cuts;
    ALTER SEQUENCE cuts RESTART;
    CREATE OR REPLACE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('public.cuts') = 1 THEN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(600); END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER cut BEFORE INSERT ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION public.cut()`);
};

it('a connection that is closed in the middle of a statement is no bug, and the message is sent again at once', async () => {
  expect(await isAccepted(20)).toBe(true);
  await cutNextInsert('authority_default_habilitacion.documents');
  expect(await isAccepted(21)).toBe(true);
  expect(warnings).toEqual([['cannot-store', 'SendBillSync', 'database-connection-lost']]);
  await cutNextInsert('issuer_default.document');
  expect(await refusalOf(22)).toEqual([503, 'database-connection-lost', '0']);
  expect(await isAccepted(22)).toBe(true);
  expect(defects).toEqual([]);
});

it('rights that the user lacks are named, at the start and in operation', async () => {
  await asked('CREATE DATABASE limited');
  await asked("CREATE ROLE shop LOGIN PASSWORD 'geheim'");
  const url = new URL(postgres.url);
  url.pathname = '/limited';
  const admin = new pg.Client(url.href);
  await admin.connect();
  onTestFinished(() => admin.end());
  url.username = 'shop';
  const startLimited = () => startBox({ postgres: url.href, clock: '2026-11-20T10:00:00-05:00', token: 'shared', log });
  const lacking = (right: string) => ({
    code: 'database-right-missing',
    message: expect.stringContaining(right) as unknown,
    text: { es: expect.stringContaining(right) as unknown },
  });
  await expect(startLimited()).rejects.toMatchObject(lacking('CREATE ON DATABASE limited'));
  await admin.query('GRANT CREATE ON DATABASE limited TO shop');
  const limited = await startLimited();
  onTestFinished(() => limited.close());
  await admin.query('REVOKE INSERT ON issuer_default.document FROM shop');
  expect(await refusalOf(1, limited)).toEqual([503, 'database-right-missing', '5']);
  const { body } = await limited.post(invoicePath, exampleInvoice({ number: firstNumber + 1 }));
  expect(body.message).toContain('document');
  await expect(startLimited()).rejects.toMatchObject(lacking('INSERT ON TABLE issuer_default.document'));
  await admin.query('GRANT INSERT ON issuer_default.document TO shop');
  expect(await refusalOf(1, limited)).toEqual([200, undefined, null]);
  await admin.query('REVOKE USAGE ON SCHEMA issuer_default FROM shop');
  expect(await ask('/ready', limited)).toEqual(['503 database-right-missing', '200 ready']);
  await expect(startLimited()).rejects.toMatchObject(lacking('USAGE ON SCHEMA issuer_default'));
  expect(defects).toEqual([]);
});
