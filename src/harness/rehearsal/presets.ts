/** The sets that can be rehearsed. */
import { testSetPresets, type TestSetPreset } from '../../../simulator/registry/test-set-presets.ts';
import type { DocumentFamily } from '../../../simulator/registry/types.ts';
import { optionProblem } from '../../common/start-error.ts';

/** With its title in Spanish, as the authority names the set. */
export type Preset = TestSetPreset & { readonly name: string };

export const presets = (): readonly Preset[] =>
  Object.entries(testSetPresets()).map(([name, preset]) => ({ name, ...preset }));

/** The smallest of each family: a company that passes them may issue everything. */
const usual = (): readonly Preset[] => {
  const all = presets();
  return all.filter((preset) => all.find(({ family }) => family === preset.family) === preset);
};

/** Names that `--set` takes. */
export const setNames = (): readonly string[] => ['all', ...presets().map(({ name }) => name)];

/**
 * @param name a preset, or `all` for the usual one of each family
 * @throws RangeError for a name that there is none of
 */
export const presetsNamed = (name: string): readonly Preset[] => {
  if (name === 'all') return usual();
  const preset = presets().find((one) => one.name === name);
  if (preset === undefined)
    throw optionProblem('unknown-test-set', `--set is "${name}". Expected ${setNames().join(', ')}.`);
  return [preset];
};

/** What a family is called in a report, whatever its set. */
export const titleOf = (family: DocumentFamily): string =>
  usual().find((preset) => preset.family === family)?.title ?? family;
