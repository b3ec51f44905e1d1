/**
 * The authority with the settings that disturb it. They change, and are kept in snapshots, together with its own
 * settings.
 */
import { nowOf, type Authority, type AuthoritySettings } from '../reception/authority.ts';
import type { AskedBatch } from '../registry/batches.ts';

/**
 * When the verdicts on asynchronous submissions become available: at once, some milliseconds after reception by the
 * authority's clock, after some answers that the batch is still in process, or never. This only hides them: the
 * documents are judged, and filed, as they arrive.
 */
export type TransitionPolicy = 'immediate' | 'never' | { readonly afterMs: number } | { readonly afterPolls: number };

export type DisturbableSettings = AuthoritySettings & {
  /** When verdicts on asynchronous submissions are available. */
  transition: TransitionPolicy;
  /** Whether verdicts may be forced; a rehearsal, whose verdicts must count, refuses them. */
  forcedVerdicts: 'allowed' | 'refused';
  /** Those that run, and what their end restores; absent where none does. */
  rehearsals?: Rehearsals | undefined;
};

type Lenience = Pick<AuthoritySettings, 'autoCreateTestSets'> & { readonly forcedVerdicts: 'allowed' | 'refused' };

type Rehearsals = { readonly ids: readonly string[]; readonly before: Lenience };

/** Forced verdicts and unknown test sets are refused from the first rehearsal that begins. */
export const beginRehearsal = (settings: DisturbableSettings, id: string): void => {
  const { forcedVerdicts, autoCreateTestSets, rehearsals } = settings;
  const { ids, before } = rehearsals ?? { ids: [], before: { forcedVerdicts, autoCreateTestSets } };
  settings.rehearsals = { ids: [...new Set([...ids, id])], before };
  settings.forcedVerdicts = 'refused';
  settings.autoCreateTestSets = false;
};

/** The last one that ends leaves them as they were before the first. */
export const endRehearsal = (settings: DisturbableSettings, id: string): void => {
  const { rehearsals } = settings;
  if (rehearsals?.ids.includes(id) !== true) return;
  const ids = rehearsals.ids.filter((each) => each !== id);
  settings.rehearsals = ids.length === 0 ? undefined : { ...rehearsals, ids };
  if (ids.length === 0) Object.assign(settings, rehearsals.before);
};

export type Disturbable = Authority & { readonly settings: DisturbableSettings };

/** Whether a batch still appears to be in validation. */
export const isInTransition = (authority: Disturbable, { batch, polls }: AskedBatch): boolean => {
  const { transition } = authority.settings;
  if (transition === 'immediate') return false;
  if (transition === 'never') return true;
  return 'afterMs' in transition
    ? nowOf(authority) < batch.receivedAt + transition.afterMs
    : polls < transition.afterPolls;
};
