import { expect, it } from 'vitest';
import type { ControlClient, ExchangeSummary } from '../../../simulator/control/client-methods.ts';
import { createObserver } from './observe.ts';

const exchangeOf = (id: string): ExchangeSummary => ({
  id,
  receivedAt: '2026-11-20T15:00:00.000Z',
  operation: 'SendTestSetAsync',
  certificateNit: '900373115',
  status: 200,
  fault: null,
  omittedBytes: 0,
  faults: [{ id: 'f', fault: 'latency', point: 'answer' }],
});

/** Several processes answer a batch first, and judge it afterwards. */
const authorityWith = (results: Readonly<Record<string, object>>): ControlClient => {
  const ids = ['first', 'second'];
  const answering: Partial<Record<keyof ControlClient, unknown>> = {
    journal: () => Promise.resolve(ids.map(exchangeOf).reverse()), // the newest first
    exchange: (id: string) => Promise.resolve({ ...exchangeOf(id), results: results[id] }),
    envelope: () => Promise.resolve(Buffer.from('<e><testSetId>set</testSetId></e>')),
    document: () => Promise.resolve(Buffer.from('<x/>')),
  };
  return answering as ControlClient; // what the observer asks of it
};

it('a batch whose verdicts are not there yet is read once they are, in its place', async () => {
  const judged = (key: string) => ({ zipKey: key, documents: [{ verdict: 'accepted', failed: [], key }] });
  const results: Record<string, object> = { first: { zipKey: 'first' }, second: judged('second') };
  const testSets = [{ id: 'set', issuerNit: '900373115' }];
  const observer = createObserver({ control: authorityWith(results), nit: '900373115', testSets, alone: false });
  const look = async () => {
    const { documents, waiting, disturbances } = await observer.look();
    return { keys: documents.map(({ found }) => found.key), waiting, struck: disturbances.length };
  };
  expect(await look()).toEqual({ keys: ['second'], waiting: 1, struck: 1 });
  expect(await look()).toEqual({ keys: ['second'], waiting: 1, struck: 1 });
  results.first = judged('first');
  expect(await look()).toEqual({ keys: ['first', 'second'], waiting: 0, struck: 2 });
  expect(await look()).toEqual({ keys: ['first', 'second'], waiting: 0, struck: 2 });
});
