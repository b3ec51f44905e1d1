/** Runs our own test files in a graph of modules, in this process, until one of their tests fails. */
import {
  ASYMMETRIC_MATCHERS_OBJECT,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  chai,
  customMatchers,
} from '@vitest/expect';
import * as runner from '@vitest/runner';
import type { Graph } from './module-graph.ts';

chai.use(JestExtend);
chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);

const matchers = (globalThis as unknown as Record<symbol, object>)[ASYMMETRIC_MATCHERS_OBJECT];

/** As `expect` of vitest, which only works in its own processes. */
const expect = Object.assign((value: unknown, message?: string) => chai.expect(value, message), chai.expect, matchers);

// The plugin adds it with the matchers as its second argument.
(chai.expect as unknown as { extend: (to: object, matchers: object) => void }).extend(expect, customMatchers);

export const testLibrary = { ...runner, expect, __esModule: true };

const config = {
  root: '/',
  setupFiles: [],
  name: undefined,
  passWithNoTests: true,
  testNamePattern: undefined,
  allowOnly: false,
  sequence: { seed: 1, hooks: 'stack', setupFiles: 'list' },
  chaiConfig: undefined,
  maxConcurrency: 1,
  testTimeout: 15_000,
  hookTimeout: 30_000,
  retry: 0,
  includeTaskLocation: false,
  tags: [],
  tagsFilter: undefined,
  strictTags: false,
} as const;

type Run = {
  /** The first failure; undefined where all passed. */
  readonly failure: string | undefined;
};

type RunOptions = {
  /** The only tests to run, by their place in the file; all by default. */
  readonly only?: ReadonlySet<number> | undefined;
  /** Called with the place of a test before and after it runs. */
  readonly onTest?: (place: number, at: 'start' | 'end') => void;
};

const messageOf = (task: runner.Task): string => `${task.name}: ${task.result?.errors?.[0]?.message ?? 'failed'}`;

const testsIn = (tasks: readonly runner.Task[]): readonly runner.Test[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task.tasks) : [task]));

/** Tests that are not wanted are skipped, and so are suites without any other. */
const skipOthers = (files: readonly runner.File[], only: ReadonlySet<number>): void => {
  const wanted = new Set(testsIn(files).filter((_, place) => only.has(place)));
  const skip = (task: runner.Task): boolean => {
    const isWanted = task.type === 'suite' ? task.tasks.map(skip).includes(true) : wanted.has(task);
    if (!isWanted) task.mode = 'skip';
    return isWanted;
  };
  for (const file of files) skip(file);
};

export const runTestFile = async (graph: Graph, path: string, { only, onTest }: RunOptions = {}): Promise<Run> => {
  let failure: string | undefined;
  let places = new Map<runner.Task, number>();
  const skipRest = (task: runner.Task): void => {
    if (failure !== undefined) task.mode = 'skip';
  };
  const files = await runner.startTests([path], {
    config: { ...config, sequence: { ...config.sequence }, setupFiles: [], tags: [] },
    importFile: (file) => graph.run(file),
    onCollected: (collected) => {
      if (only !== undefined) skipOthers(collected, only);
      places = new Map(testsIn(collected).map((test, place) => [test, place]));
    },
    onBeforeRunSuite: skipRest,
    onBeforeRunTask: (task) => {
      skipRest(task);
      onTest?.(places.get(task) ?? 0, 'start');
    },
    onAfterRunTask: (task) => {
      onTest?.(places.get(task) ?? 0, 'end');
      if (task.result?.state === 'fail') failure ??= messageOf(task);
    },
  });
  const failed = files.find(({ result }) => result?.state === 'fail');
  if (failed !== undefined) failure ??= messageOf(failed);
  return { failure };
};
