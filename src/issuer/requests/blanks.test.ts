import { describe, expect, it } from 'vitest';
import { withoutBlanks } from './blanks.ts';

describe('withoutBlanks', () => {
  it.each([{}, { a: 0, b: false, c: [], d: {} }, { a: [null, '', { b: ' x' }] }, null, '', [null]])(
    'gives back %j itself',
    (body) => {
      expect(withoutBlanks(body)).toBe(body);
    },
  );

  it.each([
    ['in the body', { a: null, b: '\t', c: 1 }, { c: 1 }],
    ['in an object', { a: { b: '' }, c: 1 }, { a: {}, c: 1 }],
    ['in an element of a list', { a: [{ b: null, c: 1 }, { b: 2 }] }, { a: [{ c: 1 }, { b: 2 }] }],
    ['in a list within a list', { a: [[{ b: '' }]] }, { a: [[{}]] }],
  ])('leaves out what is blank %s', (_case, body, filled) => {
    const before = structuredClone(body);
    expect(withoutBlanks(body)).toEqual(filled);
    expect(body).toEqual(before);
  });
});
