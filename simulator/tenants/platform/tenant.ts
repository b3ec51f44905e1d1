import type { Request, Router } from 'express';
import type { AdjustableClock, ClockLine, ClockSetting, Env } from '../../../src/common/env/env.ts';
import { createWorkCount } from '../../../src/common/rooms.ts';
import type { Certificates } from '../../registry/certificates/certificates.ts';
import { refusalOfCertificate } from '../../registry/certificates/chain.ts';
import { limitsOf } from '../../document/intake/limits.ts';
import type { Disturbable, DisturbableSettings } from '../disturbances/disturbable.ts';
import { createDisturbances, type Disturbances } from '../disturbances/disturbances.ts';
import type { KeptFaults } from '../disturbances/faults.ts';
import type { KeptVerdicts } from '../disturbances/forced-verdicts.ts';
import { nowOf } from '../../service/reception/authority.ts';
import { createBatchWork } from '../../service/reception/batch-work.ts';
import { handlersOf } from '../../service/reception/service.ts';
import { isReceiving } from '../../service/reception/operations.ts';
import { createJournal, type Journal } from '../../service/soap/journal.ts';
import { createStoredJournal } from './stored-journal.ts';
import { authorityAddresses } from '../../service/soap/contract.ts';
import type { Handlers } from '../../service/soap/call.ts';
import { createSoapRouter, knowsSender, type SoapRouterOptions } from '../../service/soap/router.ts';
import type { TenantAddress } from './address.ts';
import type { Keeping } from './keeping.ts';
import { createSharing } from './sharing.ts';

/** Allows the clock to be restored: one that runs at another speed also needs its current time. */
export const clockSettingToKeep = (clock: AdjustableClock): ClockSetting => {
  const setting = clock.setting();
  return setting.mode === 'speed' ? { ...setting, from: new Date(clock.now()).toISOString() } : setting;
};

/** A tenant's state outside its database. */
export type Outside = { readonly clock: ClockSetting; readonly settings: DisturbableSettings };

/** Those added since then are optional, and are removed. */
export const replaceSettings = (settings: DisturbableSettings, kept: DisturbableSettings): void => {
  for (const name of Object.keys(settings)) if (!(name in kept)) Reflect.deleteProperty(settings, name);
  Object.assign(settings, kept);
};

/** The part of a tenant with state outside its database. */
export type OutsideParts = { readonly clock: AdjustableClock; readonly authority: Pick<Disturbable, 'settings'> };

/** As JSON. */
export const outsideOf = ({ clock, authority: { settings } }: OutsideParts): string =>
  JSON.stringify({ clock: clockSettingToKeep(clock), settings } satisfies Outside);

/** A tenant's state that its processes share beside the database: {@link Outside} with the present course of its clock. */
type Shared = Pick<Outside, 'settings'> & {
  readonly clock: ClockLine;
  readonly faults: KeptFaults;
  readonly verdicts: KeptVerdicts;
};

/** One authority with a state of its own: registry, documents, clock, journal. */
export type Tenant = TenantAddress &
  Pick<Disturbances, 'faults' | 'verdicts'> & {
    readonly authority: Disturbable;
    readonly journal: Journal;
    /** Of this tenant; in a box the default tenant shares it with the issuing service. */
    readonly clock: AdjustableClock;
    /** Clock and settings as it started, for a reset; JSON. */
    readonly initially: string;
    /** Where its state is, and whether it has any. */
    readonly keeping: Keeping;
    /** Learns of what other processes changed: before anything is asked of the tenant. */
    readonly refresh: () => Promise<void>;
    /**
     * Runs what changes clock, settings, faults or forced verdicts, with no other such change in between, here or in
     * another process; again if another process made one.
     */
    readonly change: <Value>(work: () => Promise<Value> | Value) => Promise<Value>;
    /** Whether a message is being processed, even if its client has gone. */
    readonly isBusy: () => boolean;
    /** Ends work that no request waits for; before the registry is closed. */
    readonly stop: () => Promise<void>;
    /** Aborted by `stop`: for requests that last as long as their client wants. */
    readonly stopped: AbortSignal;
    /** The SOAP service. */
    readonly service: Router;
    /** Whether a message, whose first bytes have arrived, is from somebody who may send. */
    readonly knowsSender: (request: Request) => Promise<boolean>;
  };

/** Milliseconds between looks for batches that nobody judges. */
const betweenLooks = 2_000;

type TenantParts = {
  readonly address: TenantAddress;
  readonly authority: Disturbable;
  readonly clock: AdjustableClock;
  readonly keeping: Keeping;
  readonly certificates: Certificates;
  /** Additional addresses accepted in `wsa:To`, next to that of the request and the real authority's. */
  readonly addresses?: readonly string[] | undefined;
  /** Puts the diagnosis of a SOAP fault into its reason. */
  readonly explainFaults?: boolean | undefined;
  /** Instead of those of the authority. */
  readonly handlers?: Handlers | undefined;
};

export const createTenant = (parts: TenantParts): Tenant => {
  const { address, authority, clock, keeping, addresses = [], explainFaults } = parts;
  const { settings } = authority;
  const work = createWorkCount();
  /** Everything that the authority does follows its own clock, which may differ from that of the box. */
  const env: Env = { ...authority.env, clock: { now: () => nowOf(authority) } };
  const { shared, exchanges } = authority.registry;
  const journalOptions = { limits: () => settings.journal ?? {}, now: env.clock.now };
  const journal = shared.isShared ? createStoredJournal(exchanges, journalOptions) : createJournal(journalOptions);
  const sharing = createSharing({
    shared,
    read: () => {
      const kept: Shared = { clock: clock.line(), settings, faults: faults.kept(), verdicts: verdicts.kept() };
      return JSON.stringify(kept);
    },
    write: (text) => {
      const kept = JSON.parse(text) as Shared; // written by `read`
      clock.follow(kept.clock);
      replaceSettings(settings, kept.settings);
      faults.restore(kept.faults);
      verdicts.restore(kept.verdicts);
    },
  });
  const { faults, verdicts, exchange: exchangeMiddleware, judgement } = createDisturbances(authority, sharing.change);
  /** If lines are wanted instead of a fault, the ZC rules check the certificate. */
  const refusalOf = async (der: Uint8Array, operation: string): Promise<string | undefined> =>
    authority.settings.senderCertificates === 'lines' && isReceiving(operation)
      ? undefined
      : refusalOfCertificate(der, await authority.trust(), nowOf(authority));
  const batches = createBatchWork({ authority, judgement, refresh: sharing.refresh, during: work.during });
  // oxlint-disable-next-line ensayo/no-timers -- finds what dead processes and earlier runs left; nothing waits for it
  const looking = keeping.isKept ? setInterval(batches.begin, betweenLooks).unref() : undefined;
  const soap: SoapRouterOptions = {
    env,
    environment: authority.environment,
    addresses: [authorityAddresses[authority.environment], ...addresses],
    // The answer counts even if the store cannot keep the exchange.
    journal: { record: (exchange) => journal.record(exchange).catch(() => undefined) },
    refusalOf,
    limits: () => limitsOf(settings),
    explainFaults,
    log: authority.log,
    handlers: parts.handlers ?? handlersOf(authority, judgement, batches),
    exchangeMiddleware,
    during: work.during,
  };
  const stopping = new AbortController();
  return {
    ...address,
    authority,
    journal,
    clock,
    faults,
    verdicts,
    initially: outsideOf({ clock, authority }),
    keeping,
    ...sharing,
    isBusy: work.isBusy,
    stopped: stopping.signal,
    stop: async () => {
      stopping.abort();
      clearInterval(looking);
      await batches.stop();
    },
    service: createSoapRouter(soap),
    knowsSender: knowsSender(soap),
  };
};

/**
 * Whether the tenant can be closed and reopened unnoticed. State that is only in memory, even for a tenant on disk,
 * prevents it: a changed clock or settings, faults and forced verdicts.
 */
export const losesNothing = (tenant: Tenant): boolean => {
  const { keeping, faults, verdicts, initially, isBusy } = tenant;
  return (
    !isBusy() &&
    (keeping.isKept || keeping.isEmpty()) &&
    faults.isEmpty() &&
    verdicts.list().length === 0 &&
    outsideOf(tenant) === initially
  );
};
