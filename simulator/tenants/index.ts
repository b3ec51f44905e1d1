export { type TenantAddress, defaultTenant } from './platform/address.ts';
export {
  type TenantStores,
  removeDataFile,
  storesInFiles,
  storesInMemory,
  storesInPostgres,
} from './platform/tenant-stores.ts';
export { authorityLayout } from './store/layout.ts';
export { openRegistry } from './store/stored-registry.ts';
