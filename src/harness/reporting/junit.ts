/** The run as JUnit XML, for build servers: a suite for each feature file. */
import { escapeAttribute, escapeText } from '../../common/xml/write.ts';
import type { Bilingual, Language } from '../../common/text/bilingual.ts';
import { pageTexts, type PageTexts } from './html/texts.ts';
import { reportIn } from './report-in.ts';
import type { Failure, Report, Scenario } from './report-data.ts';

/** Characters that XML 1.0 cannot contain, not even escaped: terminal colours, broken characters. */
const notXml =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const clean = (text: string): string => text.replaceAll(notXml, '\ufffd');

const attributes = (pairs: Readonly<Record<string, string | number>>): string =>
  Object.entries(pairs)
    .map(([name, value]) => ` ${name}="${escapeAttribute(clean(String(value)))}"`)
    .join('');

const seconds = (milliseconds: number): string => (milliseconds / 1_000).toFixed(3);

const failureElement = ({ step, message, again }: Failure): string =>
  `<failure${attributes({ message: step })}>${escapeText(clean([message, ...again].join('\n')))}</failure>`;

const testcase = ({ name, feature, uri, line, durationMs, failure, reason }: Scenario): string => {
  const about = attributes({ name, classname: feature, time: seconds(durationMs), file: uri, line });
  if (failure !== null) return `    <testcase${about}>${failureElement(failure)}</testcase>`;
  if (reason === null) return `    <testcase${about}/>`;
  return `    <testcase${about}><skipped${attributes({ message: reason })}/></testcase>`;
};

const byFile = (scenarios: readonly Scenario[]): readonly (readonly Scenario[])[] => {
  const files = new Map<string, Scenario[]>();
  for (const scenario of scenarios) {
    const members = files.get(scenario.uri);
    if (members === undefined) files.set(scenario.uri, [scenario]);
    else members.push(scenario);
  }
  return [...files.values()];
};

const sums = (scenarios: readonly Scenario[]): Readonly<Record<string, string | number>> => ({
  tests: scenarios.length,
  failures: scenarios.filter(({ outcome }) => outcome === 'failed').length,
  skipped: scenarios.filter(({ outcome }) => outcome === 'skipped').length,
  time: seconds(scenarios.reduce((sum, { durationMs }) => sum + durationMs, 0)),
});

const testsuite = (scenarios: readonly Scenario[]): string => {
  const [first] = scenarios;
  const head = attributes({ name: first?.feature ?? '', ...sums(scenarios), file: first?.uri ?? '' });
  return `  <testsuite${head}>\n${scenarios.map(testcase).join('\n')}\n  </testsuite>`;
};

/** Errors outside scenarios, which a build server would not see otherwise. */
const problemSuite = (problems: readonly string[], { title, label }: PageTexts['problems']): readonly string[] => {
  if (problems.length === 0) return [];
  const cases = problems.map(
    (problem, index) =>
      `    <testcase${attributes({ name: `${label} ${index + 1}`, classname: title })}>` +
      `<failure${attributes({ message: label })}>${escapeText(clean(problem))}</failure></testcase>`,
  );
  const head = attributes({ name: title, tests: problems.length, failures: problems.length, skipped: 0, time: 0 });
  return [`  <testsuite${head}>\n${cases.join('\n')}\n  </testsuite>`];
};

export const junitXml = (report: Report<Bilingual>, language: Language): string => {
  const { suite, run, scenarios, counts, problems } = reportIn(language, report);
  const head = attributes({
    name: suite,
    tests: scenarios.length + problems.length,
    failures: counts.failed + problems.length,
    skipped: counts.skipped,
    time: seconds(run.durationMs),
    timestamp: run.startedAt,
  });
  const suites = [...byFile(scenarios).map(testsuite), ...problemSuite(problems, pageTexts(language).problems)];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${head}>\n${suites.join('\n')}\n</testsuites>\n`;
};
