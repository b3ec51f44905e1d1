/** Which documents have the rules about parties, taxes and totals, and how one differs from the others. */
import { agency as agencyId, agencyName } from '../document/paths.ts';
import type { SubjectKind } from '../document/kind.ts';
import * as is from '../checks/vocabulary/is.ts';
import { inferred, type Rule, type RuleCode } from '../engine/rule.ts';
import { inEach, notifies, row, type Kind } from './row.ts';

const sales = ['invoice', 'creditNote', 'debitNote'] as const;
const support = ['supportDocument', 'supportAdjustmentNote'] as const;

export type InDocuments = Readonly<Partial<Record<SubjectKind, Kind>>>;

/** In the invoice and its notes, where the supplier issues. */
export const inSales = (kind: Kind): InDocuments => inEach(kind, ...sales);
/** In support documents and their notes, where the supplier sells and the customer issues. */
export const inSupport = (kind: Kind): InDocuments => inEach(kind, ...support);

const mirror = inferred('Mirrors the rule of that number about invoices; annex DS 1.1 was not available');

/** A code of a support document that is known only because the invoice or its note has the rule. */
export const mirrored =
  (kind: Kind): Kind =>
  (code) => ({ source: mirror, ...kind(code) });

/** In all five, those of support documents as mirrors of the others. */
export const inAll = (kind: Kind): InDocuments => ({ ...inSales(kind), ...inSupport(mirrored(kind)) });

/** That kind of line, with another target or text in one document. */
export const but =
  (kind: Kind, differences: Omit<RuleCode, 'code' | 'kind'>): Kind =>
  (code) => ({ ...kind(code), ...differences });

/** The attributes that name the authority as the agency behind an identifier, as notifications unless said otherwise. */
export const agencyRows = (
  base: string,
  [id, name]: readonly [id: string, name: string],
  documents: InDocuments = inSales(notifies),
): readonly Rule[] => {
  const element = base.slice(base.lastIndexOf(':') + 1);
  const literal = (family: string, attribute: string, text: string): Rule =>
    row({
      family,
      in: documents,
      target: `${base}/@${attribute}`,
      message: `@${attribute} de ${element} debe ser «${text}»`,
      check: is.literal(text),
    });
  return [literal(id, 'schemeAgencyID', agencyId), literal(name, 'schemeAgencyName', agencyName)];
};
