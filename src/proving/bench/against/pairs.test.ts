import { expect, it } from 'vitest';
import { compare } from './pairs.ts';

it('two versions are compared pair by pair: a slow moment hits both', () => {
  const pairs = [
    { before: 10, now: 8 },
    { before: 100, now: 80 },
    { before: 10, now: 9 },
  ];
  expect(compare(pairs)).toEqual({ before: 10, now: 9, ratio: { median: 0.8, min: 0.8, max: 0.9 } });
  expect(() => compare([])).toThrow('No pair');
});
