/** Which tests and entries of the catalogue a mutant meets. */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packageFile } from '../../common/data-directory.ts';
import { textOfFile } from './draw.ts';
import type { Graph } from './module-graph.ts';
import type { Mutant } from './operators.ts';
import type { MetTest, ReachedBy, RecordedTest, Trial } from './protocol.ts';
import { siteOf } from './reach.ts';

/**
 * Folders whose tests say what the judge does; pages, stores and certificates have other tests. Those of large volumes
 * compare times, and would notice a busy machine.
 */
const tested = ['simulator', 'src/proving/contracts/valid', 'src/proving/contracts/published'];
const untested =
  /\.(?:isolated|browser|deep|scaled)\.test\.ts$|^simulator\/(?:console|control|tenants|registry\/certificates|service\/soap)\/|\/answers-schema/;

/** The test files, by path. */
export const testFiles = (): readonly string[] =>
  tested
    .flatMap((folder) =>
      readdirSync(packageFile(folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((path) => path.endsWith('.test.ts') && !untested.test(path))
    .sort();

export type Recorded = {
  readonly tests: readonly RecordedTest[];
  readonly cases: ReachedBy;
  readonly entries: ReachedBy;
};

/** How far a test is from a file: 0 in its folder, 1 in the same part of the authority. */
const distance = (test: string, file: string): number =>
  dirname(test) === dirname(file) ? 0 : test.split('/')[1] === file.split('/')[1] ? 1 : 2;

/** A mutant that every test evaluates meets the nearest tests, for so many milliseconds. */
const mostForAll = 15_000;

const nearest = (tests: readonly RecordedTest[], file: string): readonly RecordedTest[] => {
  let left = mostForAll;
  return tests
    .toSorted((a, b) => distance(a.test, file) - distance(b.test, file) || a.ms - b.ms)
    .filter(({ ms }) => (left -= ms) > 0);
};

/** The entries of the rules that a file declares or that are built with it. */
const entriesBuiltWith = (
  graph: Graph,
  file: string,
  declared: ReadonlyMap<string, readonly string[]>,
): readonly string[] =>
  [...declared].flatMap(([rules, entries]) => (graph.reachedFrom(rules).has(file) ? entries : []));

/** The last code before a mutant and the first one behind it. */
const codesAround = (text: string, { start, end }: Mutant): readonly string[] => {
  const codes = /'([A-Z]{2,4}\d\w*)'/g;
  const before = [...text.slice(0, start).matchAll(codes)].at(-1)?.[1];
  const after = codes.exec(text.slice(end))?.[1];
  return [before, after].filter((code) => code !== undefined);
};

export const trialsFor = (
  graph: Graph,
  { tests, cases, entries }: Recorded,
  declared: ReadonlyMap<string, readonly string[]>,
): ((mutant: Mutant) => Trial) => {
  const sound = tests.filter(({ failure }) => failure === undefined);
  const whole = new Map(sound.map((test) => [test, new Set(test.sites)]));
  return (mutant) => {
    const { file } = mutant;
    const text = textOfFile(file);
    const site = siteOf(text, mutant);
    const reached = site === undefined ? [] : (cases[site] ?? []);
    const running = site === undefined ? [] : (entries[site] ?? []);
    const isRule = file.startsWith('simulator/rules/');
    const built = running.length === 0 ? entriesBuiltWith(graph, file, declared) : [];
    const dynamic =
      site === undefined ? [] : sound.filter((test) => whole.get(test)?.has(site) === true || site in test.byTest);
    const concerned = [...new Set([...running, ...built])];
    const codes = isRule ? codesAround(text, mutant) : [];
    const isStatic = dynamic.length === 0 && reached.length + running.length === 0;
    const importing = sound.filter(({ test }) => graph.reachedFrom(test).has(file));
    return {
      mutant,
      tests:
        isStatic || site === undefined
          ? nearest(importing, file).map(({ test }) => ({ path: test }))
          : dynamic
              .toSorted((a, b) => distance(a.test, file) - distance(b.test, file) || a.ms - b.ms)
              .map((test) => met(test, whole.get(test)?.has(site) === true ? undefined : test.byTest[site])),
      cases: reached,
      near: concerned.filter((entry) => codes.some((code) => entry.endsWith(code))),
      entries: concerned,
    };
  };
};

const met = ({ test }: RecordedTest, only: readonly number[] | undefined): MetTest => ({
  path: test,
  ...(only === undefined ? {} : { only }),
});
