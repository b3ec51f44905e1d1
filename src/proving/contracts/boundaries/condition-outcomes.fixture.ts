/** What a rule does where its condition is varied, and whether that is what the condition says. */
import { kindOf } from '../../../issuer/documents/document-model.ts';
import type { CatalogueEntry } from '../../../../simulator/judge/engine/catalogue.ts';
import type { RuleResult } from '../../../../simulator/judge/engine/results.ts';
import { catalogue } from '../../../../simulator/rules/index.ts';
import type { Box } from '../../../harness/box-types.ts';
import { editText } from '../../../../simulator/document/edits/edit-text.ts';
import { baseOf } from '../../../harness/violations/base.ts';
import { contains, variationsOf, type IdCondition, type Variation } from './conditions.fixture.ts';
import { factsFor, runOne, subjectOf } from './one-rule.fixture.ts';

type Judging = Pick<Box, 'authority' | 'clock'>;

/** A code that stands twice for one document has a number behind it: `debitNote/DBD02/2`. */
const entryOf = (id: string): CatalogueEntry | undefined => {
  const [document = '', code = '', number = '1'] = id.split('/');
  const entries = catalogue().find(code);
  return entries.filter((entry) => entry.document === document)[Number(number) - 1];
};

const documentWith = (
  documents: ReadonlyMap<string, string>,
  { document, target }: CatalogueEntry,
): string | undefined =>
  [...documents].find(
    ([name, xml]) => kindOf(baseOf(name)) === document && target !== undefined && contains(xml, target),
  )?.[1];

/** Where it fires; nowhere if it does not. */
const placesIn = (result: RuleResult): readonly (string | undefined)[] =>
  result.status === 'failed' ? result.failures.map(({ xpath }) => xpath) : [];

const agrees = (result: RuleResult, { outcome, at }: Variation): boolean => {
  if (result.status === 'broken' || result.status === 'off') return false;
  const [first, ...others] = placesIn(result);
  return outcome === 'passes' ? first === undefined : others.length === 0 && at.some((place) => place === first);
};

/** Asked last: the answer of a document that the schema refuses is ZB01, and no rule about its content runs. */
export const isRefusedBySchema = async (box: Judging, entry: CatalogueEntry, xml: string): Promise<boolean> => {
  const { schema } = await factsFor(box, subjectOf(entry, xml), { needs: new Set(['schema']) });
  return schema.length > 0;
};

/** What the rule did instead of what its condition says; undefined where they agree. */
export const disagreementOf = async (
  box: Judging,
  {
    row,
    entry,
    variation,
  }: { readonly row: IdCondition; readonly entry: CatalogueEntry; readonly variation: Variation },
): Promise<string | undefined> => {
  const { what, edit, outcome, at } = variation;
  const xml = editText(variation.xml, [edit]);
  const result = await runOne(box, entry, { xml });
  if (agrees(result, variation) || (await isRefusedBySchema(box, entry, xml))) return undefined;
  return `${row.id} ${what} at ${at[0] ?? ''}: ${outcome} expected, ${result.status} ${placesIn(result).join(' ')}`;
};

/** The variations of a row; none where no complete document has its target. */
export const variationsIn = (
  row: IdCondition,
  documents: ReadonlyMap<string, string>,
): readonly [entry: CatalogueEntry, variations: readonly Variation[]] | undefined => {
  const entry = entryOf(row.id);
  const document = entry === undefined ? undefined : documentWith(documents, entry);
  if (entry?.target === undefined || document === undefined) return undefined;
  return [entry, variationsOf(row, document, entry.target)];
};
