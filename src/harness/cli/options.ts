import { readFileSync } from 'node:fs';
import { parseInstant } from '../../common/env/env.ts';
import { ruleStates, type RuleState } from '../../../simulator/engine/profile.ts';
import type { RegistryData } from '../../../simulator/registry/types.ts';
import { UsageError } from './output.ts';

/** Options of commands that start the services, as commander hands them over. */
export type BoxFlags = {
  readonly clock?: string;
  readonly seed?: string;
  readonly profile: string;
  readonly rule?: readonly string[];
  readonly environment: string;
  readonly registry?: string;
};

const isState = (text: string): text is RuleState => ruleStates.some((state) => state === text);

const rulesOf = ({ rule = [] }: BoxFlags): Readonly<Record<string, RuleState>> =>
  Object.fromEntries(
    rule.map((text) => {
      const [code = '', state = ''] = text.split('=');
      if (isState(state)) return [code, state] as const;
      throw new UsageError(`--rule is "${text}". Expected CODE=${ruleStates.join(`, CODE=`)}, as in FAJ43b=Rechazo.`);
    }),
  );

export const environmentOf = ({ environment }: BoxFlags): '1' | '2' => {
  if (environment === '1' || environment === '2') return environment;
  throw new UsageError(`--environment is "${environment}". Expected 1 (production) or 2 (test).`);
};

const registryParts = ['contributors', 'rut', 'software', 'ranges', 'mandates', 'contingencyPeriods', 'uvt'];

/** The registry file, checked for its parts. */
export const registryOf = ({ registry }: BoxFlags): Partial<RegistryData> | undefined => {
  if (registry === undefined) return undefined;
  const data: unknown = parseFile(registry);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw new UsageError(`${registry} does not hold a JSON object. Expected parts: ${registryParts.join(', ')}.`);
  }
  const unknown = Object.keys(data).filter((part) => !registryParts.includes(part));
  if (unknown.length > 0)
    throw new UsageError(`${registry} has unknown parts ${unknown.join(', ')}. Expected: ${registryParts.join(', ')}.`);
  return data; // parts are checked by name; their rows are the caller's word
};

const parseFile = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`Cannot read ${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
};

/** The options as a box takes them, each refused with a sentence where it makes no sense. */
export const boxOptionsOf = (flags: BoxFlags) => {
  if (flags.clock !== undefined) parseInstant(flags.clock);
  return {
    clock: flags.clock,
    seed: flags.seed,
    profile: flags.profile,
    rules: rulesOf(flags),
    environment: environmentOf(flags),
    registry: registryOf(flags),
  };
};

export const portOf = (text: string, flag: string): number => {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new UsageError(`${flag} is "${text}". Expected a port from 0 to 65535.`);
  return Number(text);
};
