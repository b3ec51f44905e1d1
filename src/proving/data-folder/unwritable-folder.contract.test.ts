/**
 * A data folder that cannot be written to any more while the services use it: every request that would store something
 * is refused with a reason, nothing that was acknowledged is lost, and no restart is needed once it can be written to.
 */
import { chmodSync, chownSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createControlClient } from '../../../simulator/control/client.ts';
import { withoutRights } from '../../harness/testing/surroundings.fixture.ts';
import { startCli } from '../../harness/testing/commands.ts';
import { newFolder, services, started, token, up, upArgs, type Ready } from './data-folder.fixture.ts';
import { accepted, disks, knownNumber, post, refused, tidyUpDisks } from './disk.fixture.ts';

type Control = { readonly control: { readonly url: string; readonly token: string } };

const readyIn = async (folder: string): Promise<Ready & Control> =>
  (await started(up(join(folder, 'data'))).ready) as Ready & Control; // what `up --json` prints

afterEach(tidyUpDisks);

describe.skipIf(process.platform !== 'linux')('a disk', () => {
  it.each(disks)('%s', async (_what, disk) => {
    const folder = disk.folder();
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
    disk.free(folder);
    const again = await readyIn(folder);
    const numbers = await Promise.all([1, 2, 3, 4].map((number) => post(again, number)));
    expect(numbers).toEqual([knownNumber, knownNumber, knownNumber, accepted]);
  });
});

/** Root may write anywhere: then the service runs as somebody else. */
describe.skipIf(process.platform === 'win32')('a folder that may only be read', () => {
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
