import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../../document/edits/edit.ts';
import type { DocumentKind } from '../../document/kind.ts';
import { set } from '../../testing/rules.fixture.ts';
import { adviceAfter, adviceLines } from './advice.fixture.ts';

const totalsOf = (kind: DocumentKind): string =>
  `/*/cac:${kind === 'debitNote' ? 'RequestedMonetaryTotal' : 'LegalMonetaryTotal'}`;

const rounded = (rounding: string, payable: string, kind: DocumentKind = 'invoice'): readonly XmlEdit[] => [
  {
    edit: 'insert',
    path: totalsOf(kind),
    child: { name: 'cbc:PayableRoundingAmount', attributes: { currencyID: 'COP' }, content: rounding },
    after: ['cbc:ChargeTotalAmount', 'cbc:PrepaidAmount'],
  },
  set(`${totalsOf(kind)}/cbc:PayableAmount`, payable),
];

const inDollars = set('/*/cbc:DocumentCurrencyCode', 'USD');
const place = 'cac:LegalMonetaryTotal/cbc:PayableRoundingAmount';
const rounding = `rounding-hides-total /Invoice/${place}`;

describe('rounding-hides-total', () => {
  it.each<[what: string, edits: readonly XmlEdit[]]>([
    ['pays a total down to nothing', rounded('-1190.00', '0.00')],
    ['takes more than 100 pesos off a small total', rounded('-100.01', '400.00')],
    ['adds more than 100 pesos to a small total', rounded('100.01', '600.01')],
    ['exceeds 1 % of a large total', rounded('1000.01', '101000.01')],
    ['exceeds a dollar of a small total', [inDollars, ...rounded('-1.01', '19.00')]],
  ])('a rounding %s', (_what, edits) => {
    expect(adviceAfter(edits)).toEqual([rounding]);
  });

  it.each<[what: string, edits: readonly XmlEdit[]]>([
    ['there is none', []],
    ['it is exactly 100 pesos', rounded('-100.00', '400.00')],
    ['it is exactly 1 % of the total', rounded('1000.00', '101000.00')],
    ['it is exactly a dollar', [inDollars, ...rounded('-1.00', '19.00')]],
    ['it is nothing', rounded('0.00', '0.00')],
    ['it is no amount', rounded('x', '400.00')],
  ])('not where %s', (_what, edits) => {
    expect(adviceAfter(edits)).toEqual([]);
  });

  it.each([
    ['creditNote', `/CreditNote/${place}`],
    ['debitNote', '/DebitNote/cac:RequestedMonetaryTotal/cbc:PayableRoundingAmount'],
    ['supportDocument', `/Invoice/${place}`],
    ['supportAdjustmentNote', `/CreditNote/${place}`],
  ] as const)('in a %s', (kind, xpath) => {
    expect(adviceAfter(rounded('-1190.00', '0.00', kind), { kind })).toEqual([`rounding-hides-total ${xpath}`]);
  });
});

const withheld = (base: string, path = '/*', after = 'cac:TaxTotal'): XmlEdit => {
  const amount = (name: string, content: string) => ({ name, attributes: { currencyID: 'COP' }, content });
  const subtotal = [amount('cbc:TaxableAmount', base), amount('cbc:TaxAmount', '1.00')];
  return {
    edit: 'insert',
    path,
    child: {
      name: 'cac:WithholdingTaxTotal',
      content: [amount('cbc:TaxAmount', '1.00'), { name: 'cac:TaxSubtotal', content: subtotal }],
    },
    after: [after],
  };
};

const base = 'cac:WithholdingTaxTotal/cac:TaxSubtotal/cbc:TaxableAmount';

/** What the complete invoice is worth with taxes (227,760.00), charges (3,000.00) and discounts (5,000.00). */
const worth = '235760.00';

describe('withholding-base-above-total', () => {
  it.each<[what: string, edit: XmlEdit, xpath: string]>([
    ['ten times the gross', withheld('1910000.00'), `/Invoice/${base}`],
    ['a cent more than everything', withheld('235760.01'), `/Invoice/${base}`],
    ['on a line', withheld('1910000.00', '/*/cac:InvoiceLine[2]'), `/Invoice/cac:InvoiceLine[2]/${base}`],
  ])('%s', (_what, edit, xpath) => {
    expect(adviceAfter([edit])).toEqual([`withholding-base-above-total ${xpath}`]);
  });

  it('not next to nothing, however long it is', () => {
    expect(adviceAfter([withheld(`0.${'0'.repeat(3000)}1`)])).toEqual([]);
  });

  it('shows the beginning of a long one', () => {
    const [line] = adviceLines([withheld('9'.repeat(3000))]);
    expect(line?.found).toBe(`"${'9'.repeat(299)}…`);
    expect(line?.spanish.found).toBe(line?.found);
  });

  it('not everything', () => {
    expect(adviceAfter([withheld(worth)])).toEqual([]);
  });

  it('not what a line is worth before its discount', () => {
    const discount: XmlEdit = {
      edit: 'insert',
      path: '/*/cac:InvoiceLine[2]',
      child: { name: 'cac:AllowanceCharge', content: [{ name: 'cbc:Amount', content: '1000.00' }] },
      after: ['cbc:LineExtensionAmount'],
    };
    expect(adviceAfter([discount, withheld('236760.00')])).toEqual([]);
    expect(adviceAfter([discount, withheld('236760.01')])).toHaveLength(1);
  });

  it('not where nothing is paid', () => {
    const names = ['LineExtensionAmount', 'TaxInclusiveAmount', 'AllowanceTotalAmount', 'ChargeTotalAmount'];
    const free = names.map((name) => set(`/*/cac:LegalMonetaryTotal/cbc:${name}`, '0.00'));
    expect(adviceAfter([...free, withheld('100.00')])).toEqual([]);
  });

  it.each(['creditNote', 'debitNote', 'supportDocument', 'supportAdjustmentNote'] as const)('in a %s', (kind) => {
    expect(adviceAfter([withheld('9999999.00')], { kind }).map((line) => line.replace(/ .*/, ''))).toEqual([
      'withholding-base-above-total',
    ]);
  });
});
