import { xpathOf } from '../../document/xml/xpath.ts';
import { attributeOf, positionAt, type XmlElement } from '../../../src/common/xml/tree.ts';
import type { CatalogueEntry } from './catalogue.ts';
import type { Check, Finding, NotEvaluated } from '../../checks/vocabulary/check.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import type { SubjectKind } from '../../document/kind.ts';
import type { Facts } from '../../checks/vocabulary/facts.ts';
import { switchOf } from '../../checks/in-force.ts';
import { signingDay } from '../../checks/signing-dates.ts';
import type { Failure, OpenRule, RuleResult } from './results.ts';
import { checkFor } from './rule.ts';
import { isPresent, sitesOf, type Site, type Subject } from '../../document/subject.ts';
import type { Target } from '../../document/target.ts';

/** More places than this for one rule help nobody. */
export const failureLimit = 20;

type Place = { readonly target: Target | undefined; readonly check: Check; readonly site: Site };

/** Pesos are meant where nothing else is said. */
const foreignCurrency = (element: XmlElement): Pick<Failure, 'currency'> => {
  const currency = attributeOf(element, 'currencyID') ?? 'COP';
  return currency === 'COP' ? {} : { currency };
};

const failureAt = ({ target, check, site }: Place, finding: Finding): Failure => {
  const { at, attribute: own, detail: _, expected = check.expected, ...found } = finding;
  const said = { ...found, expected };
  if (target === undefined && at === undefined) return { xpath: undefined, position: undefined, ...said };
  const element: XmlElement = at ?? site.node ?? site.owner;
  const attribute = own ?? (at === undefined ? site.attribute : undefined);
  const missing = at === undefined && site.node === undefined ? `/${target?.child ?? ''}` : '';
  return {
    xpath: `${xpathOf(element)}${missing}${attribute === undefined ? '' : `/@${attribute}`}`,
    position: positionAt(site.subject.document.text, element.start),
    ...(attribute === undefined && missing === '' ? foreignCurrency(element) : {}),
    ...said,
  };
};

export const unevaluated = ({ code: { code, kind } }: CatalogueEntry<SubjectKind>, reason: Bilingual): OpenRule => ({
  code,
  kind,
  status: 'notEvaluated',
  reason,
});

/** A rule that is on by date fires because of the day of the signature. */
const switchReading = (
  { code: { code } }: CatalogueEntry<SubjectKind>,
  subject: Subject,
  facts: Facts,
): Pick<Finding, 'dated'> => {
  const switched = switchOf(code);
  return switched === undefined ? {} : { dated: { ...switched, decided: signingDay(subject, facts) } };
};

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
    failures.push(failureAt({ target, check, site }, { ...switchReading(entry, subject, facts), ...finding }));
    if (failures.length === failureLimit) break;
  }
  if (failures !== undefined) {
    const message = `${entry.message}${detail ?? ''}`;
    const { code, kind, inferredFrom } = entry.code;
    const inferred = inferredFrom === undefined ? {} : { inferredFrom };
    return { code, kind, status: 'failed', message, fix: entry.rule.fix, ...inferred, failures };
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
