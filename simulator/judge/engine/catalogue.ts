import {
  documentKinds,
  eventKinds,
  isEvent,
  type DocumentKind,
  type EventKind,
  type SubjectKind,
} from '../../document/kind.ts';
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

const entriesOf = (group: RuleGroup, rule: Rule): readonly CatalogueEntry<SubjectKind>[] =>
  subjectKinds.flatMap((document) => {
    const code = rule.codes[document];
    if (code === undefined) return [];
    const path = code.target ?? rule.target;
    const target = path === undefined ? undefined : parseTarget(path, code.owner ?? rule.owner);
    const strictly =
      rule.strictly === undefined || code.readsAlike === true
        ? undefined
        : { ...rule.strictly, kind: code.strictKind ?? code.kind };
    return [
      {
        ...{ group, rule, code, document, stage: group.stage, target, strictly, presetResults: presetResultsOf(code) },
        message: code.message ?? rule.message,
        firesWith: code.alsoFires ?? rule.alsoFires,
        source: code.source ?? rule.source,
      },
    ];
  });

const ofEvent = (entry: CatalogueEntry<SubjectKind>): entry is CatalogueEntry<EventKind> => isEvent(entry.document);
const ofDocument = (entry: CatalogueEntry<SubjectKind>): entry is CatalogueEntry => !isEvent(entry.document);

const filed = <Key, Entry>(
  entries: readonly Entry[],
  key: (entry: Entry) => Key,
): ReadonlyMap<Key, readonly Entry[]> => {
  const files = new Map<Key, Entry[]>();
  for (const entry of entries) {
    const file = files.get(key(entry));
    if (file === undefined) files.set(key(entry), [entry]);
    else file.push(entry);
  }
  return files;
};

/**
 * Expands declarations into entries.
 * @throws Error for a code that one kind of document has twice, RangeError for an invalid target
 */
export const createCatalogue = (groups: readonly RuleGroup[], outcomes: readonly OutcomeGroup[] = []): Catalogue => {
  const all = groups.flatMap((group) => group.rules.flatMap((rule) => entriesOf(group, rule)));
  const seen = new Set<string>();
  for (const { document, code, target } of all) {
    // The annex itself gives two places of a debit note one code (DBD01 to DBD03).
    const name = `${code.code} ${document} ${target?.path ?? ''}`;
    if (seen.has(name)) throw new Error(`Rule ${code.code} is declared twice for ${document}.`);
    seen.add(name);
  }
  const byKind = filed(all, ({ document }) => document);
  const byCode = filed(all.filter(ofDocument), ({ code }) => code.code);
  const eventsByCode = filed(all.filter(ofEvent), ({ code }) => code.code);
  return {
    groups,
    // Filed under its own kind, an entry is of that kind.
    entries: <Kind extends SubjectKind>(kind: Kind) => (byKind.get(kind) ?? none) as readonly CatalogueEntry<Kind>[],
    find: (code) => byCode.get(declaredCode(code)) ?? none,
    findEvents: (code) => eventsByCode.get(declaredCode(code)) ?? none,
    has: (code) => [byCode, eventsByCode].some((file) => file.has(declaredCode(code))),
    outcomes: outcomeEntries(outcomes),
  };
};
