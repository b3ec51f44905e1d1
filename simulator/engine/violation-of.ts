import type { CatalogueEntry } from './catalogue.ts';
import type { SubjectKind } from './document-kind.ts';
import type { Facts } from './facts.ts';
import { checkFor } from './rule.ts';
import type { Violation } from './violation.ts';

/** Facts of an authority that knows nothing: enough to ask a check how it is broken, not to ask it anything else. */
const nothingKnown = {
  environment: { code: '2' },
  profile: { strict: false },
  clock: { now: 0 },
  issuerRegistry: new Map(),
  mandates: new Set<string>(),
  rut: { available: true, entries: new Map(), named: new Map() },
  softwareRegistry: new Map(),
  numberingRanges: [],
  uvt: [],
} as const satisfies Partial<Facts>;

/** How a rule is broken: as its declaration says, for this document or for all, or else as its check knows. */
export const violationOf = ({ rule, code, target }: CatalogueEntry<SubjectKind>): Violation | undefined => {
  const declared = code.violation ?? rule.violation;
  if (declared !== undefined || target === undefined) return declared;
  const check = checkFor(rule, nothingKnown as unknown as Facts); // only the way to break is read from the check
  return check.breakAt?.(target.path);
};
