/** The database ends while the services run, and comes back. */
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { createControlClient } from '../../simulator/control/client.ts';
import { startOwnPostgres, type TestPostgres } from './testing/own-postgres.fixture.ts';
import { startBox, type OwnBox } from './box.ts';
import { exampleInvoice, firstNumber, invoicePath, valueAt } from './testing/example.ts';

let postgres: TestPostgres;
let box: OwnBox;

const start = () => startBox({ postgres: postgres.url, clock: '2026-11-20T10:00:00-05:00', token: 'shared' });

beforeAll(async () => {
  postgres = await startOwnPostgres();
  box = await start();
});

afterAll(async () => {
  await box.close();
  postgres.stop();
});

const post = (number: number) => box.post(invoicePath, exampleInvoice({ number: firstNumber + number }));

const ask = async (path: string): Promise<readonly unknown[]> => {
  const asked = [box.issuer.url, box.authority.url].map(async (url) => {
    const response = await fetch(new URL(path, url));
    const { status, code = status } = (await response.json()) as { readonly status?: string; readonly code?: string }; // of our own services
    return `${String(response.status)} ${code ?? ''}`;
  });
  return Promise.all(asked);
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
