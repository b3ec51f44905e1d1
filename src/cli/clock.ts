import type { Bilingual } from '../common/text/bilingual.ts';
import type { ClockSetting } from '../common/env/env.ts';
import type { ClockState, ControlClient } from '../../simulator/control/client.ts';
import { targetOptions, withControl, type TargetFlags } from './shared/control-target.ts';
import { durationOf, durationText } from './shared/duration.ts';
import { bold, dim, print, printJson, UsageError } from './shared/output.ts';
import { verb } from './shared/verb.ts';

type ClockFlags = TargetFlags & { readonly json?: boolean; readonly back?: boolean; readonly from?: string };

const apart = (milliseconds: number): Bilingual => ({
  en: `${durationText(milliseconds)} ${milliseconds < 0 ? 'behind' : 'ahead of'}`,
  es: `${durationText(milliseconds)} de ${milliseconds < 0 ? 'atraso' : 'adelanto'}`,
});

const settingText = (setting: ClockSetting): Bilingual => {
  switch (setting.mode) {
    case 'real':
      return { en: "the machine's time", es: 'la hora del equipo' };
    case 'fixed':
      return { en: 'stands still', es: 'detenido' };
    case 'offset':
      return {
        en: `runs ${apart(setting.milliseconds).en} the machine's time`,
        es: `${apart(setting.milliseconds).es} respecto de la hora del equipo`,
      };
    case 'speed':
      return {
        en: `runs ${String(setting.factor)} times as fast`,
        es: `avanza ${String(setting.factor).replace('.', ',')} veces más rápido`,
      };
  }
};

const show = ({ date, time, setting, authorityOffset }: ClockState): void => {
  print({
    en: `${bold(`${date} ${time}`)} in Colombia ${dim(`(${settingText(setting).en})`)}`,
    es: `${bold(`${date} ${time}`)} en Colombia ${dim(`(${settingText(setting).es})`)}`,
  });
  if (authorityOffset !== 0) {
    print({
      en: `That is the authority's clock: it is ${apart(authorityOffset).en} the issuing service's.`,
      es: `Es el reloj de la autoridad: tiene ${apart(authorityOffset).es} respecto del servicio de emisión.`,
    });
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
  throw new UsageError({
    en: `"${text}" is no speed. Expected a factor above 0: 60 makes a minute of each second.`,
    es: `"${text}" no es una velocidad. Se esperaba un factor mayor que 0: con 60 cada segundo es un minuto.`,
  });
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

const help = {
  en: `
Lengths of time: 500ms, 90s, 5m, 1h30m, 6d12h; --back moves the other way.
Instants: ISO 8601, Colombian time where no offset is given.

Examples:
  ensayo clock fixed 2026-11-20T23:59:59
  ensayo clock advance 2s                   midnight passes for both services
  ensayo clock speed 3600                   an hour each second
  ensayo clock skew 301s                    messages arrive after their five minutes
  ensayo clock real`,
  es: `
Duraciones: 500ms, 90s, 5m, 1h30m, 6d12h; --back mueve en sentido contrario.
Instantes: ISO 8601, hora colombiana si no se indica la diferencia horaria.

Ejemplos:
  ensayo clock fixed 2026-11-20T23:59:59
  ensayo clock advance 2s                   pasa la medianoche para ambos servicios
  ensayo clock speed 3600                   una hora cada segundo
  ensayo clock skew 301s                    los mensajes llegan después de sus cinco minutos
  ensayo clock real`,
};

const back = { en: 'the other way: earlier, behind', es: 'en sentido contrario: antes, atrás' };

/** `ensayo clock show|real|fixed|offset|speed|advance|skew` */
export const clockVerb = verb({
  name: 'clock',
  about: {
    en: 'Show and set the time of the running services',
    es: 'Muestra y fija la hora de los servicios en ejecución',
  },
  page: 'time-and-state',
  help,
  verbs: [
    verb({
      name: 'show',
      about: { en: 'Show the time there, and how it runs', es: 'Muestra la hora y cómo avanza' },
      options: {
        ...targetOptions,
      },
      run: showClock,
    }),
    verb({
      name: 'real',
      about: { en: "Follow the machine's time", es: 'Sigue la hora del equipo' },
      options: {
        ...targetOptions,
      },
      run: realClock,
    }),
    verb({
      name: 'fixed',
      about: { en: 'Stand still at an instant', es: 'Detiene el reloj en un instante' },
      arguments: [
        ['<instant>', { en: 'for example 2026-11-20T10:00:00-05:00', es: 'por ejemplo 2026-11-20T10:00:00-05:00' }],
      ],
      options: {
        ...targetOptions,
      },
      run: fixClock,
    }),
    verb({
      name: 'offset',
      about: { en: "Run so much ahead of the machine's time", es: 'Adelanta el reloj respecto de la hora del equipo' },
      arguments: [['<length>', { en: 'for example 1h30m', es: 'por ejemplo 1h30m' }]],
      options: {
        ...targetOptions,
        '--back': { ...back },
      },
      run: offsetClock,
    }),
    verb({
      name: 'speed',
      about: { en: 'Run so many times as fast', es: 'Acelera el reloj ese número de veces' },
      arguments: [['<factor>', { en: 'above 0, for example 60', es: 'mayor que 0, por ejemplo 60' }]],
      options: {
        ...targetOptions,
        '--from <instant>': {
          en: 'where it starts; what it shows now where absent',
          es: 'dónde comienza; la hora que muestra ahora si se omite',
        },
      },
      run: speedClock,
    }),
    verb({
      name: 'advance',
      about: {
        en: 'Move it by so much, whatever way it runs',
        es: 'Desplaza el reloj esa duración, sin importar cómo avance',
      },
      arguments: [['<length>', { en: 'for example 2s', es: 'por ejemplo 2s' }]],
      options: {
        ...targetOptions,
        '--back': { ...back },
      },
      run: advanceClock,
    }),
    verb({
      name: 'skew',
      about: {
        en: "Set the authority's clock so much ahead of the issuing service's; 0s takes it away",
        es: 'Desfasa el reloj de la autoridad respecto del servicio de emisión; 0s quita el desfase',
      },
      arguments: [['<length>', { en: 'for example 301s', es: 'por ejemplo 301s' }]],
      options: {
        ...targetOptions,
        '--back': { ...back },
      },
      run: skewClock,
    }),
  ],
});
