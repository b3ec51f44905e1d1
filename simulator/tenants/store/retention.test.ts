import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { removePortion, type Retention } from '../../../src/common/store/retention.ts';
import { postgresUrl } from '../../../src/common/store/postgres.fixture.ts';
import { openSealer } from '../../../src/common/store/sealed.ts';
import { openStore, type StorePlace } from '../../../src/common/store/store.ts';
import type { JudgedDocument } from '../../registry/types.ts';
import type { RegistryPort } from '../../registry/port.ts';
import { documentsIn } from './documents.ts';
import { documentListIn } from './document-list.ts';
import { authorityLayout } from './layout.ts';
import { batchTask as task, closeAll, document, lasting, numbered, opened, passing } from './registry.fixture.ts';
import { removableDocuments } from './retention.ts';
import type { AuthorityTables } from './schema.ts';
import { openRegistry } from './stored-registry.ts';

afterEach(closeAll);

const dayMs = 86_400_000;
const first = 1_795_100_400_000;

/** The store alone: removal happens only when asked for. */
const storeAt = async (place: StorePlace) => {
  const store = await openStore<AuthorityTables>(place, authorityLayout);
  const { database, close } = store;
  const sealing = { sealer: openSealer, secrets: () => [] };
  const remove = async (retention: Retention, now = first): Promise<void> => {
    const portion = () =>
      database
        .transaction()
        .execute((transaction) => removePortion(removableDocuments(transaction), { retention, now: () => now }));
    while (await portion());
  };
  return { ...documentsIn(store, sealing), ...documentListIn(database, sealing), remove, close };
};

type Store = Awaited<ReturnType<typeof storeAt>>;

/** Oldest first: the numbers of all documents, and of those with files. */
const contentOf = async (store: Pick<Store, 'listDocuments' | 'documentById'>) => {
  const listed = (await store.listDocuments({ limit: 1000 })).toReversed();
  const documents = await Promise.all(listed.map(({ id }) => store.documentById(id)));
  const numbers = (of: typeof documents): readonly string[] => of.map((each) => each?.number ?? '');
  return { all: numbers(documents), withFiles: numbers(documents.filter((each) => each?.filesRemoved === undefined)) };
};

type Reception = { readonly number: number; readonly state: JudgedDocument['state'] };
type Step = Reception | 'remove';

const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ number: fc.nat(30), state: fc.constantFrom('accepted', 'rejected') }) },
    { weight: 1, arbitrary: fc.constant('remove' as const) },
  ),
  { maxLength: 120 },
);

const received = ({ number, state }: Reception): JudgedDocument => numbered(`SETP${String(number)}`, { state });

/** PostgreSQL gives an identifier to a document that it then refuses because of its number: it counts among the latest. */
const countsDuplicates = postgresUrl !== undefined;

describe('what is removed', () => {
  it('leaves the latest documents their files, and every accepted number is still refused', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 60 }), async (given: readonly Step[], documents) => {
        const store = await storeAt(await passing());
        try {
          const filed: { readonly number: string; readonly id: number }[] = [];
          let id = 0;
          const accepted = new Set<number>();
          for (const step of given) {
            if (step === 'remove') await store.remove({ documents });
            else {
              const recorded = await store.record(received(step));
              const isDuplicate = step.state === 'accepted' && accepted.has(step.number);
              expect(recorded).toBe(isDuplicate ? 'duplicate' : 'recorded');
              if (!isDuplicate || countsDuplicates) id += 1;
              if (!isDuplicate) filed.push({ number: received(step).number, id });
              if (step.state === 'accepted') accepted.add(step.number);
            }
          }
          await store.remove({ documents });
          const numbers = (of: typeof filed): readonly string[] => of.map(({ number }) => number);
          const newest = filed.at(-1)?.id ?? 0;
          const latest = filed.filter((each) => each.id > newest - documents);
          expect(await contentOf(store)).toEqual({ all: numbers(filed), withFiles: numbers(latest) });
          for (const number of accepted) {
            expect(await store.record(received({ number, state: 'accepted' }))).toBe('duplicate');
          }
        } finally {
          await store.close();
        }
      }),
      { numRuns: 25 },
    );
  });

  it('leaves a document everything but its files', async () => {
    const store = await storeAt(await passing());
    const kept = { ...document(), worker: undefined, month: undefined };
    await store.record(kept);
    await store.record(numbered('SETP2'));
    await store.remove({ documents: 1 });
    const without = { ...kept, xml: '', applicationResponse: '', filesRemoved: true };
    expect(await store.acceptedDuplicate(kept)).toEqual(without);
    expect(await store.documentByKey(kept.key)).toEqual(without);
    expect((await store.acceptedByKey([kept.key])).get(kept.key)).toEqual(without);
    await store.close();
  });

  it('is what is older than the days, as long as everything filed before it is', async () => {
    const store = await storeAt(await passing());
    const days = [1, 2, 9, 3, 4, 10];
    for (const [at, day] of days.entries())
      await store.record(numbered(`SETP${String(at)}`, { receivedAt: first + day * dayMs }));
    await store.remove({ days: 3 }, first + 7 * dayMs);
    expect((await contentOf(store)).withFiles).toEqual(['SETP2', 'SETP3', 'SETP4', 'SETP5']);
    await store.remove({ days: 3 }, first + 13 * dayMs);
    expect((await contentOf(store)).withFiles).toEqual(['SETP5']);
    await store.close();
  });

  it('is more than one portion, and goes on with the records', async () => {
    const store = await storeAt(await passing());
    const numbers = Array.from({ length: 130 }, (_, at) => `SETP${String(at)}`);
    for (const number of numbers) await store.record(numbered(number));
    await store.remove({ documents: 5, records: 20 });
    expect(await contentOf(store)).toEqual({ all: numbers.slice(-20), withFiles: numbers.slice(-5) });
    expect(await store.record(numbered('SETP0'))).toBe('recorded');
    await store.close();
  });
});

const retaining = async (place: StorePlace, retention: Retention): Promise<RegistryPort> =>
  openRegistry(place, {}, { retention, now: () => first });

/** Removal happens beside everything else: it is waited for. */
const eventually = async (registry: RegistryPort, numbers: readonly string[]): Promise<void> => {
  await expect.poll(async () => (await contentOf(registry)).withFiles).toEqual(numbers);
};

const note = numbered('NC1', { type: '91', corrects: ['key-of-SETP1'] });
const event = numbered('E1', {
  type: '030',
  event: { code: '030', documentKey: 'key-of-setp1', issueDate: '2026-11-20', signedAt: undefined },
});

describe('a registry with a retention', () => {
  it('removes what is too much while documents arrive, and what an earlier run left', async () => {
    const place = await lasting();
    const numbers = Array.from({ length: 110 }, (_, at) => `SETP${String(at)}`);
    const before = await retaining(place, { documents: 50 });
    for (const number of numbers.slice(0, 100)) await before.record(numbered(number));
    await eventually(before, numbers.slice(50, 100));
    for (const number of numbers.slice(100)) await before.record(numbered(number));
    await before.close();
    const after = await retaining(place, { documents: 50 });
    await eventually(after, numbers.slice(-50));
    await after.close();
  });

  it('keeps what notes and events say about a document without files', async () => {
    const place = await lasting();
    const before = await opened(Promise.resolve(place));
    for (const each of [numbered('SETP1'), note, event]) await before.record(each);
    await before.close();
    const after = await retaining(place, { documents: 1 });
    await eventually(after, ['E1']);
    expect(await after.notesAbout('key-of-SETP1')).toMatchObject([{ number: 'NC1' }]);
    expect((await after.eventsOf(['key-of-SETP1'])).get('key-of-setp1')).toMatchObject([{ code: '030' }]);
    await after.close();
  });

  it('forgets notes and events with their own records', async () => {
    const place = await lasting();
    const before = await opened(Promise.resolve(place));
    for (const each of [numbered('SETP1'), note, event, numbered('SETP2')]) await before.record(each);
    await before.close();
    const after = await retaining(place, { records: 1 });
    await eventually(after, ['SETP2']);
    expect(await after.notesAbout('key-of-SETP1')).toEqual([]);
    expect(await after.eventsOf(['key-of-SETP1'])).toEqual(new Map());
    await after.close();
  });

  it('removes batches with the files that were there when they were finished, whatever the clock showed', async () => {
    const place = await lasting();
    const before = await opened(Promise.resolve(place));
    const arrived = (zipKey: string, days = 0) => ({ zipKey, testSetId: undefined, receivedAt: first + days * dayMs });
    const file = (number: string, days: number) =>
      before.record(numbered(number, { receivedAt: first + days * dayMs }));
    for (const zipKey of ['waits', 'waited']) await before.queue.add({ ...arrived(zipKey), keys: [] }, task, zipKey);
    // The clock is moved forward, and back.
    for (const [at, days] of [400, 0, 0].entries()) {
      await file(`SETP${String(at)}`, days);
      await before.recordBatch({ ...arrived(`at once ${String(at)}`, days), verdicts: [] });
    }
    const waited = await before.queue.claim('waited');
    if (waited === undefined) throw new Error('The batch was not free.');
    await before.queue.finish(waited);
    await before.close();
    const after = await retaining(place, { documents: 1 });
    await eventually(after, ['SETP2']);
    const left = ['waits', 'waited', 'at once 0', 'at once 1', 'at once 2'].map((zipKey) => after.batch(zipKey));
    expect((await Promise.all(left)).map((each) => each?.isFinished)).toEqual([
      false,
      true,
      undefined,
      undefined,
      true,
    ]);
    await after.close();
  });

  it('has the files again that a snapshot saved, and counts from there', async () => {
    const place = await lasting();
    const before = await opened(Promise.resolve(place));
    for (const number of ['SETP0', 'SETP1']) await before.record(numbered(number));
    await before.snapshots.take({ name: 'two', takenAt: first, outside: '{}' });
    for (const number of ['SETP2', 'SETP3', 'SETP4', 'SETP5']) await before.record(numbered(number));
    await before.close();
    const store = await storeAt(place);
    await store.remove({ documents: 3 });
    expect((await contentOf(store)).withFiles).toEqual(['SETP3', 'SETP4', 'SETP5']);
    await store.close();
    const restoring = await opened(Promise.resolve(place));
    await restoring.snapshots.restore('two');
    await restoring.record(numbered('SETP9'));
    await restoring.close();
    const after = await storeAt(place);
    await after.remove({ documents: 3 });
    expect((await contentOf(after)).withFiles).toEqual(['SETP0', 'SETP1', 'SETP9']);
    await after.remove({ documents: 2 });
    expect((await contentOf(after)).withFiles).toEqual(['SETP1', 'SETP9']);
    await after.close();
  });
});
