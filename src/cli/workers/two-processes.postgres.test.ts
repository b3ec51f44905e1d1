/** What two processes do at once on one database, and what is left when one of them is killed. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { systemRandom } from '../../common/env/env.ts';
import { createControlClient } from '../../../simulator/control/client.ts';
import { exampleInvoice, firstNumber, invoicePath } from '../../harness/testing/example.ts';
import {
  openShared,
  openSigned,
  sendBatch,
  startProcess,
  token,
  verdictsOn,
  type Process,
  type Shared,
  type Signed,
} from './two-processes.fixture.ts';

/** A thousand races and fifty kills where there is time for them (.ci/long). */
const isLong = process.env.ENSAYO_LONG !== undefined;
const races = isLong ? 1000 : 40;
const kills = isLong ? 50 : 2;
const patient = isLong ? 3_600_000 : 120_000;

let shared: Shared;
let signed: Signed;
let processes: readonly [Process, Process];

beforeAll(async () => {
  [shared, signed] = await Promise.all([openShared(), openSigned()]);
  // The first one makes the tables.
  const first = await startProcess(shared.postgres);
  processes = [first, await startProcess(shared.postgres)];
}, patient);

afterAll(async () => {
  await Promise.all(processes.map(({ stop }) => stop()));
  await Promise.all([signed.close(), shared.close()]);
});

const counted = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

const both = <Value>(work: (process: Process) => Promise<Value>): Promise<readonly Value[]> =>
  Promise.all(processes.map(work));

const post = async ({ issuer }: Process, path: string, number: number): Promise<number> => {
  const { status } = await fetch(`${issuer}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(exampleInvoice({ number })),
  });
  return status;
};

type Filed = { readonly state: string; readonly count: string };

describe('two processes that are asked at once', () => {
  it(`accept the same document once, ${String(races)} times`, { timeout: patient }, async () => {
    for (const index of counted(races)) {
      const statuses = await both((process) => post(process, invoicePath, firstNumber + index));
      // The one that came second learns that it was accepted before it was built, or after.
      expect([
        [200, 200],
        [200, 409],
        [409, 200],
      ]).toContainEqual(statuses);
    }
    const filed = await shared.rows<Filed>(`SELECT state, count(*) FROM documents GROUP BY state`);
    expect(filed).toEqual([{ state: 'accepted', count: String(races) }]);
  });

  it(`let a fault that strikes once strike once, ${String(races)} times`, { timeout: patient }, async () => {
    const [control] = processes.map(({ control: at }) => createControlClient(at));
    for (const _ of counted(races)) {
      await control?.addFault({ fault: 'status', status: 503, times: 1 });
      const asked = await both(({ authority }) => fetch(authority, { method: 'POST', body: '<x/>' }));
      expect(asked.filter(({ status }) => status === 503)).toHaveLength(1);
      await control?.clearFaults();
    }
  });

  it(`count ${String(races)} documents for one test set once each`, { timeout: patient }, async () => {
    const [control] = processes.map(({ control: at }) => createControlClient(at));
    const quota = { required: races, minimumAccepted: races };
    const set = await control?.addTestSet({
      issuerNit: '901500100',
      family: 'invoicing',
      quotas: { invoice: quota },
    });
    const path = `${invoicePath}/${set?.id ?? ''}`;
    const each = races / 2;
    const [first, second] = processes;
    await Promise.all(
      [first, second].map(async (process, side) => {
        for (const index of counted(each)) await post(process, path, firstNumber + 5_000 + side * each + index);
      }),
    );
    await vi.waitFor(
      async () => {
        const found = (await control?.testSets())?.find(({ id }) => id === set?.id);
        expect(found).toMatchObject({ state: 'accepted', kinds: [{ sent: races, accepted: races }] });
      },
      { timeout: patient, interval: 200 },
    );
  });

  it('give one batch the same verdicts, and file each of its documents once', { timeout: patient }, async () => {
    const documents = await signed.invoices(10);
    const zipKey = await sendBatch(processes[0], signed, documents);
    await vi.waitFor(
      async () => {
        const verdicts = await both((process) => verdictsOn(process, signed, zipKey));
        expect(verdicts).toEqual([counted(10).map(() => '00'), counted(10).map(() => '00')]);
      },
      { timeout: patient, interval: 50 },
    );
    expect(await filedOf(zipKey)).toEqual([{ state: 'accepted', count: '10' }]);
  });
});

/** The documents of a batch in the database. */
const filedOf = (zipKey: string): Promise<readonly Filed[]> =>
  shared.rows<Filed>(`SELECT state, count(*) FROM documents WHERE data::json ->> 'zipKey' = $1 GROUP BY state`, zipKey);

describe('a process that is killed in the middle of a batch', () => {
  it(`loses nothing and leaves nothing twice, ${String(kills)} times`, { timeout: patient }, async () => {
    const size = 30;
    let interrupted = 0;
    for (const _ of counted(kills)) {
      const victim = await startProcess(shared.postgres);
      const zipKey = await sendBatch(victim, signed, await signed.invoices(size));
      await new Promise((resolve) => setTimeout(resolve, systemRandom.bytes(1).readUInt8() / 4));
      await victim.kill();
      const [unfinished] = await shared.rows(`SELECT 1 FROM batch_tasks WHERE zip_key = $1`, zipKey);
      if (unfinished !== undefined) interrupted += 1;
      await vi.waitFor(
        async () => {
          expect(await verdictsOn(processes[0], signed, zipKey)).toEqual(counted(size).map(() => '00'));
        },
        { timeout: patient, interval: 100 },
      );
      expect(await filedOf(zipKey)).toEqual([{ state: 'accepted', count: String(size) }]);
      expect(await shared.rows(`SELECT 1 FROM batch_tasks UNION ALL SELECT 1 FROM batch_verdicts`)).toEqual([]);
    }
    expect(interrupted).toBeGreaterThan(0);
  });
});
