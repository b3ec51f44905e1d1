/**
 * Mutation testing of the judge: small changes of its sources, one at a time, each of which a test should notice.
 *
 *   npm run mutation -- --mutants 300 --seed 7         one line for each survivor, and the figures
 *   npm run mutation -- --mutants 300 --seed 7 --json  the same as JSON
 *   npm run mutation -- --only simulator/engine        sources whose path contains that
 */
import { parseArgs } from 'node:util';
import { mutationRun } from './mutation-run.ts';
import { describeMutant } from './result.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    mutants: { type: 'string', default: '300' },
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
  },
});

const result = await mutationRun({
  seed: values.seed,
  count: Number(values.mutants),
  only: values.only,
  onProgress: (text) => {
    process.stderr.write(`${text}\n`);
  },
});
if (values.json) process.stdout.write(`${JSON.stringify(result, undefined, 2)}\n`);
else {
  for (const survivor of result.survivors) process.stdout.write(`survived: ${describeMutant(survivor)}\n`);
  const { mutants, killed, timedOut, survivors, seconds } = result;
  process.stdout.write(
    `${mutants} mutants: ${killed} killed, ${timedOut} timed out, ${survivors.length} survived, ${seconds} s\n`,
  );
}
