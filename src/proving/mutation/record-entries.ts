/** Which functions the check of each entry runs on the complete documents. */
import type { Expectations } from './bench.ts';
import type { Graph } from './module-graph.ts';
import type { ReachedBy } from './protocol.ts';

/** @param sitesDuring the functions that are reached while something runs */
export const recordEntries = async (
  graph: Graph,
  { documents, box }: Expectations,
  sitesDuring: (run: () => void) => readonly string[],
): Promise<ReachedBy> => {
  // Modules of the graph have the exports of their sources.
  const { factsFor, subjectOf } = graph.load(
    'src/proving/contracts/boundaries/one-rule.fixture.ts',
  ) as typeof import('../contracts/boundaries/one-rule.fixture.ts');
  const { runRule } = graph.load(
    'simulator/judge/engine/run.ts',
  ) as typeof import('../../../simulator/judge/engine/run.ts');
  const { catalogue } = graph.load('simulator/rules/index.ts') as typeof import('../../../simulator/rules/index.ts');
  const { baseOf } = graph.load('src/harness/violations/base.ts') as typeof import('../../harness/violations/base.ts');
  const { kindOf } = graph.load(
    'src/issuer/documents/document-model.ts',
  ) as typeof import('../../issuer/documents/document-model.ts');
  const found: Record<string, Set<string>> = {};
  for (const [name, xml] of documents) {
    const entries = catalogue().entries(kindOf(baseOf(name)));
    const [first] = entries;
    if (first === undefined) continue;
    const subject = subjectOf(first, xml);
    const facts = await factsFor(box, subject, { needs: new Set(entries.flatMap(({ rule }) => rule.needs)) });
    for (const entry of entries) {
      const sites = sitesDuring(() => void runRule(entry, subject, facts));
      for (const site of sites) (found[site] ??= new Set()).add(`${entry.document}/${entry.code.code}`);
    }
  }
  return Object.fromEntries(Object.entries(found).map(([site, keys]) => [site, [...keys]]));
};
