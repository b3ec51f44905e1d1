/** The tenants of one process: the open ones, and those closed to make room. */
import { isGone } from '../../../src/common/store/gone.ts';
import type { StorePlace } from '../../../src/common/store/store.ts';
import { createRooms, type Full, type Rooms, type Used } from '../../../src/common/rooms.ts';
import type { Exchange } from '../../service/soap/journal.ts';
import type { EnvironmentCode } from '../../service/soap/contract.ts';
import { defaultTenant, type TenantAddress } from './address.ts';
import { losesNothing } from './tenant.ts';
import type { Tenant } from './tenant.ts';
import type { TenantStores } from './tenant-stores.ts';

export type Opened = { readonly ok: true; readonly tenant: Tenant } | Full;

export type Tenants = {
  /**
   * Opens a tenant if it is not open yet, and keeps it open while the work lasts. For requests that may create a tenant:
   * an authenticated message or call of the control interface.
   */
  readonly use: <Value>(
    address: TenantAddress,
    work: (tenant: Tenant) => Promise<Value> | Value,
  ) => Promise<Used<Value>>;
  /** The same for an existing tenant; undefined for any other, which is not opened. */
  readonly visit: <Value>(
    address: TenantAddress,
    work: (tenant: Tenant) => Promise<Value> | Value,
  ) => Promise<Value | undefined>;
  readonly exists: (address: TenantAddress) => Promise<boolean>;
  /**
   * Where a message of nobody known is answered if its tenant does not exist: as in an empty one. It is in memory, in no
   * list, and the same for all such messages of an environment.
   */
  readonly lobby: (environment: EnvironmentCode) => Promise<Tenant>;
  /** For callers in this process, which have fewer tenants than there is room for. */
  readonly open: (address: TenantAddress) => Promise<Opened>;
  readonly find: (address: TenantAddress) => Tenant | undefined;
  /** The open ones, by tenant, in the order in which they were opened. */
  readonly list: () => readonly Tenant[];
  /** Whether other processes have the same ones. */
  readonly isShared: boolean;
  /** All that exist: the open ones first, then those that only the store has, whichever run or process left them. */
  readonly all: () => Promise<readonly TenantAddress[]>;
  /** Searches the journals of all tenants: identifiers of exchanges are unique. */
  readonly exchange: (id: string) => Promise<Exchange | undefined>;
  /** Forgets a tenant with everything it has; false if there is none. The default tenant stays. */
  readonly remove: (tenant: string) => Promise<boolean>;
  readonly close: () => Promise<void>;
};

export type TenantsOptions = {
  readonly make: (address: TenantAddress) => Promise<Tenant>;
  readonly makeLobby: (environment: EnvironmentCode) => Promise<Tenant>;
  /** Tells which tenants exist, whatever process or run opened them. */
  readonly stores: Omit<TenantStores, 'keep'>;
  /** Whether the journal of a tenant that is not open has that exchange. */
  readonly keepsExchange: (place: StorePlace, id: string) => Promise<boolean>;
  /** Tenants open at a time, not counting the default one: each needs a database and a journal. */
  readonly maxTenants?: number | undefined;
};

/** Enough for parallel test workers; each has its registry in memory. */
export const defaultMaxTenants = 200;

/** The environments of a tenant are opened one by one, and closed together. */
type Environments = {
  readonly name: string;
  /** As promises, so that two requests at once open one tenant. */
  readonly opening: Map<EnvironmentCode, Promise<Tenant>>;
  readonly open: Map<EnvironmentCode, Tenant>;
};

const tenantOf = (
  make: TenantsOptions['make'],
  { opening, open }: Environments,
  address: TenantAddress,
): Promise<Tenant> => {
  const { environment } = address;
  const known = opening.get(environment);
  if (known !== undefined) return known;
  const started = make(address).then(
    (tenant) => {
      open.set(environment, tenant);
      return tenant;
    },
    (error: unknown) => {
      opening.delete(environment);
      throw error;
    },
  );
  opening.set(environment, started);
  return started;
};

/** Each costs the opening of a tenant. */
const mostLookedAt = 10;

const keptOf = async (stores: TenantsOptions['stores'], name: string): Promise<readonly TenantAddress[]> =>
  (await stores.kept()).filter(({ tenant }) => tenant === name);

type Limited = {
  readonly stores: TenantsOptions['stores'];
  readonly maxTenants: number;
  /** Closes the environments of that tenant that nobody uses here; empty ones are deleted with that. */
  readonly vacate: (tenant: string) => Promise<void>;
};

/** A tenant that nobody has opened yet, if there is room for another one in the store, or if an empty one makes room. */
const tenantIn = ({ stores, maxTenants, vacate }: Limited) => {
  let looked = 0;

  const names = async (): Promise<ReadonlySet<string>> => {
    const kept = (await stores.kept()).map(({ tenant }) => tenant);
    return new Set(kept.filter((tenant) => tenant !== defaultTenant));
  };

  /** The next request goes on where this one ends. */
  const isFullFor = async (name: string): Promise<boolean> => {
    let known = await names();
    for (let count = 0; known.size >= maxTenants && !known.has(name); count += 1) {
      if (count === Math.min(mostLookedAt, known.size)) return true;
      await vacate([...known][(looked += 1) % known.size] ?? name);
      known = await names();
    }
    return false;
  };

  return async (name: string): Promise<Used<Environments>> => {
    const isFull = name !== defaultTenant && stores.limitsKept === true && (await isFullFor(name));
    return isFull
      ? { ok: false, limit: maxTenants }
      : { ok: true, value: { name, opening: new Map(), open: new Map() } };
  };
};

/** Undefined where another process has removed the tenant. */
const unlessGone = async <Value>(asked: Promise<Value> | Value): Promise<Value | undefined> => {
  try {
    return await asked;
  } catch (error) {
    if (!isGone(error)) throw error;
    return undefined;
  }
};

const isRemoved = async ({ refresh }: Tenant): Promise<boolean> =>
  (await unlessGone(refresh().then(() => 'there'))) === undefined;

/** What several processes have is gone if none of them left anything, in the store or beside it. */
const removeUnused = async (tenant: Tenant): Promise<void> => {
  if (!(await isRemoved(tenant)) && losesNothing(tenant)) await tenant.authority.registry.removeIfEmpty();
};

/** Works in a tenant that knows what other processes changed; in a new one if they removed it. */
const using =
  (
    tenants: Rooms<Environments>,
    enter: (environments: Environments, address: TenantAddress) => Promise<Tenant>,
  ): Tenants['use'] =>
  async (address, work) => {
    const { tenant: name } = address;
    for (;;) {
      const used = await tenants.use(name, async (environments) => {
        const tenant = await enter(environments, address);
        return (await isRemoved(tenant)) ? { removed: environments } : { value: await work(tenant) };
      });
      if (!used.ok) return used;
      if (!('removed' in used.value)) return { ok: true, value: used.value.value };
      if (tenants.find(name) === used.value.removed) await tenants.remove(name);
    }
  };

type Lobbies = Map<EnvironmentCode, Promise<Tenant>>;

const inLobbies =
  (lobbies: Lobbies, make: TenantsOptions['makeLobby']): Tenants['lobby'] =>
  (environment) => {
    const lobby = lobbies.get(environment) ?? make(environment);
    lobbies.set(environment, lobby);
    return lobby;
  };

/** Both environments, whichever were opened in this run, before the next caller for the tenant gets a new one. */
const removing =
  (tenants: Rooms<Environments>, stores: TenantsOptions['stores']): Tenants['remove'] =>
  async (tenant) => {
    if (tenant === defaultTenant) return false;
    const isKnown = (!stores.isShared && tenants.has(tenant)) || (await keptOf(stores, tenant)).length > 0;
    if (!isKnown && !(await stores.beside?.has(tenant))) return false;
    await tenants.remove(tenant, async () => {
      for (const environment of ['1', '2'] as const) await stores.forget({ tenant, environment });
      await stores.beside?.forget(tenant);
    });
    return true;
  };

export const createTenants = (options: TenantsOptions): Tenants => {
  const { make, makeLobby, stores, keepsExchange, maxTenants = defaultMaxTenants } = options;
  const lobbies: Lobbies = new Map();
  let isStopping = false;

  /** Otherwise ten thousand questions to ten thousand names would leave as many stores. */
  const closeTenant = async (tenant: Tenant): Promise<void> => {
    const { tenant: name, environment, authority, keeping, stop } = tenant;
    const mayGo = keeping.isKept && !isStopping;
    await stop();
    if (mayGo && stores.isShared) await removeUnused(tenant);
    await authority.registry.close();
    if (mayGo && !stores.isShared && keeping.isEmpty()) await stores.forget({ tenant: name, environment });
  };

  const tenants: Rooms<Environments> = createRooms<Environments>({
    open: tenantIn({
      stores,
      maxTenants,
      vacate: async (tenant) => {
        await tenants.release(tenant);
        for (const address of tenants.has(tenant) ? [] : await keptOf(stores, tenant))
          await unlessGone(make(address).then(closeTenant));
      },
    }),
    close: async ({ opening }) => {
      const opened = await Promise.allSettled([...opening.values()]);
      await Promise.all(opened.flatMap((each) => (each.status === 'fulfilled' ? [closeTenant(each.value)] : [])));
    },
    mayClose: ({ opening, open }) => opening.size === open.size && [...open.values()].every(losesNothing),
    most: maxTenants,
    isPermanent: (name) => name === defaultTenant,
  });

  const use = using(tenants, (tenant, address) => tenantOf(make, tenant, address));

  const find: Tenants['find'] = ({ tenant, environment }) => tenants.find(tenant)?.open.get(environment);

  const list: Tenants['list'] = () => tenants.list().flatMap(({ open }) => [...open.values()]);

  const onlyKept = async (): Promise<readonly TenantAddress[]> =>
    (await stores.kept()).filter((address) => find(address) === undefined);

  /** One that is open here may have been removed by another process; the default tenant never is. */
  const exists: Tenants['exists'] = async (address) => {
    const tenant = find(address);
    const isOpen = tenant !== undefined && (address.tenant === defaultTenant || !(await isRemoved(tenant)));
    return isOpen || (await stores.has(address));
  };

  const visit: Tenants['visit'] = async (address, work) => {
    if (!(await exists(address))) return undefined;
    const used = await use(address, work);
    return used.ok ? used.value : undefined;
  };

  return {
    use,
    visit,
    exists,
    lobby: inLobbies(lobbies, makeLobby),
    open: async (address) => {
      const used = await use(address, (tenant) => tenant);
      return used.ok ? { ok: true, tenant: used.value } : used;
    },
    find,
    list,
    isShared: stores.isShared,
    // One that is open here may have been removed by another process.
    all: async () => (stores.isShared ? stores.kept() : [...list(), ...(await onlyKept())]),
    exchange: async (id) => {
      for (const { journal } of [...list(), ...(await Promise.all(lobbies.values()))]) {
        const exchange = await unlessGone(journal.get(id));
        if (exchange !== undefined) return exchange;
      }
      // A journal that no other process has ends with its tenant. Anybody may ask: the question opens no tenant in vain.
      for (const address of stores.isShared ? await onlyKept() : []) {
        if ((await unlessGone(keepsExchange(stores.placeOf(address), id))) === true)
          return visit(address, ({ journal }) => journal.get(id));
      }
      return undefined;
    },
    remove: removing(tenants, stores),
    close: async () => {
      isStopping = true;
      await tenants.close();
      for (const lobby of lobbies.values()) await closeTenant(await lobby);
    },
  };
};

/** The same wherever there is no room for a tenant. */
export const tooManyTenants = (limit: number) => ({
  status: 429,
  code: 'too-many-tenants' as const,
  message: {
    en: `There are ${String(limit)} test spaces with documents or changes, and no room for more. Remove those that you do not use with DELETE /ensayo/control/tenants/{name}, or start with a greater --limit tenants=NUMBER.`,
    es: `Hay ${String(limit)} espacios de pruebas con documentos o cambios y no caben más. Borre los que no use con DELETE /ensayo/control/tenants/{nombre}, o arranque con un --limit tenants=NÚMERO mayor.`,
  },
});

/** Seconds until a retry makes sense: requests that use a tenant now will have ended by then. */
export const retryAfterSeconds = 5;
