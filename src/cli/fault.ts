import type { Command } from 'commander';
import {
  faultNames,
  faults,
  type FaultName,
  type FaultOptions,
  type FaultState,
} from '../../simulator/tenants/disturbances/fault-kinds.ts';
import { targetOptions, withControl, type TargetFlags } from './shared/control-target.ts';
import { describeWhen, matcherOptions, timesOf, whenOf, wholeOf, type MatcherFlags } from './shared/matcher-options.ts';
import { bold, dim, note, print, printJson, UsageError } from './shared/output.ts';
import { say } from '../harness/say.ts';

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
  throw new UsageError(
    say(
      `There is no fault "${text}". Faults: ${faultNames.join(', ')}.`,
      `No existe la falla "${text}". Fallas: ${faultNames.join(', ')}.`,
    ),
  );
};

/** `200`, or `50-200`. */
const millisecondsOf = (text: string) => {
  const [from = '', to, ...rest] = text.split('-');
  if (rest.length > 0)
    throw new UsageError(
      say(
        `--ms is "${text}". Expected milliseconds, 200, or a range, 50-200.`,
        `--ms es "${text}". Se esperaban milisegundos, 200, o un intervalo, 50-200.`,
      ),
    );
  const first = wholeOf(from, '--ms');
  return to === undefined ? first : { from: first, to: wholeOf(to, '--ms') };
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
    probability: probability === undefined ? undefined : Number(probability),
    seed,
    when: whenOf(flags),
    times: timesOf(flags),
  });
  return options as FaultOptions; // Checked by the interface, which reports every mistake.
};

const timesText = ({ struck, times, spent }: FaultState): string => {
  const much =
    times === undefined
      ? String(struck)
      : say(`${String(struck)} of ${String(times)}`, `${String(struck)} de ${String(times)}`);
  return say(`struck ${much}${spent ? ', spent' : ''}`, `actuó ${much}${spent ? ', agotada' : ''}`);
};

const show = (fault: FaultState): void => {
  const chance =
    fault.probability === undefined
      ? ''
      : say(
          `, probability ${String(fault.probability)}`,
          `, probabilidad ${String(fault.probability).replace('.', ',')}`,
        );
  const about = dim(
    say(
      `at ${fault.point}, ${describeWhen(fault.when)}${chance}; ${timesText(fault)}`,
      `en ${fault.point}, ${describeWhen(fault.when)}${chance}; ${timesText(fault)}`,
    ),
  );
  print(`${fault.id.padEnd(10)} ${bold(fault.fault.padEnd(17))} ${about}`);
};

const listFaults = (flags: FaultFlags): Promise<void> =>
  withControl(flags, async (control) => {
    const all = await control.faults();
    if (flags.json === true) printJson(all);
    else if (all.length === 0)
      note(
        say(
          'No faults. "ensayo fault add --help" says which there are.',
          'No hay fallas activas. "ensayo fault add --help" lista las que existen.',
        ),
      );
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
    else print(say(`${id} removed`, `${id} se eliminó`));
  });

const clearFaults = (flags: FaultFlags): Promise<void> =>
  withControl(flags, async (control) => {
    const removed = (await control.faults()).map(({ id }) => id);
    await control.clearFaults();
    if (flags.json === true) printJson({ removed });
    else print(say(`${String(removed.length)} removed`, `Eliminados: ${String(removed.length)}`));
  });

const faultTable = (): string =>
  faultNames.map((name) => `  ${name.padEnd(17)} ${faults[name].points.join(say(' or ', ' o '))}`).join('\n');

const faultHelp = (): string =>
  say(
    `
Faults, and where each takes place (the first unless --at says otherwise):
${faultTable()}

  request is before anything is taken, answer once the verdict is filed.

Examples:
  ensayo fault add lost-answer --operation SendBillSync --times 1
  ensayo fault add status --status 503 --probability 0.2 --seed monday
  ensayo fault add latency --ms 50-200 --number "SETP99*"`,
    `
Fallas, y dónde ocurre cada una (en el primer punto, salvo que --at indique otro):
${faultTable()}

  request es antes de recibir, answer cuando el resultado ya quedó registrado.

Ejemplos:
  ensayo fault add lost-answer --operation SendBillSync --times 1
  ensayo fault add status --status 503 --probability 0.2 --seed lunes
  ensayo fault add latency --ms 50-200 --number "SETP99*"`,
  );

/** `ensayo fault list|add|remove|clear` */
export const faultVerb = (program: Command): void => {
  const fault = program
    .command('fault')
    .description(
      say('Make things go wrong at the running authority, on purpose', 'Simula fallas en la autoridad en ejecución'),
    );
  targetOptions(fault.command('list'))
    .description(
      say('List the faults, with how often each struck', 'Lista las fallas activas y cuántas veces actuó cada una'),
    )
    .action(listFaults);
  targetOptions(matcherOptions(fault.command('add')))
    .description(say('Add a fault', 'Simula una falla'))
    .argument('<fault>', say('its name', 'su nombre'))
    .option(
      '--ms <milliseconds>',
      say('of latency: 200, or drawn between two: 50-200', 'de latency: 200, o al azar entre dos valores: 50-200'),
    )
    .option(
      '--status <code>',
      say('of status: 500, 503, or 403 for "Site Disabled"', 'de status: 500, 503, o 403 para "Site Disabled"'),
    )
    .option('--retry-after <seconds>', say('of status: the header Retry-After', 'de status: el encabezado Retry-After'))
    .option('--at <point>', say('where: request or answer', 'dónde: request o answer'))
    .option('--probability <chance>', say('of striking, above 0 up to 1', 'de que actúe, mayor que 0 y hasta 1'))
    .option(
      '--seed <text>',
      say('the same seed strikes the same requests', 'la misma semilla afecta las mismas solicitudes'),
    )
    .addHelpText('after', faultHelp())
    .action(addFault);
  targetOptions(fault.command('remove'))
    .description(
      say(
        'Take a fault away; what it kept in process is let go',
        'Quita una falla; lo que mantenía en proceso continúa',
      ),
    )
    .argument('<id>', say('as list shows it', 'como lo muestra list'))
    .action(removeFault);
  targetOptions(fault.command('clear'))
    .description(say('Take all faults away', 'Quita todas las fallas'))
    .action(clearFaults);
};
