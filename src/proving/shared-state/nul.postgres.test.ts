/** PostgreSQL takes no NUL in a text: an address that contains one is the sender's mistake. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDatabase } from '../../common/store/postgres.fixture.ts';
import { logTo } from '../../common/log.ts';
import { accessBy, cookieName } from '../../../simulator/console/access.ts';
import { startBox, type OwnBox } from '../../harness/box.ts';

let box: OwnBox;
const defects: unknown[] = [];

beforeAll(async () => {
  const log = logTo({ defect: (error) => void defects.push(error) });
  box = await startBox({
    postgres: await newDatabase(),
    token: 'shared',
    controlToken: 'shared',
    consoleKey: 'key',
    log,
  });
});

afterAll(() => box.close());

it.each<readonly [method: string, service: 'issuer' | 'authority', path: string, status: number]>([
  ['GET', 'issuer', '/api/ubl2.1/download/901500100/a%00.pdf', 404],
  ['POST', 'issuer', '/api/ubl2.1/status/document/a%00', 404],
  ['GET', 'issuer', '/api/ubl2.1/invoice/current_number/1?a=%00', 404],
  ['GET', 'authority', '/ensayo/exchanges/a%00', 400],
  ['GET', 'authority', '/ensayo/control/exchanges/a%00', 400],
  ['DELETE', 'authority', '/ensayo/control/snapshots/a%00', 400],
  ['GET', 'authority', '/ensayo/control/numbers/901500100/01?prefix=%00', 400],
  ['GET', 'authority', '/ensayo/console/default/habilitacion/documents?text=%00', 400],
  ['GET', 'authority', '/ensayo/console/default/habilitacion/documents/a%00', 400],
])('%s %s %s is answered with %i', async (method, service, path, status) => {
  const url = new URL(path, box[service].url);
  const cookie = `${cookieName(url.host)}=${accessBy('key').cookie}`;
  const response = await fetch(url, { method, headers: { authorization: 'Bearer shared', cookie } });
  expect(response.status).toBe(status);
  expect(defects).toEqual([]);
});
