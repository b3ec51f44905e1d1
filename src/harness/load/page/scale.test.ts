import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ticksUpTo } from './scale.ts';

it.each([
  [0, [0, 1]],
  [1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [0.3, [0, 0.1, 0.2, 0.3]],
  [104, [0, 50, 100, 150]],
  [250, [0, 50, 100, 150, 200, 250]],
])('the ticks up to %s are %j', (largest, ticks) => {
  expect(ticksUpTo(largest)).toEqual(ticks);
});

it('ticks reach the largest value, and are few', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e9, noNaN: true }), (largest) => {
      const ticks = ticksUpTo(largest);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(largest * (1 - 1e-8));
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks.length).toBeGreaterThan(2);
    }),
  );
});
