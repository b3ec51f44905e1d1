/** The arguments of `npm run fuzz`. */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { targetNames } from './targets/targets.ts';

export type FuzzOptions = {
  readonly seed: string;
  readonly first: number;
  readonly end: number;
  readonly only: string | undefined;
  readonly processes: number;
  readonly json: boolean;
  readonly write: boolean;
};

type Read = { readonly ok: true; readonly options: FuzzOptions } | { readonly ok: false; readonly problem: string };

const wholeNumber = (text: string, least: number): number | undefined => {
  const value = Number(text);
  return /^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least ? value : undefined;
};

const parsed = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5000' },
      seed: { type: 'string', default: '1' },
      run: { type: 'string' },
      only: { type: 'string' },
      processes: { type: 'string', default: String(Math.min(2, availableParallelism())) },
      json: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  }).values;

const refused = (problem: string): Read => ({ ok: false, problem });

const checked = (values: ReturnType<typeof parsed>): Read => {
  const { seed, only, json, write } = values;
  const runs = wholeNumber(values.runs, 1);
  if (runs === undefined) return refused(`--runs ${values.runs}: expected a whole number from 1 on, such as 5000.`);
  const run = values.run === undefined ? undefined : wholeNumber(values.run, 0);
  if (values.run !== undefined && run === undefined)
    return refused(`--run ${values.run}: expected the number of a run, from 0 on.`);
  const processes = wholeNumber(values.processes, 1);
  if (processes === undefined || processes > 64)
    return refused(`--processes ${values.processes}: expected a whole number from 1 to 64.`);
  if (!/^[\w.-]{1,40}$/.test(seed))
    return refused(`--seed ${seed}: expected up to 40 letters, digits, dots and hyphens, such as 7.`);
  if (only !== undefined && !targetNames.some((name) => name === only))
    return refused(`--only ${only}: expected one of ${targetNames.join(', ')}.`);
  const range = run === undefined ? { first: 0, end: runs } : { first: run, end: run + 1 };
  return {
    ok: true,
    options: { ...range, seed, only, processes: Math.min(processes, range.end - range.first), json, write },
  };
};

export const readOptions = (args: readonly string[]): Read => {
  try {
    return checked(parsed(args));
  } catch (error) {
    // Unknown options, and values where there should be none.
    return refused(error instanceof Error ? error.message : String(error));
  }
};
