import { english, spanish, type Bilingual } from '../common/text/bilingual.ts';
import type { ControlClient } from '../../simulator/control/client.ts';
import { faultNames, faults } from '../../simulator/tenants/disturbances/index.ts';
import { targetOptions, withControl, type TargetFlags } from './shared/control-target.ts';
import { describeWhen, matcherOptions, timesOf, whenOf, wholeOf, type MatcherFlags } from './shared/matcher-options.ts';
import { bold, dim, note, print, printJson, UsageError } from './shared/output.ts';
import { verb } from './shared/verb.ts';

type FaultName = (typeof faultNames)[number];
type FaultOptions = Parameters<ControlClient['addFault']>[0];
type FaultState = Awaited<ReturnType<ControlClient['addFault']>>;

type FaultFlags = TargetFlags &
  MatcherFlags & {
    readonly ms?: string;
    readonly status?: string;
    readonly retryAfter?: string;
    readonly at?: string;
    readonly probability?: string;
    readonly seed?: string;
    readonly json?: boolean;
  };

const nameOf = (text: string): FaultName => {
  const name = faultNames.find((one) => one === text);
  if (name !== undefined) return name;
  throw new UsageError({
    en: `There is no fault "${text}". Faults: ${faultNames.join(', ')}.`,
    es: `No existe la falla "${text}". Fallas: ${faultNames.join(', ')}.`,
  });
};

/** `200`, or `50-200`. */
const millisecondsOf = (text: string) => {
  const [from = '', to] = text.split('-');
  if (!/^\d{1,9}(?:-\d{1,9})?$/.test(text))
    throw new UsageError({
      en: `--ms is "${text}". Expected milliseconds, 200, or a range, 50-200.`,
      es: `--ms es "${text}". Se esperaban milisegundos, 200, o un intervalo, 50-200.`,
    });
  return to === undefined ? Number(from) : { from: Number(from), to: Number(to) };
};

const chanceOf = (text: string): number => {
  const chance = Number(text);
  if (chance > 0 && chance <= 1) return chance;
  throw new UsageError({
    en: `--probability is "${text}". Expected a number above 0 and up to 1: 0.2.`,
    es: `--probability es "${text}". Se esperaba un número mayor que 0 y hasta 1: 0.2.`,
  });
};

const given = (fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** The interface itself reports options that a fault does not take: it has the list. */
const optionsOf = (name: string, flags: FaultFlags): FaultOptions => {
  const { ms, status, retryAfter, at, probability, seed } = flags;
  const options: unknown = given({
    fault: nameOf(name),
    milliseconds: ms === undefined ? undefined : millisecondsOf(ms),
    status: status === undefined ? undefined : wholeOf(status, '--status'),
    retryAfterSeconds: retryAfter === undefined ? undefined : wholeOf(retryAfter, '--retry-after'),
    at,
    probability: probability === undefined ? undefined : chanceOf(probability),
    seed,
    when: whenOf(flags),
    times: timesOf(flags),
  });
  return options as FaultOptions; // Checked by the interface, which reports every mistake.
};

const timesText = ({ struck, times, spent }: FaultState): Bilingual => {
  const much =
    times === undefined
      ? String(struck)
      : { en: `${String(struck)} of ${String(times)}`, es: `${String(struck)} de ${String(times)}` };
  return {
    en: `struck ${english(much)}${spent ? ', spent' : ''}`,
    es: `actuó ${spanish(much)}${spent ? ', agotada' : ''}`,
  };
};

const show = (fault: FaultState): void => {
  const chance =
    fault.probability === undefined
      ? ''
      : {
          en: `, probability ${String(fault.probability)}`,
          es: `, probabilidad ${String(fault.probability).replace('.', ',')}`,
        };
  const about = dim({
    en: `at ${fault.point}, ${english(describeWhen(fault.when))}${english(chance)}; ${timesText(fault).en}`,
    es: `en ${fault.point}, ${spanish(describeWhen(fault.when))}${spanish(chance)}; ${timesText(fault).es}`,
  });
  print(`${fault.id.padEnd(10)} ${bold(fault.fault.padEnd(17))} ${about}`);
};

const listFaults = (flags: FaultFlags): Promise<void> =>
  withControl(flags, async (control) => {
    const all = await control.faults();
    if (flags.json === true) printJson(all);
    else if (all.length === 0)
      note({
        en: 'No faults. "ensayo fault add --help" says which there are.',
        es: 'No hay fallas activas. "ensayo fault add --help" lista las que existen.',
      });
    else all.forEach(show);
  });

const addFault = async (name: string, flags: FaultFlags): Promise<void> => {
  const options = optionsOf(name, flags);
  await withControl(flags, async (control) => {
    const added = await control.addFault(options);
    if (flags.json === true) printJson(added);
    else show(added);
  });
};

const removeFault = (id: string, flags: FaultFlags): Promise<void> =>
  withControl(flags, async (control) => {
    await control.removeFault(id);
    if (flags.json === true) printJson({ removed: [id] });
    else print({ en: `${id} removed`, es: `${id} se eliminó` });
  });

const clearFaults = (flags: FaultFlags): Promise<void> =>
  withControl(flags, async (control) => {
    const removed = (await control.faults()).map(({ id }) => id);
    await control.clearFaults();
    if (flags.json === true) printJson({ removed });
    else print({ en: `${String(removed.length)} removed`, es: `Eliminados: ${String(removed.length)}` });
  });

const faultTable = (or: string): string =>
  faultNames.map((name) => `  ${name.padEnd(17)} ${faults[name].points.join(or)}`).join('\n');

const faultHelp = {
  en: `
Faults, and where each takes place (the first unless --at says otherwise):
${faultTable(' or ')}

  request is before anything is taken, answer once the verdict is filed.

Examples:
  ensayo fault add lost-answer --operation SendBillSync --times 1
  ensayo fault add status --status 503 --probability 0.2 --seed monday
  ensayo fault add latency --ms 50-200 --number "SETP99*"`,
  es: `
Fallas, y dónde ocurre cada una (en el primer punto, salvo que --at indique otro):
${faultTable(' o ')}

  request es antes de recibir, answer cuando el resultado ya quedó registrado.

Ejemplos:
  ensayo fault add lost-answer --operation SendBillSync --times 1
  ensayo fault add status --status 503 --probability 0.2 --seed lunes
  ensayo fault add latency --ms 50-200 --number "SETP99*"`,
};

/** `ensayo fault list|add|remove|clear` */
export const faultVerb = verb({
  name: 'fault',
  about: {
    en: 'Make things go wrong at the running authority, on purpose',
    es: 'Simula fallas en la autoridad en ejecución',
  },
  page: 'faults',
  verbs: [
    verb({
      name: 'list',
      about: {
        en: 'List the faults, with how often each struck',
        es: 'Lista las fallas activas y cuántas veces actuó cada una',
      },
      options: {
        ...targetOptions,
      },
      run: listFaults,
    }),
    verb({
      name: 'add',
      about: { en: 'Add a fault', es: 'Simula una falla' },
      arguments: [['<fault>', { en: 'its name', es: 'su nombre', words: 'fault' }]],
      options: {
        ...matcherOptions,
        ...targetOptions,
        '--ms <milliseconds>': {
          en: 'of latency: 200, or drawn between two: 50-200',
          es: 'de latency: 200, o al azar entre dos valores: 50-200',
        },
        '--status <code>': {
          en: 'of status: 500, 503, or 403 for "Site Disabled"',
          es: 'de status: 500, 503, o 403 para "Site Disabled"',
        },
        '--retry-after <seconds>': {
          en: 'of status: the header Retry-After',
          es: 'de status: el encabezado Retry-After',
        },
        '--at <point>': { en: 'where: request or answer', es: 'dónde: request o answer', words: 'point' },
        '--probability <chance>': { en: 'of striking, above 0 up to 1', es: 'de que actúe, mayor que 0 y hasta 1' },
        '--seed <text>': {
          en: 'the same seed strikes the same requests',
          es: 'la misma semilla afecta las mismas solicitudes',
        },
      },
      help: faultHelp,
      run: addFault,
    }),
    verb({
      name: 'remove',
      about: {
        en: 'Take a fault away; what it kept in process is let go',
        es: 'Quita una falla; lo que mantenía en proceso continúa',
      },
      arguments: [['<id>', { en: 'as list shows it', es: 'como lo muestra list' }]],
      options: {
        ...targetOptions,
      },
      run: removeFault,
    }),
    verb({
      name: 'clear',
      about: { en: 'Take all faults away', es: 'Quita todas las fallas' },
      options: {
        ...targetOptions,
      },
      run: clearFaults,
    }),
  ],
});
