import { allAdvice, rowsWith } from '../../../simulator/judge/index.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { sourceLine } from '../../harness/docs/source-line.ts';
import { codesInText } from '../../harness/explain/codes-in-text.ts';
import { meaningOf, type Declaration } from '../../harness/explain/declarations.ts';
import { fieldOfRule } from '../../harness/explain/field-of-rule.ts';
import type { Language } from '../../common/text/bilingual.ts';
import { noSuchRule } from '../shared/entry-for.ts';
import { UsageError } from '../shared/output.ts';
import type { Session } from './session.ts';
import { usualLimit, type Answer } from './tool.ts';

const describedRule = ({ entry, documents }: Declaration, language: Language): Answer => {
  const { code, rule, message, target, firesWith, source } = entry;
  return {
    code: code.code,
    fix: rule.fix[language],
    field: fieldOfRule(entry),
    kind: code.kind,
    title: rule.title[language],
    line: `Regla: ${code.code}, ${code.kind}: ${message}`,
    looksAt: target?.path ?? rule.place?.[language],
    documents: documents.join(', '),
    needs: rule.needs.length === 0 ? undefined : rule.needs.join(', '),
    firesWith: firesWith.length === 0 ? undefined : firesWith.join(', '),
    offByDefault: code.defaultOn === false ? true : undefined,
    source: sourceLine(source, language),
  };
};

const describedAs = (code: string, language: Language): readonly Answer[] => {
  const { declarations, outcomes, fault } = meaningOf(code);
  return [
    ...declarations.map((declaration) => describedRule(declaration, language)),
    ...outcomes.map((outcome) => ({
      code: outcome.code.code,
      fix: outcome.fix[language],
      status: outcome.status,
      title: outcome.title[language],
      when: outcome.condition[language],
      message: outcome.message,
    })),
    ...(fault === undefined ? [] : [{ code, fix: fault.fix?.[language], title: fault.title[language] }]),
  ];
};

/** @throws UsageError `unknown-rule` for a text without a code of the catalogue */
export const explainCodes = ({ code }: { readonly code: string }, { language }: Session): Answer => {
  const advice = allAdvice.find(({ id }) => id === code.trim().toLowerCase());
  if (advice !== undefined) return { code: advice.id, title: advice.text[language], source: advice.source[language] };
  const { codes, unknown } = codesInText(code.slice(0, 100_000));
  const rules = codes.flatMap((each) => describedAs(each, language));
  const [only, ...others] = rules;
  if (only === undefined)
    throw new UsageError(noSuchRule((unknown[0] ?? code.trim()).slice(0, 80), language), 'unknown-rule');
  return {
    ...(others.length === 0 ? only : { rules }),
    ...(unknown.length === 0 ? {} : { unknown: unknown.join(' ') }),
  };
};

type Search = {
  readonly text: string;
  readonly kind?: string;
  readonly document?: string;
  readonly limit?: number;
};

export const searchRules = ({ text, kind, document, limit = usualLimit }: Search): Answer => {
  const found = rowsWith(catalogue(), text.slice(0, 200)).filter(
    (row) =>
      (kind === undefined || row.kind === kind) &&
      (document === undefined || row.documents.some((each) => each === document)),
  );
  const rules = found.slice(0, limit).map((row) => ({
    code: row.code,
    kind: row.kind,
    message: row.message,
    documents: row.documents.slice(0, 3).join(', '),
  }));
  return { found: found.length, rules };
};
