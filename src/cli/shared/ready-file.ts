/** The file that signals to scripts that the services are ready, with their addresses and tokens. */
import { lstatSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { isWrittenThrough, writePrivateFile } from '../../common/private-files.ts';
import { readJson } from '../../common/json/read-json.ts';
import { writingTo } from '../../harness/user-files.ts';
import { UsageError } from './output.ts';

/** What every ready file holds, besides what the command adds. */
export type ReadyFacts = {
  /** The process that serves, and removes the file when it ends. */
  readonly pid: number;
  readonly issuer?: string;
  readonly authority?: string;
};

const isFolder = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Undefined for a file that is not there or was not written as a ready file. */
const factsIn = (file: string): Partial<ReadyFacts> | undefined => {
  if (isFolder(file) || isWrittenThrough(file)) return undefined;
  try {
    const read = readJson(readFileSync(file, 'utf8'));
    return read.ok && typeof read.value === 'object' && read.value !== null ? read.value : undefined;
  } catch {
    return undefined;
  }
};

const patienceMs = 1_000;

const listens = (url: string | undefined): Promise<boolean> => {
  if (typeof url !== 'string' || !URL.canParse(url)) return Promise.resolve(false);
  const { hostname, port, protocol } = new URL(url);
  const usual = protocol === 'https:' ? 443 : 80;
  return new Promise((resolve) => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? usual : Number(port),
      timeout: patienceMs,
    });
    const end = (answer: boolean) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', end(true)).once('timeout', end(false)).once('error', end(false));
  });
};

const isRunning = (pid: number | undefined): pid is number => {
  if (pid === undefined || pid === process.pid || !Number.isSafeInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Numbers of processes are used again: only one that also serves at an address of the file has it. */
const refuseInUse = async (file: string): Promise<void> => {
  const { pid, issuer, authority } = factsIn(file) ?? {};
  if (!isRunning(pid)) return;
  const served = await Promise.all([issuer, authority].map(async (url) => ((await listens(url)) ? url : undefined)));
  const url = served.find((each) => each !== undefined);
  if (url === undefined) return;
  throw new UsageError(
    {
      en: `The ready file ${file} is that of process ${String(pid)}, which serves ${url}. Stop that run first, or name another file with --ready-file.`,
      es: `El archivo ${file} es del proceso ${String(pid)}, que atiende en ${url}. Detenga primero esa ejecución, o indique otro archivo con --ready-file.`,
    },
    'ready-file-in-use',
  );
};

/** A file left by an earlier run would send a script to services that no longer run. */
export const removeReadyFile = (file: string): void => {
  writingTo(`--ready-file ${file}`, () => {
    // A folder of that name is reported when the file is written.
    if (!isFolder(file) && !isWrittenThrough(file)) rmSync(file, { force: true });
  });
};

/**
 * Written atomically: a script that waits for the file never reads half of it. It contains tokens, which is why it has
 * this mode.
 */
export const writeReadyFile = (file: string, ready: object): void => {
  writingTo(`--ready-file ${file}`, () => {
    writePrivateFile(file, `${JSON.stringify(ready, null, 2)}\n`);
  });
};

export type ReadyFile = {
  readonly write: (ready: ReadyFacts) => void;
  /** Leaves the file of another process alone. */
  readonly remove: () => void;
};

const none: ReadyFile = { write: () => undefined, remove: () => undefined };

/**
 * The file for this process, which removes it when it ends. One left by an earlier run is removed at once.
 * @throws UsageError `ready-file-in-use` for the file of another run
 */
export const claimReadyFile = async (file: string | undefined): Promise<ReadyFile> => {
  if (file === undefined) return none;
  await refuseInUse(file);
  removeReadyFile(file);
  const removeOwn = (): void => {
    if (factsIn(file)?.pid === process.pid) removeReadyFile(file);
  };
  return {
    write: (ready) => {
      writeReadyFile(file, ready);
      process.once('exit', removeOwn);
    },
    remove: () => {
      process.off('exit', removeOwn);
      removeOwn();
    },
  };
};
