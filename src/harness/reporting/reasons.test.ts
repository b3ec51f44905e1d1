import { expect, it } from 'vitest';
import { hasEnglish } from '../../../simulator/testing/languages.fixture.ts';
import { failureTexts } from './reasons.ts';

it('what a step says of a time limit has Spanish words', () => {
  const message = 'function timed out, ensure the promise resolves within 5000 milliseconds';
  const { en, es } = failureTexts(message);
  expect([en, es === message, hasEnglish(es)]).toEqual([message, false, false]);
});

it("somebody's own words stay", () => {
  expect(failureTexts('lo que dice una suite ajena').es).toBe('lo que dice una suite ajena');
});
