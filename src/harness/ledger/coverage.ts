/** What is proved of every rule that the authority's catalogue lists. */
import type { ListedRule } from '../../../simulator/engine/listing.ts';
import type { Source } from '../../../simulator/engine/rule.ts';
import { listedRules } from '../catalogue-facts.ts';
import { ledgerKey, readLedger, type Ledger } from './ledger.ts';
import { waivers } from './waivers.ts';

export type Provenance = Source['certainty'];

export type Covered = {
  readonly rule: ListedRule;
  readonly fires: boolean;
  readonly passes: boolean;
  readonly waiver: string | undefined;
};

export type Coverage = {
  readonly covered: readonly Covered[];
  /** Undefined where no full run was made of this catalogue. */
  readonly ledger: Ledger | undefined;
};

/** A rule of every document is proved when it is in each of them. */
const keysOf = ({ document, code, entries }: ListedRule): readonly string[] =>
  (entries.length === 0 ? [{ document }] : entries).map((each) => ledgerKey(each.document, code));

/** Every listed rule, in the order of the catalogue. */
export const coverage = (ledger = readLedger()): Coverage => {
  const reasons = new Map(waivers().map(({ id, reason }) => [id, reason]));
  const covered = listedRules().map((rule): Covered => {
    const proofs = keysOf(rule).map((key) => ledger?.entries[key]);
    return {
      rule,
      fires: proofs.every((proof) => proof?.fires === true),
      passes: proofs.every((proof) => proof?.passes === true),
      waiver: reasons.get(rule.id),
    };
  });
  return { covered, ledger };
};
