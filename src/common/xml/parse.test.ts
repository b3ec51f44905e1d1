import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseXml } from './parse.ts';
import { damagedText, documentText } from './testing/documents.ts';
import { witnessAccepts } from './testing/libxml2.ts';
import {
  attributeOf,
  isElement,
  positionAt,
  textOf,
  type XmlDocument,
  type XmlElement,
  type XmlProblem,
} from './tree.ts';

const parse = (input: Buffer | string): XmlDocument => {
  const result = parseXml(input);
  if (!result.ok) throw new Error(result.problem.message.en);
  return result.document;
};

const problemOf = (input: Buffer | string, maxDepth?: number): XmlProblem => {
  const result = parseXml(input, { maxDepth });
  if (result.ok) throw new Error('The document was accepted.');
  return result.problem;
};

const first = (element: XmlElement): XmlElement => {
  const child = element.children.find(isElement);
  if (child === undefined) throw new Error(`<${element.name}> has no child element.`);
  return child;
};

const elements = (element: XmlElement): readonly XmlElement[] => [
  element,
  ...element.children.filter(isElement).flatMap(elements),
];

describe('parseXml reads', () => {
  it.each<[what: string, text: string, expected: string]>([
    ['the predefined entities', '<a>&lt;&gt;&amp;&quot;&apos;</a>', `<>&"'`],
    ['character references', '<a>&#241;&#xF1;&#x1F600;&#0000032;</a>', 'ññ😀 '],
    ['an expanded reference as it is, not again', '<a>&amp;lt;&#38;lt;</a>', '&lt;&lt;'],
    ['line ends as line feeds', '<a>1\r\n2\r3\n4\r\r\n</a>', '1\n2\n3\n4\n\n'],
    ['a carriage return by reference as it is', '<a>1&#13;&#10;2</a>', '1\r\n2'],
    ['CDATA beside text', '<a>1<![CDATA[<b>&lt;\r\n]]>2<![CDATA[]]></a>', '1<b>&lt;\n2'],
    ['brackets that end nothing', '<a>]] > ]]&gt; ]&gt;</a>', ']] > ]]> ]>'],
    ['text around comments and instructions', '<a>1<!--x-->2<?y?>3</a>', '123'],
    ['characters beyond U+FFFF', '<a>😀\ud7ff\ue000\ufffd</a>', '😀\ud7ff\ue000\ufffd'],
  ])('%s', (_, text, expected) => {
    expect(textOf(parse(text).root)).toBe(expected);
  });

  it.each<[what: string, text: string, expected: string]>([
    ['white space as blanks', '<a b="1\t2\n3\r4\r\n5"/>', '1 2 3 4 5'],
    ['white space by reference as it is', '<a b="1&#9;2&#10;3&#xD;4"/>', '1\t2\n3\r4'],
    ['the other quote', `<a b='"'/>`, '"'],
    ['greater-than and brackets', '<a b="]]>"/>', ']]>'],
    ['white space around the equals sign', '<a b\n=\t"1"/>', '1'],
    ['an empty value', '<a b=""/>', ''],
  ])('in attribute values, %s', (_, text, expected) => {
    expect(attributeOf(parse(text).root, 'b')).toBe(expected);
  });

  it('namespaces, the default one not for attributes', () => {
    const root = parse(
      '<r xmlns="u:d" xmlns:p="u:p" k="1" p:k="2"><p:c xmlns="" xmlns:p="u:q"><d/></p:c><e/></r>',
    ).root;
    const [, child, leaf, last] = elements(root);
    expect(root).toMatchObject({ name: 'r', prefix: '', local: 'r', uri: 'u:d' });
    expect(root.namespaces).toEqual([
      { prefix: '', uri: 'u:d' },
      { prefix: 'p', uri: 'u:p' },
    ]);
    expect(root.attributes.map(({ name, prefix, local, uri, value }) => [name, prefix, local, uri, value])).toEqual([
      ['k', '', 'k', '', '1'],
      ['p:k', 'p', 'k', 'u:p', '2'],
    ]);
    expect(child).toMatchObject({ name: 'p:c', prefix: 'p', local: 'c', uri: 'u:q' });
    expect(leaf).toMatchObject({ local: 'd', uri: '' });
    expect(last).toMatchObject({ local: 'e', uri: 'u:d' });
  });

  it('the prefix xml without a declaration', () => {
    expect(parse('<a xml:lang="es"/>').root.attributes[0]?.uri).toBe('http://www.w3.org/XML/1998/namespace');
  });

  it('a namespace whose white space and references are those of any attribute', () => {
    expect(parse('<a xmlns="u:1&amp;2"/>').root.uri).toBe('u:1&2');
  });

  it('names with letters of any alphabet', () => {
    expect(parse('<año_1.ñ-x π="1"/>').root).toMatchObject({ name: 'año_1.ñ-x', attributes: [{ name: 'π' }] });
  });

  it('the declaration', () => {
    const text = `<?xml version='1.0' encoding="utf-8" standalone = 'yes' ?><a/>`;
    expect(parse(text).declaration).toEqual({ encoding: 'utf-8', standalone: 'yes', start: 0, end: text.length - 4 });
    expect(parse('<a/>').declaration).toBeUndefined();
  });

  it('the nodes around the root', () => {
    const { before, after } = parse('<!--1--> <?x  y ?><a/>\n<!--2-->');
    expect(before).toEqual([
      { kind: 'comment', text: '1', start: 0, end: 8 },
      { kind: 'instruction', target: 'x', data: 'y ', start: 9, end: 18 },
    ]);
    expect(after).toEqual([{ kind: 'comment', text: '2', start: 23, end: 31 }]);
  });

  it('up to the allowed depth', () => {
    const nested = (depth: number): string => '<a>'.repeat(depth) + '</a>'.repeat(depth);
    expect(elements(parse(nested(100)).root)).toHaveLength(100);
    expect(problemOf(nested(101))).toMatchObject({ code: 'xml-too-deep', offset: 300 });
    expect(problemOf('<a><b/></a>', 1)).toMatchObject({ code: 'xml-too-deep', offset: 3 });
    expect(problemOf('<a><b/>', 2).code).toBe('xml-not-well-formed');
  });

  it('a thousand attributes', () => {
    const written = Array.from({ length: 1000 }, (_, index) => `a${index}="${index}"`).join(' ');
    expect(attributeOf(parse(`<a ${written}/>`).root, 'a999')).toBe('999');
    expect(problemOf(`<a ${written} a7=""/>`)).toMatchObject({
      code: 'xml-duplicate-attribute',
      offset: written.length + 4,
    });
  });
});

describe('offsets', () => {
  it('cut every part out of the text', () => {
    const text = '<?xml version="1.0"?>\n<r x="1" >t<p:e xmlns:p="u" y = \'&lt;\'>é</p:e ><f /></r>';
    const { root } = parse(text);
    const [, inner, empty] = elements(root);
    const cut = ({ start, end } = { start: 0, end: 0 }): string => text.slice(start, end);
    const tag = ({ start, contentStart, contentEnd } = root): readonly string[] => [
      text.slice(start, contentStart),
      text.slice(contentStart, contentEnd),
    ];
    expect(tag()[0]).toBe('<r x="1" >');
    expect(cut({ start: root.contentEnd, end: root.end })).toBe('</r>');
    expect(cut(inner)).toBe('<p:e xmlns:p="u" y = \'&lt;\'>é</p:e >');
    expect(tag(inner)[1]).toBe('é');
    expect(cut(inner?.attributes[0])).toBe("y = '&lt;'");
    expect(tag(empty)).toEqual(['<f />', '']);
    expect(cut(empty)).toBe('<f />');
    expect(inner?.parent).toBe(root);
  });

  it('count from the byte order mark, columns from after it', () => {
    const document = parse(Buffer.from('\ufeff<a>\n <b/></a>'));
    expect(document.text.charCodeAt(0)).toBe(0xfeff);
    expect(document.root.start).toBe(1);
    expect(positionAt(document.text, 1)).toEqual({ line: 1, column: 1 });
    expect(positionAt(document.text, first(document.root).start)).toEqual({ line: 2, column: 2 });
  });

  it('nest and cover the document whatever its style', () => {
    fc.assert(
      fc.property(documentText, (text) => {
        const document = parse(text);
        for (const element of elements(document.root)) {
          expect(text.slice(element.start).startsWith(`<${element.name}`)).toBe(true);
          expect(text.charAt(element.end - 1)).toBe('>');
          let at = element.contentStart;
          for (const child of element.children) {
            expect(child.start).toBe(at);
            at = child.end;
          }
          expect(at).toBe(element.contentEnd);
        }
      }),
    );
  });
});

describe('parseXml refuses', () => {
  it.each<[what: string, text: string, line: number, column: number]>([
    ['nothing', '', 1, 1],
    ['white space alone', ' \n', 2, 1],
    ['text before the root', 'x<a/>', 1, 1],
    ['text behind the root', '<a/>x', 1, 5],
    ['a second root', '<a/><b/>', 1, 5],
    ['a CDATA section behind the root', '<a/><![CDATA[]]>', 1, 5],
    ['a NUL behind the root', '<a/>\u0000', 1, 5],
    ['an end tag alone', '</a>', 1, 2],
    ['an element that is not closed', '<a>\n<b>x</a>', 2, 5],
    ['an element that is never closed', '<a>\n <b>\n', 2, 2],
    ['an end tag whose name goes on', '<a></ab>', 1, 4],
    ['an end tag whose name is shorter', '<ab></a>', 1, 5],
    ['an end tag with an attribute', '<a></a b="1">', 1, 4],
    ['an end tag of the same name under another prefix', '<p:a xmlns:p="u" xmlns:q="u"></q:a>', 1, 30],
    ['a start tag that does not end', '<a b="1"', 1, 9],
    ['a blank between slash and bracket', '<a/ >', 1, 3],
    ['a name that begins with a digit', '<1a/>', 1, 2],
    ['a name that begins with a hyphen', '<a -b="1"/>', 1, 4],
    ['no name', '< a/>', 1, 2],
    ['a colon without a prefix', '<:a/>', 1, 2],
    ['a colon without a local name', '<a:/>', 1, 2],
    ['two colons', '<a xmlns:b="u" b:c:d="1"/>', 1, 16],
    ['an attribute without a value', '<a b/>', 1, 5],
    ['a value without quotes', '<a b=1/>', 1, 6],
    ['a value whose quote does not close', '<a b="1/>', 1, 6],
    ['attributes without white space between', '<a b="1"c="2"/>', 1, 9],
    ['less-than in an attribute', '<a b="<"/>', 1, 7],
    ['an ampersand alone in text', '<a>\n& b</a>', 2, 1],
    ['an ampersand alone in an attribute', '<a b="1&2"/>', 1, 8],
    ['a reference without a semicolon', '<a>&amp</a>', 1, 4],
    ['a reference to a forbidden character', '<a>&#1;</a>', 1, 4],
    ['a reference to half a surrogate pair', '<a>&#xD800;</a>', 1, 4],
    ['a reference beyond Unicode', '<a>&#x110000;</a>', 1, 4],
    ['a reference with an upper-case X', '<a>&#X41;</a>', 1, 4],
    ['the end of CDATA in text', '<a>1]]>2</a>', 1, 5],
    ['a CDATA section that does not end', '<a><![CDATA[ ]]</a>', 1, 4],
    ['a comment that does not end', '<a><!-- </a>', 1, 4],
    ['two hyphens in a comment', '<a><!-- 1 -- 2 --></a>', 1, 11],
    ['three hyphens at the end of a comment', '<a><!-- 1 ---></a>', 1, 11],
    ['an instruction that does not end', '<a><?b </a>', 1, 4],
    ['an instruction without a target', '<a><? b?></a>', 1, 4],
    ['an instruction with a colon in its target', '<a><?b:c?></a>', 1, 4],
    ['an instruction called xml', '<a><?XML b?></a>', 1, 4],
    ['white space before the declaration', ' <?xml version="1.0"?><a/>', 1, 2],
    ['a declaration without a version', '<?xml encoding="UTF-8"?><a/>', 1, 1],
    ['a declaration of XML 1.1', '<?xml version="1.1"?><a/>', 1, 1],
    ['a declaration in the wrong order', '<?xml version="1.0" standalone="no" encoding="UTF-8"?><a/>', 1, 1],
    ['a declaration markup in the content', '<a><!ELEMENT b ANY></a>', 1, 4],
    ['a control character in text', '<a>1\u0001</a>', 1, 5],
    ['a control character in an attribute', '<a b="\u001f"/>', 1, 7],
    ['a control character in a comment', '<a><!-- \u0002 --></a>', 1, 9],
    ['a control character in CDATA', '<a><![CDATA[\u0003]]></a>', 1, 13],
    ['a control character in an instruction', '<a><?b \u0004?></a>', 1, 8],
    ['U+FFFE', '<a>\ufffe</a>', 1, 4],
    ['half a surrogate pair', '<a>\ud83d</a>', 1, 4],
    ['the other half of a surrogate pair', '<a b="\ude00"/>', 1, 7],
    ['a prefix bound to nothing', '<a xmlns:p=""/>', 1, 4],
    ['the prefix xml bound to something else', '<a xmlns:xml="u"/>', 1, 4],
    ['another prefix bound to the namespace of xml', '<a xmlns:p="http://www.w3.org/XML/1998/namespace"/>', 1, 4],
    ['the prefix xmlns declared', '<a xmlns:xmlns="u"/>', 1, 4],
    ['the namespace of xmlns as default', '<a xmlns="http://www.w3.org/2000/xmlns/"/>', 1, 4],
    ['an element with the prefix xmlns', '<xmlns:a/>', 1, 2],
    ['a declaration without a prefix behind the colon', '<a xmlns:="u"/>', 1, 4],
    ['a declaration of something that is no prefix', '<a xmlns:1="u"/>', 1, 4],
  ])('%s', (_, text, line, column) => {
    expect(problemOf(text)).toMatchObject({ code: 'xml-not-well-formed', position: { line, column } });
  });

  it.each<[code: XmlProblem['code'], what: string, text: string, offset: number]>([
    ['xml-doctype', 'a document type', '<!DOCTYPE a><a/>', 0],
    [
      'xml-doctype',
      'a document type with entities',
      '<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
      22,
    ],
    ['xml-entity', 'an entity that is not predefined', '<a>1&nbsp;2</a>', 4],
    ['xml-entity', 'an entity in an attribute', '<a b="&b;"/>', 6],
    ['xml-unbound-prefix', 'an element whose prefix is not declared', '<p:a/>', 1],
    ['xml-unbound-prefix', 'an attribute whose prefix is not declared', '<a p:b="1"/>', 3],
    ['xml-unbound-prefix', 'a prefix that was declared in a sibling', '<a><b xmlns:p="u"/><p:c/></a>', 20],
    ['xml-unbound-prefix', 'a prefix that was declared in a closed child', '<a><b xmlns:p="u"></b><p:c/></a>', 23],
    ['xml-duplicate-attribute', 'an attribute twice', '<a b="1" c="2" b="3"/>', 15],
    [
      'xml-duplicate-attribute',
      'an attribute twice by expanded name',
      '<a xmlns:p="u" xmlns:q="u" p:b="1" q:b="2"/>',
      35,
    ],
    ['xml-duplicate-attribute', 'a prefix declared twice', '<a xmlns:p="u" xmlns:p="u"/>', 15],
    ['xml-not-utf8', 'another encoding', '<?xml version="1.0" encoding="ISO-8859-1"?><a/>', 0],
  ])('with %s %s', (code, _, text, offset) => {
    expect(problemOf(text)).toMatchObject({ code, offset, position: positionAt(text, offset) });
  });

  it.each<[what: string, bytes: readonly number[], offset: number]>([
    ['Latin-1', [0x3c, 0x61, 0x3e, 0xf1, 0x3c], 3],
    ['a sequence that is too long for its character', [0x3c, 0x61, 0x3e, 0xc0, 0x80], 3],
    ['an encoded surrogate', [0x3c, 0xed, 0xa0, 0x80], 1],
    ['a sequence cut short', [0x3c, 0x61, 0x3e, 0xe2, 0x82], 3],
    ['UTF-16', [0xff, 0xfe, 0x3c, 0x00], 0],
    ['a wrong byte behind a real U+FFFD', [0xef, 0xbf, 0xbd, 0xc3, 0xb1, 0xff], 2],
  ])('bytes that are not UTF-8: %s', (_, bytes, offset) => {
    expect(problemOf(Buffer.from(bytes))).toMatchObject({ code: 'xml-not-utf8', offset });
  });

  it('names the byte that is not UTF-8', () => {
    expect(problemOf(Buffer.from('ñ<\xe9', 'latin1')).message.en).toContain('Byte 0 (0xF1)');
    expect(problemOf(Buffer.concat([Buffer.from('<ñ'), Buffer.from([0xe9])])).message.en).toContain('Byte 3 (0xE9)');
  });

  it('the first problem only', () => {
    expect(problemOf('<a b="&x;" b="1">&y;</c>')).toMatchObject({ code: 'xml-entity', offset: 6 });
  });
});

describe('a long text', () => {
  const long = 'QUJD+/=\n'.repeat(40);

  it.each(['', '&amp;', '\r\n', '\t', 'ñ', '𝄞', '\ud7ff', ']]', '>', ']]&gt;', '&#13;x'])(
    'with %j in it is read like a short one',
    (inside) => {
      const short = textOf(parse(`<a>${inside}</a>`).root);
      expect(textOf(parse(`<a>${long}${inside}${long}</a>`).root)).toBe(`${long}${short}${long}`);
    },
  );

  it.each([
    ['<a>', '', 'xml-not-well-formed'],
    ['<a>', ']]>', 'xml-not-well-formed'],
    ['<a>', '\u0001', 'xml-not-well-formed'],
    ['<a>', '\ud800', 'xml-not-well-formed'],
    ['<a>', '&x;', 'xml-entity'],
  ] as const)('%s… %j is refused as a short one is', (start, inside, code) => {
    const closed = inside === '' ? '' : '</a>';
    expect(problemOf(`${start}${long}${inside}${closed}`).code).toBe(code);
    expect(problemOf(`${start}${inside}${closed}`).code).toBe(code);
  });
});

describe('against libxml2', () => {
  it('accepts every well-formed document', () => {
    fc.assert(
      fc.property(documentText, (text) => {
        expect(parseXml(text).ok).toBe(true);
        expect(witnessAccepts(text)).toBe(true);
      }),
    );
  });

  it('accepts damaged documents exactly when libxml2 does', () => {
    fc.assert(
      fc.property(damagedText, (text) => {
        expect({ text, ok: parseXml(text).ok }).toEqual({ text, ok: witnessAccepts(text) });
      }),
      { numRuns: 2000 },
    );
  });

  it('reads bytes and text alike', () => {
    fc.assert(
      fc.property(documentText, (text) => {
        expect(parseXml(Buffer.from(text))).toEqual(parseXml(text));
      }),
      { numRuns: 50 },
    );
  });
});
