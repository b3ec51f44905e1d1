/** Codes that somebody may have meant. */

/** How many letters must be put in, left out or changed to make one text of the other (Levenshtein). */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, wanted] of [...other].entries()) {
      const [left = 0, above = 0, corner = 0] = [next[index], row[index + 1], row[index]];
      next.push(Math.min(left + 1, above + 1, corner + (letter === wanted ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

const commonStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/** The known codes nearest to what was given, at most that many; of equally near ones those that begin alike longer first. */
export const nearCodes = (given: string, known: Iterable<string>, most = 6): readonly string[] => {
  const wanted = given.toUpperCase();
  return [...new Set(known)]
    .map((code) => {
      const name = code.toUpperCase();
      return { code, far: distance(wanted, name) - commonStart(wanted, name) / 10 };
    })
    .filter(({ far }) => far < Math.max(2, wanted.length / 2 + 1))
    .sort((a, b) => a.far - b.far || (a.code < b.code ? -1 : 1))
    .slice(0, most)
    .map(({ code }) => code);
};
