import { expect, it } from 'vitest';
import { withTriedAgain } from './figures.ts';
import type { MutationResult, Survivor } from './result.ts';

const survivor = (line: number): Survivor => ({
  file: 'simulator/judge/engine/plan.ts',
  line,
  operator: 'text',
  original: "'a'",
  replacement: "''",
  source: `line ${line}`,
});

const figures = (mutants: number, killed: number) => ({ mutants, killed, timedOut: 0 });

it('a survivor that is noticed when it is tried again counts as killed, and the others stay', () => {
  const [kept, tried, noticed] = [survivor(1), survivor(2), survivor(3)];
  const last: MutationResult = {
    ...figures(10, 7),
    seed: '1',
    inAll: 100,
    drawn: 10,
    seconds: 60,
    folders: { 'simulator/judge/engine': figures(10, 7) },
    operators: { text: figures(6, 3), number: figures(4, 4) },
    survivors: [kept, tried, noticed],
  };
  const again = {
    ...figures(2, 1),
    folders: { 'simulator/judge/engine': figures(2, 1) },
    operators: { text: figures(2, 1) },
    survivors: [tried],
  };
  expect(withTriedAgain(last, [tried, noticed], again)).toEqual({
    ...last,
    killed: 8,
    folders: { 'simulator/judge/engine': figures(10, 8) },
    operators: { text: figures(6, 4), number: figures(4, 4) },
    survivors: [kept, tried],
    triedAgain: 2,
  });
});
