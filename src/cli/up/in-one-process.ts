/** `ensayo up` in one process: alone, or as one of several. */
import type { HandOver } from '../workers/hand-over.ts';
import { isSupervisorGone, serveForSupervisor, untilToldToBegin } from '../workers/serve-for-supervisor.ts';
import type { ProcessLog } from '../../harness/log-writer.ts';
import type { Metrics } from '../../harness/metrics/metrics.ts';
import { logOf } from '../shared/log.ts';
import { reportProblem, whenCrashed } from '../shared/output.ts';
import { claimReadyFile } from '../shared/ready-file.ts';
import { start, type Running } from './start-services.ts';
import { serveUntilStopped } from './until-stopped.ts';
import { drainOf, type Flags } from './up-options.ts';

/** Undefined unless somebody wants to read them. */
const metricsFor = async ({ metricsPort }: Flags): Promise<Metrics | undefined> =>
  metricsPort === undefined ? undefined : (await import('../../harness/metrics/metrics.ts')).createMetrics();

type Measured = Running & { readonly metrics: Metrics | undefined; readonly log: ProcessLog };

const startMeasured = async (flags: Flags, handOver?: HandOver): Promise<Measured> => {
  const metrics = await metricsFor(flags);
  const plainLog = await logOf(flags);
  const log = metrics?.counting(plainLog) ?? plainLog;
  const running = await start(flags, log, handOver);
  metrics?.watch(running.activity);
  return { ...running, metrics, log };
};

/** Runs until a signal stops it. */
export const upAlone = async (flags: Flags): Promise<void> => {
  drainOf(flags); // Refused before anything starts.
  const readyFile = await claimReadyFile(flags.readyFile);
  await serveUntilStopped(flags, { ...(await startMeasured(flags)), readyFile });
};

/** Runs until its supervisor ends it. */
export const upAsWorker = async (flags: Flags): Promise<void> => {
  whenCrashed((error) => {
    if (!isSupervisorGone(error)) reportProblem(error);
  });
  const handOver = await untilToldToBegin();
  const running = await startMeasured(flags, handOver).catch((error: unknown) => {
    // Once it has said what is wrong it ends: only the channel to its supervisor would keep it.
    process.channel?.unref();
    throw error;
  });
  running.metrics?.report();
  await serveForSupervisor(running);
};
