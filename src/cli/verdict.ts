import { bilingual, english, spanish, type Bilingual } from '../common/text/bilingual.ts';
import type { ControlClient } from '../../simulator/control/client.ts';
import { verdictNames } from '../../simulator/tenants/disturbances/index.ts';
import { targetOptions, withControl, type TargetFlags } from './shared/control-target.ts';
import { describeWhen, matcherOptions, timesOf, whenOf, type MatcherFlags } from './shared/matcher-options.ts';
import { bold, dim, note, print, printJson, UsageError } from './shared/output.ts';
import { verb } from './shared/verb.ts';

type VerdictName = (typeof verdictNames)[number];
type ForcedOptions = Parameters<ControlClient['addVerdict']>[0];
type ForcedState = Awaited<ReturnType<ControlClient['addVerdict']>>;

type VerdictFlags = TargetFlags & MatcherFlags & { readonly json?: boolean };

const nameOf = (text: string): VerdictName => {
  const name = verdictNames.find((one) => one === text);
  if (name !== undefined) return name;
  throw new UsageError({
    en: `There is no verdict "${text}". Verdicts: ${verdictNames.join(', ')}.`,
    es: `No existe el resultado "${text}". Resultados: ${verdictNames.join(', ')}.`,
  });
};

/** The interface itself reports which codes a verdict takes: it has the catalogue. */
const optionsOf = (name: string, codes: readonly string[], flags: VerdictFlags): ForcedOptions => {
  const when = whenOf(flags);
  const times = timesOf(flags);
  const options: unknown = {
    verdict: nameOf(name),
    ...(codes.length === 0 ? {} : { codes }),
    ...(when === undefined ? {} : { when }),
    ...(times === undefined ? {} : { times }),
  };
  return options as ForcedOptions; // Checked by the interface, which reports every mistake.
};

const timesText = ({ given, times, spent }: ForcedState): Bilingual => {
  const much =
    times === undefined
      ? String(given)
      : { en: `${String(given)} of ${String(times)}`, es: `${String(given)} de ${String(times)}` };
  return {
    en: `given ${english(much)}${spent ? ', spent' : ''}`,
    es: `dado ${spanish(much)}${spent ? ', agotado' : ''}`,
  };
};

const show = (forced: ForcedState): void => {
  const codes = 'codes' in forced ? (forced.codes ?? []).join(' ') : '';
  const about = dim(bilingual`${describeWhen(forced.when)}; ${timesText(forced)}`);
  print(`${forced.id.padEnd(11)} ${bold(forced.verdict.padEnd(15))} ${codes}${codes === '' ? '' : '  '}${about}`);
};

const listVerdicts = (flags: VerdictFlags): Promise<void> =>
  withControl(flags, async (control) => {
    const all = await control.verdicts();
    if (flags.json === true) printJson(all);
    else if (all.length === 0)
      note({ en: 'No forced verdicts: the judge decides.', es: 'No hay resultados forzados: decide la validación.' });
    else all.forEach(show);
  });

const addVerdict = async (name: string, codes: readonly string[], flags: VerdictFlags): Promise<void> => {
  const options = optionsOf(name, codes, flags);
  await withControl(flags, async (control) => {
    const added = await control.addVerdict(options);
    if (flags.json === true) printJson(added);
    else show(added);
  });
};

const removeVerdict = (id: string, flags: VerdictFlags): Promise<void> =>
  withControl(flags, async (control) => {
    await control.removeVerdict(id);
    if (flags.json === true) printJson({ removed: [id] });
    else print({ en: `${id} removed`, es: `${id} se eliminó` });
  });

const clearVerdicts = (flags: VerdictFlags): Promise<void> =>
  withControl(flags, async (control) => {
    const removed = (await control.verdicts()).map(({ id }) => id);
    await control.clearVerdicts();
    if (flags.json === true) printJson({ removed });
    else print({ en: `${String(removed.length)} removed`, es: `Eliminados: ${String(removed.length)}` });
  });

/** Existing ones stay, and count again once they are allowed. */
const permitVerdicts = (forcedVerdicts: 'allowed' | 'refused', flags: VerdictFlags): Promise<void> =>
  withControl(flags, async (control) => {
    await control.changeSettings({ forcedVerdicts });
    if (flags.json === true) printJson({ forcedVerdicts });
    else
      print({
        en: `Forced verdicts are ${forcedVerdicts}.`,
        es: `Los resultados forzados están ${forcedVerdicts === 'allowed' ? 'permitidos' : 'desactivados'}.`,
      });
  });

const verdictHelp = {
  en: `
Verdicts: ${verdictNames.join(', ')}.
rejected takes the codes of its lines, one of them a Rechazo; accepted may take codes of Notificación.

Examples:
  ensayo verdict add rejected FAD06 FAJ43b --number "SETP99*" --times 1
  ensayo verdict add accepted --kind payroll`,
  es: `
Resultados: ${verdictNames.join(', ')}.
rejected recibe los códigos de sus líneas, uno de ellos de Rechazo; accepted puede recibir códigos de Notificación.

Ejemplos:
  ensayo verdict add rejected FAD06 FAJ43b --number "SETP99*" --times 1
  ensayo verdict add accepted --kind payroll`,
};

/** `ensayo verdict list|add|remove|clear|allow|refuse` */
export const verdictVerb = verb({
  name: 'verdict',
  about: {
    en: 'Decide verdicts of the running authority beforehand',
    es: 'Fuerza los resultados de la autoridad en ejecución',
  },
  page: 'faults',
  verbs: [
    verb({
      name: 'list',
      about: {
        en: 'List the forced verdicts, with how many documents got each',
        es: 'Lista los resultados forzados, con cuántos documentos recibió cada uno',
      },
      options: {
        ...targetOptions,
      },
      run: listVerdicts,
    }),
    verb({
      name: 'add',
      about: { en: 'Force a verdict', es: 'Fuerza un resultado' },
      arguments: [
        ['<verdict>', { en: 'its name', es: 'su nombre', words: 'verdict' }],
        ['[code...]', { en: 'rules whose lines the answer has', es: 'reglas cuyas líneas tiene la respuesta' }],
      ],
      options: {
        ...matcherOptions,
        ...targetOptions,
      },
      help: verdictHelp,
      run: addVerdict,
    }),
    verb({
      name: 'remove',
      about: {
        en: 'Take a forced verdict away; what was answered stays',
        es: 'Quita un resultado forzado; lo respondido permanece',
      },
      arguments: [['<id>', { en: 'as list shows it', es: 'como lo muestra list' }]],
      options: {
        ...targetOptions,
      },
      run: removeVerdict,
    }),
    verb({
      name: 'clear',
      about: { en: 'Take all forced verdicts away', es: 'Quita todos los resultados forzados' },
      options: {
        ...targetOptions,
      },
      run: clearVerdicts,
    }),
    verb({
      name: 'allow',
      about: { en: 'Allow forced verdicts again', es: 'Permite de nuevo los resultados forzados' },
      options: {
        ...targetOptions,
      },
      run: (flags) => permitVerdicts('allowed', flags),
    }),
    verb({
      name: 'refuse',
      about: {
        en: 'Refuse forced verdicts, as a rehearsal does',
        es: 'Desactiva los resultados forzados, como lo hace un ensayo de habilitación',
      },
      options: {
        ...targetOptions,
      },
      run: (flags) => permitVerdicts('refused', flags),
    }),
  ],
});
