/** What became of a document, and whether that is what it was sent for. */
import type { Posted } from './service.ts';

export type Outcome =
  /** By the authority, or taken by it to be judged later (a ZipKey). */
  | { readonly kind: 'accepted'; readonly isLater: boolean }
  /** The rules that reject. */
  | { readonly kind: 'rejected'; readonly codes: readonly string[] }
  /** HTTP 503 with Retry-After: nothing was done with it. */
  | { readonly kind: 'overloaded'; readonly code: string }
  /** Without a verdict: refused by the service, an error status, or no answer. */
  | { readonly kind: 'failed'; readonly code: string };

export type OutcomeKind = Outcome['kind'];

const lineCodes = (body: string): readonly string[] => [
  ...new Set([...body.matchAll(/Regla: ([A-Za-z0-9-]+), Rechazo/g)].map(([, code = '']) => code)),
];

const refusalCode = (body: string): string | undefined => /"code"\s*:\s*"([a-z0-9-]+)"/.exec(body)?.[1];

const isAccepted = (body: string): boolean => /"IsValid"\s*:\s*"true"/.test(body);

const isLater = (body: string): boolean => /"ZipKey"\s*:\s*"/.test(body);

export const outcomeOf = ({ status, body, retryAfter }: Posted): Outcome => {
  if (status === 200 && isAccepted(body)) return { kind: 'accepted', isLater: false };
  if (status === 200 && isLater(body)) return { kind: 'accepted', isLater: true };
  const codes = lineCodes(body);
  if (codes.length > 0) return { kind: 'rejected', codes };
  if (status === 200) return { kind: 'failed', code: 'no-verdict' };
  const refusal = status >= 400 ? refusalCode(body) : undefined;
  const code = refusal ?? `http-${String(status)}`;
  return status === 503 && retryAfter !== undefined ? { kind: 'overloaded', code } : { kind: 'failed', code };
};

/** For a request without an answer: `timeout`, `econnrefused`, … */
export const failureOf = (error: unknown): Outcome => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no-answer';
  return { kind: 'failed', code: code.toLowerCase() };
};

/** Counted instead of a code where the authority did not reject what it must reject. */
const unexpected = { accepted: 'accepted-although-invalid', later: 'judged-later' } as const;

/** What it got, as codes; empty if a valid document was accepted. */
const codesOf = (outcome: Outcome, mustReject: boolean): readonly string[] => {
  switch (outcome.kind) {
    case 'accepted':
      if (!mustReject) return [];
      return [outcome.isLater ? unexpected.later : unexpected.accepted];
    case 'rejected':
      return outcome.codes;
    case 'overloaded':
    case 'failed':
      return [outcome.code];
  }
};

/**
 * The codes of an outcome that is not the expected one; undefined if it is, and for a refusal for overload, which says
 * nothing about the document.
 * @param fault the code that the document must be rejected with; undefined for a valid one
 */
export const differenceOf = (outcome: Outcome, fault: string | undefined): readonly string[] | undefined => {
  if (outcome.kind === 'overloaded') return undefined;
  const codes = codesOf(outcome, fault !== undefined);
  if (fault === undefined) return outcome.kind === 'accepted' ? undefined : codes;
  return outcome.kind === 'rejected' && codes.includes(fault) ? undefined : codes;
};

const numberInMessage = /"message"\s*:\s*"[^"]*#([A-Za-z0-9-]{1,40})/;

/** The number that the service reports for a document. */
export const numberIn = (body: string): string | undefined => numberInMessage.exec(body)?.[1];
