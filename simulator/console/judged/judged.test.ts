import { describe, expect, it } from 'vitest';
import { parsed } from '../../testing/authority.fixture.ts';
import { offsetAt, offsetOf } from './failures.ts';
import { reportsIn } from './judged.ts';
import { lineOfOffset, xmlLines } from './xml-view.ts';

const text =
  '<?xml version="1.0"?><!-- c --><Invoice xmlns:cbc="b" xmlns:cac="a"><cbc:ID>1 &amp; 2</cbc:ID>' +
  '<cac:InvoiceLine><cbc:ID  schemeID="x">1</cbc:ID></cac:InvoiceLine>' +
  '<cac:InvoiceLine><cbc:ID>2</cbc:ID><cbc:Note/></cac:InvoiceLine></Invoice><!-- d -->';
const document = parsed(text);
const lines = xmlLines(document);

const shown = ({ depth, pieces }: (typeof lines)[number]): string =>
  `${'  '.repeat(depth)}${pieces.map(({ start, end }) => text.slice(start, end)).join('')}`;

describe('the view of a document', () => {
  it('has a line for each element, and a closing line for those with child elements', () => {
    expect(lines.map(shown)).toEqual([
      '<?xml version="1.0"?>',
      '<!-- c -->',
      '<Invoice xmlns:cbc="b" xmlns:cac="a">',
      '  <cbc:ID>1 &amp; 2</cbc:ID>',
      '  <cac:InvoiceLine>',
      '    <cbc:ID  schemeID="x">1</cbc:ID>',
      '  </cac:InvoiceLine>',
      '  <cac:InvoiceLine>',
      '    <cbc:ID>2</cbc:ID>',
      '    <cbc:Note/>',
      '  </cac:InvoiceLine>',
      '</Invoice>',
      '<!-- d -->',
    ]);
  });

  it('leaves out white space between elements and keeps text between them', () => {
    const mixed = '<a>\n  <b>1</b>\n  loose\n</a>';
    const of = xmlLines(parsed(mixed));
    expect(of.map(({ pieces }) => mixed.slice(pieces[0]?.start, pieces.at(-1)?.end).trim())).toEqual([
      '<a>',
      '<b>1</b>',
      'loose',
      '</a>',
    ]);
  });

  it.each([
    ['/Invoice/cac:InvoiceLine[2]/cbc:ID', 9],
    ['/*/cac:InvoiceLine[1]/cbc:ID/@schemeID', 6],
    ['/Invoice/cbc:ID', 4],
    ['/Invoice/cac:InvoiceLine[2]/cac:Item/cbc:Name', 8],
    ['/Invoice/cac:InvoiceLine[3]', 3],
    ['/Invoice', 3],
  ])('shows %s in line %d', (xpath, line) => {
    const offset = offsetOf(document, { xpath, line: undefined, column: undefined });
    expect(lineOfOffset(lines, offset ?? -1)).toBe(line);
  });

  it.each([
    ['nothing', undefined, undefined, undefined],
    ['what is no path', 'count(//x)', undefined, undefined],
    ['the path of another document', '/CreditNote/cbc:ID', undefined, undefined],
    ['a position alone', undefined, 1, text.indexOf('<cbc:Note') + 1],
  ])('finds by %s', (_what, xpath, line, column) => {
    const offset = offsetOf(document, { xpath, line, column });
    expect(offset).toBe(column === undefined ? undefined : column - 1);
  });

  it('finds the element at the path in a schema finding', () => {
    const nowhere = { xpath: undefined, line: undefined, column: undefined };
    const fault = { fault: 'content', xpath: '/*/cac:InvoiceLine[2]', line: 1, column: undefined } as const;
    const offset = offsetOf(document, { ...nowhere, foundData: { kind: 'schema', faults: [fault] } });
    expect(lineOfOffset(lines, offset ?? -1)).toBe(8);
  });

  it('finds a position in a document of several lines', () => {
    expect(
      ['ab\ncd\ne', '\ufeffab\ncd'].map((one) => [offsetAt(one, 1), offsetAt(one, 2, 2), offsetAt(one, 9)]),
    ).toEqual([
      [0, 4, 6],
      [1, 5, 4],
    ]);
  });
});

describe('the reports of an exchange', () => {
  it.each([
    [undefined, 0],
    [null, 0],
    ['text', 0],
    [{ zipKey: 'z' }, 0],
    [{ verdict: 'accepted' }, 1],
    [{ documents: [{ verdict: 'accepted' }, { verdict: 'rejected' }, undefined] }, 2],
  ])('in %j are %d', (results, count) => {
    expect(reportsIn(results)).toHaveLength(count);
  });
});
