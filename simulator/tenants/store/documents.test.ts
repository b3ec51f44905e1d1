import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { testAccess } from '../../../src/common/store/access.fixture.ts';
import { openDatabase } from '../../../src/common/store/database.ts';
import { createRun } from '../../../src/common/store/run-lock.ts';
import type { JudgedDocument } from '../../registry/types.ts';
import { closeAll, document, file, lasting, opened } from './registry.fixture.ts';
import { migrations, type AuthorityTables } from './schema.ts';

afterEach(closeAll);

type Named = Pick<JudgedDocument, 'issuerNit' | 'type' | 'number' | 'key'>;

describe('the duplicate of a document', () => {
  const other: Named = { issuerNit: '901500100', type: '01', number: 'SETP990000001', key: 'other' };

  it.each<readonly [what: string, asked: Partial<Named>, found: boolean]>([
    ['of the same number', {}, true],
    ['for export', { type: '02' }, true],
    ['in contingency of the authority', { type: '04' }, true],
    ['in contingency of the issuer', { type: '03' }, false],
    ['of another type', { type: '91' }, false],
    ['of another issuer', { issuerNit: '901500600' }, false],
    ['with leading zeros', { number: 'SETP0990000001' }, true],
    ['with many leading zeros', { number: 'SETP000990000001' }, true],
    ['of another number', { number: 'SETP990000002' }, false],
    ['of a number ten times as large', { number: 'SETP9900000010' }, false],
    ['with another prefix', { number: 'SETT990000001' }, false],
    ['with a prefix in small letters', { number: 'setp990000001' }, false],
    ['of another number, with the same key', { number: 'OTRO1', key: 'a1b2' }, true],
    ['of another issuer, with the same key in capitals', { issuerNit: '1', key: 'A1B2' }, true],
  ])('%s: %j', async (_what, asked, found) => {
    const registry = await opened();
    await registry.record(document());
    expect((await registry.acceptedDuplicate({ ...other, ...asked })) !== undefined).toBe(found);
  });

  it.each([
    ['SETP0', 'SETP000', true],
    ['0', '00', true],
    ['A1B007', 'A1B7', true],
    ['A1B007', 'A1B70', false],
    ['SETP', 'SETP0', false],
    ['A00B1', 'A0B1', false],
  ])('%s and %s are the same number: %s', async (one, another, same) => {
    const registry = await opened();
    await registry.record(document({ number: one }));
    expect((await registry.acceptedDuplicate({ ...other, number: another })) !== undefined).toBe(same);
  });

  type Prefixed = readonly [prefix: string | undefined, number: string];

  it.each<readonly [one: Prefixed, another: Prefixed, same: boolean]>([
    [['F', 'F12'], ['F0', 'F012'], false],
    [['F0', 'F012'], ['F', 'F12'], false],
    [['F0', 'F012'], ['F', 'F012'], false],
    [['F1', 'F112'], ['F', 'F112'], false],
    [['F', 'F112'], ['F1', 'F112'], false],
    [['', '112'], ['1', '112'], false],
    [['F1', 'F112'], ['F11', 'F112'], false],
    [['F0', 'F012'], ['F0', 'F00012'], true],
    [['F1', 'F112'], ['F1', 'F1012'], true],
    [['F1', 'F10'], ['F1', 'F100'], true],
    [['F', 'F12'], ['F', 'F012'], true],
    // Filed by an earlier version, or by one that does not state its prefix: as it was before.
    [[undefined, 'F112'], ['F1', 'F112'], true],
    [[undefined, 'F112'], ['F', 'F112'], true],
    [[undefined, 'F012'], ['F0', 'F012'], true],
    [['F', 'F12'], [undefined, 'F12'], true],
  ])('%j and %j are the same number: %s', async ([prefix, number], [otherPrefix, otherNumber], same) => {
    const registry = await opened();
    expect(await registry.record(document({ number, prefix, key: 'older' }))).toBe('recorded');
    const later = document({ number: otherNumber, prefix: otherPrefix, key: 'c3d4' });
    expect((await registry.acceptedDuplicate(later))?.key).toBe(same ? 'older' : undefined);
    expect(await registry.record({ ...later, state: 'rejected' })).toBe('recorded');
    expect(await registry.record(later)).toBe(same ? 'duplicate' : 'recorded');
  });

  it('has the same number, or the same key, beside another of that text', async () => {
    const registry = await opened();
    await registry.record(document({ number: 'F112', prefix: 'F', key: 'of-f' }));
    await registry.record(document({ number: 'F112', prefix: 'F1', key: 'of-f1' }));
    const asked = document({ number: 'F112', prefix: 'F1', key: 'another' });
    expect((await registry.acceptedDuplicate(asked))?.key).toBe('of-f1');
    expect((await registry.acceptedDuplicate({ ...asked, prefix: 'F' }))?.key).toBe('of-f');
    expect((await registry.acceptedDuplicate({ ...asked, prefix: 'F11' }))?.key).toBeUndefined();
    expect((await registry.acceptedDuplicate({ ...asked, prefix: 'F11', key: 'OF-F' }))?.key).toBe('of-f');
  });

  it('is never a rejected one', async () => {
    const registry = await opened();
    await registry.record(document({ state: 'rejected' }));
    expect(await registry.acceptedDuplicate(document())).toBeUndefined();
  });

  it('is found quickly in a number made up of zeros', async () => {
    const registry = await opened();
    // For ever where each zero is looked at again.
    const number = `${'0'.repeat(3_000_000)}x`;
    expect(await registry.acceptedDuplicate({ ...other, number })).toBeUndefined();
    expect(await registry.acceptedDuplicate({ ...other, number: '0'.repeat(3_000_000) })).toBeUndefined();
  });

  it('is looked up by index, however many documents there are', async () => {
    const database = openDatabase<AuthorityTables>(':memory:', migrations);
    const plan = async (condition: string): Promise<string> => {
      const query = `EXPLAIN QUERY PLAN SELECT data FROM documents WHERE ${condition}`;
      const { rows } = await sql<{ detail: string }>`${sql.raw(query)}`.execute(database);
      return rows.map(({ detail }) => detail).join();
    };
    // A parameter instead of the literal would read the whole table.
    const ofNumber = "state = 'accepted' AND issuer_nit = '1' AND type_class = '01' AND number_key IN ('1', '2')";
    expect(await plan(ofNumber)).toContain('USING INDEX accepted_number');
    expect(await plan("state = 'accepted' AND key = 'a'")).toContain('USING INDEX accepted_key');
    await database.destroy();
  });
});

describe('two documents of one number', () => {
  it('are accepted once, whoever comes first', async () => {
    const registry = await opened();
    const concurrent = [document(), document({ key: 'c3d4', type: '02' })];
    const outcomes = await Promise.all(concurrent.map((one) => registry.record(one)));
    expect([...outcomes].sort()).toEqual(['duplicate', 'recorded']);
  });

  it('are accepted once, even in two processes of one run', async () => {
    const access = testAccess();
    const first = await opened(lasting(access));
    const second = await opened(lasting({ ...access, run: createRun({ id: access.run.id, held: file() }) }));
    expect(await first.record(document())).toBe('recorded');
    expect(await second.record(document({ key: 'c3d4' }))).toBe('duplicate');
    expect(await second.record(document({ number: 'SETP2' }))).toBe('duplicate');
    expect((await second.acceptedDuplicate(document()))?.key).toBe('a1b2');
    expect(await first.documentByKey('c3d4')).toBeUndefined();
  });

  it('may be rejected any number of times, before and after', async () => {
    const registry = await opened();
    const rejected = document({ state: 'rejected', lines: ['Regla: FAD06, Rechazo: x'] });
    const outcomes = [];
    for (const sent of [rejected, rejected, document(), rejected]) outcomes.push(await registry.record(sent));
    expect(outcomes).toEqual(['recorded', 'recorded', 'recorded', 'recorded']);
    expect((await registry.documentByKey('a1b2'))?.state).toBe('accepted');
  });

  it('rejected both: the latest counts', async () => {
    const registry = await opened();
    await registry.record(document({ state: 'rejected', lines: ['first'] }));
    await registry.record(document({ state: 'rejected', lines: ['second'] }));
    expect((await registry.documentByKey('a1b2'))?.lines).toEqual(['second']);
  });
});

describe('two events about a document', () => {
  const event = (code: string, place: number, number = `E${code}`): JudgedDocument =>
    document({
      type: code,
      number,
      key: `key-of-${number}`,
      event: { code, documentKey: 'a1b2', issueDate: '2026-11-20', signedAt: undefined, place },
    });
  const codes = async (registry: Awaited<ReturnType<typeof opened>>): Promise<readonly unknown[]> =>
    ((await registry.eventsOf(['a1b2'])).get('a1b2') ?? []).map(({ number }) => number);

  it('judged without knowing of one another: the second one is not kept', async () => {
    const registry = await opened();
    const filed = await Promise.all([event('031', 1), event('033', 1)].map((each) => registry.record(each)));
    expect(filed.toSorted()).toEqual(['duplicate', 'recorded']);
    expect(await codes(registry)).toHaveLength(1);
    const lost = filed[0] === 'duplicate' ? 'key-of-E031' : 'key-of-E033';
    expect(await registry.documentByKey(lost)).toBeUndefined();
  });

  it('of the same code, judged without knowing of one another: the second one is not kept', async () => {
    const registry = await opened();
    expect(await registry.record(event('030', 1))).toBe('recorded');
    expect(await registry.record(event('030', 1, 'E2'))).toBe('duplicate');
    expect(await registry.documentByKey('key-of-E2')).toBeUndefined();
  });

  it('of the same code, the second one accepted all the same: the first one counts', async () => {
    const registry = await opened();
    expect(await registry.record(event('030', 1))).toBe('recorded');
    expect(await registry.record(event('030', 2, 'E2'))).toBe('recorded');
    expect(await codes(registry)).toEqual(['E030']);
    expect(await registry.record(event('032', 2))).toBe('recorded');
  });
});

describe('referenced documents', () => {
  it('are found by key in upper or lower case, if accepted, and named as registered', async () => {
    const registry = await opened();
    await registry.record(document({ key: 'A1B2' }));
    await registry.record(document({ number: 'SETP2', key: 'c3d4', state: 'rejected' }));
    const found = await registry.acceptedByKey(['a1B2', 'A1b2', 'c3d4', 'ffff', '']);
    expect([...found]).toEqual([['A1B2', document({ key: 'A1B2' })]]);
    expect((await registry.acceptedByKey([])).size).toBe(0);
  });

  it('are found among more keys than fit in one statement', async () => {
    const registry = await opened();
    await registry.record(document());
    const keys = Array.from({ length: 40_000 }, (_, at) => `k${at}`);
    expect([...(await registry.acceptedByKey([...keys, 'a1b2'])).keys()]).toEqual(['a1b2']);
  });
});

describe('payroll documents', () => {
  const payroll = (changes: Partial<JudgedDocument> = {}): JudgedDocument =>
    document({ type: '102', number: 'N1', receiverId: '1020', worker: '1020', month: '2026-11', ...changes });

  it('are found by employer, worker and month, oldest first, if accepted', async () => {
    const registry = await opened();
    const all = [
      payroll({ key: '01' }),
      payroll({ key: '02', number: 'N2', worker: '1021' }),
      payroll({ key: '03', number: 'N3', month: '2026-12' }),
      payroll({ key: '04', number: 'N4', state: 'rejected' }),
      payroll({ key: '05', number: 'N5', issuerNit: '901500600' }),
      payroll({ key: '06', number: 'N6', type: '103' }),
      document({ key: '07' }),
    ];
    for (const each of all) await registry.record(each);
    const asked = { issuerNit: '901500100', worker: '1020', month: '2026-11' };
    expect(await registry.acceptedPayroll(asked)).toEqual([all[0], all[5]]);
    expect(await registry.acceptedPayroll({ ...asked, worker: '9' })).toEqual([]);
  });

  it.each<readonly [what: string, changes: Partial<JudgedDocument>, outcome: 'duplicate' | 'recorded']>([
    ['of the same worker and number', {}, 'duplicate'],
    ['of the same worker and number with leading zeros', { number: 'N001' }, 'duplicate'],
    ['of another worker under the same number', { worker: '1021' }, 'recorded'],
    ['of the same worker under a prefix that ends in a digit', { number: 'N01', prefix: 'N0' }, 'duplicate'],
    ['of no worker under the same number', { worker: undefined }, 'recorded'],
    ['of another type under the same number', { type: '103' }, 'recorded'],
  ])('%s: %s', async (_what, changes, outcome) => {
    const registry = await opened();
    await registry.record(payroll());
    const other = payroll({ key: 'ffff', ...changes });
    expect((await registry.acceptedDuplicate(other))?.key).toBe(outcome === 'duplicate' ? 'a1b2' : undefined);
    expect(await registry.record(other)).toBe(outcome);
  });
});
