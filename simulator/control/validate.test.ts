import { describe, expect, it } from 'vitest';
import { controlRoutes } from './routes.ts';
import { bodyProblems } from './validate.ts';

const schema = {
  type: 'object',
  properties: {
    items: { type: 'array', items: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } } },
    name: { type: 'number' },
  },
  additionalProperties: false,
};

describe('a problem', () => {
  it('points at a field by a JSON pointer, whatever its name', () => {
    const [problem] = bodyProblems(schema, { 'a/b~c': 1 });
    expect(problem?.path).toBe('/a~1b~0c');
  });

  it('has what was received where nothing was', () => {
    expect(bodyProblems(schema, undefined)).toMatchObject([{ path: '/', received: null }]);
  });

  it('of every keyword that the control interface uses is told in words', () => {
    const keywords = new Set<string>();
    JSON.stringify(controlRoutes, (name, value: unknown) => {
      if (typeof value === 'number' && Number.isNaN(Number(name))) keywords.add(name);
      return value;
    });
    expect(keywords).toContain('maxLength');
    const told = [...keywords].map((keyword) => {
      const value = keyword.endsWith('Length')
        ? 'x'
        : keyword.endsWith('Items')
          ? [1]
          : keyword.endsWith('Properties')
            ? {}
            : 1;
      const limit = keyword.startsWith('max') ? 0 : 2;
      return bodyProblems({ [keyword]: limit }, value).map(({ expected }) => expected.es)[0];
    });
    expect([...keywords].filter((keyword, at) => told[at] === undefined || told[at] === keyword)).toEqual([]);
  });
});

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
