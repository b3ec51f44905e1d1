import type { Command } from 'commander';
import type { ClockSetting } from '../../../common/env/env.ts';
import type { ClockState, ControlClient } from '../../../../simulator/control/client-methods.ts';
import { targetOptions, withControl, type TargetFlags } from '../control-target.ts';
import { durationOf, durationText } from '../duration.ts';
import { bold, dim, print, printJson, UsageError } from '../output.ts';

type ClockFlags = TargetFlags & { readonly json?: boolean; readonly back?: boolean; readonly from?: string };

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

const showClock = (flags: ClockFlags): Promise<void> => tell(flags, (control) => control.clock());

const realClock = (flags: ClockFlags): Promise<void> => tell(flags, (control) => control.setClock({ mode: 'real' }));

/** The control interface itself refuses text that is not an instant. */
const fixClock = (at: string, flags: ClockFlags): Promise<void> =>
  tell(flags, (control) => control.setClock({ mode: 'fixed', at }));

const offsetClock = async (length: string, flags: ClockFlags): Promise<void> => {
  const milliseconds = lengthOf(length, flags);
  await tell(flags, (control) => control.setClock({ mode: 'offset', milliseconds }));
};

const speedClock = async (text: string, flags: ClockFlags): Promise<void> => {
  const factor = factorOf(text);
  const { from } = flags;
  await tell(flags, (control) => control.setClock({ mode: 'speed', factor, ...(from === undefined ? {} : { from }) }));
};

const advanceClock = async (length: string, flags: ClockFlags): Promise<void> => {
  const milliseconds = lengthOf(length, flags);
  await tell(flags, (control) => control.advanceClock(milliseconds));
};

const skewClock = async (length: string, flags: ClockFlags): Promise<void> => {
  const milliseconds = lengthOf(length, flags);
  await tell(flags, (control) => control.setAuthorityOffset(milliseconds));
};

const help = `
Lengths of time: 500ms, 90s, 5m, 1h30m, 6d12h; --back moves the other way.
Instants: ISO 8601, Colombian time where no offset is given.

Examples:
  ensayo clock fixed 2026-11-20T23:59:59
  ensayo clock advance 2s                   midnight passes for both services
  ensayo clock speed 3600                   an hour each second
  ensayo clock skew 301s                    messages arrive after their five minutes
  ensayo clock real`;

const back = 'the other way: earlier, behind';

/** `ensayo clock show|real|fixed|offset|speed|advance|skew` */
export const clockVerb = (program: Command): void => {
  const clock = program
    .command('clock')
    .description('Show and set the time of the running services')
    .addHelpText('after', help);
  targetOptions(clock.command('show')).description('Show the time there, and how it runs').action(showClock);
  targetOptions(clock.command('real')).description("Follow the machine's time").action(realClock);
  targetOptions(clock.command('fixed'))
    .description('Stand still at an instant')
    .argument('<instant>', 'for example 2026-11-20T10:00:00-05:00')
    .action(fixClock);
  targetOptions(clock.command('offset'))
    .description("Run so much ahead of the machine's time")
    .argument('<length>', 'for example 1h30m')
    .option('--back', back)
    .action(offsetClock);
  targetOptions(clock.command('speed'))
    .description('Run so many times as fast')
    .argument('<factor>', 'above 0, for example 60')
    .option('--from <instant>', 'where it starts; what it shows now where absent')
    .action(speedClock);
  targetOptions(clock.command('advance'))
    .description('Move it by so much, whatever way it runs')
    .argument('<length>', 'for example 2s')
    .option('--back', back)
    .action(advanceClock);
  targetOptions(clock.command('skew'))
    .description("Set the authority's clock so much ahead of the issuing service's; 0s takes it away")
    .argument('<length>', 'for example 301s')
    .option('--back', back)
    .action(skewClock);
};
