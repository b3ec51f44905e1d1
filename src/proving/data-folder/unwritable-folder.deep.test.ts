import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { services, started, up, type Ready } from './data-folder.fixture.ts';
import { accepted, disks, knownNumber, post, refused, tidyUpDisks, type Outcome } from './disk.fixture.ts';

afterEach(tidyUpDisks);

const readyIn = async (folder: string): Promise<Ready> =>
  (await started(up(join(folder, 'data'), '--workers', '2')).ready) as Ready; // what `up --json` prints

/** One after the other: each goes to the next worker. */
const postAll = async (ready: Ready, numbers: readonly number[]): Promise<readonly Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const number of numbers) outcomes.push(await post(ready, number));
  return outcomes;
};

const all = (count: number, outcome: Outcome): readonly Outcome[] => Array.from({ length: count }, () => outcome);

describe.skipIf(process.platform !== 'linux')('two workers on a disk', () => {
  it.each(disks)('%s', async (_what, disk) => {
    const folder = disk.folder();
    const ready = await readyIn(folder);
    expect(await postAll(ready, [1, 2, 3, 4])).toEqual(all(4, accepted));

    disk.fill(folder);
    expect(await postAll(ready, [5, 6, 7, 8])).toEqual(all(4, refused));
    expect(await postAll(ready, [1, 2, 3, 4])).toEqual(all(4, knownNumber));
    disk.free(folder);
    expect(await postAll(ready, [5, 6, 7, 8])).toEqual(all(4, accepted));

    disk.fill(folder);
    const [running] = services.splice(0);
    running?.stop('SIGTERM');
    expect((await running?.finished)?.code).toBe(0);
    disk.free(folder);
    const again = await readyIn(folder);
    expect(await postAll(again, [1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([...all(8, knownNumber), accepted]);
  });
});
