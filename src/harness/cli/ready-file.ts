/** The file by which scripts learn that the services are ready, where they are, and with what tokens. */
import { renameSync, rmSync } from 'node:fs';
import { writePrivateFile } from '../../common/private-files.ts';
import { UsageError } from './output.ts';

const problem = (file: string, error: unknown): UsageError =>
  new UsageError(`Cannot write --ready-file ${file}: ${error instanceof Error ? error.message : String(error)}`);

/** What an earlier run left would send a script to services that are no more. */
export const removeReadyFile = (file: string | undefined): void => {
  if (file === undefined) return;
  try {
    rmSync(file, { force: true });
  } catch (error) {
    throw problem(file, error);
  }
};

/** Whole or not at all: who waits for the file never reads half of it. It holds tokens, hence its mode. */
export const writeReadyFile = (file: string | undefined, ready: object): void => {
  if (file === undefined) return;
  const unfinished = `${file}.${String(process.pid)}`;
  try {
    writePrivateFile(unfinished, `${JSON.stringify(ready, null, 2)}\n`);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw problem(file, error);
  }
};
