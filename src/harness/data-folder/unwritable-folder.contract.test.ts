/**
 * A data folder that cannot be written to any more while the services use it: every request that would store something
 * is refused with a reason, nothing that was acknowledged is lost, and no restart is needed once it can be written to.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createControlClient } from '../../../simulator/control/client.ts';
import { withoutRights } from '../contracts/command-line/surroundings.fixture.ts';
import { startCli } from '../testing/commands.ts';
import { exampleInvoice, firstNumber, invoicePath, valueAt } from '../testing/example.ts';
import { newFolder, patient, services, started, tidyUp, token, up, upArgs, type Ready } from './data-folder.fixture.ts';

type Control = { readonly control: { readonly url: string; readonly token: string } };

const readyIn = async (folder: string): Promise<Ready & Control> =>
  (await started(up(join(folder, 'data'))).ready) as Ready & Control; // what `up --json` prints

const mounts: string[] = [];

afterEach(async () => {
  for (const folder of mounts.splice(0)) run('umount', '--lazy', folder);
  await tidyUp();
});

const post = async ({ issuer }: Ready, number: number, tenant = 'default') => {
  const response = await fetch(`${issuer}${invoicePath}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'ensayo-tenant': tenant },
    body: JSON.stringify(exampleInvoice({ number: firstNumber + number })),
  });
  const body: unknown = await response.json();
  const code = valueAt(body, 'code') ?? valueAt(body, 'verdict', 'accepted');
  return [response.status, code, response.headers.get('retry-after')];
};

const accepted = [200, true, null];
const knownNumber = [409, 'number-already-accepted', null];
const refused = [503, 'data-folder-unusable', '5'];

type Disk = {
  /** From now on nothing can be written to the folder. */
  readonly fill: (folder: string) => void;
  readonly free: (folder: string) => void;
};

const run = (...[command = '', ...args]: readonly string[]): boolean => spawnSync(command, args).status === 0;

const mustRun = (...command: readonly string[]): void => {
  if (!run(...command)) throw new Error(`This test needs a Linux on which this works: ${command.join(' ')}`);
};

const fileSizes = (limit: string): void => {
  mustRun('prlimit', '--pid', String(services.at(-1)?.pid), `--fsize=${limit}:`);
};

/** Whoever runs the tests: the system lets no file of the process grow. SQLite sees a failed write. */
const limited: Disk = { fill: () => fileSizes('0'), free: () => fileSizes('unlimited') };

/** SQLite sees a full disk. */
const small: Disk = {
  fill: (folder) => {
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(join(folder, 'filler'), Buffer.alloc(bavail * bsize));
  },
  free: (folder) => rmSync(join(folder, 'filler')),
};

/** Only root may mount a file system, and not in every container. */
const mounted = (folder: string): boolean => run('mount', '-t', 'tmpfs', '-o', 'size=16m', 'ensayo', folder);

const mayMount = (): boolean => {
  const folder = newFolder();
  const isMounted = mounted(folder);
  if (isMounted) run('umount', folder);
  return isMounted;
};

const disks: readonly (readonly [what: string, disk: Disk])[] =
  process.platform === 'linux'
    ? [['that lets no file grow', limited], ...(mayMount() ? [['that is full', small] as const] : [])]
    : [];

describe.skipIf(process.platform !== 'linux')('a disk', { timeout: patient }, () => {
  it.each(disks)('%s', async (_what, disk) => {
    const folder = newFolder();
    if (disk === small && mounted(folder)) mounts.push(folder);
    const ready = await readyIn(folder);
    const control = createControlClient(ready.control);
    expect([await post(ready, 1), await post(ready, 2)]).toEqual([accepted, accepted]);

    disk.fill(folder);
    await expect(control.takeSnapshot('full')).rejects.toMatchObject({ status: 503, code: 'data-folder-unusable' });
    expect([await post(ready, 3), await post(ready, 4), await post(ready, 1, 'other')]).toEqual([
      refused,
      refused,
      refused,
    ]);
    // What needs no disk is answered.
    expect(await post(ready, 1)).toEqual(knownNumber);
    expect((await fetch(new URL('/ready', ready.issuer))).status).toBe(200);

    disk.free(folder);
    expect([await post(ready, 3), await post(ready, 1, 'other')]).toEqual([accepted, accepted]);
    disk.fill(folder);
    const [running] = services.splice(0);
    running?.stop('SIGTERM');
    expect((await running?.finished)?.code).toBe(0);
    if (disk === small) disk.free(folder);
    const again = await readyIn(folder);
    const numbers = await Promise.all([1, 2, 3, 4].map((number) => post(again, number)));
    expect(numbers).toEqual([knownNumber, knownNumber, knownNumber, accepted]);
  });
});

/** Root may write anywhere: then the service runs as somebody else. */
describe.skipIf(process.platform === 'win32')('a folder that may only be read', { timeout: patient }, () => {
  it('refuses what needs a new file, and goes on with what is open', async () => {
    const folder = newFolder();
    const { uid, gid } = withoutRights;
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
    const running = startCli(upArgs(join(folder, 'data')), { ENSAYO_TOKEN: token }, withoutRights);
    const ready = (await started(running).ready) as Ready; // what `up --json` prints
    chmodSync(join(folder, 'data'), 0o500);
    expect([await post(ready, 1), await post(ready, 1, 'other')]).toEqual([accepted, refused]);
    chmodSync(join(folder, 'data'), 0o700);
    expect(await post(ready, 1, 'other')).toEqual(accepted);
  });
});
