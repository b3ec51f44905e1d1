/**
 * A PostgreSQL server of its own for tests: in a temporary folder, on a free loopback port, gone when it is stopped.
 * Where ENSAYO_TEST_POSTGRES names a server, that one is used.
 */
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Debian keeps the server's programs out of PATH, one folder for each version. */
const folders = () => {
  const versions = '/usr/lib/postgresql';
  const listed = (/** @type {string} */ folder) => {
    try {
      return readdirSync(folder);
    } catch {
      return [];
    }
  };
  const newestFirst = listed(versions).sort((one, other) => Number(other) - Number(one));
  return [
    ...(process.env.PATH ?? '').split(delimiter),
    ...newestFirst.map((version) => join(versions, version, 'bin')),
  ].filter((folder) => listed(folder).includes('initdb'));
};

const freePort = () =>
  new Promise((/** @type {(port: number) => void} */ resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const idOf = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** @returns {Promise<{ readonly url: string, readonly stop: () => void, readonly pause: () => void, readonly resume: () => void }>} */
export const startPostgres = async () => {
  const given = process.env.ENSAYO_TEST_POSTGRES;
  const nothing = () => undefined;
  if (given !== undefined) return { url: given, stop: nothing, pause: nothing, resume: nothing };
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
  const run = (/** @type {string} */ program, /** @type {readonly string[]} */ args) => {
    const command = [join(bin, program), ...args];
    const [first = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(first, rest, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  };
  const port = await freePort();
  const settings = [
    `-c port=${port}`,
    '-c listen_addresses=127.0.0.1',
    `-c unix_socket_directories=${folder}`,
    '-c fsync=off',
    '-c full_page_writes=off',
    '-c max_connections=200',
  ];
  const resume = () => run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', settings.join(' '), 'start']);
  const pause = () => run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
  run('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
  resume();
  let isStopped = false;
  const stop = () => {
    if (isStopped) return;
    isStopped = true;
    pause();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop, pause, resume };
};

/** For vitest: the server lasts as long as the run. */
export default async () => {
  const { url, stop } = await startPostgres();
  process.env.ENSAYO_TEST_POSTGRES = url;
  return stop;
};
