import { allowedName, hostName } from '../../common/http/callers.ts';
import type { HttpLimits } from '../../common/http/limits.ts';
import { jsonLimitNames } from '../../common/json/json-budget.ts';
import { requireOption, textThat } from '../../common/options.ts';
import { ruleStates } from '../../../simulator/judge/index.ts';
import { limitNames, maximumOf } from '../../../simulator/document/index.ts';
import type { BoxOptions } from '../../harness/box-types.ts';
import * as kinds from '../../harness/embed/option-kinds.ts';
import { registryFrom, trustFrom } from '../../harness/given-files.ts';
import { durationOf } from './duration.ts';
import type { FlagsOf } from './option-table.ts';
import { note, red, UsageError } from './output.ts';
import type { boxOptions } from './shared-options.ts';

type RuleState = (typeof ruleStates)[number];

/** Options of commands that start the services, as commander passes them. */
export type BoxFlags = FlagsOf<typeof boxOptions>;

const ruleText = textThat((text) => /^[^=]+=/.test(text), {
  en: `CODE=${ruleStates.join(', CODE=')}, as in FAJ43b=Rechazo`,
  es: `CÓDIGO=${ruleStates.join(', CÓDIGO=')}, como en FAJ43b=Rechazo`,
});

/** @throws UsageError `option-mixture`, naming both */
const refuseContradiction = (option: '--rule' | '--limit', texts: readonly string[]): void => {
  const seen = new Map<string, string>();
  for (const text of texts) {
    const [name = ''] = text.split('=');
    const before = seen.get(name) ?? text;
    if (before !== text)
      throw new UsageError(
        {
          en: `${option} ${before} and ${option} ${text} contradict each other: leave out one of them.`,
          es: `${option} ${before} y ${option} ${text} se contradicen: quite una de las dos.`,
        },
        'option-mixture',
      );
    seen.set(name, text);
  }
};

const rulesOf = ({ rule = [] }: BoxFlags): Readonly<Record<string, RuleState>> => {
  const rules = rule.map((text) => {
    requireOption(ruleText, text, '--rule');
    const [code = '', ...rest] = text.split('=');
    const state = rest.join('=');
    requireOption(kinds.ruleState, state, `--rule ${code}`);
    return [code, state as RuleState] as const; // as just checked
  });
  refuseContradiction('--rule', rule);
  return Object.fromEntries(rules);
};

export const environmentOf = ({ environment }: BoxFlags): '1' | '2' => {
  requireOption(kinds.environment, environment, '--environment');
  return environment === '1' ? '1' : '2';
};

const warning = {
  en: 'WARNING: --trust-any is on: certificates of ANY authority are accepted, and whether they were revoked is not asked. This is for a first look. What is accepted proves nothing until --trust FILE says whom you trust.',
  es: 'ADVERTENCIA: --trust-any está activo: se aceptan certificados de CUALQUIER entidad, y no se consulta si fueron revocados. Es solo para una primera revisión. Lo que se acepte no demuestra nada hasta que --trust ARCHIVO indique en quién confía.',
};

const trustOf = async ({ trust, trustAny = false }: BoxFlags) => {
  if (trustAny) note(red(warning));
  return { trust: await trustFrom(trust, '--trust'), trustAny };
};

const listIn = (variable: string | undefined): readonly string[] => (variable ?? '').split(/[\s,]+/).filter(Boolean);

const countOf = (text: string): number | undefined => (/^[1-9]\d{0,11}$/.test(text) ? Number(text) : undefined);

const durationIn = (text: string): number | undefined => {
  const milliseconds = durationOf(text);
  return milliseconds > 0 && milliseconds < 2 ** 31 ? milliseconds : undefined;
};

type ServerLimit = { readonly sets: keyof HttpLimits | 'maxTenants'; readonly read: typeof countOf };

/** Limits have the same name everywhere, including in messages. Code that walks a body is recursive. */
const jsonFlags = Object.fromEntries(
  jsonLimitNames.map((name): [string, ServerLimit] => [
    name,
    {
      sets: name,
      read: (text) => (name === 'jsonDepth' && Number(text) > maximumOf('xmlDepth') ? undefined : countOf(text)),
    },
  ]),
);

/** Limits of the servers, by flag name: what each sets, and how its value is read. */
const serverLimits: Readonly<Record<string, ServerLimit>> = {
  headers: { sets: 'headersMs', read: durationIn },
  request: { sets: 'requestMs', read: durationIn },
  keepAlive: { sets: 'keepAliveMs', read: durationIn },
  tlsHandshake: { sets: 'handshakeMs', read: durationIn },
  headerBytes: { sets: 'headerBytes', read: countOf },
  connections: { sets: 'connections', read: countOf },
  requestsPerConnection: { sets: 'requestsPerConnection', read: countOf },
  requests: { sets: 'requests', read: countOf },
  waiting: { sets: 'waitingRequests', read: countOf },
  waitingTime: { sets: 'waitingMs', read: durationIn },
  tenants: { sets: 'maxTenants', read: countOf },
  ...jsonFlags,
};

const limitNamesOfFlag = [...Object.keys(serverLimits), ...limitNames].join(', ');

type SetLimit = readonly [of: 'servers' | 'documents', name: string, value: number];

const setLimit = (text: string): SetLimit => {
  const [, name = '', value = ''] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  const server = Object.hasOwn(serverLimits, name) ? serverLimits[name] : undefined;
  const read = server === undefined ? countOf(value) : server.read(value);
  if (read !== undefined && server !== undefined) return ['servers', server.sets, read];
  const document = limitNames.find((known) => known === name);
  if (read !== undefined && document !== undefined && read <= maximumOf(document)) return ['documents', name, read];
  throw new UsageError({
    en: `--limit is "${text}". Expected NAME=VALUE, as in request=30s or xmlNodes=2000000. Names: ${limitNamesOfFlag} (ensayo docs limits).`,
    es: `--limit es "${text}". Se esperaba NOMBRE=VALOR, como en request=30s o xmlNodes=2000000. Nombres: ${limitNamesOfFlag} (ensayo docs limits).`,
  });
};

/** `--limit` and `ENSAYO_LIMITS`; the flag takes precedence. Empty if neither names any. */
const limitsIn = ({ limit = [] }: BoxFlags): Pick<BoxOptions, 'limits' | 'http' | 'maxTenants'> => {
  const set = [...listIn(process.env.ENSAYO_LIMITS), ...limit].map(setLimit);
  refuseContradiction('--limit', limit);
  const of = (which: SetLimit[0]): Readonly<Record<string, number>> =>
    Object.fromEntries(set.flatMap(([to, name, value]) => (to === which ? [[name, value]] : [])));
  const { maxTenants, ...http } = of('servers');
  const limits = of('documents');
  return {
    ...(Object.keys(limits).length === 0 ? {} : { limits }),
    ...(Object.keys(http).length === 0 ? {} : { http }),
    ...(maxTenants === undefined ? {} : { maxTenants }),
  };
};

/** The options in the form a box takes, each refused with a sentence if it is invalid. */
export const boxOptionsOf = async (flags: BoxFlags) => {
  if (flags.clock !== undefined) requireOption(kinds.clock, flags.clock, '--clock');
  requireOption(kinds.profile(), flags.profile, '--profile');
  return {
    clock: flags.clock,
    seed: flags.seed,
    profile: flags.profile,
    rules: rulesOf(flags),
    onlySeen: flags.onlySeen,
    advice: flags.advice,
    ...limitsIn(flags),
    environment: environmentOf(flags),
    ...(await registryFrom(flags.registry, '--registry')),
    ...(await trustOf(flags)),
  };
};

export const hostOf = (text: string): string => {
  requireOption(kinds.host, text, '--host');
  return text;
};

export const portOf = (text: string, flag: string): number => {
  requireOption(kinds.port, /^\d{1,5}$/.test(text) ? Number(text) : text, flag);
  return Number(text);
};

const address = textThat((text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol), {
  en: 'the whole address as the client writes it into wsa:To: https://host/WcfDianCustomerServices.svc',
  es: 'la dirección completa como el cliente la escribe en wsa:To: https://host/WcfDianCustomerServices.svc',
});

/** Addresses that clients may write in `wsa:To`. */
export const addressesOf = (texts: readonly string[] = []): readonly string[] => {
  for (const text of texts) requireOption(address, text, '--address');
  return texts;
};

const hostsIn = (flag: string, texts: readonly string[]): readonly string[] => {
  for (const text of texts) requireOption(hostName, text, flag);
  return texts.flatMap((text) => allowedName(text) ?? []);
};

/** Names from `--allow-host` and from the environment, where containers have their settings. */
export const allowedHostsOf = (given: readonly string[] = []): readonly string[] =>
  hostsIn('--allow-host', [...given, ...listIn(process.env.ENSAYO_ALLOW_HOSTS)]);

/** The same for `--allow-authority`: hosts elsewhere than on this machine that may be sent to. */
export const allowedAuthoritiesOf = (given: readonly string[] = []): readonly string[] =>
  hostsIn('--allow-authority', [...given, ...listIn(process.env.ENSAYO_ALLOW_AUTHORITIES)]);
