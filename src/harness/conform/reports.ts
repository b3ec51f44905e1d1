/** The files that a run leaves for others to read. */
import { join } from 'node:path';
import { writePrivateFile } from '../../common/private-files.ts';
import { writeReports } from '../reporting/write-reports.ts';
import type { Summary } from './summary.ts';

export type RunFiles = {
  /** Absolute path of the folder of the run. */
  readonly folder: string;
  /** The messages of cucumber, a JSON object in each line. */
  readonly messages: string;
  readonly summary: Omit<Summary, 'files'>;
};

/** Writes what is derived from a run, compared with the one before in that folder; gives the paths of all its files. */
export const writeRunFiles = async ({ folder, messages, summary }: RunFiles): Promise<readonly string[]> => {
  const { files: written } = await writeReports(messages, folder, {
    suite: `conform ${summary.target}`,
    seed: summary.seed,
    history: join(folder, 'history'),
  });
  const file = join(folder, 'summary.json');
  const files = [written.html, written.json, written.junit, messages, file];
  writePrivateFile(file, `${JSON.stringify({ ...summary, files }, null, 2)}\n`);
  return files;
};
