export { defaultRegistry } from './default-registry.ts';
export { type RegisteredCompany, companyDefaults, companyRows } from './file/company.ts';
export { tell } from './file/mistake.ts';
export { readRegistryData, readRegistryText } from './file/read.ts';
export { type RegistryCounts, listParts, rowChanges, rowsOf } from './file/rows.ts';
export { testSetPresets } from './test-set-presets.ts';
export { type TestSet, progressOf } from './test-sets.ts';
export type { Contributor, FailedLine, NumberingRange, RegistryData, SpanishLine } from './types.ts';
export { unknownSecrets } from './unknown-secrets.ts';
