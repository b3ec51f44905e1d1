import { positionAt, type XmlElement } from '../../src/common/xml/tree.ts';
import { xpathOf } from '../../src/common/xml/path.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { Check, Finding, Site } from './check.ts';
import type { Facts } from './facts.ts';
import type { Failure, RuleResult } from './results.ts';
import type { Subject } from './subject.ts';
import { sitesOf } from './target.ts';

/** More places than this of one rule help nobody. */
const failureLimit = 20;

const failureAt = (entry: CatalogueEntry, check: Check, site: Site, finding: Finding): Failure => {
  const expected = finding.expected ?? check.expected;
  if (entry.target === undefined && finding.at === undefined) {
    return { xpath: undefined, position: undefined, found: finding.found, expected };
  }
  const element: XmlElement = finding.at ?? site.node ?? site.owner;
  const attribute = finding.attribute ?? (finding.at === undefined ? entry.target?.attribute : undefined);
  const missing = finding.at === undefined && site.node === undefined ? `/${entry.target?.child ?? ''}` : '';
  return {
    xpath: `${xpathOf(element)}${missing}${attribute === undefined ? '' : `/@${attribute}`}`,
    position: positionAt(site.subject.document.text, element.start),
    found: finding.found,
    expected,
  };
};

const evaluate = (entry: CatalogueEntry, subject: Subject, facts: Facts): RuleResult => {
  const { code, kind } = entry.code;
  const check = entry.rule.prepare(facts);
  if ('notEvaluated' in check) return { code, kind, status: 'notEvaluated', reason: check.notEvaluated };
  const sites = sitesOf(subject, entry.target, check.per);
  const failures: Failure[] = [];
  for (const site of sites) {
    const finding = check.test(site);
    if (finding === undefined) continue;
    failures.push(failureAt(entry, check, site, finding));
    if (failures.length === failureLimit) break;
  }
  if (failures.length > 0) {
    return { code, kind, status: 'failed', message: entry.message, fix: entry.rule.fix, failures };
  }
  return { code, kind, status: 'passed', vacuous: !sites.some((site) => site.node !== undefined) };
};

/** Runs one rule. A rule that throws is `broken`: a defect, never an acceptance. */
export const runRule = (entry: CatalogueEntry, subject: Subject, facts: Facts): RuleResult => {
  try {
    return evaluate(entry, subject, facts);
  } catch (error) {
    const { code, kind } = entry.code;
    return { code, kind, status: 'broken', error: error instanceof Error ? error.message : String(error) };
  }
};

export const notReached = (entry: CatalogueEntry, reason: string): RuleResult => ({
  code: entry.code.code,
  kind: entry.code.kind,
  status: 'notEvaluated',
  reason,
});
