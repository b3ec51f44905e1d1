/**
 * `npm run fuzz`: damaged inputs to everything that reads from outside, and whether it still answers as it should
 * (docs/contributing/fuzzing.md).
 *
 *   npm run fuzz                                        5,000 runs with the seed 1
 *   npm run --silent fuzz -- --runs 200000 --seed 7 --json   as many, with that seed; one JSON value
 *   npm run fuzz -- --seed 7 --run 1234                 only that run of that seed
 *   npm run fuzz -- --only envelopes                    only that target
 *   npm run fuzz -- --processes 1                       in one process instead of two
 *   npm run fuzz -- --write                             also writes the figures into docs/contributing/fuzzing.md
 *
 * Exit code 0 when nothing was found, 1 otherwise, 2 for wrong usage.
 */
import { fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { packageFile } from '../../common/data-directory.ts';
import { note } from '../bench/program.ts';
import { formatted } from '../../harness/testing/formatted.ts';
import { readOptions, type FuzzOptions } from './options.ts';
import { pageFile, textOf, withFigures } from './page.ts';
import { supervise } from './supervise.ts';
import { isClean, problemKinds, type FuzzResult, type Tally } from './tally.ts';

/** Nothing takes this long, on a busy machine either. */
const silenceMs = 60_000;

const runsBetweenNotes = 2_000;

/** A log gets the figures at the end. */
const showProgress = ({ end, first }: FuzzOptions): ((tally: Tally) => void) | undefined =>
  process.stderr.isTTY
    ? (tally) => {
        const total = tally.total();
        if (total.runs % runsBetweenNotes !== 0) return;
        const found = problemKinds.reduce((sum, kind) => sum + total[kind], 0);
        note(`${String(total.runs)} of ${String(end - first)} runs, ${String(found)} findings`);
      }
    : undefined;

const start = () =>
  fork(packageFile('src/proving/fuzz/worker.ts'), [], {
    execArgv: ['--import', packageFile('scripts/register-tsx.mjs'), '--max-semi-space-size=64'],
    env: { ...process.env, TZ: 'UTC', ENSAYO_LANG: 'en', ENSAYO_KEY: 'dGVzdHMgb25seTogYSBrZXkgdGhhdCBpcyBubyBzZWM=' },
    // Standard output belongs to the result.
    stdio: ['ignore', process.stderr, process.stderr, 'ipc'],
  });

const write = async (result: FuzzResult): Promise<void> => {
  const file = packageFile(pageFile);
  const page = withFigures(readFileSync(file, 'utf8'), result);
  writeFileSync(file, await formatted(pageFile, page));
};

const run = async (options: FuzzOptions): Promise<void> => {
  const { json, write: writes, ...wanted } = options;
  const result = await supervise({
    ...wanted,
    folder: packageFile('reports/fuzz'),
    start,
    silenceMs,
    onProgress: showProgress(options),
  });
  if (writes) await write(result);
  process.stdout.write(`${json ? JSON.stringify(result, null, 2) : textOf(result)}\n`);
  process.exitCode = isClean(result) ? 0 : 1;
};

const read = readOptions(process.argv.slice(2));
if (read.ok) await run(read.options);
else {
  note(read.problem);
  process.exitCode = 2;
}
