import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { openDatabase, packText } from '../../../src/common/store/database.ts';
import { closeAll, document, file, lasting, opened } from './registry.fixture.ts';
import { migrations, type AuthorityTables } from './schema.ts';

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
  expect(await registry.record(document({ type: '102', number: 'N1', key: 'ffff', worker: '1' }))).toBe('recorded');
});
