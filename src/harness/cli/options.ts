import { parseInstant } from '../../common/env/env.ts';
import { ruleStates, type RuleState } from '../../../simulator/engine/profile.ts';
import { registryFrom, trustFrom } from '../given-files.ts';
import { note, red, UsageError } from './output.ts';

/** Options of commands that start the services, as commander hands them over. */
export type BoxFlags = {
  readonly clock?: string;
  readonly seed?: string;
  readonly profile: string;
  readonly rule?: readonly string[];
  readonly environment: string;
  readonly registry?: string;
  readonly trust?: readonly string[];
  readonly trustAny?: boolean;
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

const warning =
  'WARNING: --trust-any is on: certificates of ANY authority are accepted, and whether they were revoked is not asked. This is for a first look. What is accepted proves nothing until --trust FILE says whom you trust.';

const trustOf = async ({ trust, trustAny = false }: BoxFlags) => {
  if (trustAny) note(red(warning));
  return { trust: await trustFrom(trust, '--trust'), trustAny };
};

/** The options as a box takes them, each refused with a sentence where it makes no sense. */
export const boxOptionsOf = async (flags: BoxFlags) => {
  if (flags.clock !== undefined) parseInstant(flags.clock);
  return {
    clock: flags.clock,
    seed: flags.seed,
    profile: flags.profile,
    rules: rulesOf(flags),
    environment: environmentOf(flags),
    ...(await registryFrom(flags.registry, '--registry')),
    ...(await trustOf(flags)),
  };
};

/** A name or an address that can be part of the addresses of the services, too. */
export const hostOf = (text: string): string => {
  if (URL.canParse(`http://${text.includes(':') ? `[${text}]` : text}`) && /^[\w.:-]+$/.test(text)) return text;
  throw new UsageError(`--host is "${text}". Expected a name or an address of this machine: 127.0.0.1, ::1, 0.0.0.0.`);
};

export const portOf = (text: string, flag: string): number => {
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new UsageError(`${flag} is "${text}". Expected a port from 0 to 65535.`);
  return Number(text);
};

/** Addresses that clients may write into `wsa:To`. */
export const addressesOf = (texts: readonly string[] = []): readonly string[] =>
  texts.map((text) => {
    if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
    throw new UsageError(
      `--address is "${text}". Expected the whole address as the client writes it into wsa:To: https://host/WcfDianCustomerServices.svc.`,
    );
  });
