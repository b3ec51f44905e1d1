/** Options of `ensayo rehearse`, checked before anything starts. */
import type { Bilingual } from '../../../../simulator/checks/vocabulary/wording.ts';
import type { Preset } from '../../rehearsal/plan.ts';
import { nitGiven } from '../own-company.ts';
import type { LogFlags } from '../log.ts';
import type { BoxFlags } from '../box-options.ts';
import type { TargetFlags } from '../control-target.ts';
import { UsageError } from '../output.ts';
import type { StoppingFlags } from '../stopping.ts';
import { say } from '../../say.ts';

export type RehearseFlags = LogFlags &
  StoppingFlags &
  Omit<BoxFlags, 'environment'> &
  Omit<TargetFlags, 'environment'> & {
    readonly set: string;
    readonly company?: string;
    /** The earlier name of --company. */
    readonly nit?: string;
    readonly withMistakes?: string;
    readonly wait?: boolean;
    readonly attach?: string;
    readonly timeout?: string;
    readonly port: string;
    readonly authorityPort: string;
    readonly httpsPort: string;
    /** False with --no-https. */
    readonly https: boolean;
    readonly out?: string;
    readonly force?: boolean;
    readonly verify?: string;
    readonly json?: boolean;
  };

/** By either name of the option. */
export const companyNitOf = ({ company, nit }: Pick<RehearseFlags, 'company' | 'nit'>): string | undefined => {
  const given = company ?? nit;
  return given === undefined ? undefined : nitGiven(given);
};

const count = (text: string | undefined, flag: string, limit: number): number | undefined => {
  if (text === undefined) return undefined;
  if (/^\d{1,6}$/.test(text) && Number(text) <= limit) return Number(text);
  throw new UsageError(
    say(
      `${flag} is "${text}". Expected a whole number up to ${String(limit)}.`,
      `${flag} es "${text}". Se esperaba un número entero hasta ${String(limit)}.`,
    ),
  );
};

/** More would only make the report longer. */
const mostMistakes = 50;

export const mistakesOf = ({ withMistakes }: RehearseFlags): number =>
  count(withMistakes, '--with-mistakes', mostMistakes) ?? 0;

export const timeoutOf = ({ timeout }: RehearseFlags): number | undefined => {
  const seconds = count(timeout, '--timeout', 604_800);
  return seconds === undefined ? undefined : seconds * 1_000;
};

export const presetsOf = async ({ set }: RehearseFlags): Promise<readonly Preset[]> => {
  const { presetsNamed } = await import('../../rehearsal/plan.ts');
  return presetsNamed(set);
};

type Mixture = { readonly when: (flags: RehearseFlags) => boolean; readonly message: Bilingual };

const isAttended = ({ wait = false, attach }: RehearseFlags): boolean => wait || attach !== undefined;

const mixtures: readonly Mixture[] = [
  {
    when: ({ wait = false, attach }) => wait && attach !== undefined,
    message: {
      en: '--wait and --attach are two ways of rehearsing: give one.',
      es: '--wait y --attach son dos formas de ensayar: indique una.',
    },
  },
  {
    when: (flags) => isAttended(flags) && flags.withMistakes !== undefined,
    message: {
      en: '--with-mistakes is for documents that are generated: not with --wait or --attach.',
      es: '--with-mistakes es para documentos generados: no va con --wait ni --attach.',
    },
  },
  {
    when: (flags) => !isAttended(flags) && flags.timeout !== undefined,
    message: { en: '--timeout is for --wait and --attach.', es: '--timeout es para --wait y --attach.' },
  },
  {
    when: (flags) => !isAttended(flags) && flags.exitWithParent === true,
    message: {
      en: '--exit-with-parent is for --wait and --attach: the others end by themselves.',
      es: '--exit-with-parent es para --wait y --attach: las demás formas terminan solas.',
    },
  },
  {
    when: ({ out, force = false }) => force && out === undefined,
    message: {
      en: '--force is for --out: without a folder every report gets one of its own.',
      es: '--force es para --out: sin una carpeta, cada informe recibe una propia.',
    },
  },
  {
    when: ({ attach, registry }) => attach !== undefined && registry !== undefined,
    message: {
      en: '--attach takes the registry of that authority. Extend it: ensayo registry load FILE --keep.',
      es: '--attach usa el registro de esa autoridad. Amplíelo: ensayo registry load ARCHIVO --keep.',
    },
  },
  {
    when: (flags) => flags.attach !== undefined && companyNitOf(flags) === undefined,
    message: {
      en: '--attach wants --company: whose rehearsal it is.',
      es: '--attach requiere --company: la empresa que ensaya.',
    },
  },
  {
    when: ({ attach, control }) => attach !== undefined && control !== undefined,
    message: {
      en: '--attach and --control both name a control interface: with --attach its documents count, with --control only its company is read. Give one.',
      es: '--attach y --control nombran ambos una interfaz de control: con --attach cuentan sus documentos, con --control solo se lee su empresa. Indique una.',
    },
  },
  {
    when: ({ company, nit }) => company !== undefined && nit !== undefined,
    message: {
      en: '--nit is the earlier name of --company: give one.',
      es: '--nit es el nombre anterior de --company: indique uno.',
    },
  },
];

/**
 * Options that belong to another way of rehearsing would be silently ignored.
 * @throws UsageError for the first that does
 */
export const refuseMixtures = (flags: RehearseFlags): void => {
  const mixture = mixtures.find(({ when }) => when(flags));
  if (mixture !== undefined) throw new UsageError(say(mixture.message.en, mixture.message.es));
};
