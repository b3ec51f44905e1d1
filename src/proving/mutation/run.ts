/**
 * Mutation testing of the judge: small changes of its sources, one at a time, each of which a test should notice.
 *
 *   npm run mutation                                   300 mutants, one line for each survivor, and the figures
 *   npm run mutation -- --mutants 1500 --seed 7        as many mutants, drawn by that seed
 *   npm run mutation -- --only simulator/judge/engine        only of sources whose path contains that
 *   npm run mutation -- --json                         the result as JSON
 *   npm run mutation -- --write                        also keeps the result and writes docs/contributing/mutation-testing.md
 *   npm run mutation -- --resume                       continues an interrupted run of that seed, and tries survivors without reason again
 *   npm run mutation -- --again --write                tries the survivors of the last long run that have no reason
 *   npm run mutation -- --at-least 90                  exit code 1 when a smaller percentage is noticed
 *
 * Control-C ends the run with the figures of the mutants tried so far; a second one ends it at once.
 *
 * A survivor needs what would have noticed it: an outcome or a limit in simulator/rules/specification, or a unit test. One that changes no verdict goes into `reasons.json`, with the reason. Tests that change during a run mislead it.
 */
import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { packageFile } from '../../common/data-directory.ts';
import { formatted } from '../../harness/testing/formatted.ts';
import { textOfFile } from './draw.ts';
import { survivorOf, withTriedAgain } from './figures.ts';
import { mutationRun, type RunOptions } from './mutation-run.ts';
import { mutantsOf, type Mutant } from './operators.ts';
import { mutationPage, pageFile } from './page.ts';
import { progressOf } from './progress.ts';
import {
  describeMutant,
  killedPercent,
  lastRun,
  reasonOf,
  reasons,
  resultFile,
  type MutationResult,
  type Survivor,
} from './result.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    mutants: { type: 'string', default: '300' },
    only: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    resume: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    'at-least': { type: 'string', default: '0' },
  },
});

const write = async (result: MutationResult): Promise<void> => {
  const json = await formatted(resultFile, JSON.stringify(result));
  writeFileSync(packageFile(resultFile), json);
  writeFileSync(packageFile(pageFile), mutationPage(result, reasons()));
};

const summary = (result: MutationResult): string => {
  const { mutants, killed, timedOut, survivors, seconds } = result;
  const counts = `${killed} killed, ${timedOut} endless, ${survivors.length} survived`;
  return `${mutants} mutants: ${counts}; ${killedPercent(result).toFixed(1)} % noticed, ${seconds} s`;
};

const stopping = new AbortController();
process.once('SIGINT', () => {
  stopping.abort();
});

const options: RunOptions = {
  seed: values.seed,
  count: Number(values.mutants),
  only: values.only,
  onProgress: (text) => {
    process.stderr.write(`${text}\n`);
  },
  stop: stopping.signal,
};

/** The mutant that survived, unless its line has changed. */
const mutantOf = (survivor: Survivor): readonly Mutant[] =>
  mutantsOf(survivor.file, textOfFile(survivor.file))
    .filter(({ operator, original, replacement }) =>
      isDeepStrictEqual(
        [operator, original, replacement],
        [survivor.operator, survivor.original, survivor.replacement],
      ),
    )
    .filter((mutant) => survivorOf(mutant).source === survivor.source)
    .slice(0, 1);

const tryAgain = async (last: MutationResult): Promise<MutationResult> => {
  const known = reasons();
  const open = last.survivors.filter(
    (survivor) => reasonOf(survivor, known) === undefined && mutantOf(survivor).length > 0,
  );
  return withTriedAgain(last, open, await mutationRun({ ...options, mutants: open.flatMap(mutantOf) }));
};

const result = values.again
  ? await tryAgain(lastRun())
  : await mutationRun({ ...options, progress: progressOf(values.seed, { resume: values.resume }) });
if (values.write) await write(result);
if (values.json) process.stdout.write(`${JSON.stringify(result, undefined, 2)}\n`);
else {
  const known = reasons();
  for (const survivor of result.survivors) {
    process.stdout.write(`survived: ${describeMutant(survivor)} (${reasonOf(survivor, known) ?? 'no reason'})\n`);
  }
  process.stdout.write(`${summary(result)}\n`);
}
if (killedPercent(result) < Number(values['at-least'])) process.exitCode = 1;
