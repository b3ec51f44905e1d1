/** The file that signals to scripts that the services are ready, with their addresses and tokens. */
import { lstatSync, rmSync } from 'node:fs';
import { isWrittenThrough, writePrivateFile } from '../../common/private-files.ts';
import { writingTo } from '../user-files.ts';

/** A file left by an earlier run would send a script to services that no longer run. */
export const removeReadyFile = (file: string | undefined): void => {
  if (file === undefined) return;
  writingTo(`--ready-file ${file}`, () => {
    // A folder of that name is reported when the file is written.
    const isFolder = lstatSync(file, { throwIfNoEntry: false })?.isDirectory() ?? false;
    if (!isFolder && !isWrittenThrough(file)) rmSync(file, { force: true });
  });
};

/**
 * Written atomically: a script that waits for the file never reads half of it. It contains tokens, which is why it has
 * this mode.
 */
export const writeReadyFile = (file: string | undefined, ready: object): void => {
  if (file === undefined) return;
  writingTo(`--ready-file ${file}`, () => {
    writePrivateFile(file, `${JSON.stringify(ready, null, 2)}\n`);
  });
};
