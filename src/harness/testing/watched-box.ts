/**
 * What tests of running services get for src/harness/box.ts (vitest.config.ts): a box without a log has one that is
 * watched. A test fails when it closes a box whose log contains a secret or personal data.
 */
import { packageFile } from '../../common/data-directory.ts';
import { startBox as startUnwatched, type BoxOptions, type OwnBox } from '../box.ts';
import { watchLog } from '../log-watch/watch.ts';

export * from '../box.ts';

export const startBox = async (options: BoxOptions = {}): Promise<OwnBox> => {
  if (options.log !== undefined) return startUnwatched(options);
  const { log, onStep, know, check } = watchLog(packageFile('reports/logs/contract'));
  const box = await startUnwatched({
    ...options,
    log,
    onStep: (step, value) => {
      onStep(step, value);
      options.onStep?.(step, value);
    },
  });
  await know(box);
  return {
    ...box,
    close: async (grace) => {
      await know(box);
      await box.close(grace);
      check();
    },
  };
};
