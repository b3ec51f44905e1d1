/** Coverage of the authority's catalogue, counted by group of the annex. */
import { coverage, type Covered } from '../ledger/coverage.ts';
import type { CoverageFacts, GroupCoverage } from './report.ts';

const count = (members: readonly Covered[], is: (covered: Covered) => boolean): number => members.filter(is).length;

/** What the last full run proved, in the order of the catalogue. */
export const coverageByGroup = ({ covered, ledger } = coverage()): CoverageFacts => {
  const groups = new Map<string, Covered[]>();
  for (const one of covered) {
    const members = groups.get(one.group);
    if (members === undefined) groups.set(one.group, [one]);
    else members.push(one);
  }
  return {
    commit: ledger?.commit ?? null,
    groups: [...groups].map(([group, members]): GroupCoverage => ({
      group,
      title: members.find(({ entry }) => entry !== undefined)?.entry?.group.title ?? '',
      entries: members.length,
      implemented: count(members, ({ entry }) => entry !== undefined),
      fires: count(members, ({ fires }) => fires),
      passes: count(members, ({ passes }) => passes),
      proved: count(members, ({ fires, passes }) => fires && passes),
      waived: count(members, ({ waiver }) => waiver !== undefined),
    })),
  };
};
