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

/** What a test file imports under the name of vitest. */
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
  readonly tests: number;
};

const messageOf = (task: runner.Task): string => `${task.name}: ${task.result?.errors?.[0]?.message ?? 'failed'}`;

export const runTestFile = async (graph: Graph, path: string): Promise<Run> => {
  let failure: string | undefined;
  let tests = 0;
  const skipRest = (task: runner.Task): void => {
    if (failure !== undefined) task.mode = 'skip';
  };
  const files = await runner.startTests([path], {
    config: { ...config, sequence: { ...config.sequence }, setupFiles: [], tags: [] },
    importFile: (file) => graph.run(file),
    onBeforeRunTask: skipRest,
    onBeforeRunSuite: skipRest,
    onAfterRunTask: (task) => {
      tests += 1;
      if (task.result?.state === 'fail') failure ??= messageOf(task);
    },
  });
  const failed = files.find(({ result }) => result?.state === 'fail');
  if (failed !== undefined) failure ??= messageOf(failed);
  return { failure, tests };
};
