/** Where the last rehearsal stands, as its report says. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readReport } from '../../harness/rehearsal/report/read-report.ts';
import { fileNames, type RehearsalReport } from '../../harness/rehearsal/report/rehearsal-report.ts';

/** Below it each report has a folder of its own, unless another is named. */
export const reportsFolder = join('reports', 'rehearse');

export type Standing = RehearsalReport['sets'][number]['kinds'][number];

type LastSet = Pick<RehearsalReport['sets'][number], 'family' | 'state' | 'kinds'>;

export type Last = Pick<RehearsalReport, 'company' | 'outcome'> & {
  readonly folder: string;
  /** ISO 8601, by the clock of the authority. */
  readonly ended: string;
  readonly sets: readonly LastSet[];
};

/**
 * Undefined for a folder without a report that this version understands.
 * @param nit of the company, if it must be that one's
 */
export const rehearsalIn = (folder: string, nit?: string): Last | undefined => {
  let facts: Buffer;
  try {
    facts = readFileSync(join(folder, fileNames.facts));
  } catch {
    return undefined; // No rehearsal has ended there.
  }
  const report = readReport(facts);
  if (report === undefined || report.company.nit !== (nit ?? report.company.nit)) return undefined;
  const { company, outcome, sets, period } = report;
  const standing = sets.map(({ family, state, kinds }) => ({ family, state, kinds }));
  return { company, folder, outcome, ended: period.simulated.to, sets: standing };
};

const writtenAt = (folder: string): number => {
  try {
    return statSync(join(folder, fileNames.facts)).mtimeMs;
  } catch {
    return 0;
  }
};

/** The newest report in the folders of a folder. @param nit of the company, if it must be that one's */
export const newestRehearsal = (below: string, nit?: string): Last | undefined => {
  let names: readonly string[];
  try {
    names = readdirSync(below);
  } catch {
    return undefined; // No rehearsal has ended here.
  }
  for (const folder of names.map((name) => join(below, name)).sort((a, b) => writtenAt(b) - writtenAt(a))) {
    const last = rehearsalIn(folder, nit);
    if (last !== undefined) return last;
  }
  return undefined;
};
