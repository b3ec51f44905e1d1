import { describe, expect, it } from 'vitest';
import { textOfFile } from './draw.ts';
import type { Graph } from './module-graph.ts';
import { mutantsOf, type Mutant } from './operators.ts';
import { testFiles, trialsFor } from './trials.ts';

const file = 'simulator/rules/zb-schema.ts';
const text = textOfFile(file);

const mutantBehind = (place: string): Mutant => {
  const found = mutantsOf(file, text).find(({ start }) => start > text.indexOf(place));
  if (found === undefined) throw new Error(`There is no mutant behind ${place}.`);
  return found;
};

const nothing = (): never => {
  throw new Error('Nothing is loaded.');
};

const graph: Graph = {
  load: nothing,
  waitFor: nothing,
  run: nothing,
  with: nothing,
  reachedFrom: () => new Set([file]),
};

const entries = ['invoice/ZB01', 'invoice/ZB03', 'payroll/ZB03', 'invoice/ZB04'];

const trialOf = trialsFor(graph, { tests: [], cases: {}, entries: {} }, new Map([[file, entries]]));

describe('a mutant of rules', () => {
  it('meets every entry of its file', () => {
    expect(trialOf(mutantBehind("family: 'ZB03'")).entries).toEqual(entries);
  });

  it('meets first those whose codes stand around it', () => {
    // Behind it stands the code that fires along.
    expect(trialOf(mutantBehind("codes: everyDocument(rejects('ZB03'))")).near).toEqual([
      'invoice/ZB01',
      'invoice/ZB03',
      'payroll/ZB03',
    ]);
  });
});

it('no test compares times', () => {
  const files = testFiles();
  expect(files).toContain('simulator/judge/judge.test.ts');
  expect(files.filter((name) => /\.(?:scaled|deep|isolated)\.test\.ts$/.test(name))).toEqual([]);
});
