import { describe, expect, it } from 'vitest';
import { parseXml } from '../../../src/common/xml/parse.ts';
import { childElements, type XmlElement } from '../../../src/common/xml/tree.ts';
import { xpathOf } from './xpath.ts';

const rootOf = (text: string): XmlElement => {
  const result = parseXml(text);
  if (!result.ok) throw new Error(result.problem.message.en);
  return result.document.root;
};

const elements = (element: XmlElement): readonly XmlElement[] => [element, ...childElements(element).flatMap(elements)];

describe('xpathOf', () => {
  const root = rootOf('<I xmlns:b="u"><b:x/>text<y><b:x/><z/></y><!-- --><y/><z/></I>');

  it('gives positions only among siblings with the same name', () => {
    expect(elements(root).map((element) => xpathOf(element))).toEqual([
      '/I',
      '/I/b:x',
      '/I/y[1]',
      '/I/y[1]/b:x',
      '/I/y[1]/z',
      '/I/y[2]',
      '/I/z',
    ]);
  });

  it('names an attribute', () => {
    expect(xpathOf(root, 'xsi:type')).toBe('/I/@xsi:type');
  });
});
