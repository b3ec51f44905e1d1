/** The rule that a code on the command line names, and the codes that somebody may have meant instead. */
import type { CatalogueEntry } from '../../../simulator/engine/catalogue.ts';
import { editDistance } from '../../../simulator/registry/file/nearest.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { listedRules } from '../catalogue-facts.ts';
import { UsageError } from './output.ts';

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

/**
 * The rule of that code as the kind of document has it; as the first that has it, where no kind is named.
 * @throws UsageError for a code that no rule has, or that the document has not
 */
export const entryFor = (given: string, document: string | undefined): CatalogueEntry => {
  const listed = listedRules().filter(({ code }) => code.toLowerCase() === given.toLowerCase());
  const [known] = listed;
  if (known === undefined) throw new UsageError(noSuchRule(given));
  const entries = catalogue().find(known.code);
  const kinds = entries.map((entry) => entry.document).join(', ');
  const entry = entries.find((one) => document === undefined || one.document === document);
  const unreachable = entry?.code.unreachable;
  if (unreachable !== undefined) throw new UsageError(`${known.code} cannot be reproduced. ${unreachable}`);
  if (entry !== undefined) return entry;
  if (entries.length > 0) {
    throw new UsageError(`${known.code} is no rule of "${document ?? ''}". It is one of ${kinds}.`);
  }
  throw new UsageError(
    `${known.code} is no rule about a document: an event or an exchange shows it. From a clone: npx cucumber-js --name ${known.code}`,
  );
};
