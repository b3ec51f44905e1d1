import { AssertionError, deepStrictEqual } from 'node:assert/strict';
import { expect, it } from 'vitest';
import { hasEnglish } from '../../../simulator/testing/languages.fixture.ts';
import { failureTexts } from './reasons.ts';

const messageOf = (assertion: () => void): string => {
  try {
    assertion();
  } catch (error) {
    if (error instanceof AssertionError) return error.message.split('\n', 1)[0] ?? '';
  }
  throw new Error('It did not fail.');
};

it('what an assertion without a message says has Spanish words', () => {
  const message = messageOf(() => {
    deepStrictEqual(1, 2);
  });
  const { en, es } = failureTexts(message);
  expect([en, es === message, hasEnglish(es)]).toEqual([message, false, false]);
});

it("somebody's own words stay", () => {
  expect(failureTexts('lo que dice una suite ajena').es).toBe('lo que dice una suite ajena');
});
