import { adjustableClock, seededRandom, systemRandom, type AdjustableClock, type Env } from '../src/common/env/env.ts';
import type { Log } from '../src/common/log.ts';
import type { Full } from '../src/common/rooms.ts';
import { memory, type StorePlace } from '../src/common/store/store.ts';
import { defaultTenant, environmentNames, type TenantAddress } from './tenants/platform/address.ts';
import { clockSettingToKeep, createTenant, type Tenant } from './tenants/platform/tenant.ts';
import { keepTrack } from './tenants/platform/keeping.ts';
import { storesInMemory } from './tenants/platform/tenant-stores.ts';
import type { Tenants } from './tenants/platform/tenants.ts';
import type { Enabling } from './service/reception/authority.ts';
import { enable } from './service/reception/test-sets.ts';
import type { Handlers } from './service/soap/call.ts';
import { operations, servicePath, type EnvironmentCode } from './service/soap/contract.ts';
import { Overloaded } from './service/soap/soap-faults.ts';
import type { AuthorityOptions, TenantPlace } from './server-options.ts';
import { authorityOf } from './authority-parts.ts';
import type { Shared } from './judging-parts.ts';

const isAdjustable = (clock: Env['clock']): clock is AdjustableClock => 'use' in clock;

const isFirstOf = ({ environment = '2' }: AuthorityOptions, address: TenantAddress): boolean =>
  address.tenant === defaultTenant && address.environment === environment;

/** A company that passes its test set in habilitación may issue in producción of the same tenant. */
const enabledInProduction =
  ({ tenant }: TenantAddress, open: Tenants['open']) =>
  async (enabling: Enabling): Promise<void> => {
    const opened = await open({ tenant, environment: '1' });
    if (opened.ok) await enable(opened.tenant.authority.registry, enabling);
  };

/** Creates clocks that start at the given one's present time, wherever that is moved later. */
const clocksLike = (clock: Env['clock']): (() => AdjustableClock) => {
  if (!isAdjustable(clock)) return () => adjustableClock(undefined, clock);
  const setting = clockSettingToKeep(clock);
  return () => {
    const own = adjustableClock(undefined, clock.base);
    own.use(setting);
    return own;
  };
};

/**
 * Another run with the same seed would give identifiers again that the store has, and another process those that this
 * one gives. So they come from the seed only on a platform that is new and in one process.
 */
export const withOwnIdentifiers = async ({ env, stores = storesInMemory }: AuthorityOptions): Promise<Env> =>
  stores.isShared || (await stores.kept()).length > 0 ? { ...env, random: systemRandom } : env;

type Placed = { readonly place: StorePlace; readonly log: Log | undefined };

/** A message that is known after all: its time began between two looks. */
const sendAgain = (): Promise<never> => Promise.reject(new Overloaded('The message is to be sent again.'));

const lobbyHandlers: Handlers = Object.fromEntries(Object.keys(operations).map((name) => [name, sendAgain]));

/** The options describe the first tenant; others start like it, with their own clock and random source. */
export const tenantMaker = (options: AuthorityOptions, shared: Shared, open: Tenants['open']) => {
  const { env, stores = storesInMemory, addresses, explainFaults } = options;
  const ownClock = clocksLike(env.clock);
  const common = { certificates: shared.certificates, addresses, explainFaults };
  const authorityAt = (environment: EnvironmentCode, own: Env, { place, log }: Placed) =>
    authorityOf({ ...options, env: own, log, environment }, shared, place);
  const make = async (address: TenantAddress): Promise<Tenant> => {
    const { tenant, environment } = address;
    const first = isFirstOf(options, address);
    const clock = first && isAdjustable(env.clock) ? env.clock : ownClock();
    const random = first ? env.random : seededRandom(env.random.uuid());
    const wasNew = !(await stores.has(address));
    const log = options.log?.with({ tenant, environment: environmentNames[environment] });
    const placed = { place: stores.placeOf(address), log };
    const undisturbed = await authorityAt(environment, { ...env, clock, random }, placed);
    // What other processes do with it is not seen here.
    const isNew = wasNew && !undisturbed.registry.shared.isShared;
    const { registry, keeping } = keepTrack(undisturbed.registry, { isKept: stores.keep, isNew });
    const tracked = { ...undisturbed, registry };
    const authority = environment === '2' ? { ...tracked, onEnabled: enabledInProduction(address, open) } : tracked;
    return createTenant({ ...common, address, authority, clock, keeping });
  };
  /** Nothing that happens in it may change what the tenants draw at random. */
  const makeLobby = async (environment: EnvironmentCode): Promise<Tenant> => {
    const clock = ownClock();
    const placed = { place: memory, log: options.log?.with({ environment: environmentNames[environment] }) };
    const authority = await authorityAt(environment, { ...env, clock, random: systemRandom }, placed);
    const address = { tenant: '', environment };
    const keeping = { isKept: false, isEmpty: () => true };
    return createTenant({ ...common, address, authority, clock, keeping, handlers: lobbyHandlers });
  };
  return { make, makeLobby };
};

/** The tenant that an issuing service sends to. */
export const tenantOpener =
  (tenants: Tenants, { environment, url }: { readonly environment: EnvironmentCode; readonly url: string }) =>
  async (name: string): Promise<TenantPlace | Full> => {
    const address = { tenant: name, environment };
    const found = await tenants.open(address);
    if (!found.ok) return found;
    const { authority: of } = found.tenant;
    // The tenant may be closed and reopened while clients send to it: its clock is that of the open one.
    const clock = { now: () => (tenants.find(address) ?? found.tenant).clock.now() };
    return {
      ok: true,
      url: url.replace(servicePath, `/t/${name}${servicePath}`),
      env: { ...of.env, clock, random: seededRandom(of.env.random.uuid()) },
      refresh: async () => {
        await tenants.visit(address, () => undefined);
      },
    };
  };
