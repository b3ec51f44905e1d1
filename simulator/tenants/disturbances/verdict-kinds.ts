/** The verdicts that can be forced, as plain data. */
import type { Matcher } from './matcher.ts';

export type ForcedVerdict =
  /** Filed as accepted, with the lines of these rules, each a Notificación. */
  | { readonly verdict: 'accepted'; readonly codes?: readonly string[] | undefined }
  /** Filed as rejected, with the lines of these rules, at least one a Rechazo. */
  | { readonly verdict: 'rejected'; readonly codes: readonly string[] }
  /** Rule 90, status 89, status 66: nothing is filed. */
  | { readonly verdict: 'duplicate' | 'not-authorised' | 'missing-fields' };

export type VerdictName = ForcedVerdict['verdict'];

export type ForcedOptions = ForcedVerdict & {
  readonly when?: Matcher | undefined;
  /** For this many documents; without limit if absent. */
  readonly times?: number | undefined;
};

/** A forced verdict and its present state. */
export type ForcedState = ForcedOptions & {
  readonly id: string;
  /** The number of documents it was given to. */
  readonly given: number;
  /** It has been given as often as it should, and is inactive now. */
  readonly spent: boolean;
};
