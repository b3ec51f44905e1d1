import { describe, expect, it } from 'vitest';
import { bodyProblems } from './validate.ts';

const schema = {
  type: 'object',
  properties: {
    items: { type: 'array', items: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } } },
    name: { type: 'number' },
  },
  additionalProperties: false,
};

describe('a received value is shortened in the answer', () => {
  it.each<readonly [string, unknown, unknown]>([
    ['a short text', 'x', 'x'],
    ['a long text', 'x'.repeat(5_000_000), `${'x'.repeat(200)}…`],
    ['a small object', { a: [1, 2], b: {} }, { a: '[…]', b: {} }],
    ['a long list', Array.from({ length: 10_000 }, () => 1), '[… 10000]'],
    ['a large object', Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`k${String(at)}`, 1])), '{… 900}'],
  ])('%s', (_name, name, received) => {
    expect(bodyProblems(schema, { name })).toEqual([
      { path: '/name', received, expected: { en: 'a number', es: 'un número' } },
    ]);
  });

  it('from at most a hundred places', () => {
    const items = Array.from({ length: 20_000 }, () => ({ name: 'x'.repeat(100), more: 1 }));
    expect(bodyProblems(schema, { items: items.map(() => ({})) })).toHaveLength(100);
    expect(
      bodyProblems(schema, Object.fromEntries(items.slice(0, 900).map((each, at) => [String(at), each]))),
    ).toHaveLength(100);
  });
});
