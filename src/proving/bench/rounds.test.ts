import { expect, it } from 'vitest';
import { runRounds } from './rounds.ts';

it('gives every case a turn in each round, one at a time', async () => {
  const turns: string[] = [];
  let running = 0;
  const caseNamed = (name: string) => ({
    name,
    run: async () => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      turns.push(name);
      running -= 1;
      return { value: turns.length };
    },
  });
  const rounds = await runRounds([caseNamed('a'), caseNamed('b')], { rounds: 2 });
  expect(turns).toEqual(['a', 'b', 'a', 'b']);
  expect(rounds).toEqual([
    { a: { value: 1 }, b: { value: 2 } },
    { a: { value: 3 }, b: { value: 4 } },
  ]);
});
