/** What the judge reports of a document, as plain data. */
import type { SubjectKind } from '../../document/kind.ts';
import type { FailedLine } from '../../registry/types.ts';

/**
 * Undecided: nothing speaks against the document, but rules were left out because something they need was not supplied,
 * or because it is not signed yet.
 */
export type Verdict = 'accepted' | 'rejected' | 'undecided';

/** What a caller can supply so that more rules can be evaluated: registry rows, earlier documents, certificates. */
export type Supply = 'registry' | 'prior' | 'trust';

/** `signature`: the document has none yet. */
export type Missing = Supply | 'signature';

/** Aviso de Ensayo: at one place, what no rule refuses and is surely a mistake. No verdict depends on it. */
export type AdviceLine = {
  /** Stable, for programs. */
  readonly id: string;
  readonly text: string;
  /** With positions; for something that is missing, where it would be. */
  readonly xpath: string;
  readonly line: number;
  readonly column: number;
  readonly found: string;
  readonly plausible: string;
  readonly source: string;
  /** Where it depends on values by date, as in `FailedLine`. */
  readonly applied?: string;
  readonly spanish: Readonly<Record<'text' | 'found' | 'plausible' | 'source', string>> & { readonly applied?: string };
};

export type JudgementReport = {
  readonly verdict: Verdict;
  readonly kind: SubjectKind | undefined;
  readonly number: string | undefined;
  readonly key: string | undefined;
  readonly failed: readonly FailedLine[];
  /** Why the document could not be judged completely, if it could not; for an undecided one, that it lacks only its signature. */
  readonly incomplete?: string;
  readonly spanish?: { readonly incomplete: string };
  readonly notEvaluated: readonly {
    readonly code: string;
    readonly reason: string;
    readonly spanish: { readonly reason: string };
    /** Present where supplying it is enough to evaluate the rule. */
    readonly supply?: Missing;
  }[];
  /** Facts that the sender should know although no rule is about them; absent if there are none. */
  readonly remarks?: readonly { readonly text: string; readonly spanish: { readonly text: string } }[];
  /** Codes disabled by the profile, or by its setting for absent elements. */
  readonly off: readonly string[];
  readonly broken: readonly { readonly code: string; readonly error: string }[];
  /** Empty if there is none, or none is wanted. */
  readonly advice: readonly AdviceLine[];
  readonly signature: {
    readonly references: readonly ({
      readonly uri: string | undefined;
      readonly expected: string | undefined;
      readonly found: string;
      readonly ok: boolean;
    } & Why)[];
    readonly signatureValue: boolean;
  } & Why;
};

export type WhyIn = {
  readonly cause?: string;
  /** Present if a second verifier was consulted about the refusal and disagrees, or could not be consulted. */
  readonly note?: string;
};

/** Why something does not verify, in English and in Spanish. */
export type Why = WhyIn & { readonly spanish?: WhyIn };
