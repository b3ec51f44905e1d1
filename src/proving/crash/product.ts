/** The product as it is installed, in processes that are killed and started again at the same addresses. */
import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createEnv, stopwatch } from '../../common/env/env.ts';
import { installedPackage } from '../bench/services/service.ts';
import { closed, readyOf } from '../../harness/load/service.ts';
import { childrenOf } from '../../harness/testing/children.ts';
import { freePort } from '../../harness/testing/own-postgres.fixture.ts';
import type { Store } from './stores.ts';

export const token = 'a-token-of-the-crashes-with-forty-characters';

/** `worker`: one of several. `process`: the one that people start. `all`: that one and its workers at the same moment. */
export type Victim = 'worker' | 'process' | 'all';

export type Product = {
  readonly issuer: string;
  readonly authority: string;
  /**
   * Kills at once; what was killed is there again, or about to be, when this resolves.
   * @param choice from 0 to 1, which of several workers
   * @returns since the moment from which recovery counts: the kill of a worker, or the restart of the whole
   */
  readonly kill: (victim: Victim, choice: number) => Promise<() => number>;
  readonly stop: () => Promise<void>;
};

const env = createEnv();

const send = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** @throws Error if it ends before it is ready */
export const startProduct = async ({ options, workers }: Pick<Store, 'options' | 'workers'>): Promise<Product> => {
  const ports = { issuer: await freePort(), authority: await freePort() };
  const addresses = ['--port', String(ports.issuer), '--authority-port', String(ports.authority)];
  const args = [
    join(installedPackage, 'scripts', 'ensayo.mjs'),
    'up',
    '--json',
    '--no-https',
    '--exit-with-parent',
    ...addresses,
    ...options,
  ];
  let child: ChildProcess;
  const start = async (): Promise<void> => {
    child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ENSAYO_TOKEN: token, ENSAYO_LANG: 'en' },
    });
    await readyOf(child);
  };
  await start();

  const workersNow = (): readonly number[] => (workers > 1 ? childrenOf(child.pid ?? 0) : []);

  const restart = async (victims: readonly number[]): Promise<() => number> => {
    const before = child;
    for (const pid of victims) send(pid);
    await closed(before);
    const since = stopwatch();
    await start();
    return since;
  };

  return {
    issuer: `http://127.0.0.1:${String(ports.issuer)}`,
    authority: `http://127.0.0.1:${String(ports.authority)}/WcfDianCustomerServices.svc`,
    kill: async (victim, choice) => {
      const [main, others] = [child.pid ?? 0, workersNow()];
      if (victim !== 'worker') return restart(victim === 'all' ? [main, ...others] : [main]);
      const chosen = others[Math.min(others.length - 1, Math.floor(choice * others.length))];
      if (chosen === undefined) throw new Error('There is no worker to kill.');
      send(chosen);
      return stopwatch();
    },
    stop: async () => {
      const others = workersNow();
      child.kill('SIGTERM');
      await closed(child);
      while (others.some(isAlive)) await env.sleep(20);
    },
  };
};
