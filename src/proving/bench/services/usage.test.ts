import { expect, it } from 'vitest';
import { cpuTicksIn } from './usage.ts';

it.each([
  ['a plain name', '42 (node) S 1 42 42 0 -1 4194304 100 0 0 0 250 50 0 0 20 0 11 0 100 1 1'],
  ['spaces and parentheses in the name', '42 (a (b) c) S 1 42 42 0 -1 4194304 100 0 0 0 250 50 0 0 20 0 11 0 100 1 1'],
])('cpuTicksIn adds user and system time: %s', (_name, stat) => {
  expect(cpuTicksIn(stat)).toBe(300);
});
