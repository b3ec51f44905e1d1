import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { roomForTheYoung } from './young-generation.ts';

/** Megabytes that the young ones may take in a process with these options. */
const roomWith = (options: readonly string[]): number => {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const program = `
    const keep = [];
    for (let each = 0; each < 15e5; each += 1) keep[each % 1e6] = { each };
    const heapSpaces = require("node:v8").getHeapSpaceStatistics();
    process.stdout.write(String(heapSpaces.find(({ space_name: name }) => name === 'new_space').space_size / 2 ** 20));`;
  return Number(execFileSync(process.execPath, [...options, '-e', program], { encoding: 'utf8', env }));
};

it('gives the young ones twice the room that they have by default', () => {
  expect(roomWith(roomForTheYoung([]))).toBeGreaterThan(1.5 * roomWith([]));
});

it.each([['--max-semi-space-size=8'], ['--max_semi_space_size=8'], ['--no-warnings --max-semi-space-size=8']])(
  'leaves the choice to who has made one: %s',
  (chosen) => {
    expect(roomForTheYoung([undefined, chosen])).toEqual([]);
  },
);
