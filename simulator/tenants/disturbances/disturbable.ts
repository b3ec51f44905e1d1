/**
 * The authority with the settings that disturb it. They change, and are kept in snapshots, together with its own
 * settings.
 */
import { nowOf, type Authority, type AuthoritySettings } from '../../service/reception/authority.ts';
import type { AskedBatch } from '../../registry/batches.ts';

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

/** `heardAt`: when it last said that it runs, in milliseconds since 1970 by the machine's clock. */
type Running = { readonly id: string; readonly heardAt: number };

type Rehearsals = { readonly running: readonly Running[]; readonly before: Lenience };

type Caller = { readonly id: string; readonly now: number };

/** A rehearsal that was not heard of for this long was killed. It says every minute that it runs. */
export const rehearsalLeaseMs = 300_000;

const others = ({ running }: Rehearsals, { id, now }: Caller): readonly Running[] =>
  running.filter((each) => each.id !== id && now - each.heardAt <= rehearsalLeaseMs);

/**
 * Forced verdicts and unknown test sets are refused from the first rehearsal that begins. One that begins again still
 * runs; those that were killed are forgotten.
 */
export const beginRehearsal = (settings: DisturbableSettings, caller: Caller): void => {
  const { forcedVerdicts, autoCreateTestSets } = settings;
  const known = settings.rehearsals ?? { running: [], before: { forcedVerdicts, autoCreateTestSets } };
  const running = [...others(known, caller), { id: caller.id, heardAt: caller.now }];
  settings.rehearsals = { ...known, running };
  settings.forcedVerdicts = 'refused';
  settings.autoCreateTestSets = false;
};

/** The last one that ends leaves them as they were before the first. */
export const endRehearsal = (settings: DisturbableSettings, caller: Caller): void => {
  const { rehearsals } = settings;
  if (rehearsals?.running.some(({ id }) => id === caller.id) !== true) return;
  const running = others(rehearsals, caller);
  settings.rehearsals = running.length === 0 ? undefined : { ...rehearsals, running };
  if (running.length === 0) Object.assign(settings, rehearsals.before);
};

/** As they are when no rehearsal runs. */
export const apartFromRehearsals = ({ rehearsals, ...settings }: DisturbableSettings): DisturbableSettings => ({
  ...settings,
  ...rehearsals?.before,
});

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
