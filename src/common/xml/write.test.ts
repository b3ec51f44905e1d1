import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { XmlRootSpec, XmlSpec } from './node.ts';
import { parseXml } from './parse.ts';
import { witnessCanonical } from './testing/libxml2.ts';
import { rootSpec, specNamespaces } from './testing/specs.ts';
import { isElement, textOf, type XmlElement } from './tree.ts';
import { escapeAttribute, escapeText, writeElement, writeXml } from './write.ts';

describe('writeXml', () => {
  it('writes a document in one line, without a declaration', () => {
    const root: XmlRootSpec = {
      name: 'Invoice',
      namespaces: { cbc: 'urn:cbc', '': 'urn:i', cac: 'urn:cac', xsi: 'urn:xsi' },
      attributes: { 'xsi:schemaLocation': 'urn:i i.xsd' },
      content: [
        { name: 'cbc:ID', attributes: { schemeName: '31', schemeID: '4' }, content: 'A&B', field: 'number' },
        { name: 'cac:Party', content: [{ name: 'cbc:Note', content: '' }] },
        { name: 'cac:Empty', content: [] },
      ],
    };
    expect(writeXml(root)).toBe(
      '<Invoice xmlns="urn:i" xmlns:cac="urn:cac" xmlns:cbc="urn:cbc" xmlns:xsi="urn:xsi" xsi:schemaLocation="urn:i i.xsd">' +
        '<cbc:ID schemeID="4" schemeName="31">A&amp;B</cbc:ID>' +
        '<cac:Party><cbc:Note></cbc:Note></cac:Party><cac:Empty></cac:Empty></Invoice>',
    );
  });

  it.each<[behaviour: string, root: Partial<XmlRootSpec>, written: string]>([
    [
      'sorts attributes with a prefix by its namespace, behind those without',
      { namespaces: { x: 'urn:2', y: 'urn:1' }, attributes: { 'x:a': '1', 'y:b': '2', z: '3' } },
      '<r xmlns:x="urn:2" xmlns:y="urn:1" z="3" y:b="2" x:a="1"></r>',
    ],
    ['leaves out an empty default namespace', { namespaces: { '': '', p: 'urn:p' } }, '<r xmlns:p="urn:p"></r>'],
    ['escapes namespaces', { namespaces: { p: 'urn:?a&b' } }, '<r xmlns:p="urn:?a&amp;b"></r>'],
    ['writes text in the root', { content: 'x' }, '<r>x</r>'],
  ])('%s', (_, root, written) => {
    expect(writeXml({ name: 'r', namespaces: {}, content: [], ...root })).toBe(written);
  });

  it('writes a document that is longer than what is put together at once', () => {
    const notes = Array.from({ length: 9 }, (_, index) => `${String(index)}: ${'ñ€x'.repeat(3_000)}`);
    const content = notes.map((note) => ({ name: 'g', content: [{ name: 'n', content: note }] }));
    const written = notes.map((note) => `<g><n>${note}</n></g>`).join('');
    expect(writeXml({ name: 'r', namespaces: {}, content })).toBe(`<r>${written}</r>`);
    expect(writeElement({ name: 'r', content }, {})).toBe(`<r>${written}</r>`);
  });

  it('writes canonical XML, says libxml2', () => {
    fc.assert(
      fc.property(rootSpec, (root) => {
        const written = writeXml(root);
        expect(witnessCanonical(written)).toBe(written);
      }),
      { numRuns: 500 },
    );
  });

  it('is read back unchanged', () => {
    const read = (element: XmlElement): XmlSpec => ({
      name: element.name,
      attributes: Object.fromEntries(element.attributes.map(({ name, value }) => [name, value])),
      content: element.children.some(isElement) ? element.children.filter(isElement).map(read) : textOf(element),
    });
    const plain = (spec: XmlSpec): XmlSpec => ({
      name: spec.name,
      attributes: { ...spec.attributes },
      content:
        typeof spec.content === 'string' ? spec.content : spec.content.length === 0 ? '' : spec.content.map(plain),
    });
    fc.assert(
      fc.property(rootSpec, (root) => {
        const parsed = parseXml(writeXml(root));
        expect(parsed.ok && read(parsed.document.root)).toEqual(plain(root));
      }),
    );
  });
});

describe('writeElement', () => {
  it('writes an element as it appears inside a document', () => {
    const spec: XmlSpec = { name: 'cbc:ID', attributes: { 'xsi:nil': 'true', a: '1' }, content: 'x' };
    expect(writeElement(spec, specNamespaces)).toBe('<cbc:ID a="1" xsi:nil="true">x</cbc:ID>');
  });
});

describe('tags', () => {
  it('are right for more names than are remembered', () => {
    const names = Array.from({ length: 2500 }, (_, index) => `n${String(index % 1250)}`);
    const content = names.map((name, index) => ({ name, content: String(index) }));
    const expected = names.map((name, index) => `<${name}>${String(index)}</${name}>`).join('');
    expect(writeElement({ name: 'r', content }, {})).toBe(`<r>${expected}</r>`);
  });
});

describe('escapes', () => {
  it.each<[text: string, inText: string, inAttribute: string]>([
    ['plain', 'plain', 'plain'],
    ['&<>"\'', '&amp;&lt;&gt;"\'', "&amp;&lt;>&quot;'"],
    ['\t\n\r', '\t\n&#xD;', '&#x9;&#xA;&#xD;'],
    ['&amp;', '&amp;amp;', '&amp;amp;'],
    ['ñ😀', 'ñ😀', 'ñ😀'],
  ])('of %j', (text, inText, inAttribute) => {
    expect(escapeText(text)).toBe(inText);
    expect(escapeAttribute(text)).toBe(inAttribute);
  });
});
