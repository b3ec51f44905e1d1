/** The step that was probably meant, among the wordings of the steps that a run knows. */
import { editDistance } from '../../common/nearest.ts';

/** Text in quotes is one word, as it is one parameter. */
const wordsOf = (text: string): readonly string[] => text.match(/"(?:[^"\\]|\\.)*"|\{[^}]*\}|[^\s"]+/g) ?? [];

const takesWord: Readonly<Record<string, RegExp>> = {
  '{string}': /^"/,
  '{value}': /^(?:"|-?\d|true$|false$)/,
  '{int}': /^-?\d+$/,
};

/** Names of documents have up to three words. */
const longestName = 3;

/** How far a word of a step is from a word of a wording, between 0 (the same) and 1. */
const between = (word: string, wanted: string): number => {
  if (wanted.startsWith('{')) return (takesWord[wanted]?.test(word) ?? true) ? 0 : 1;
  // A wording may offer several words: `un/una`.
  const each = wanted.split('/').map((one) => editDistance(word, one) / Math.max(word.length, one.length));
  return Math.min(1, ...each);
};

/** Words to add, to leave out or to change. A parameter of another type than these takes several words. */
const distance = (step: readonly string[], wording: readonly string[]): number => {
  const known = new Map<number, number>();
  const from = (at: number, to: number): number => {
    const [word, wanted] = [step[at], wording[to]];
    if (word === undefined) return wording.length - to;
    if (wanted === undefined) return step.length - at;
    const key = at * (wording.length + 1) + to;
    const before = known.get(key);
    if (before !== undefined) return before;
    const most = wanted.startsWith('{') && takesWord[wanted] === undefined ? longestName : 1;
    const taken = Array.from({ length: Math.min(most, step.length - at) }, (_, more) =>
      // The shorter name wins, so that no parameter swallows the rest of the step.
      more === 0 ? between(word, wanted) + from(at + 1, to + 1) : 0.15 * more + from(at + more + 1, to + 1),
    );
    const best = Math.min(1 + from(at + 1, to), 1 + from(at, to + 1), ...taken);
    known.set(key, best);
    return best;
  };
  return from(0, 0);
};

/** Longer steps are not compared: they are no wording with a typing error. */
const mostWords = 30;

/** Undefined if nothing is near: more than two of five words differ. */
export const nearestWording = (step: string, wordings: readonly string[]): string | undefined => {
  const words = wordsOf(step);
  if (words.length > mostWords) return undefined;
  const [best] = wordings
    .map((wording) => ({ wording, words: wordsOf(wording) }))
    .map((each) => ({ ...each, edits: distance(words, each.words) }))
    .filter(({ words: wanted, edits }) => edits <= Math.max(1, wanted.length * 0.4))
    .sort((one, other) => one.edits - other.edits);
  return best?.wording;
};
