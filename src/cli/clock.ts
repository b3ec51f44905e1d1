import type { Command } from 'commander';
import type { ClockSetting } from '../common/env/env.ts';
import type { ClockState, ControlClient } from '../../simulator/control/client-methods.ts';
import { targetOptions, withControl, type TargetFlags } from './shared/control-target.ts';
import { durationOf, durationText } from './shared/duration.ts';
import { bold, dim, print, printJson, UsageError } from './shared/output.ts';
import { say } from '../harness/say.ts';

type ClockFlags = TargetFlags & { readonly json?: boolean; readonly back?: boolean; readonly from?: string };

const apart = (milliseconds: number): string =>
  say(
    `${durationText(milliseconds)} ${milliseconds < 0 ? 'behind' : 'ahead of'}`,
    `${durationText(milliseconds)} de ${milliseconds < 0 ? 'atraso' : 'adelanto'}`,
  );

const settingText = (setting: ClockSetting): string => {
  switch (setting.mode) {
    case 'real':
      return say("the machine's time", 'la hora del equipo');
    case 'fixed':
      return say('stands still', 'detenido');
    case 'offset':
      return say(
        `runs ${apart(setting.milliseconds)} the machine's time`,
        `${apart(setting.milliseconds)} respecto de la hora del equipo`,
      );
    case 'speed':
      return say(
        `runs ${String(setting.factor)} times as fast`,
        `avanza ${String(setting.factor).replace('.', ',')} veces más rápido`,
      );
  }
};

const show = ({ date, time, setting, authorityOffset }: ClockState): void => {
  print(
    say(
      `${bold(`${date} ${time}`)} in Colombia ${dim(`(${settingText(setting)})`)}`,
      `${bold(`${date} ${time}`)} en Colombia ${dim(`(${settingText(setting)})`)}`,
    ),
  );
  if (authorityOffset !== 0) {
    print(
      say(
        `That is the authority's clock: it is ${apart(authorityOffset)} the issuing service's.`,
        `Es el reloj de la autoridad: tiene ${apart(authorityOffset)} respecto del servicio de emisión.`,
      ),
    );
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
  throw new UsageError(
    say(
      `"${text}" is no speed. Expected a factor above 0: 60 makes a minute of each second.`,
      `"${text}" no es una velocidad. Se esperaba un factor mayor que 0: con 60 cada segundo es un minuto.`,
    ),
  );
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

const help = (): string =>
  say(
    `
Lengths of time: 500ms, 90s, 5m, 1h30m, 6d12h; --back moves the other way.
Instants: ISO 8601, Colombian time where no offset is given.

Examples:
  ensayo clock fixed 2026-11-20T23:59:59
  ensayo clock advance 2s                   midnight passes for both services
  ensayo clock speed 3600                   an hour each second
  ensayo clock skew 301s                    messages arrive after their five minutes
  ensayo clock real`,
    `
Duraciones: 500ms, 90s, 5m, 1h30m, 6d12h; --back mueve en sentido contrario.
Instantes: ISO 8601, hora colombiana si no se indica la diferencia horaria.

Ejemplos:
  ensayo clock fixed 2026-11-20T23:59:59
  ensayo clock advance 2s                   pasa la medianoche para ambos servicios
  ensayo clock speed 3600                   una hora cada segundo
  ensayo clock skew 301s                    los mensajes llegan después de sus cinco minutos
  ensayo clock real`,
  );

const back = (): string => say('the other way: earlier, behind', 'en sentido contrario: antes, atrás');

/** `ensayo clock show|real|fixed|offset|speed|advance|skew` */
export const clockVerb = (program: Command): void => {
  const clock = program
    .command('clock')
    .description(
      say('Show and set the time of the running services', 'Muestra y fija la hora de los servicios en ejecución'),
    )
    .addHelpText('after', help());
  targetOptions(clock.command('show'))
    .description(say('Show the time there, and how it runs', 'Muestra la hora y cómo avanza'))
    .action(showClock);
  targetOptions(clock.command('real'))
    .description(say("Follow the machine's time", 'Sigue la hora del equipo'))
    .action(realClock);
  targetOptions(clock.command('fixed'))
    .description(say('Stand still at an instant', 'Detiene el reloj en un instante'))
    .argument('<instant>', say('for example 2026-11-20T10:00:00-05:00', 'por ejemplo 2026-11-20T10:00:00-05:00'))
    .action(fixClock);
  targetOptions(clock.command('offset'))
    .description(say("Run so much ahead of the machine's time", 'Adelanta el reloj respecto de la hora del equipo'))
    .argument('<length>', say('for example 1h30m', 'por ejemplo 1h30m'))
    .option('--back', back())
    .action(offsetClock);
  targetOptions(clock.command('speed'))
    .description(say('Run so many times as fast', 'Acelera el reloj ese número de veces'))
    .argument('<factor>', say('above 0, for example 60', 'mayor que 0, por ejemplo 60'))
    .option(
      '--from <instant>',
      say('where it starts; what it shows now where absent', 'dónde comienza; la hora que muestra ahora si se omite'),
    )
    .action(speedClock);
  targetOptions(clock.command('advance'))
    .description(
      say('Move it by so much, whatever way it runs', 'Desplaza el reloj esa duración, sin importar cómo avance'),
    )
    .argument('<length>', say('for example 2s', 'por ejemplo 2s'))
    .option('--back', back())
    .action(advanceClock);
  targetOptions(clock.command('skew'))
    .description(
      say(
        "Set the authority's clock so much ahead of the issuing service's; 0s takes it away",
        'Desfasa el reloj de la autoridad respecto del servicio de emisión; 0s quita el desfase',
      ),
    )
    .argument('<length>', say('for example 301s', 'por ejemplo 301s'))
    .option('--back', back())
    .action(skewClock);
};
