import { describe, expect, it } from 'vitest';
import { parseXml } from './parse.ts';
import { attributeOf, childElements, isElement, positionAt, textOf, type XmlElement } from './tree.ts';

const root = (text: string): XmlElement => {
  const result = parseXml(text);
  if (!result.ok) throw new Error(result.problem.message.en);
  return result.document.root;
};

describe('tree', () => {
  it.each([
    ['<a/>', ''],
    ['<a>x</a>', 'x'],
    ['<a>x<b>no</b>y<!--no-->z<![CDATA[&]]></a>', 'xyz&'],
    ['<a><b>no</b></a>', ''],
  ])('textOf %s is the text directly inside', (text, expected) => {
    expect(textOf(root(text))).toBe(expected);
  });

  it('childElements leaves out everything else', () => {
    const element = root('<a>x<b/><!--y--><?z?><c/></a>');
    expect(childElements(element).map(({ name }) => name)).toEqual(['b', 'c']);
    expect(element.children.map(isElement)).toEqual([false, true, false, false, true]);
  });

  it('attributeOf finds attributes without a namespace only', () => {
    const element = root('<a xmlns:p="u" p:b="1" c="2"/>');
    expect(attributeOf(element, 'b')).toBeUndefined();
    expect(attributeOf(element, 'c')).toBe('2');
  });
});

describe('positionAt', () => {
  it.each<[text: string, offset: number, line: number, column: number]>([
    ['abc', 0, 1, 1],
    ['abc', 2, 1, 3],
    ['a\nb\nc', 2, 2, 1],
    ['a\nb\nc', 3, 2, 2],
    ['a\nb\nc', 4, 3, 1],
    ['a\r\nb', 3, 2, 1],
    ['\ufeffab', 0, 1, 1],
    ['\ufeffab', 1, 1, 1],
    ['\ufeffab', 2, 1, 2],
    ['\ufeffa\nb', 3, 2, 1],
  ])('of %j at %i is %i:%i', (text, offset, line, column) => {
    expect(positionAt(text, offset)).toEqual({ line, column });
  });
});
