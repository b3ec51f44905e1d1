/** A process that tries mutants: it answers every request with a report. */
import { xmlCleanupInputProvider } from 'libxml2-wasm';
import type { SubjectKind } from '../../../simulator/document/kind.ts';
import type { Catalogue, CatalogueEntry } from '../../../simulator/judge/engine/catalogue.ts';
// oxlint-disable-next-line ensayo/no-timed-tests -- a mutant that runs for ever is ended, however long others take
import { seededRandom, stopwatch } from '../../common/env/env.ts';
import type * as benchModule from './bench.ts';
import type { Bench, Case, Expectations, Finding } from './bench.ts';
import { judgeFiles, textOfFile } from './draw.ts';
import { createGraph, importBefore, providing, type Graph } from './module-graph.ts';
import { mutated } from './operators.ts';
import type { MetTest, Outcome, ReachedBy, RecordedTest, Report, Request, Trial } from './protocol.ts';
import { recordEntries } from './record-entries.ts';
import { recorded, recorder } from './reach.ts';
import { runTestFile, testLibrary } from './test-files.ts';

const benchPath = 'src/proving/mutation/bench.ts';
const cataloguePath = 'simulator/rules/index.ts';

const tell = (report: Report): void => {
  process.send?.(report);
};

const loadBench = (graph: Graph): typeof benchModule => graph.load(benchPath) as typeof benchModule; // Its own exports.

const catalogueIn = (graph: Graph): Catalogue =>
  (graph.load(cataloguePath) as typeof import('../../../simulator/rules/index.ts')).catalogue();

const entriesIn = (graph: Graph): readonly CatalogueEntry<SubjectKind>[] => {
  const { documentKinds, eventKinds } = graph.load(
    'simulator/document/kind.ts',
  ) as typeof import('../../../simulator/document/kind.ts');
  return [...documentKinds, ...eventKinds].flatMap((kind: SubjectKind) => catalogueIn(graph).entries(kind));
};

/** Everything about an entry that is data: where it differs, the mutant is in its declaration. */
const prints = (graph: Graph): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  for (const { document, code, rule, stage, target, message } of entriesIn(graph)) {
    const key = `${document}/${code.code}`;
    const { codes: _, ...declared } = rule;
    found.set(key, `${found.get(key) ?? ''}${JSON.stringify([code, declared, stage, target, message])}`);
  }
  for (const { document, code, ...outcome } of catalogueIn(graph).outcomes) {
    found.set(`${document}/${code.code}`, JSON.stringify([code, outcome]));
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
  const { createSchemaValidator, schemaRoots } = graph.load(
    'simulator/checks/schema/validate.ts',
  ) as typeof import('../../../simulator/checks/schema/validate.ts');
  for (const root of schemaRoots) await createSchemaValidator().warmUp(root);
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

/** Whether cases find nothing without any mutant, by their names. */
const soundness = new Map<string, Promise<boolean>>();

/** A case that fails without the mutant as well shows nothing. */
const isSound = (one: Case): Promise<boolean> => {
  const known = soundness.get(one.name) ?? findingOf(one).then((finding) => finding === undefined);
  soundness.set(one.name, known);
  return known;
};

type Wanted = { readonly entries: readonly string[]; readonly broken: readonly string[] };

/** The conditions and boundaries of all these entries, and then documents that break some of them. */
const casesFor = ({ rows, scenarios, outcomes }: Bench, { entries, broken }: Wanted): readonly Case[] => [
  ...entries.flatMap((entry) => rows.get(entry) ?? outcomes.get(entry) ?? []),
  ...broken.flatMap((entry) => scenarios.get(entry) ?? []),
];

/** `AU02` of `invoice/FAU02`, `DC03` of `invoice/DC03`. */
const familyOf = (entry: string): string =>
  /^\w+\/(?:[FCD]|DS|NS|A)([A-Z]{2,3}\d.*)$/.exec(entry)?.[1] ?? entry.slice(entry.indexOf('/') + 1);

const oneOfEachFamily = (entries: readonly string[]): readonly string[] => [
  ...new Map(entries.toReversed().map((entry) => [familyOf(entry), entry])).values(),
];

const testCase = (graph: Graph, { path, only }: MetTest): Case => ({
  name: path,
  run: async () => (await runTestFile(graph, path, { only: only === undefined ? undefined : new Set(only) })).failure,
});

type Attempt = { cases: number; end: number; by?: string; unsound?: string };

/** In milliseconds: what other processes do meanwhile changes no result. */
const processorTime = (): number => process.cpuUsage().user / 1000;

const tryCases = async (attempt: Attempt, cases: readonly Case[], sound: ReadonlyMap<string, Case>): Promise<void> => {
  for (const one of cases) {
    if (attempt.by !== undefined || processorTime() > attempt.end) return;
    tell({ tell: 'busy', name: one.name });
    attempt.cases += 1;
    const finding = await findingOf(one);
    if (finding === undefined) continue;
    const original = sound.get(one.name);
    if (original === undefined || !(await isSound(original)))
      attempt.unsound = `${attempt.unsound ?? ''} ${one.name}: ${finding}`;
    else attempt.by = `${one.name}: ${finding}`;
  }
};

const byName = (cases: readonly Case[]): ReadonlyMap<string, Case> => new Map(cases.map((one) => [one.name, one]));

/** So many cases of each sort, and so much time for cases and for tests, are enough for one mutant. */
const most = { entries: 40, cases: 60, milliseconds: { cases: 4_000, tests: 8_000 } };

/** What only so many rules run is about them: documents that break them say more than any others. */
const few = 12;

const changedEntries = (before: ReadonlyMap<string, string>, graph: Graph): readonly string[] => {
  const after = prints(graph);
  return [...before].flatMap(([key, print]) => (after.get(key) === print ? [] : [key]));
};

const all = ({ rows, scenarios, outcomes }: Bench): ReadonlyMap<string, Case> =>
  byName([...rows.values(), ...scenarios.values(), ...outcomes.values()].flat());

const named = (names: readonly string[], bench: Bench): readonly Case[] => {
  const known = all(bench);
  return names.flatMap((name) => known.get(name) ?? []);
};

const attemptIn = async (graph: Graph, { tests, cases, near, entries }: Trial): Promise<Attempt> => {
  const { graph: original, expected, bench: sound, prints: before } = await base;
  const attempt: Attempt = { cases: 0, end: processorTime() + most.milliseconds.cases };
  let changed: readonly string[];
  let bench: Bench;
  try {
    changed = changedEntries(before, graph).slice(0, most.entries);
    bench = loadBench(graph).createBench(expected);
  } catch (error) {
    return { ...attempt, by: `loading: ${error instanceof Error ? error.message : String(error)}` };
  }
  const told = near.filter((entry) => !changed.includes(entry));
  const far = entries.filter((entry) => !changed.includes(entry) && !told.includes(entry));
  const broken = oneOfEachFamily(far).slice(0, most.entries);
  try {
    const soundCases = all(sound);
    await tryCases(attempt, casesFor(bench, { entries: changed, broken: changed }), soundCases);
    await tryCases(attempt, casesFor(bench, { entries: told, broken: oneOfEachFamily(told) }), soundCases);
    const ofReached = [named(cases, bench), casesFor(bench, { entries: [], broken })];
    for (const some of broken.length <= few ? ofReached.toReversed() : ofReached) {
      await tryCases(attempt, some, soundCases);
    }
    await tryCases(attempt, casesFor(bench, { entries: far, broken: [] }), soundCases);
    attempt.end = processorTime() + most.milliseconds.tests;
    await tryCases(
      attempt,
      tests.map((test) => testCase(graph, test)),
      byName(tests.map((test) => testCase(original, test))),
    );
  } finally {
    await bench.close();
    // libxml2 has room for few of them, and every graph with its own schemas registers one.
    xmlCleanupInputProvider();
  }
  return attempt;
};

const attemptOf = async (trial: Trial): Promise<Outcome> => {
  const { graph } = await base;
  const elapsed = stopwatch();
  const took = (): number => Math.round(elapsed());
  try {
    const { mutant } = trial;
    const text = mutated(textOfFile(mutant.file), mutant);
    const { cases, by, unsound } = await attemptIn(graph.with(mutant.file, text), trial);
    return by === undefined
      ? { status: 'survived', cases, ms: took(), ...(unsound === undefined ? {} : { by: `UNSOUND ${unsound}` }) }
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

const takeSites = (): readonly string[] => {
  const sites = [...reached];
  reached.clear();
  return sites;
};

const sitesDuring = (run: () => void): readonly string[] => {
  reached.clear();
  run();
  return takeSites();
};

const recordTest = async (graph: Graph, test: string): Promise<RecordedTest> => {
  const start = processorTime();
  const between = new Set<string>();
  const byTest: Record<string, number[]> = {};
  const { failure } = await runTestFile(graph, test, {
    onTest: (place, at) => {
      const sites = takeSites();
      for (const site of sites) {
        if (at === 'start') between.add(site);
        else (byTest[site] ??= []).push(place);
      }
    },
  });
  for (const site of takeSites()) between.add(site);
  return { test, sites: [...between], byTest, ms: Math.round(processorTime() - start), failure };
};

/** Modules are evaluated before anything is recorded: what happens then belongs to no test. */
const recordingGraph = (): Graph => {
  const files = new Set(judgeFiles());
  const graph = createGraph((path, text) => (files.has(path) ? recorded(path, text) : text));
  for (const file of files) graph.load(file);
  entriesIn(graph);
  return graph;
};

/** In an order of chance, so that the first few cases of a function are of different rules and documents. */
const shuffled = <T>(list: readonly T[]): readonly T[] => {
  const random = seededRandom('cases');
  return list
    .map((each) => ({ each, key: random.bytes(4).readUInt32BE() }))
    .sort((a, b) => a.key - b.key)
    .map(({ each }) => each);
};

const recordCases = async (
  graph: Graph,
  { share: [index, of], processes, sites }: Request & { ask: 'record' },
): Promise<ReachedBy> => {
  const bench = loadBench(graph).createBench((await base).expected);
  const wanted = new Set(sites);
  const found: Record<string, string[]> = {};
  // Scenarios run every rule: of those, only the broken one matters.
  const cases = shuffled([...bench.rows.values()].flat().filter((_, place) => place % of === index));
  const outcomes = [...bench.outcomes.values()].flat().filter((_, place) => place % processes === index);
  const recordCase = async (one: Case, isAbout: (site: string) => boolean): Promise<void> => {
    tell({ tell: 'busy', name: one.name });
    reached.clear();
    if ((await findingOf(one)) !== undefined) return;
    for (const site of takeSites().filter(isAbout)) {
      const names = (found[site] ??= []);
      if (wanted.has(site) && names.length < most.cases) names.push(one.name);
    }
  };
  for (const one of cases) await recordCase(one, () => true);
  // So do exchanges: they are about the reception.
  for (const one of outcomes) await recordCase(one, (site) => site.startsWith('simulator/service/reception/'));
  await bench.close();
  return found;
};

const record = async (request: Request & { ask: 'record' }): Promise<Report> => {
  await base;
  const graph = recordingGraph();
  const cases = await recordCases(graph, request);
  const tests: RecordedTest[] = [];
  for (const test of request.tests) {
    tell({ tell: 'busy', name: test });
    tests.push(await recordTest(graph, test));
  }
  const { expected } = await base;
  const entries = request.share[0] === 0 ? await recordEntries(graph, expected, sitesDuring) : {};
  return { tell: 'recorded', tests, cases, entries };
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
// The run ends its processes when the mutants that they are trying have been tried.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
