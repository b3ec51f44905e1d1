/** The figures of the last long run in docs/contributing/fuzzing.md, and the same on a terminal. */
import { problemKinds, type Counts, type FuzzResult } from './tally.ts';

export const pageFile = 'docs/contributing/fuzzing.md';

const [start, end] = ['<!-- figures: start -->', '<!-- figures: end -->'];

const grouped = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const countsRow = (name: string, counts: Counts): string =>
  row([name, grouped(counts.runs), ...problemKinds.map((kind) => grouped(counts[kind]))]);

const figures = (result: FuzzResult): string => {
  const { seed, seconds, runsPerSecond, processes, targets } = result;
  return [
    `Seed ${seed}: ${grouped(result.runs)} runs in ${grouped(Math.round(seconds / 60))} minutes, ${grouped(runsPerSecond)} a second in ${String(processes)} processes.`,
    '',
    row(['target', 'runs', 'crashes', 'hangs', 'server errors', 'false accepts']),
    row(['---', ...Array.from({ length: 5 }, () => '---:')]),
    ...Object.entries(targets).map(([name, counts]) => countsRow(`\`${name}\``, counts)),
    countsRow('all', result),
  ].join('\n');
};

/** @throws Error if the page has no place for them */
export const withFigures = (page: string, result: FuzzResult): string => {
  const [from, to] = [page.indexOf(start), page.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`${pageFile} has no place for figures.`);
  return `${page.slice(0, from + start.length)}\n\n${figures(result)}\n\n${page.slice(to)}`;
};

const summaryOf = (counts: Counts): string =>
  `${grouped(counts.runs)} runs, ${problemKinds.map((kind) => `${String(counts[kind])} ${kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`).join(', ')}`;

export const textOf = (result: FuzzResult): string =>
  [
    ...Object.entries(result.targets).map(([name, counts]) => `${name.padEnd(18)} ${summaryOf(counts)}`),
    ...result.findings.map(
      ({ kind, target, run, detail, about, file = 'no file', reproduce }) =>
        `${kind}: ${target}, run ${String(run)} (${about})\n  ${detail.split('\n').slice(0, 6).join('\n  ')}\n  ${file}\n  ${reproduce}`,
    ),
    `${summaryOf(result)}; ${String(result.runsPerSecond)} a second, seed ${result.seed}`,
  ].join('\n');
