/** A failed step of the features says what was expected and received, in both languages. */
import assert, { AssertionError } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packageFile } from '../../../common/data-directory.ts';
import { expectContained, stated } from '../../../../features/support/stated.ts';
import { speak } from '../../../../features/support/spoken.ts';
import { failureTexts } from '../../../harness/reporting/reasons.ts';
import type { Reply } from '../../../harness/box-types.ts';

const messageOf = (assertion: () => void, language: 'en' | 'es', reply?: Reply): string => {
  speak(language);
  try {
    assertion();
  } catch (error) {
    if (error instanceof AssertionError) return stated(error, reply).message;
  } finally {
    speak('en');
  }
  throw new Error('It did not fail.');
};

const letters: readonly string[] = [];

it.each([
  ['equality', () => assert.equal(1, 2), 'Expected 2; received 1.', 'Se esperaba 2; se recibió 1.'],
  ['lists', () => assert.deepEqual(['a'], []), "Expected []; received [ 'a' ].", "Se esperaba []; se recibió [ 'a' ]."],
  [
    'a status, with what was answered',
    () => assert.equal('99', '00', 'FAK24b'),
    'Expected "00"; received "99".\nFAK24b',
    'Se esperaba "00"; se recibió "99".\nFAK24b',
  ],
  [
    'a pattern',
    () => assert.match('b', /a/),
    'Expected a text that matches /a/; received "b".',
    'Se esperaba un texto que coincida con /a/; se recibió "b".',
  ],
  [
    'a part of a text',
    () => expectContained('b', 'a'),
    'Expected a text that contains "a"; received "b".',
    'Se esperaba un texto que contenga "a"; se recibió "b".',
  ],
  ['difference', () => assert.notEqual(1, 1), 'Expected anything but 1.', 'Se esperaba un valor distinto de 1.'],
  // The message says what true and false stand for.
  ['a condition in words', () => assert.equal(letters.includes('a'), true, 'no a'), 'no a', 'no a'],
])('about %s', (_about, assertion, english, spanish) => {
  expect(messageOf(assertion, 'en')).toBe(english);
  expect(messageOf(assertion, 'es')).toBe(spanish);
  expect(failureTexts(english).es).toBe(spanish);
});

const stepFiles = ['steps', 'support', 'published'].flatMap((folder) =>
  readdirSync(packageFile(`features/${folder}`), { encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `features/${folder}/${name}`),
);

it.each(stepFiles)('no condition is without words: %s', (file) => {
  expect(readFileSync(packageFile(file), 'utf8')).not.toMatch(/assert(?:\.ok)?\((?:[^(),]|\([^()]*\))*\);/);
});

it('the last reply follows what no message explains', () => {
  const reply: Reply = { status: 200, body: { message: 'ok' }, headers: new Headers() };
  const message = messageOf(() => assert.equal(1, 2), 'en', reply);
  expect(message).toBe('Expected 2; received 1.\nThe last reply: HTTP 200 {"message":"ok"}');
});
