/** The folder of `--data`: what the file system and the database say about it, in a sentence. */
import { isStartProblem, startProblem, type StartProblem } from '../../common/start-error.ts';
import { fileProblem } from '../files.ts';

/** Result codes of SQLite by their beginning, the longest first: https://www.sqlite.org/rescode.html */
const databaseProblems: readonly (readonly [prefix: string, code: string, found: string, fix: string])[] = [
  ['SQLITE_IOERR', 'not-writable', 'the disk reports an error, or is full', 'Free some space, or check the disk'],
  ['SQLITE_FULL', 'disk-full', 'the disk is full', 'Free some space, or name another folder'],
  ['SQLITE_READONLY', 'not-writable', 'its databases are read-only', 'Change their rights, or name another folder'],
  [
    'SQLITE_CANTOPEN',
    'not-writable',
    'a database in it cannot be opened',
    'Change the rights of the folder and its files, or name another folder',
  ],
  ['SQLITE_PERM', 'not-writable', 'this user has no rights to it', 'Change its rights, or name another folder'],
  [
    'SQLITE_NOTADB',
    'data-damaged',
    'a file in it is not a database of Ensayo',
    'Restore the folder from a copy, or name another folder',
  ],
  [
    'SQLITE_CORRUPT',
    'data-damaged',
    'a database in it is damaged',
    'Restore the folder from a copy, or name another folder',
  ],
  ['SQLITE_BUSY', 'data-in-use', 'another process is using it', 'Stop that process, or name another folder'],
  ['SQLITE_LOCKED', 'data-in-use', 'another process is using it', 'Stop that process, or name another folder'],
];

/** Where a file cannot even be opened, libsql gives the number alone, at the end of its message. */
const numbers: Readonly<Record<string, string>> = {
  '3': 'SQLITE_PERM',
  '8': 'SQLITE_READONLY',
  '10': 'SQLITE_IOERR',
  '13': 'SQLITE_FULL',
  '14': 'SQLITE_CANTOPEN',
};

const resultCodeOf = (error: Error): string => {
  const [, number = ''] = /Unable to open connection .*: (\d+)"\)$/.exec(error.message) ?? [];
  return numbers[number] ?? ('code' in error ? String(error.code) : '');
};

const databaseProblem = (data: string, error: unknown): StartProblem | undefined => {
  if (!(error instanceof Error)) return undefined;
  const number = resultCodeOf(error);
  const known = databaseProblems.find(([prefix]) => number.startsWith(prefix));
  if (known === undefined) return undefined;
  const [, code, found, fix] = known;
  return startProblem(code, `Cannot use --data ${data}: ${found} (${number}). ${fix}.`);
};

/** Files elsewhere are not the folder's. */
const isIn = (data: string, error: unknown): boolean =>
  error instanceof Error && 'path' in error && String(error.path).startsWith(data);

/**
 * Starts services that keep their state in that folder.
 * @throws StartProblem in place of what the file system and the database throw about it
 */
export const withDataFolder = async <T>(data: string | undefined, start: () => Promise<T>): Promise<T> => {
  try {
    return await start();
  } catch (error) {
    if (data === undefined || isStartProblem(error)) throw error;
    const about = isIn(data, error) ? fileProblem('write', `--data ${data}`, error) : databaseProblem(data, error);
    throw about ?? error;
  }
};
