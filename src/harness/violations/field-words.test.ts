/** Fields of a request are changed by words, and a field that is not there is named with the nearest one. */
import { describe, expect, it } from 'vitest';
import { withFieldWords, type FieldWord } from './field-words.ts';

const request = { date: '2026-03-01', total: '10.00', paid: 3, lines: [{ code: 'a' }, { code: 'b' }], notes: {} };
const cent = { unit: 'cents', count: 1 } as const;

describe('a changed field', () => {
  it.each<[FieldWord, object]>([
    [{ field: 'total', by: cent }, { total: '10.01' }],
    [{ field: 'paid', by: cent }, { paid: 3.01 }],
    [{ field: 'date', by: { unit: 'days', count: -1 } }, { date: '2026-02-28' }],
    [{ field: 'lines.0', isTwice: true }, { lines: [{ code: 'a' }, { code: 'a' }, { code: 'b' }] }],
    [{ field: 'lines.2', value: 1 }, { lines: [{ code: 'a' }, { code: 'b' }, 1] }],
    [{ field: 'lines.0', value: undefined }, { lines: [{ code: 'b' }] }],
    [{ field: 'notes.new', value: 'x' }, { notes: { new: 'x' } }],
    [{ field: 'new', value: null }, { new: null }],
  ])('%j', (change, expected) => {
    expect(withFieldWords(request, [change])).toEqual({ ...request, ...expected });
  });

  it.each<[FieldWord, code: string, near: string]>([
    [{ field: 'lines.3', value: 1 }, 'unknown-place', 'lines.'],
    [{ field: 'lines.x', value: 1 }, 'unknown-place', 'lines'],
    [{ field: 'lines.5.code', value: 1 }, 'unknown-place', 'lines.0.code'],
    [{ field: 'lines.5', value: undefined }, 'unknown-place', 'lines.'],
    [{ field: 'totl', value: undefined }, 'unknown-place', 'total'],
    [{ field: 'total.x', value: 1 }, 'unknown-place', 'total'],
    [{ field: 'nots', by: cent }, 'unknown-place', 'notes'],
    [{ field: 'notes', by: cent }, 'impossible-change', 'notes'],
    [{ field: 'date', by: cent }, 'impossible-change', 'date'],
    [{ field: 'total', by: { unit: 'days', count: 1 } }, 'impossible-change', 'total'],
    [{ field: 'total', isTwice: true }, 'impossible-change', 'total'],
  ])('is refused: %j, %s near %s', (change, code, near) => {
    const changed = () => withFieldWords(request, [change]);
    expect(changed).toThrow(expect.objectContaining({ code }));
    expect(changed).toThrow(near);
  });
});
