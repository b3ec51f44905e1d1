/** The rows of features/rules are inputs: another value in a row is another document. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requireProfile } from '../../../simulator/judge/index.ts';
import { seededRandom } from '../../common/env/env.ts';
import { parseXml } from '../../common/xml/parse.ts';
import { startBox, type Box } from '../box.ts';
import { spokenKinds } from '../conform/rows.ts';
import { writtenRows, type WrittenRow } from '../conform/written-rows.fixture.ts';
import { createRecorder } from '../reproduce/recorder.ts';
import { baseFor } from './base.ts';
import { placesOf } from './drawn-base.ts';
import { exampleAt, quoted, unquoted } from './edit-words.ts';
import { violationIn } from './row.ts';
import { readGiven } from './row-given.ts';
import { drawnWith, sendBroken } from './run-violation.ts';

const recorder = createRecorder();
let box: Box;

beforeAll(async () => {
  box = await startBox({ seed: 'rows', clock: '2026-11-20T10:00:00-05:00', onStep: recorder.onStep });
});

afterAll(() => box.close());

type Row = WrittenRow['cells'];

const rows = writtenRows()
  .filter(({ base, sort }) => base === 'generated' && sort === 'beforeCode')
  .map(({ cells }) => cells)
  .filter(({ to = '', where = '' }) => unquoted(to) !== undefined && !where.includes('cbc:UUID'));

const drawn = Array.from(seededRandom('rows').bytes(24), (byte, turn) => rows[(turn * 256 + byte) % rows.length] ?? {});

/** The text at the place of the row in the document that was signed. */
const sentText = async (row: Row, to: string, number: number): Promise<string> => {
  const { where = '', given = 'nothing', document = '', code = '' } = row;
  const kind = spokenKinds.get(document) ?? expect.fail(document);
  const { changes, needs } = readGiven(given, 'en');
  const violation = violationIn([...changes, { sort: 'beforeCode', where, to }], 'en');
  const all = [...needs, ...placesOf(violation.built ?? []).map((path) => ({ path }))];
  const name =
    all.map(({ path }) => baseFor(kind, path)).find((each) => each === 'payrollDeletion') ?? baseFor(kind, undefined);
  const base = await drawnWith(box, { name, seed: `${code} ${document}`, needs: all });
  recorder.take();
  await sendBroken(box, { name, number, violation, profile: requireProfile('default'), drawn: base });
  const parsed = parseXml(recorder.take().signed ?? expect.fail('nothing was signed'));
  return parsed.ok ? exampleAt(parsed.document.root, `/*/${where}`).en : expect.fail(parsed.problem.message.en);
};

const shortText = (to: string): string => (to.length > 40 ? 'another text' : `${unquoted(to) ?? ''}7`);

it('are many', () => {
  expect(rows.length).toBeGreaterThan(1_000);
});

it.each(drawn.map((row, turn) => [row.code, row.document, row.where, row, turn] as const))(
  '%s on %s: another value of %s is sent',
  async (_code, _document, _where, row, turn) => {
    const other = quoted(shortText(row.to ?? ''));
    expect(await sentText(row, other, 980_000_100 + turn)).toBe(other);
  },
);
