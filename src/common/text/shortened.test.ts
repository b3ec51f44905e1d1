import { expect, it } from 'vitest';
import { shortened } from './shortened.ts';

it.each([
  ['', ''],
  ['abc', 'abc'],
  ['abcd', 'abc…'],
  ['abcdefg', 'abc…'],
])('%j becomes %j where three characters may be shown', (text, shown) => {
  expect(shortened(text, 3)).toBe(shown);
});
