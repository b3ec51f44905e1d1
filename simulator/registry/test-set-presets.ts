/** The requirements of the authority's test sets, by name: `datasets/facts/test-set-presets.json`. */
import { dataJson } from '../../src/common/data-directory.ts';
import { wholeQuotas, type TestSet, type WrittenQuotas } from './test-sets.ts';
import type { DocumentFamily } from './types.ts';

export type TestSetPreset = {
  readonly title: string;
  readonly family: DocumentFamily;
  readonly quotas: TestSet['quotas'];
};

type WrittenPreset = Omit<TestSetPreset, 'quotas'> & { readonly quotas: WrittenQuotas };

let presets: Readonly<Record<string, TestSetPreset>> | undefined;

const read = (): Readonly<Record<string, TestSetPreset>> => {
  const written = dataJson('test-set-presets.json') as Readonly<Record<string, WrittenPreset>>; // Our own file; a test checks that it has this type.
  return Object.fromEntries(
    Object.entries(written).map(([name, preset]) => [name, { ...preset, quotas: wholeQuotas(preset.quotas) }]),
  );
};

/** By name, in the order of the file. New companies get the one named after the family. */
export const testSetPresets = (): Readonly<Record<string, TestSetPreset>> => (presets ??= read());

/** @throws RangeError for an unknown preset name */
export const requirePreset = (name: string): TestSetPreset => {
  const preset = Object.hasOwn(testSetPresets(), name) ? testSetPresets()[name] : undefined;
  if (preset !== undefined) return preset;
  const known = Object.keys(testSetPresets()).join(', ');
  throw new RangeError(`There is no test set preset "${name}". Expected one of: ${known}.`);
};
