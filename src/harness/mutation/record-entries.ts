/** Which functions each rule runs on the complete documents that have its target. */
import type { SubjectKind } from '../../../simulator/document/kind.ts';
import type { CatalogueEntry } from '../../../simulator/engine/catalogue.ts';
import type { Expectations } from './bench.ts';
import type { Graph } from './module-graph.ts';
import type { RecordedEntries } from './protocol.ts';

type SitesDuring = (run: () => void) => Promise<readonly string[]>;

export const recordEntries = async (
  graph: Graph,
  { documents, box }: Expectations,
  sitesDuring: SitesDuring,
): Promise<RecordedEntries> => {
  const { factsFor, subjectOf } = graph.load(
    'src/harness/contracts/boundaries/one-rule.fixture.ts',
  ) as typeof import('../contracts/boundaries/one-rule.fixture.ts');
  const { runRule } = graph.load('simulator/engine/run.ts') as typeof import('../../../simulator/engine/run.ts');
  const { catalogue } = graph.load('simulator/rules/index.ts') as typeof import('../../../simulator/rules/index.ts');
  const { baseOf } = graph.load('src/harness/ledger/passes.ts') as typeof import('../ledger/passes.ts');
  const { kindOf } = graph.load('src/harness/violations/base.ts') as typeof import('../violations/base.ts');
  const found: Record<string, Set<string>> = {};
  for (const [name, xml] of documents) {
    const entries = catalogue().entries(kindOf(baseOf(name)));
    const [first] = entries;
    if (first === undefined) continue;
    const subject = subjectOf(first, xml);
    const needs = new Set(entries.flatMap(({ rule }) => rule.needs));
    const facts = await factsFor(box, subject, { needs });
    for (const entry of entries as readonly CatalogueEntry<SubjectKind>[]) {
      const key = `${entry.document}/${entry.code.code}`;
      const sites = await sitesDuring(() => void runRule(entry, subject, facts));
      for (const site of sites) (found[site] ??= new Set()).add(key);
    }
  }
  return Object.fromEntries(Object.entries(found).map(([site, keys]) => [site, [...keys]]));
};
