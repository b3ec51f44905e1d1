import type { Command } from 'commander';
import type { ClockFlags } from '../actions/run-clock.ts';
import { targetOptions } from '../shared-options.ts';

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
  targetOptions(clock.command('show'))
    .description('Show the time there, and how it runs')
    .action(async (flags: ClockFlags) => (await import('../actions/run-clock.ts')).showClock(flags));
  targetOptions(clock.command('real'))
    .description("Follow the machine's time")
    .action(async (flags: ClockFlags) => (await import('../actions/run-clock.ts')).realClock(flags));
  targetOptions(clock.command('fixed'))
    .description('Stand still at an instant')
    .argument('<instant>', 'for example 2026-11-20T10:00:00-05:00')
    .action(async (at: string, flags: ClockFlags) => (await import('../actions/run-clock.ts')).fixClock(at, flags));
  targetOptions(clock.command('offset'))
    .description("Run so much ahead of the machine's time")
    .argument('<length>', 'for example 1h30m')
    .option('--back', back)
    .action(async (length: string, flags: ClockFlags) =>
      (await import('../actions/run-clock.ts')).offsetClock(length, flags),
    );
  targetOptions(clock.command('speed'))
    .description('Run so many times as fast')
    .argument('<factor>', 'above 0, for example 60')
    .option('--from <instant>', 'where it starts; what it shows now where absent')
    .action(async (factor: string, flags: ClockFlags) =>
      (await import('../actions/run-clock.ts')).speedClock(factor, flags),
    );
  targetOptions(clock.command('advance'))
    .description('Move it by so much, whatever way it runs')
    .argument('<length>', 'for example 2s')
    .option('--back', back)
    .action(async (length: string, flags: ClockFlags) =>
      (await import('../actions/run-clock.ts')).advanceClock(length, flags),
    );
  targetOptions(clock.command('skew'))
    .description("Set the authority's clock so much ahead of the issuing service's; 0s takes it away")
    .argument('<length>', 'for example 301s')
    .option('--back', back)
    .action(async (length: string, flags: ClockFlags) =>
      (await import('../actions/run-clock.ts')).skewClock(length, flags),
    );
};
