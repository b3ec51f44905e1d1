/** A report in the language of its page. */
import type { Bilingual, Language } from '../../common/text/bilingual.ts';
import { subjectName } from '../document-kinds.ts';
import type { ExchangeNote } from './exchange-notes.ts';
import { generatedTexts, spoken } from './generated-texts.ts';
import type { Failure, Report, Scenario } from './report-data.ts';

const worded = <Of extends { readonly spanish?: object }>(
  language: Language,
  { spanish, ...texts }: Of,
): Omit<Of, 'spanish'> => (language === 'es' ? { ...texts, ...spanish } : texts);

/** As people read it: `credit note`, `Nota crédito`. */
const kindIn = (language: Language, kind: string): string =>
  language === 'en' ? spoken(kind) : subjectName(kind, language);

const exchangeIn = (language: Language, { kind, findings, advice, ...exchange }: ExchangeNote): ExchangeNote => ({
  ...exchange,
  ...(kind === undefined ? {} : { kind: kindIn(language, kind) }),
  findings: findings.map((each) => worded(language, each)),
  ...(advice === undefined ? {} : { advice: advice.map((each) => worded(language, each)) }),
});

const failureIn = (language: Language, failure: Failure<Bilingual>): Failure => ({
  ...failure,
  step: failure.step[language],
  message: failure.message[language],
  steps: failure.steps.map(({ text, outcome }) => ({ text: text[language], outcome })),
});

/** With the texts of the run in that language, and the names as they are. */
export const withTextsIn = (language: Language, report: Report<Bilingual>): Report => ({
  ...report,
  problems: report.problems.map((problem) => problem[language]),
  causes: report.causes.map((cause) => ({
    ...cause,
    title: cause.title[language],
    fix: cause.fix?.[language] ?? null,
    also: cause.also.map((each) => ({ ...each, title: each.title[language] })),
  })),
  outOfReach: report.outOfReach.map((each) => ({ ...each, reason: each.reason[language] })),
  scenarios: report.scenarios.map((scenario) => ({
    ...scenario,
    reason: scenario.reason === null ? null : scenario.reason[language],
    unchecked: scenario.unchecked.map((what) => what[language]),
    failure: scenario.failure === null ? null : failureIn(language, scenario.failure),
  })),
});

/** The report with its names and texts in that language; the names of scenarios that people wrote stay. */
export const reportIn = (language: Language, bilingualReport: Report<Bilingual>): Report => {
  const report = withTextsIn(language, bilingualReport);
  const kinds = report.kinds.map(({ name, ...rest }) => ({ ...rest, name: kindIn(language, name) }));
  const ofKind = ({ kind, exchanges }: Scenario): Pick<Scenario, 'kind' | 'exchanges'> => ({
    kind: kind === null ? null : kindIn(language, kind),
    exchanges: exchanges.map((exchange) => exchangeIn(language, exchange)),
  });
  if (language === 'en') {
    return { ...report, kinds, scenarios: report.scenarios.map((each) => ({ ...each, ...ofKind(each) })) };
  }
  const { scenarioIn: nameIn, featureIn } = generatedTexts(language);
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
      ...ofKind(scenario),
    };
  });
  const idIn = (id: string): string => ids.get(id) ?? id;
  const { trend } = report;
  return {
    ...report,
    scenarios,
    features: report.features.map(({ name, ...rest }) => ({ ...rest, name: featureIn(name) })),
    kinds,
    coverage:
      report.coverage === null
        ? null
        : {
            ...report.coverage,
            groups: report.coverage.groups.map((one) => ({ ...one, title: one.spanish.title })),
          },
    causes: report.causes.map((cause) => ({ ...cause, scenarios: cause.scenarios.map(idIn) })),
    slowest: report.slowest.map(idIn),
    trend:
      trend === null
        ? null
        : {
            ...trend,
            newlyFailing: trend.newlyFailing.map(idIn),
            newlyPassing: trend.newlyPassing.map(idIn),
            stillFailing: trend.stillFailing.map(idIn),
            added: trend.added.map(idIn),
            gone: trend.gone.map((id) => id.replace(/(?<=^.*?\.feature ).*$/s, (name) => nameIn(name))),
          },
  };
};
