/**
 * Names that occur twice in one object. Parsers disagree on which of the two counts (RFC 8259, 4), so what one program
 * checks need not be what another one does.
 */
import { stringEnd } from './json-budget.ts';

const membersIn = (value: unknown): number => {
  let members = 0;
  const left: unknown[] = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next !== 'object' || next === null) continue;
    const inside: readonly unknown[] = Array.isArray(next) ? next : Object.values(next);
    if (!Array.isArray(next)) members += inside.length;
    for (const each of inside) if (typeof each === 'object') left.push(each);
  }
  return members;
};

/** Whether the text has more members than its value: the cheap question, asked of every body. */
export const hasDuplicateKeys = (membersOfText: number, parsed: unknown): boolean => membersOfText > membersIn(parsed);

export type DuplicateKey = {
  /** As it is meant, escapes resolved. */
  readonly key: string;
  /** JSON pointer (RFC 6901) to both. */
  readonly pointer: string;
  /** Offsets (UTF-16) of the quotes that open them. */
  readonly first: number;
  readonly second: number;
};

type Frame = {
  /** Of an object: its names so far, with their offsets. */
  readonly names: Map<string, number> | undefined;
  /** The name, or the place in a list, of the value that is being read. */
  step: string | number;
};

const escaped = (step: string | number): string => String(step).replaceAll('~', '~0').replaceAll('/', '~1');

const pointerOf = (frames: readonly Frame[]): string => frames.map(({ step }) => `/${escaped(step)}`).join('');

const nameIn = (text: string, start: number, end: number): string => {
  const name = text.slice(start + 1, end - 1);
  return name.includes('\\') ? (JSON.parse(`"${name}"`) as string) : name; // a string of JSON
};

/** Goes through a text that is JSON; asked when there are duplicates, to say where. */
export const firstDuplicateKey = (text: string): DuplicateKey | undefined => {
  const frames: Frame[] = [];
  let isName = false;
  for (let at = 0; at < text.length; at += 1) {
    const frame = frames.at(-1);
    const character = text.charAt(at);
    if (character === '"') {
      const end = stringEnd(text, at);
      if (isName && frame?.names !== undefined) {
        const key = nameIn(text, at, end);
        frame.step = key;
        const first = frame.names.get(key);
        if (first !== undefined) return { key, pointer: pointerOf(frames), first, second: at };
        frame.names.set(key, at);
        isName = false;
      }
      at = end - 1;
    } else if (character === '{') {
      frames.push({ names: new Map(), step: '' });
      isName = true;
    } else if (character === '[') {
      frames.push({ names: undefined, step: 0 });
      isName = false;
    } else if (character === '}' || character === ']') {
      frames.pop();
      isName = false;
    } else if (character === ',' && frame !== undefined) {
      isName = frame.names !== undefined;
      if (typeof frame.step === 'number') frame.step += 1;
    }
  }
  return undefined;
};
