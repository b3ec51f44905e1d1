/** What several processes behind one address do, wherever they share their state. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createControlClient } from '../../../simulator/control/client.ts';
import { committedKeys, personalIn } from '../../harness/log-watch/forbidden.ts';
import { createLeakFinder } from '../../harness/log-watch/leaks.ts';
import { childrenOf } from '../../harness/testing/children.ts';
import { startCli, type Running } from '../../harness/testing/commands.ts';
import { exampleInvoice, firstNumber, invoicePath, valueAt } from '../../harness/testing/example.ts';

type Ready = {
  readonly issuer: string;
  readonly authority: string;
  readonly workers: number;
  readonly control: { readonly url: string; readonly token: string };
  readonly console: string;
};

type Answer = { readonly code?: string; readonly explanations?: readonly { readonly code: string }[] };

/** A total to pay that is not that of the lines. */
const wrongTotals = {
  ...(valueAt(exampleInvoice(), 'legal_monetary_totals') as object), // of our own example
  payable_amount: '1.00',
};

const token = 'a-token-of-the-tests-with-forty-characters';

/** What no line of their logs may contain. */
const finder = createLeakFinder();
finder.forbidBytes(committedKeys());
finder.forbid(personalIn(exampleInvoice()));
finder.forbid([{ kind: 'access token', value: token }]);

const counted = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Node starts several times, on a machine that runs other tests. */
/** @param state where a fresh start keeps its state: options of the command */
export const describeWorkers = (name: string, state: () => Promise<readonly string[]>): void => {
  let running: Running | undefined;

  const start = async (...flags: readonly string[]): Promise<Ready> => {
    const args = [
      'up',
      '--json',
      '--log-level',
      'trace',
      '--workers',
      '2',
      '--port',
      '0',
      '--authority-port',
      '0',
      '--no-https',
      '--limit',
      'waiting=500',
      '--limit',
      'waitingTime=1m',
    ];
    running = startCli([...args, ...flags, ...(await state())], { ENSAYO_TOKEN: token });
    const ready = (await running.ready) as Ready; // what `up --json` prints
    finder.forbid([
      { kind: 'control token', value: ready.control.token },
      ...[...new URL(ready.console).searchParams.values()].map((value) => ({ kind: 'key of the console', value })),
    ]);
    return ready;
  };

  const sent = ({ issuer }: Ready, body: object, tenant = ''): Promise<Response> =>
    fetch(`${issuer}${tenant}${invoicePath}`, {
      method: 'POST',
      // A connection that is kept would lead to the worker that was killed.
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, connection: 'close' },
      body: JSON.stringify(body),
    });

  const answerTo = async (ready: Ready, body: object): Promise<Answer> =>
    (await (await sent(ready, body)).json()) as Answer; // of our own service

  /** The status, and the code of a refusal; undefined without an answer. */
  const post = async (ready: Ready, number: number): Promise<string | undefined> => {
    try {
      const response = await sent(ready, exampleInvoice({ number: firstNumber + number }));
      const { code = '' } = (await response.json()) as Answer; // of our own service
      return `${String(response.status)} ${code}`.trim();
    } catch {
      return undefined;
    }
  };

  type Sale = { readonly number?: number; readonly buyer: string };

  /** Of an invoice whose moment is stated: what differs is not in its code. Undefined unless it is accepted. */
  const acceptedFile = async (ready: Ready, { number, buyer }: Sale) => {
    const { customer } = exampleInvoice() as { readonly customer: object }; // of our own example
    const { date } = await createControlClient(ready.control).clock();
    const moment = { date, time: '10:00:00' };
    const response = await sent(ready, {
      ...exampleInvoice(),
      number,
      ...moment,
      customer: { ...customer, name: buyer },
    });
    const answer: unknown = await response.json();
    if (valueAt(answer, 'verdict', 'accepted') !== true) return undefined;
    const file = String(valueAt(answer, 'urlinvoicexml'));
    const url = `${ready.issuer}/api/ubl2.1/download/901500100/${file}`;
    const xml = await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).text();
    return { file, buyer, xml };
  };

  afterEach(async () => {
    if (running === undefined) return;
    running.stop('SIGKILL');
    const { stderr } = await running.finished;
    running = undefined;
    // Of the supervisor and of its workers.
    const lines = stderr.split('\n').filter((line) => line !== '');
    expect(lines.some((line) => line.includes('"request"'))).toBe(true);
    expect([...new Set(lines.flatMap((line) => finder.find(line)))]).toEqual([]);
  });

  describe(`two workers on ${name}`, () => {
    it('have one state', async () => {
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
      // A tenant that one worker opened is that of the other, too.
      const inTenant = await Promise.all(counted(4).map(() => sent(ready, exampleInvoice(), '/t/pruebas')));
      expect(inTenant.map(({ status }) => status)).toContain(200);
      for (const _ of counted(4)) expect((await sent(ready, exampleInvoice(), '/t/pruebas')).status).toBe(409);
      // The worker that is asked why may not be the one that judged.
      const wrong = exampleInvoice({ legal_monetary_totals: wrongTotals });
      for (const number of counted(8)) {
        const { explanations = [] } = await answerTo(ready, { ...wrong, number: firstNumber + 2000 + number });
        expect(explanations.map(({ code }) => code)).toContain('FAU14');
      }
    });

    it('number documents one after another, whichever of them is asked', async () => {
      const ready = await start();
      const sales = counted(40).map((each) => ({ buyer: `Cliente ${String(each)}` }));
      const accepted = await Promise.all(sales.map((sale) => acceptedFile(ready, sale)));
      expect(new Set(accepted.map((each) => each?.file)).size).toBe(sales.length);
      for (const [each, { buyer }] of sales.entries()) expect(accepted[each]?.xml).toContain(`>${buyer}<`);
    });

    it('accept one of the documents that have one number and one code', async () => {
      const ready = await start();
      for (const round of counted(10)) {
        const number = firstNumber + 3000 + round;
        const sales = counted(6).map((each) => ({ number, buyer: `Cliente ${String(each)}` }));
        const answers = await Promise.all(sales.map((sale) => acceptedFile(ready, sale)));
        const [accepted, ...others] = answers.filter((each) => each !== undefined);
        expect(others).toEqual([]);
        expect(accepted?.xml).toContain(`>${String(accepted?.buyer)}<`);
      }
    });

    it('are not ready any more once they are told to stop', async () => {
      const { issuer } = await start('--drain', '1h');
      const statuses = async (): Promise<readonly number[]> => {
        const asked = counted(6).map(() => fetch(`${issuer}/ready`, { headers: { connection: 'close' } }));
        return (await Promise.all(asked)).map(({ status }) => status);
      };
      expect(new Set(await statuses())).toEqual(new Set([200]));
      running?.stop('SIGTERM');
      await expect.poll(async () => new Set(await statuses())).toEqual(new Set([503]));
    });

    it('pass on the connections that one of them dies with', async () => {
      const { issuer } = await start();
      const [stopped = 0] = childrenOf(running?.pid);
      process.kill(stopped, 'SIGSTOP');
      // Every other one is handed to the worker that does not take it.
      const asked = counted(6).map(() => fetch(`${issuer}/health`, { headers: { connection: 'close' } }));
      await Promise.any(asked);
      process.kill(stopped, 'SIGKILL');
      expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(counted(6).map(() => 200));
    });

    it('lose nothing that was answered when one is killed, and are two again', async () => {
      const ready = await start();
      const workers = childrenOf(running?.pid);
      expect(workers).toHaveLength(2);
      const posting = Promise.all(counted(120).map((number) => post(ready, number)));
      await vi.waitFor(() => post(ready, 1000).then((status) => expect(status).toBe('409 number-already-accepted')), {
        timeout: 120_000,
        interval: 20,
      });
      process.kill(workers[0] ?? 0, 'SIGKILL');
      const answers = await posting;
      await vi.waitFor(() => expect(childrenOf(running?.pid).filter((pid) => pid !== workers[0])).toHaveLength(2), {
        timeout: 120_000,
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
