/** Several processes behind one address: started, watched, replaced when they die, and stopped together. */
import cluster, { type Worker } from 'node:cluster';
import { stopwatch } from '../../../common/env/env.ts';
import { passOnAtDeath } from './handed-connections.ts';
import { asEnvironment, isReport, type HandOver, type Order } from './hand-over.ts';

export type Supervised<Ready> = {
  /** What the first worker reported; the others listen at the same addresses. */
  readonly ready: Ready;
  /** The workers say from now on that they are about to stop; one that dies is not replaced. */
  readonly retire: () => void;
  /** Waits for the requests in progress. */
  readonly close: () => Promise<void>;
};

export type SuperviseOptions = {
  readonly count: number;
  readonly handOver: HandOver;
  /** A worker died and another takes its place. */
  readonly onReplaced: (died: { readonly pid: number; readonly code: number; readonly signal: string | null }) => void;
  /** Workers die as soon as they start: there is no use in starting more. */
  readonly onHopeless: () => void;
};

/** A worker that dies sooner did not serve anybody. */
const hopelessMs = 2_000;

/** That many in a row. */
const hopelessDeaths = 5;

/** Longer than any request takes to end. */
const graceMs = 10_000;

const exitOf = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    if (worker.isDead()) resolve();
    else worker.once('exit', () => resolve());
  });

/** Rejects when it dies before it is ready; what was wrong is on its standard error. */
const readyOf = <Ready>(worker: Worker): Promise<Ready> =>
  new Promise((resolve, reject) => {
    const died = (code: number | null): void => {
      reject(new WorkerDied(code ?? 1));
    };
    worker.once('exit', died);
    worker.on('message', (message: unknown) => {
      if (!isReport<Ready>(message)) return;
      worker.off('exit', died);
      resolve(message.ready);
    });
  });

/** A worker ended before it was ready, with that exit code. */
export class WorkerDied extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`A worker ended with ${String(code)} before it was ready.`);
    this.code = code;
  }
}

const order = (worker: Worker, kind: Order['kind']): void => {
  if (worker.isConnected()) worker.send({ kind } satisfies Order);
};

const stop = async (worker: Worker): Promise<void> => {
  const exited = exitOf(worker);
  order(worker, 'stop');
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), graceMs);
  await exited;
  clearTimeout(timer);
};

/** @throws WorkerDied if the first worker does not start */
export const supervise = async <Ready>(options: SuperviseOptions): Promise<Supervised<Ready>> => {
  const { count, handOver, onReplaced, onHopeless } = options;
  const workers = new Set<Worker>();
  let isStopping = false;
  let deathsInARow = 0;

  const fork = (): Promise<Ready> => {
    const worker = cluster.fork(asEnvironment(handOver));
    workers.add(worker);
    passOnAtDeath(worker, () => workers);
    const age = stopwatch();
    worker.once('exit', (code: number, signal: string | null) => {
      workers.delete(worker);
      if (isStopping || !isServing) return;
      deathsInARow = age() < hopelessMs ? deathsInARow + 1 : 0;
      if (deathsInARow >= hopelessDeaths) {
        onHopeless();
        return;
      }
      onReplaced({ pid: worker.process.pid ?? 0, code, signal });
      fork().catch(() => undefined); // Its own death is counted, too.
    });
    return readyOf<Ready>(worker);
  };

  const retire = (): void => {
    isStopping = true;
    for (const worker of workers) order(worker, 'retire');
  };

  const close = async (): Promise<void> => {
    isStopping = true;
    await Promise.all([...workers].map(stop));
  };

  let isServing = false;
  try {
    // The first one creates what is missing in the store, and the others find it there.
    const ready = await fork();
    await Promise.all(Array.from({ length: count - 1 }, fork));
    isServing = true;
    return { ready, retire, close };
  } catch (error) {
    await close();
    throw error;
  }
};
