/** What tests need that send the whole catalogue, entry by entry. */
import type { DocumentKind } from '../../../simulator/engine/document-kind.ts';
import type { JsonObject } from '../box.ts';

/** Within the ranges of the registry. */
export const firstNumbers: Readonly<Record<DocumentKind, number>> = {
  invoice: 991_000_000,
  creditNote: 1_100_000,
  debitNote: 1_200_000,
  supportDocument: 984_500_000,
  supportAdjustmentNote: 1_300_000,
  payroll: 1_400_000,
  payrollAdjustment: 1_500_000,
};

type Verdict = { readonly rejected: readonly string[]; readonly notifications: readonly string[] };

/** The codes of an answer, sorted; none where there is no verdict. */
export const linesOf = ({ verdict }: JsonObject): readonly string[] => {
  const { rejected, notifications } = (verdict ?? { rejected: [], notifications: [] }) as Verdict; // as the specification has it
  return [...rejected, ...notifications].sort();
};
