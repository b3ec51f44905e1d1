/** Every rule that has a limit, at the limit: values written by hand, on the complete documents. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editText } from '../../../../simulator/judge/proposals/edit-text.ts';
import type { CatalogueEntry } from '../../../../simulator/judge/engine/catalogue.ts';
import { checkFor } from '../../../../simulator/judge/engine/rule.ts';
import { boundaryFiles, casesOf, documentFor, documentRules, entryOf, limitOf, pendingRules } from './rows.fixture.ts';
import { completeDocuments, factsFor, runOne, subjectOf } from './one-rule.fixture.ts';
import { startBox, type Box } from '../../../harness/box.ts';
import { createRecorder } from '../../../harness/reproduce/recorder.ts';
import type { Check, Limit } from '../../../../simulator/checks/vocabulary/check.ts';
import { same } from '../../../common/text/bilingual.ts';

const recorder = createRecorder();
let documents: ReadonlyMap<string, string>;
let box: Box;

beforeAll(async () => {
  box = await startBox({ seed: 'boundaries', clock: '2026-11-20T10:00:00-05:00', onStep: recorder.onStep });
  documents = await completeDocuments(box, recorder);
});

afterAll(async () => {
  await box.close();
});

const xmlOf = (entry: CatalogueEntry, document?: string): string => documentFor(documents, entry, document);

describe.each([...boundaryFiles()])('%s', (_file, rows) => {
  it.each(rows.map((row) => [`${row.document} ${row.code}`, row.what, row] as const))(
    '%s: %s',
    async (_rule, _what, row) => {
      const entry = entryOf(row);
      const { strict, authorityClock } = row;
      const cases = casesOf(row);
      expect(new Set(cases.map(({ status }) => status)).size, 'one accepted and one refused at least').toBe(2);
      for (const { what, edits, status } of cases) {
        const xml = editText(xmlOf(entry, row.document), edits);
        const result = await runOne(box, entry, { xml, strict, authorityClock });
        expect(`${what}: ${result.status}`).toBe(`${what}: ${status}`);
      }
    },
  );
});

describe('every rule with a boundary between values', () => {
  it('has hand-written ones from both sides of it, except those that still lack them', async () => {
    const written = new Set([...boundaryFiles().values()].flat().map((row) => entryOf(row).rule));
    const lacking: string[] = [];
    for (const [rule, [entry]] of documentRules()) {
      if (entry === undefined || written.has(rule)) continue;
      const subject = subjectOf(entry, xmlOf(entry));
      const check = checkFor(rule, await factsFor(box, subject, { needs: new Set(rule.needs) }));
      if (limitOf(check) !== undefined) lacking.push(`${entry.document} ${entry.code.code}`);
    }
    // The list may only become shorter: a rule that has values is removed from it.
    expect(lacking.sort()).toEqual(pendingRules);
  });

  it.each<readonly [check: Pick<Check, 'limit' | 'expected'>, limit: Limit | undefined]>([
    [{ expected: { kind: 'oneOf', values: ['1', '2'] }, limit: 'list' }, 'list'],
    [{ expected: { kind: 'value', value: '1' }, limit: 'list' }, undefined],
    [{ expected: same('a value') }, undefined],
    [{ expected: same('the sum of the lines'), limit: 'tolerance' }, 'tolerance'],
    [{ expected: { kind: 'dates', to: '2026-11-20', name: same('a date') } }, 'date'],
    [{ expected: { kind: 'range', above: '0', name: same('a number') } }, 'range'],
    [{ expected: { kind: 'pattern', pattern: '^a', name: same('an a') } }, 'pattern'],
    [{ expected: { kind: 'oneOf', name: same('a unit of the table') } }, 'list'],
  ])('is recognised by its check: %j', (check, limit) => {
    expect(limitOf(check)).toBe(limit);
  });
});
