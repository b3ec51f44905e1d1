import { documentKinds, type DocumentKind } from './document-kind.ts';
import type { Rule, RuleCode, RuleGroup, Stage } from './rule.ts';
import { parseTarget, type Target } from './target.ts';

/** A rule as one kind of document has it, ready to run. */
export type CatalogueEntry = {
  readonly group: RuleGroup;
  readonly rule: Rule;
  readonly code: RuleCode;
  readonly document: DocumentKind;
  readonly stage: Stage;
  readonly target: Target | undefined;
  readonly message: string;
};

export type Catalogue = {
  readonly groups: readonly RuleGroup[];
  /** Every entry of the kind, in catalogue order. */
  readonly entries: (kind: DocumentKind) => readonly CatalogueEntry[];
  readonly find: (code: string) => readonly CatalogueEntry[];
};

const none: readonly CatalogueEntry[] = [];

const entriesOf = (group: RuleGroup, rule: Rule): readonly CatalogueEntry[] =>
  documentKinds.flatMap((document) => {
    const code = rule.codes[document];
    if (code === undefined) return [];
    const path = code.target ?? rule.target;
    const target = path === undefined ? undefined : parseTarget(path, rule.owner);
    return [{ group, rule, code, document, stage: group.stage, target, message: code.message ?? rule.message }];
  });

/**
 * Expands declarations into entries.
 * @throws Error for a code that one kind of document has twice, RangeError for a target that is none
 */
export const createCatalogue = (groups: readonly RuleGroup[]): Catalogue => {
  const byKind = new Map<DocumentKind, CatalogueEntry[]>();
  const byCode = new Map<string, CatalogueEntry[]>();
  const all = groups.flatMap((group) => group.rules.flatMap((rule) => entriesOf(group, rule)));
  for (const entry of all) {
    const { document, code } = entry;
    const twins = byCode.get(code.code) ?? [];
    if (twins.some((twin) => twin.document === document)) {
      throw new Error(`Rule ${code.code} is declared twice for ${document}.`);
    }
    byCode.set(code.code, [...twins, entry]);
    byKind.set(document, [...(byKind.get(document) ?? []), entry]);
  }
  return {
    groups,
    entries: (kind) => byKind.get(kind) ?? none,
    find: (code) => byCode.get(code) ?? none,
  };
};
