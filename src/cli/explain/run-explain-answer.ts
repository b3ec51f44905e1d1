/** `ensayo explain` of a pasted answer: the field, the cause and the fix of each of its lines. */
import { timesData, timesOfRule } from '../../../simulator/judge/index.ts';
import type { AnswerLine } from '../../harness/explain/answer-lines.ts';
import { lettered } from '../../harness/explain/codes-in-text.ts';
import { declarationsOf, type Declaration } from '../../harness/explain/declarations.ts';
import { fieldOfRule } from '../../harness/explain/field-of-rule.ts';
import { showHead, showLines } from '../shared/columns.ts';
import { noSuchRule } from '../shared/entry-for.ts';
import { textsIn, type Language } from '../shared/language.ts';
import { bold, exitCodes, print, printable, printJson } from '../shared/output.ts';
import { dateLines } from './date-lines.ts';

type Explained = {
  readonly line: AnswerLine;
  /** Undefined for a code that no rule has. */
  readonly declaration: Declaration | undefined;
  /** From the answer itself or, else, where the rule looks. */
  readonly field: string | undefined;
};

/** A code that exists only with letters stands for these, each of its own kind. */
const withLetters = ({ kind, ...line }: AnswerLine): readonly AnswerLine[] => {
  const variants = lettered(line.code);
  if (variants.length > 0) return variants.map((code) => ({ ...line, code }));
  return [{ ...line, ...(kind === undefined ? {} : { kind }) }];
};

/** A line does not say of which kind its document is: a code with several declarations is explained by all of them. */
const explainedOf = (lines: readonly AnswerLine[]): readonly Explained[] =>
  lines.flatMap(withLetters).flatMap((line): readonly Explained[] => {
    const declarations = declarationsOf(line.code);
    if (declarations.length === 0) return [{ line, declaration: undefined, field: line.field }];
    return declarations.map((declaration) => ({
      line,
      declaration,
      field: line.field ?? fieldOfRule(declaration.entry),
    }));
  });

const declared = (line: AnswerLine, { entry, documents }: Declaration): object => {
  const { title, fix } = entry.rule;
  return {
    kind: line.kind ?? entry.code.kind,
    document: entry.document,
    documents,
    title: title.en,
    target: entry.target?.path ?? null,
    fix: fix.en,
    spanish: { title: title.es, fix: fix.es },
  };
};

const asJson = ({ line, declaration, field }: Explained, { date }: Explaining): object => ({
  ...line,
  field: field ?? null,
  known: declaration !== undefined,
  ...(declaration === undefined
    ? {}
    : { ...declared(line, declaration), dates: timesOfRule(line.code, date).map(timesData) }),
});

const show = ({ line, declaration, field }: Explained, explaining: Explaining): void => {
  const { language } = explaining;
  const { labels } = textsIn(language);
  if (declaration === undefined) {
    print(bold(printable(line.code)));
    print(`  ${noSuchRule(line.code, language)}`);
    return;
  }
  const { entry, documents } = declaration;
  const { rule, code, target } = entry;
  showHead({ code: code.code, documents, kind: code.kind, title: rule.title[language] }, language);
  showLines([
    [labels.line, line.message],
    [labels.field, field],
    [labels.at, line.xpath ?? target?.path],
    [labels.found, line.found],
    [labels.expected, line.expected],
    [labels.fix, rule.fix[language]],
    [labels.inferred, line.inferred],
    ...(line.applied === undefined ? dateLines(code.code, explaining) : [[labels.applied, line.applied] as const]),
  ]);
};

export type Explaining = {
  readonly json: boolean;
  readonly language: Language;
  /** `YYYY-MM-DD`, for values that have dates. */
  readonly date: string;
};

/** Exit code 1 where none is of a known rule. */
export const explainAnswer = (lines: readonly AnswerLine[], explaining: Explaining): void => {
  const explained = explainedOf(lines);
  if (explaining.json) printJson(explained.map((each) => asJson(each, explaining)));
  else for (const each of explained) show(each, explaining);
  if (!explained.some(({ declaration }) => declaration !== undefined)) process.exitCode = exitCodes.failed;
};
