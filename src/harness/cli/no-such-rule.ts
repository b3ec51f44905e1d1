/** Codes that somebody may have meant. */
import { editDistance } from '../../../simulator/registry/file/nearest.ts';
import { listedRules } from '../catalogue-facts.ts';

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
      return { code, far: editDistance(wanted, name) - commonStart(wanted, name) / 10 };
    })
    .filter(({ far }) => far < Math.max(2, wanted.length / 2 + 1))
    .sort((a, b) => a.far - b.far || (a.code < b.code ? -1 : 1))
    .slice(0, most)
    .map(({ code }) => code);
};

/** A sentence for an unknown code, with the codes that may have been meant. */
export const noSuchRule = (given: string): string => {
  const near = nearCodes(
    given,
    listedRules().map(({ code }) => code),
  );
  const hint = near.length === 0 ? 'ensayo rules lists them all.' : `Near it: ${near.join(', ')}.`;
  return `There is no rule "${given}". ${hint}`;
};
