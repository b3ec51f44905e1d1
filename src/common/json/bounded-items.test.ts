import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { boundItems, mostProblems } from './bounded-items.ts';

const item = {
  type: 'object',
  required: ['a', 'b', 'c'],
  properties: { inside: { type: 'array', items: { type: 'null' } } },
};
const schema = {
  type: 'object',
  properties: { one: { type: 'array', items: item }, other: { type: 'array', items: item } },
};

const errorsIn = (value: unknown): number => {
  const validate = boundItems(new Ajv({ allErrors: true, verbose: true })).compile(schema);
  return validate(value) ? 0 : (validate.errors?.length ?? 0);
};

describe('lists with enough problems', () => {
  it.each([
    ['none', 0, 0],
    ['few', 4, 12],
    ['many', 100_000, mostProblems + 2],
  ])('%s', (_name, size, errors) => {
    expect(errorsIn({ one: Array.from({ length: size }, () => ({})) })).toBe(errors);
  });

  it('add at most one item each, wherever they are', () => {
    const broken = Array.from({ length: 10_000 }, () => ({ inside: Array.from({ length: 10 }, () => 1) }));
    expect(errorsIn({ one: broken, other: broken })).toBeLessThan(mostProblems + 20);
  });

  it('are read to their end while nothing is wrong', () => {
    const whole = Array.from({ length: 50_000 }, () => ({ a: 1, b: 1, c: 1 }));
    expect(errorsIn({ one: whole })).toBe(0);
    expect(errorsIn({ one: [...whole, {}] })).toBe(3);
  });
});
