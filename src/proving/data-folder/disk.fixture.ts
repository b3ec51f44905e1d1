/** Data folders that nothing can be written to any more while services use them. */
import { spawnSync } from 'node:child_process';
import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { childrenOf } from '../../harness/testing/children.ts';
import { exampleInvoice, firstNumber, invoicePath, valueAt } from '../../harness/testing/example.ts';
import { newFolder, services, tidyUp, token, type Ready } from './data-folder.fixture.ts';

/** Status, code or verdict, and Retry-After. */
export type Outcome = readonly [number, unknown, string | null];

export const accepted: Outcome = [200, true, null];
export const knownNumber: Outcome = [409, 'number-already-accepted', null];
export const refused: Outcome = [503, 'data-folder-unusable', '5'];

/** On a connection of its own: each goes to the next worker. */
export const post = async ({ issuer }: Ready, number: number, tenant = 'default'): Promise<Outcome> => {
  const response = await fetch(`${issuer}${invoicePath}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'ensayo-tenant': tenant,
      connection: 'close',
    },
    body: JSON.stringify(exampleInvoice({ number: firstNumber + number })),
  });
  const body: unknown = await response.json();
  const code = valueAt(body, 'code') ?? valueAt(body, 'verdict', 'accepted');
  return [response.status, code, response.headers.get('retry-after')];
};

const run = (...[command = '', ...args]: readonly string[]): boolean => spawnSync(command, args).status === 0;

const mustRun = (...command: readonly string[]): void => {
  if (!run(...command)) throw new Error(`This test needs a Linux on which this works: ${command.join(' ')}`);
};

export type Disk = {
  /** A folder on it. */
  readonly folder: () => string;
  /** From now on nothing can be written to the folder. */
  readonly fill: (folder: string) => void;
  readonly free: (folder: string) => void;
};

/** Of the service that was started last, and of its workers; a limit ends with its process. */
const fileSizes = (limit: string): void => {
  const pid = services.at(-1)?.pid;
  if (pid === undefined) return;
  for (const each of [pid, ...childrenOf(pid)]) mustRun('prlimit', '--pid', String(each), `--fsize=${limit}:`);
};

/** Whoever runs the tests: the system lets no file of the process grow. SQLite sees a failed write. */
const limited: Disk = { folder: newFolder, fill: () => fileSizes('0'), free: () => fileSizes('unlimited') };

/** Only root may mount a file system, and not in every container. */
const mounted = (folder: string): boolean => run('mount', '-t', 'tmpfs', '-o', 'size=16m', 'ensayo', folder);

const mounts: string[] = [];

/** SQLite sees a full disk. */
const small: Disk = {
  folder: () => {
    const folder = newFolder();
    if (!mounted(folder)) throw new Error(`Nothing can be mounted on ${folder} any more.`);
    mounts.push(folder);
    return folder;
  },
  fill: (folder) => {
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(join(folder, 'filler'), Buffer.alloc(bavail * bsize));
  },
  free: (folder) => rmSync(join(folder, 'filler'), { force: true }),
};

const mayMount = (): boolean => {
  const folder = newFolder();
  const isMounted = mounted(folder);
  if (isMounted) run('umount', folder);
  return isMounted;
};

/** Those that this machine can have. */
export const disks: readonly (readonly [what: string, disk: Disk])[] =
  process.platform === 'linux'
    ? [['that lets no file grow', limited], ...(mayMount() ? [['that is full', small] as const] : [])]
    : [];

/** Ends the processes of a test, and deletes its folders. */
export const tidyUpDisks = async (): Promise<void> => {
  for (const folder of mounts.splice(0)) run('umount', '--lazy', folder);
  await tidyUp();
};
