/** A run that was stopped still comes to its end: what has not begun is skipped, and its report says what ran. */
import { existsSync } from 'node:fs';
import { Before } from '@cucumber/cucumber';
import { marks, runParameters } from '../../src/harness/conform/parameters.ts';
import type { EnsayoWorld } from './world.ts';

// Ctrl+C reaches every process of a terminal, and `timeout` sends SIGTERM to each of its group. Workers go on, because
// the one that started them ends the run; if that one is gone, so are they.
if (process.env.CUCUMBER_WORKER_ID !== undefined) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.once('disconnect', () => process.exit());
}

Before(function (this: EnsayoWorld) {
  const { stop } = runParameters(this.parameters as object); // plain data
  if (stop === undefined || !existsSync(stop)) return undefined;
  this.log(marks.notRun);
  return 'skipped';
});
