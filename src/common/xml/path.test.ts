import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { XmlRootSpec } from './node.ts';
import { parseXml } from './parse.ts';
import { parsePath } from './path-steps.ts';
import { nearestSpec, specAt, xpathOf } from './path.ts';
import { rootSpec } from './testing/specs.ts';
import { childElements, type XmlElement } from './tree.ts';
import { writeXml } from './write.ts';

const rootOf = (text: string): XmlElement => {
  const result = parseXml(text);
  if (!result.ok) throw new Error(result.problem.message);
  return result.document.root;
};

const elements = (element: XmlElement): readonly XmlElement[] => [element, ...childElements(element).flatMap(elements)];

const invoice: XmlRootSpec = {
  name: 'Invoice',
  namespaces: { '': 'u:i', cbc: 'u:b', cac: 'u:a' },
  content: [
    { name: 'cbc:ID', content: '1', field: 'number' },
    { name: 'cac:InvoiceLine', content: [{ name: 'cbc:ID', content: '1' }], field: 'invoice_lines.0' },
    { name: 'cac:InvoiceLine', content: [{ name: 'cbc:ID', content: '2' }], field: 'invoice_lines.1' },
  ],
};

describe('xpathOf', () => {
  const root = rootOf('<I xmlns:b="u"><b:x/>text<y><b:x/><z/></y><!-- --><y/><z/></I>');

  it('gives positions only among siblings of one name', () => {
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

describe('specAt', () => {
  it.each<[xpath: string, field: string | undefined]>([
    ['/Invoice', undefined],
    ['/*/cbc:ID', 'number'],
    ['/Invoice/cbc:ID', 'number'],
    ['/Invoice/cbc:ID[1]', 'number'],
    ['/Invoice/cbc:ID/@schemeID', 'number'],
    ['/Invoice/cac:InvoiceLine', 'invoice_lines.0'],
    ['/Invoice/cac:InvoiceLine[2]', 'invoice_lines.1'],
  ])('%s comes from %s', (xpath, field) => {
    expect(specAt(invoice, xpath)).toBeDefined();
    expect(specAt(invoice, xpath)?.field).toBe(field);
  });

  it.each([
    '/CreditNote/cbc:ID',
    '/Invoice/cbc:ID[2]',
    '/Invoice/cac:InvoiceLine[3]',
    '/Invoice/cbc:ID/cbc:ID',
    '/Invoice/cbc:UUID',
    '//cbc:ID',
    'Invoice',
    '',
  ])('%s finds nothing', (xpath) => {
    expect(specAt(invoice, xpath)).toBeUndefined();
  });

  it('finds what was written at every XPath of the document', () => {
    fc.assert(
      fc.property(rootSpec, (root) => {
        for (const element of elements(rootOf(writeXml(root)))) {
          expect(specAt(root, xpathOf(element))?.name).toBe(element.name);
          expect(nearestSpec(root, xpathOf(element))).toBe(specAt(root, xpathOf(element)));
        }
      }),
    );
  });
});

describe('nearestSpec', () => {
  it.each<[xpath: string, field: string | undefined]>([
    ['/Invoice/cac:InvoiceLine[2]/cac:Item/cbc:Description', 'invoice_lines.1'],
    ['/Invoice/cac:InvoiceLine[2]/cbc:ID[2]', 'invoice_lines.1'],
    ['/Invoice/cbc:ID/cbc:No/@x', 'number'],
    ['/Invoice/cbc:UUID', undefined],
  ])('%s is nearest to %s', (xpath, field) => {
    expect(nearestSpec(invoice, xpath)).toBeDefined();
    expect(nearestSpec(invoice, xpath)?.field).toBe(field);
  });

  it.each(['/CreditNote', 'cbc:ID', '/*//cbc:ID'])('%s is near to nothing', (xpath) => {
    expect(nearestSpec(invoice, xpath)).toBeUndefined();
  });
});

describe('parsePath', () => {
  it('takes a path apart', () => {
    expect(parsePath('/*/cac:InvoiceLine[12]/cbc:ID/@schemeID')).toEqual({
      root: '*',
      steps: [
        { name: 'cac:InvoiceLine', position: 12 },
        { name: 'cbc:ID', position: undefined },
      ],
      attribute: 'schemeID',
    });
    expect(parsePath('/Invoice[1]')).toEqual({ root: 'Invoice', steps: [], attribute: undefined });
  });

  it.each([
    '',
    '/',
    '//a',
    '/a/',
    '/a/*',
    '/*[2]',
    '/a/b[0]',
    '/a/b[x]',
    '/a/b[1',
    '/a/@',
    '/a/@b/c',
    '/a b',
    'a/b',
    '/a/text()[1][2]',
  ])('does not take %j for a path', (path) => {
    expect(parsePath(path)).toBeUndefined();
  });
});
