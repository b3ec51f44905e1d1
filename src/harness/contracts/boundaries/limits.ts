/** Which rules draw a line between values, and so need hand-written values from both sides of it. */
import type { CatalogueEntry } from '../../../../simulator/engine/catalogue.ts';
import type { Check, Limit } from '../../../../simulator/checks/vocabulary/check.ts';
import { english } from '../../../../simulator/checks/vocabulary/wording.ts';
import { documentKinds } from '../../../../simulator/document/kind.ts';
import type { Rule } from '../../../../simulator/engine/rule.ts';
import { catalogue } from '../../../../simulator/rules/index.ts';

/** How checks that are made by hand, and do not say so themselves, speak of a limit. */
const words: readonly (readonly [limit: Limit, says: RegExp])[] = [
  ['tolerance', /\b(?:sum|follows from|base by rate|by quantity|plus|less|the amount of the invoice)\b/],
  ['date', /\b(?:dates?|moment|time|day|days|dateTime)\b/],
  [
    'range',
    /\b(?:above|below|greater|at most|or more|from -?[\d.]+ to|decimal|percentage|number of lines|registered range)\b/,
  ],
  ['pattern', /\b(?:digits|letters|without dots|begins with)\b/],
  ['list', /\b(?:of the table|among|ISO|rate of|code of (?:two|five|six)|name of a|a unit|paired with|one of)\b/],
];

export const limitOf = ({ limit, expected: wording }: Pick<Check, 'limit' | 'expected'>): Limit | undefined => {
  const expected = english(wording);
  // One text is a literal, however it is written.
  if (/^"[^"]*"$/.test(expected)) return undefined;
  return limit ?? words.find(([, says]) => says.test(expected))?.[0];
};

/** Every rule of documents, by the entries that it makes: the first of them names it. */
export const documentRules = (): ReadonlyMap<Rule, readonly CatalogueEntry[]> => {
  const rules = new Map<Rule, CatalogueEntry[]>();
  for (const kind of documentKinds) {
    for (const entry of catalogue().entries(kind)) {
      const known = rules.get(entry.rule);
      if (known === undefined) rules.set(entry.rule, [entry]);
      else known.push(entry);
    }
  }
  return rules;
};
