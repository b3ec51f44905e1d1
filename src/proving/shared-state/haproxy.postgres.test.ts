/** The load balancer of docs/examples/cluster before real processes: nobody notices that one of them stops or dies. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newDatabase } from '../../common/store/postgres.fixture.ts';
import { startClusterBehind, type Cluster, type Front } from './cluster.fixture.ts';
import { startHaproxy } from './haproxy.fixture.ts';
import { exampleInvoice, firstNumber, invoicePath, valueAt } from '../../harness/testing/example.ts';

/** Processes start, and HAProxy looks at them every two seconds. */
let cluster: Cluster<Front>;

const isReady = ({ url }: Front): Promise<boolean> =>
  fetch(`${url}/ready`).then(
    ({ ok }) => ok,
    () => false,
  );

const untilReady = (): Promise<void> =>
  vi.waitFor(
    async () => {
      expect([await isReady(cluster.authority), await isReady(cluster.issuer)]).toEqual([true, true]);
    },
    { timeout: 240_000, interval: 100 },
  );

beforeAll(async () => {
  cluster = await startClusterBehind(startHaproxy, { postgres: await newDatabase(), issuerArgs: ['--drain', '8s'] });
  await untilReady();
});

afterAll(() => cluster.close());

/** Accepted, or what was answered instead. */
const post = async (number: number): Promise<string> => {
  const response = await fetch(`${cluster.issuer.url}${invoicePath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${cluster.token}` },
    body: JSON.stringify(exampleInvoice({ number: firstNumber + number })),
  });
  const text = await response.text();
  return response.ok && valueAt(JSON.parse(text), 'verdict', 'accepted') === true
    ? 'accepted'
    : `${String(response.status)} ${text}`;
};

const counted = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

let numbers = 0;

const posts = async (count: number): Promise<ReadonlySet<string>> => {
  const answers = await Promise.all(
    counted(count).map(() => {
      numbers += 1;
      return post(numbers);
    }),
  );
  return new Set(answers);
};

it('while an issuing service drains and ends, every document is issued', async () => {
  const [one] = cluster.issuers;
  const state = { hasEnded: false };
  const ended = one.finished.then(() => {
    state.hasEnded = true;
  });
  one.stop('SIGTERM');
  while (!state.hasEnded) expect(await posts(4)).toEqual(new Set(['accepted']));
  await ended;
  expect(await posts(20)).toEqual(new Set(['accepted']));
});

it('after an authority is killed, every document is issued', async () => {
  cluster.authorities[0].stop('SIGKILL');
  await cluster.authorities[0].finished;
  // Before HAProxy has noticed: where nobody takes a connection, it tries the other one.
  expect(await posts(20)).toEqual(new Set(['accepted']));
});
