import type { Exchange } from '../soap/journal.ts';
import { defaultTenant, type WorldAddress } from './address.ts';
import type { World } from './world.ts';

export type TooMany = { readonly ok: false; readonly limit: number };

/** The worlds of one process. A world is made when it is first asked for. */
export type Worlds = {
  readonly open: (address: WorldAddress) => Promise<{ readonly ok: true; readonly world: World } | TooMany>;
  /** Those that were opened, in that order. */
  readonly list: () => readonly World[];
  /** Looks in every journal: identifiers of exchanges are unique. */
  readonly exchange: (id: string) => Exchange | undefined;
  /** Forgets a tenant with all that it holds; false where there is none. The default tenant stays. */
  readonly remove: (tenant: string) => Promise<boolean>;
  readonly close: () => Promise<void>;
};

export type WorldsOptions = {
  readonly make: (address: WorldAddress) => Promise<World>;
  /** Tenants besides the default one: each holds a database and a journal. */
  readonly maxTenants?: number | undefined;
};

const keyOf = ({ tenant, environment }: WorldAddress): string => `${tenant}/${environment}`;

export const createWorlds = ({ make, maxTenants = 200 }: WorldsOptions): Worlds => {
  /** As promises, so that two requests at once open one world. */
  const opening = new Map<string, Promise<World>>();
  const opened = new Map<string, World>();
  const tenants = (): ReadonlySet<string> => new Set([...opening.keys()].map((key) => key.slice(0, key.indexOf('/'))));

  const start = async (address: WorldAddress): Promise<World> => {
    try {
      const world = await make(address);
      opened.set(keyOf(address), world);
      return world;
    } catch (error) {
      opening.delete(keyOf(address));
      throw error;
    }
  };

  const closeWorld = async (key: string): Promise<void> => {
    const world = await opening.get(key);
    opening.delete(key);
    opened.delete(key);
    await world?.authority.registry.close();
  };

  return {
    open: async (address) => {
      const key = keyOf(address);
      const known = opening.get(key);
      if (known !== undefined) return { ok: true, world: await known };
      const others = tenants();
      if (address.tenant !== defaultTenant && !others.has(address.tenant) && others.size > maxTenants) {
        return { ok: false, limit: maxTenants };
      }
      const started = start(address);
      opening.set(key, started);
      return { ok: true, world: await started };
    },
    list: () => [...opened.values()],
    exchange: (id) => {
      for (const { journal } of opened.values()) {
        const exchange = journal.get(id);
        if (exchange !== undefined) return exchange;
      }
      return undefined;
    },
    remove: async (tenant) => {
      const keys = [...opening.keys()].filter((key) => tenant !== defaultTenant && key.startsWith(`${tenant}/`));
      await Promise.all(keys.map(closeWorld));
      return keys.length > 0;
    },
    close: async () => {
      await Promise.all([...opening.keys()].map(closeWorld));
    },
  };
};
