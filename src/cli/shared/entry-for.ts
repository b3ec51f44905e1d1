/** The rule that a code on the command line names, and suggestions for an unknown one. */
import { rowsWith, type CatalogueEntry } from '../../../simulator/judge/index.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { listed, same } from '../../common/text/bilingual.ts';
import { editDistance } from '../../common/nearest.ts';
import { eventCodes } from '../../harness/catalogue-facts.ts';
import { everyCode } from '../../harness/codes.ts';
import { spoken } from './spoken.ts';
import { isSameKind } from './kind-named.ts';
import { textsIn, type Language } from './language.ts';
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

const mostNamed = 12;

/** A sentence for an unknown code, with the suggested codes. */
export const noSuchRule = (given: string, language = spoken()): string => {
  const { unknown } = textsIn(language);
  // Codes have digits: what has none is a word, or a name in a place.
  const isWord = !/\d/.test(given);
  const named = !isWord ? [] : rowsWith(catalogue(), given).map(({ code }) => code);
  if (named.length > 0) return unknown.rule(given, unknown.named(named.slice(0, mostNamed), named.length));
  const near = isWord && given.length > 5 ? [] : nearCodes(given, everyCode());
  return unknown.rule(given, near.length === 0 ? unknown.list : unknown.near(near.join(', ')));
};

/** For a code that exists only with letters. */
export const lettersOf = (given: string, variants: readonly string[], language: Language): string =>
  textsIn(language).unknown.letters(given.toUpperCase(), listed(variants.map(same), 'and')[language]);

/**
 * The rule with that code for the kind of document; if no kind is named, the first one that has it.
 * @throws UsageError for a code that no rule has, or that the document has not
 */
export const entryFor = (given: string, document: string | undefined, language = spoken()): CatalogueEntry => {
  const { unknown } = textsIn(language);
  const known = everyCode().find((code) => code.toLowerCase() === given.toLowerCase());
  if (known === undefined) {
    const ended = catalogue().outcomes.some(({ status }) => status === given);
    throw new UsageError(ended ? unknown.exchange(given) : noSuchRule(given, language), 'unknown-rule');
  }
  const entries = catalogue().find(known);
  const kinds = entries.map((entry) => entry.document).join(', ');
  const entry = entries.find((one) => document === undefined || isSameKind(one.document, document));
  const unreachable = entry?.code.unreachable;
  if (unreachable !== undefined) throw new UsageError(unknown.unreachable(known, unreachable[language]));
  if (entry !== undefined) return entry;
  if (entries.length > 0) {
    throw new UsageError(unknown.document(known, document ?? '', kinds));
  }
  throw new UsageError(eventCodes().has(known) ? unknown.event(known) : unknown.exchange(known));
};
