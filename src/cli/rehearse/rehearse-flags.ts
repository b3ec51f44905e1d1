/** Options of `ensayo rehearse`, checked before anything starts. */
import type { Preset } from '../../harness/rehearsal/plan.ts';
import { nitGiven } from '../shared/own-company.ts';
import type { LogFlags } from '../shared/log.ts';
import type { BoxFlags } from '../shared/box-options.ts';
import type { TargetFlags } from '../shared/control-target.ts';
import { UsageError } from '../shared/output.ts';
import type { StoppingFlags } from '../shared/stopping.ts';

export type RehearseFlags = LogFlags &
  StoppingFlags &
  Omit<BoxFlags, 'environment'> &
  Omit<TargetFlags, 'environment'> & {
    readonly set: string;
    readonly company?: string;
    /** The earlier name of --company. */
    readonly nit?: string;
    readonly withMistakes?: string;
    readonly plan?: boolean;
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
  throw new UsageError({
    en: `${flag} is "${text}". Expected a whole number up to ${String(limit)}.`,
    es: `${flag} es "${text}". Se esperaba un número entero hasta ${String(limit)}.`,
  });
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
  const { presetsNamed } = await import('../../harness/rehearsal/plan.ts');
  return presetsNamed(set);
};
