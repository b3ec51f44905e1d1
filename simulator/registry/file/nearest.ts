/** Edits (insertions, deletions, replacements) that make one text the other; letter case does not count. */
const distance = (one: string, other: string): number => {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one.toLowerCase()].entries()) {
    const line = [at + 1];
    for (const [index, wanted] of [...other.toLowerCase()].entries()) {
      const replaced = (above[index] ?? 0) + (letter === wanted ? 0 : 1);
      line.push(Math.min(replaced, (above[index + 1] ?? 0) + 1, (line[index] ?? 0) + 1));
    }
    above = line;
  }
  return above.at(-1) ?? 0;
};

/** The name that was probably meant, where one is near enough. */
export const nearest = (name: string, names: readonly string[]): string | undefined => {
  // No name here is so long that a longer one could be near it.
  if (name.length > 40) return undefined;
  const [best] = names
    .map((each) => ({ each, edits: distance(name, each) }))
    .filter(({ each, edits }) => edits <= Math.max(1, Math.floor(each.length / 3)))
    .sort((one, other) => one.edits - other.edits);
  return best?.each;
};
