import { describe, expect, it } from 'vitest';
import { excerptAt } from './excerpt.ts';

const xml =
  '<Invoice><cbc:ID>SETP1</cbc:ID><cac:Party><cbc:Name languageID="es">Ana &amp; Cía</cbc:Name><cac:Empty/></cac:Party><cbc:Note>x</cbc:Note></Invoice>';

const at = (text: string, source = xml) => ({ line: 1, column: source.indexOf(text) + 1 });

describe('the excerpt around a place', () => {
  it('has one element per line, marks the place, and keeps the text as it is written', () => {
    expect(excerptAt(xml, at('<cbc:Name'))).toBe(
      [
        '    <cbc:ID>SETP1</cbc:ID>',
        '    <cac:Party>',
        '▸     <cbc:Name languageID="es">Ana &amp; Cía</cbc:Name>',
        '      <cac:Empty/>',
        '    </cac:Party>',
        '    <cbc:Note>x</cbc:Note>',
        '  </Invoice>',
      ].join('\n'),
    );
  });

  it('is that of the element when the place is an attribute', () => {
    expect(excerptAt(xml, at('languageID'))).toBe(excerptAt(xml, at('<cbc:Name')));
  });

  it('counts lines of documents that have any', () => {
    const lines = '<a>\n  <b>1</b>\n  <c>2</c>\n</a>';
    expect(excerptAt(lines, { line: 3, column: 3 })).toContain('▸   <c>2</c>');
  });

  it('shortens long attributes around the place, but not in it', () => {
    const long = `name="${'n'.repeat(60)}"`;
    const source = `<a><b ${long}>1</b><c ${long}>2</c></a>`;
    const excerpt = excerptAt(source, at('<c', source));
    expect(excerpt).toContain(`<b name="${'n'.repeat(24)}…">1</b>`);
    expect(excerpt).toContain(`<c ${long}>2</c>`);
  });

  it.each([
    ['an empty text', '', { line: 1, column: 1 }],
    ['a place behind the end', '<a>', { line: 9, column: 9 }],
    ['no markup at all', 'plain', { line: 1, column: 3 }],
    ['a tag that never ends', '<a><b <c', { line: 1, column: 4 }],
  ])('is short, and never throws, for %s', (_, text, position) => {
    expect(excerptAt(text, position).length).toBeLessThan(50);
  });

  it.each([
    ['one element', `<a><b>${'x'.repeat(1_000_000)}</b></a>`],
    ['one name', `<a><${'b'.repeat(1_000_000)}`],
    ['one attribute', `<a><b c="${'d'.repeat(1_000_000)}`],
  ])('is short for a megabyte in %s', (_, huge) => {
    expect(excerptAt(huge, { line: 1, column: 4 }).length).toBeLessThan(1_000);
  });
});
