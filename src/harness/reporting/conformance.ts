/** The report of the conformance suite, with what only this clone knows: its commit, version, ledger and history. */
import { readFileSync } from 'node:fs';
import { packageFile } from '../../common/data-directory.ts';
import { currentCommit } from '../ledger/recording.ts';
import { coverageByGroup } from './coverage-by-group.ts';
import { writeReports, type Written } from './write-reports.ts';

/** Where `npm test` leaves the messages, and the reports beside them. */
export const conformanceFolder = (): string => packageFile('reports/conformance');

/** Summaries of runs, for the trend. */
export const historyFolder = (): string => packageFile('reports/history');

export const productVersion = (): string => {
  const { version } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as { readonly version: string }; // our own file
  return version;
};

/**
 * Writes the reports of a run of `features/` against our own services, and
 * keeps its summary for the next one.
 * @throws RangeError for a file that holds no messages
 */
export const reportConformance = (messagesFile: string, outDir: string): Promise<Written> =>
  writeReports(messagesFile, outDir, {
    suite: 'conformance',
    // The seed that the services of every scenario are started with (features/support/world.ts).
    seed: 'conformance',
    commit: currentCommit(),
    version: productVersion(),
    coverage: coverageByGroup(),
    history: historyFolder(),
  });
