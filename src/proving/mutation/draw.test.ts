import { describe, expect, it } from 'vitest';
import { drawMutants, judgeFiles, textOfFile } from './draw.ts';

const mutants = drawMutants('a', 400, 'simulator/judge/engine');

describe('the mutants that are drawn', () => {
  it('are as many as wanted, and all different', () => {
    expect(new Set(mutants.map((mutant) => JSON.stringify(mutant))).size).toBe(400);
  });

  it('are the same for the same seed, and others for another one', () => {
    expect(drawMutants('a', 400, 'simulator/judge/engine')).toEqual(mutants);
    expect(drawMutants('b', 400, 'simulator/judge/engine')).not.toEqual(mutants);
  });

  it('are of judging sources, in proportion to their lines', () => {
    const all = drawMutants('a', 1500);
    const lines = new Map(judgeFiles().map((file) => [file, textOfFile(file).split('\n').length]));
    const sum = [...lines.values()].reduce((one, other) => one + other, 0);
    const rules = (file: string): boolean => file.startsWith('simulator/rules/');
    const share = [...lines].reduce((count, [file, own]) => count + (rules(file) ? own : 0), 0) / sum;
    expect(all.filter(({ file }) => rules(file)).length / all.length).toBeCloseTo(share, 1);
    expect(all.filter(({ file }) => !lines.has(file))).toEqual([]);
  });

  it('name the text that they replace', () => {
    const wrong = mutants.filter(({ file, start, end, original }) => textOfFile(file).slice(start, end) !== original);
    expect(wrong).toEqual([]);
  });
});
