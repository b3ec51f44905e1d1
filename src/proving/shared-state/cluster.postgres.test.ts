/** Two authorities and two issuing services behind balancers, on one database: what clients see, whoever answers. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDatabase } from '../../common/store/postgres.fixture.ts';
import { startCluster, type Cluster, type ClusterProcess } from './cluster.fixture.ts';
import { exampleInvoice, firstNumber, invoicePath, valueAt } from '../../harness/testing/example.ts';

/** Four processes start on a machine that runs other tests. */
let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster({ postgres: await newDatabase(), issuerArgs: ['--drain', '60s'] });
});

afterAll(() => cluster.close());

const counted = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };

const headers = (): Record<string, string> => ({
  'content-type': 'application/json',
  authorization: `Bearer ${cluster.token}`,
});

const post = async (number: number, url = cluster.issuer.url): Promise<Answer> => {
  const body = JSON.stringify(exampleInvoice({ number: firstNumber + number }));
  const response = await fetch(`${url}${invoicePath}`, { method: 'POST', headers: headers(), body });
  return { status: response.status, body: (await response.json()) as Answer['body'] }; // of our own service
};

const stateOf = async (key: string, url: string): Promise<unknown> => {
  const response = await fetch(`${url}/api/ubl2.1/status/document/${key}`, { method: 'POST', headers: headers() });
  return /"StatusCode":"(\d+)"/.exec(await response.text())?.[1];
};

const pdfOf = async (name: string, url: string): Promise<string> => {
  const response = await fetch(`${url}/api/ubl2.1/download/901500100/${name}`, { headers: headers() });
  return `${String(response.status)} ${Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5)}`;
};

const isAccepted = ({ body }: Answer): boolean => valueAt(body, 'verdict', 'accepted') === true;

const statusOf = async (process: ClusterProcess, path: string): Promise<number> =>
  (await fetch(new URL(path, process.url))).status;

const readyOf = async (): Promise<readonly number[]> =>
  Promise.all([...cluster.authorities, ...cluster.issuers].map((each) => statusOf(each, '/ready')));

/** The sum of the samples of a metric whose labels have that text. */
const sampled = async ({ metrics }: ClusterProcess, name: string, label = ''): Promise<number> =>
  (await (await fetch(metrics)).text())
    .split('\n')
    .filter((line) => line.startsWith(name) && line.includes(label))
    .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0);

it('every process is ready, and everything they answer is the same', async () => {
  expect(await readyOf()).toEqual([200, 200, 200, 200]);
  const answers = await Promise.all(counted(40).map((number) => post(number)));
  expect(answers.map(isAccepted)).toEqual(counted(40).map(() => true));

  for (const { body } of answers.slice(0, 2)) {
    for (const { url } of cluster.issuers) {
      // The authorities take turns: each of them is asked by each issuing service.
      const states = await Promise.all(counted(4).map(() => stateOf(String(body.cufe), url)));
      expect(states).toEqual(['00', '00', '00', '00']);
      expect(await pdfOf(String(body.urlinvoicepdf), url)).toBe('200 %PDF-');
    }
  }

  // Every process had its share.
  const judged = await Promise.all(
    cluster.authorities.map((each) => sampled(each, 'ensayo_verdicts_total', 'verdict="accepted"')),
  );
  expect(judged.reduce((sum, count) => sum + count, 0)).toBe(40);
  expect(Math.min(...judged)).toBeGreaterThan(0);
  for (const each of [...cluster.authorities, ...cluster.issuers]) {
    const text = await (await fetch(each.metrics)).text();
    expect([...text.matchAll(/^ensayo_database_\w+(?= \d+$)/gm)].map(([name]) => name)).toEqual([
      'ensayo_database_connections',
      'ensayo_database_connections_idle',
      'ensayo_database_waiting',
    ]);
  }
});

it('a service that drains is taken out, and answers what still comes', async () => {
  const [one, other] = cluster.issuers;
  one.stop('SIGTERM');
  await expect.poll(() => statusOf(one, '/ready')).toBe(503);
  expect(await statusOf(one, '/health')).toBe(200);
  expect(isAccepted(await post(100, one.url))).toBe(true);
  expect(await cluster.issuer.look()).toEqual([other.url]);
  expect((await Promise.all(counted(4).map((number) => post(110 + number)))).map(isAccepted)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

it('the others answer when one of each is killed, and nothing that was answered is lost', async () => {
  cluster.issuers[0].stop('SIGKILL');
  cluster.authorities[0].stop('SIGKILL');
  await Promise.all([cluster.issuers[0].finished, cluster.authorities[0].finished]);
  expect(await cluster.issuer.look()).toEqual([cluster.issuers[1].url]);
  expect(await cluster.authority.look()).toEqual([new URL(cluster.authorities[1].url).origin]);
  expect(isAccepted(await post(200))).toBe(true);
  const again = await Promise.all(counted(40).map((number) => post(number)));
  expect(new Set(again.map(({ status, body }) => `${String(status)} ${String(body.code)}`))).toEqual(
    new Set(['409 number-already-accepted']),
  );
});
