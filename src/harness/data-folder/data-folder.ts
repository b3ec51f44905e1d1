/**
 * What the services need to use a data folder: this run, and the key of its secrets, which comes from a file, from the
 * environment, or from the user's settings folder, where it is created on first use.
 */
import { english, spanish, type Part } from '../../common/text/bilingual.ts';
import { existsSync, linkSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { makePrivate, makePrivateFolder, writePrivateFile } from '../../common/private-files.ts';
import { startProblem, type StartProblem } from '../../common/start-error.ts';
import type { DataAccess, NewKey } from '../../common/store/data-file.ts';
import { dataKey, newKeyText, parseKey, type DataKey } from '../../common/store/data-key.ts';
import { createRun, type JoinedRun } from '../../common/store/run-lock.ts';

export type DataFolderOptions = {
  /** A file with the key; by default it comes from `ENSAYO_KEY` or the user's file. */
  readonly keyFile?: string | undefined;
  readonly onNotice?: ((notice: Part) => void) | undefined;
  /** The run of another process, which holds the folder. */
  readonly joined?: JoinedRun | undefined;
};

/** Outside every data folder: a copy of the folder must not include its key. */
const userKeyFile = (): string => {
  const { APPDATA, XDG_CONFIG_HOME } = process.env;
  const [given, fallback] =
    process.platform === 'win32'
      ? [APPDATA, join(homedir(), 'AppData', 'Roaming')]
      : [XDG_CONFIG_HOME, join(homedir(), '.config')];
  return join(given !== undefined && isAbsolute(given) ? given : fallback, 'ensayo', 'data.key');
};

/** The path as the system resolves it; a missing one is resolved through its folder. */
const realPath = (path: string): string => {
  const absolute = resolve(path);
  if (existsSync(absolute)) return realpathSync(absolute);
  return dirname(absolute) === absolute ? absolute : join(realPath(dirname(absolute)), basename(absolute));
};

const refuseInside = (folder: string | undefined, file: string): void => {
  if (folder === undefined) return;
  const way = relative(realPath(folder), realPath(file));
  if (way.startsWith('..') || isAbsolute(way)) return;
  throw startProblem('data-key-inside', {
    en: `The key file ${file} lies inside the data folder ${folder}, and whoever copies the folder would have it. Name a file elsewhere with --key-file, or set ENSAYO_KEY.`,
    es: `El archivo de clave ${file} está dentro de la carpeta de datos ${folder}, y quien copie la carpeta lo tendría. Indique con --key-file un archivo en otro lugar, o defina ENSAYO_KEY.`,
  });
};

const expectedKey =
  '32 bytes as Base64 (44 characters) or as hexadecimal digits (64), as `openssl rand -base64 32` makes them';

const expectedKeyInSpanish =
  '32 bytes en Base64 (44 caracteres) o en dígitos hexadecimales (64), como los genera `openssl rand -base64 32`';

const keyOf = (text: string, source: Part): DataKey => {
  const bytes = parseKey(text);
  if (bytes !== undefined) return dataKey(bytes);
  const { length } = text.trim();
  throw startProblem('data-key-unusable', {
    en: `${english(source)} holds no key: it has ${String(length)} characters. Expected ${expectedKey}.`,
    es: `${spanish(source)} no contiene una clave: tiene ${String(length)} caracteres. Se esperaban ${expectedKeyInSpanish}.`,
  });
};

const unreadable = (file: string, error: unknown): StartProblem => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  return startProblem('data-key-unusable', {
    en: `The key file ${file} cannot be read (${code}). Name a file with ${expectedKey}.`,
    es: `El archivo de clave ${file} no se puede leer (${code}). Indique un archivo con ${expectedKeyInSpanish}.`,
  });
};

const readKey = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw unreadable(file, error);
  }
};

/** A mounted key belongs to somebody else, with the permissions that they chose; our own is private. */
const refuseOpen = (file: string): void => {
  if (process.platform === 'win32' || !existsSync(file)) return;
  const { mode, uid } = statSync(file);
  if ((mode & 0o077) === 0 || uid !== process.getuid?.()) return;
  throw startProblem('data-key-open', {
    en: `Others can read the key file ${file}. Close it to them: chmod 600 ${file}`,
    es: `Otros usuarios pueden leer el archivo de clave ${file}. Restrinja su acceso: chmod 600 ${file}`,
  });
};

const isThere = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Written atomically, and never over another: two runs that start at once read the same key. */
const createKey = (file: string): void => {
  const unfinished = `${file}.${String(process.pid)}`;
  try {
    makePrivateFolder(dirname(file));
    writePrivateFile(unfinished, newKeyText());
    linkSync(unfinished, file);
  } catch (error) {
    if (!isThere(error)) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
      throw startProblem('data-key-not-created', {
        en: `The key file ${file} cannot be created (${code}). Set ENSAYO_KEY, or name a file with --key-file: ${expectedKey}.`,
        es: `El archivo de clave ${file} no se puede crear (${code}). Defina ENSAYO_KEY, o indique un archivo con --key-file: ${expectedKeyInSpanish}.`,
      });
    }
  } finally {
    rmSync(unfinished, { force: true });
  }
};

/** The key in a file, which is created if there is none. */
export const keyInFile = (folder: string | undefined, file: string): DataKey => {
  refuseInside(folder, file);
  if (!existsSync(file)) createKey(file);
  refuseOpen(file);
  return keyOf(readKey(file), { en: `The key file ${file}`, es: `El archivo de clave ${file}` });
};

/** The key in a file, which is created only when the first database gets it. */
export const newKeyInFile = (folder: string, file: string): NewKey => {
  refuseInside(folder, file);
  return {
    id: () => (existsSync(file) ? keyInFile(folder, file).id : undefined),
    created: () => keyInFile(folder, file),
  };
};

const wayOut = 'docs/data-folder.md describes what to do when it is lost';

const wayOutInSpanish = 'docs/data-folder.md describe qué hacer si se perdió';

type Source = { readonly name: string; readonly key: DataKey };

type Asked = Pick<DataFolderOptions, 'onNotice'> & { readonly file: string; readonly needed: string | undefined };

const givenSource = (folder: string | undefined, { keyFile }: DataFolderOptions): Source | undefined => {
  const { ENSAYO_KEY: text = '' } = process.env;
  if (keyFile !== undefined) {
    refuseInside(folder, keyFile);
    refuseOpen(keyFile);
    return {
      name: `--key-file ${keyFile}`,
      key: keyOf(readKey(keyFile), { en: `The key file ${keyFile}`, es: `El archivo de clave ${keyFile}` }),
    };
  }
  return text === '' ? undefined : { name: 'ENSAYO_KEY', key: keyOf(text, 'ENSAYO_KEY') };
};

const userSource = (folder: string | undefined, { file, needed, onNotice }: Asked): Source => {
  const own = userKeyFile();
  refuseInside(folder, own);
  if (needed !== undefined && !existsSync(own)) {
    throw startProblem('data-key-missing', {
      en: `The database ${file} was encrypted with the key ${needed}, and there is none: --key-file and ENSAYO_KEY are not set, and ${own} does not exist. Give the key in one of these ways; ${wayOut}.`,
      es: `La base de datos ${file} se cifró con la clave ${needed}, y no hay ninguna: --key-file y ENSAYO_KEY no están definidas, y ${own} no existe. Suministre la clave de una de estas formas; ${wayOutInSpanish}.`,
    });
  }
  if (existsSync(own)) makePrivate(own);
  else {
    onNotice?.({
      en: `The secrets in ${folder ?? 'the database'} are encrypted with the new key in ${own}. Keep a copy of it: without it they cannot be read.`,
      es: `Los secretos de ${folder ?? 'la base de datos'} están cifrados con la nueva clave de ${own}. Guarde una copia: sin ella no se pueden leer.`,
    });
  }
  return { name: own, key: keyInFile(folder, own) };
};

/**
 * Nothing is read until a database is opened.
 * @param folder undefined for a database that is elsewhere
 */
export const accessToSecrets = (folder: string | undefined, options: DataFolderOptions = {}): DataAccess => {
  const { onNotice } = options;
  let source: Source | undefined;
  return {
    run: createRun(options.joined),
    onNotice,
    keyFor: (file, needed) => {
      source ??= givenSource(folder, options) ?? userSource(folder, { file, needed, onNotice });
      const { name, key } = source;
      if (needed === undefined || needed === key.id) return key;
      throw startProblem('data-key-wrong', {
        en: `The database ${file} was encrypted with the key ${needed}, and ${name} holds the key ${key.id}. Give the other one with --key-file or ENSAYO_KEY; ${wayOut}.`,
        es: `La base de datos ${file} se cifró con la clave ${needed}, y ${name} contiene la clave ${key.id}. Suministre la otra con --key-file o ENSAYO_KEY; ${wayOutInSpanish}.`,
      });
    },
  };
};
