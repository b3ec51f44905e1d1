/** What several processes behind one address do, wherever they share their state. */
import { execFileSync } from 'node:child_process';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createControlClient } from '../../../../simulator/control/client.ts';
import { startCli, type Running } from '../../testing/commands.ts';
import { exampleInvoice, firstNumber, invoicePath } from '../../testing/example.ts';

type Ready = {
  readonly issuer: string;
  readonly authority: string;
  readonly workers: number;
  readonly control: { readonly url: string; readonly token: string };
};

const token = 'a-token-of-the-tests-with-forty-characters';

const counted = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Node starts several times, on a machine that runs other tests. */
const patient = 120_000;

const childrenOf = (pid: number | undefined): readonly number[] => {
  try {
    return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map(Number);
  } catch {
    return []; // There is none.
  }
};

/** @param state where a fresh start keeps its state: options of the command */
export const describeWorkers = (name: string, state: () => Promise<readonly string[]>): void => {
  let running: Running | undefined;

  const start = async (): Promise<Ready> => {
    const args = ['up', '--json', '--workers', '2', '--port', '0', '--authority-port', '0', '--no-https'];
    running = startCli([...args, ...(await state())], { ENSAYO_TOKEN: token });
    return (await running.ready) as Ready; // what `up --json` prints
  };

  /** The status, and the code of a refusal; undefined without an answer. */
  const post = async ({ issuer }: Ready, number: number): Promise<string | undefined> => {
    try {
      const response = await fetch(`${issuer}${invoicePath}`, {
        method: 'POST',
        // A connection that is kept would lead to the worker that was killed.
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, connection: 'close' },
        body: JSON.stringify(exampleInvoice({ number: firstNumber + number })),
      });
      const { code = '' } = (await response.json()) as { readonly code?: string };
      return `${String(response.status)} ${code}`.trim();
    } catch {
      return undefined;
    }
  };

  afterEach(async () => {
    running?.stop('SIGKILL');
    await running?.finished;
    running = undefined;
  });

  describe(`two workers on ${name}`, () => {
    it('have one state', { timeout: patient }, async () => {
      const ready = await start();
      expect(ready.workers).toBe(2);
      const control = createControlClient(ready.control);
      await control.addFault({ fault: 'status', status: 503, times: 1 });
      // Each connection goes to the next worker.
      const asked = counted(10).map(() =>
        fetch(ready.authority, { method: 'POST', body: '<x/>', headers: { connection: 'close' } }),
      );
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 503)).toHaveLength(1);
      await control.setClock({ mode: 'fixed', at: '2026-12-24T10:00:00-05:00' });
      for (const _ of counted(6)) expect((await control.clock()).date).toBe('2026-12-24');
    });

    it('lose nothing that was answered when one is killed, and are two again', { timeout: patient }, async () => {
      const ready = await start();
      const workers = childrenOf(running?.pid);
      expect(workers).toHaveLength(2);
      const posting = Promise.all(counted(120).map((number) => post(ready, number)));
      await vi.waitFor(() => post(ready, 1000).then((status) => expect(status).toBe('409 number-already-accepted')), {
        timeout: patient,
        interval: 20,
      });
      process.kill(workers[0] ?? 0, 'SIGKILL');
      const answers = await posting;
      await vi.waitFor(() => expect(childrenOf(running?.pid).filter((pid) => pid !== workers[0])).toHaveLength(2), {
        timeout: patient,
      });
      const again = await Promise.all(counted(120).map((number) => post(ready, number)));
      answers.forEach((answer, number) => {
        if (answer === '200') expect(again[number]).toBe('409 number-already-accepted');
        else expect([answer, again[number]]).toEqual([undefined, expect.stringMatching(/^(?:200|409 number-already)/)]);
      });
      expect(answers.filter((answer) => answer === '200').length).toBeGreaterThan(0);
      const last = await Promise.all(counted(120).map((number) => post(ready, number)));
      expect(new Set(last)).toEqual(new Set(['409 number-already-accepted']));
      running?.stop('SIGTERM');
      expect((await running?.finished)?.code).toBe(0);
    });
  });
};
