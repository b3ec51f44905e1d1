import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { escapeText } from '../../common/xml/write.ts';
import { cdata, withCdata } from './cdata.ts';

const readBack = (xml: string): string => {
  const document = XmlDocument.fromString(xml);
  try {
    return document.root.content;
  } finally {
    document.dispose();
  }
};

const payloads: readonly (readonly [name: string, text: string])[] = [
  ['markup', '<?xml version="1.0"?><a b="c">&lt;&amp;</a>'],
  ['the end of a section', 'a]]>b'],
  ['ends of sections in a row', ']]>]]>]]>'],
  ['brackets at the end', 'a]]'],
  ['a bracket before an end', 'a]]]>b'],
  ['CR LF', 'a\r\nb\r\n'],
  ['a lone CR', '\r'],
  ['a CR between brackets', ']]\r>'],
  ['a CR after an end', ']]>\r]]>'],
  ['a section of its own', '<![CDATA[x]]>'],
  ['tabs, line feeds and blanks at both ends', '\n\t a \t\n'],
  ['characters beyond the basic plane and a byte order mark', '\ufeffñ€𝄞'],
  ['nothing', ''],
];

describe('cdata', () => {
  it.each(payloads)('gives %s back through another parser', (_name, text) => {
    expect(readBack(`<a>${cdata(text)}</a>`)).toBe(text);
  });
});

describe('withCdata', () => {
  it.each(payloads)('puts %s in the place of its escaped form', (_name, text) => {
    const xml = withCdata(`<r><d>${escapeText(text)}</d></r>`, 'd', [text]);
    expect(xml).toBe(`<r><d>${cdata(text)}</d></r>`);
  });

  it('replaces payloads in the order given, equal ones too', () => {
    expect(withCdata('<r><d>1</d><d>1</d><d>2</d></r>', 'd', ['1', '2'])).toBe(
      '<r><d><![CDATA[1]]></d><d>1</d><d><![CDATA[2]]></d></r>',
    );
    expect(withCdata('<r><d>1</d><d>1</d></r>', 'd', ['1', '1'])).toBe(
      '<r><d><![CDATA[1]]></d><d><![CDATA[1]]></d></r>',
    );
  });

  it.each([
    ['is missing', '<r><d>1</d></r>', ['2']],
    ['stands before the one it should follow', '<r><d>1</d><d>2</d></r>', ['2', '1']],
    ['is only part of an element', '<r><d>12</d></r>', ['1']],
    ['stands in an element of another name', '<r><e>1</e></r>', ['1']],
  ])('gives nothing when a payload %s', (_name, xml, texts) => {
    expect(withCdata(xml, 'd', texts)).toBeUndefined();
  });
});
