/** `ensayo up --workers N`, in the process that people start. */
import { logOf } from '../shared/log.ts';
import { claimReadyFile } from '../shared/ready-file.ts';
import { startWorkers } from '../workers/start-workers.ts';
import type { Crew } from '../workers/supervise.ts';
import type { Ready } from './show-ready.ts';
import { serveUntilStopped } from './until-stopped.ts';
import { drainOf, optionsOf, type Flags } from './up-options.ts';

/** Runs until a signal stops it. */
export const upWithWorkers = async (flags: Flags, crew: Crew<Ready>): Promise<void> => {
  // Wrong options are told once, by this process.
  drainOf(flags);
  const readyFile = await claimReadyFile(flags.readyFile);
  const log = await logOf(flags);
  await optionsOf(flags, log);
  const running = await startWorkers(crew, { data: flags.data, keyFile: flags.keyFile, log });
  if (running === undefined) return;
  const metrics =
    flags.metricsPort === undefined ? undefined : (await import('../../harness/metrics/metrics.ts')).metricsOfWorkers();
  await serveUntilStopped(flags, { ...running, log, readyFile, metrics });
};
