/** Registry files with one mistake each, and the expected message. */
import { expect } from 'vitest';
import { displayedMistake, type MistakeCode, type DisplayedMistake } from './mistake.ts';
import { readRegistryText } from './read.ts';

/** A text with one mistake, and the one message for it. */
export type MistakeCase = readonly [
  what: string,
  text: string,
  code: MistakeCode,
  place: readonly [path: string, line: number, column: number],
  expected: RegExp,
  fix: RegExp,
];

/** The mistakes of a text, in English. */
export const told = async (text: string): Promise<readonly DisplayedMistake[]> => {
  const read = await readRegistryText(text);
  return read.ok ? [] : read.mistakes.map((mistake) => displayedMistake(mistake, 'en'));
};

export const expectOneMessage = async ([, text, code, place, expected, fix]: MistakeCase): Promise<void> => {
  const [path, line, column] = place;
  const all = await told(text);
  expect(all).toMatchObject([{ code, path, line, column }]);
  expect(all[0]?.expected).toMatch(expected);
  expect(all[0]?.fix).toMatch(fix);
};
