/** A whole run: what the tests reach is recorded, then every mutant meets the tests that reach it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageFile } from '../../common/data-directory.ts';
// oxlint-disable-next-line ensayo/no-timed-tests -- reported as the duration of a run, and compared with nothing
import { stopwatch } from '../../common/env/env.ts';
import { drawMutants, mutantsInAll, textOfFile } from './draw.ts';
import { createGraph, importBefore, type Graph } from './module-graph.ts';
import type { Mutant } from './operators.ts';
import { createPool, type Answer, type Pool } from './pool.ts';
import { siteOf } from './reach.ts';
import type { Outcome, ReachedBy } from './protocol.ts';
import { figuresOf, survivorOf, type Statuses } from './figures.ts';
import type { Progress } from './progress.ts';
import { describeMutant, reasonOf, reasons, type MutationResult } from './result.ts';
import { testFiles, trialsFor, type Recorded } from './trials.ts';

export type RunOptions = {
  readonly seed: string;
  readonly count: number;
  /** Instead of drawn ones. */
  readonly mutants?: readonly Mutant[];
  /** Part of the path of the sources. */
  readonly only?: string;
  /** Of an earlier run of the same seed, which is continued. */
  readonly progress?: Progress | undefined;
  readonly onProgress?: (text: string) => void;
  /** Ends the run after the mutants that are being tried; the result is about those tried so far. */
  readonly stop?: AbortSignal;
};

const rulesFolder = 'simulator/rules';
const processes = 2;

/** One of so many cases is recorded: all of them take minutes, and hardly a function is reached by few. */
const sparing = 4;

type Declared = { readonly codes: Readonly<Record<string, { readonly code: string }>> };

const isRule = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'codes' in value && 'family' in value;

/** The rules among what a module exports: alone, in lists, or in groups. */
const rulesIn = (value: unknown): readonly Declared[] => {
  if (isRule(value)) return [value];
  if (Array.isArray(value)) return value.flatMap(rulesIn);
  return typeof value === 'object' && value !== null && 'rules' in value ? rulesIn(value.rules) : [];
};

/** The entries that each file of rules declares. */
const declaredEntries = (graph: Graph): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readdirSync(packageFile(rulesFolder))
      .filter((name) => name.endsWith('.ts') && !/\.(?:test|fixture)\.ts$/.test(name) && name !== 'index.ts')
      .map((name) => join(rulesFolder, name))
      .map((path) => [
        path,
        Object.values(graph.load(path))
          .flatMap(rulesIn)
          .flatMap(({ codes }) => Object.entries(codes).map(([document, { code }]) => `${document}/${code}`)),
      ]),
  );

const sitesOf = (mutants: readonly Mutant[]): readonly string[] => [
  ...new Set(mutants.flatMap((mutant) => siteOf(textOfFile(mutant.file), mutant) ?? [])),
];

const recordAll = async (pool: Pool, mutants: readonly Mutant[]): Promise<Recorded> => {
  const files = testFiles();
  const sites = sitesOf(mutants);
  const answers = await pool.askAll(
    Array.from({ length: processes }, (_, place) => ({
      ask: 'record',
      tests: files.filter((_each, index) => index % processes === place),
      share: [place, processes * sparing],
      processes,
      sites,
    })),
  );
  const recorded = answers.map((answer) => {
    if (answer.tell !== 'recorded') throw new Error(`The tests cannot be recorded: ${JSON.stringify(answer)}`);
    return answer;
  });
  const cases = new Map(sites.map((site) => [site, recorded.flatMap((share) => share.cases[site] ?? [])]));
  const entries = Object.assign({}, ...recorded.map((share) => share.entries)) as ReachedBy; // Objects of that type.
  return { tests: recorded.flatMap(({ tests }) => tests), cases: Object.fromEntries(cases), entries };
};

const statusOf = (answer: Answer | undefined): Outcome['status'] =>
  answer?.tell === 'tried' ? answer.outcome.status : 'timed out';

const detailOf = (answer: Answer): string =>
  answer.tell === 'tried'
    ? `${answer.outcome.by ?? ''} (${answer.outcome.cases} cases, ${answer.outcome.ms} ms)`
    : JSON.stringify(answer);

/** @throws Error when the tests cannot be recorded */
export const mutationRun = async ({
  seed,
  count,
  only = '',
  mutants = drawMutants(seed, count, only),
  progress,
  onProgress = () => undefined,
  stop,
}: RunOptions): Promise<MutationResult> => {
  const elapsed = stopwatch();
  await importBefore(['libxml2-wasm']);
  const graph = createGraph();
  const pool = createPool(processes);
  const statuses: Statuses = new Map(
    mutants.flatMap((mutant) => {
      const status = progress?.statusOf(mutant);
      return status === undefined ? [] : [[mutant, status]];
    }),
  );
  const known = reasons();
  // Tests may have been added for those that survived without a reason.
  const survivors = mutants.filter(
    (mutant) => statuses.get(mutant) === 'survived' && reasonOf(survivorOf(mutant), known) === undefined,
  );
  const open = [...survivors, ...mutants.filter((mutant) => !statuses.has(mutant))];
  try {
    const recorded = await recordAll(pool, open);
    for (const { test, failure } of recorded.tests)
      if (failure !== undefined) onProgress(`left out: ${test}: ${failure}`);
    onProgress(`recorded ${recorded.tests.length} test files after ${Math.round(elapsed() / 1000)} s`);
    const trialOf = trialsFor(graph, recorded, declaredEntries(graph));
    let done = 0;
    await pool.askAll(
      open.map((mutant) => ({ ask: 'try', trial: trialOf(mutant) }) as const),
      {
        stop,
        onAnswer: (answer, index) => {
          const mutant = open[index];
          if (mutant === undefined) return;
          done += 1;
          const status = statusOf(answer);
          statuses.set(mutant, status);
          progress?.add(mutant, status);
          onProgress(`${done}/${open.length} ${status} ${describeMutant(mutant)} ${detailOf(answer)}`);
        },
      },
    );
    return {
      seed,
      inAll: mutantsInAll(),
      drawn: mutants.length,
      ...figuresOf(statuses),
      seconds: Math.round(elapsed() / 1000),
    };
  } finally {
    pool.close();
  }
};
