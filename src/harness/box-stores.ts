/** Where the two services of a box keep their state: in memory, in a data folder, or in a PostgreSQL database. */
import type { Part } from '../common/text/bilingual.ts';
import type { AuthorityOptions } from '../../simulator/server.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { removeDataFile } from '../common/store/data-file.ts';
import type { JoinedRun } from '../common/store/run-lock.ts';
import type { PoolCounts } from '../common/store/postgres.ts';
import { memory, storeIn, type StorePlace } from '../common/store/store.ts';
import { storesInFiles, storesInPostgres } from '../../simulator/tenants/index.ts';
import { retentionOf, type RetentionOptions } from './retention.ts';
import type { Retention } from '../common/store/retention.ts';
import { accessToSecrets } from './data-folder/data-folder.ts';

type TenantStores = NonNullable<AuthorityOptions['stores']>;

export type StoreOptions = RetentionOptions & {
  /** Folder for the state of both services. */
  readonly data?: string | undefined;
  /** `postgres://user:password@host:port/database`, instead of a folder: for processes that share their state. */
  readonly postgres?: string | undefined;
  /** The key of the secrets in it; by default from `ENSAYO_KEY` or the user's key file. */
  readonly keyFile?: string | undefined;
  /** Receives, as a sentence, warnings that do not prevent anything from running. */
  readonly onNotice?: ((notice: Part) => void) | undefined;
  /** The run that holds the folder, for a process that shares it. */
  readonly joined?: JoinedRun | undefined;
};

export type BoxStores = {
  /** In memory where absent. */
  readonly authority?: TenantStores;
  readonly issuer: StorePlace;
  readonly issuerOfTenant: (tenant: string) => StorePlace;
  /** How much of its documents each store keeps. */
  readonly retention: Retention;
  /** The connections to the database; absent without one. */
  readonly pool?: () => PoolCounts;
  /** Tells others who want to use the folder where the services listen. */
  readonly announce: (address: string) => void;
  /** After both services. */
  readonly close: () => Promise<void>;
};

const nothing = (): void => undefined;

type Places = Omit<BoxStores, 'retention'>;

const inMemory: Places = {
  issuer: memory,
  issuerOfTenant: () => memory,
  announce: nothing,
  close: () => Promise.resolve(),
};

const openPlaces = async (
  { data, postgres, keyFile, onNotice, joined }: StoreOptions,
  first: Parameters<TenantStores['placeOf']>[0],
): Promise<Places> => {
  if (postgres !== undefined) {
    const { openPostgres } = await import('../common/store/postgres.ts');
    const { keyFor } = accessToSecrets(undefined, { keyFile, onNotice });
    const server = await openPostgres({ url: postgres, keyFor });
    const schemaOf = (tenant: string): string => `issuer_${tenant}`;
    const issuerOfTenant = (tenant: string): StorePlace => ({ kind: 'postgres', server, schema: schemaOf(tenant) });
    return {
      authority: {
        ...storesInPostgres(server),
        beside: {
          has: async (tenant) => (await server.schemas(schemaOf(tenant))).includes(schemaOf(tenant)),
          forget: (tenant) => server.remove(schemaOf(tenant)),
        },
      },
      issuer: issuerOfTenant(first.tenant),
      issuerOfTenant,
      pool: server.pool,
      announce: nothing,
      close: server.close,
    };
  }
  if (data === undefined) return inMemory;
  const access = accessToSecrets(data, { keyFile, onNotice, joined });
  const issuerFileOf = (tenant: string): string => join(data, `issuer-${tenant}.sqlite`);
  return {
    ...inMemory,
    authority: {
      ...storesInFiles(join(data, 'authority.sqlite'), access, first),
      beside: {
        has: (tenant) => Promise.resolve(existsSync(issuerFileOf(tenant))),
        forget: (tenant) => Promise.resolve(removeDataFile(issuerFileOf(tenant))),
      },
    },
    issuer: storeIn(join(data, 'issuer.sqlite'), access),
    issuerOfTenant: (tenant) => storeIn(issuerFileOf(tenant), access),
    announce: access.run.announce,
  };
};

/**
 * Nothing is opened in a folder yet; the database must be there.
 * @param first the authority's tenant that has the folder's main file
 * @throws StartProblem if the database cannot be used; RangeError for a retention that makes no sense
 */
export const openBoxStores = async (
  options: StoreOptions,
  first: Parameters<TenantStores['placeOf']>[0],
): Promise<BoxStores> => {
  const { data, postgres } = options;
  const retention = retentionOf({ ...options, inMemory: data === undefined && postgres === undefined });
  return { ...(await openPlaces(options, first)), retention };
};
