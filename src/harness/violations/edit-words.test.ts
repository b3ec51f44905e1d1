/** Rows of features/rules state edits, and are read back as the same. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../../../simulator/document/edits/edit.ts';
import { editText } from '../../../simulator/document/edits/edit-text.ts';
import { violationOf } from '../../../simulator/judge/engine/violation-of.ts';
import { specimensOf } from '../../../simulator/judge/proposals/specimen.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { kindNames, type KindName } from '../../issuer/documents/document-model.ts';
import { changeBy, changeText, parseChange, parseEdit, wordEdit, type Change } from './edit-words.ts';

const folder = 'features/rules';

/** Of tables: the cells of each line. */
const tableLines = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .filter((line) => line.trimStart().startsWith('|'))
    .map((line) =>
      [...line.matchAll(/\|((?:\\.|[^|\\])*)(?=\|)/g)].map(([, cell = '']) => cell.trim().replaceAll(/\\(.)/g, '$1')),
    );

const changesIn = (file: string): readonly Change[] => {
  let heads: readonly string[] = [];
  return tableLines(readFileSync(`${folder}/${file}`, 'utf8')).flatMap((cells) => {
    if (cells[0] === 'code') heads = cells;
    const [where = '', from = '', to = ''] = ['where', 'from', 'to'].map((head) => cells[heads.indexOf(head)]);
    return cells[0] === 'code' ? [] : [{ where, from, to }];
  });
};

const files = readdirSync(folder);
const rows = files.flatMap(changesIn);
const rowsByXml = files.filter((file) => !file.includes('by-request')).flatMap(changesIn);

const wordsOf = (edit: XmlEdit | undefined, { from }: Change): Change | undefined => edit && wordEdit(edit, from);

const editIn = (row: string): XmlEdit | undefined => {
  const change = parseChange(row);
  return change && parseEdit(change);
};

const editsOf = (kind: KindName): readonly XmlEdit[] =>
  catalogue()
    .entries(kind)
    .flatMap((entry) => {
      const { built = [], coded = [], signed = [] } = violationOf(entry) ?? {};
      return [...built, ...coded, ...signed];
    });

/** What a row says all of. */
const isOfText = ({ edit }: XmlEdit): boolean => edit !== 'insert' && edit !== 'move';

describe('a row', () => {
  it('is read as the columns of its table', () => {
    expect(rows.length).toBeGreaterThan(1_500);
    expect(rows.map((row) => parseChange(changeText(row)))).toEqual(rows);
  });

  it('is read as the edit that it states', () => {
    const read = rowsByXml.filter((row) => parseEdit(row) !== undefined);
    expect(read.length).toBeGreaterThan(2_000);
    expect(read.map((row) => wordsOf(parseEdit(row), row))).toEqual(read);
  });

  it('is read unless it is about a group, a text that was cut, or something else than the document', () => {
    const unread = rowsByXml.filter((row) => parseEdit(row) === undefined);
    const isKnown = ({ where, to }: Change): boolean => to === 'present' || to.includes('…') || where.includes(' ');
    expect(unread.filter((row) => !isKnown(row))).toEqual([]);
  });
});

const document = '<I><a x="1">one</a><b><a>two</a></b><b><a>three</a></b></I>';

describe('the edit of a row', () => {
  it.each([
    ['a from "one" to "to \\" from"', document.replace('one', 'to " from')],
    ['b[2]/a from "three" to ""', document.replace('three', '')],
    ['a/@x from "1" to "2"', document.replace('"1"', '"2"')],
    ['a/@y from absent to "2"', document.replace('x="1"', 'x="1" y="2"')],
    ['a/@x from "1" to absent', document.replace(' x="1"', '')],
    ['b from present twice to absent', '<I><a x="1">one</a></I>'],
    ['a from "one" to the same and "x"', document.replace('one', 'onex')],
    ['b[2] from present to present twice', document.replace('</I>', '<b><a>three</a></b></I>')],
    ['b/c from absent to "new"', document.replace('<b>', '<b><c>new</c>')],
    ['@z from absent to "1"', document.replace('<I>', '<I z="1">')],
    ['the root from present to "x"', '<I>x</I>'],
  ])('%s', (row, expected) => {
    expect(editText(document, [editIn(row) ?? expect.fail('is not read')])).toBe(expected);
  });

  it.each([
    '',
    'a from "one"',
    'a to absent',
    String.raw`a from "one" to "\q"`,
    'a from "one" to "two',
    'a from "one" to 2',
    'b from absent to present',
    `a from "one" to "${'x'.repeat(24)}…${'y'.repeat(12)}"`,
    'b from present to in b[2]',
    'the signing certificate from valid to "expired"',
  ])('%j says none', (row) => {
    expect(editIn(row)).toBeUndefined();
  });
});

describe('an edit of the catalogue', () => {
  it.each(kindNames)('of a text is read from its row as it is: %s', (kind) => {
    const stated = specimensOf(kind).flatMap(({ root }) =>
      editsOf(kind).map((edit) => [edit, changeBy(edit, root)] as const),
    );
    const whole = stated.filter(([edit, { from, to }]) => isOfText(edit) && from !== 'absent' && !to.includes('…'));
    expect(whole.length).toBeGreaterThan(20);
    expect(whole.map(([, change]) => parseEdit(change))).toEqual(whole.map(([edit]) => edit));
  });
});
