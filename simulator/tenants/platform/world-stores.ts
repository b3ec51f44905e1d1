/** Where the worlds of one platform keep their state. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { DataAccess } from '../../../src/common/store/data-file.ts';
import type { PostgresServer } from '../../../src/common/store/postgres.ts';
import { memory, type StorePlace } from '../../../src/common/store/store.ts';
import { environmentNames, environmentOf, isTenantName, type WorldAddress } from './address.ts';

export type WorldStores = {
  /** A world that was closed can be opened again, as it was. */
  readonly keep: boolean;
  /** Other processes have the worlds, too: their journals are in the store, and so is everything about them. */
  readonly isShared: boolean;
  /** The limit of tenants is that of the store, and not only of those that are open. */
  readonly limitsKept?: boolean | undefined;
  readonly placeOf: (address: WorldAddress) => StorePlace;
  /** Whether that world has state from an earlier opening, here or in another process. */
  readonly has: (address: WorldAddress) => Promise<boolean>;
  /** All those that have. */
  readonly kept: () => Promise<readonly WorldAddress[]>;
  /** Deletes the state of a world that is not open. */
  readonly forget: (address: WorldAddress) => Promise<void>;
  /** What another service keeps of a tenant. It stays when an empty world is forgotten, and goes with the tenant. */
  readonly beside?: {
    readonly has: (tenant: string) => Promise<boolean>;
    readonly forget: (tenant: string) => Promise<void>;
  };
};

/** Each world as empty as the next. */
export const storesInMemory: WorldStores = {
  keep: false,
  isShared: false,
  placeOf: () => memory,
  has: () => Promise.resolve(false),
  kept: () => Promise.resolve([]),
  forget: () => Promise.resolve(),
};

/** `authority.sqlite` → `authority-pruebas-1-produccion.sqlite`. */
const siblingOf = (file: string, { tenant, environment }: WorldAddress): string =>
  file.replace(/(\.[^./\\]*)?$/, (extension) => `-${tenant}-${environmentNames[environment]}${extension}`);

/** Of `pruebas-1-produccion`: a tenant's name may contain what separates them. */
const addressIn = (name: string, separator: string): WorldAddress | undefined => {
  const at = name.lastIndexOf(separator);
  const [tenant, environment] = [name.slice(0, Math.max(at, 0)), environmentOf(name.slice(at + 1))];
  return environment === undefined || !isTenantName(tenant) ? undefined : { tenant, environment };
};

const addressesIn = (names: readonly string[], separator: string): readonly WorldAddress[] =>
  names.map((name) => addressIn(name, separator)).filter((address) => address !== undefined);

/** The worlds in the files beside that of the first one. */
const worldsBeside = (file: string): readonly WorldAddress[] => {
  const folder = dirname(file);
  const [, stem = '', extension = ''] = /^(.*?)(\.[^.]*)?$/.exec(basename(file)) ?? [];
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const own = names.filter((name) => name.startsWith(`${stem}-`) && name.endsWith(extension));
  return addressesIn(own.map((name) => name.slice(stem.length + 1, name.length - extension.length)).sort(), '-');
};

/** Everything that belongs to a database file. */
const endings: readonly string[] = ['', '-wal', '-shm', '.lock', '.lock-journal', '.run.json'];

/** Nothing where there is none. */
export const removeDataFile = (file: string): void => {
  for (const ending of endings) rmSync(`${file}${ending}`, { force: true });
};

/** A file for each world, beside that of the first one, which has the file without further name. */
export const storesInFiles = (file: string, access: DataAccess, first: WorldAddress): WorldStores => {
  const isFirst = ({ tenant, environment }: WorldAddress): boolean =>
    tenant === first.tenant && environment === first.environment;
  const fileOf = (address: WorldAddress): string => (isFirst(address) ? file : siblingOf(file, address));
  return {
    keep: true,
    isShared: access.run.joined !== undefined,
    placeOf: (address) => ({ kind: 'file', file: fileOf(address), access }),
    has: (address) => Promise.resolve(existsSync(fileOf(address))),
    kept: () => Promise.resolve([...(existsSync(file) ? [first] : []), ...worldsBeside(file)]),
    forget: (address) => {
      removeDataFile(fileOf(address));
      return Promise.resolve();
    },
  };
};

/** A schema for each world: `authority_pruebas-1_produccion`, at most 63 bytes as PostgreSQL wants. */
export const storesInPostgres = (server: PostgresServer): WorldStores => {
  const prefix = 'authority_';
  const schemaOf = ({ tenant, environment }: WorldAddress): string =>
    `${prefix}${tenant}_${environmentNames[environment]}`;
  return {
    keep: true,
    isShared: true,
    limitsKept: true,
    placeOf: (address) => ({ kind: 'postgres', server, schema: schemaOf(address) }),
    has: async (address) => (await server.schemas(schemaOf(address))).includes(schemaOf(address)),
    kept: async () => {
      const schemas = await server.schemas(prefix);
      return addressesIn(
        schemas.map((schema) => schema.slice(prefix.length)),
        '_',
      );
    },
    forget: (address) => server.remove(schemaOf(address)),
  };
};
