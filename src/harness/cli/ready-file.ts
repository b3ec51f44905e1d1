/** The file by which scripts learn that the services are ready, where they are, and with what tokens. */
import { lstatSync, rmSync } from 'node:fs';
import { writeWhole, writingTo } from '../files.ts';

/** What an earlier run left would send a script to services that no longer run. */
export const removeReadyFile = (file: string | undefined): void => {
  if (file === undefined) return;
  writingTo(`--ready-file ${file}`, () => {
    // A device or a link is not ours to remove.
    if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === true) rmSync(file);
  });
};

/** Whole or not at all: a script that waits for the file never reads half of it. It holds tokens, hence its mode. */
export const writeReadyFile = (file: string | undefined, ready: object): void => {
  if (file === undefined) return;
  writingTo(`--ready-file ${file}`, () => {
    writeWhole(file, `${JSON.stringify(ready, null, 2)}\n`, 0o600);
  });
};
