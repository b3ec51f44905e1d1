/** Options of `ensayo rehearse`, checked before anything starts. */
import type { Preset } from '../../rehearsal/plan.ts';
import type { LogFlags } from '../log.ts';
import type { BoxFlags } from '../box-options.ts';
import type { TargetFlags } from '../control-target.ts';
import { UsageError } from '../output.ts';
import type { StoppingFlags } from '../stopping.ts';

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
    readonly verify?: string;
    readonly json?: boolean;
  };

/** By either name of the option. */
export const companyNitOf = ({ company, nit }: Pick<RehearseFlags, 'company' | 'nit'>): string | undefined =>
  company ?? nit;

const count = (text: string | undefined, flag: string, limit: number): number | undefined => {
  if (text === undefined) return undefined;
  if (/^\d{1,6}$/.test(text) && Number(text) <= limit) return Number(text);
  throw new UsageError(`${flag} is "${text}". Expected a whole number up to ${String(limit)}.`);
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

type Mixture = { readonly when: (flags: RehearseFlags) => boolean; readonly message: string };

const isAttended = ({ wait = false, attach }: RehearseFlags): boolean => wait || attach !== undefined;

const mixtures: readonly Mixture[] = [
  {
    when: ({ wait = false, attach }) => wait && attach !== undefined,
    message: '--wait and --attach are two ways of rehearsing: give one.',
  },
  {
    when: (flags) => isAttended(flags) && flags.withMistakes !== undefined,
    message: '--with-mistakes is for documents that are generated: not with --wait or --attach.',
  },
  {
    when: (flags) => !isAttended(flags) && flags.timeout !== undefined,
    message: '--timeout is for --wait and --attach.',
  },
  {
    when: (flags) => !isAttended(flags) && flags.exitWithParent === true,
    message: '--exit-with-parent is for --wait and --attach: the others end by themselves.',
  },
  {
    when: ({ attach, registry }) => attach !== undefined && registry !== undefined,
    message: '--attach takes the registry of that authority. Extend it: ensayo registry load FILE --keep.',
  },
  {
    when: (flags) => flags.attach !== undefined && companyNitOf(flags) === undefined,
    message: '--attach wants --company: whose rehearsal it is.',
  },
  {
    when: ({ attach, control }) => attach !== undefined && control !== undefined,
    message:
      '--attach and --control both name a control interface: with --attach its documents count, with --control only its company is read. Give one.',
  },
  {
    when: ({ company, nit }) => company !== undefined && nit !== undefined,
    message: '--nit is the earlier name of --company: give one.',
  },
];

/**
 * Options that belong to another way of rehearsing would be silently ignored.
 * @throws UsageError for the first that does
 */
export const refuseMixtures = (flags: RehearseFlags): void => {
  const mixture = mixtures.find(({ when }) => when(flags));
  if (mixture !== undefined) throw new UsageError(mixture.message);
};
