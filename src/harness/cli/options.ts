import { parseInstant } from '../../common/env/env.ts';
import { allowedName } from '../../common/http/callers.ts';
import type { HttpLimits } from '../../common/http/limits.ts';
import { ruleStates, type RuleState } from '../../../simulator/engine/profile.ts';
import { registryFrom, trustFrom } from '../given-files.ts';
import { durationOf } from './duration.ts';
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
  return { trust: await trustFrom(trust), trustAny };
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

const listIn = (variable: string | undefined): readonly string[] => (variable ?? '').split(/[\s,]+/).filter(Boolean);

/** Names of `--allow-host` and of the environment, where containers have their settings. */
export const allowedHostsOf = (given: readonly string[] = []): readonly string[] =>
  [...given, ...listIn(process.env.ENSAYO_ALLOW_HOSTS)].map((text) => {
    const name = allowedName(text);
    if (name !== undefined) return name;
    throw new UsageError(
      `--allow-host is "${text}". Expected a host name or an IP address, without scheme, port and pattern: ensayo.test.`,
    );
  });

const countOf = (text: string): number | undefined => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined);

const durationIn = (text: string): number | undefined => {
  const milliseconds = durationOf(text);
  return milliseconds > 0 && milliseconds < 2 ** 31 ? milliseconds : undefined;
};

/** By the name of the flag: what it sets, and how its value is read. */
const limits: Readonly<
  Record<
    string,
    { readonly sets: keyof HttpLimits | 'maxTenants'; readonly read: (text: string) => number | undefined }
  >
> = {
  headers: { sets: 'headersMs', read: durationIn },
  request: { sets: 'requestMs', read: durationIn },
  'keep-alive': { sets: 'keepAliveMs', read: durationIn },
  'tls-handshake': { sets: 'handshakeMs', read: durationIn },
  'header-bytes': { sets: 'headerBytes', read: countOf },
  connections: { sets: 'connections', read: countOf },
  tenants: { sets: 'maxTenants', read: countOf },
};

const limitOf = (text: string): readonly [name: string, value: number] => {
  const [, name = '', value = ''] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  const limit = Object.hasOwn(limits, name) ? limits[name] : undefined;
  const read = limit?.read(value);
  if (limit !== undefined && read !== undefined) return [limit.sets, read];
  throw new UsageError(
    `--limit is "${text}". Expected NAME=VALUE, as in request=30s or connections=100. Names: ${Object.keys(limits).join(', ')} (docs/limits.md).`,
  );
};

/** `--limit` and `ENSAYO_LIMITS`; the flag counts where both name one. */
export const limitsOf = (given: readonly string[] = []) => {
  const { maxTenants, ...http } = Object.fromEntries([...listIn(process.env.ENSAYO_LIMITS), ...given].map(limitOf)) as {
    readonly maxTenants?: number;
  } & Partial<HttpLimits>; // the names are those of the table
  return { maxTenants, http };
};
