import { xpathOf } from '../../document/xml/xpath.ts';
import { positionAt, type XmlElement } from '../../../src/common/xml/tree.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { Check, Finding, NotEvaluated } from '../../checks/vocabulary/check.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import type { SubjectKind } from '../../document/kind.ts';
import type { Facts } from '../../checks/vocabulary/facts.ts';
import type { Failure, OpenRule, RuleResult } from './results.ts';
import { checkFor } from './rule.ts';
import { isPresent, sitesOf, type Site, type Subject } from '../../document/subject.ts';
import type { Target } from '../../document/target.ts';

/** More places than this for one rule help nobody. */
const failureLimit = 20;

type Place = { readonly target: Target | undefined; readonly check: Check; readonly site: Site };

const failureAt = ({ target, check, site }: Place, finding: Finding): Failure => {
  const { found, expected = check.expected, fix, certain } = finding;
  const said = {
    found,
    expected,
    ...(fix === undefined ? {} : { fix }),
    ...(certain === undefined ? {} : { certain }),
  };
  if (target === undefined && finding.at === undefined) return { xpath: undefined, position: undefined, ...said };
  const element: XmlElement = finding.at ?? site.node ?? site.owner;
  const attribute = finding.attribute ?? (finding.at === undefined ? site.attribute : undefined);
  const missing = finding.at === undefined && site.node === undefined ? `/${target?.child ?? ''}` : '';
  return {
    xpath: `${xpathOf(element)}${missing}${attribute === undefined ? '' : `/@${attribute}`}`,
    position: positionAt(site.subject.document.text, element.start),
    ...said,
  };
};

export const unevaluated = ({ code: { code, kind } }: CatalogueEntry<SubjectKind>, reason: Bilingual): OpenRule => ({
  code,
  kind,
  status: 'notEvaluated',
  reason,
});

const evaluate = (entry: CatalogueEntry<SubjectKind>, subject: Subject, facts: Facts): RuleResult => {
  const { target, presetResults } = entry;
  const check = checkFor(entry.rule, facts);
  let failures: Failure[] | undefined;
  let open: NotEvaluated | undefined;
  let detail: string | undefined;
  for (const site of sitesOf(subject, target, check.per)) {
    const finding = check.test(site);
    if (finding === undefined) continue;
    if ('notEvaluated' in finding) {
      open ??= finding;
      continue;
    }
    detail ??= finding.detail;
    failures ??= [];
    failures.push(failureAt({ target, check, site }, finding));
    if (failures.length === failureLimit) break;
  }
  if (failures !== undefined) {
    const message = `${entry.message}${detail ?? ''}`;
    const { code, kind } = entry.code;
    return { code, kind, status: 'failed', message, fix: entry.rule.fix, failures };
  }
  if (open !== undefined) {
    const { notEvaluated: reason, ...record } = open;
    return { ...unevaluated(entry, reason), own: true, ...record };
  }
  return isPresent(subject, target) ? presetResults.passed : presetResults.vacuous;
};

/** Runs one rule, whatever a profile says about it. One that throws is `broken`: a bug, never an acceptance. */
export const runRule = (entry: CatalogueEntry<SubjectKind>, subject: Subject, facts: Facts): RuleResult => {
  try {
    return evaluate(entry, subject, facts);
  } catch (error) {
    const { code, kind } = entry.code;
    return {
      code,
      kind,
      status: 'broken',
      error: error instanceof Error ? error.message : String(error),
      thrown: error,
    };
  }
};
