/** The report of the conformance suite, with what only this clone knows: its commit, version, ledger and history. */
import { readFileSync } from 'node:fs';
import { packageFile } from '../../common/data-directory.ts';
import { currentCommit } from '../ledger/recording.ts';
import { coverageByGroup } from './coverage-by-group.ts';
import { writeReports, type Written } from './write-reports.ts';

const productVersion = (): string => {
  const { version } = JSON.parse(readFileSync(packageFile('package.json'), 'utf8')) as { readonly version: string }; // our own file
  return version;
};

/**
 * Writes the reports of the full run of `features/` that just ended, compared
 * with the one before, and keeps its summary for the next.
 * @throws RangeError for a file that holds no messages
 */
export const reportFullRun = (messagesFile: string, outDir: string): Promise<Written> =>
  writeReports(messagesFile, outDir, {
    suite: 'conformance',
    // The seed that the services of every scenario are started with (features/support/world.ts).
    seed: 'conformance',
    commit: currentCommit(),
    version: productVersion(),
    coverage: coverageByGroup(),
    history: packageFile('reports/history'),
  });

/**
 * The same of messages of which no more is known: they may be of some
 * scenarios only, or of another commit. They are compared with nothing.
 * @throws RangeError for a file that holds no messages
 */
export const reportMessages = (messagesFile: string, outDir: string): Promise<Written> =>
  writeReports(messagesFile, outDir, { suite: 'conformance', coverage: coverageByGroup() });
