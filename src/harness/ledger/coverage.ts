/** What is implemented and proved of every entry that the authority's catalogue lists. */
import type { Source } from '../../../simulator/engine/rule.ts';
import {
  implementationOf,
  listedRules,
  outcomeOf,
  rulesOf,
  type Implementation,
  type ListedRule,
} from '../catalogue-facts.ts';
import { ledgerKey, readLedger, type Ledger } from './ledger.ts';
import { waivers } from './waivers.ts';

export type Provenance = Source['certainty'];

export type Covered = {
  readonly rule: ListedRule;
  /** The first declaration behind it; signature, schema and reception rules have one for each kind of document. */
  readonly entry: Implementation | undefined;
  /** Letters of the group in the annex. */
  readonly group: string;
  readonly provenance: Provenance;
  readonly fires: boolean;
  readonly passes: boolean;
  readonly waiver: string | undefined;
};

export type Coverage = {
  readonly covered: readonly Covered[];
  /** Undefined where no full run was made of this catalogue. */
  readonly ledger: Ledger | undefined;
};

const provenanceOf = ({ source }: ListedRule): Provenance => {
  if (source.includes('inferred')) return 'inferred';
  if (source.startsWith('annex')) return 'annex';
  return source.includes('specification') ? 'specification' : 'observed';
};

/** The letters behind those of the document: AJ of FAJ21. */
const lettersOf = ({ code }: ListedRule): string =>
  /^(?:DS|NS|[FCD])([A-Z]{2,3})\d/.exec(code)?.[1] ?? /^[A-Z]+/.exec(code)?.[0] ?? code;

/** A rule of every document is proved when it is in each of them. */
const keysOf = (rule: ListedRule): readonly string[] => {
  const declarations = outcomeOf(rule) === undefined ? rulesOf(rule) : [rule];
  return declarations.map(({ document }) => ledgerKey(document, rule.code));
};

/** Every listed entry, in the order of the catalogue. */
export const coverage = (ledger = readLedger()): Coverage => {
  const reasons = new Map(waivers().map(({ id, reason }) => [id, reason]));
  const covered = listedRules().map((rule): Covered => {
    const entry = implementationOf(rule);
    const proofs = keysOf(rule).map((key) => ledger?.entries[key]);
    return {
      rule,
      entry,
      group: entry?.group.code ?? lettersOf(rule),
      provenance: entry === undefined ? provenanceOf(rule) : entry.source.certainty,
      fires: proofs.length > 0 && proofs.every((proof) => proof?.fires === true),
      passes: proofs.length > 0 && proofs.every((proof) => proof?.passes === true),
      waiver: reasons.get(rule.id),
    };
  });
  return { covered, ledger };
};
