/** A report in the language of its page. Generated scenarios and features take their names from the catalogue. */
import { documentKinds, eventKinds } from '../../../simulator/document/kind.ts';
import type { Language } from '../../../simulator/checks/vocabulary/wording.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { tagOf } from '../conform/parameters.ts';
import { subjectName } from '../document-kinds.ts';
import type { ExchangeNote } from './exchange-notes.ts';
import { lackIn, reasonIn } from './reasons.ts';
import type { Report, Scenario } from './report-data.ts';

// Names: src/harness/generate/rule-features.ts and outcomes.ts write the English ones

/** `payroll adjustment`, as scenarios name a kind. */
const spoken = (kind: string): string => tagOf(kind).slice(1).replaceAll('-', ' ');

const subjects: ReadonlyMap<string, string> = new Map(
  [...documentKinds, ...eventKinds, 'signature', 'soap', 'zip'].map((kind) => [spoken(kind), subjectName(kind, 'es')]),
);

/** Titles of rules, of groups and of ends of an exchange. */
const titles = (): ReadonlyMap<string, string> => {
  const { entries, groups, outcomes } = catalogue();
  const rules = [...documentKinds, ...eventKinds].flatMap((kind) => entries(kind).map((entry) => entry.rule));
  return new Map([
    ...rules.map((one) => [one.title, one.spanish.title] as const),
    ...[...groups, ...outcomes.map(({ group }) => group), ...outcomes].map(
      ({ title }) => [title.en, title.es] as const,
    ),
    ...outcomes.flatMap(({ ends, otherwise }) =>
      [...ends, otherwise].map(({ about }) => [about.en, about.es] as const),
    ),
  ]);
};

const rule = /^(\S+) on (.+?)(, by request)?: ([^]+)$/;
/** What tells the rows of an outline apart, after the title. */
const row = /^([^]+?)( \([^()]*\))$/;
const end = /^(\S+)(?:: | (as well): | (is not the end of) )([^]+)$/;
const group = /^(?:Outcomes ([A-Z]+): )?(.+?)( \([A-Z-]+\))?(?:, part (\d+))?(, by request)?$/;

const ruleName = (name: string, known: ReadonlyMap<string, string>): string | undefined => {
  const [, code, subject = '', byRequest, told = ''] = rule.exec(name) ?? [];
  const [, title = told, which = ''] = known.has(told) ? [] : (row.exec(told) ?? []);
  const spanish = known.get(title);
  if (code === undefined || spanish === undefined) return undefined;
  const about = subjects.get(subject) ?? subject;
  return `${code} en ${about}${byRequest === undefined ? '' : ', por solicitud'}: ${spanish}${which}`;
};

const endName = (name: string, known: ReadonlyMap<string, string>): string | undefined => {
  const [, code, alsoEnds, otherwise, what = ''] = end.exec(name) ?? [];
  const spanish = known.get(what);
  if (code === undefined || spanish === undefined) return undefined;
  if (otherwise !== undefined) return `${code} no es el final de ${spanish}`;
  return alsoEnds === undefined ? `${code}: ${spanish}` : `${code} también: ${spanish}`;
};

const featureName = (name: string, known: ReadonlyMap<string, string>): string | undefined => {
  const [, outcomes, title = '', letters = '', part, byRequest] = group.exec(name) ?? [];
  const spanish = known.get(title);
  if (spanish === undefined) return undefined;
  const parts = `${part === undefined ? '' : `, parte ${part}`}${byRequest === undefined ? '' : ', por solicitud'}`;
  return `${outcomes === undefined ? '' : `Finales ${outcomes}: `}${spanish}${letters}${parts}`;
};

/** Names of generated scenarios in that language; those that people wrote stay. */
export const scenarioNames = (language: Language): ((name: string) => string) => {
  if (language === 'en') return (name) => name;
  const known = titles();
  return (name) => ruleName(name, known) ?? endName(name, known) ?? name;
};

// The report

const exchangeIn = (language: Language, { kind, findings, ...exchange }: ExchangeNote): ExchangeNote => ({
  ...exchange,
  ...(kind === undefined ? {} : { kind: subjectName(kind, language) }),
  findings: findings.map(({ spanish, ...finding }) => (language === 'es' ? { ...finding, ...spanish } : finding)),
});

/** The report with its names and texts in that language; the names of scenarios that people wrote stay. */
export const reportIn = (language: Language, report: Report): Report => {
  if (language === 'en') return { ...report, scenarios: report.scenarios.map((each) => withOneLanguage(each)) };
  const known = titles();
  const nameIn = scenarioNames(language);
  const featureIn = (name: string): string => featureName(name, known) ?? name;
  const ids = new Map<string, string>();
  const scenarios = report.scenarios.map((scenario): Scenario => {
    const name = nameIn(scenario.name);
    const id = scenario.id.replace(scenario.name, () => name);
    ids.set(scenario.id, id);
    return {
      ...scenario,
      id,
      name,
      feature: featureIn(scenario.feature),
      kind: scenario.kind === null ? null : subjectName(scenario.kind, language),
      reason: scenario.reason === null ? null : reasonIn(language, scenario.reason),
      unchecked: scenario.unchecked.map((what) => lackIn(language, what)),
      exchanges: scenario.exchanges.map((exchange) => exchangeIn(language, exchange)),
    };
  });
  const idIn = (id: string): string => ids.get(id) ?? id;
  const { trend } = report;
  return {
    ...report,
    problems: report.problems.map((problem) => lackIn(language, problem)),
    scenarios,
    outOfReach: report.outOfReach.map(({ reason, ...rest }) => ({ ...rest, reason: reasonIn(language, reason) })),
    features: report.features.map(({ name, ...rest }) => ({ ...rest, name: featureIn(name) })),
    kinds: report.kinds.map(({ name, ...rest }) => ({ ...rest, name: subjectName(name, language) })),
    coverage:
      report.coverage === null
        ? null
        : {
            ...report.coverage,
            groups: report.coverage.groups.map((one) => ({ ...one, title: one.spanish.title })),
          },
    slowest: report.slowest.map(idIn),
    trend:
      trend === null
        ? null
        : { ...trend, newlyFailing: trend.newlyFailing.map(idIn), newlyPassing: trend.newlyPassing.map(idIn) },
  };
};

const withOneLanguage = (scenario: Scenario): Scenario => ({
  ...scenario,
  exchanges: scenario.exchanges.map((exchange) => exchangeIn('en', exchange)),
});
