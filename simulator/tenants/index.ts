export { defaultTenant } from './platform/address.ts';
export { removeDataFile, storesInFiles, storesInPostgres } from './platform/tenant-stores.ts';
export { authorityLayout } from './store/layout.ts';
export { openRegistry } from './store/stored-registry.ts';
