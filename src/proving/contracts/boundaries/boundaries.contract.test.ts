/** Every rule that has a limit, at the limit: values written by hand, on the complete documents. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as is from '../../../../simulator/checks/vocabulary/is.ts';
import { editText } from '../../../../simulator/document/edits/edit-text.ts';
import type { Subject } from '../../../../simulator/document/subject.ts';
import type { CatalogueEntry } from '../../../../simulator/judge/engine/catalogue.ts';
import { checkFor } from '../../../../simulator/judge/engine/rule.ts';
import { specified } from '../../../../simulator/rules/specification/transcription.fixture.ts';
import {
  boundaryFiles,
  casesOf,
  documentFor,
  documentRules,
  entryOf,
  isOwnOfTheTill,
  limitOf,
  pendingRules,
  wantedOutcomes,
} from './rows.fixture.ts';
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

const subjects = new Map<string, Subject>();

/** The complete document of a rule, read once for all rules. */
const completeSubject = (entry: CatalogueEntry): Subject => {
  const xml = xmlOf(entry);
  const key = `${entry.document} ${xml}`;
  const subject = subjects.get(key) ?? subjectOf(entry, xml);
  subjects.set(key, subject);
  return subject;
};

const checkOf = async (entry: CatalogueEntry): Promise<Check> =>
  checkFor(entry.rule, await factsFor(box, completeSubject(entry), { needs: new Set(entry.rule.needs) }));

it('every rule has the outcomes that its check wants, stated by a reader of the annex', async () => {
  const stated = specified();
  const lacking: string[] = [];
  for (const entries of documentRules().values()) {
    const [first] = entries;
    const wanted = first === undefined ? [] : wantedOutcomes(await checkOf(first));
    for (const { document, code } of entries) {
      const rows = stated.filter((row) => row.document === document && row.code === code.code);
      if (rows.some(({ without, unreachable }) => (without ?? unreachable) !== undefined)) continue;
      const said = new Set(rows.flatMap(({ outcomes }) => outcomes.flatMap((each) => Object.keys(each))));
      const left = wanted.filter((name) => !said.has(name) && !(name === 'outside' && said.has('neighbour')));
      if (rows.length > 0 && left.length > 0) lacking.push(`${document}/${code.code}: ${left.join(', ')}`);
    }
  }
  // What the annex says about such a value: "outcomes": [{"absent": "fires", "list": ["01"]}], or null for nothing.
  expect(lacking).toEqual([]);
});

describe('every rule with a boundary between values', () => {
  it('has hand-written ones from both sides of it, except those that still lack them', async () => {
    const written = new Set([...boundaryFiles().values()].flat().map((row) => entryOf(row).rule));
    const lacking: string[] = [];
    for (const [rule, entries] of documentRules()) {
      const [entry] = entries;
      if (entry === undefined || written.has(rule) || isOwnOfTheTill(entries)) continue;
      if (limitOf(await checkOf(entry)) !== undefined) lacking.push(`${entry.document} ${entry.code.code}`);
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

it.each<readonly [word: Check, wanted: readonly string[]]>([
  [is.present(), ['absent', 'empty', 'blank']],
  [is.there(), ['absent']],
  [is.literal('1'), ['absent', 'empty', 'blank', 'list', 'outside']],
  [is.oneOf(['1', '2']), ['absent', 'empty', 'blank', 'list', 'outside']],
  [is.sameAs('/*/cbc:ID', '9'), []],
])('the outcomes that a reader states follow from the word: %#', (word, wanted) => {
  expect(wantedOutcomes(word)).toEqual(wanted);
});
