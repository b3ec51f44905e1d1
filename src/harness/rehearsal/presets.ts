/** The sets that can be rehearsed: `datasets/test-set-presets.json`, with every quota complete. */
import { readFileSync } from 'node:fs';
import { dataFile } from '../../common/data-directory.ts';
import type { DocumentKind } from '../../../simulator/engine/document-kind.ts';
import type { TestSet } from '../../../simulator/registry/test-sets.ts';
import type { DocumentFamily } from '../../../simulator/registry/types.ts';

export type Preset = {
  readonly name: string;
  /** In Spanish, as the authority names the set. */
  readonly title: string;
  readonly family: DocumentFamily;
  readonly quotas: TestSet['quotas'];
};

type PresetFile = Readonly<
  Record<
    string,
    Pick<Preset, 'title' | 'family'> & {
      readonly quotas: Readonly<
        Partial<Record<DocumentKind, { readonly required: number; readonly minimumAccepted?: number }>>
      >;
    }
  >
>;

let known: readonly Preset[] | undefined;

/** All that are asked for must be accepted, where a preset does not say less. */
export const presets = (): readonly Preset[] => {
  if (known !== undefined) return known;
  const file = JSON.parse(readFileSync(dataFile('test-set-presets.json'), 'utf8')) as PresetFile; // our own file
  known = Object.entries(file).map(([name, { title, family, quotas }]) => ({
    name,
    title,
    family,
    quotas: Object.fromEntries(
      Object.entries(quotas).map(([kind, { required, minimumAccepted = required }]) => [
        kind,
        { required, minimumAccepted },
      ]),
    ),
  }));
  return known;
};

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
  if (preset === undefined) throw new RangeError(`--set is "${name}". Expected ${setNames().join(', ')}.`);
  return [preset];
};

/** What a family is called in a report, whatever its set. */
export const titleOf = (family: DocumentFamily): string =>
  usual().find((preset) => preset.family === family)?.title ?? family;
