/** Registry files from disk, with every mistake told where it stands. */
import { readFileSync } from 'node:fs';
import { tell, type ToldMistake } from '../../simulator/registry/file/mistake.ts';
import { readRegistryText, type ReadRegistry } from '../../simulator/registry/file/read.ts';
import type { RegistryData } from '../../simulator/registry/types.ts';

export type CheckedFile =
  | {
      readonly ok: true;
      readonly read: Extract<ReadRegistry, { ok: true }>;
      /** What the text says, as data. */
      readonly given: object;
    }
  | { readonly ok: false; readonly mistakes: readonly ToldMistake[] };

export type FileText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string };

export const readTextFile = (file: string): FileText => {
  try {
    return { ok: true, text: readFileSync(file, 'utf8') };
  } catch (error) {
    return { ok: false, reason: `Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}` };
  }
};

/** @param extending what the file's rows come to; the registry that the file says, else */
export const checkRegistryText = async (text: string, extending?: RegistryData): Promise<CheckedFile> => {
  const read = await readRegistryText(text, extending);
  return read.ok
    ? { ok: true, read, given: read.given }
    : { ok: false, mistakes: read.mistakes.map((mistake) => tell(mistake, 'en')) };
};

const shown = (received: unknown): string => (received === null ? 'nothing' : JSON.stringify(received));

const placeOf = ({ line, column }: ToldMistake): string =>
  line === undefined ? '' : `:${String(line)}:${String(column ?? 1)}`;

/** As editors read it: `file:line:column`, then what was received, what was expected, what to do. */
export const mistakeText = (file: string, mistake: ToldMistake): string =>
  [
    `${file}${placeOf(mistake)} ${mistake.path} (${mistake.code})`,
    `  received ${shown(mistake.received)}; expected ${mistake.expected}`,
    `  ${mistake.fix}`,
  ].join('\n');

export const mistakesText = (file: string, mistakes: readonly ToldMistake[]): string => {
  const count = mistakes.length === 1 ? '1 mistake' : `${String(mistakes.length)} mistakes`;
  return [...mistakes.map((mistake) => mistakeText(file, mistake)), `${file}: ${count}.`].join('\n');
};
