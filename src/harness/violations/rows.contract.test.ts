/** The rows of features/rules are inputs: another value in a row is another document. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requireProfile } from '../../../simulator/judge/index.ts';
import { packageFile } from '../../common/data-directory.ts';
import { seededRandom } from '../../common/env/env.ts';
import { parseXml } from '../../common/xml/parse.ts';
import { startBox, type Box } from '../box.ts';
import { spokenKinds } from '../conform/rows.ts';
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

type Row = Readonly<Record<string, string>>;

const cellsOf = (line: string): readonly string[] =>
  [...line.matchAll(/\|((?:\\.|[^|\\])*)(?=\|)/g)].map(([, cell = '']) => cell.trim().replaceAll(/\\(.)/g, '$1'));

/** The tables below the step about a place that is changed before the code is computed. */
const rowsIn = (feature: string): readonly Row[] =>
  feature
    .split('Scenario Outline:')
    .filter(
      (outline) =>
        outline.includes('Given a generated document: <document>') && outline.includes('before its code is computed'),
    )
    .flatMap((outline) => {
      const [head = [], ...rows] = (outline.match(/^ *\|.*\|$/gm) ?? []).map(cellsOf);
      return rows.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])));
    });

const folder = packageFile('features/rules');
const rows = readdirSync(folder)
  .flatMap((name) => rowsIn(readFileSync(`${folder}/${name}`, 'utf8')))
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
