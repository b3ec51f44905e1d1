/**
 * All conformance scenarios against two of each service on one database, behind balancers that take turns. Only where there
 * is time for them (.ci/long).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDatabase } from '../../common/store/postgres.fixture.ts';
import { createControlClient } from '../../../simulator/control/client.ts';
import { servicePath } from '../../../simulator/service/soap/contract.ts';
import { startCluster, type Cluster } from './cluster.fixture.ts';
import { runCli } from '../../harness/testing/commands.ts';

const patient = 7_200_000;

let cluster: Cluster;
const folder = mkdtempSync(join(tmpdir(), 'ensayo-behind-balancer-'));

beforeAll(async () => {
  cluster = await startCluster({ postgres: await newDatabase() });
}, patient);

afterAll(async () => {
  await cluster.close();
  rmSync(folder, { recursive: true });
});

type Summary = {
  readonly scenarios: { readonly passed: number; readonly failed: number };
  readonly failures: readonly unknown[];
};

/** The documents of one run use the numbers of the other. */
const forget = (): Promise<void> =>
  createControlClient({ url: `${cluster.authority.url}/ensayo/control`, token: cluster.token }).reset();

const conform = async (name: string, to: readonly string[]): Promise<Summary> => {
  const control = ['--control', `${cluster.authority.url}/ensayo/control`, '--control-token', cluster.token];
  const how = ['--json', '--out', join(folder, name)];
  const { stdout } = await runCli(['conform', ...to, ...control, ...how]);
  return JSON.parse(stdout) as Summary; // what `conform --json` prints
};

describe('the scenarios', () => {
  it('of requests pass', { timeout: patient }, async () => {
    const { scenarios, failures } = await conform('issuer', [
      ...['--issuer', cluster.issuer.url, '--token', cluster.token],
    ]);
    expect(failures).toEqual([]);
    expect(scenarios.passed).toBeGreaterThan(250);
  });

  it('of documents pass', { timeout: patient }, async () => {
    await forget();
    const { scenarios, failures } = await conform('authority', [
      '--authority',
      `${cluster.authority.url}${servicePath}`,
    ]);
    expect(failures).toEqual([]);
    expect(scenarios.passed).toBeGreaterThan(1_000);
  });
});
