/** What the condition of every rule says about its target: outcomes that no run of the judge decided. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../common/env/env.ts';
import { isDeep } from '../../../common/testing/volume.ts';
import type { CatalogueEntry } from '../../../../simulator/engine/catalogue.ts';
import type { RuleResult } from '../../../../simulator/engine/results.ts';
import { catalogue } from '../../../../simulator/rules/index.ts';
import { startBox, type Box } from '../../box.ts';
import { editText } from '../../edits/edit-text.ts';
import { baseOf, completeNames } from '../../ledger/passes.ts';
import { createRecorder } from '../../reproduce/recorder.ts';
import { kindOf } from '../../violations/base.ts';
import { conditions, contains, isOpen, variationsOf, type Condition, type Variation } from './conditions.fixture.ts';
import { completeDocuments, factsFor, runOne, subjectOf } from './one-rule.fixture.ts';

const known = conditions();
let box: Box;
let documents: ReadonlyMap<string, string>;

beforeAll(async () => {
  const recorder = createRecorder();
  box = await startBox({ seed: 'conditions', clock: '2026-11-20T10:00:00-05:00', onStep: recorder.onStep });
  documents = await completeDocuments(box, recorder);
});

afterAll(() => box.close());

/** Every one in the deep run, a fifth of them in `npm test`: always the same. */
const chosen = (rows: readonly Condition[]): readonly Condition[] => {
  const dice = seededRandom('conditions').bytes(rows.length);
  return isDeep ? rows : rows.filter((_, index) => (dice[index] ?? 0) % 5 === 0);
};

/** A code that stands twice for one document has a number behind it: `debitNote/DBD02/2`. */
const entryOf = (id: string): CatalogueEntry | undefined => {
  const [document = '', code = '', number = '1'] = id.split('/');
  const entries = catalogue().find(code);
  return entries.filter((entry) => entry.document === document)[Number(number) - 1];
};

const documentWith = ({ document, target }: CatalogueEntry): string | undefined =>
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
const isRefusedBySchema = async (entry: CatalogueEntry, xml: string): Promise<boolean> => {
  const { schema } = await factsFor(box, subjectOf(entry, xml), { needs: new Set(['schema']) });
  return schema.length > 0;
};

const disagreementsOf = async (row: Condition, entry: CatalogueEntry, variations: readonly Variation[]) => {
  const found: string[] = [];
  for (const variation of variations) {
    const { what, edit, outcome, at } = variation;
    if (isOpen(known, row.id, what)) continue;
    const xml = editText(variation.xml, [edit]);
    const result = await runOne(box, entry, { xml });
    if (agrees(result, variation) || (await isRefusedBySchema(entry, xml))) continue;
    const got = `${result.status} ${placesIn(result).join(' ')}`;
    found.push(`${row.id} ${what} at ${at[0] ?? ''}: ${outcome} expected, ${got}`);
  }
  return found;
};

/** The variations of a row; none if all of them are open. */
const variationsIn = (
  row: Condition,
): readonly [entry: CatalogueEntry, variations: readonly Variation[]] | undefined => {
  const entry = entryOf(row.id);
  const document = entry === undefined ? undefined : documentWith(entry);
  if (entry?.target === undefined || document === undefined) return undefined;
  return [entry, variationsOf(row, document, entry.target)];
};

const ofKind = (kind: string): readonly Condition[] => known.rows.filter(({ id }) => id.startsWith(`${kind}/`));

describe.each([...new Set(completeNames().map((name) => kindOf(baseOf(name))))])('every condition of %s', (kind) => {
  it('has its target in a complete document, and something to vary', () => {
    const empty = ofKind(kind).filter((row) => {
      const found = variationsIn(row);
      return (found === undefined || found[1].length === 0) && !isOpen(known, row.id, '');
    });
    expect(empty.map(({ id }) => id)).toEqual([]);
  });

  it('holds wherever the target is varied', async () => {
    const wrong: string[] = [];
    for (const row of chosen(ofKind(kind))) {
      const found = variationsIn(row);
      if (found !== undefined) wrong.push(...(await disagreementsOf(row, ...found)));
    }
    expect(wrong).toEqual([]);
  });
});
