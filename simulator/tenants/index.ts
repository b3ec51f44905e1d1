export { defaultTenant } from './platform/address.ts';
export { storesInFiles, storesInPostgres } from './platform/tenant-stores.ts';
export { authorityLayout } from './store/layout.ts';
export { openRegistry } from './store/stored-registry.ts';
