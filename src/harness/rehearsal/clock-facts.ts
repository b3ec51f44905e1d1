/** When a rehearsal happened, by both clocks. */
import { colombianDateTime } from '../../common/time.ts';
import type { ClockState } from '../../../simulator/control/client.ts';
import { systemClock, type ClockSetting } from '../../common/env/env.ts';
import type { Period } from './report.ts';

const settingTexts: Readonly<Record<ClockSetting['mode'], string>> = {
  real: 'de la máquina',
  fixed: 'detenido',
  offset: 'desplazado',
  speed: 'con otra velocidad',
};

export type Begun = { readonly simulated: number; readonly real: number };

export const beginPeriod = ({ now }: ClockState): Begun => ({
  simulated: Date.parse(now),
  real: systemClock.now(),
});

/** @param repeatable a run with a stopped clock must give the same bytes: the real time is kept out */
export const endPeriod = (begun: Begun, { now, setting }: ClockState, repeatable: boolean): Period => ({
  simulated: {
    from: colombianDateTime(begun.simulated),
    to: colombianDateTime(Date.parse(now)),
    clock: settingTexts[setting.mode],
  },
  real: repeatable ? null : { from: colombianDateTime(begun.real), to: colombianDateTime(systemClock.now()) },
});
