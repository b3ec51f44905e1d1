/** A process that tries mutants: it answers every request with a report. */
import type { SubjectKind } from '../../../simulator/document/kind.ts';
import type { CatalogueEntry } from '../../../simulator/engine/catalogue.ts';
import type * as benchModule from './bench.ts';
import type { Bench, Case, Expectations, Finding } from './bench.ts';
import { judgeFiles, textOfFile } from './draw.ts';
import { createGraph, importBefore, providing, type Graph } from './module-graph.ts';
import { mutated } from './operators.ts';
import type { Outcome, RecordedTest, Report, Request, Trial } from './protocol.ts';
import { recordEntries } from './record-entries.ts';
import { recorded, recorder } from './reach.ts';
import { runTestFile, testLibrary } from './test-files.ts';

const benchPath = 'src/harness/mutation/bench.ts';
const cataloguePath = 'simulator/rules/index.ts';

const tell = (report: Report): void => {
  process.send?.(report);
};

const loadBench = (graph: Graph): typeof benchModule => graph.load(benchPath) as typeof benchModule; // Its own exports.

const entriesIn = (graph: Graph): readonly CatalogueEntry<SubjectKind>[] => {
  const { catalogue } = graph.load(cataloguePath) as typeof import('../../../simulator/rules/index.ts');
  const { documentKinds, eventKinds } = graph.load(
    'simulator/document/kind.ts',
  ) as typeof import('../../../simulator/document/kind.ts');
  return [...documentKinds, ...eventKinds].flatMap((kind: SubjectKind) => catalogue().entries(kind));
};

/** Everything about an entry that is data: where it differs, the mutant is in its declaration. */
const prints = (graph: Graph): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const { document, code, rule, stage, target, message } of entriesIn(graph)) {
    const key = `${document}/${code.code}`;
    const { codes: _, ...declared } = rule;
    found.set(key, `${found.get(key) ?? ''}${JSON.stringify([code, declared, stage, target, message])}`);
  }
  return found;
};

type Base = {
  readonly graph: Graph;
  readonly expected: Expectations;
  readonly bench: Bench;
  readonly prints: ReadonlyMap<string, string>;
};

const prepare = async (): Promise<Base> => {
  await importBefore(['libxml2-wasm']);
  providing('vitest', testLibrary);
  const graph = createGraph();
  const { createBench, expectations } = loadBench(graph);
  const expected = await expectations();
  return { graph, expected, bench: createBench(expected), prints: prints(graph) };
};

const base = prepare();

const findingOf = async ({ run }: Case): Promise<Finding> => {
  try {
    return await run();
  } catch (error) {
    return `threw ${error instanceof Error ? error.message : String(error)}`;
  }
};

/** Cases by their name, with what they find without any mutant. */
const soundness = new Map<string, Promise<boolean>>();

/** A case that fails without any mutant shows nothing. */
const isSound = async (one: Case): Promise<boolean> => {
  const known = soundness.get(one.name) ?? findingOf(one).then((finding) => finding === undefined);
  soundness.set(one.name, known);
  return known;
};

/** The cases of these entries: the cheap ones of all of them first. */
const casesFor = ({ rows, scenarios }: Bench, entries: readonly string[]): readonly Case[] =>
  [rows, scenarios].flatMap((cases) => entries.flatMap((entry) => cases.get(entry) ?? []));

const testCase = (graph: Graph, path: string): Case => ({
  name: path,
  run: async () => (await runTestFile(graph, path)).failure,
});

type Attempt = { cases: number; by?: string };

const tryCases = async (attempt: Attempt, cases: readonly Case[], sound: ReadonlyMap<string, Case>): Promise<void> => {
  for (const one of cases) {
    if (attempt.by !== undefined) return;
    tell({ tell: 'busy', name: one.name });
    attempt.cases += 1;
    const finding = await findingOf(one);
    if (finding === undefined) continue;
    const original = sound.get(one.name);
    if (original === undefined || (await isSound(original))) attempt.by = `${one.name}: ${finding}`;
  }
};

const byName = (cases: readonly Case[]): ReadonlyMap<string, Case> => new Map(cases.map((one) => [one.name, one]));

/** More entries than this are the whole catalogue: tests are then the shorter way. */
const few = 40;

const changedEntries = (before: ReadonlyMap<string, string>, graph: Graph): readonly string[] => {
  const after = prints(graph);
  return [...before].flatMap(([key, print]) => (after.get(key) === print ? [] : [key]));
};

const attemptIn = async (graph: Graph, { tests, reached, others }: Trial): Promise<Attempt> => {
  const { expected, bench: sound, prints: before } = await base;
  const attempt: Attempt = { cases: 0 };
  let changed: readonly string[];
  let bench: Bench;
  try {
    changed = changedEntries(before, graph);
    bench = loadBench(graph).createBench(expected);
  } catch (error) {
    return { cases: 1, by: `loading: ${error instanceof Error ? error.message : String(error)}` };
  }
  const near = [...new Set([...changed, ...reached])].slice(0, few);
  const far = [...new Set([...others, ...reached])].filter((entry) => !near.includes(entry));
  const ofEntries = (keys: readonly string[]): Promise<void> =>
    tryCases(attempt, casesFor(bench, keys), byName(casesFor(sound, keys)));
  const ofTests = (): Promise<void> =>
    tryCases(
      attempt,
      tests.map((path) => testCase(graph, path)),
      new Map(),
    );
  try {
    await ofEntries(near);
    if (far.length <= few) await ofEntries(far);
    await ofTests();
    if (far.length > few) await ofEntries(far);
  } finally {
    await bench.close();
  }
  return attempt;
};

const attemptOf = async (trial: Trial): Promise<Outcome> => {
  const { graph } = await base;
  const started = performance.now();
  const took = (): number => Math.round(performance.now() - started);
  try {
    const { mutant } = trial;
    const text = mutated(textOfFile(mutant.file), mutant);
    const { cases, by } = await attemptIn(graph.with(mutant.file, text), trial);
    return by === undefined
      ? { status: 'survived', cases, ms: took() }
      : { status: 'killed', by: by.slice(0, 300), cases, ms: took() };
  } catch (error) {
    return {
      status: 'killed',
      by: `loading: ${error instanceof Error ? error.message : String(error)}`,
      cases: 1,
      ms: took(),
    };
  }
};

const reached = new Set<string>();
Object.assign(globalThis, { [recorder]: (site: string) => reached.add(site) });

const sitesDuring = async (run: () => Promise<void> | void): Promise<readonly string[]> => {
  reached.clear();
  await run();
  return [...reached];
};

/** Modules are evaluated before anything is recorded: what happens then belongs to no test. */
const recordingGraph = (): Graph => {
  const files = new Set(judgeFiles());
  const graph = createGraph((path, text) => (files.has(path) ? recorded(path, text) : text));
  for (const file of files) graph.load(file);
  entriesIn(graph);
  return graph;
};

const record = async ({ tests, withEntries }: Request & { ask: 'record' }): Promise<Report> => {
  await base;
  const graph = recordingGraph();
  const done: RecordedTest[] = [];
  for (const test of tests) {
    tell({ tell: 'busy', name: test });
    const started = performance.now();
    let failure: Finding;
    const sites = await sitesDuring(async () => {
      failure = await findingOf(testCase(graph, test));
    });
    done.push({ test, sites, ms: Math.round(performance.now() - started), failure });
  }
  const entries = withEntries
    ? await recordEntries(graph, await base.then(({ expected }) => expected), sitesDuring)
    : {};
  return { tell: 'recorded', tests: done, entries };
};

process.on('message', (request: Request) => {
  const answer =
    request.ask === 'record'
      ? record(request)
      : attemptOf(request.trial).then((outcome): Report => ({ tell: 'tried', outcome }));
  void answer.then(tell);
});

// A mutant may leave something running that fails later: its own cases have been decided by then.
process.on('uncaughtException', () => undefined);
process.on('unhandledRejection', () => undefined);
process.on('disconnect', () => process.exit());
