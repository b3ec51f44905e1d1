/** The rule that a code on the command line names, and suggestions for an unknown one. */
import type { CatalogueEntry } from '../../../simulator/engine/catalogue.ts';
import { editDistance } from '../../common/nearest.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { eventCodes, everyCode } from '../catalogue-facts.ts';
import { UsageError } from './output.ts';

const commonStart = (one: string, other: string): number => {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
};

/**
 * The known codes nearest to the given one, at most that many; among equally near ones, those with the longest common
 * prefix.
 */
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

/** A sentence for an unknown code, with the suggested codes. */
export const noSuchRule = (given: string): string => {
  const near = nearCodes(given, everyCode());
  const hint = near.length === 0 ? 'ensayo rules lists them all.' : `Near it: ${near.join(', ')}.`;
  return `There is no rule "${given}". ${hint}`;
};

/**
 * The rule with that code for the kind of document; if no kind is named, the first one that has it.
 * @throws UsageError for a code that no rule has, or that the document has not
 */
export const entryFor = (given: string, document: string | undefined): CatalogueEntry => {
  const known = everyCode().find((code) => code.toLowerCase() === given.toLowerCase());
  if (known === undefined) throw new UsageError(noSuchRule(given));
  const entries = catalogue().find(known);
  const kinds = entries.map((entry) => entry.document).join(', ');
  const entry = entries.find((one) => document === undefined || one.document === document);
  const unreachable = entry?.code.unreachable;
  if (unreachable !== undefined) throw new UsageError(`${known} cannot be reproduced. ${unreachable}`);
  if (entry !== undefined) return entry;
  if (entries.length > 0) {
    throw new UsageError(`${known} is no rule of "${document ?? ''}". It is one of ${kinds}.`);
  }
  if (eventCodes().has(known)) {
    throw new UsageError(
      `${known} is a rule about an event, and only documents are made here. ensayo conform --code ${known} runs its scenarios.`,
    );
  }
  throw new UsageError(
    `${known} is no rule about a document: an exchange shows it. From a clone: npx cucumber-js --name ${known}`,
  );
};
