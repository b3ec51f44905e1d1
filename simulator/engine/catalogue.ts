import type { DocumentKind } from './document-kind.ts';
import { isOn, type Profile } from './profile.ts';
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

const entry = (group: RuleGroup, rule: Rule, document: DocumentKind, code: RuleCode): CatalogueEntry => {
  const path = code.target ?? rule.target;
  return {
    group,
    rule,
    code,
    document,
    stage: group.stage,
    target: path === undefined ? undefined : parseTarget(path),
    message: code.message ?? rule.message,
  };
};

/** Expands declarations into entries and refuses at start what contradicts itself. */
export const createCatalogue = (groups: readonly RuleGroup[]): Catalogue => {
  const byKind = new Map<DocumentKind, CatalogueEntry[]>();
  const byCode = new Map<string, CatalogueEntry[]>();
  for (const group of groups) {
    for (const rule of group.rules) {
      for (const [document, code] of Object.entries(rule.codes) as [DocumentKind, RuleCode][]) {
        const created = entry(group, rule, document, code);
        const twins = byCode.get(code.code) ?? [];
        if (twins.some((twin) => twin.document === document)) {
          throw new Error(`Rule ${code.code} is declared twice for ${document}.`);
        }
        byCode.set(code.code, [...twins, created]);
        byKind.set(document, [...(byKind.get(document) ?? []), created]);
      }
    }
  }
  return {
    groups,
    entries: (kind) => byKind.get(kind) ?? [],
    find: (code) => byCode.get(code) ?? [],
  };
};

export const enabledEntries = (catalogue: Catalogue, kind: DocumentKind, profile: Profile): readonly CatalogueEntry[] =>
  catalogue.entries(kind).filter(({ code }) => isOn(profile, code));
