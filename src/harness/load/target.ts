/** Where the load goes: services of our own in another process, or an address. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type Target = {
  readonly url: string;
  readonly token: string;
  /** Resident bytes of the services; undefined of others' and where the system does not tell. */
  readonly memory: () => number | undefined;
  readonly close: () => Promise<void>;
};

/** Linux tells for nothing, other systems through `ps`. */
const residentBytes = ({ pid }: ChildProcess): number | undefined => {
  if (pid === undefined) return undefined;
  try {
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1_024;
  } catch {
    const told = Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
    return Number.isFinite(told) && told > 0 ? told * 1_024 : undefined;
  }
};

const closed = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('close', () => resolve());
  });

type Ready = { readonly issuer: string; readonly token: string };

const readyOf = (child: ChildProcess): Promise<Ready> =>
  new Promise((resolve, reject) => {
    let output = '';
    child.once('error', reject);
    child.once('close', (code) => {
      reject(new Error(`The services ended before they were ready, with code ${String(code)}.`));
    });
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      // `up --json` prints one object and nothing behind it.
      if (output.trimEnd().endsWith('\n}')) resolve(JSON.parse(output) as Ready); // printed by `up --json`
    });
  });

/**
 * Services in a process of their own, so that whoever measures takes none of their time.
 * @param command what runs `ensayo`: the file that this process was started with
 */
export const startOwnServices = async (command: string): Promise<Target> => {
  const options = ['up', '--json', '--no-https', '--port', '0', '--authority-port', '0'];
  // In a group of its own: Ctrl+C ends the measuring, and the services only after the last answer.
  const child = spawn(process.execPath, [command, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: process.platform !== 'win32',
  });
  const kill = (): boolean => child.kill('SIGTERM');
  process.once('exit', kill);
  const { issuer, token } = await readyOf(child);
  return {
    url: issuer,
    token,
    memory: () => residentBytes(child),
    close: async () => {
      kill();
      await closed(child);
      process.off('exit', kill);
    },
  };
};

export const addressTarget = (url: string, token: string): Target => ({
  url: url.replace(/\/+$/, ''),
  token,
  memory: () => undefined,
  close: () => Promise.resolve(),
});
