/** What `ensayo conform` prints at the end: at most 40 lines, however many scenarios failed. */
import { relative } from 'node:path';
import { inBoth, type Language } from '../../common/text/bilingual.ts';
import { colombianDate, colombianTime } from '../../common/time.ts';
import type { ScenarioResult } from '../../harness/conform/follower.ts';
import { replayCommand } from '../../harness/conform/rerun.ts';
import { sinceOf, type Since, type Summary } from '../../harness/conform/summary.ts';
import { familyName } from '../../harness/document-kinds.ts';
import { generatedTexts } from '../../harness/reporting/generated-texts.ts';
import { readable } from '../../harness/reporting/readable.ts';
import { failureIn } from '../../harness/reporting/reasons.ts';
import type { Comparison } from '../../harness/reporting/since.ts';
import { bold, dim, green, print, red, yellow } from '../shared/output.ts';
import { fit, withoutColours } from '../shared/terminal.ts';
import { conformTexts } from './conform-texts.ts';

/** Labels are a column. */
const labelled = (label: string, text: string, paint = (shown: string): string => shown): void => {
  print(`${paint(label.padEnd(13))} ${text}`);
};

const mostCodes = 12;

const listed = (codes: readonly string[]): string =>
  `${codes.slice(0, mostCodes).join(' ')}${codes.length > mostCodes ? ' …' : ''}`;

const showFirst = <Each>(
  each: readonly Each[],
  {
    most,
    show,
    more,
  }: { readonly most: number; readonly show: (one: Each) => void; readonly more: (count: number) => string },
): void => {
  for (const one of each.slice(0, most)) show(one);
  if (each.length > most) print(`  ${dim(more(each.length - most))}`);
};

const showRun = ({ company, service, annexes, target }: Summary, language: Language): void => {
  const { labels, targets, annexesOf } = conformTexts(language);
  if (company !== null) labelled(labels.company, `${company.name}, NIT ${company.nit}-${company.checkDigit}`);
  labelled(labels.service, service === null ? targets[target] : `${service} (${targets[target]})`);
  const versions = annexes.map(({ family, version }) => `${familyName(family, language)} ${version}`);
  if (versions.length > 0) labelled(labels.annexes, `${annexesOf} ${versions.join(', ')}`);
};

// Failures

/** The causes that are shown with one of their scenarios. */
const mostWithScenario = 2;
const mostCauses = 6;

const widest = 200;

const showScenario = (
  { name, uri, line, error = '', rerun, bundle }: ScenarioResult,
  { said, language, target }: Pick<Summary, 'target'> & { readonly said: string | null; readonly language: Language },
): void => {
  const texts = conformTexts(language);
  print(`    ${generatedTexts(language).scenarioIn(name)} ${dim(`${uri}:${String(line)}`)}`);
  const message = said ?? failureIn(language, readable(withoutColours(error), false));
  const lines = message.split('\n').filter((each) => each.trim() !== '');
  for (const each of lines.slice(0, 3)) print(`    ${fit(each, widest)}`);
  if (rerun !== undefined) print(`    ${texts.rerun(rerun)}`);
  if (bundle !== undefined)
    print(
      `    ${texts.replay[target === 'issuer' ? 'compared' : 'same'](replayCommand(relative('', bundle), language))}`,
    );
};

const showCauses = ({ causes, failures, since, target }: Summary, language: Language): void => {
  const texts = conformTexts(language);
  const failed = new Map(failures.map((result) => [`${result.uri}:${String(result.line)}`, result]));
  const show = (cause: Summary['causes'][number]): void => {
    const fresh = since === null || cause.new === 0 ? '' : ` ${yellow(texts.fresh(cause.new))}`;
    const title = failureIn(language, withoutColours(cause.title[language]));
    print(`${red('✗')} ${bold(fit(title, widest))}: ${texts.scenarios(cause.scenarios.length)}${fresh}`);
    const example = failed.get(cause.scenarios[0] ?? '');
    if (example !== undefined && causes.indexOf(cause) < mostWithScenario)
      showScenario(example, { said: cause.said, language, target });
  };
  showFirst(causes, { most: mostCauses, show, more: texts.moreCauses });
};

/** As texts name a run. */
const beganAt = (startedAt: string): string => {
  const at = Date.parse(startedAt);
  return `${colombianDate(at)} ${colombianTime(at).slice(0, 5)}`;
};

const showSince = (since: Since, language: Language): void => {
  const { labels, since: text, alsoChanged, changed } = conformTexts(language);
  labelled(labels.since, text(beganAt(since.startedAt), since));
  const others = alsoChanged(since);
  if (others !== '') labelled('', others);
  for (const { what, before, now } of since.changed) labelled('', changed[what](before, now), yellow);
};

const mostNames = 10;

/** An identifier is file and name. */
const scenarioNamed = (id: string, language: Language): string => {
  const [, uri = '', name = id] = /^(.*?\.feature) (.*)$/s.exec(id) ?? [];
  return `${generatedTexts(language).scenarioIn(name)} ${dim(uri)}`;
};

/** `ensayo conform --since`: at most 40 lines, too. */
export const showComparison = ({ now, trend, causes }: Comparison, language: Language): void => {
  const texts = conformTexts(language);
  labelled(texts.labels.run, `${beganAt(now.startedAt)}, ${now.target ?? texts.targets.box}`);
  showSince(sinceOf(trend), language);
  const show = ({ title, scenarios, new: fresh }: Comparison['causes'][number]): void => {
    const known = fresh === 0 ? dim(texts.known) : yellow(texts.fresh(fresh));
    print(`${red('✗')} ${bold(fit(withoutColours(title[language]), widest))}: ${texts.scenarios(scenarios)} ${known}`);
  };
  showFirst(causes, { most: mostCauses, show, more: texts.moreCauses });
  for (const [title, ids] of [
    [texts.newFailures, trend.newlyFailing],
    [texts.fixed, trend.newlyPassing],
  ] as const) {
    if (ids.length > 0) print(bold(title));
    showFirst(ids, {
      most: mostNames,
      show: (id) => print(`  ${fit(scenarioNamed(id, language), widest)}`),
      more: texts.moreScenarios,
    });
  }
};

// What was looked at

const showBeyond = ({ outOfReach, unchecked }: Summary, language: Language): void => {
  const texts = conformTexts(language);
  const show = ({ reason, scenarios, codes }: Summary['outOfReach'][number]): void => {
    const named = codes.length === 0 ? '' : ` (${texts.codes(codes.length)})`;
    const label = reason === outOfReach[0]?.reason ? texts.labels.beyond : '';
    labelled(label, dim(`${texts.need(scenarios, reason[language])}${named}`));
  };
  showFirst(outOfReach, { most: 4, show, more: texts.moreReasons });
  for (const { what, scenarios } of unchecked)
    labelled(texts.labels.unchecked, texts.unchecked(what[language], scenarios), yellow);
};

const showByRequest = ({ byRequest: { reachable, asked, right, families } }: Summary, language: Language): void => {
  if (asked === 0) return;
  const texts = conformTexts(language);
  // A code of several families counts in each of them.
  const each = families
    .filter((one) => one.asked > 0)
    .map((one) => texts.ofFamily(familyName(one.family, language), one.right, one.asked));
  labelled(texts.labels.byRequest, `${texts.byRequest(right, asked, reachable)} (${each.join(', ')})`);
};

const showCounts = ({ scenarios, codes, wrong, seconds }: Summary, language: Language): void => {
  const texts = conformTexts(language);
  const { labels } = texts;
  const failed = texts.failed(scenarios.failed);
  const beyondReach = (count: number): string => (count === 0 ? '' : `, ${yellow(texts.outOfReach(count))}`);
  const counted = `${green(texts.passed(scenarios.passed))}, ${scenarios.failed === 0 ? failed : red(failed)}`;
  labelled(labels.scenarios, `${counted}${beyondReach(scenarios.outOfReach)}, ${texts.took(String(seconds))}`);
  if (codes.fired + codes.passed + codes.outOfReach > 0) {
    const triggered = texts.triggered(codes.fired, codes.listed, codes.passed);
    labelled(labels.codes, `${triggered}${beyondReach(codes.outOfReach)}`);
  }
  if (wrong.length > 0) labelled(labels.wrong, listed(wrong), red);
  if (scenarios.inferred !== undefined) labelled(labels.inferred, texts.inferred(scenarios.inferred), yellow);
  if (scenarios.notRun !== undefined) labelled(labels.notRun, texts.notRun(scenarios.notRun), yellow);
};

export const showSummary = (summary: Summary, language: Language): void => {
  const { problems, seen, coming, files } = summary;
  const texts = conformTexts(language);
  const { labels } = texts;
  showRun(summary, language);
  showFirst(problems, {
    most: 3,
    show: (problem) => {
      labelled(labels.problem, failureIn(language, withoutColours(inBoth(problem)[language])), red);
    },
    more: texts.moreProblems,
  });
  showCounts(summary, language);
  showCauses(summary, language);
  if (summary.since !== null) showSince(summary.since, language);
  showByRequest(summary, language);
  labelled(labels.seen, texts.seen(seen.rejected, seen.documents, seen.notified));
  for (const [index, each] of coming.entries()) labelled(index === 0 ? labels.coming : '', each[language]);
  showBeyond(summary, language);
  labelled(labels.files, files.map((file) => relative('', file)).join(', '));
};
