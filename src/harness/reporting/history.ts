/** Summaries of earlier runs, one small file each, named by suite and instant. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder, writePrivateFile } from '../../common/private-files.ts';
import type { RunSummary } from './report-data.ts';

/** Of each suite. */
const kept = 50;

const slug = (suite: string): string => suite.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Sorts as time does. */
const fileName = ({ suite, startedAt }: Pick<RunSummary, 'suite' | 'startedAt'>): string =>
  `${slug(suite)}.${startedAt.replaceAll(/[:.]/g, '-')}.json`;

const isSummary = (value: unknown): value is RunSummary =>
  typeof value === 'object' &&
  value !== null &&
  'startedAt' in value &&
  'counts' in value &&
  'failing' in value &&
  Array.isArray(value.failing);

/** Oldest first; none if the folder does not exist yet. */
const filesOf = async (folder: string, suite: string): Promise<readonly string[]> => {
  try {
    const names = await readdir(folder);
    return names.filter((name) => name.startsWith(`${slug(suite)}.`) && name.endsWith('.json')).sort();
  } catch {
    return []; // nothing was kept yet
  }
};

/** Undefined for a file that is truncated or not ours. */
const readSummary = async (file: string): Promise<RunSummary | undefined> => {
  try {
    const parsed: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isSummary(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
};

/** The latest run of the suite that began before that instant; undefined if none is kept. */
export const previousRun = async (
  folder: string,
  run: Pick<RunSummary, 'suite' | 'startedAt'>,
): Promise<RunSummary | undefined> => {
  const own = fileName(run);
  for (const name of [...(await filesOf(folder, run.suite))].reverse()) {
    if (name >= own) continue;
    const summary = await readSummary(join(folder, name));
    if (summary !== undefined) return summary;
  }
  return undefined;
};

/** Keeps the run, and deletes the oldest ones of its suite. */
export const keepRun = async (folder: string, summary: RunSummary): Promise<void> => {
  makePrivateFolder(folder);
  writePrivateFile(join(folder, fileName(summary)), `${JSON.stringify(summary, null, 1)}\n`);
  const files = await filesOf(folder, summary.suite);
  for (const name of files.slice(0, Math.max(0, files.length - kept))) await rm(join(folder, name), { force: true });
};
