import type { Env } from '../common/env/env.ts';
import type { AdmissionCounts } from '../common/http/admission.ts';
import type { HttpLimits } from '../common/http/limits.ts';
import type { Log } from '../common/log.ts';
import type { Full } from '../common/rooms.ts';
import type { Retention } from '../common/store/retention.ts';
import type { StorePlace } from '../common/store/store.ts';
import type { Services, TamperContext } from './api/http.ts';
import type { AuthorityAddress } from './authority/client.ts';
import type { RetryPolicy } from './authority/retry.ts';
import type { CompaniesOptions } from './companies.ts';
import type { Company, Compatibility, RefusalOf, TestSetsOf } from './company.ts';
import type { Inbox } from './mail/inbox.ts';
import type { SmtpSettings } from './mail/mailer.ts';
import type { OnStep, Tamper } from './steps.ts';

export type IssuerOptions = {
  readonly env: Env;
  readonly company: Company;
  /** Further issuers. */
  readonly companies?: readonly Company[] | undefined;
  /** Signs for a company that is configured through the interface without a certificate. */
  readonly issueCredentials?: CompaniesOptions['issueCredentials'];
  /** Whether anyone may register a company; by default only if nobody else can reach the service. */
  readonly openRegistration?: boolean | undefined;
  readonly authority: AuthorityAddress & { readonly retry?: RetryPolicy | undefined };
  /** Where the state is kept: in memory if absent. */
  readonly store?: StorePlace | undefined;
  /** How much of its documents each tenant keeps; everything if absent. */
  readonly retention?: Retention | undefined;
  /** Where the state of a tenant is kept: in memory if absent. */
  readonly tenantStore?: ((tenant: string) => StorePlace) | undefined;
  /** 0 (default) takes a free one. */
  readonly port?: number | undefined;
  /** A second address with the same paths; 0 takes a free port. */
  readonly altPort?: number | undefined;
  readonly host?: string | undefined;
  /** Additional host names of the service. */
  readonly allowHosts?: readonly string[] | undefined;
  /** Overrides single limits of the servers. */
  readonly http?: Partial<HttpLimits> | undefined;
  /** Tenants open at a time. */
  readonly maxTenants?: number | undefined;
  /** The server for outgoing mail; without one an embedded inbox receives it. */
  readonly smtp?: SmtpSettings | undefined;
  readonly inboxPort?: number | undefined;
  /** Access tokens to accept; without any, one is generated for a company that has none. */
  readonly tokens?: readonly string[] | undefined;
  /** Generates a token for each company, also for those that have one from an earlier start. */
  readonly newTokens?: boolean | undefined;
  /** Receives requests and bugs; nothing is logged by default. */
  readonly log?: Log | undefined;
  /** Of companies that have no setting of their own. */
  readonly compatibility?: Compatibility | undefined;
  /** Language of explanations for callers that ask for none; English if absent. */
  readonly language?: Services['language'];
  /** Absent if the authority runs elsewhere: a company then has the sets that it started with. */
  readonly testSetsOf?: TestSetsOf | undefined;
  /** Absent if the authority runs elsewhere. */
  readonly refusalOf?: RefusalOf | undefined;
  /** Resends numbers that were accepted before. */
  readonly allowResend?: boolean | undefined;
  /** Called for every document: how to make it wrong. */
  readonly tamperFor?: ((context: TamperContext) => Tamper | undefined) | undefined;
  readonly onStep?: OnStep | undefined;
  /** Called before each request: brings what the service shares with the authority, such as the clock, up to date. */
  readonly refresh?: (() => Promise<void>) | undefined;
  /** Whether another process has opened that tenant in the same store. */
  readonly hasTenant?: ((name: string) => Promise<boolean>) | undefined;
  /**
   * Where and when another tenant issues (`/t/{name}/api/…` or the header `Ensayo-Tenant`); without it there are no
   * tenants.
   */
  readonly tenant?: ((name: string) => Promise<TenantPlace | Full>) | undefined;
};

/** Where and when a tenant issues. */
export type TenantPlace = Pick<IssuerOptions, 'env' | 'authority' | 'testSetsOf' | 'refusalOf' | 'refresh'> & {
  readonly ok: true;
};

export type RunningIssuer = {
  /** `http://127.0.0.1:8080`, without a trailing slash. */
  readonly url: string;
  readonly altUrl: string | undefined;
  /** The embedded inbox, opened on first use; undefined if a mail server is configured. */
  readonly inbox: () => Promise<Inbox> | undefined;
  /** A tenant's inbox; also undefined for a tenant that does not exist yet. */
  readonly inboxOf: (tenant: string) => Promise<Inbox | undefined>;
  /** To show to the operator; undefined when the company has one from an earlier start. */
  readonly token: string | undefined;
  /** For the further issuers, by NIT: those generated now. */
  readonly furtherTokens: ReadonlyMap<string, string>;
  /** Requests that are being answered, and documents that wait until their number is free. */
  readonly load: () => { readonly inProgress: number; readonly waiting: number; readonly queue: AdmissionCounts };
  /** `GET /ready` answers 503 from now on; everything else is answered as before. */
  readonly retire: () => void;
  /** Waits for running requests, then releases everything. */
  readonly close: () => Promise<void>;
  /** Cuts off running requests, for a caller that will not wait for them to end. */
  readonly abort: () => void;
};

export const defaultHost = '127.0.0.1';
