import { isDisqualifying } from './problems.ts';
import type { ReferenceReport, SignatureReport } from './report.ts';

const digested = (reference: ReferenceReport): ReferenceReport =>
  reference.expected === undefined ? reference : { ...reference, found: reference.expected, ok: true };

/** The same signature, rebuilt over what the document says now: everything in it but digests and value stays. */
export const rebuilt = (report: SignatureReport): SignatureReport => {
  const references = report.references.map(digested);
  const isMade = report.certificate !== undefined && references.every(({ ok }) => ok);
  return {
    ...report,
    references,
    signatureValue: isMade ? { ok: true } : report.signatureValue,
    valid: isMade && references.length > 0 && !report.problems.some(isDisqualifying),
  };
};
