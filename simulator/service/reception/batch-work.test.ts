import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createEnv } from '../../../src/common/env/env.ts';
import type { BatchTask, DocumentVerdict } from '../../registry/batches.ts';
import type { RegistryPort } from '../../registry/port.ts';
import type { TestSet } from '../../registry/test-sets.ts';
import { testAuthority, type TestAuthority } from '../../testing/authority.fixture.ts';
import { zippedAll } from '../../testing/exchange.fixture.ts';
import { issuer } from '../../testing/invoice.fixture.ts';
import { flaw, small, smallCatalogue } from '../../testing/reception.fixture.ts';
import { Overloaded } from '../soap/soap-faults.ts';
import { createBatchWork, type BatchWork } from './batch-work.ts';
import { refused } from './document-answers.ts';
import { undisturbed, type JudgementPort } from './receive.ts';

const set: TestSet = {
  ...{ id: 'set', issuerNit: issuer.nit, family: 'invoicing', state: 'open' },
  quotas: { invoice: { required: 9, minimumAccepted: 5 } },
};

const keys = ['k0', 'k1', 'k2'];

const task: BatchTask = {
  operation: 'SendTestSetAsync',
  contentFile: zippedAll(
    keys.map((key) => small('invoice', { key, number: key.toUpperCase(), note: key === 'k1' ? flaw : '' })),
  ),
  certificate: 'MIIB',
  certificateNit: issuer.nit,
  exchangeId: 'e1',
};

const batch = { zipKey: 'b', testSetId: set.id, receivedAt: 0, keys };

let authority: TestAuthority;

beforeEach(async () => {
  authority = await testAuthority({ catalogue: smallCatalogue(), registry: { testSets: [set] } });
});

afterEach(() => authority.registry.close());

const workOf = (verdictOn: JudgementPort['verdictOn'] = undisturbed.verdictOn): BatchWork =>
  createBatchWork({
    authority,
    judgement: { ...undisturbed, verdictOn },
    refresh: () => Promise.resolve(),
    during: (run) => run(),
  });

const finished = () =>
  expect.poll(async () => (await authority.registry.batch('b'))?.isFinished, { interval: 5 }).toBe(true);

/** What is known of it in the end. */
const outcome = async () => {
  const { registry } = authority;
  const verdicts = (await registry.batch('b'))?.batch.verdicts.map(({ answer }) => answer.StatusCode);
  const filed = (await registry.listDocuments({ limit: 9 })).toReversed().map(({ key }) => key);
  return { verdicts, filed, counted: (await registry.testSet(set.id))?.progress?.invoice?.sent };
};

it('has no room for a batch that the queue does not take', async () => {
  const { registry } = authority;
  const full = { ...registry, queue: { ...registry.queue, add: () => Promise.resolve(false) } };
  authority = { ...authority, registry: full };
  await expect(workOf().take(batch, task)).rejects.toThrow(Overloaded);
});

it('draws nothing at random in a store of one process', () => {
  const { random } = createEnv({ seed: 'same' });
  authority = { ...authority, env: { ...authority.env, random } };
  expect(workOf().isLater).toBe(false);
  expect(random.uuid()).toBe(createEnv({ seed: 'same' }).random.uuid());
});

const verdict: DocumentVerdict = { answer: refused('66', 'from before'), results: {} };

describe('a batch that waits in a store of one process', () => {
  it('is judged, and counted for its test set', async () => {
    await authority.registry.queue.add(batch, task, 'dead');
    await authority.registry.queue.release({ zipKey: 'b', by: 'dead' });
    workOf().begin();
    await finished();
    expect(await outcome()).toEqual({ verdicts: ['00', '99', '00'], filed: keys, counted: 3 });
  });

  it('is judged from where a process before this one stopped', async () => {
    const { queue } = authority.registry;
    await queue.add(batch, task, 'dead');
    const dead = await queue.claim('dead');
    if (dead === undefined) throw new Error('The batch was not free.');
    await queue.addVerdict(dead, verdict);
    await queue.release(dead);
    workOf().begin();
    await finished();
    expect(await outcome()).toEqual({ verdicts: ['66', '99', '00'], filed: ['k1', 'k2'], counted: 2 });
  });

  it('that cannot be opened any more is refused, and keeps no other one waiting', async () => {
    const { queue } = authority.registry;
    await queue.add({ ...batch, zipKey: 'damaged' }, { ...task, contentFile: 'UEsFBg==' }, 'dead');
    await queue.release({ zipKey: 'damaged', by: 'dead' });
    await queue.add(batch, task, 'dead');
    await queue.release({ zipKey: 'b', by: 'dead' });
    workOf().begin();
    await finished();
    const damaged = await authority.registry.batch('damaged');
    expect(damaged?.batch.verdicts.map(({ answer }) => answer.StatusCode)).toEqual(['89']);
  });
});

describe('a batch in whose second document a', () => {
  /** Judges until the second document, then does something else, and then goes on. */
  const interruptedBy = async (act: (registry: RegistryPort) => Promise<unknown>): Promise<BatchWork> => {
    const { registry } = authority;
    await registry.queue.add(batch, task, 'dead');
    await registry.snapshots.take({ name: 'waiting', takenAt: 0, outside: '{}' });
    await registry.queue.release({ zipKey: 'b', by: 'dead' });
    let seen = 0;
    const work = workOf(async (given) => {
      seen += 1;
      if (seen === 2) await act(registry);
      return undisturbed.verdictOn(given);
    });
    work.begin();
    await expect.poll(() => seen, { interval: 5 }).toBeGreaterThan(1);
    return work;
  };

  it('reset comes, leaves nothing', async () => {
    const work = await interruptedBy(({ reset }) => reset());
    await work.stop();
    expect(await outcome()).toEqual({ verdicts: undefined, filed: [], counted: undefined });
  });

  it('snapshot is restored in which it waits, is judged once', async () => {
    await interruptedBy(({ snapshots }) => snapshots.restore('waiting'));
    await finished();
    expect(await outcome()).toEqual({ verdicts: ['00', '99', '00'], filed: keys, counted: 3 });
  });
});
