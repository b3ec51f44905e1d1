/** Other mutants whenever the judge changes, so that every run of `.ci/long` adds to those of the runs in between. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { isLong } from '../../../common/testing/volume.ts';
import { judgeFiles, textOfFile } from './draw.ts';
import { mutationRun } from './mutation-run.ts';
import { describeMutant, killedPercent } from './result.ts';

const seed = createHash('sha256').update(judgeFiles().map(textOfFile).join('\n')).digest('hex').slice(0, 8);

const count = isLong ? 25 : 8;

/** Below what the last long run measured (docs/mutation-testing.md), by as much as so few may differ by chance. */
const floor = isLong ? 78 : 50;

it(`mutants of the judge are noticed by its tests (seed ${seed})`, async () => {
  const result = await mutationRun({ seed, count, oneTestOf: isLong ? 1 : 8 });
  const survivors = result.survivors.map(describeMutant).join('\n');
  expect(result.mutants).toBe(count);
  expect(killedPercent(result), `npm run mutation -- --seed ${seed} --mutants ${count}\n${survivors}`).toBeGreaterThan(
    floor,
  );
});
