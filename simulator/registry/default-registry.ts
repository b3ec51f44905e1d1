import { dataJson } from '../../src/common/data-directory.ts';
import type { RegistryData } from './types.ts';

/** The registry that works out of the box: fictitious taxpayers, software and ranges. */
export const defaultRegistry = (): RegistryData => dataJson('registry/default.json') as RegistryData; // our own file

/** With the default parts where there are no others. */
export const registryWith = (parts: Partial<RegistryData> = {}): RegistryData => ({ ...defaultRegistry(), ...parts });
