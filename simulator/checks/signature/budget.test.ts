import { describe, expect, it } from 'vitest';
import { openBudget, weightOf } from './budget.ts';
import { parsed } from './testing/box.ts';

describe('the weight of an element', () => {
  it.each([
    ['attribute', '<a b="1" c="2"/>', 2],
    // Each is written there, and in scope.
    ['declaration, twice', '<a xmlns:b="urn:b" xmlns:c="urn:c"/>', 4],
    ['text and comment', '<a>b<!-- c --></a>', 2],
    ['element', '<a><b><c/></b></a>', 2],
    ['text, and hundred characters', `<a>${'b'.repeat(100)}</a>`, 2],
  ])('counts every %s', (_what, text, more) => {
    expect(weightOf(parsed(text).root) - weightOf(parsed('<a/>').root)).toBe(more);
  });
});

describe('a budget', () => {
  const limits = { attempts: 3, nodes: 10, secondOpinionNodes: 0 };

  it('allows as many attempts as its limit', () => {
    const { spend } = openBudget(limits);
    expect([1, 1, 1, 1].map(spend)).toEqual([true, true, true, false]);
  });

  it('allows as many nodes as its limit', () => {
    const { spend } = openBudget(limits);
    expect([4, 6, 1].map(spend)).toEqual([true, true, false]);
  });
});
