/** Files named by users: read within a limit, written atomically, and refused in one sentence. */
import { isUtf8 } from 'node:buffer';
import { closeSync, fstatSync, openSync, readSync, rmSync, statSync, writeFileSync, type Stats } from 'node:fs';
import { jsonProblemText, readJson } from '../common/json/read-json.ts';
import { writePrivateFile } from '../common/private-files.ts';
import { isStartProblem, startProblem, type StartProblem } from '../common/start-error.ts';
import type { Bilingual } from '../common/text/bilingual.ts';

/** The meaning of the system's error numbers for somebody who named a path, and the remedy. */
const reasons: Readonly<Record<string, readonly [found: Bilingual, fix: Bilingual]>> = {
  ENOENT: [
    { en: 'there is no such file or folder', es: 'no existe ese archivo o carpeta' },
    { en: 'Correct the path', es: 'Corrija la ruta' },
  ],
  EACCES: [
    { en: 'this user has no rights to it', es: 'este usuario no tiene permisos' },
    { en: 'Change its rights, or name another path', es: 'Cambie los permisos, o indique otra ruta' },
  ],
  EPERM: [
    { en: 'this user has no rights to it', es: 'este usuario no tiene permisos' },
    { en: 'Change its rights, or name another path', es: 'Cambie los permisos, o indique otra ruta' },
  ],
  EISDIR: [
    { en: 'it is a folder', es: 'es una carpeta' },
    { en: 'Name a file', es: 'Indique un archivo' },
  ],
  ENOTDIR: [
    { en: 'part of the path is a file, not a folder', es: 'una parte de la ruta es un archivo, no una carpeta' },
    { en: 'Name another path', es: 'Indique otra ruta' },
  ],
  // For a folder to be created: something else has its name.
  EEXIST: [
    { en: 'it is not a folder', es: 'no es una carpeta' },
    { en: 'Name a folder', es: 'Indique una carpeta' },
  ],
  EROFS: [
    { en: 'the file system is read-only', es: 'el sistema de archivos es de solo lectura' },
    { en: 'Name another path', es: 'Indique otra ruta' },
  ],
  ENOSPC: [
    { en: 'the disk is full', es: 'el disco está lleno' },
    { en: 'Free some space, or name another path', es: 'Libere espacio, o indique otra ruta' },
  ],
  EDQUOT: [
    { en: 'the quota of this user is used up', es: 'se agotó la cuota de este usuario' },
    { en: 'Free some space, or name another path', es: 'Libere espacio, o indique otra ruta' },
  ],
  EFBIG: [
    { en: 'the file would exceed the limit of file sizes', es: 'el archivo excedería el límite de tamaño' },
    { en: 'Raise it (ulimit -f)', es: 'Auméntelo (ulimit -f)' },
  ],
  EIO: [
    { en: 'the disk reports an error', es: 'el disco reporta un error' },
    { en: 'Check the disk, or name another path', es: 'Revise el disco, o indique otra ruta' },
  ],
  EMFILE: [
    { en: 'too many files are open', es: 'hay demasiados archivos abiertos' },
    { en: 'Raise the limit (ulimit -n)', es: 'Aumente el límite (ulimit -n)' },
  ],
  ENAMETOOLONG: [
    { en: 'the name is too long', es: 'el nombre es demasiado largo' },
    { en: 'Name another path', es: 'Indique otra ruta' },
  ],
  ERR_INVALID_ARG_VALUE: [
    { en: 'there is a NUL in the path', es: 'la ruta contiene un carácter NUL' },
    { en: 'Name another path', es: 'Indique otra ruta' },
  ],
  ELOOP: [
    { en: 'its links lead in a circle', es: 'sus enlaces forman un círculo' },
    { en: 'Name another path', es: 'Indique otra ruta' },
  ],
};

const readCodes: Readonly<Record<string, string>> = { ENOENT: 'file-not-found', EISDIR: 'not-a-file' };

const writeCodes: Readonly<Record<string, string>> = {
  ENOTDIR: 'not-a-folder',
  EEXIST: 'not-a-folder',
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
};

/** Node refuses a NUL before the system sees it. */
const numberOf = (error: unknown, path: string): string | undefined =>
  error instanceof Error && 'code' in error && ('syscall' in error || path.includes('\0'))
    ? String(error.code)
    : undefined;

const systemProblem = (tried: 'read' | 'write', path: string, number: string): StartProblem => {
  const [found, fix] = reasons[number] ?? [
    { en: `the system reports ${number}`, es: `el sistema reporta ${number}` },
    { en: 'Name another path', es: 'Indique otra ruta' },
  ];
  const codes = tried === 'read' ? readCodes : writeCodes;
  const code = codes[number] ?? (tried === 'read' ? 'file-not-readable' : 'not-writable');
  return startProblem(code, {
    en: `Cannot ${tried} ${path}: ${found.en}. ${fix.en}.`,
    es: `No se puede ${tried === 'read' ? 'leer' : 'escribir'} ${path}: ${found.es}. ${fix.es}.`,
  });
};

/** The message in place of the system's error about a file; undefined if the error is about something else. */
export const fileProblem = (tried: 'read' | 'write', path: string, error: unknown): StartProblem | undefined => {
  const number = numberOf(error, path);
  return number === undefined ? undefined : systemProblem(tried, path, number);
};

/** @throws StartProblem for a path that cannot be read */
export const givenStats = (path: string): Stats => {
  try {
    return statSync(path);
  } catch (error) {
    throw fileProblem('read', path, error) ?? error;
  }
};

const rethrown = (path: string, error: unknown): unknown =>
  isStartProblem(error) ? error : (fileProblem('write', path, error) ?? error);

/**
 * Does work that writes to the path of an option.
 * @param path with the option: `--out reports/x`
 * @throws StartProblem in place of the file system's errors
 */
export const writingTo = <T>(path: string, work: () => T): T => {
  try {
    return work();
  } catch (error) {
    throw rethrown(path, error);
  }
};

/** The same for asynchronous work. */
export const writingAllTo = async <T>(path: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw rethrown(path, error);
  }
};

/** Far larger than any certificate, registry or document. */
const mostBytes = 64 * 1024 * 1024;

const tooLarge = (path: string): StartProblem =>
  startProblem('file-too-large', {
    en: `Cannot read ${path}: it has more than ${String(mostBytes >> 20)} MB. Name another.`,
    es: `No se puede leer ${path}: tiene más de ${String(mostBytes >> 20)} MB. Indique otro.`,
  });

/** A pipe or a device does not report its length: it is read up to the limit. */
const readAll = (descriptor: number, path: string): Buffer => {
  if (fstatSync(descriptor).size > mostBytes) throw tooLarge(path);
  const chunks: Buffer[] = [];
  for (let total = 0; ;) {
    const chunk = Buffer.allocUnsafe(256 * 1024);
    const count = readSync(descriptor, chunk);
    if (count === 0) return Buffer.concat(chunks);
    total += count;
    if (total > mostBytes) throw tooLarge(path);
    chunks.push(chunk.subarray(0, count));
  }
};

/**
 * Opened anew where that is possible, because others may have made the descriptor itself non-blocking. Windows has no
 * path for it; a socket, which Node gives to its children, cannot be opened, nor can a file of another user.
 */
const openStdin = (): number => {
  try {
    return openSync('/dev/stdin', 'r');
  } catch {
    return 0;
  }
};

/**
 * The bytes of a file that the user named, or of standard input (`-`).
 * @param option that named it, for the sentence
 * @throws StartProblem for an unreadable file and for more than 64 MB
 */
export const readGivenFile = (file: string, option?: string): Buffer => {
  const path = option === undefined ? file : `${option} ${file}`;
  let descriptor: number | undefined;
  try {
    descriptor = file === '-' ? openStdin() : openSync(file, 'r');
    return readAll(descriptor, path);
  } catch (error) {
    throw fileProblem('read', path, error) ?? error;
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
};

/** The line, from 1, in which UTF-8 ends. */
const lineOfDefect = (bytes: Buffer): number => {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    const stop = end === -1 ? bytes.length : end + 1;
    if (!isUtf8(bytes.subarray(start, stop))) return line;
    start = stop;
  }
  return line;
};

/**
 * The text of a file that the user named, without byte order mark.
 * @throws StartProblem as `readGivenFile`, and for another encoding than UTF-8
 */
export const readGivenText = (file: string, option?: string): string => {
  const bytes = readGivenFile(file, option);
  const isUtf16 = bytes.includes(0);
  if (isUtf8(bytes) && !isUtf16) return bytes.toString('utf8').replace(/^\ufeff/, '');
  const path = option === undefined ? file : `${option} ${file}`;
  const line = String(lineOfDefect(bytes));
  const found = isUtf16
    ? { en: 'it looks like UTF-16', es: 'parece UTF-16' }
    : { en: `line ${line} is not UTF-8, perhaps Latin-1`, es: `la línea ${line} no es UTF-8, quizás es Latin-1` };
  throw startProblem('not-utf8', {
    en: `Cannot read ${path}: ${found.en}. Save it as UTF-8.`,
    es: `No se puede leer ${path}: ${found.es}. Guárdelo como UTF-8.`,
  });
};

/**
 * The object in a JSON file that the user named.
 * @throws StartProblem with the place, for a file that is not JSON or has a duplicate key
 */
export const readGivenJson = (file: string, option: string): object => {
  const read = readJson(readGivenText(file, option));
  if (!read.ok)
    throw startProblem('not-json', {
      en: `Cannot read ${option} ${file}:${jsonProblemText(read.problem).en}`,
      es: `No se puede leer ${option} ${file}:${jsonProblemText(read.problem).es}`,
    });
  if (typeof read.value === 'object' && read.value !== null) return read.value;
  throw startProblem('not-json', {
    en: `Cannot read ${option} ${file}: it holds no JSON object. Name the file that was written.`,
    es: `No se puede leer ${option} ${file}: no contiene un objeto JSON. Indique el archivo que se escribió.`,
  });
};

type NewFile = {
  readonly file: string;
  readonly bytes: Uint8Array;
  /** `never` for a caller that offers no way to overwrite. */
  readonly force?: boolean | 'never' | undefined;
  /** That named it, for the sentence. */
  readonly option?: string;
};

const isThere = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Fails if the file exists; leaves no incomplete one behind. */
const writeFirst = (file: string, bytes: Uint8Array): void => {
  const descriptor = openSync(file, 'wx', 0o600);
  try {
    writeFileSync(descriptor, bytes);
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
};

/** A link that leads nowhere, or round in a circle, is none. */
const isFolderAt = (path: string): boolean => {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
};

/**
 * Readable only by its owner, since it may contain a key; an existing file stays unless `force` is set.
 * @throws StartProblem for a file that cannot be written
 */
export const writeNewFile = ({ file, bytes, force = false, option = '--out' }: NewFile): void => {
  try {
    if (force === true) writePrivateFile(file, bytes);
    else writeFirst(file, bytes);
  } catch (error) {
    if (!isThere(error)) throw rethrown(`${option} ${file}`, error);
    if (isFolderAt(file)) throw systemProblem('write', `${option} ${file}`, 'EISDIR');
    const forced =
      force === 'never'
        ? { en: '', es: '' }
        : { en: ', or overwrite it with --force', es: ', o sobrescríbalo con --force' };
    throw startProblem('file-exists', {
      en: `Cannot write ${file}: it exists already. Name another file${forced.en}.`,
      es: `No se puede escribir ${file}: ya existe. Indique otro archivo${forced.es}.`,
    });
  }
};
