/**
 * Files and folders that only their owner may use, whatever the umask: data, traces, keys and reports contain personal
 * documents, tokens and keys. On Windows modes mean nothing; there the folder inherits the permissions of the profile.
 */
import type { Bilingual } from './text/bilingual.ts';
import {
  chmodSync,
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  type Stats,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { startProblem, type StartProblem } from './start-error.ts';

const fileMode = 0o600;
const folderMode = 0o700;

/** The permissions of group and others. */
const others = 0o077;

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const isOurs = ({ uid }: Stats): boolean => process.getuid === undefined || uid === process.getuid();

const isOpen = ({ mode }: Stats): boolean => process.platform !== 'win32' && (mode & others) !== 0;

/**
 * Removes other users' permissions from an existing file.
 * @returns a sentence if it belongs to somebody else and stays open, otherwise undefined
 */
export const makePrivate = (path: string): string | undefined => {
  const stats = statSync(path);
  if (!isOpen(stats)) return undefined;
  if (!isOurs(stats)) {
    return `Others can use ${path}, which belongs to the user ${String(stats.uid)}: its owner should run chmod go-rwx on it.`;
  }
  chmodSync(path, stats.mode & 0o7777 & ~others);
  return undefined;
};

/**
 * Creates a folder, and missing ones above it. An existing one keeps its permissions. Step by step, because Node's own
 * way (`recursive`) never returns if the system denies that a parent exists, as in /proc.
 * @throws the system's error, `EEXIST` if something else has that name
 */
export const makePrivateFolder = (folder: string): void => {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return;
  const parent = dirname(resolve(folder));
  if (parent !== resolve(folder)) makePrivateFolder(parent);
  try {
    mkdirSync(folder, { mode: folderMode });
  } catch (error) {
    // Another process may have been quicker.
    if (!hasCode(error, 'EEXIST') || !statSync(folder).isDirectory()) throw error;
  }
};

/** Creates an empty file without opening an existing one: closing it again would drop SQLite's locks on it. */
export const touchPrivateFile = (file: string): void => {
  try {
    closeSync(openSync(file, 'wx', fileMode));
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
};

/** The system's names for the open files of a process: `/dev/stdout`, `/dev/fd/63` of a shell's `>(…)`. */
const openFileName = /^\/(?:dev\/(?:stdout|stderr|fd\/\d+)|proc\/(?:self|\d+)\/fd\/\d+)$/;

/** A pipe that somebody else made passes on what is written. */
const isTrustedPipe = (stats: Stats): boolean => stats.isFIFO() && isOurs(stats);

/**
 * Whether a path is written to instead of being replaced: a device, a pipe, an open file of this process. Any other
 * link is replaced, because somebody else may have put it there to read the output, or to have another file
 * overwritten.
 */
export const isWrittenThrough = (file: string): boolean => {
  if (openFileName.test(resolve(file))) return true;
  const own = lstatSync(file, { throwIfNoEntry: false });
  if (own === undefined) return false;
  if (own.isSymbolicLink()) return statSync(file, { throwIfNoEntry: false })?.isCharacterDevice() ?? false;
  return own.isCharacterDevice() || isTrustedPipe(own);
};

const mostLeftovers = 100;

/** Opens a new file next to another; an existing file or link with that name is left alone. */
const openBeside = (file: string): { readonly path: string; readonly descriptor: number } => {
  for (let turn = 0; ; turn += 1) {
    const path = `${file}.${String(process.pid)}.${String(turn)}`;
    try {
      return { path, descriptor: openSync(path, 'wx', fileMode) };
    } catch (error) {
      if (!hasCode(error, 'EEXIST') || turn === mostLeftovers) throw error;
    }
  }
};

const replace = (file: string, content: string | Uint8Array): void => {
  const { path, descriptor } = openBeside(file);
  try {
    try {
      writeFileSync(descriptor, content);
    } finally {
      closeSync(descriptor);
    }
    renameSync(path, file);
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
};

/**
 * Writes or rewrites a file atomically, so that a full disk leaves the old contents and nobody reads half of it. A link
 * is replaced by the file, and its target is not written.
 */
export const writePrivateFile = (file: string, content: string | Uint8Array): void => {
  if (isWrittenThrough(file)) writeFileSync(file, content);
  else replace(file, content);
};

const noRights = { en: 'the rights are missing', es: 'faltan los permisos' };
const diskFull = { en: 'the disk is full', es: 'el disco está lleno' };
const writeRefused = {
  en: 'the system refuses to write to a file in it',
  es: 'el sistema no permite escribir en un archivo',
};

const reasons: Readonly<Record<string, Bilingual>> = {
  EACCES: noRights,
  EPERM: noRights,
  SQLITE_CANTOPEN: noRights,
  SQLITE_READONLY: { en: 'a file in it may only be read', es: 'contiene un archivo de solo lectura' },
  EROFS: { en: 'the file system is read-only', es: 'el sistema de archivos es de solo lectura' },
  ENOENT: { en: 'it cannot be created', es: 'no se puede crear' },
  ENOTDIR: { en: 'a part of the path is a file', es: 'una parte de la ruta es un archivo' },
  EEXIST: { en: 'there is a file of that name', es: 'existe un archivo con ese nombre' },
  ENOSPC: diskFull,
  EDQUOT: diskFull,
  SQLITE_FULL: diskFull,
  EFBIG: writeRefused,
  EIO: writeRefused,
  SQLITE_IOERR: writeRefused,
};

/**
 * The problem with a state folder, from the error of the system or SQLite about a file in it; undefined for anything
 * else.
 */
export const unusableFolder = (folder: string, error: unknown): StartProblem | undefined => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code] ?? reasons[code.split('_', 2).join('_')];
  if (reason === undefined) return undefined;
  return startProblem('data-folder-unusable', {
    en: `The folder ${folder} cannot be used: ${reason.en}. Give this user the right to write there, free some space if it is full, or name another folder.`,
    es: `La carpeta ${folder} no se puede usar: ${reason.es}. Dé a este usuario permiso de escritura, libere espacio si está lleno o indique otra carpeta.`,
  });
};

/**
 * The folder that keeps state: created if missing, and closed to others.
 * @returns a sentence if it stays open to others
 */
export const privateDataFolder = (folder: string): string | undefined => {
  makePrivateFolder(folder);
  return makePrivate(folder);
};
