import { editDistance } from '../../../src/common/edit-distance.ts';

/** The name that was probably meant, where one is near enough. */
export const nearest = (name: string, names: readonly string[]): string | undefined => {
  // No name here is so long that a longer one could be near it.
  if (name.length > 40) return undefined;
  const [best] = names
    .map((each) => ({ each, edits: editDistance(name, each) }))
    .filter(({ each, edits }) => edits <= Math.max(1, Math.floor(each.length / 3)))
    .sort((one, other) => one.edits - other.edits);
  return best?.each;
};
