/** `ensayo clock …` */
import type { ClockSetting } from '../../../common/env/env.ts';
import type { ClockState, ControlClient } from '../../../../simulator/control/client.ts';
import { withControl, type TargetFlags } from '../control-target.ts';
import { durationOf, durationText } from '../duration.ts';
import { bold, dim, print, printJson, UsageError } from '../output.ts';

export type ClockFlags = TargetFlags & { readonly json?: boolean; readonly back?: boolean; readonly from?: string };

const apart = (milliseconds: number): string =>
  `${durationText(milliseconds)} ${milliseconds < 0 ? 'behind' : 'ahead of'}`;

const settingText = (setting: ClockSetting): string => {
  switch (setting.mode) {
    case 'real':
      return "the machine's time";
    case 'fixed':
      return 'stands still';
    case 'offset':
      return `runs ${apart(setting.milliseconds)} the machine's time`;
    case 'speed':
      return `runs ${String(setting.factor)} times as fast`;
  }
};

const show = ({ date, time, setting, authorityOffset }: ClockState): void => {
  print(`${bold(`${date} ${time}`)} in Colombia ${dim(`(${settingText(setting)})`)}`);
  if (authorityOffset !== 0) {
    print(`That is the authority's clock: it is ${apart(authorityOffset)} the issuing service's.`);
  }
};

const tell = (flags: ClockFlags, state: (control: ControlClient) => Promise<ClockState>): Promise<void> =>
  withControl(flags, async (control) => {
    const shown = await state(control);
    if (flags.json === true) printJson(shown);
    else show(shown);
  });

const lengthOf = (text: string, { back = false }: ClockFlags): number => durationOf(text) * (back ? -1 : 1);

const factorOf = (text: string): number => {
  const factor = Number(text);
  if (text.trim() !== '' && Number.isFinite(factor) && factor > 0) return factor;
  throw new UsageError(`"${text}" is no speed. Expected a factor above 0: 60 makes a minute of each second.`);
};

export const showClock = (flags: ClockFlags): Promise<void> => tell(flags, (control) => control.clock());

export const realClock = (flags: ClockFlags): Promise<void> =>
  tell(flags, (control) => control.setClock({ mode: 'real' }));

/** The control interface itself refuses text that is not an instant. */
export const fixClock = (at: string, flags: ClockFlags): Promise<void> =>
  tell(flags, (control) => control.setClock({ mode: 'fixed', at }));

export const offsetClock = async (length: string, flags: ClockFlags): Promise<void> => {
  const milliseconds = lengthOf(length, flags);
  await tell(flags, (control) => control.setClock({ mode: 'offset', milliseconds }));
};

export const speedClock = async (text: string, flags: ClockFlags): Promise<void> => {
  const factor = factorOf(text);
  const { from } = flags;
  await tell(flags, (control) => control.setClock({ mode: 'speed', factor, ...(from === undefined ? {} : { from }) }));
};

export const advanceClock = async (length: string, flags: ClockFlags): Promise<void> => {
  const milliseconds = lengthOf(length, flags);
  await tell(flags, (control) => control.advanceClock(milliseconds));
};

export const skewClock = async (length: string, flags: ClockFlags): Promise<void> => {
  const milliseconds = lengthOf(length, flags);
  await tell(flags, (control) => control.setAuthorityOffset(milliseconds));
};
