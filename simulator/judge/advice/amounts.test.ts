import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../../document/edits/edit.ts';
import type { DocumentKind } from '../../document/kind.ts';
import { set } from '../../testing/rules.fixture.ts';
import { adviceAfter } from './advice.fixture.ts';

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
