import { readFileSync } from 'node:fs';
import { dataFile } from '../../src/common/data-directory.ts';
import type { RegistryData } from './types.ts';

/** The registry that works out of the box: fictitious taxpayers, software and ranges. */
export const defaultRegistry = (): RegistryData =>
  JSON.parse(readFileSync(dataFile('registry/default.json'), 'utf8')) as RegistryData; // Our own file; a test checks that it has this type.
