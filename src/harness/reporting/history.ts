/** Summaries of earlier runs, one small file each, named by suite and instant. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasTexts, isObject, type JsonObject } from '../../common/json/is-object.ts';
import { makePrivateFolder, writePrivateFile } from '../../common/private-files.ts';
import { instantIn } from '../../common/time.ts';
import type { KeptRun } from './report-data.ts';

/** Of each suite. */
const kept = 50;

const slug = (suite: string): string => suite.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Sorts as time does. */
const fileName = ({ suite, startedAt }: Pick<KeptRun, 'suite' | 'startedAt'>): string =>
  `${slug(suite)}.${startedAt.replaceAll(/[:.]/g, '-')}.json`;

const isListOf = (value: unknown, is: (each: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every((each: unknown) => is(each));

const isText = (value: unknown): boolean => typeof value === 'string';

const isCause = (value: unknown): boolean =>
  isObject(value) && hasTexts(value.title, 'en', 'es') && isListOf(value.scenarios, isText);

const hasLists = ({ failing, passing = [], skipped = [], causes = [], annexes = [] }: JsonObject): boolean =>
  [failing, passing, skipped].every((ids) => isListOf(ids, isText)) &&
  isListOf(causes, isCause) &&
  isListOf(annexes, (annex) => hasTexts(annex, 'family', 'version'));

const isSummary = (value: unknown): value is KeptRun =>
  hasTexts(value, 'suite', 'startedAt') &&
  instantIn(value.startedAt) !== undefined &&
  isObject(value.counts) &&
  [value.counts.passed, value.counts.failed, value.counts.skipped, value.durationMs].every(Number.isFinite) &&
  (value.commit === null || isText(value.commit)) &&
  (value.coverage === null || isObject(value.coverage)) &&
  hasLists(value);

/** Oldest first within a suite; none if the folder does not exist yet. */
const filesOf = async (folder: string, suite?: string): Promise<readonly string[]> => {
  try {
    const names = await readdir(folder);
    const begins = suite === undefined ? '' : `${slug(suite)}.`;
    return names.filter((name) => name.startsWith(begins) && name.endsWith('.json')).sort();
  } catch {
    return []; // nothing was kept yet
  }
};

/** Undefined for a file that is truncated or not ours. */
export const readSummary = async (file: string): Promise<KeptRun | undefined> => {
  try {
    const parsed: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isSummary(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
};

/** Every run that is kept, the latest first. */
export const keptRuns = async (folder: string): Promise<readonly KeptRun[]> => {
  const runs = await Promise.all((await filesOf(folder)).map((name) => readSummary(join(folder, name))));
  return runs.filter((run) => run !== undefined).sort((a, b) => (a.startedAt < b.startedAt ? 1 : -1));
};

/** The latest run of the suite that began before that instant; undefined if none is kept. */
export const previousRun = async (
  folder: string,
  run: Pick<KeptRun, 'suite' | 'startedAt'>,
): Promise<KeptRun | undefined> => {
  const own = fileName(run);
  for (const name of [...(await filesOf(folder, run.suite))].reverse()) {
    if (name >= own) continue;
    const summary = await readSummary(join(folder, name));
    if (summary !== undefined) return summary;
  }
  return undefined;
};

/** Keeps the run, and deletes the oldest ones of its suite. */
export const keepRun = async (folder: string, summary: KeptRun): Promise<void> => {
  makePrivateFolder(folder);
  writePrivateFile(join(folder, fileName(summary)), `${JSON.stringify(summary, null, 1)}\n`);
  const files = await filesOf(folder, summary.suite);
  for (const name of files.slice(0, Math.max(0, files.length - kept))) await rm(join(folder, name), { force: true });
};
