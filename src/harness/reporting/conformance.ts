/** The report of the conformance suite, with what only this clone knows: its commit, version, coverage and history. */
import { ownVersion } from '../own-version.ts';
import { coverage, type Covered } from '../ledger/ledger.ts';
import type { CoverageFacts, GroupCoverage } from './report-data.ts';
import { packageFile } from '../../common/data-directory.ts';
import { currentCommit } from '../ledger/recording.ts';
import { writeReports, type Written } from './write-reports.ts';

const count = (members: readonly Covered[], is: (covered: Covered) => boolean): number => members.filter(is).length;

/** What the last full run proved, in the order of the catalogue. */
export const coverageByGroup = ({ covered, ledger } = coverage()): CoverageFacts => {
  const groups = new Map<string, Covered[]>();
  for (const one of covered) {
    const { code } = one.rule.group;
    const members = groups.get(code);
    if (members === undefined) groups.set(code, [one]);
    else members.push(one);
  }
  return {
    commit: ledger?.commit ?? null,
    groups: [...groups].map(([group, members]): GroupCoverage => ({
      group,
      title: members[0]?.rule.group.title ?? '',
      entries: members.length,
      // The catalogue lists what is declared, and what is declared runs; readers of report.json expect the member.
      implemented: members.length,
      fires: count(members, ({ fires }) => fires),
      passes: count(members, ({ passes }) => passes),
      proved: count(members, ({ fires, passes }) => fires && passes),
      unreachable: count(members, ({ rule }) => rule.unreachable !== undefined),
    })),
  };
};

// The reports

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
    version: ownVersion(),
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
