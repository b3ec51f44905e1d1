/** Snapshots, restoring and resetting, while other processes use the same store. */
import { afterEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { openStore } from '../../../src/common/store/store.ts';
import type { RegistryPort } from '../../registry/port.ts';
import { authorityLayout } from './layout.ts';
import { batchTask as task, closeAll, document, lasting, opened } from './registry.fixture.ts';

afterEach(closeAll);

const snapshot = (name: string) => ({ name, takenAt: 1_795_100_400_000, outside: '{}' });

/** Two processes on one store. */
const two = async (): Promise<readonly [RegistryPort, RegistryPort]> => [
  await opened(lasting()),
  await opened(lasting()),
];

/** Files documents until it is told to stop. */
const filing = ({ record }: RegistryPort, prefix: string) => {
  let isStopped = false;
  const file = async (): Promise<void> => {
    for (let at = 0; !isStopped; at += 1) {
      const number = `${prefix}${String(at)}`;
      await record(document({ number, key: `key-${number}`, corrects: [`key-${number}-before`] }));
    }
  };
  const done = file();
  return () => {
    isStopped = true;
    return done;
  };
};

/** Documents and corrections in the copies of the snapshot, and the documents that it counted. */
const copied = async () => {
  const { database, tables } = await openStore<Record<string, never>>(await lasting(), authorityLayout);
  const { named } = tables(database);
  const { rows } = await sql<{
    readonly id: number;
    readonly documents: number;
  }>`SELECT id, documents FROM ${named('snapshots')}`.execute(database);
  return Promise.all(
    rows.map(async ({ id, documents }) => {
      const count = async (table: string) => {
        const copy = named(`snapshot_${String(id)}_${table}`);
        const { rows: found } = await sql<{ readonly count: number }>`SELECT count(*) AS count FROM ${copy}`.execute(
          database,
        );
        return Number(found[0]?.count);
      };
      return [Number(documents), await count('documents'), await count('corrections')];
    }),
  );
};

describe('beside other processes', () => {
  it('every snapshot is of one moment', async () => {
    const [one, other] = await two();
    const stops = [filing(other, 'A'), filing(other, 'B'), filing(one, 'C')];
    for (let each = 0; each < 15; each += 1) await one.snapshots.take(snapshot(`s${String(each)}`));
    await Promise.all(stops.map((stop) => stop()));
    const counts = await copied();
    expect(counts).toHaveLength(15);
    expect(counts).toEqual(counts.map(([documents]) => [documents, documents, documents]));
  });

  it('one of two snapshots of one name is taken', async () => {
    const [one, other] = await two();
    for (let each = 0; each < 10; each += 1) {
      const taken = await Promise.all([one, other].map(({ snapshots }) => snapshots.take(snapshot(String(each)))));
      expect(taken.filter((result) => result === 'taken')).toHaveLength(1);
    }
    expect(await one.snapshots.list()).toHaveLength(10);
  });

  it('resetting, restoring, removing and batches do not fail one another', async () => {
    const [one, other] = await two();
    await one.record(document());
    await one.snapshots.take(snapshot('kept'));
    const judging = async (registry: RegistryPort, by: string): Promise<void> => {
      const zipKey = `${by}-batch`;
      await registry.queue.add({ zipKey, testSetId: undefined, receivedAt: 1, keys: ['k'] }, task, by);
      const batch = await registry.queue.claim(by);
      if (batch !== undefined) await registry.queue.finish(batch);
    };
    for (let round = 0; round < 15; round += 1) {
      const stop = filing(other, `R${String(round)}-`);
      await one.snapshots.take(snapshot('old'));
      const restored = await Promise.all([
        one.snapshots.restore('kept'),
        other.reset(),
        other.snapshots.remove('old'),
        judging(one, `one-${String(round)}`),
        judging(other, `other-${String(round)}`),
      ]);
      await stop();
      expect(restored[0]).toMatchObject({ name: 'kept' });
    }
  });
});
