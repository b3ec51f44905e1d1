import type { AdjustableClock, ClockSetting } from '../../src/common/env/env.ts';
import type { Disturbable, DisturbableSettings } from '../disturbances/disturbable.ts';

/** With it the clock can be put back: one that runs at another speed also needs what it shows now. */
export const clockSettingToKeep = (clock: AdjustableClock): ClockSetting => {
  const setting = clock.setting();
  return setting.mode === 'speed' ? { ...setting, from: new Date(clock.now()).toISOString() } : setting;
};

/** What a world keeps outside its database. */
export type Outside = { readonly clock: ClockSetting; readonly settings: DisturbableSettings };

/** Of a world: what has something to keep outside its database. */
export type OutsideParts = { readonly clock: AdjustableClock; readonly authority: Pick<Disturbable, 'settings'> };

/** As JSON. */
export const outsideOf = ({ clock, authority: { settings } }: OutsideParts): string =>
  JSON.stringify({ clock: clockSettingToKeep(clock), settings } satisfies Outside);
