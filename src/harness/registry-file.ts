/** Registry files from disk, with every mistake and its place. */
import { tell, readRegistryText, type RegistryData } from '../../simulator/registry/index.ts';
import { say, spoken } from './say.ts';

type ReadRegistry = Awaited<ReturnType<typeof readRegistryText>>;
type ToldMistake = ReturnType<typeof tell>;

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
    : {
        ok: false,
        mistakes: read.mistakes.map((mistake) => tell(mistake, spoken())),
        furtherRows: read.furtherRows ?? 0,
      };
};

const shown = (received: unknown): string => (received === null ? say('nothing', 'nada') : JSON.stringify(received));

const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

const placeOf = ({ line, column }: ToldMistake): string =>
  line === undefined ? '' : `:${String(line)}:${String(column ?? 1)}`;

/** As editors read it: `file:line:column`, then the actual value, the expected one and the remedy. */
export const mistakeText = (file: string, mistake: ToldMistake): string =>
  [
    `${file}${placeOf(mistake)} ${mistake.path} (${mistake.code})`,
    say(
      `  received ${shown(mistake.received)}; expected ${mistake.expected}`,
      `  recibido ${shown(mistake.received)}; esperado ${mistake.expected}`,
    ),
    `  ${sentence(mistake.fix)}`,
  ].join('\n');

const further = (rows: number): string => {
  if (rows === 0) return '';
  return rows === 1
    ? say(' 1 more row has mistakes.', ' Otra fila tiene errores.')
    : say(` ${String(rows)} more rows have mistakes.`, ` Otras ${String(rows)} filas tienen errores.`);
};

export const mistakesText = (file: string, { mistakes, furtherRows }: ToldMistakes): string => {
  const count =
    mistakes.length === 1
      ? say('1 mistake', '1 error')
      : say(`${String(mistakes.length)} mistakes`, `${String(mistakes.length)} errores`);
  return [...mistakes.map((mistake) => mistakeText(file, mistake)), `${file}: ${count}.${further(furtherRows)}`].join(
    '\n',
  );
};

/** The first of them in one sentence, and where to see all. */
export const firstMistakeText = (file: string, { mistakes: [first, ...others], furtherRows }: ToldMistakes): string => {
  if (first === undefined) return say(`${file} cannot be used.`, `${file} no se puede usar.`);
  const { path, code, received, expected } = first;
  const fix = sentence(first.fix);
  const rest = String(others.length + furtherRows);
  const count =
    furtherRows === 0 ? say(`${rest} more`, `${rest} más`) : say(`At least ${rest} more`, `Al menos ${rest} más`);
  const more = others.length === 0 ? '' : ` ${count}: ensayo registry check ${file}.`;
  const place = `${file}${placeOf(first)}`;
  return say(
    `${place} cannot be used: at ${path} (${code}) it has ${shown(received)}; expected ${expected}. ${fix}${more}`,
    `${place} no se puede usar: en ${path} (${code}) tiene ${shown(received)}; se esperaba ${expected}. ${fix}${more}`,
  );
};
