/** Rehearsals of the test sets, whose verdicts must count. */
import type { AuthoritySettings } from '../../service/reception/authority.ts';

type Lenience = Pick<AuthoritySettings, 'autoCreateTestSets'> & {
  /** Whether verdicts may be forced. */
  forcedVerdicts: 'allowed' | 'refused';
};

/** `heardAt`: when it last said that it runs, in milliseconds since 1970 by the machine's clock. */
type Running = { readonly id: string; readonly heardAt: number };

type Rehearsals = { readonly running: readonly Running[]; readonly before: Lenience };

export type RehearsalSettings = Lenience & {
  /** Those that run, and what their end restores; absent where none does. */
  rehearsals?: Rehearsals | undefined;
};

type Heard = { readonly id: string; readonly now: number };

/** A rehearsal that was not heard of for this long was killed. It says every minute that it runs. */
export const rehearsalLeaseMs = 300_000;

const others = ({ running }: Rehearsals, { id, now }: Heard): readonly Running[] =>
  running.filter((each) => each.id !== id && now - each.heardAt <= rehearsalLeaseMs);

/**
 * Forced verdicts and unknown test sets are refused from the first rehearsal that begins. One that begins again still
 * runs; those that were killed are forgotten.
 */
export const beginRehearsal = (settings: RehearsalSettings, caller: Heard): void => {
  const { forcedVerdicts, autoCreateTestSets } = settings;
  const known = settings.rehearsals ?? { running: [], before: { forcedVerdicts, autoCreateTestSets } };
  const running = [...others(known, caller), { id: caller.id, heardAt: caller.now }];
  settings.rehearsals = { ...known, running };
  settings.forcedVerdicts = 'refused';
  settings.autoCreateTestSets = false;
};

/** The last one that ends leaves them as they were before the first. */
export const endRehearsal = (settings: RehearsalSettings, caller: Heard): void => {
  const { rehearsals } = settings;
  if (rehearsals?.running.some(({ id }) => id === caller.id) !== true) return;
  const running = others(rehearsals, caller);
  settings.rehearsals = running.length === 0 ? undefined : { ...rehearsals, running };
  if (running.length === 0) Object.assign(settings, rehearsals.before);
};

/** As they are when no rehearsal runs. */
export const apartFromRehearsals = <Settings extends RehearsalSettings>({
  rehearsals,
  ...settings
}: Settings): Omit<Settings, 'rehearsals'> => ({ ...settings, ...rehearsals?.before });
