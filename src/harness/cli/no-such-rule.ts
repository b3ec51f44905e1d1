import { listedRules } from '../catalogue-facts.ts';
import { nearCodes } from '../reproduce/near-codes.ts';

/** A sentence for a code that no rule has, with those that may have been meant. */
export const noSuchRule = (given: string): string => {
  const near = nearCodes(
    given,
    listedRules().map(({ code }) => code),
  );
  const hint = near.length === 0 ? 'ensayo rules lists them all.' : `Near it: ${near.join(', ')}.`;
  return `There is no rule "${given}". ${hint}`;
};
