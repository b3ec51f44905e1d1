/** Edits are said in words, and read back as they were. */
import { describe, expect, it } from 'vitest';
import { editText } from '../../../simulator/document/edits/edit-text.ts';
import { parseXml } from '../../common/xml/parse.ts';
import { exampleAt, parseEdit } from './edit-words.ts';

const document = '<I><a x="1">one</a><b><a>two</a></b><b><a>three</a></b></I>';

const changed = (where: string, to: string): string =>
  editText(document, [parseEdit({ where, to }, 'en') ?? expect.fail('is not read')]);

describe('the edit of a row', () => {
  it.each([
    ['a', '"to \\" from"', document.replace('one', 'to " from')],
    ['b[2]/a', '""', document.replace('three', '')],
    ['a/@x', '"2"', document.replace('"1"', '"2"')],
    ['a/@y', '"2"', document.replace('x="1"', 'x="1" y="2"')],
    ['a/@x', 'absent', document.replace(' x="1"', '')],
    ['b', 'absent', '<I><a x="1">one</a></I>'],
    ['a', 'empty', document.replace('one', '')],
    ['a', 'twice', document.replace('</a>', '</a><a x="1">one</a>')],
    ['a/@x', 'one cent more', document.replace('"1"', '"1.01"')],
    ['a/@x', '120 cents less', document.replace('"1"', '"-0.20"')],
    ['/*/b[2]/a', '""', document.replace('three', '')],
    ['/I/b[2]/a', '""', document.replace('three', '')],
    ['a', 'the same and "x"', document.replace('one', 'onex')],
    ['b[2]', 'present twice', document.replace('</I>', '<b><a>three</a></b></I>')],
    ['b/c', '<c>new</c>', document.replace('<b>', '<b><c>new</c>')],
    ['b/c', '<c y="1; 2"><d/></c> after a', document.replace('two</a>', 'two</a><c y="1; 2"><d></d></c>')],
    [
      'b[2]/a',
      'in b[1] after a',
      document.replace('<b><a>three</a></b>', '<b></b>').replace('two</a>', 'two</a><a>three</a>'),
    ],
    ['@z', '"1"', document.replace('<I>', '<I z="1">')],
    ['the root', '"x"', '<I>x</I>'],
  ])('%s: %s', (where, to, expected) => {
    expect(changed(where, to)).toBe(expected);
  });

  it.each([
    ['', ''],
    ['a', 'something else'],
    ['a', '0 cents more'],
    ['a', '01 cents more'],
    ['a', '1234567890123 cents more'],
    ['a', 'cents more'],
    ['a', 'vacío'],
    ['a', String.raw`"\q"`],
    ['a', '"two'],
    ['a', '2'],
    ['b', 'present'],
    ['b/c', '<d/>'],
    ['b/c', '<c>'],
    ['b/c', '<c/><c/>'],
    ['its certificate', '"expired"'],
  ])('%j: %j is none', (where, to) => {
    expect(parseEdit({ where, to }, 'en')).toBeUndefined();
  });
});

describe('the example of a row', () => {
  const parsed = parseXml(document);
  const root = parsed.ok ? parsed.document.root : expect.fail(parsed.problem.message.en);

  it.each([
    ['/*/a', '"one"'],
    ['/*/a/@x', '"1"'],
    ['/*/a/@y', 'absent'],
    ['/*/b', 'present twice'],
    ['/*/b[2]', 'present'],
    ['/*/c', 'absent'],
  ])('at %s is %s', (path, example) => {
    expect(exampleAt(root, path).en).toBe(example);
  });
});
