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

/** What the rule did instead of what its condition says; undefined where they agree. */
const disagreementOf = async (
  row: Condition,
  entry: CatalogueEntry,
  variation: Variation,
): Promise<string | undefined> => {
  const { what, edit, outcome, at } = variation;
  const xml = editText(variation.xml, [edit]);
  const result = await runOne(box, entry, { xml });
  if (agrees(result, variation) || (await isRefusedBySchema(entry, xml))) return undefined;
  return `${row.id} ${what} at ${at[0] ?? ''}: ${outcome} expected, ${result.status} ${placesIn(result).join(' ')}`;
};

/** The variations of a row; none where no complete document has its target. */
const variationsIn = (
  row: Condition,
): readonly [entry: CatalogueEntry, variations: readonly Variation[]] | undefined => {
  const entry = entryOf(row.id);
  const document = entry === undefined ? undefined : documentWith(entry);
  if (entry?.target === undefined || document === undefined) return undefined;
  return [entry, variationsOf(row, document, entry.target)];
};

const ofKind = (kind: string): readonly Condition[] => known.rows.filter(({ id }) => id.startsWith(`${kind}/`));

/** The disagreements of these rows, among what is open or among the rest. */
const disagreementsIn = async (rows: readonly Condition[], open: boolean): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const row of rows) {
    const [entry, variations] = variationsIn(row) ?? [];
    for (const variation of variations ?? []) {
      if (entry === undefined || isOpen(known, row.id, variation.what) !== open) continue;
      const wrong = await disagreementOf(row, entry, variation);
      if (wrong !== undefined) found.push(wrong);
    }
  }
  return found;
};

describe.each([...new Set(completeNames().map((name) => kindOf(baseOf(name))))])('every condition of %s', (kind) => {
  it('has its target in a complete document, and something to vary', () => {
    const empty = chosen(ofKind(kind)).filter((row) => (variationsIn(row)?.[1] ?? []).length === 0);
    expect(empty.map(({ id }) => id).filter((id) => !isOpen(known, id, ''))).toEqual([]);
  });

  it('is tried on documents that the schema accepts', async () => {
    const prepared = new Map<string, CatalogueEntry>();
    for (const row of isDeep ? ofKind(kind) : []) {
      const [entry, variations = []] = variationsIn(row) ?? [];
      for (const { xml } of variations) if (entry !== undefined) prepared.set(xml, entry);
    }
    const refused: string[] = [];
    for (const [xml, entry] of prepared) if (await isRefusedBySchema(entry, xml)) refused.push(entry.code.code);
    expect(refused).toEqual([]);
  });

  it('holds wherever the target is varied', async () => {
    expect(await disagreementsIn(chosen(ofKind(kind)), false)).toEqual([]);
  });

  it('is listed as open only as long as the rule disagrees', async () => {
    const listed = isDeep ? ofKind(kind).filter(({ id }) => known.open.some(({ ids }) => ids.includes(id))) : [];
    const wrong = await disagreementsIn(listed, true);
    const settled = listed.filter(
      (row) => variationsIn(row) !== undefined && !wrong.some((text) => text.startsWith(`${row.id} `)),
    );
    expect(settled.map(({ id }) => id)).toEqual([]);
  });
});
