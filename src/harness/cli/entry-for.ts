import type { CatalogueEntry } from '../../../simulator/engine/catalogue.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { listedRules } from '../catalogue-facts.ts';
import { waivers } from '../ledger/waivers.ts';
import { noSuchRule } from './no-such-rule.ts';
import { UsageError } from './output.ts';

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
  const waiver = waivers().find(({ id }) => id === `${entry?.document ?? ''}/${known.code}`);
  if (waiver !== undefined) throw new UsageError(`${known.code} cannot be reproduced. ${waiver.reason}`);
  if (entry !== undefined) return entry;
  if (entries.length > 0) {
    throw new UsageError(`${known.code} is no rule of "${document ?? ''}". It is one of ${kinds}.`);
  }
  throw new UsageError(
    `${known.code} is no rule about a document: an event or an exchange shows it. From a clone: npx cucumber-js --name ${known.code}`,
  );
};
