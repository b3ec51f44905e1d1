/** `ensayo explain` of a pasted answer: the field, the cause and the fix of each of its lines. */
import type { CatalogueEntry } from '../../../../simulator/engine/catalogue.ts';
import type { SubjectKind } from '../../../../simulator/document/kind.ts';
import { catalogue } from '../../../../simulator/rules/index.ts';
import type { AnswerLine } from '../../explain/answer-lines.ts';
import { fieldOfRule } from '../../explain/field-of-rule.ts';
import { inLanguage, showHead, showLines } from '../columns.ts';
import { noSuchRule } from '../entry-for.ts';
import { textsIn, type Language } from '../language.ts';
import { bold, exitCodes, print, printable, printJson } from '../output.ts';

type Explained = {
  readonly line: AnswerLine;
  /** Undefined for a code that no rule has. */
  readonly entry: CatalogueEntry<SubjectKind> | undefined;
  /** From the answer itself or, else, where the rule looks. */
  readonly field: string | undefined;
};

const entryOf = (code: string): CatalogueEntry<SubjectKind> | undefined => {
  const { find, findEvents } = catalogue();
  return find(code)[0] ?? findEvents(code)[0];
};

const explainedOf = (lines: readonly AnswerLine[]): readonly Explained[] =>
  lines.map((line) => {
    const entry = entryOf(line.code);
    return { line, entry, field: line.field ?? (entry === undefined ? undefined : fieldOfRule(entry)) };
  });

const asJson = ({ line, entry, field }: Explained): object => ({
  ...line,
  field: field ?? null,
  known: entry !== undefined,
  ...(entry === undefined
    ? {}
    : {
        kind: line.kind ?? entry.code.kind,
        document: entry.document,
        title: entry.rule.title,
        target: entry.target?.path ?? null,
        fix: entry.rule.fix,
        spanish: { title: entry.rule.spanish.title, fix: entry.rule.spanish.fix },
      }),
});

const show = ({ line, entry, field }: Explained, language: Language): void => {
  const { labels } = textsIn(language);
  if (entry === undefined) {
    print(bold(printable(line.code)));
    print(`  ${noSuchRule(line.code, language)}`);
    return;
  }
  const { rule, code, document, target } = entry;
  const { title, fix, spanish } = rule;
  showHead({ code: code.code, document, kind: code.kind, title: inLanguage(language, title, spanish.title) }, language);
  showLines([
    [labels.line, line.message],
    [labels.field, field],
    [labels.at, line.xpath ?? target?.path],
    [labels.found, line.found],
    [labels.expected, line.expected],
    [labels.fix, inLanguage(language, fix, spanish.fix)],
  ]);
};

type Options = { readonly json: boolean; readonly language: Language };

/** Exit code 1 where none is of a known rule. */
export const explainAnswer = (lines: readonly AnswerLine[], { json, language }: Options): void => {
  const explained = explainedOf(lines);
  if (json) printJson(explained.map(asJson));
  else for (const each of explained) show(each, language);
  if (!explained.some(({ entry }) => entry !== undefined)) process.exitCode = exitCodes.failed;
};
