/** Where the tenants of one platform keep their state. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { removeDataFile, type DataAccess } from '../../../src/common/store/data-file.ts';
import type { PostgresServer } from '../../../src/common/store/postgres.ts';
import { memory, type StorePlace } from '../../../src/common/store/store.ts';
import { environmentNames, environmentOf, isTenantName, type TenantAddress } from './address.ts';

export type TenantStores = {
  /** A tenant that was closed can be opened again, as it was. */
  readonly keep: boolean;
  /** Other processes have the tenants, too: their journals are in the store, and so is everything about them. */
  readonly isShared: boolean;
  /** The limit of tenants is that of the store, and not only of those that are open. */
  readonly limitsKept?: boolean | undefined;
  readonly placeOf: (address: TenantAddress) => StorePlace;
  /** Whether that tenant has state from an earlier opening, here or in another process. */
  readonly has: (address: TenantAddress) => Promise<boolean>;
  /** All those that have. */
  readonly kept: () => Promise<readonly TenantAddress[]>;
  /** Deletes the state of a tenant that is not open. */
  readonly forget: (address: TenantAddress) => Promise<void>;
  /** What another service keeps under that name. It stays when an empty tenant is forgotten, and goes with a removed one. */
  readonly beside?: {
    readonly has: (tenant: string) => Promise<boolean>;
    readonly forget: (tenant: string) => Promise<void>;
  };
};

/** Each tenant as empty as the next. */
export const storesInMemory: TenantStores = {
  keep: false,
  isShared: false,
  placeOf: () => memory,
  has: () => Promise.resolve(false),
  kept: () => Promise.resolve([]),
  forget: () => Promise.resolve(),
};

/** `authority.sqlite` → `authority-pruebas-1-produccion.sqlite`. */
const siblingOf = (file: string, { tenant, environment }: TenantAddress): string =>
  file.replace(/(\.[^./\\]*)?$/, (extension) => `-${tenant}-${environmentNames[environment]}${extension}`);

/** Of `pruebas-1-produccion`: a tenant's name may contain what separates them. */
const addressIn = (name: string, separator: string): TenantAddress | undefined => {
  const at = name.lastIndexOf(separator);
  const [tenant, environment] = [name.slice(0, Math.max(at, 0)), environmentOf(name.slice(at + 1))];
  return environment === undefined || !isTenantName(tenant) ? undefined : { tenant, environment };
};

const addressesIn = (names: readonly string[], separator: string): readonly TenantAddress[] =>
  names.map((name) => addressIn(name, separator)).filter((address) => address !== undefined);

/** None where it cannot be read: whoever opens a file in it says why. */
const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/** The tenants in the files beside that of the first one. */
const tenantsBeside = (file: string): readonly TenantAddress[] => {
  const folder = dirname(file);
  const [, stem = '', extension = ''] = /^(.*?)(\.[^.]*)?$/.exec(basename(file)) ?? [];
  const own = namesIn(folder).filter((name) => name.startsWith(`${stem}-`) && name.endsWith(extension));
  return addressesIn(own.map((name) => name.slice(stem.length + 1, name.length - extension.length)).sort(), '-');
};

/** A file for each tenant, beside that of the first one, which has the file without further name. */
export const storesInFiles = (file: string, access: DataAccess, first: TenantAddress): TenantStores => {
  const isFirst = ({ tenant, environment }: TenantAddress): boolean =>
    tenant === first.tenant && environment === first.environment;
  const fileOf = (address: TenantAddress): string => (isFirst(address) ? file : siblingOf(file, address));
  return {
    keep: true,
    isShared: access.run.joined !== undefined,
    placeOf: (address) => ({ kind: 'file', file: fileOf(address), access }),
    has: (address) => Promise.resolve(existsSync(fileOf(address))),
    kept: () => Promise.resolve([...(existsSync(file) ? [first] : []), ...tenantsBeside(file)]),
    forget: (address) => {
      removeDataFile(fileOf(address));
      return Promise.resolve();
    },
  };
};

/** A schema for each tenant: `authority_pruebas-1_produccion`, at most 63 bytes as PostgreSQL wants. */
export const storesInPostgres = (server: PostgresServer): TenantStores => {
  const prefix = 'authority_';
  const schemaOf = ({ tenant, environment }: TenantAddress): string =>
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
