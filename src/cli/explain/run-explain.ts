import {
  allAdvice,
  effectText,
  needsInWords,
  evidenceLine,
  observationsOn,
  otherNameText,
  rowsWith,
  timesData,
  timesOfRule,
  type CatalogueEntry,
  type OutcomeEntry,
} from '../../../simulator/judge/index.ts';
import { existsSync } from 'node:fs';
import { createEnv } from '../../common/env/env.ts';
import { colombianDate } from '../../common/time.ts';
import { english, spanish, type Bilingual } from '../../common/text/bilingual.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { answerLines } from '../../harness/explain/answer-lines.ts';
import { subjectName } from '../../harness/document-kinds.ts';
import { codesInText, lettered } from '../../harness/explain/codes-in-text.ts';
import { meaningOf, type Declaration } from '../../harness/explain/declarations.ts';
import { fieldOfRule } from '../../harness/explain/field-of-rule.ts';
import type { FaultEntry } from '../../harness/explain/soap-faults.ts';
import { readGivenFile } from '../../harness/user-files.ts';
import { showHead, showLines, type Line } from '../shared/columns.ts';
import { textsIn, type Language } from '../shared/language.ts';
import { sourceLine, writtenSource } from '../../harness/docs/source-line.ts';
import { spoken } from '../shared/spoken.ts';
import { lettersOf, noSuchRule } from '../shared/entry-for.ts';
import { bold, exitCodes, note, print, printJson } from '../shared/output.ts';
import { requireDate } from '../shared/require-date.ts';
import { dateLines } from './date-lines.ts';
import { explainAnswer, type Explaining } from './run-explain-answer.ts';

type Flags = { readonly json?: boolean; readonly at?: string };

/** What the profile strict holds, with its own text of the line and fix where they differ. */
const strictOf = ({ holds, message, fix, kind }: NonNullable<CatalogueEntry['strictly']>) => ({
  kind,
  holds: holds.en,
  ...(message === undefined ? {} : { message }),
  ...(fix === undefined ? {} : { fix: fix.en }),
});

const inSpanish = ({ rule: { title, place, fix }, strictly }: Pick<CatalogueEntry, 'rule' | 'strictly'>) => ({
  title: title.es,
  ...(place === undefined ? {} : { place: place.es }),
  fix: fix.es,
  ...(strictly === undefined ? {} : { strictly: strictly.holds.es }),
  ...(strictly?.fix === undefined ? {} : { strictFix: strictly.fix.es }),
});

const described = ({ entry, documents }: Declaration, date: string) => {
  const { code, rule, document, group, target, message, stage, firesWith, source, strictly } = entry;
  return {
    code: code.code,
    document,
    documents,
    kind: code.kind,
    title: rule.title.en,
    message,
    group: `${group.code} ${english(group.title)}`,
    stage,
    target: target?.path,
    needs: rule.needs,
    fix: rule.fix.en,
    firesWith,
    onByDefault: code.defaultOn !== false,
    ...(strictly === undefined ? {} : { strict: strictOf(strictly) }),
    observations: observationsOn(code.code, catalogue()),
    source: writtenSource(source),
    dates: timesOfRule(code.code, date).map(timesData),
    spanish: inSpanish(entry),
  };
};

/** The end of an exchange has no line: the status of the answer shows it. */
const describedOutcome = ({ code, group, source, ...outcome }: OutcomeEntry) => ({
  code: code.code,
  document: outcome.document,
  kind: code.kind,
  title: english(outcome.title),
  status: outcome.status,
  place: outcome.place,
  message: outcome.message,
  group: `${group.code} ${english(group.title)}`,
  condition: english(outcome.condition),
  needs: outcome.needs,
  fix: english(outcome.fix),
  source: writtenSource(source),
  spanish: {
    title: spanish(outcome.title),
    condition: spanish(outcome.condition),
    fix: spanish(outcome.fix),
  },
});

const groupIn = (language: Language, { code, title }: { readonly code: string; readonly title: Bilingual }): string =>
  `${code} ${title[language]}`;

const strictLines = (declaration: Declaration, language: Language): readonly Line[] => {
  const { strictly, code } = declaration.entry;
  if (strictly === undefined) return [];
  const { holds, message, fix, kind } = strictly;
  const { labels } = textsIn(language);
  return [
    [labels.strict, `${kind === code.kind ? '' : `${kind}; `}${holds[language]}`],
    ['', message === undefined ? undefined : `Regla: ${code.code}, ${kind}: ${message}`],
    ['', fix === undefined ? undefined : `${labels.fix}: ${fix[language]}`],
  ];
};

const observedLines = (code: string, language: Language): readonly Line[] =>
  observationsOn(code, catalogue()).flatMap((observation): readonly Line[] => [
    [textsIn(language).labels.observed, `${observation.observed[language]}; ${effectText(observation)[language]}`],
    ['', evidenceLine(observation)[language]],
  ]);

/** Dates switch the rule, if any do; the value of their row is `on` or `off`. */
const defaultOf = ({ entry: { code } }: Declaration, { date, language }: Explaining): string => {
  const { on, off, byDate } = textsIn(language);
  const dated = timesOfRule(code.code, date).find(({ table }) => table === 'rules');
  if (dated === undefined) return code.defaultOn === false ? off : on;
  return dated.now?.value === 'on' ? byDate.on : byDate.off;
};

/** @param asked the code as given, which may be that of a profile */
const show = (declaration: Declaration, asked: string, explaining: Explaining): void => {
  const { language } = explaining;
  const { entry } = declaration;
  const told = described(declaration, explaining.date);
  const { rule } = entry;
  const { labels } = textsIn(language);
  showHead({ ...told, title: rule.title[language] }, language);
  showLines([
    [labels.note, otherNameText(asked)?.[language]],
    [labels.line, `Regla: ${told.code}, ${told.kind}: ${told.message}`],
    [labels.group, groupIn(language, entry.group)],
    [labels.looksAt, told.target ?? rule.place?.[language] ?? ''],
    [labels.field, fieldOfRule(entry)],
    [labels.needs, needsInWords(told.needs)[language]],
    [labels.fix, rule.fix[language]],
    [labels.firesWith, told.firesWith.join(', ')],
    [labels.byDefault, defaultOf(declaration, explaining)],
    ...strictLines(declaration, language),
    ...observedLines(told.code, language),
    ...dateLines(told.code, explaining),
    [labels.source, sourceLine(entry.source, language)],
  ]);
};

const showOutcome = (outcome: OutcomeEntry, language: Language): void => {
  const told = describedOutcome(outcome);
  const { labels } = textsIn(language);
  showHead({ ...told, documents: [told.document], title: outcome.title[language] }, language);
  showLines([
    [labels.answer, `${told.status}: ${told.message}`],
    [labels.place, told.place],
    [labels.group, groupIn(language, outcome.group)],
    [labels.when, outcome.condition[language]],
    [labels.needs, needsInWords(told.needs)[language]],
    [labels.fix, outcome.fix[language]],
    [labels.source, sourceLine(outcome.source, language)],
  ]);
};

const describedFault = ({ kind, name, title, fix }: FaultEntry) => ({
  code: name,
  document: 'soap',
  kind,
  title: english(title),
  ...(fix === undefined ? {} : { fix: english(fix) }),
  spanish: { title: spanish(title), ...(fix === undefined ? {} : { fix: spanish(fix) }) },
});

const showFault = ({ kind, name, title, fix }: FaultEntry, language: Language): void => {
  const { labels } = textsIn(language);
  print(`${bold(name)} ${kind === 'fault' ? labels.soapFault : labels.status}: ${title[language]}`);
  if (fix !== undefined) showLines([[labels.fix, fix[language]]]);
};

/** @param code as the catalogue, a status or a fault has it */
const explainCode = (code: string, explaining: Explaining) => {
  const { json, language } = explaining;
  const { declarations, outcomes, fault } = meaningOf(code);
  if (!json) {
    for (const declaration of declarations) show(declaration, code, explaining);
    for (const outcome of outcomes) showOutcome(outcome, language);
    if (fault !== undefined) showFault(fault, language);
  }
  return [
    ...declarations.map((declaration) => described(declaration, explaining.date)),
    ...outcomes.map(describedOutcome),
    ...(fault === undefined ? [] : [describedFault(fault)]),
  ];
};

/** Longer texts are no words to search for. */
const longestWords = 80;

type Advice = (typeof allAdvice)[number];

/** Each word is the id of a piece of advice; none where one is not. */
const adviceNamed = (text: string): readonly Advice[] => {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  const found = words.flatMap((word) => allAdvice.filter(({ id }) => id === word.toLowerCase()));
  return found.length === words.length ? found : [];
};

const explainAdvice = (advice: readonly Advice[], { json, language }: Explaining): void => {
  if (json) {
    printJson(
      advice.map(({ id, kinds, text, source }) => ({
        code: id,
        documents: kinds,
        kind: 'advice',
        title: text.en,
        source: source.en,
        spanish: { title: text.es, source: source.es },
      })),
    );
    return;
  }
  const { labels, judged } = textsIn(language);
  for (const { id, kinds, text, source } of advice) {
    print(`${bold(id)} ${judged.advice}`);
    showLines([
      ['', text[language]],
      [labels.documents, kinds.map((kind) => subjectName(kind, language)).join(', ')],
      [labels.source, source[language]],
    ]);
  }
};

/** A path without spaces is taken for one even if there is no such file. */
const isFile = (given: string): boolean =>
  given === '-' ||
  (/[./\\]/.test(given) && (existsSync(given) || (!/[\s<{]/.test(given) && /[/\\]|\.\w{1,5}$/.test(given))));

/** A file is named by its path, or comes on standard input; anything else is the text itself. */
const textOf = (given: readonly string[]): string => {
  const [path = '', ...others] = given;
  return others.length === 0 && isFile(path) ? readGivenFile(path).toString('utf8') : given.join(' ');
};

const noteLetters = (words: readonly string[], language: Language): void => {
  for (const word of new Set(words)) {
    const variants = lettered(word);
    if (variants.length > 0) note(lettersOf(word, variants, language));
  }
};

/**
 * `ensayo explain CODE…`, ids of advice, or any text with codes in it: pasted, as a file, or on standard input. Exit code 1 where
 * there is none.
 * @throws StartProblem for a file that cannot be read; UsageError `invalid-date`
 */
export const explain = (given: readonly string[], { json = false, at }: Flags): void => {
  const date = at === undefined ? colombianDate(createEnv().clock.now()) : requireDate('--at', at);
  const explaining = { json, language: spoken(), date };
  const text = textOf(given);
  const advice = adviceNamed(text);
  if (advice.length > 0) {
    explainAdvice(advice, explaining);
    return;
  }
  const lines = answerLines(text);
  if (lines.length > 0) {
    noteLetters(
      lines.map(({ code }) => code),
      explaining.language,
    );
    explainAnswer(lines, explaining);
    return;
  }
  const { codes, unknown } = codesInText(text);
  noteLetters(
    (text.match(/\w+/g) ?? []).filter((word) => lettered(word).some((code) => codes.includes(code))),
    explaining.language,
  );
  const explained = codes.flatMap((code) => explainCode(code, explaining));
  if (json) printJson(explained);
  for (const code of unknown) note(noSuchRule(code, explaining.language));
  if (codes.length > 0) return;
  process.exitCode = exitCodes.failed;
  if (unknown.length > 0) return;
  const isWords = text.trim().length <= longestWords && rowsWith(catalogue(), text.trim()).length > 0;
  note(isWords ? noSuchRule(text.trim(), explaining.language) : textsIn(explaining.language).noLines);
};
