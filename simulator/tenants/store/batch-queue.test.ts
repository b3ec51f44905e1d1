import { afterEach, describe, expect, it } from 'vitest';
import { claimEnded, mostWaitingBatches, type ClaimedBatch, type DocumentVerdict } from '../../registry/batches.ts';
import type { RegistryPort } from '../../registry/port.ts';
import { batchTask as task, closeAll, document, opened } from './registry.fixture.ts';

afterEach(closeAll);

const batch = (zipKey: string, testSetId?: string) => ({ zipKey, testSetId, receivedAt: 1_795_100_400_000 });

const waiting = (zipKey: string, testSetId?: string, keys: readonly string[] = []) => ({
  ...batch(zipKey, testSetId),
  keys,
});

const verdict = (key: string): DocumentVerdict => ({
  answer: {
    ...{ ErrorMessage: ['ñ'], IsValid: true, StatusCode: '00', StatusDescription: null, StatusMessage: null },
    ...{ XmlBase64Bytes: null, XmlDocumentKey: key, XmlFileName: '0' },
  },
  results: { verdict: 'accepted' },
});

const claimed = async ({ queue }: RegistryPort, by: string): Promise<ClaimedBatch> => {
  const found = await queue.claim(by);
  if (found === undefined) throw new Error('No batch was free.');
  return found;
};

describe('batches that wait', () => {
  it('go to their receiver in the order in which they came, each once', async () => {
    const { queue } = await opened();
    for (const zipKey of ['b', 'A', 'c']) await queue.add(waiting(zipKey, 'set'), task, 'one');
    expect(await queue.claim('another')).toBeUndefined();
    const first = await queue.claim('one');
    expect(first).toEqual({ ...batch('b', 'set'), verdicts: [], task, by: 'one' });
    // A process has one batch at a time: what it has claimed before is the same one still.
    expect((await queue.claim('one'))?.zipKey).toBe('b');
  });

  it('are not so many that the last one waits for ever', async () => {
    const registry = await opened();
    const { queue } = registry;
    for (let at = 0; at < mostWaitingBatches; at += 1) {
      expect(await queue.add(waiting(`b${String(at)}`), task, 'one')).toBe(true);
    }
    expect(await queue.add(waiting('one too many'), task, 'one')).toBe(false);
    expect(await registry.batch('one too many')).toBeUndefined();
    await queue.finish(await claimed(registry, 'one'));
    expect(await queue.add(waiting('again'), task, 'one')).toBe(true);
  });

  it('are left to whoever comes next when they are released', async () => {
    const registry = await opened();
    await registry.queue.add(waiting('b'), task, 'one');
    const first = await claimed(registry, 'one');
    expect(await registry.queue.addVerdict(first, verdict('k0'))).toBe(true);
    await registry.queue.release(first);
    const second = await claimed(registry, 'another');
    expect(second.verdicts).toEqual([verdict('k0')]);
    expect(await registry.queue.addVerdict({ ...first, verdicts: [verdict('k0')] }, verdict('k1'))).toBe(false);
    expect(await registry.queue.finish(first)).toBe(false);
    await registry.queue.release(first);
    expect(await registry.queue.addVerdict(second, verdict('k1'))).toBe(true);
  });

  it('have one winner of those who claim them at the same time', async () => {
    const registry = await opened();
    for (const index of Array.from({ length: 20 }, (_, each) => String(each))) {
      await registry.queue.add(waiting(index), task, 'nobody');
      await registry.queue.release({ zipKey: index, by: 'nobody' });
    }
    const winners = await Promise.all(
      Array.from({ length: 20 }, (_, each) => registry.queue.claim(`process-${String(each)}`)),
    );
    expect(new Set(winners.map((winner) => winner?.zipKey)).size).toBe(20);
    expect(await registry.queue.claim('late')).toBeUndefined();
  });

  it('are known by the codes of their documents', async () => {
    const registry = await opened();
    const { queue } = registry;
    const isWaiting = () => Promise.all(['k0', 'K1', 'k2'].map(queue.isWaiting));
    await queue.add(waiting('B', 'set', ['K0', 'k0', 'k1']), task, 'one');
    await queue.add(waiting('c', 'set', ['k1']), task, 'one');
    expect(await isWaiting()).toEqual([true, true, false]);
    await queue.finish(await claimed(registry, 'one'));
    expect(await isWaiting()).toEqual([false, true, false]);
  });

  it('are finished with all their verdicts, and not again', async () => {
    const registry = await opened();
    await registry.queue.add(waiting('b'), task, 'one');
    expect(await registry.batch('B')).toMatchObject({ isFinished: false, batch: { verdicts: [] } });
    const first = await claimed(registry, 'one');
    await registry.queue.addVerdict(first, verdict('k0'));
    const complete = { ...first, verdicts: [verdict('k0')] };
    expect(await registry.queue.finish(complete)).toBe(true);
    expect(await registry.pollBatch('b')).toMatchObject({ isFinished: true, batch: { verdicts: [verdict('k0')] } });
    expect(await registry.queue.finish(complete)).toBe(false);
    expect(await registry.queue.claim('one')).toBeUndefined();
  });

  it('change the registry when they are finished, or not at all', async () => {
    const registry = await opened();
    await registry.queue.add(waiting('b'), task, 'one');
    const first = await claimed(registry, 'one');
    const closing = () => Promise.resolve({ replaced: { mandates: [] }, result: 'closed' });
    await registry.replace({ mandates: [{ certificateNit: '1', issuerNit: '2' }] });
    expect(await registry.queue.finishWith({ ...first, by: 'another' }, closing)).toBeUndefined();
    expect((await registry.dump()).mandates).toHaveLength(1);
    expect(await registry.queue.finishWith(first, closing)).toEqual({ result: 'closed' });
    expect((await registry.dump()).mandates).toHaveLength(0);
  });

  it('are forgotten with everything else by a reset', async () => {
    const registry = await opened();
    await registry.queue.add(waiting('b'), task, 'one');
    const first = await claimed(registry, 'one');
    await registry.reset();
    expect(await registry.queue.addVerdict(first, verdict('k0'))).toBe(false);
    expect(await registry.queue.claim('one')).toBeUndefined();
  });
});

const snapshot = { name: 'before', takenAt: 1_795_100_400_000, outside: '{}' };

/** What may come between the judgement of a document and its filing, and what is left to be judged then. */
const interruptions: readonly (readonly [
  what: string,
  happens: (registry: RegistryPort) => Promise<unknown>,
  left: readonly DocumentVerdict[] | undefined,
])[] = [
  ['a reset', ({ reset }) => reset(), undefined],
  ['a snapshot that is restored', ({ snapshots }) => snapshots.restore(snapshot.name), [verdict('k0')]],
  ['another process that goes on', ({ queue }) => queue.release({ zipKey: 'b', by: 'one' }), [verdict('k0')]],
];

describe('a batch that is judged', () => {
  it.each(interruptions)('files nothing after %s', async (_what, happens, left) => {
    const registry = await opened();
    await registry.queue.add(waiting('b'), task, 'one');
    const first = await claimed(registry, 'one');
    await registry.queue.addVerdict(first, verdict('k0'));
    await registry.snapshots.take(snapshot);
    await happens(registry);
    const stale = { ...first, verdicts: [verdict('k0')] };
    for (const number of ['SETP1', 'NC1']) {
      const changes = number === 'NC1' ? { corrects: ['other'] } : {};
      const recorded = registry.record(document({ zipKey: 'b', number, key: number, ...changes }), undefined, first);
      await expect(recorded).rejects.toBe(claimEnded);
    }
    expect(await registry.listDocuments({ limit: 9 })).toEqual([]);
    expect(await registry.notesAbout('other')).toEqual([]);
    expect(await registry.queue.addVerdict(stale, verdict('k1'))).toBe(false);
    expect(await registry.queue.finish(stale)).toBe(false);
    // Free at once, whatever was claimed when the snapshot was taken.
    expect((await registry.queue.claim('another'))?.verdicts).toEqual(left);
  });

  it('files its documents while the claim lasts', async () => {
    const registry = await opened();
    await registry.queue.add(waiting('B'), task, 'one');
    const first = await claimed(registry, 'one');
    expect(await registry.record(document({ zipKey: 'B' }), undefined, first)).toBe('recorded');
    expect(await registry.record(document({ zipKey: 'B' }), undefined, first)).toBe('duplicate');
    expect(await registry.documentsOfBatch('B', 'a1b2')).toHaveLength(1);
  });
});

describe('the documents of a batch', () => {
  it('are found by batch and key, in their order', async () => {
    const registry = await opened();
    const rejected = (zipKey: string) => document({ state: 'rejected', zipKey });
    for (const zipKey of ['b', 'other', 'b']) await registry.record(rejected(zipKey));
    await registry.record(document({ zipKey: 'b' }));
    const found = await registry.documentsOfBatch('b', 'A1B2');
    expect(found.map(({ state }) => state)).toEqual(['rejected', 'rejected', 'accepted']);
    expect(await registry.documentsOfBatch('b', 'c3')).toEqual([]);
  });
});
