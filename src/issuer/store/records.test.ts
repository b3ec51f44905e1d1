import { expect, it } from 'vitest';
import { familyOf } from './records.ts';

it.each([
  ['01', '01'],
  ['02', '01'],
  ['04', '01'],
  ['03', '03'],
  ['91', '91'],
])('documents of type %s are numbered with those of type %s', (type, family) => {
  expect(familyOf(type)).toBe(family);
});
