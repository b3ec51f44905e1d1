import { afterEach, describe, expect, it } from 'vitest';
import type { Batch } from '../../registry/batches.ts';
import { closeAll, lasting, opened } from './registry.fixture.ts';
import { openRegistry } from './stored-registry.ts';

afterEach(closeAll);

describe('a batch', () => {
  const answer = {
    ...{ ErrorMessage: [], IsValid: true, StatusCode: '00', StatusDescription: 'ñ', StatusMessage: null },
    ...{ XmlBase64Bytes: null, XmlDocumentKey: 'a1b2', XmlFileName: '0' },
  };
  const batch: Batch = {
    zipKey: 'f0f0f0f0-0000-4000-8000-000000000001',
    testSetId: undefined,
    receivedAt: 1_795_100_400_000,
    verdicts: [{ answer, results: { verdict: 'accepted' } }],
  };

  it('is kept with its verdicts, and counts how often it was queried', async () => {
    const first = await openRegistry(await lasting());
    await first.recordBatch({ ...batch, testSetId: 'set' });
    expect(await first.pollBatch(batch.zipKey)).toEqual({
      batch: { ...batch, testSetId: 'set' },
      polls: 0,
      isFinished: true,
    });
    await first.close();
    const second = await opened(lasting());
    expect((await second.pollBatch(batch.zipKey.toUpperCase()))?.polls).toBe(1);
    expect(await second.batch(batch.zipKey)).toEqual({
      batch: { ...batch, testSetId: 'set' },
      polls: 2,
      isFinished: true,
    });
    expect((await second.batch(batch.zipKey))?.polls).toBe(2);
  });

  it('is unknown under another key', async () => {
    const registry = await opened();
    await registry.recordBatch(batch);
    expect([await registry.batch('x'), await registry.pollBatch('')]).toEqual([undefined, undefined]);
    expect((await registry.batch(batch.zipKey))?.batch.testSetId).toBeUndefined();
  });
});
