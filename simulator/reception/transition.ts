import type { AskedBatch } from '../registry/batches.ts';
import { nowOf, type Authority } from './authority.ts';

/**
 * When the verdicts on what was sent asynchronously can be had: at once, so
 * many milliseconds after reception by the clock of the authority, after so
 * many answers that it is still in process, or never. It only hides them: the
 * documents are judged, and filed, as they come in.
 */
export type TransitionPolicy = 'immediate' | 'never' | { readonly afterMs: number } | { readonly afterPolls: number };

/** Whether a batch is, for whoever asks, still being validated. */
export const isInProcess = (authority: Authority, { batch, polls }: AskedBatch): boolean => {
  const { transition } = authority.settings;
  if (authority.faults?.holds(batch.zipKey) === true) return true;
  if (transition === 'immediate') return false;
  if (transition === 'never') return true;
  return 'afterMs' in transition
    ? nowOf(authority) < batch.receivedAt + transition.afterMs
    : polls < transition.afterPolls;
};
