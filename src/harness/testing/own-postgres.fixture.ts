/**
 * A PostgreSQL server of its own for tests: in a temporary folder, on a free loopback port, gone when it is stopped.
 */
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Debian keeps the server's programs out of PATH, one folder for each version. */
const folders = (): readonly string[] => {
  const versions = '/usr/lib/postgresql';
  const listed = (folder: string): readonly string[] => {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  };
  const newestFirst = [...listed(versions)].sort((one, other) => Number(other) - Number(one));
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...newestFirst.map((version) => join(versions, version, 'bin')),
  ].filter((folder) => listed(folder).includes('initdb'));
};

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const idOf = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

export type TestPostgres = {
  readonly url: string;
  /** As if it were killed. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
};

/** Tests need no data after a power failure. */
const forTests = ['fsync=off', 'full_page_writes=off', 'max_connections=200'];

/** A server of the caller's own. @param options of the server, as `name=value` */
export const startOwnPostgres = async (options: readonly string[] = forTests): Promise<TestPostgres> => {
  const [bin] = folders();
  if (bin === undefined)
    throw new Error(
      'PostgreSQL is not installed. Install its server (apt-get install postgresql), or set ENSAYO_TEST_POSTGRES.',
    );
  const folder = mkdtempSync(join(tmpdir(), 'ensayo-postgres-'));
  const data = join(folder, 'data');
  // The server refuses to run as root: its package makes a user for it.
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'));
  const run = (program: string, args: readonly string[]): void => {
    const command = [join(bin, program), ...args];
    const [first = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(first, rest, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  };
  const port = await freePort();
  const settings = [
    `-c port=${String(port)}`,
    '-c listen_addresses=127.0.0.1',
    `-c unix_socket_directories=${folder}`,
    ...options.map((option) => `-c ${option}`),
  ];
  const resume = (): void =>
    run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings.join(' '), 'start']);
  const pause = (): void => run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  resume();
  let isStopped = false;
  const stop = (): void => {
    if (isStopped) return;
    isStopped = true;
    pause();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://postgres@127.0.0.1:${String(port)}/postgres`, stop, pause, resume };
};

/** For vitest: a server that lasts as long as the run, or the one that ENSAYO_TEST_POSTGRES names. */
export const setup = async (): Promise<(() => void) | undefined> => {
  if (process.env.ENSAYO_TEST_POSTGRES !== undefined) return undefined;
  const { url, stop } = await startOwnPostgres();
  process.env.ENSAYO_TEST_POSTGRES = url;
  return stop;
};
