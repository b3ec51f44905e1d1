import { join } from 'node:path';
import { adjustableClock, createEnv, type AdjustableClock } from '../common/env/env.ts';
import type { Log } from '../common/log.ts';
import type { Company } from '../issuer/company.ts';
import { startIssuer, type IssuerOptions, type RunningIssuer } from '../issuer/server.ts';
import type { OnStep, Tamper } from '../issuer/steps.ts';
import { startAuthority, type AuthorityOptions, type RunningAuthority } from '../../simulator/server.ts';
import type { OwnTrust } from '../../simulator/certificates/bring-your-own.ts';
import type { Behaviour } from '../../simulator/engine/behaviour.ts';
import type { Profile, RuleState } from '../../simulator/engine/profile.ts';
import type { Violation } from '../../simulator/engine/violation.ts';
import type { RegisteredCompany } from '../../simulator/registry/file/company.ts';
import type { RegistryData } from '../../simulator/registry/types.ts';
import { companyFacts, companyWith } from './company.ts';
import { ownCompanyFacts } from './own-company.ts';

export type BoxOptions = {
  /** An ISO 8601 instant stops the clock of both services there. */
  readonly clock?: string | undefined;
  /** The same seed and clock give the same bytes on both sides. */
  readonly seed?: string | number | undefined;
  /** Replaces parts of the authority's registry. */
  readonly registry?: Partial<RegistryData> | undefined;
  /** Further issuers, of a registry file. */
  readonly companies?: readonly RegisteredCompany[] | undefined;
  /** Certificates that the authority trusts besides its own. */
  readonly trust?: OwnTrust | undefined;
  readonly trustAny?: boolean | undefined;
  /** Addresses that `wsa:To` may name besides that of the request. */
  readonly addresses?: readonly string[] | undefined;
  /** Which rules are on: a name of `datasets/profiles.json`. */
  readonly profile?: string | undefined;
  /** Rules that depart from the profile, by their code. */
  readonly rules?: Readonly<Record<string, RuleState>> | undefined;
  /** Of the authority: 1 production, 2 test. The company has its own. */
  readonly environment?: '1' | '2' | undefined;
  /** Changes to the default company. */
  readonly company?: Partial<Omit<Company, 'credentials'>> | undefined;
  /** Folder that keeps the state of both services. */
  readonly data?: string | undefined;
  readonly host?: string | undefined;
  readonly ports?:
    | {
        readonly issuer?: number;
        /** A second address of the issuing service. */
        readonly alternative?: number | undefined;
        readonly authority?: number;
        readonly https?: number | undefined;
      }
    | undefined;
  readonly token?: string | undefined;
  /** Of the authority's control interface. */
  readonly controlToken?: string | undefined;
  readonly compatibility?: IssuerOptions['compatibility'];
  readonly retry?: IssuerOptions['authority']['retry'];
  readonly timeoutMs?: number | undefined;
  /** Where mail leaves; an embedded inbox takes it by default. */
  readonly smtp?: IssuerOptions['smtp'];
  readonly inboxPort?: number | undefined;
  readonly onStep?: OnStep | undefined;
  /** Where both services report; nowhere by default. */
  readonly log?: Log | undefined;
};

export type JsonObject = Readonly<Record<string, unknown>>;

export type Reply = { readonly status: number; readonly headers: Headers; readonly body: JsonObject };

/** The authority as it is to be for a moment. */
export type AuthorityChange = {
  readonly profile: Profile;
  readonly violation: Violation;
  readonly behaviour?: Partial<Behaviour>;
};

/** Of services that run in another process. */
export type Elsewhere = {
  /** Which of them does. */
  readonly kind: 'issuer' | 'authority';
  /** Makes the authority another one while something runs. */
  readonly withAuthority: <T>(change: AuthorityChange, run: () => Promise<T>) => Promise<T>;
  /** The highest number that this run gives to a document; others had others. */
  readonly numbersFrom: number;
};

/** Both services, connected, on loopback. */
export type Box = {
  readonly issuer: RunningIssuer;
  readonly authority: RunningAuthority;
  /** Moves the time of both services. */
  readonly clock: AdjustableClock;
  readonly company: Company;
  readonly token: string;
  /** The further issuers; without a token those that have theirs from an earlier start. */
  readonly companies: readonly { readonly nit: string; readonly name: string; readonly token?: string }[];
  /** POSTs JSON to the issuing service with the token. */
  readonly post: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Reply>;
  /** Makes the documents issued from now on wrong, until called without. */
  readonly tamperWith: (tamper: Tamper | undefined) => void;
  readonly close: () => Promise<void>;
  /** Absent where both run in this process. */
  readonly elsewhere?: Elsewhere;
};

export const postTo =
  (base: string, token: string): Box['post'] =>
  async (path, body, headers = {}) => {
    const response = await fetch(`${base}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...headers,
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: (await response.json()) as JsonObject }; // always JSON
  };

export const location = (data: string | undefined, file: string): string | undefined =>
  data === undefined ? undefined : join(data, file);

/** Each side draws its own chances from the seed. */
export const seedFor = ({ seed }: Pick<BoxOptions, 'seed'>, part: 'authority' | 'issuer'): string | undefined =>
  seed === undefined ? undefined : `${seed}:${part}`;

/** The authority's part of the options. */
export const authorityOptions = (options: BoxOptions, clock: AdjustableClock): AuthorityOptions => ({
  env: createEnv({ clock, seed: seedFor(options, 'authority') }),
  environment: options.environment ?? '2',
  profile: options.profile ?? 'default',
  rules: options.rules,
  registry: options.registry,
  trust: options.trust,
  trustAny: options.trustAny,
  addresses: options.addresses,
  location: location(options.data, 'authority.sqlite'),
  host: options.host ?? '127.0.0.1',
  port: options.ports?.authority ?? 0,
  httpsPort: options.ports?.https,
  controlToken: options.controlToken,
  log: options.log,
});

/** Longer than any answer takes; a client that sends half a request must not keep the services alive. */
const graceMs = 5_000;

export const closeInTime = async ({ close, abort }: RunningIssuer): Promise<void> => {
  const timer = setTimeout(abort, graceMs);
  try {
    await close();
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Starts the authority and the issuing service, which sends to it. Both listen
 * on free loopback ports unless told otherwise, and stop with `close`.
 * @throws RangeError for an unknown profile or an unreadable clock.
 */
export const startBox = async (options: BoxOptions = {}): Promise<Box> => {
  const { host, ports = {}, data } = options;
  const clock = adjustableClock(options.clock);
  /** The authority starts first, and nobody looks at mail before the issuing service can send any. */
  let started: RunningIssuer | undefined;
  const authority = await startAuthority({
    ...authorityOptions(options, clock),
    inboxOf: async (tenant) => (await started?.inboxOf(tenant))?.messages(),
  });
  const company = { ...companyWith({ ...companyFacts(), ...options.company }, authority.certificates) };
  const { companies = [] } = options;
  let tamper: Tamper | undefined;
  try {
    const issuer = await startIssuer({
      env: createEnv({ clock, seed: seedFor(options, 'issuer') }),
      company,
      companies: companies.map((each) => companyWith(ownCompanyFacts(each), authority.certificates)),
      authority: { url: authority.url, timeoutMs: options.timeoutMs, retry: options.retry },
      smtp: options.smtp,
      inboxPort: options.inboxPort,
      store: location(data, 'issuer.sqlite'),
      host,
      port: ports.issuer ?? 0,
      altPort: ports.alternative,
      tenant: async (name) => {
        const { env, url } = await authority.tenant(name);
        return { env, authority: { url, timeoutMs: options.timeoutMs, retry: options.retry } };
      },
      issueCredentials: ({ nit, checkDigit, name }) => authority.certificates.issuer({ nit, checkDigit, name }),
      tokens: options.token === undefined ? undefined : [options.token],
      compatibility: options.compatibility,
      tamperFor: () => tamper,
      onStep: options.onStep,
      log: options.log,
    });
    started = issuer;
    const token = options.token ?? issuer.token ?? '';
    return {
      issuer,
      authority,
      clock,
      company,
      token,
      companies: companies.map(({ nit, name }) => {
        const own = issuer.furtherTokens.get(nit) ?? (nit === company.nit ? token : undefined);
        return { nit, name, ...(own === undefined ? {} : { token: own }) };
      }),
      post: postTo(issuer.url, token),
      tamperWith: (next) => {
        tamper = next;
      },
      close: async () => {
        await closeInTime(issuer);
        await authority.close();
      },
    };
  } catch (error) {
    await authority.close();
    throw error;
  }
};
