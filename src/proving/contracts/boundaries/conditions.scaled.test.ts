/** What the condition of every rule says about its target: outcomes that no run of the judge decided. */
import { kindOf } from '../../../issuer/documents/document-model.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../common/env/env.ts';
import { isDeep } from '../../../common/testing/volume.ts';
import type { CatalogueEntry } from '../../../../simulator/judge/engine/catalogue.ts';
import { startBox, type Box } from '../../../harness/box.ts';
import { createRecorder } from '../../../harness/reproduce/recorder.ts';
import { baseOf, completeNames } from '../../../harness/violations/base.ts';
import { disagreementOf, isRefusedBySchema, variationsIn } from './condition-outcomes.fixture.ts';
import { conditions, type IdCondition } from './conditions.fixture.ts';
import { completeDocuments } from './one-rule.fixture.ts';

const known = conditions();
let box: Box;
let documents: ReadonlyMap<string, string>;

beforeAll(async () => {
  const recorder = createRecorder();
  box = await startBox({ seed: 'conditions', clock: '2026-11-20T10:00:00-05:00', onStep: recorder.onStep });
  documents = await completeDocuments(box, recorder);
});

afterAll(() => box.close());

/** Every one in the deep run, a twelfth of them in `npm test`: always the same. */
const chosen = (rows: readonly IdCondition[]): readonly IdCondition[] => {
  const dice = seededRandom('conditions').bytes(rows.length);
  return isDeep ? rows : rows.filter((_, index) => (dice[index] ?? 0) % 12 === 0);
};

const ofKind = (kind: string): readonly IdCondition[] => known.filter(({ id }) => id.startsWith(`${kind}/`));

const disagreementsIn = async (rows: readonly IdCondition[]): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const row of rows) {
    const [entry, variations] = variationsIn(row, documents) ?? [];
    for (const variation of variations ?? []) {
      const wrong = entry === undefined ? undefined : await disagreementOf(box, { row, entry, variation });
      if (wrong !== undefined) found.push(wrong);
    }
  }
  return found;
};

describe.each([...new Set(completeNames().map((name) => kindOf(baseOf(name))))])('every condition of %s', (kind) => {
  it('has its target in a complete document, and something to vary', () => {
    const empty = chosen(ofKind(kind)).filter((row) => (variationsIn(row, documents)?.[1] ?? []).length === 0);
    expect(empty.map(({ id }) => id)).toEqual([]);
  });

  it('is tried on documents that the schema accepts', async () => {
    const prepared = new Map<string, CatalogueEntry>();
    for (const row of isDeep ? ofKind(kind) : []) {
      const [entry, variations = []] = variationsIn(row, documents) ?? [];
      for (const { xml } of variations) if (entry !== undefined) prepared.set(xml, entry);
    }
    const refused: string[] = [];
    for (const [xml, entry] of prepared) if (await isRefusedBySchema(box, entry, xml)) refused.push(entry.code.code);
    expect(refused).toEqual([]);
  });

  it('holds wherever the target is varied', async () => {
    expect(await disagreementsIn(chosen(ofKind(kind)))).toEqual([]);
  });
});
