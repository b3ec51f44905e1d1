import { expect, it } from 'vitest';
import { kindOfType } from '../../document/kind.ts';
import { codeName } from './kinds.ts';

it.each([
  ['01', 'CUFE'],
  ['02', 'CUFE'],
  ['03', 'CUDE'],
  ['04', 'CUFE'],
  ['05', 'CUDS'],
  ['20', 'CUDE'],
  ['91', 'CUDE'],
  ['92', 'CUDE'],
  ['95', 'CUDS'],
  ['102', 'CUNE'],
  ['103', 'CUNE'],
  ['032', 'CUDE'],
  ['99', 'CUFE / CUDE / CUDS / CUNE'],
])('the unique code of a document of type %s is called %s', (type, name) => {
  expect(codeName({ type })).toBe(name);
});

it('the unique code of an invoice of unknown type is one of two', () => {
  expect(codeName({ kind: kindOfType('01') })).toBe('CUFE / CUDE');
});
