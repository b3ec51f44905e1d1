/**
 * Which check of the security header failed. The client sees no more than a
 * fault that is always the same; the name travels in a response header.
 */
export type SecurityCheck =
  | 'security-missing'
  | 'token-missing'
  | 'token-invalid'
  | 'token-reference'
  | 'signature-missing'
  | 'signature-algorithm'
  | 'signature-value'
  | 'to-missing'
  | 'to-duplicated'
  | 'to-not-signed'
  | 'to-mismatch'
  | 'reference-unresolved'
  | 'reference-ambiguous'
  | 'reference-algorithm'
  | 'digest-to'
  | 'digest-timestamp'
  | 'digest-body'
  | 'digest-other'
  | 'timestamp-missing'
  | 'timestamp-invalid'
  | 'timestamp-expired'
  | 'timestamp-future'
  | 'certificate-not-accredited';

export type SecurityProblem = { readonly ok: false; readonly check: SecurityCheck; readonly detail: string };

export const refuse = (check: SecurityCheck, detail: string): SecurityProblem => ({ ok: false, check, detail });
