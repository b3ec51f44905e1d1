import type { AdjustableClock, ClockSetting } from '../../src/common/env/env.ts';

/** With it the clock can be put back: one that runs at another speed also needs what it shows now. */
export const clockSettingToKeep = (clock: AdjustableClock): ClockSetting => {
  const setting = clock.setting();
  return setting.mode === 'speed' ? { ...setting, from: new Date(clock.now()).toISOString() } : setting;
};
