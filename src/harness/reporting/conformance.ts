/**
 * The report of the conformance suite, with facts known only to this clone: its commit, version, coverage and history.
 */
import { ownVersion } from '../own-version.ts';
import { isUnshown } from '../catalogue-facts.ts';
import { coverage, type Covered } from '../ledger/ledger.ts';
import type { CoverageFacts, GroupCoverage } from './report-data.ts';
import type { Language } from '../../common/text/bilingual.ts';
import { packageFile } from '../../common/data-directory.ts';
import { currentCommit } from '../ledger/ledger.ts';
import { writeReports, type Written } from './write-reports.ts';

const count = (members: readonly Covered[], is: (covered: Covered) => boolean): number => members.filter(is).length;

/** The proofs of the last full run, in the order of the catalogue. */
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
      title: members[0]?.rule.group.title.en ?? '',
      spanish: { title: members[0]?.rule.group.title.es ?? '' },
      entries: members.length,
      // Everything the catalogue lists is declared, and everything declared runs; readers of report.json expect the
      // member.
      implemented: members.length,
      fires: count(members, ({ fires }) => fires),
      passes: count(members, ({ passes }) => passes),
      proved: count(members, ({ fires, passes }) => fires && passes),
      unreachable: count(members, ({ rule }) => rule.unreachable !== undefined),
      unshown: count(members, ({ rule }) => isUnshown(rule)),
    })),
  };
};

// The reports

/**
 * Writes the reports of the full run of `features/` that just ended, compared with the previous one, and keeps its
 * summary for the next.
 * @throws RangeError for a file that contains no messages
 */
export const reportFullRun = (messagesFile: string, outDir: string): Promise<Written> =>
  writeReports(messagesFile, outDir, {
    suite: 'conformance',
    // The seed with which the services of every scenario are started (features/support/world.ts).
    seed: 'conformance',
    commit: currentCommit(),
    version: ownVersion(),
    coverage: coverageByGroup(),
    history: packageFile('reports/history'),
  });

/**
 * The same for messages about which nothing else is known: they may be of some scenarios only, or of another commit.
 * They are compared with nothing.
 * @throws RangeError for a file that contains no messages
 */
export const reportMessages = (messagesFile: string, outDir: string, language: Language): Promise<Written> =>
  writeReports(messagesFile, outDir, { suite: 'conformance', language, coverage: coverageByGroup() });
