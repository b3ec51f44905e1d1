import { createEnv } from '../../common/env/env.ts';
import { reproduce } from '../../harness/reproduce/reproduce.ts';
import { spanishAt } from '../reproduce/run-reproduce.ts';
import { entryFor } from '../shared/entry-for.ts';
import { logOf } from '../shared/log.ts';
import type { Session } from './session.ts';
import type { Answer } from './tool.ts';

type Given = { readonly code: string; readonly document?: string; readonly detail?: boolean };

/** @throws UsageError for a code that no rule has, or that the document has not */
export const reproduceRule = async (
  { code, document, detail = false }: Given,
  { options, language }: Session,
): Promise<Answer> => {
  const entry = entryFor(code.slice(0, 80), document, language);
  const { clock = new Date(createEnv().clock.now()).toISOString(), seed = 'reproduce' } = options;
  const { request, answer, changes, difference, asDeclared, brokenXml, verdict } = await reproduce(entry, {
    seed,
    clock,
    log: await logOf({}),
  });
  const own = answer.explanations.filter((each) => each.code === entry.code.code);
  return {
    code: entry.code.code,
    document: entry.document,
    fix: entry.rule.fix[language],
    // Undefined where only the XML can be broken so.
    requestChanges: request?.changes,
    by: request?.by ?? 'xml',
    places: own.map((each) => {
      const { field, xpath, line, column } = each;
      const { found, expected } = language === 'es' ? spanishAt(verdict, each) : each;
      return { field, xpath, line, column, found, expected };
    }),
    changed: changes.map((change) => change[language]),
    difference,
    answer:
      answer.lines.length > 0
        ? answer.lines
        : [`${answer.statusCode ?? `HTTP ${answer.http}`} ${answer.statusDescription ?? ''}`],
    asDeclared,
    files: `ensayo reproduce ${entry.code.code} --document ${entry.document}`,
    ...(detail ? { request: request?.body, brokenXml } : {}),
  };
};
