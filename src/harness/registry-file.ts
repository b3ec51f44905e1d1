/** Registry files from disk, with every mistake and its place. */
import { tell, type ToldMistake } from '../../simulator/registry/file/mistake.ts';
import { readRegistryText, type ReadRegistry } from '../../simulator/registry/file/read.ts';
import type { RegistryData } from '../../simulator/registry/types.ts';

type ToldMistakes = {
  readonly mistakes: readonly ToldMistake[];
  /** How many more rows have mistakes, if there are too many to list. */
  readonly furtherRows: number;
};

export type CheckedFile =
  | {
      readonly ok: true;
      readonly read: Extract<ReadRegistry, { ok: true }>;
      /** The contents of the text, as data. */
      readonly given: object;
    }
  | ({ readonly ok: false } & ToldMistakes);

/** @param extending the rows the file adds to; by default, the registry that the file names */
export const checkRegistryText = async (text: string, extending?: RegistryData): Promise<CheckedFile> => {
  const read = await readRegistryText(text, extending);
  return read.ok
    ? { ok: true, read, given: read.given }
    : { ok: false, mistakes: read.mistakes.map((mistake) => tell(mistake, 'en')), furtherRows: read.furtherRows ?? 0 };
};

const shown = (received: unknown): string => (received === null ? 'nothing' : JSON.stringify(received));

const placeOf = ({ line, column }: ToldMistake): string =>
  line === undefined ? '' : `:${String(line)}:${String(column ?? 1)}`;

/** As editors read it: `file:line:column`, then the actual value, the expected one and the remedy. */
export const mistakeText = (file: string, mistake: ToldMistake): string =>
  [
    `${file}${placeOf(mistake)} ${mistake.path} (${mistake.code})`,
    `  received ${shown(mistake.received)}; expected ${mistake.expected}`,
    `  ${mistake.fix}`,
  ].join('\n');

const further = (rows: number): string => {
  if (rows === 0) return '';
  return rows === 1 ? ' 1 more row has mistakes.' : ` ${String(rows)} more rows have mistakes.`;
};

export const mistakesText = (file: string, { mistakes, furtherRows }: ToldMistakes): string => {
  const count = mistakes.length === 1 ? '1 mistake' : `${String(mistakes.length)} mistakes`;
  return [...mistakes.map((mistake) => mistakeText(file, mistake)), `${file}: ${count}.${further(furtherRows)}`].join(
    '\n',
  );
};

/** The first of them in one sentence, and where to see all. */
export const firstMistakeText = (file: string, { mistakes: [first, ...others], furtherRows }: ToldMistakes): string => {
  if (first === undefined) return `${file} cannot be used.`;
  const { path, code, received, expected, fix } = first;
  const count = `${furtherRows === 0 ? '' : 'At least '}${String(others.length + furtherRows)} more`;
  const more = others.length === 0 ? '' : ` ${count}: ensayo registry check ${file}.`;
  return `${file}${placeOf(first)} cannot be used: at ${path} (${code}) it has ${shown(received)}; expected ${expected}. ${fix}${more}`;
};
