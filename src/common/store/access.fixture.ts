/** What a run needs to use database files, for tests. */
import { createHash } from 'node:crypto';
import type { DataAccess } from './data-file.ts';
import { dataKey, type DataKey } from './data-key.ts';
import { createRun } from './run-lock.ts';
import type { StorePlace } from './store.ts';

export const testKey = (name = 'key of the tests'): DataKey => dataKey(createHash('sha256').update(name).digest());

/** A run of its own each time. */
export const testAccess = (changes: Partial<DataAccess> = {}): DataAccess => ({
  run: createRun(),
  keyFor: () => testKey(),
  ...changes,
});

export const inFile = (file: string, access = testAccess()): StorePlace => ({ kind: 'file', file, access });
