import { expect, it } from 'vitest';
import { byCode } from './code-order.ts';

it.each([
  ['numbers as numbers', ['90', '100']],
  ['a later rule at an earlier element by its number', ['FAJ10', 'FAJ11', 'FAJ73']],
  ['suffixes behind what has none', ['FAD09', 'FAD09a', 'FAD09b', 'FAD10']],
  ['groups by their letters', ['FAJ01', 'FAK01', 'FBH01']],
  ['places of one code after it', ['DBD01', 'DBD01/2', 'DBD02']],
])('orders %s', (_what, codes) => {
  expect(codes.toReversed().toSorted(byCode)).toEqual(codes);
});
