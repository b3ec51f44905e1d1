/**
 * The failed check of the security header. The client always sees the same fault; the name of the check is in a
 * response header.
 */
export type SecurityCheck =
  | 'security-missing'
  | 'security-duplicated'
  | 'token-missing'
  | 'token-invalid'
  | 'token-duplicated'
  | 'token-reference'
  | 'signature-missing'
  | 'signature-duplicated'
  | 'signature-algorithm'
  | 'signature-value'
  | 'to-missing'
  | 'to-duplicated'
  | 'to-not-signed'
  | 'to-mismatch'
  | 'action-duplicated'
  | 'action-not-signed'
  | 'message-id-duplicated'
  | 'message-id-not-signed'
  | 'body-not-signed'
  | 'reference-unresolved'
  | 'reference-ambiguous'
  | 'reference-misplaced'
  | 'reference-algorithm'
  | 'digest-to'
  | 'digest-timestamp'
  | 'digest-body'
  | 'digest-other'
  | 'timestamp-missing'
  | 'timestamp-duplicated'
  | 'timestamp-not-signed'
  | 'timestamp-invalid'
  | 'timestamp-expired'
  | 'timestamp-future'
  | 'certificate-not-accredited';

export type SecurityProblem = { readonly ok: false; readonly check: SecurityCheck; readonly detail: string };

export const refuse = (check: SecurityCheck, detail: string): SecurityProblem => ({ ok: false, check, detail });
