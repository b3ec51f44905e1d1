/** Several processes behind one address: started, watched, replaced when they die, and stopped together. */
import cluster, { type Worker } from 'node:cluster';
import { stopwatch } from '../../common/env/env.ts';
import { roomForTheYoung } from '../../harness/young-generation.ts';
import { passOnAtDeath } from './handed-connections.ts';
import { isReport, workerEnvironment, type HandOver, type Order } from './hand-over.ts';

export type Supervised<Ready> = {
  /** What the first worker reported; the others listen at the same addresses. */
  readonly ready: Ready;
  /** The workers say from now on that they are about to stop; one that dies is not replaced. */
  readonly retire: () => void;
  /** Waits for the requests in progress. */
  readonly close: () => Promise<void>;
};

export type SuperviseOptions = {
  readonly handOver: HandOver;
  /** A worker died and another takes its place. */
  readonly onReplaced: (died: {
    readonly pid: number;
    readonly code: number | null;
    readonly signal: string | null;
  }) => void;
  /** Workers die as soon as they start: there is no use in starting more. */
  readonly onHopeless: () => void;
};

/** A worker that dies sooner did not serve anybody. */
const hopelessMs = 2_000;

/** That many in a row. */
const hopelessDeaths = 5;

/** Longer than both services take to cut off what does not end. */
const graceMs = 20_000;

const exitOf = (worker: Worker): Promise<void> =>
  new Promise((resolve) => {
    if (worker.isDead()) resolve();
    else worker.once('exit', () => resolve());
  });

type Member<Ready> = {
  readonly worker: Worker;
  readonly loaded: Promise<void>;
  /** Rejects when it dies before it is ready; what was wrong is on its standard error. */
  readonly ready: Promise<Ready>;
};

const memberOf = <Ready>(worker: Worker): Member<Ready> => {
  const loaded = new Promise<void>((resolve) => {
    worker.on('message', (message: unknown) => {
      if (isReport<Ready>(message) && message.kind === 'loaded') resolve();
    });
  });
  const ready = new Promise<Ready>((resolve, reject) => {
    worker.once('exit', (code: number | null) => reject(new WorkerDied(code ?? 1)));
    worker.on('message', (message: unknown) => {
      if (isReport<Ready>(message) && message.kind === 'ready') resolve(message.ready);
    });
  });
  ready.catch(() => undefined); // It may die before anybody waits for it; `send` then rejects.
  return { worker, loaded, ready };
};

/** A worker ended before it was ready, with that exit code. */
export class WorkerDied extends Error {
  readonly code: number;

  constructor(code: number) {
    super(`A worker ended with ${String(code)} before it was ready.`);
    this.code = code;
  }
}

const order = (worker: Worker, given: Order): void => {
  if (worker.isConnected()) worker.send(given);
};

const stop = async (worker: Worker): Promise<void> => {
  const exited = exitOf(worker);
  order(worker, { kind: 'stop' });
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), graceMs);
  await exited;
  clearTimeout(timer);
};

/** Workers that load their code, and wait. */
export type Crew<Ready> = {
  readonly count: number;
  /** @throws WorkerDied if one does not start; then none is left */
  readonly begin: (options: SuperviseOptions) => Promise<Supervised<Ready>>;
  /** Ends them; none has begun, so nobody misses them. */
  readonly dismiss: () => void;
};

/** Starts them at once: loading takes longer than everything else that a worker does before it serves. */
export const recruit = <Ready>(count: number): Crew<Ready> => {
  const workers = new Set<Worker>();
  /** Those that may have something to finish. */
  const begun = new WeakSet<Worker>();
  cluster.setupPrimary({ execArgv: [...process.execArgv, ...roomForTheYoung()] });

  const fork = (): Member<Ready> => {
    const worker = cluster.fork(workerEnvironment);
    workers.add(worker);
    worker.once('exit', () => workers.delete(worker));
    passOnAtDeath(worker, () => workers);
    return memberOf<Ready>(worker);
  };

  const send = async ({ worker, loaded, ready }: Member<Ready>, handOver: HandOver): Promise<Ready> => {
    // What is sent sooner reaches nobody.
    await Promise.race([loaded, ready]);
    begun.add(worker);
    order(worker, { kind: 'begin', handOver });
    return ready;
  };

  const end = async (worker: Worker): Promise<void> => {
    if (begun.has(worker)) await stop(worker);
    else worker.process.kill('SIGKILL');
  };

  const begin = async ({ handOver, onReplaced, onHopeless }: SuperviseOptions): Promise<Supervised<Ready>> => {
    let isStopping = false;
    let deathsInARow = 0;

    const watch = ({ worker }: Member<Ready>): void => {
      const age = stopwatch();
      const replace = (): void => {
        if (isStopping) return;
        deathsInARow = age() < hopelessMs ? deathsInARow + 1 : 0;
        if (deathsInARow >= hopelessDeaths) {
          onHopeless();
          return;
        }
        const { pid = 0, exitCode, signalCode } = worker.process;
        onReplaced({ pid, code: exitCode, signal: signalCode });
        const next = fork();
        watch(next);
        send(next, handOver).catch(() => undefined); // Its own death is counted, too.
      };
      // It may have died while others began.
      if (worker.isDead()) replace();
      else worker.once('exit', replace);
    };

    const retire = (): void => {
      isStopping = true;
      for (const worker of workers) order(worker, { kind: 'retire' });
    };

    const close = async (): Promise<void> => {
      isStopping = true;
      await Promise.all([...workers].map(end));
    };

    try {
      // The first one creates what is missing in the store, and the others find it there.
      const [first, ...others] = members;
      const ready = await send(first, handOver);
      await Promise.all(others.map((member) => send(member, handOver)));
      members.forEach(watch);
      return { ready, retire, close };
    } catch (error) {
      await close();
      throw error;
    }
  };

  const members: readonly [Member<Ready>, ...Member<Ready>[]] = [fork(), ...Array.from({ length: count - 1 }, fork)];
  const dismiss = (): void => {
    for (const worker of workers) worker.process.kill('SIGKILL');
  };
  return { count, begin, dismiss };
};
