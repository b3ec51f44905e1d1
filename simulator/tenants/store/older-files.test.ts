import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { inFile } from '../../../src/common/store/access.fixture.ts';
import { openDatabase, packText } from '../../../src/common/store/database.ts';
import { closeAll, document, file, lasting, opened } from './registry.fixture.ts';
import { openRegistry } from './stored-registry.ts';
import { migrations, type AuthorityTables } from './schema.ts';
import { everyIssuer } from '../../registry/common-ranges.ts';
import { defaultRegistry } from '../../registry/default-registry.ts';

afterEach(closeAll);

it("a newer program has the data of an older one's file", async () => {
  const older = openDatabase<AuthorityTables>(file(), migrations.slice(0, 1));
  await sql`INSERT INTO documents (issuer_nit, type_class, number_key, key, state, data, xml, response)
    VALUES ('901500100', '01', 'SETP990000001', 'a1b2', 'accepted', ${JSON.stringify({ key: 'a1b2' })}, ${packText('<a/>')}, ${packText('')})`.execute(
    older,
  );
  await older.destroy();
  const registry = await opened(lasting());
  expect((await registry.documentByKey('a1b2'))?.xml).toBe('<a/>');
  expect(await registry.record(document({ key: 'c3d4' }))).toBe('duplicate');
  // Its prefix may be SETP or SETP9: nobody knows any more.
  expect(await registry.record(document({ key: 'c3d4', prefix: 'SETP9' }))).toBe('duplicate');
  expect(await registry.record(document({ type: '102', number: 'N1', key: 'ffff', worker: '1' }))).toBe('recorded');
});

it('a newer program keeps the batches of an older one with the documents that were there', async () => {
  const older = openDatabase<AuthorityTables>(file(), migrations.slice(0, 12));
  const keys = ['k1', 'k2'];
  for (const key of keys) {
    await sql`INSERT INTO documents (issuer_nit, type_class, number_key, key, state, data, xml, response)
      VALUES ('901500100', '01', ${key}, ${key}, 'accepted', ${JSON.stringify({ key, receivedAt: 1 })}, ${packText('<a/>')}, ${packText('')})`.execute(
      older,
    );
    const verdicts = packText('[]');
    await sql`INSERT INTO batches VALUES (${key}, NULL, 0, 0, ${verdicts})`.execute(older);
  }
  await sql`INSERT INTO batch_tasks VALUES (1, 'k2', ${packText('{}')}, '', 0)`.execute(older);
  await older.destroy();
  const finished: (boolean | undefined)[][] = [];
  for (const documents of [1, 0]) {
    const registry = await openRegistry(await lasting(), {}, { retention: { documents }, now: () => 1 });
    await expect.poll(async () => (await registry.documentById(2 - documents))?.filesRemoved).toBe(true);
    finished.push(await Promise.all(keys.map(async (key) => (await registry.batch(key))?.isFinished)));
    await registry.close();
  }
  expect(finished).toEqual([
    [true, false],
    [undefined, false],
  ]);
});

describe('ranges that an older program changed', () => {
  const own = defaultRegistry().ranges.filter(({ issuerNit }) => issuerNit !== everyIssuer);
  const common = ['SETP', 'SEDS', 'EPOS'];

  it.each([
    ['have the common ones, if they extend the default ones', own.slice(1), common],
    [
      'have each of them once',
      [...own, ...defaultRegistry().ranges.filter(({ prefix }) => prefix === 'EPOS')],
      ['EPOS', 'SETP', 'SEDS'],
    ],
    ['have none but their own otherwise', own.slice(0, 1).map((range) => ({ ...range, issuerNit: '900373115' })), []],
  ])('%s, until they are taken away', async (_what, ranges, expected) => {
    const older = openDatabase<AuthorityTables>(file(), migrations);
    await older
      .insertInto('registry')
      .values({ part: 'ranges', data: JSON.stringify(ranges) })
      .execute();
    await older.destroy();
    const prefixesAfter = async (change?: 'removed'): Promise<readonly string[]> => {
      const registry = await openRegistry(inFile(file()));
      if (change !== undefined) await registry.replace({ ranges: own });
      const { ranges: all } = await registry.dump();
      await registry.close();
      return all.filter(({ issuerNit }) => issuerNit === everyIssuer).map(({ prefix }) => prefix);
    };
    expect([await prefixesAfter(), await prefixesAfter('removed'), await prefixesAfter()]).toEqual([expected, [], []]);
  });
});
