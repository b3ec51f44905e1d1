/** `ensayo up` beside other processes: the one that started it, an earlier run on the same folder. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { packageFile } from '../../../common/data-directory.ts';
import { newKeyText } from '../../../common/store/data-key.ts';
import { startBox, type Box } from '../../../harness/box.ts';
import { freePortsFor, runCli } from '../../../harness/testing/commands.ts';

const folder = mkdtempSync(join(tmpdir(), 'ensayo-up-'));
const parents: ChildProcess[] = [];

/** Starts `ensayo` with these arguments, and stays. */
const starter = `require('node:child_process')
  .spawn(process.execPath, process.argv.slice(1), { stdio: 'ignore' });
  setInterval(() => {}, 1e6);`;

const startFrom = (args: readonly string[]): ChildProcess => {
  const command = ['-e', starter, packageFile('scripts/ensayo.mjs'), ...args];
  const parent = spawn(process.execPath, command, { stdio: 'ignore' });
  parents.push(parent);
  return parent;
};

afterEach(() => {
  for (const parent of parents.splice(0)) parent.kill('SIGKILL');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const freePorts = freePortsFor(['simulator']);

type Ready = { readonly pid: number; readonly authority: string };

const readyIn = (file: string): Promise<Ready> =>
  vi.waitFor(() => JSON.parse(readFileSync(file, 'utf8')) as Ready, 240_000); // written by `up`

describe('ensayo up --exit-with-parent', () => {
  it('stops and removes its ready file when the parent is killed, and lets no other run have it before', async () => {
    const file = join(folder, 'ready.json');
    const args = ['up', '--only', 'simulator', ...freePorts, '--ready-file', file];
    const parent = startFrom([...args, '--exit-with-parent']);
    const { pid, authority } = await readyIn(file);
    const { code, stderr } = await runCli(args);
    expect([code, stderr]).toEqual([2, expect.stringContaining(`process ${String(pid)}, which serves ${authority}`)]);
    expect(stderr).toContain('(ready-file-in-use)');
    parent.kill('SIGKILL');
    await expect.poll(() => existsSync(file)).toBe(false);
  });
});

describe('npm start in a clone', () => {
  it.skipIf(process.platform === 'win32')('stops the services when npm is killed', async () => {
    const file = join(folder, 'npm.json');
    const args = ['run', '--silent', 'ensayo', '--', 'up', '--only', 'simulator', ...freePorts, '--ready-file', file];
    const npm = spawn('npm', args, { stdio: 'ignore', cwd: packageFile('.') });
    parents.push(npm);
    const { authority } = await readyIn(file);
    npm.kill('SIGTERM');
    await expect.poll(() => existsSync(file)).toBe(false);
    await expect(fetch(authority)).rejects.toThrow();
  });
});

const tokenWorks = async ({ issuer }: Box, token: string): Promise<boolean> => {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${issuer.url}/api/table/resolutions`, { headers })).status === 200;
};

describe('a second start with --data', () => {
  it('prints no token by itself, the given one, or with --new-token another one; all of them stay valid', async () => {
    const keyFile = join(folder, 'key');
    writeFileSync(keyFile, newKeyText(), { mode: 0o600 });
    const data = join(folder, 'data');
    const known: string[] = [];
    const printed: boolean[] = [];
    for (const options of [{}, {}, { token: 'given-token' }, { newTokens: true }]) {
      const box = await startBox({ data, keyFile, ...options });
      printed.push(box.token !== '');
      if (box.token !== '') known.push(box.token);
      const works = await Promise.all([...known, 'unknown'].map((token) => tokenWorks(box, token)));
      await box.close();
      expect(works).toEqual([...known.map(() => true), false]);
    }
    expect(printed).toEqual([true, false, true, true]);
    expect(new Set(known).size).toBe(3);
  });
});
