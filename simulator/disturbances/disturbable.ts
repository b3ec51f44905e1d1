/** The authority with the settings that disturb it. They change, and are kept in snapshots, with its own. */
import { nowOf, type Authority, type AuthoritySettings } from '../reception/authority.ts';
import type { AskedBatch } from '../registry/batches.ts';

/**
 * When the verdicts on asynchronous submissions are available: at once, so
 * many milliseconds after reception by the clock of the authority, after so
 * many answers that it is still in process, or never. It only hides them: the
 * documents are judged, and filed, as they come in.
 */
export type TransitionPolicy = 'immediate' | 'never' | { readonly afterMs: number } | { readonly afterPolls: number };

export type DisturbableSettings = AuthoritySettings & {
  /** When verdicts on asynchronous submissions are available. */
  transition: TransitionPolicy;
  /** Whether verdicts may be forced; a rehearsal, whose verdicts must count, refuses them. */
  forcedVerdicts: 'allowed' | 'refused';
};

export type Disturbable = Authority & { readonly settings: DisturbableSettings };

/** Whether a batch still looks as if it were being validated. */
export const isInProcess = (authority: Disturbable, { batch, polls }: AskedBatch): boolean => {
  const { transition } = authority.settings;
  if (transition === 'immediate') return false;
  if (transition === 'never') return true;
  return 'afterMs' in transition
    ? nowOf(authority) < batch.receivedAt + transition.afterMs
    : polls < transition.afterPolls;
};
