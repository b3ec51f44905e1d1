import { documentKinds, eventKinds, type DocumentKind, type EventKind, type SubjectKind } from '../../document/kind.ts';
import { declaredCode } from './deviations.ts';
import { outcomeEntries, type OutcomeEntry, type OutcomeGroup } from './outcome.ts';
import { presetResultsOf, type PresetResults } from './results.ts';
import type { Rule, RuleCode, RuleGroup, RuleKind, Source, Stage } from './rule.ts';
import { parseTarget, type Target } from '../../document/target.ts';

/** A rule for one kind of document or event, ready to run. */
export type CatalogueEntry<Kind extends SubjectKind = DocumentKind> = {
  readonly group: RuleGroup;
  readonly rule: Rule;
  readonly code: RuleCode;
  readonly document: Kind;
  readonly stage: Stage;
  readonly target: Target | undefined;
  readonly message: string;
  /** Codes that normally fire with it. */
  readonly firesWith: readonly string[];
  readonly source: Source;
  /** What it holds under a literal profile, and as which kind; undefined where it reads the same. */
  readonly strictly: (NonNullable<Rule['strictly']> & { readonly kind: RuleKind }) | undefined;
  readonly presetResults: PresetResults;
};

export type Catalogue = {
  readonly groups: readonly RuleGroup[];
  /** Every entry of the kind, in catalogue order. */
  readonly entries: <Kind extends SubjectKind>(kind: Kind) => readonly CatalogueEntry<Kind>[];
  /** The entries of documents with that code, or with that of the answers of a profile. */
  readonly find: (code: string) => readonly CatalogueEntry[];
  /** Those of events. */
  readonly findEvents: (code: string) => readonly CatalogueEntry<EventKind>[];
  /** Whether documents or events have a rule with that code. */
  readonly has: (code: string) => boolean;
  /** Ends of an exchange that no rule reports, in catalogue order. */
  readonly outcomes: readonly OutcomeEntry[];
};

/** The entry as a profile reads it: a literal one has its own check, text of the line and fix where they differ. */
export const readUnder = <Kind extends SubjectKind>(
  { literal, literally = [] }: { readonly literal: boolean; readonly literally?: readonly string[] },
  entry: CatalogueEntry<Kind>,
): CatalogueEntry<Kind> => {
  const { strictly } = entry;
  if (strictly === undefined || !(literal || literally.includes(entry.code.code))) return entry;
  const { check = entry.rule.check, message = entry.message, fix = entry.rule.fix } = strictly;
  return { ...entry, message, rule: { ...entry.rule, check, fix } };
};

const none: readonly never[] = [];

const subjectKinds: readonly SubjectKind[] = [...documentKinds, ...eventKinds];

const pathOf = (rule: Rule, code: RuleCode): string | undefined => code.target ?? rule.target;

const entryOf = (group: RuleGroup, rule: Rule, document: SubjectKind): CatalogueEntry<SubjectKind> | undefined => {
  const code = rule.codes[document];
  if (code === undefined) return undefined;
  const path = pathOf(rule, code);
  return {
    group,
    rule,
    code,
    document,
    stage: group.stage,
    target: path === undefined ? undefined : parseTarget(path, code.owner ?? rule.owner),
    strictly:
      rule.strictly === undefined || code.readsAlike === true
        ? undefined
        : { ...rule.strictly, kind: code.strictKind ?? code.kind },
    presetResults: presetResultsOf(code),
    message: code.message ?? rule.message,
    firesWith: code.alsoFires ?? rule.alsoFires,
    source: code.source ?? rule.source,
  };
};

/** The entries of a declared rule, each expanded when first asked for: most runs ask for one code, or one kind. */
type Declared = (kind: SubjectKind) => CatalogueEntry<SubjectKind> | undefined;

const declaredIn = (group: RuleGroup, rule: Rule): Declared => {
  const known = new Map<SubjectKind, CatalogueEntry<SubjectKind> | undefined>();
  return (kind) => {
    const entry = known.get(kind) ?? entryOf(group, rule, kind);
    known.set(kind, entry);
    return entry;
  };
};

const add = <Key, Value>(files: Map<Key, Value[]>, key: Key, value: Value): void => {
  const file = files.get(key);
  if (file === undefined) files.set(key, [value]);
  else file.push(value);
};

/**
 * Expands declarations into entries, each when it is first asked for.
 * @throws Error for a code that one kind of document has twice; `entries` and `find` throw RangeError for an invalid target
 */
export const createCatalogue = (groups: readonly RuleGroup[], outcomes: readonly OutcomeGroup[] = []): Catalogue => {
  const byKind = new Map<SubjectKind, Declared[]>();
  const byCode = new Map<string, (readonly [Declared, SubjectKind, path: string | undefined])[]>();
  for (const group of groups) {
    for (const rule of group.rules) {
      const declared = declaredIn(group, rule);
      for (const document of subjectKinds) {
        const code = rule.codes[document];
        if (code === undefined) continue;
        // The annex itself gives two places of a debit note one code (DBD01 to DBD03).
        const path = pathOf(rule, code);
        if (byCode.get(code.code)?.some(([, kind, place]) => kind === document && place === path) === true)
          throw new Error(`Rule ${code.code} is declared twice for ${document}.`);
        add(byKind, document, declared);
        add(byCode, code.code, [declared, document, path]);
      }
    }
  }
  const expanded = new Map<SubjectKind, readonly CatalogueEntry<SubjectKind>[]>();
  const entries = <Kind extends SubjectKind>(kind: Kind): readonly CatalogueEntry<Kind>[] => {
    const all = expanded.get(kind) ?? (byKind.get(kind) ?? none).flatMap((declared) => declared(kind) ?? none);
    expanded.set(kind, all);
    return all as readonly CatalogueEntry<Kind>[]; // filed under its own kind
  };
  const found = (code: string, kinds: readonly SubjectKind[]): readonly CatalogueEntry<SubjectKind>[] =>
    (byCode.get(declaredCode(code)) ?? none).flatMap(([declared, kind]) =>
      kinds.includes(kind) ? (declared(kind) ?? none) : none,
    );
  return {
    groups,
    entries,
    find: (code) => found(code, documentKinds) as readonly CatalogueEntry[], // of these kinds
    findEvents: (code) => found(code, eventKinds) as readonly CatalogueEntry<EventKind>[], // as above
    has: (code) => byCode.has(declaredCode(code)),
    outcomes: outcomeEntries(outcomes),
  };
};
