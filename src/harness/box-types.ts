import type { AdjustableClock } from '../common/env/env.ts';
import type { HttpLimits } from '../common/http/limits.ts';
import type { Log } from '../common/log.ts';
import type { Company } from '../issuer/company.ts';
import type { IssuerOptions, RunningIssuer } from '../issuer/server-options.ts';
import type { OnStep, Tamper } from '../issuer/steps.ts';
import type { AuthorityOptions, RunningAuthority } from '../../simulator/server.ts';
import type { RegisteredCompany, RegistryData } from '../../simulator/registry/index.ts';
import type { Violation } from '../../simulator/judge/index.ts';
import type { Activity } from './metrics/activity-gauges.ts';
import type { NumberSupply } from './own-company/number-supply.ts';
import type { StoreOptions } from './box-stores.ts';

/** A document as the registry of the authority keeps it. */
export type JudgedDocument = NonNullable<Awaited<ReturnType<RunningAuthority['registry']['documentByKey']>>>;

/** An exchange as the journal of the authority keeps it. */
export type Exchange = Awaited<ReturnType<RunningAuthority['journal']['since']>>[number];

export type BoxOptions = StoreOptions & {
  /** An ISO 8601 instant at which the clock of both services stops. */
  readonly clock?: string | undefined;
  /** The same seed and clock give the same bytes on both sides. */
  readonly seed?: string | number | undefined;
  /** Replaces parts of the authority's registry. */
  readonly registry?: Partial<RegistryData> | undefined;
  /** Further issuers, from a registry file. */
  readonly companies?: readonly RegisteredCompany[] | undefined;
  /** Additional certificates that the authority trusts. */
  readonly trust?: AuthorityOptions['trust'];
  readonly trustAny?: boolean | undefined;
  /** Whether documents get advice beside their verdict; true by default. */
  readonly advice?: boolean | undefined;
  /** Additional addresses accepted in `wsa:To`. */
  readonly addresses?: readonly string[] | undefined;
  /** The authority puts the diagnosis of a SOAP fault into its reason. */
  readonly explainFaults?: boolean | undefined;
  /** Which rules are on: a name of `datasets/facts/profiles.json`. */
  readonly profile?: string | undefined;
  /** Rules that differ from the profile, by their code. */
  readonly rules?: AuthorityOptions['rules'];
  readonly onlySeen?: AuthorityOptions['onlySeen'];
  /** Limits on messages and documents that differ from the default (docs/limits.md). */
  readonly limits?: AuthorityOptions['limits'];
  /** The authority's: 1 production, 2 test. The company has its own. */
  readonly environment?: '1' | '2' | undefined;
  /** Changes to the default company. */
  readonly company?: Partial<Omit<Company, 'credentials'>> | undefined;
  readonly host?: string | undefined;
  /** Host names, in addition to loopback ones and `host`, accepted by both services. */
  readonly allowHosts?: readonly string[] | undefined;
  /** Hosts elsewhere that an issuing service alone may send to. */
  readonly allowAuthorities?: readonly string[] | undefined;
  /** Overrides single limits of every server. */
  readonly http?: Partial<HttpLimits> | undefined;
  /** Tenants that each service keeps open at a time. */
  readonly maxTenants?: number | undefined;
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
  /** What the console can also do; it always has the mail. */
  readonly consolePorts?: AuthorityOptions['consolePorts'];
  /** Makes an access token for each company, also for one that has a token from an earlier start. */
  readonly newTokens?: boolean | undefined;
  /** Of the authority's control interface. */
  readonly controlToken?: string | undefined;
  /** In the link to the console; follows from a given `controlToken`, or is made at random, if absent. */
  readonly consoleKey?: string | undefined;
  readonly compatibility?: IssuerOptions['compatibility'];
  /** Of the issuing service's explanations, where a request has no Accept-Language; English if absent. */
  readonly language?: IssuerOptions['language'];
  readonly retry?: IssuerOptions['authority']['retry'];
  readonly timeoutMs?: number | undefined;
  /** Where mail is sent; an embedded inbox receives it by default. */
  readonly smtp?: IssuerOptions['smtp'];
  readonly inboxPort?: number | undefined;
  readonly onStep?: OnStep | undefined;
  /** Where both services log; nowhere by default. */
  readonly log?: Log | undefined;
};

export type JsonObject = Readonly<Record<string, unknown>>;

export type Reply = { readonly status: number; readonly headers: Headers; readonly body: JsonObject };

/** A request to the issuing service, with its reply and the exchanges with the authority behind it. */
export type Posted = {
  readonly path: string;
  readonly request: unknown;
  /** Undefined if the service did not answer. */
  readonly reply: Reply | undefined;
  /** Milliseconds since 1970, when it was answered. */
  readonly at: number;
  /** Oldest first; none if the authority's journal is not available. */
  readonly exchanges: readonly Exchange[];
  /** The last message that carried a document to the authority, if it could be seen. */
  readonly envelope: string | undefined;
  /** The document as it was sent; undefined if nothing reveals it. */
  readonly document: () => Promise<string | undefined>;
};

/** What was posted, as far as it is recorded (`target/traffic.ts`). */
export type Traffic = {
  /** Since the last `clear`, oldest first. */
  readonly posted: () => readonly Posted[];
  readonly clear: () => void;
  /** Documents of this run that the text names by their unique codes, and those that these name; oldest first. */
  readonly namedIn: (text: string) => readonly Posted[];
};

/** The temporary changes to the authority. */
export type AuthorityChange = {
  readonly profile: RunningAuthority['settings']['profile'];
  readonly violation: Violation;
  readonly behaviour?: NonNullable<AuthorityOptions['behaviour']>;
};

/** For services that run in another process. */
export type Elsewhere = {
  /** Which of them does. */
  readonly kind: 'issuer' | 'authority';
  /** Changes the authority while something runs. */
  readonly withAuthority: <T>(change: AuthorityChange, run: () => Promise<T>) => Promise<T>;
  /** Moves the authority's clock, back if negative. */
  readonly passTime: (milliseconds: number) => Promise<void>;
};

/** Both services, connected, on loopback. */
export type Box = {
  readonly issuer: RunningIssuer;
  readonly authority: RunningAuthority;
  /** Moves the time of both services. */
  readonly clock: AdjustableClock;
  readonly company: Company;
  readonly token: string;
  /** The further issuers; those with a token from an earlier start have none here. */
  readonly companies: readonly { readonly nit: string; readonly name: string; readonly token?: string }[];
  /** POSTs JSON to the issuing service with the token. */
  readonly post: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<Reply>;
  /** Makes the documents issued from now on wrong, until called without an argument. */
  readonly tamperWith: (tamper: Tamper | undefined) => void;
  readonly close: () => Promise<void>;
  /** Absent if both run in this process. */
  readonly elsewhere?: Elsewhere;
  /** Numbers for scenarios, in the ranges of the company; absent where the default company has them all to itself. */
  readonly numbers?: NumberSupply;
  /** What `post` sent, for the report; absent if it is not recorded. */
  readonly traffic?: Traffic;
};

/** Both services in this process. */
export type OwnBox = Omit<Box, 'close'> & {
  readonly activity: () => Activity;
  /** `GET /ready` of both services answers 503 from now on; everything else is answered as before. */
  readonly retire: () => void;
  /** @param graceMs how long the authority's requests in progress may take to end; 0 by default */
  readonly close: (graceMs?: number) => Promise<void>;
};
