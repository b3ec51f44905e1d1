/** The rows of features/rules are inputs: another value in a row is another document, another situation is another one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isEvent, type EventKind } from '../../../simulator/document/kind.ts';
import { sentFile } from '../../../simulator/service/index.ts';
import { seededRandom } from '../../common/env/env.ts';
import { volume } from '../../common/testing/volume.ts';
import { parseXml } from '../../common/xml/parse.ts';
import { findAt } from '../../common/xml/path-steps.ts';
import { attributeOf, childElements, textOf, type XmlElement } from '../../common/xml/tree.ts';
import { startBox, type Box, type JsonObject } from '../box.ts';
import type { Exchange } from '../box-types.ts';
import { writtenRows, type WrittenRow } from '../conform/written-rows.fixture.ts';
import { quoted, unquoted } from './edit-words.ts';
import { documentNamed } from './row-documents.ts';
import { nothingGiven, readGiven } from './row-given.ts';
import type { StepSort } from './row-steps.ts';
import { sendDocumentRow, sendEventRow, type RowSaid } from './send-row.ts';
import { takeCircumstances } from './with-authority.ts';

const clock = '2026-11-20T10:00:00-05:00';

let box: Box;
let posted: JsonObject = {};

beforeAll(async () => {
  const started = await startBox({ seed: 'rows', clock });
  box = {
    ...started,
    post: (path, request, headers) => {
      posted = request as JsonObject; // as a row makes it
      return started.post(path, request, headers);
    },
  };
});

afterAll(() => box.close());

let lastNumber = 980_000_100;

const nextNumber = (): number => (lastNumber += 1);

/** What reached the authority while the row was sent, with that value or without the change. */
const send = async ({ base, sort, cells }: WrittenRow, to: string | undefined): Promise<readonly Exchange[]> => {
  const { code = '', document = '', where = '', given } = cells;
  const said: RowSaid = {
    ...documentNamed(document, 'en'),
    base,
    given: given === undefined ? nothingGiven : readGiven(given, 'en'),
    changes: to === undefined ? [] : [{ sort, where, to }],
  };
  const { journal } = box.authority;
  const newest = (await journal.list(1))[0]?.id;
  takeCircumstances(box);
  const options = { nextNumber, seed: `${code} ${document}` };
  await (isEvent(said.subject)
    ? sendEventRow(box, said as RowSaid & { readonly subject: EventKind }, options) // it is one
    : sendDocumentRow(box, said, options));
  return (await journal.since(newest)).toReversed();
};

const random = seededRandom('rows');

const drawn = (rows: readonly WrittenRow[], count: number): readonly WrittenRow[] =>
  rows
    .map((row) => ({ row, turn: random.bytes(6).toString('hex') }))
    .sort((one, other) => (one.turn < other.turn ? -1 : 1))
    .map(({ row }) => row)
    .slice(0, count);

const named = (rows: readonly WrittenRow[]) =>
  rows.map((row) => [`${row.place} ${row.cells.code ?? ''} on ${row.cells.document ?? ''}`, row] as const);

const xmlIn = async (exchange: Exchange | undefined): Promise<string | undefined> => {
  const file = exchange && (await sentFile(exchange.envelope));
  return file?.extension === 'xml' ? file.bytes.toString('utf8') : undefined;
};

const edits: readonly StepSort[] = ['beforeCode', 'afterCode', 'beforeSigning', 'afterSigning', 'bytes', 'field'];

describe('another value', () => {
  const literal = writtenRows().filter(
    ({ sort, cells: { to = '' } }) => edits.includes(sort) && unquoted(to) !== undefined,
  );

  const textAt = (root: XmlElement, path: string): string => {
    const { elements, attribute } = findAt(root, path, childElements);
    const [element = expect.fail(`There is no ${path}.`)] = elements;
    return attribute === undefined ? textOf(element) : (attributeOf(element, attribute) ?? 'absent');
  };

  /** The text at the place of the row. */
  const sentText = async (row: WrittenRow, to: string): Promise<string> => {
    const exchanges = await send(row, to);
    const { where = '' } = row.cells;
    if (row.sort === 'field')
      return JSON.stringify(
        where.split('.').reduce<unknown>((value, name) => Reflect.get(Object(value), name), posted),
      );
    const xml = (await xmlIn(exchanges.at(-1))) ?? expect.fail('nothing was sent');
    if (row.sort === 'bytes') return xml.includes(unquoted(to) ?? '') ? to : 'other bytes';
    const parsed = parseXml(xml);
    return parsed.ok ? quoted(textAt(parsed.document.root, `/*/${where}`)) : expect.fail(parsed.problem.message.en);
  };

  const another = (to: string): string => quoted(to.length > 40 ? 'another text' : `${unquoted(to) ?? ''}7`);

  it('is in many rows', () => {
    expect(literal.length).toBeGreaterThan(1_500);
  });

  it.each(named(drawn(literal, volume(16, 200))))('%s: is sent', async (_name, row) => {
    const { to = '' } = row.cells;
    expect(await sentText(row, to)).toBe(to);
    expect(await sentText(row, another(to))).toBe(another(to));
  });
});

describe('another situation', () => {
  const situations = writtenRows().filter(({ sort }) => !edits.includes(sort) && sort !== 'unchanged');

  const dayAfterStart = (date: string): number => (Date.parse(date) - Date.parse(clock.slice(0, 10))) / 86_400_000;

  const factsOf = async (exchange: Exchange) => {
    const xml = await xmlIn(exchange);
    const within = (text: string, name: string): string => new RegExp(`${name}[^<>]*>([^<]*)<`).exec(text)?.[1] ?? '';
    return {
      operation: exchange.operation,
      sender: within(exchange.envelope.toString('utf8'), 'BinarySecurityToken'),
      certificate: within(xml ?? '', 'ds:X509Certificate'),
      isLarge: (xml ?? '').length > 300_000,
      isXml: xml !== undefined,
      day: dayAfterStart(within(xml ?? '', 'cbc:IssueDate')),
      waited: exchange.receivedAt - Date.parse(within(xml ?? '', 'xades:SigningTime')),
    };
  };

  /** The envelope, what the registry said, and when. */
  const seen = async (row: WrittenRow, to: string | undefined) => {
    const exchanges = await send(row, to);
    return { said: takeCircumstances(box), sent: await Promise.all(exchanges.map(factsOf)) };
  };

  it.each(named(drawn(situations, volume(12, 50))))('%s: changes envelope, registry or clock', async (_name, row) => {
    // The first one also sends what others refer to.
    await send(row, undefined);
    const usual = await seen(row, undefined);
    expect(await seen(row, row.cells.to ?? '')).not.toEqual(usual);
    expect(await seen(row, undefined)).toEqual(usual);
  });
});
