/**
 * The authority with the settings that disturb it. They change, and are kept in snapshots, together with its own
 * settings.
 */
import { nowOf, type Authority, type AuthoritySettings } from '../../service/reception/authority.ts';
import type { PolledBatch } from '../../registry/batches.ts';
import type { RehearsalSettings } from './rehearsals.ts';

/**
 * When the verdicts on asynchronous submissions become available: at once, some milliseconds after reception by the
 * authority's clock, after some answers that the batch is still in process, or never. This only hides verdicts; it never
 * delays judging.
 */
export type TransitionPolicy = 'immediate' | 'never' | { readonly afterMs: number } | { readonly afterPolls: number };

export type DisturbableSettings = AuthoritySettings & RehearsalSettings & { transition: TransitionPolicy };

export type Disturbable = Authority & { readonly settings: DisturbableSettings };

/** Whether a batch still appears to be in validation. */
export const isInTransition = (authority: Disturbable, { batch, polls }: PolledBatch): boolean => {
  const { transition } = authority.settings;
  if (transition === 'immediate') return false;
  if (transition === 'never') return true;
  return 'afterMs' in transition
    ? nowOf(authority) < batch.receivedAt + transition.afterMs
    : polls < transition.afterPolls;
};
