/** Which mutants are tried: drawn by a seed, from every source of the judge in proportion to its lines. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFile } from '../../common/data-directory.ts';
import { seededRandom } from '../../common/env/env.ts';
import { mutantsOf, type Mutant } from './operators.ts';

export const folders = ['judge/engine', 'checks', 'service/reception', 'rules'].map((name) => `simulator/${name}`);

/** Tests and their material are no part of the judge, nor is what breaks documents for them. */
const isJudged = (path: string): boolean =>
  path.endsWith('.ts') &&
  !/\.(?:test|bench|fixture)\.ts$/.test(path) &&
  !/\/testing\/|violation|\/edits\.ts$|wording\.ts$|in-currency\.ts$/.test(path);

export const judgeFiles = (): readonly string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(packageFile(folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter(isJudged)
    .sort();

export const textOfFile = (path: string): string => readFileSync(packageFile(path), 'utf8');

const linesIn = (text: string): number => text.split('\n').filter((line) => line.trim() !== '').length;

/** A whole number below the limit, from four bytes of the seed. */
const dice = (seed: string): ((limit: number) => number) => {
  const random = seededRandom(seed);
  return (limit) => random.bytes(4).readUInt32BE() % limit;
};

const drawFrom = (mutants: readonly Mutant[], count: number, below: (limit: number) => number): readonly Mutant[] => {
  const left = [...mutants];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)).flat();
};

/**
 * As many mutants as wanted. Each file gives its share of the lines; what is left over after whole shares goes to files
 * by lot.
 */
export const drawMutants = (seed: string, count: number, only = ''): readonly Mutant[] => {
  const below = dice(seed);
  const files = judgeFiles()
    .filter((file) => file.includes(only))
    .flatMap((file) => {
      const text = textOfFile(file);
      const mutants = mutantsOf(file, text);
      return mutants.length === 0 ? [] : [{ mutants, lines: linesIn(text) }];
    });
  const lines = files.reduce((sum, file) => sum + file.lines, 0);
  // A cumulative rounding: the shares of neighbours add up to their exact sum, wherever the lot puts the first step.
  let passed = below(lines);
  const drawn = files.flatMap(({ mutants, lines: own }) => {
    const before = Math.floor((passed * count) / lines);
    passed += own;
    return drawFrom(mutants, Math.floor((passed * count) / lines) - before, below);
  });
  // Some files have fewer mutants than their share.
  const left = files.flatMap(({ mutants }) => mutants).filter((mutant) => !drawn.includes(mutant));
  const all = [...drawn, ...drawFrom(left, count - drawn.length, below)];
  // An interrupted run has then tried some of every file.
  return drawFrom(all, all.length, below);
};

export const mutantsInAll = (): number =>
  judgeFiles().reduce((sum, file) => sum + mutantsOf(file, textOfFile(file)).length, 0);
