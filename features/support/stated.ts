/** What a failed assertion says: what was expected and what was received, in the language of the run. */
import { AssertionError } from 'node:assert/strict';
import { inspect } from 'node:util';
import { same, type Bilingual } from '../../src/common/text/bilingual.ts';
import type { Reply } from '../../src/harness/box-types.ts';
import { chosen } from './spoken.ts';

const shown = (value: unknown): string =>
  typeof value === 'string' ? JSON.stringify(value) : inspect(value, { depth: 6, breakLength: 120 });

const difference = (expected: Bilingual, actual: unknown): Bilingual => ({
  en: `Expected ${expected.en}; received ${shown(actual)}.`,
  es: `Se esperaba ${expected.es}; se recibió ${shown(actual)}.`,
});

/** @throws AssertionError, with both texts, unless the first contains the second */
export const expectContained = (text: string, part: string): void => {
  if (text.includes(part)) return;
  const wanted = { en: `a text that contains ${shown(part)}`, es: `un texto que contenga ${shown(part)}` };
  throw new AssertionError({ message: chosen(difference(wanted, text)) });
};

/** Undefined where the assertion's own message says it all. */
const sentenceOf = ({ operator, expected, actual, generatedMessage }: AssertionError): Bilingual | undefined => {
  const wanted = shown(expected);
  if (operator === 'match')
    return difference({ en: `a text that matches ${wanted}`, es: `un texto que coincida con ${wanted}` }, actual);
  const isEquality = operator === 'strictEqual' || operator === 'deepStrictEqual';
  // The step's own message says what true and false stand for.
  if (isEquality && (generatedMessage || typeof expected !== 'boolean')) return difference(same(wanted), actual);
  if (generatedMessage && operator === 'notStrictEqual')
    return { en: `Expected anything but ${shown(actual)}.`, es: `Se esperaba un valor distinto de ${shown(actual)}.` };
  return undefined;
};

const replied = ({ status, body }: Reply): Bilingual => {
  const answer = `HTTP ${String(status)} ${JSON.stringify(body)}`;
  return { en: `The last reply: ${answer}`, es: `La última respuesta: ${answer}` };
};

/** Node adds the values, in English, to a message of one's own. */
const ownMessage = ({ message }: AssertionError): string =>
  message.replace(/\n\n(?:[^\n]* !== [^\n]*|\+ actual - expected[^]*)\n*$/, '');

/** Without `expected` and `actual`: cucumber would add a difference of its own (`false !== true`). */
export const stated = (error: AssertionError, reply: Reply | undefined): AssertionError => {
  const { generatedMessage, stack = '' } = error;
  const sentence = sentenceOf(error);
  const parts = [
    ...(sentence === undefined ? [] : [chosen(sentence)]),
    ...(generatedMessage && sentence !== undefined ? [] : [ownMessage(error)]),
    ...(generatedMessage && reply !== undefined ? [chosen(replied(reply))] : []),
  ];
  const failure = new AssertionError({ message: parts.join('\n') });
  const frames = stack.match(/^ +at .*$/gm) ?? [];
  failure.stack = [`AssertionError: ${failure.message}`, ...frames].join('\n');
  return failure;
};
