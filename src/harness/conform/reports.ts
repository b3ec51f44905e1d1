/** The files that a run leaves for others to read. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Summary } from './summary.ts';

export type RunFiles = {
  /** Absolute path of the folder of the run. */
  readonly folder: string;
  /** The messages of cucumber, a JSON object in each line. */
  readonly messages: string;
  readonly summary: Omit<Summary, 'files'>;
};

/** Writes what is derived from a run, and gives the paths of all its files. */
export const writeReports = ({ folder, messages, summary }: RunFiles): Promise<readonly string[]> => {
  const file = join(folder, 'summary.json');
  const files = [messages, file];
  writeFileSync(file, `${JSON.stringify({ ...summary, files }, null, 2)}\n`);
  return Promise.resolve(files);
};
