/** A whole run: what the tests reach is recorded, then every mutant meets the tests that reach it. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { packageFile } from '../../../common/data-directory.ts';
import { stopwatch } from '../../../common/env/env.ts';
import { drawMutants, mutantsInAll, textOfFile } from './draw.ts';
import { createGraph, importBefore, type Graph } from './module-graph.ts';
import type { Mutant } from './operators.ts';
import { createPool, type Answer, type Pool } from './pool.ts';
import { siteOf } from './reach.ts';
import type { Outcome } from './protocol.ts';
import { describeMutant, type Figures, type MutationResult, type Survivor } from './result.ts';
import { testFiles, trialsFor, type Recorded } from './trials.ts';

export type RunOptions = {
  readonly seed: string;
  readonly count: number;
  /** Part of the path of the sources. */
  readonly only?: string;
  /** One of so many cases is recorded: to know all of them takes minutes. */
  readonly sparing?: number;
  readonly onProgress?: (text: string) => void;
};

const rulesFolder = 'simulator/rules';
const processes = 2;

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

const recordAll = async (pool: Pool, mutants: readonly Mutant[], sparing: number): Promise<Recorded> => {
  const files = testFiles();
  const sites = sitesOf(mutants);
  const answers = await pool.askAll(
    Array.from({ length: processes }, (_, place) => ({
      ask: 'record',
      tests: files.filter((_each, index) => index % processes === place),
      share: [place, processes * sparing],
      sites,
    })),
  );
  const recorded = answers.map((answer) => {
    if (answer.tell !== 'recorded') throw new Error(`The tests cannot be recorded: ${JSON.stringify(answer)}`);
    return answer;
  });
  const cases = new Map(sites.map((site) => [site, recorded.flatMap((share) => share.cases[site] ?? [])]));
  return { tests: recorded.flatMap(({ tests }) => tests), cases: Object.fromEntries(cases) };
};

const statusOf = (answer: Answer | undefined): Outcome['status'] =>
  answer?.tell === 'tried' ? answer.outcome.status : 'timed out';

const countedBy = (
  mutants: readonly Mutant[],
  statuses: readonly Outcome['status'][],
  of: (mutant: Mutant) => string,
): Readonly<Record<string, Figures>> => {
  const names = [...new Set(mutants.map(of))].sort();
  const count = (name: string, status?: Outcome['status']): number =>
    mutants.filter((mutant, index) => of(mutant) === name && (status === undefined || statuses[index] === status))
      .length;
  return Object.fromEntries(
    names.map((name) => [
      name,
      { mutants: count(name), killed: count(name, 'killed'), timedOut: count(name, 'timed out') },
    ]),
  );
};

const survivorOf = ({ file, line, operator, original, replacement }: Mutant): Survivor => ({
  file,
  line,
  operator,
  original,
  replacement,
  source: (textOfFile(file).split('\n')[line - 1] ?? '').trim(),
});

export const mutationRun = async ({
  seed,
  count,
  only = '',
  sparing = 1,
  onProgress = () => undefined,
}: RunOptions): Promise<MutationResult> => {
  const elapsed = stopwatch();
  const mutants: readonly Mutant[] = drawMutants(seed, count, only);
  await importBefore(['libxml2-wasm']);
  const graph = createGraph();
  const pool = createPool(processes);
  try {
    const recorded = await recordAll(pool, mutants, sparing);
    for (const { test, failure } of recorded.tests)
      if (failure !== undefined) onProgress(`left out: ${test}: ${failure}`);
    onProgress(`recorded ${recorded.tests.length} test files after ${Math.round(elapsed() / 1000)} s`);
    const trialOf = trialsFor(graph, recorded, declaredEntries(graph));
    let done = 0;
    const answers = await pool.askAll(
      mutants.map((mutant) => ({ ask: 'try', trial: trialOf(mutant) }) as const),
      (answer, index) => {
        done += 1;
        const mutant = mutants[index];
        if (mutant === undefined) return;
        const detail =
          answer.tell === 'tried'
            ? `${answer.outcome.by ?? ''} (${answer.outcome.cases} cases, ${answer.outcome.ms} ms)`
            : JSON.stringify(answer);
        onProgress(`${done}/${mutants.length} ${statusOf(answer)} ${describeMutant(mutant)} ${detail}`);
      },
    );
    const statuses = mutants.map((_, index) => statusOf(answers[index]));
    const counted = (of: (mutant: Mutant) => string): Readonly<Record<string, Figures>> =>
      countedBy(mutants, statuses, of);
    return {
      seed,
      inAll: mutantsInAll(),
      ...(counted(() => 'all').all ?? { mutants: 0, killed: 0, timedOut: 0 }),
      folders: counted(({ file }) => file.split('/').slice(0, 2).join('/')),
      operators: counted(({ operator }) => operator),
      survivors: mutants.filter((_, index) => statuses[index] === 'survived').map(survivorOf),
      seconds: Math.round(elapsed() / 1000),
    };
  } finally {
    pool.close();
  }
};
