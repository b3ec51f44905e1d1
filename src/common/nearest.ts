/** Edits (an added, missing or different letter; two swapped) that turn one text into the other, ignoring case. */
export const editDistance = (one: string, other: string): number => {
  const [from, to] = [[...one.toLowerCase()], [...other.toLowerCase()]];
  const lines: number[][] = [Array.from({ length: to.length + 1 }, (_, index) => index)];
  for (const [at, letter] of from.entries()) {
    const above = lines[at] ?? [];
    const line = [at + 1];
    for (const [index, wanted] of to.entries()) {
      const replaced = (above[index] ?? 0) + (letter === wanted ? 0 : 1);
      const exchanged = letter === to[index - 1] && wanted === from[at - 1] ? lines[at - 1]?.[index - 1] : undefined;
      const edits = [replaced, (above[index + 1] ?? 0) + 1, (line[index] ?? 0) + 1, (exchanged ?? Infinity) + 1];
      line.push(Math.min(...edits));
    }
    lines.push(line);
  }
  return lines.at(-1)?.at(-1) ?? 0;
};

/** The name that was probably meant, if one is close enough. */
export const nearest = (name: string, names: readonly string[]): string | undefined => {
  // No name here is long enough for a longer text to be close to it.
  if (name.length > 40) return undefined;
  const most = (each: string): number => Math.max(1, Math.floor(each.length / 3));
  const letters = [...name].length;
  const [best] = names
    // Each letter more or less is an edit.
    .filter((each) => Math.abs(each.length - letters) <= most(each))
    .map((each) => ({ each, edits: editDistance(name, each) }))
    .filter(({ each, edits }) => edits <= most(each))
    .sort((one, other) => one.edits - other.edits);
  return best?.each;
};
