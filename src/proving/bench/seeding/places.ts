/** The store of the default authority in a data folder or a database, as `ensayo up` has it. */
import { storesInMemory } from '../../../../simulator/tenants/platform/tenant-stores.ts';
import type { StorePlace } from '../../../common/store/store.ts';
import { defaultTenant } from '../../../../simulator/tenants/platform/address.ts';
import { openBoxStores, type StoreOptions } from '../../../harness/box-stores.ts';

const address = { tenant: defaultTenant, environment: '2' } as const;

export type OpenPlace = { readonly place: StorePlace; readonly close: () => Promise<void> };

/** @throws StartProblem if the database cannot be used */
export const openPlace = async (options: Pick<StoreOptions, 'data' | 'postgres'>): Promise<OpenPlace> => {
  const { authority = storesInMemory, close } = await openBoxStores(options, address);
  return { place: authority.placeOf(address), close };
};
