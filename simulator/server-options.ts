import type { Env } from '../src/common/env/env.ts';
import type { AdmissionCounts } from '../src/common/http/admission.ts';
import type { HttpLimits } from '../src/common/http/limits.ts';
import type { Full } from '../src/common/rooms.ts';
import type { Retention } from '../src/common/store/retention.ts';
import type { Certificates } from './registry/certificates/certificates.ts';
import type { ConsolePorts } from './console/ports.ts';
import type { JudgingOptions } from './judging-parts.ts';
import type { Judged } from './judge/judge.ts';
import type { TenantStores } from './tenants/platform/tenant-stores.ts';
import type { Tenants } from './tenants/platform/tenants.ts';
import type { DisturbableSettings, TransitionPolicy } from './tenants/disturbances/disturbable.ts';
import type { RegistryPort } from './registry/port.ts';
import type { Journal } from './service/soap/journal.ts';

export type AuthorityOptions = JudgingOptions & {
  /** When verdicts on asynchronous submissions are available; at once by default. */
  readonly transition?: TransitionPolicy;
  /** Whether an unknown test set is created on first use; true by default. */
  readonly autoCreateTestSets?: boolean;
  /** Where the tenants keep their state; in memory when absent. */
  readonly stores?: TenantStores | undefined;
  /** How much of its documents each tenant keeps; everything when absent. */
  readonly retention?: Retention | undefined;
  readonly host?: string;
  /** Additional host names for control, console and exchanges. */
  readonly allowHosts?: readonly string[] | undefined;
  /** Overrides single limits of the servers. */
  readonly http?: Partial<HttpLimits> | undefined;
  /** Tenants open at a time, not counting the default one. */
  readonly maxTenants?: number | undefined;
  /** 0 takes a free port. */
  readonly port?: number;
  /** Also serve HTTPS there, with a certificate of our own authority. */
  readonly httpsPort?: number | undefined;
  /** Additional addresses accepted in `wsa:To`, next to that of the request and the real authority's. */
  readonly addresses?: readonly string[] | undefined;
  /** Puts the diagnosis of a SOAP fault into its reason; the platform's own says nothing. */
  readonly explainFaults?: boolean | undefined;
  /** For the control interface; generated if absent. */
  readonly controlToken?: string | undefined;
  /** In the link to the console; generated if absent. */
  readonly consoleKey?: string | undefined;
  /** What the console shows of the issuing service, if one runs next to the authority. */
  readonly consolePorts?: ConsolePorts | undefined;
};

/** The address of a tenant's service, its time, and a random source for the service that sends to it. */
export type TenantPlace = {
  readonly ok: true;
  readonly url: string;
  readonly env: Env;
  /** Learns of what other processes changed. */
  readonly refresh: () => Promise<void>;
};

export type RunningAuthority = {
  /** Address of the service, to be configured in a client. */
  readonly url: string;
  readonly httpsUrl: string | undefined;
  /** Address and token for controlling it while it runs. */
  readonly control: { readonly url: string; readonly token: string };
  /** The link that opens the pages for people; its key is a secret of this start. */
  readonly console: { readonly url: string };
  readonly certificates: Certificates;
  readonly registry: RegistryPort;
  readonly journal: Journal;
  readonly settings: DisturbableSettings;
  /** The default tenant, the others, and those of the other environment. */
  readonly tenants: Tenants;
  /** Opens a tenant, for an issuing service that will send to it. */
  readonly tenant: (name: string) => Promise<TenantPlace | Full>;
  /** Learns of what other processes changed in the default tenant. */
  readonly refresh: () => Promise<void>;
  /** Judges a file without SOAP; if a certificate (DER) is given, as if it had signed the message. */
  readonly judgeFile: (fileName: string, bytes: Buffer, sender?: Buffer) => Promise<Judged>;
  /** Requests that are being answered. */
  readonly inProgress: () => number;
  /** Messages that wait, and those that were refused. */
  readonly queue: () => AdmissionCounts;
  /** `GET /ready` answers 503 from now on; everything else is answered as before. */
  readonly retire: () => void;
  /** Cuts off the requests in progress, or those that take longer than so many milliseconds. */
  readonly close: (graceMs?: number) => Promise<void>;
};
