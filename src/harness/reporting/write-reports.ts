/** Writes every form of the report of a run into one folder. */
import type { Bilingual } from '../../common/text/bilingual.ts';
import { withTextsIn } from './report-in.ts';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makePrivateFolder, writePrivateFile } from '../../common/private-files.ts';
import { buildReport, type ReportContext } from './build-run-report.ts';
import { keepRun, previousRun } from './history.ts';
import { htmlPage } from './html/page.ts';
import { junitXml } from './junit.ts';
import { readMessages } from './messages.ts';
import { keptOf, type Report } from './report-data.ts';

export type WriteOptions = Omit<ReportContext, 'previous'> & {
  /** Folder with a summary of every run; without one nothing is compared or kept. */
  readonly history?: string | undefined;
};

export type Written = {
  readonly report: Report<Bilingual>;
  /** Absolute paths. */
  readonly files: { readonly html: string; readonly json: string; readonly junit: string; readonly messages: string };
};

/**
 * Reads cucumber's messages (`--format message:FILE`) and writes `report.html`, `report.json`, `junit.xml` and, unless
 * it exists already, `messages.ndjson`.
 * @throws RangeError for a file that contains no messages; otherwise the file system's errors
 */
export const writeReports = async (
  messagesFile: string,
  outDir: string,
  { history, ...context }: WriteOptions,
): Promise<Written> => {
  const recorded = await readMessages(messagesFile);
  const first = buildReport(recorded, context);
  const startedAt = first.run.startedAt;
  const previous = history === undefined ? undefined : await previousRun(history, { suite: context.suite, startedAt });
  const report = previous === undefined ? first : buildReport(recorded, { ...context, previous });
  const inFolder = (name: string): string => resolve(join(outDir, name));
  const files = {
    html: inFolder('report.html'),
    json: inFolder('report.json'),
    junit: inFolder('junit.xml'),
    messages: inFolder('messages.ndjson'),
  };
  makePrivateFolder(outDir);
  writePrivateFile(files.json, `${JSON.stringify(withTextsIn('en', report))}\n`);
  writePrivateFile(files.html, htmlPage(report, context.language));
  writePrivateFile(files.junit, junitXml(report, context.language ?? 'en'));
  if (resolve(messagesFile) !== files.messages) writePrivateFile(files.messages, await readFile(messagesFile));
  if (history !== undefined) await keepRun(history, keptOf(report));
  return { report, files };
};
