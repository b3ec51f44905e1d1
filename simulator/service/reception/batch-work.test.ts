import { expect, it } from 'vitest';
import { createEnv } from '../../../src/common/env/env.ts';
import { createAuthority } from '../../server.ts';
import { Overloaded } from '../soap/soap-faults.ts';
import { createBatchWork } from './batch-work.ts';
import { undisturbed } from './receive.ts';

it('has no room for a batch that the queue does not take', async () => {
  const authority = await createAuthority({ env: createEnv({ seed: 'batch-work' }) });
  const { registry } = authority;
  const full = {
    ...registry,
    shared: { ...registry.shared, isShared: true },
    queue: { ...registry.queue, add: () => Promise.resolve(false) },
  };
  const work = createBatchWork({
    authority: { ...authority, registry: full },
    judgement: undisturbed,
    refresh: () => Promise.resolve(),
    during: (run) => run(),
  });
  const task = {
    operation: 'SendBillAsync',
    contentFile: 'UEsFBg==',
    certificate: 'MIIB',
    certificateNit: undefined,
    exchangeId: 'e1',
  } as const;
  const taken = work.take({ zipKey: 'b', testSetId: undefined, receivedAt: 0, keys: [] }, task);
  await expect(taken).rejects.toThrow(new Overloaded('1000 batches wait for their verdicts.'));
});
