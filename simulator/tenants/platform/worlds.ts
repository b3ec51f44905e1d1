/** The worlds of one process: the open ones, and those closed to make room. */
import { isGone } from '../../../src/common/store/gone.ts';
import type { StorePlace } from '../../../src/common/store/store.ts';
import { createRooms, type Full, type Rooms, type Used } from '../../../src/common/rooms.ts';
import type { Exchange } from '../../service/soap/journal.ts';
import type { EnvironmentCode } from '../../service/soap/contract.ts';
import { defaultTenant, type WorldAddress } from './address.ts';
import { losesNothing } from './world.ts';
import type { World } from './world.ts';
import type { WorldStores } from './world-stores.ts';

export type Opened = { readonly ok: true; readonly world: World } | Full;

export type Worlds = {
  /**
   * Opens a world if it is not open yet, and keeps it open while the work lasts. For requests that may create a world:
   * an authenticated message or call of the control interface.
   */
  readonly use: <Value>(address: WorldAddress, work: (world: World) => Promise<Value> | Value) => Promise<Used<Value>>;
  /** The same for an existing world; undefined for any other, which is not opened. */
  readonly visit: <Value>(
    address: WorldAddress,
    work: (world: World) => Promise<Value> | Value,
  ) => Promise<Value | undefined>;
  readonly exists: (address: WorldAddress) => Promise<boolean>;
  /**
   * Where a message of nobody known is answered if its world does not exist: as in an empty one. It is in memory, in no
   * list, and the same for all such messages of an environment.
   */
  readonly lobby: (environment: EnvironmentCode) => Promise<World>;
  /** For callers in this process, which have fewer tenants than there is room for. */
  readonly open: (address: WorldAddress) => Promise<Opened>;
  readonly find: (address: WorldAddress) => World | undefined;
  /** The open ones, by tenant, in the order in which they were opened. */
  readonly list: () => readonly World[];
  /** Whether other processes have the same ones. */
  readonly isShared: boolean;
  /** All that exist: the open ones first, then those that only the store has, whichever run or process left them. */
  readonly all: () => Promise<readonly WorldAddress[]>;
  /** Searches the journals of all worlds: identifiers of exchanges are unique. */
  readonly exchange: (id: string) => Promise<Exchange | undefined>;
  /** Forgets a tenant with everything it has; false if there is none. The default tenant stays. */
  readonly remove: (tenant: string) => Promise<boolean>;
  readonly close: () => Promise<void>;
};

export type WorldsOptions = {
  readonly make: (address: WorldAddress) => Promise<World>;
  readonly makeLobby: (environment: EnvironmentCode) => Promise<World>;
  /** Tells which worlds exist, whatever process or run opened them. */
  readonly stores: Omit<WorldStores, 'keep'>;
  /** Whether the journal of a world that is not open has that exchange. */
  readonly keepsExchange: (place: StorePlace, id: string) => Promise<boolean>;
  /** Tenants open at a time, not counting the default one: each needs a database and a journal. */
  readonly maxTenants?: number | undefined;
};

/** Enough for parallel test workers; each has its registry in memory. */
export const defaultMaxTenants = 200;

/** The environments of a tenant are opened one by one, and closed together. */
type Tenant = {
  readonly name: string;
  /** As promises, so that two requests at once open one world. */
  readonly opening: Map<EnvironmentCode, Promise<World>>;
  readonly open: Map<EnvironmentCode, World>;
};

const worldOf = (make: WorldsOptions['make'], { opening, open }: Tenant, address: WorldAddress): Promise<World> => {
  const { environment } = address;
  const known = opening.get(environment);
  if (known !== undefined) return known;
  const started = make(address).then(
    (world) => {
      open.set(environment, world);
      return world;
    },
    (error: unknown) => {
      opening.delete(environment);
      throw error;
    },
  );
  opening.set(environment, started);
  return started;
};

/** Each costs the opening of a world. */
const mostLookedAt = 10;

const keptOf = async (stores: WorldsOptions['stores'], name: string): Promise<readonly WorldAddress[]> =>
  (await stores.kept()).filter(({ tenant }) => tenant === name);

type Limited = {
  readonly stores: WorldsOptions['stores'];
  readonly maxTenants: number;
  /** Closes the worlds of that tenant that nobody uses here; empty ones are deleted with that. */
  readonly vacate: (tenant: string) => Promise<void>;
};

/** A tenant without worlds yet, if there is room for another one in the store, or if an empty one makes room. */
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

  return async (name: string): Promise<Used<Tenant>> => {
    const isFull = name !== defaultTenant && stores.limitsKept === true && (await isFullFor(name));
    return isFull
      ? { ok: false, limit: maxTenants }
      : { ok: true, value: { name, opening: new Map(), open: new Map() } };
  };
};

/** Undefined where another process has removed the world. */
const unlessGone = async <Value>(asked: Promise<Value> | Value): Promise<Value | undefined> => {
  try {
    return await asked;
  } catch (error) {
    if (!isGone(error)) throw error;
    return undefined;
  }
};

const isRemoved = async ({ refresh }: World): Promise<boolean> =>
  (await unlessGone(refresh().then(() => 'there'))) === undefined;

/** What several processes have is gone if none of them left anything, in the store or beside it. */
const removeUnused = async (world: World): Promise<void> => {
  if (!(await isRemoved(world)) && losesNothing(world)) await world.authority.registry.removeIfEmpty();
};

/** Works in a world that knows what other processes changed; in a new one if they removed its tenant. */
const using =
  (tenants: Rooms<Tenant>, enter: (tenant: Tenant, address: WorldAddress) => Promise<World>): Worlds['use'] =>
  async (address, work) => {
    const { tenant: name } = address;
    for (;;) {
      const used = await tenants.use(name, async (tenant) => {
        const world = await enter(tenant, address);
        return (await isRemoved(world)) ? { removed: tenant } : { value: await work(world) };
      });
      if (!used.ok) return used;
      if (!('removed' in used.value)) return { ok: true, value: used.value.value };
      if (tenants.find(name) === used.value.removed) await tenants.remove(name);
    }
  };

type Lobbies = Map<EnvironmentCode, Promise<World>>;

const inLobbies =
  (lobbies: Lobbies, make: WorldsOptions['makeLobby']): Worlds['lobby'] =>
  (environment) => {
    const lobby = lobbies.get(environment) ?? make(environment);
    lobbies.set(environment, lobby);
    return lobby;
  };

/** Both environments, whichever were opened in this run, before the next caller for the tenant gets a new one. */
const removing =
  (tenants: Rooms<Tenant>, stores: WorldsOptions['stores']): Worlds['remove'] =>
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

export const createWorlds = (options: WorldsOptions): Worlds => {
  const { make, makeLobby, stores, keepsExchange, maxTenants = defaultMaxTenants } = options;
  const lobbies: Lobbies = new Map();
  let isStopping = false;

  /** Otherwise ten thousand questions to ten thousand names would leave as many stores. */
  const closeWorld = async (world: World): Promise<void> => {
    const { tenant, environment, authority, keeping, stop } = world;
    const mayGo = keeping.isKept && !isStopping;
    await stop();
    if (mayGo && stores.isShared) await removeUnused(world);
    await authority.registry.close();
    if (mayGo && !stores.isShared && keeping.isEmpty()) await stores.forget({ tenant, environment });
  };

  const tenants: Rooms<Tenant> = createRooms<Tenant>({
    open: tenantIn({
      stores,
      maxTenants,
      vacate: async (tenant) => {
        await tenants.release(tenant);
        for (const address of tenants.has(tenant) ? [] : await keptOf(stores, tenant))
          await unlessGone(make(address).then(closeWorld));
      },
    }),
    close: async ({ opening }) => {
      const worlds = await Promise.allSettled([...opening.values()]);
      await Promise.all(worlds.flatMap((world) => (world.status === 'fulfilled' ? [closeWorld(world.value)] : [])));
    },
    mayClose: ({ opening, open }) => opening.size === open.size && [...open.values()].every(losesNothing),
    most: maxTenants,
    isPermanent: (name) => name === defaultTenant,
  });

  const use = using(tenants, (tenant, address) => worldOf(make, tenant, address));

  const find: Worlds['find'] = ({ tenant, environment }) => tenants.find(tenant)?.open.get(environment);

  const list: Worlds['list'] = () => tenants.list().flatMap(({ open }) => [...open.values()]);

  const onlyKept = async (): Promise<readonly WorldAddress[]> =>
    (await stores.kept()).filter((address) => find(address) === undefined);

  /** One that is open here may have been removed by another process; the default tenant never is. */
  const exists: Worlds['exists'] = async (address) => {
    const world = find(address);
    const isOpen = world !== undefined && (address.tenant === defaultTenant || !(await isRemoved(world)));
    return isOpen || (await stores.has(address));
  };

  const visit: Worlds['visit'] = async (address, work) => {
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
      const used = await use(address, (world) => world);
      return used.ok ? { ok: true, world: used.value } : used;
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
      // A journal that no other process has ends with its world. Anybody may ask: the question opens no world in vain.
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
      for (const lobby of lobbies.values()) await closeWorld(await lobby);
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
