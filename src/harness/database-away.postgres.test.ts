/** The database ends while the services run, and comes back. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createControlClient } from '../../simulator/control/client.ts';
import { startOwnPostgres, type TestPostgres } from './testing/own-postgres.fixture.ts';
import { startBox, type Box } from './box.ts';
import { exampleInvoice, firstNumber, invoicePath, valueAt } from './testing/example.ts';

let postgres: TestPostgres;
let box: Box;

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

it('while it is away nothing is accepted, and every caller is told so; afterwards all goes on', async () => {
  expect(valueAt((await post(1)).body, 'verdict', 'accepted')).toBe(true);
  postgres.pause();
  const refused = await post(2);
  expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([503, 'database-away', '5']);
  const control = createControlClient(box.authority.control);
  await expect(control.clock()).rejects.toMatchObject({ status: 503, code: 'database-away' });
  const soap = await fetch(box.authority.url, { method: 'POST', body: '<x/>' });
  expect([soap.status, soap.headers.get('retry-after')]).toEqual([503, '5']);
  await expect(start()).rejects.toMatchObject({ code: 'postgres-away' });
  postgres.resume();
  expect((await control.clock()).date).toBe('2026-11-20');
  expect(valueAt((await post(2)).body, 'verdict', 'accepted')).toBe(true);
  expect((await post(1)).status).toBe(409);
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
