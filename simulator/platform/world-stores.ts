/** Where the worlds of one platform keep their state. */
import { existsSync, rmSync } from 'node:fs';
import type { DataAccess } from '../../src/common/store/data-file.ts';
import type { PostgresServer } from '../../src/common/store/postgres.ts';
import { memory, type StorePlace } from '../../src/common/store/store.ts';
import { defaultTenant, environmentNames, type WorldAddress } from './address.ts';

export type WorldStores = {
  /** A world that was closed can be opened again, as it was. */
  readonly keep: boolean;
  readonly placeOf: (address: WorldAddress) => StorePlace;
  /** Whether that world has state from an earlier opening, here or in another process. */
  readonly has: (address: WorldAddress) => Promise<boolean>;
  /** The tenants with state, where other processes may add some. */
  readonly kept?: () => Promise<readonly string[]>;
  /** Deletes the state of a world that is not open. */
  readonly forget: (address: WorldAddress) => Promise<void>;
};

/** Each world as empty as the next. */
export const storesInMemory: WorldStores = {
  keep: false,
  placeOf: () => memory,
  has: () => Promise.resolve(false),
  forget: () => Promise.resolve(),
};

/** `authority.sqlite` → `authority-pruebas-1-produccion.sqlite`. */
const besides = (file: string, { tenant, environment }: WorldAddress): string =>
  file.replace(/(\.[^./\\]*)?$/, (extension) => `-${tenant}-${environmentNames[environment]}${extension}`);

/** Everything that belongs to a database file. */
const endings: readonly string[] = ['', '-wal', '-shm', '.lock', '.lock-journal', '.run.json'];

/** Nothing where there is none. */
export const removeDataFile = (file: string): void => {
  for (const ending of endings) rmSync(`${file}${ending}`, { force: true });
};

/**
 * A file for each world, beside that of the first one.
 * @param isFirst whether that world has the file without further name
 */
export const storesInFiles = (
  file: string,
  access: DataAccess,
  isFirst: (address: WorldAddress) => boolean,
): WorldStores => {
  const fileOf = (address: WorldAddress): string => (isFirst(address) ? file : besides(file, address));
  return {
    keep: true,
    placeOf: (address) => ({ kind: 'file', file: fileOf(address), access }),
    has: (address) => Promise.resolve(existsSync(fileOf(address))),
    forget: (address) => {
      removeDataFile(fileOf(address));
      return Promise.resolve();
    },
  };
};

/** A schema for each world: `authority_pruebas-1_produccion`, at most 63 bytes as PostgreSQL wants. */
export const storesInPostgres = (server: PostgresServer): WorldStores => {
  const schemaOf = ({ tenant, environment }: WorldAddress): string =>
    `authority_${tenant}_${environmentNames[environment]}`;
  return {
    keep: true,
    placeOf: (address) => ({ kind: 'postgres', server, schema: schemaOf(address) }),
    has: async (address) => (await server.schemas(schemaOf(address))).includes(schemaOf(address)),
    kept: async () => {
      const names = (await server.schemas('authority_')).map((schema) => schema.split('_')[1] ?? '');
      return [...new Set(names)].filter((tenant) => tenant !== defaultTenant);
    },
    forget: (address) => server.remove(schemaOf(address)),
  };
};
