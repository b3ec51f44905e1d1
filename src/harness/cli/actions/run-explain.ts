import type { CatalogueEntry } from '../../../../simulator/engine/catalogue.ts';
import { documentKinds, eventKinds, type SubjectKind } from '../../../../simulator/document/kind.ts';
import { english, spanish, type Wording } from '../../../../simulator/checks/vocabulary/wording.ts';
import type { OutcomeEntry } from '../../../../simulator/engine/outcome.ts';
import { companionsOf, sourceOf, type Rule, type RuleKind } from '../../../../simulator/engine/rule.ts';
import { catalogue } from '../../../../simulator/rules/index.ts';
import { listedRules } from '../../catalogue-facts.ts';
import { fieldOfRule } from '../../explain/field-of-rule.ts';
import { readGivenFile } from '../../user-files.ts';
import { inLanguage, showHead, showLines, type Line } from '../columns.ts';
import { sourceLine, textsIn, type Language } from '../language.ts';
import { spoken } from '../../say.ts';
import { noSuchRule } from '../entry-for.ts';
import { exitCodes, note, printJson } from '../output.ts';
import { explainAnswer } from './run-explain-answer.ts';

type Flags = { readonly json?: boolean };

/** What the profile strict holds, with its own text of the line and fix where they differ. */
const strictOf = ({ holds, message, fix }: NonNullable<Rule['strictly']>, kind: RuleKind) => ({
  kind,
  holds,
  ...(message === undefined ? {} : { message }),
  ...(fix === undefined ? {} : { fix }),
});

const described = ({ code, rule, document, group, target, message, stage }: CatalogueEntry<SubjectKind>) => ({
  code: code.code,
  document,
  kind: code.kind,
  title: rule.title,
  message,
  group: `${group.code} ${english(group.title)}`,
  stage,
  target: target?.path,
  needs: rule.needs,
  fix: rule.fix,
  firesWith: companionsOf({ code, rule }),
  onByDefault: code.defaultOn !== false,
  ...(rule.strictly === undefined ? {} : { strict: strictOf(rule.strictly, code.strictKind ?? code.kind) }),
  source: sourceOf({ code, rule }),
  spanish: rule.spanish,
});

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
  source,
  spanish: {
    title: spanish(outcome.title),
    condition: spanish(outcome.condition),
    fix: spanish(outcome.fix),
  },
});

const groupIn = (language: Language, { code, title }: { readonly code: string; readonly title: Wording }): string =>
  `${code} ${title[language]}`;

const strictLines = (entry: CatalogueEntry<SubjectKind>, language: Language): readonly Line[] => {
  const { strict, code, kind: usual } = described(entry);
  if (strict === undefined) return [];
  const { kind, holds, message, fix } = strict;
  const { labels } = textsIn(language);
  const { strictly = holds, strictFix = fix } = entry.rule.spanish;
  return [
    [labels.strict, `${kind === usual ? '' : `${kind}; `}${inLanguage(language, holds, strictly)}`],
    ['', message === undefined ? undefined : `Regla: ${code}, ${kind}: ${message}`],
    ['', fix === undefined ? undefined : `${labels.fix}: ${inLanguage(language, fix, strictFix ?? fix)}`],
  ];
};

const show = (entry: CatalogueEntry<SubjectKind>, language: Language): void => {
  const told = described(entry);
  const { title, place, fix, spanish: said } = entry.rule;
  const { labels, on, off } = textsIn(language);
  showHead({ ...told, title: inLanguage(language, title, said.title) }, language);
  showLines([
    [labels.line, `Regla: ${told.code}, ${told.kind}: ${told.message}`],
    [labels.group, groupIn(language, entry.group)],
    [labels.looksAt, told.target ?? inLanguage(language, place ?? '', said.place ?? '')],
    [labels.field, fieldOfRule(entry)],
    [labels.needs, told.needs.join(', ')],
    [labels.fix, inLanguage(language, fix, said.fix)],
    [labels.firesWith, told.firesWith.join(', ')],
    [labels.byDefault, told.onByDefault ? on : off],
    ...strictLines(entry, language),
    [labels.source, sourceLine(told.source, language)],
  ]);
};

const showOutcome = (outcome: OutcomeEntry, language: Language): void => {
  const told = describedOutcome(outcome);
  const { labels } = textsIn(language);
  showHead({ ...told, title: outcome.title[language] }, language);
  showLines([
    [labels.answer, `${told.status}: ${told.message}`],
    [labels.place, told.place],
    [labels.group, groupIn(language, outcome.group)],
    [labels.when, outcome.condition[language]],
    [labels.needs, told.needs.join(', ')],
    [labels.fix, outcome.fix[language]],
    [labels.source, sourceLine(told.source, language)],
  ]);
};

/** One entry for each document or event. A rule that is the same for all documents, or for several events, is shown once. */
const entriesOf = (code: string): readonly CatalogueEntry<SubjectKind>[] => {
  const { find, findEvents } = catalogue();
  const entries = find(code);
  const [first] = entries;
  if (first === undefined) {
    const events = findEvents(code);
    return events.filter(({ rule }, index) => events.findIndex((event) => event.rule === rule) === index);
  }
  return entries.length === documentKinds.length ? [first] : entries;
};

/** Most rules about events are not listed with those of documents. */
const eventCodes = (): readonly string[] =>
  eventKinds.flatMap((kind) => catalogue().entries(kind)).map(({ code }) => code.code);

/** The status of a document or batch that is still being validated: no end of an exchange, and no rule. */
const inProcess = '98';

const explainCode = (given: string, { json, language }: { readonly json: boolean; readonly language: Language }) => {
  const isMeant = (code: string): boolean => code.toLowerCase() === given.toLowerCase();
  const known = listedRules().find((rule) => isMeant(rule.code));
  const code = known?.code ?? eventCodes().find(isMeant) ?? given;
  const entries = entriesOf(code);
  // Whoever has an answer has its StatusCode: 89 stands for STATUS-89.
  const outcomes = catalogue().outcomes.filter(({ code: own, status }) => own.code === code || status === given);
  const isTold = entries.length + outcomes.length > 0;
  if (!json) {
    for (const entry of entries) show(entry, language);
    for (const outcome of outcomes) showOutcome(outcome, language);
  }
  if (!isTold && given === inProcess) note(textsIn(language).unknown.inProcess);
  else if (!isTold) {
    process.exitCode = exitCodes.failed;
    note(noSuchRule(given, language));
  }
  return [...entries.map(described), ...outcomes.map(describedOutcome)];
};

/** Of lines as some clients quote them: `Regla 90: …`. */
const quotedCodes = (text: string): readonly string[] =>
  [...text.matchAll(/\bRegla\s+(\w{2,12})\s*:/gi)].flatMap(([, code]) => code ?? []);

/** What people paste has a line in it, or several words; a file is named by its path, or comes on standard input. */
const pastedIn = (given: readonly string[]): string | undefined => {
  const text = given.join(' ');
  if (/Regla:|[<{]/.test(text)) return text;
  if (quotedCodes(text).length > 0) return undefined;
  const [path, ...others] = given;
  return path !== undefined && others.length === 0 && (path === '-' || /[./\\]/.test(path))
    ? readGivenFile(path).toString('utf8')
    : undefined;
};

/** Codes as people list them, with commas or without, or as clients quote a line. */
const codesIn = (given: readonly string[]): readonly string[] => {
  const text = given.join(' ');
  const quoted = quotedCodes(text);
  return quoted.length > 0 ? quoted : text.split(/[\s,;]+/).filter((code) => code !== '');
};

/**
 * `ensayo explain CODE…`, or an answer: pasted, as a file, or on standard input.
 * @throws StartProblem for a file that cannot be read
 */
export const explain = (given: readonly string[], options: unknown): void => {
  const { json = false } = options as Flags; // commander's options of this command
  const explaining = { json, language: spoken() };
  const pasted = pastedIn(given);
  if (pasted !== undefined) {
    explainAnswer(pasted, explaining);
    return;
  }
  const explained = codesIn(given).flatMap((code) => explainCode(code, explaining));
  if (json) printJson(explained);
};
