import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { XmlLimits } from './parse-limits.ts';
import { parseXml } from './parse.ts';
import { documentText, damagedText } from './testing/documents.ts';
import { witnessAccepts } from './testing/libxml2.ts';
import { isElement, type XmlDocument, type XmlElement, type XmlNode, type XmlProblem } from './tree.ts';

const problemOf = (input: Buffer | string, limits?: XmlLimits): XmlProblem => {
  const result = parseXml(input, limits);
  if (result.ok) throw new Error('The document was accepted.');
  return result.problem;
};

const attributes = (count: number): string => Array.from({ length: count }, (_, at) => `a${String(at)}="1"`).join(' ');
const declarations = (count: number): string =>
  Array.from({ length: count }, (_, at) => `xmlns:p${String(at)}="u"`).join(' ');

/** Each with a text just within the budget, and the addition that exceeds it. */
const rows: readonly (readonly [
  code: XmlProblem['code'],
  what: string,
  limits: XmlLimits,
  within: string,
  over: string,
  offset: number,
])[] = [
  ['xml-too-many-nodes', 'an element', { maxNodes: 2 }, '<a><b/></a>', '<a><b/><c/></a>', 7],
  ['xml-too-many-nodes', 'the root', { maxNodes: 0 }, '', '<a/>', 0],
  ['xml-too-many-nodes', 'a text', { maxNodes: 2 }, '<a>x</a>', '<a><b/>x</a>', 7],
  ['xml-too-many-nodes', 'a CDATA section', { maxNodes: 2 }, '<a><![CDATA[]]></a>', '<a>x<![CDATA[]]></a>', 4],
  ['xml-too-many-nodes', 'a comment', { maxNodes: 2 }, '<a><!----></a>', '<a>x<!----></a>', 4],
  ['xml-too-many-nodes', 'an instruction', { maxNodes: 2 }, '<a><?b?></a>', '<a>x<?b?></a>', 4],
  ['xml-too-many-nodes', 'a comment behind the root', { maxNodes: 2 }, '<!----><a/>', '<!----><a/><!---->', 11],
  ['xml-too-many-attributes', 'an attribute', { maxAttributes: 2 }, '<a b="" c=""/>', '<a b=""><d e="" f=""/></a>', 16],
  [
    'xml-too-many-attributes',
    'a declaration, which is an attribute',
    { maxAttributes: 1 },
    '<a xmlns="u"/>',
    '<a xmlns="u" b=""/>',
    13,
  ],
  [
    'xml-too-many-element-attributes',
    'an attribute of one element',
    { maxElementAttributes: 2 },
    '<a b="" c=""><d e="" f=""/></a>',
    '<a b="" c="" d=""/>',
    13,
  ],
  [
    'xml-too-many-namespaces',
    'a declaration',
    { maxNamespaces: 2 },
    '<a xmlns:b="u"><c xmlns:d="u"/></a>',
    '<a xmlns:b="u"><c xmlns:d="u"/><e xmlns="u"/></a>',
    34,
  ],
  [
    'xml-too-many-namespaces-in-scope',
    'a declaration in scope',
    { maxNamespacesInScope: 2 },
    '<a xmlns:b="u"><c xmlns:d="u"/><e xmlns="u"/></a>',
    '<a xmlns:b="u"><c xmlns:d="u"><e xmlns="u"/></c></a>',
    33,
  ],
  ['xml-too-deep', 'an element', { maxDepth: 2 }, '<a><b/><b/></a>', '<a><b><c/></b></a>', 6],
];

describe('the budget of parseXml', () => {
  it.each(rows)('%s: %s is one too many', (code, _what, limits, within, over, offset) => {
    expect(within === '' || parseXml(within, limits).ok).toBe(true);
    expect(problemOf(over, limits)).toMatchObject({ code, offset, position: { line: 1, column: offset + 1 } });
    expect(parseXml(over).ok).toBe(true);
  });

  it('states the actual value, the expected one and the remedy', () => {
    const found = 'Found at least 2 nodes (elements, texts, comments and instructions); expected at most 1.';
    expect(problemOf('<a><b/></a>', { maxNodes: 1 }).message.en).toBe(`${found} Split the document.`);
    expect(problemOf('<a><b/></a>', { maxNodes: 1, raisedBy: { maxNodes: 'zipNodes' } }).message.en).toBe(
      `${found} Split the document, or raise the limit zipNodes.`,
    );
  });

  it.each<readonly [code: XmlProblem['code'], what: string, text: string]>([
    ['xml-too-many-element-attributes', 'a million attributes', `<a ${attributes(1_000_000)}/>`],
    [
      'xml-too-many-namespaces-in-scope',
      'ten thousand declarations',
      `<a ${declarations(5_001)}><b ${declarations(5_000)}/></a>`,
    ],
    ['xml-too-many-nodes', 'a million nodes and more', `<a>${'<b/>c'.repeat(600_000)}</a>`],
  ])('%s: %s, by default', (code, _what, text) => {
    expect(problemOf(Buffer.from(text)).code).toBe(code);
  });

  it.each<readonly [what: string, text: string]>([
    [
      'an invoice of 5,000 lines with forty elements each',
      `<a>${`<l>${'<b c="1">d</b>'.repeat(40)}</l>`.repeat(5_000)}</a>`,
    ],
    ['5,000 declarations of one element', `<a ${declarations(5_000)}/>`],
    ['5,000 declarations of 5,000 elements', `<a>${'<b xmlns:p="u" p:c="1"/>'.repeat(5_000)}</a>`],
    ['20,000 siblings', `<a>${'<b/><c/>'.repeat(10_000)}</a>`],
    ['megabytes in one text', `<a>${'QUJD'.repeat(2_000_000)}</a>`],
  ])('lets through %s, by default', (_what, text) => {
    expect(parseXml(Buffer.from(text)).ok).toBe(true);
  });

  it('is spent on every node once, and counted in the document', () => {
    const all = (node: XmlNode): number =>
      1 + (isElement(node) ? node.children.reduce((sum, each) => sum + all(each), 0) : 0);
    fc.assert(
      fc.property(documentText, (text) => {
        const { nodeCount, root, before, after } = documentOf(text);
        expect(nodeCount).toBe([...before, root, ...after].reduce((sum, each) => sum + all(each), 0));
        expect(parseXml(text, { maxNodes: nodeCount }).ok).toBe(true);
        expect(problemOf(text, { maxNodes: nodeCount - 1 }).code).toBe('xml-too-many-nodes');
      }),
    );
  });

  it('changes no verdict on a document within it, as libxml2 confirms', () => {
    const budget: XmlLimits = { maxNodes: 1_000, maxAttributes: 1_000, maxNamespaces: 1_000, maxDepth: 50 };
    fc.assert(
      fc.property(fc.oneof(documentText, damagedText), (text) => {
        expect({ text, ok: parseXml(text, budget).ok }).toEqual({ text, ok: witnessAccepts(text) });
      }),
      { numRuns: 1_000 },
    );
  });
});

const documentOf = (text: string, until?: (element: XmlElement) => boolean): XmlDocument => {
  const result = parseXml(text, { until });
  if (!result.ok) throw new Error(result.problem.message.en);
  return result.document;
};

describe('reading until an element', () => {
  const named =
    (local: string) =>
    (element: XmlElement): boolean =>
      element.local === local;

  it('ends after its start tag, whatever follows', () => {
    const text = '<r><h>x</h><b k="1"><c/>&nonsense; <d';
    const { root } = documentOf(text, named('b'));
    const [header, body] = root.children.filter(isElement);
    expect(header).toMatchObject({ local: 'h', start: 3, end: 11 });
    expect(body).toMatchObject({ local: 'b', children: [], contentStart: 20, contentEnd: 20, end: 20 });
    expect(root.end).toBe(20);
  });

  it('reads everything if it does not occur, including an empty one', () => {
    expect(documentOf('<r><b/><c></c></r>', named('b')).root).toMatchObject({ end: 18 });
    expect(parseXml('<r><b/></r>x', { until: named('b') }).ok).toBe(false);
  });

  it('gives the same result as reading all of it, up to that point', () => {
    fc.assert(
      fc.property(documentText, fc.nat(20), (text, which) => {
        const whole = documentOf(text);
        let asked = 0;
        const { root } = documentOf(text, () => asked++ === which);
        expect(text.slice(0, root.contentStart)).toBe(text.slice(0, whole.root.contentStart));
        const pairs = [[root, whole.root] as const];
        for (let pair = pairs.pop(); pair !== undefined; pair = pairs.pop()) {
          const [part, all] = pair;
          expect(part).toMatchObject({ name: all.name, start: all.start, contentStart: all.contentStart });
          expect(part.attributes).toEqual(all.attributes);
          part.children.forEach((child, at) => {
            const other = all.children[at];
            if (isElement(child) && other !== undefined && isElement(other)) pairs.push([child, other]);
            else expect(child).toEqual(other);
          });
        }
      }),
    );
  });
});
