/** Registry files from disk, with every mistake and its place. */
import { pointer, readRegistryText, type Mistake, type RegistryData } from '../../simulator/registry/index.ts';
import { bilingual, composed, joined, same, type Bilingual, type Part } from '../common/text/bilingual.ts';

type ReadRegistry = Awaited<ReturnType<typeof readRegistryText>>;

type Mistakes = {
  readonly mistakes: readonly Mistake[];
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
  | ({ readonly ok: false } & Mistakes);

/** @param extending the rows the file adds to; by default, the registry that the file names */
export const checkRegistryText = async (text: string, extending?: RegistryData): Promise<CheckedFile> => {
  const read = await readRegistryText(text, extending);
  return read.ok
    ? { ok: true, read, given: read.given }
    : { ok: false, mistakes: read.mistakes, furtherRows: read.furtherRows ?? 0 };
};

const shown = (received: unknown): Bilingual =>
  received === null || received === undefined ? { en: 'nothing', es: 'nada' } : same(JSON.stringify(received));

const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

const fixOf = ({ fix }: Mistake): Bilingual => composed((language) => sentence(fix[language]));

const placeOf = ({ line, column }: Mistake): string =>
  line === undefined ? '' : `:${String(line)}:${String(column ?? 1)}`;

/** As editors read it: `file:line:column`, then the actual value, the expected one and the remedy. */
const mistakeText = (file: string, mistake: Mistake): Bilingual => {
  const { code, path, received, expected } = mistake;
  const found = shown(received);
  const values = {
    en: `received ${found.en}; expected ${expected.en}`,
    es: `recibido ${found.es}; esperado ${expected.es}`,
  };
  return bilingual`${file}${placeOf(mistake)} ${pointer(path)} (${code})\n  ${values}\n  ${fixOf(mistake)}`;
};

const further = (rows: number): Part => {
  if (rows === 0) return '';
  return rows === 1
    ? { en: ' 1 more row has mistakes.', es: ' Otra fila tiene errores.' }
    : { en: ` ${String(rows)} more rows have mistakes.`, es: ` Otras ${String(rows)} filas tienen errores.` };
};

export const mistakesText = (file: string, { mistakes, furtherRows }: Mistakes): Bilingual => {
  const count =
    mistakes.length === 1
      ? { en: '1 mistake', es: '1 error' }
      : { en: `${String(mistakes.length)} mistakes`, es: `${String(mistakes.length)} errores` };
  const all = mistakes.map((mistake) => mistakeText(file, mistake));
  return joined([...all, bilingual`${file}: ${count}.${further(furtherRows)}`], '\n');
};

/** The first of them in one sentence, and where to see all. */
export const firstMistakeText = (file: string, { mistakes: [first, ...others], furtherRows }: Mistakes): Bilingual => {
  if (first === undefined) return { en: `${file} cannot be used.`, es: `${file} no se puede usar.` };
  const { code, received, expected } = first;
  const [found, fix, path] = [shown(received), fixOf(first), pointer(first.path)];
  const rest = String(others.length + furtherRows);
  const count =
    furtherRows === 0
      ? { en: `${rest} more`, es: `${rest} más` }
      : { en: `At least ${rest} more`, es: `Al menos ${rest} más` };
  const more = others.length === 0 ? '' : bilingual` ${count}: ensayo registry check ${file}.`;
  const place = `${file}${placeOf(first)}`;
  const what = {
    en: `cannot be used: at ${path} (${code}) it has ${found.en}; expected ${expected.en}.`,
    es: `no se puede usar: en ${path} (${code}) tiene ${found.es}; se esperaba ${expected.es}.`,
  };
  return bilingual`${place} ${what} ${fix}${more}`;
};
