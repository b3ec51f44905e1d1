import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalize, canonicalizeDocument, type CanonicalOptions } from './canonical.ts';
import { parseXml } from '../../../src/common/xml/parse.ts';
import { documentText } from '../../../src/common/xml/testing/documents.ts';
import { witnessCanonical } from '../../../src/common/xml/testing/libxml2.ts';
import { rootSpec } from '../../../src/common/xml/testing/specs.ts';
import { isElement, type XmlDocument, type XmlElement } from '../../../src/common/xml/tree.ts';
import { writeXml } from '../../../src/common/xml/write.ts';

const parse = (text: string): XmlDocument => {
  const result = parseXml(text);
  if (!result.ok) throw new Error(`${result.problem.message.en} ${text}`);
  return result.document;
};

const elements = (element: XmlElement): readonly XmlElement[] => [
  element,
  ...element.children.filter(isElement).flatMap(elements),
];

const named = (document: XmlDocument, local: string): XmlElement => {
  const found = elements(document.root).find((element) => element.local === local);
  if (found === undefined) throw new Error(`There is no <${local}>.`);
  return found;
};

describe('canonicalizeDocument', () => {
  it.each<[behaviour: string, text: string, canonical: string]>([
    ['drops the declaration and white space outside the root', '<?xml version="1.0"?>\n\n<a/>\n', '<a></a>'],
    ['drops a byte order mark', '\ufeff<a/>', '<a></a>'],
    ['drops comments', '<!-- x --><a>1<!-- y -->2</a><!-- z -->', '<a>12</a>'],
    [
      'keeps instructions, with line ends outside the root',
      '<?p  d?><a><?q?></a> <?r?>',
      '<?p d?>\n<a><?q?></a>\n<?r?>',
    ],
    ['writes empty elements as two tags', '<a><b /></a >', '<a><b></b></a>'],
    ['unwraps CDATA', '<a><![CDATA[<&>"]]></a>', '<a>&lt;&amp;&gt;"</a>'],
    ['normalises line ends in text', '<a>1\r\n2\r3\n4</a>', '<a>1\n2\n3\n4</a>'],
    ['keeps a carriage return that came by reference', '<a>&#13;&#xA;</a>', '<a>&#xD;\n</a>'],
    ['makes white space in attributes blanks', '<a b="1\t2\n3\r\n4"/>', '<a b="1 2 3 4"></a>'],
    [
      'keeps white space in attributes that came by reference',
      '<a b="&#9;&#10;&#13;"/>',
      '<a b="&#x9;&#xA;&#xD;"></a>',
    ],
    ['escapes quotes in attributes, not in text', `<a b='"&apos;&gt;'>"'</a>`, `<a b="&quot;'>">"'</a>`],
    ['sorts attributes by name in code point order', '<a c="3" b="2" B="1" é="4"/>', '<a B="1" b="2" c="3" é="4"></a>'],
    [
      'sorts attributes by namespace, those without one first',
      '<a xmlns:y="urn:1" xmlns:x="urn:2" x:a="3" y:b="2" z="1"/>',
      '<a xmlns:x="urn:2" xmlns:y="urn:1" z="1" y:b="2" x:a="3"></a>',
    ],
    [
      'sorts declarations by prefix, the default first',
      '<a xmlns:c="u:c" xmlns="u:d" xmlns:b="u:b"/>',
      '<a xmlns="u:d" xmlns:b="u:b" xmlns:c="u:c"></a>',
    ],
    [
      'drops a declaration that is in force already',
      '<a xmlns:p="u:1"><b xmlns:p="u:1"/></a>',
      '<a xmlns:p="u:1"><b></b></a>',
    ],
    [
      'keeps a declaration that changes a prefix',
      '<a xmlns:p="u:1"><b xmlns:p="u:2"/></a>',
      '<a xmlns:p="u:1"><b xmlns:p="u:2"></b></a>',
    ],
    [
      'keeps xmlns="" only below a default',
      '<a xmlns=""><b xmlns="u:1"><c xmlns=""/></b></a>',
      '<a><b xmlns="u:1"><c xmlns=""></c></b></a>',
    ],
    // Not compared with libxml2, which does not escape the ampersand of a namespace.
    ['escapes namespaces like attributes', '<a xmlns="u:?a&amp;b"/>', '<a xmlns="u:?a&amp;b"></a>'],
    [
      'never declares the prefix xml',
      '<a xmlns:xml="http://www.w3.org/XML/1998/namespace" xml:lang="es"/>',
      '<a xml:lang="es"></a>',
    ],
    ['sorts names above U+FFFF by code point', '<a \u{10000}="2" \ufffd="1"/>', '<a \ufffd="1" \u{10000}="2"></a>'],
  ])('%s', (_, text, canonical) => {
    expect(canonicalizeDocument(parse(text))).toBe(canonical);
  });

  it('keeps comments when asked to', () => {
    const document = parse('<!-- x --><a>1<!--y--></a><!--z-->');
    expect(canonicalizeDocument(document, { withComments: true })).toBe('<!-- x -->\n<a>1<!--y--></a>\n<!--z-->');
  });

  it('leaves out the element to omit, and only that', () => {
    const document = parse('<a>1<s><t/></s>2<s/></a>');
    expect(canonicalizeDocument(document, { omit: named(document, 's') })).toBe('<a>12<s></s></a>');
  });
});

describe('canonicalize', () => {
  const nested =
    '<r xmlns="u:r" xmlns:p="u:p" xmlns:q="u:q" xml:lang="es" xml:space="preserve">' +
    '<m xmlns:p="u:p2" xml:lang="fr"><p:n k="1" p:l="2"><o/></p:n></m></r>';

  it.each<[behaviour: string, local: string, options: CanonicalOptions, canonical: string]>([
    [
      'takes namespaces and xml: attributes from the ancestors',
      'n',
      {},
      '<p:n xmlns="u:r" xmlns:p="u:p2" xmlns:q="u:q" k="1" xml:lang="fr" xml:space="preserve" p:l="2"><o></o></p:n>',
    ],
    [
      'declares exclusively what is visibly used',
      'n',
      { exclusive: true },
      '<p:n xmlns:p="u:p2" k="1" p:l="2"><o xmlns="u:r"></o></p:n>',
    ],
    [
      'adds the inclusive prefixes that are in scope',
      'n',
      { exclusive: true, inclusivePrefixes: ['q', 'nowhere', '#default'] },
      '<p:n xmlns="u:r" xmlns:p="u:p2" xmlns:q="u:q" k="1" p:l="2"><o></o></p:n>',
    ],
    [
      'keeps an own xml: attribute before the inherited one',
      'm',
      {},
      '<m xmlns="u:r" xmlns:p="u:p2" xmlns:q="u:q" xml:lang="fr" xml:space="preserve"><p:n k="1" p:l="2"><o></o></p:n></m>',
    ],
    ['inherits no xml: attributes exclusively', 'o', { exclusive: true }, '<o xmlns="u:r"></o>'],
  ])('%s', (_, local, options, canonical) => {
    expect(canonicalize(named(parse(nested), local), options)).toBe(canonical);
  });

  it('declares a prefix again in each branch that uses it exclusively', () => {
    const document = parse('<r xmlns:p="u:p"><p:a><p:b/></p:a><p:c/></r>');
    expect(canonicalizeDocument(document, { exclusive: true })).toBe(
      '<r><p:a xmlns:p="u:p"><p:b></p:b></p:a><p:c xmlns:p="u:p"></p:c></r>',
    );
  });

  it('writes each of a thousand changed declarations where it changes', () => {
    const declared = Array.from({ length: 1000 }, (_, index) => ` xmlns:p${1000 + index}="u:${index}"`);
    const children = Array.from({ length: 1000 }, (_, index) => `<c xmlns:p${1000 + index}="u:x"></c>`).join('');
    const text = `<r${declared.join('')}>${children}</r>`;
    expect(canonicalizeDocument(parse(text))).toBe(text);
  });
});

const modes: readonly (readonly [mode: string, options: CanonicalOptions])[] = [
  ['inclusive', {}],
  ['inclusive with comments', { withComments: true }],
  ['exclusive', { exclusive: true }],
  ['exclusive with inclusive prefixes', { exclusive: true, inclusivePrefixes: ['a', 'c'] }],
  [
    'exclusive with the default namespace inclusive',
    { exclusive: true, inclusivePrefixes: ['#default', 'b'], withComments: true },
  ],
];

it("leaves the writer's output unchanged", () => {
  fc.assert(
    fc.property(rootSpec, (root) => {
      const written = writeXml(root);
      const parsed = parseXml(written);
      expect(parsed.ok && canonicalizeDocument(parsed.document)).toBe(written);
    }),
    { numRuns: 500 },
  );
});

describe.each(modes)('against libxml2, %s', (_, options) => {
  it('gives the same octets for documents', () => {
    fc.assert(
      fc.property(documentText, (text) => {
        expect(canonicalizeDocument(parse(text), options)).toBe(witnessCanonical(text, options));
      }),
      { numRuns: 300 },
    );
  });

  it('gives the same octets for elements in documents', () => {
    fc.assert(
      fc.property(documentText, fc.nat(), (text, chosen) => {
        const all = elements(parse(text).root);
        const index = chosen % all.length;
        const element = all[index];
        expect(element && canonicalize(element, options)).toBe(witnessCanonical(text, { ...options, element: index }));
      }),
      { numRuns: 300 },
    );
  });
});

/** Canonical XML, and the same written differently somewhere in it. */
const nearlyCanonical: fc.Arbitrary<string> = fc
  .tuple(
    rootSpec.map(writeXml),
    fc.array(
      fc.constantFrom<[canonical: string, otherwise: string]>(
        ['&amp;', '&#38;'],
        ['&gt;', '>'],
        ['&#x9;', '\t'],
        ['&#xD;', '&#13;'],
        ['="a', '= "a'],
        [' schemeID', '\nschemeID'],
        [' unitCode', '  unitCode'],
        ['<cbc:ID', '<cbc:ID xmlns:cbc="urn:cbc"'],
        ['<cac:Line', '<cac:Line xmlns:cbc="urn:other"'],
        ['<cac:Price', '<cac:Price Z2="" A=""'],
        ['></', ' ></'],
        ['"></cbc:Note>', '"/>'],
        ['</cbc:ID>', '</cbc:ID >'],
        ['</Own>', '<!-- --></Own>'],
        ['</cac:Line>', '<![CDATA[x]]></cac:Line>'],
      ),
      { maxLength: 3 },
    ),
  )
  .map(([text, changes]) => changes.reduce((changed, [from, to]) => changed.replace(from, () => to), text));

describe('a part copied from the source because it is already in canonical form', () => {
  it.each(modes)('equals what would have been written, %s', (_, options) => {
    fc.assert(
      fc.property(nearlyCanonical, fc.nat(), (text, chosen) => {
        const parsed = parseXml(text);
        fc.pre(parsed.ok);
        const all = elements(parsed.document.root);
        const omitting = { ...options, omit: all[chosen % (all.length + 1)] };
        // An element alone does not know its source.
        expect(canonicalizeDocument(parsed.document, omitting)).toBe(canonicalize(parsed.document.root, omitting));
      }),
      { numRuns: 200 },
    );
  });

  it.each<[otherwise: string, text: string]>([
    ['single quotes', `<a b='1'></a>`],
    ['blanks around the equals sign', '<a b = "1"></a>'],
    ['two blanks before an attribute', '<a  b="1"></a>'],
    ['a line feed before an attribute', '<a\nb="1"></a>'],
    ['a blank before the end of a tag', '<a b="1" ></a >'],
    ['a reference', '<a b="&#49;"></a>'],
    ['an empty-element tag', '<a b="1"/>'],
  ])('is nothing with %s', (_, text) => {
    expect(canonicalizeDocument(parse(text))).toBe('<a b="1"></a>');
  });

  it.each<[otherwise: string, text: string]>([
    ['another reference of the same length', '<a>&#38;</a>'],
    ['CDATA', '<a><![CDATA[&]]></a>'],
  ])('is not a text with %s', (_, text) => {
    expect(canonicalizeDocument(parse(text))).toBe('<a>&amp;</a>');
  });
});
