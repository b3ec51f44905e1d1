import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { median, spreadOf } from './statistics.ts';

describe('median', () => {
  it.each([
    [[3], 3],
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[100, 1, 1, 1, 1], 1],
    [[10, 9], 9.5],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('does not depend on the order, and leaves it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const given = [...values];
        expect(median(values.toReversed())).toBe(median(values));
        expect(values).toEqual(given);
      }),
    );
  });

  it('of nothing is no number', () => {
    expect(median([])).toBeNaN();
  });
});

describe('spreadOf', () => {
  it('has the middle and the ends', () => {
    expect(spreadOf([5, 1, 4])).toEqual({ median: 4, min: 1, max: 5 });
  });

  it('is absent for no values', () => {
    expect(spreadOf([])).toBeUndefined();
  });
});
