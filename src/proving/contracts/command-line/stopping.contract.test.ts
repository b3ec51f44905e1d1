/** How `ensayo up` stops where a load balancer stands before it. */
import { afterEach, describe, expect, it } from 'vitest';
import { createControlClient } from '../../../../simulator/control/client.ts';
import { startCli, type Running } from '../../../harness/testing/commands.ts';
import { runHere } from '../../../cli/testing/run-here.ts';
import { exampleInvoice, invoicePath, valueAt } from '../../../harness/testing/example.ts';

type Ready = {
  readonly issuer: string;
  readonly authority: string;
  readonly metrics: string;
  readonly token: string;
  readonly control: { readonly url: string; readonly token: string };
};

let running: Running | undefined;

const freePorts = ['--port', '0', '--authority-port', '0', '--no-https', '--metrics-port', '0'];

const start = async (...flags: readonly string[]): Promise<Ready> => {
  running = startCli(['up', '--json', ...freePorts, ...flags]);
  return (await running.ready) as Ready; // what `up --json` prints
};

afterEach(async () => {
  running?.stop('SIGKILL');
  await running?.finished;
});

const post = ({ issuer, token }: Ready): Promise<Response> =>
  fetch(`${issuer}${invoicePath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(exampleInvoice()),
  });

const wasAccepted = async (response: Response): Promise<boolean> =>
  valueAt(await response.json(), 'verdict', 'accepted') === true;

const inProgress = async ({ metrics }: Ready, service: string): Promise<boolean> =>
  (await (await fetch(metrics)).text()).includes(`ensayo_requests_in_progress{service="${service}"} 1\n`);

/** Node starts for each of them, on a machine that runs other tests. */
describe('ensayo up, told to stop', () => {
  it('with --drain is not ready from then on, and answers what still comes', async () => {
    const ready = await start('--drain', '1h');
    const statuses = (path: string): Promise<readonly number[]> =>
      Promise.all(
        [ready.issuer, ready.authority, ready.metrics].map(async (url) => (await fetch(new URL(path, url))).status),
      );
    expect(await statuses('/ready')).toEqual([200, 200, 200]);
    running?.stop('SIGTERM');
    await expect.poll(() => statuses('/ready')).toEqual([503, 503, 503]);
    expect(await statuses('/health')).toEqual([200, 200, 200]);
    const response = await post(ready);
    expect(response.headers.get('connection')).toBe('close');
    expect(await wasAccepted(response)).toBe(true);
    running?.stop('SIGTERM');
    expect((await running?.finished)?.signal).toBe('SIGTERM');
  });

  it('finishes the requests in progress, also those of others to the authority', async () => {
    const ready = await start();
    const control = createControlClient(ready.control);
    await control.addFault({ fault: 'latency', milliseconds: 1_000 });
    const asked = fetch(ready.authority, { method: 'POST', body: '<x/>' });
    await expect.poll(() => inProgress(ready, 'authority')).toBe(true);
    running?.stop('SIGTERM');
    const response = await asked;
    expect(response.headers.get('ensayo-failed-check')).toBe('content-type');
    expect((await running?.finished)?.code).toBe(0);
  });

  it('refuses a --drain that is not a length of time, before it starts', async () => {
    const { code, stderr } = await runHere(['up', ...freePorts, '--drain', '10']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('"10"')]);
  });
});
