import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../../src/common/xml/edit.ts';
import { outcomeOf, remove, set, statusOf, type Situation } from '../testing/rules.fixture.ts';

const strict: Situation = { facts: { profile: { strict: true } } };
const usd = set('/*/cbc:DocumentCurrencyCode', 'USD');

const header = (position: number): string => `/*/cac:TaxTotal[${position}]`;
const subtotal = (position: number): string => `${header(position)}/cac:TaxSubtotal`;
const category = (position: number): string => `${subtotal(position)}/cac:TaxCategory`;
const totals = '/*/cac:LegalMonetaryTotal/cbc:';
const line = (position: number): string => `/*/cac:InvoiceLine[${position}]`;

type Row = readonly [
  what: string,
  code: string,
  path: string,
  accepted: string,
  refused: string,
  edits?: readonly XmlEdit[],
];

const iva = `${header(1)}/cbc:TaxAmount`;
const bags = `${header(2)}/cbc:TaxAmount`;
const ivaOf = `${subtotal(1)}/cbc:TaxAmount`;
const bagsOf = `${subtotal(2)}/cbc:TaxAmount`;

const taxed = (id: string, ...more: readonly XmlEdit[]): readonly XmlEdit[] => [
  set(`${category(2)}/cac:TaxScheme/cbc:ID`, id),
  ...more,
];

/** Base 1,000.00, ten units at 66.00, lines of 660.00; header subtotal 2 is changed to another tax. */
const rows: readonly Row[] = [
  ['IVA in COP may be five off its subtotals', 'FAS02', iva, '36105.00', '36105.01'],
  ['and five below', 'FAS02', iva, '36095.00', '36094.99'],
  ['IVA in another currency two', 'FAS02', iva, '36102.00', '36102.01', [usd]],
  ['another tax two', 'FAS02', bags, '662.00', '662.01'],
  ['and two below', 'FAS02', bags, '658.00', '657.99'],

  ['IVA in COP may be five off base by rate', 'FAS07', ivaOf, '36105.00', '36105.01'],
  ['and five below', 'FAS07', ivaOf, '36095.00', '36094.99'],
  ['IVA in another currency two', 'FAS07', ivaOf, '36102.00', '36102.01', [usd]],
  ['a rate of zero means no tax', 'FAS07', ivaOf, '5.00', '5.01', [set(`${category(1)}/cbc:Percent`, '0.00')]],
  ['an absent rate counts zero', 'FAS07', ivaOf, '5.00', '5.01', [remove(`${category(1)}/cbc:Percent`)]],
  ['an unreadable base counts zero', 'FAS07', ivaOf, '5.00', '5.01', [set(`${subtotal(1)}/cbc:TaxableAmount`, '1E9')]],
  [
    'the expected tax is rounded half to even before it is compared',
    'FAS07',
    ivaOf,
    '5.12',
    '5.13',
    // 0.65 × 19 % = 0.1235, which is 0.12.
    [set(`${subtotal(1)}/cbc:TaxableAmount`, '0.65')],
  ],
  ['a nominal tax may be two off units by measure', 'FAS07', bagsOf, '662.00', '662.01'],
  ['or off units by base', 'FAS07', bagsOf, '66002.00', '66002.01', [set(`${subtotal(2)}/cbc:BaseUnitMeasure`, '7')]],
  [
    'or off units by quantity of the lines',
    'FAS07',
    bagsOf,
    '658.00',
    '657.99',
    [set(`${subtotal(2)}/cbc:BaseUnitMeasure`, '7')],
  ],
  [
    'or, without units, off what the lines carry',
    'FAS07',
    bagsOf,
    '662.00',
    '662.01',
    [remove(`${subtotal(2)}/cbc:PerUnitAmount`)],
  ],
  ['IBUA is per hundred', 'FAS07', bagsOf, '8.60', '8.61', taxed('34')],
  [
    'IBUA without units is what its lines carry: nothing',
    'FAS07',
    bagsOf,
    '2.00',
    '2.01',
    taxed('34', remove(`${subtotal(2)}/cbc:PerUnitAmount`)),
  ],
  ['INPP is by measure alone', 'FAS07', bagsOf, '662.00', '662.01', taxed('33')],
  [
    'INPP is by measure alone, not by base',
    'FAS07',
    bagsOf,
    '464.00',
    '66000.00',
    taxed('33', set(`${subtotal(2)}/cbc:BaseUnitMeasure`, '7')),
  ],
  [
    'a line counts its quantity once, however many rates it has',
    'FAS07',
    bagsOf,
    '658.00',
    '1320.00',
    [
      set(`${subtotal(2)}/cbc:BaseUnitMeasure`, '7'),
      { edit: 'duplicate', path: `${line(2)}/cac:TaxTotal/cac:TaxSubtotal` },
    ],
  ],
  ['a tax with units is nominal, whatever its code', 'FAS07', bagsOf, '662.00', '662.01', taxed('05')],
  [
    'ICUI is a percentage in spite of units',
    'FAS07',
    bagsOf,
    '102.00',
    '102.01',
    taxed('35', set(`${category(2)}/cbc:Percent`, '10.00')),
  ],
  [
    'a tax that is no other is a percentage with its rate',
    'FAS07',
    bagsOf,
    '102.00',
    '102.01',
    taxed('ZZ', set(`${category(2)}/cbc:Percent`, '10.00'), remove(`${subtotal(2)}/cbc:PerUnitAmount`)),
  ],

  ['gross may be two off the lines', 'FAU02', `${totals}LineExtensionAmount`, '191002.00', '191002.01'],
  ['and two below', 'FAU02', `${totals}LineExtensionAmount`, '190998.00', '190997.99'],
  [
    'a line without amount counts zero',
    'FAU02',
    `${totals}LineExtensionAmount`,
    '190002.00',
    '190002.01',
    [remove(`${line(2)}/cbc:LineExtensionAmount`)],
  ],
  ['the base may be two off the bases of the lines', 'FAU04', `${totals}TaxExclusiveAmount`, '191002.00', '191002.01'],
  ['and two below', 'FAU04', `${totals}TaxExclusiveAmount`, '190998.00', '190997.99'],
  [
    'a line without tax adds no base',
    'FAU04',
    `${totals}TaxExclusiveAmount`,
    '190002.00',
    '190002.01',
    [remove(`${line(2)}/cac:TaxTotal`)],
  ],
  [
    'two taxes on one base count it once',
    'FAU04',
    `${totals}TaxExclusiveAmount`,
    '190998.00',
    '190997.99',
    [{ edit: 'duplicate', path: `${line(2)}/cac:TaxTotal` }],
  ],
  [
    'or twice',
    'FAU04',
    `${totals}TaxExclusiveAmount`,
    '192002.00',
    '192002.01',
    [{ edit: 'duplicate', path: `${line(2)}/cac:TaxTotal` }],
  ],
  ['gross and taxes may be two off', 'FAU06', `${totals}TaxInclusiveAmount`, '227762.00', '227762.01'],
  ['and two below', 'FAU06', `${totals}TaxInclusiveAmount`, '227758.00', '227757.99'],
  [
    'the taxes are those of the header',
    'FAU06',
    `${totals}TaxInclusiveAmount`,
    '191662.00',
    '191662.01',
    [remove(header(1))],
  ],
  [
    'withholdings do not enter',
    'FAU06',
    `${totals}TaxInclusiveAmount`,
    '227762.00',
    '227762.01',
    [
      {
        edit: 'insert',
        path: '/*',
        child: { name: 'cac:WithholdingTaxTotal', content: [{ name: 'cbc:TaxAmount', content: '99.00' }] },
        after: ['cac:TaxTotal'],
      },
    ],
  ],
  ['discounts may be two off', 'FAU08', `${totals}AllowanceTotalAmount`, '5002.00', '5002.01'],
  [
    'discounts are indicated by 0 as well',
    'FAU08',
    `${totals}AllowanceTotalAmount`,
    '5002.00',
    '5002.01',
    [set('/*/cac:AllowanceCharge[1]/cbc:ChargeIndicator', '0')],
  ],
  ['charges may be two off', 'FAU10', `${totals}ChargeTotalAmount`, '3002.00', '3002.01'],
  [
    'charges are indicated by 1 as well',
    'FAU10',
    `${totals}ChargeTotalAmount`,
    '3002.00',
    '3002.01',
    [set('/*/cac:AllowanceCharge[2]/cbc:ChargeIndicator', '1')],
  ],
  ['prepaid amounts may be two off', 'FAU12', `${totals}PrepaidAmount`, '20002.00', '20002.01'],
  ['and two below', 'FAU12', `${totals}PrepaidAmount`, '19998.00', '19997.99'],
  ['the payable amount may be two off', 'FAU14', `${totals}PayableAmount`, '225762.00', '225762.01'],
  ['and two below', 'FAU14', `${totals}PayableAmount`, '225758.00', '225757.99'],
  [
    'with or without rounding: with',
    'FAU14',
    `${totals}PayableAmount`,
    '225772.00',
    '225772.01',
    [
      {
        edit: 'insert',
        path: '/*/cac:LegalMonetaryTotal',
        child: { name: 'cbc:PayableRoundingAmount', content: '10.00' },
        after: ['cbc:PrepaidAmount'],
      },
    ],
  ],
  ['and in no other operation', 'FAU14', `${totals}PayableAmount`, '225758.00', '205760.00'],
  [
    'prepaid amounts are subtracted in health only',
    'FAU14',
    `${totals}PayableAmount`,
    '205758.00',
    '205757.99',
    [set('/*/cbc:CustomizationID', 'SS-CUFE')],
  ],
];

const cases = rows.map(([what, code, path, accepted, refused, edits = []]) => ({
  what,
  code,
  path,
  accepted,
  refused,
  edits,
}));

describe.each(cases)('$what ($code)', ({ code, path, accepted, refused, edits }) => {
  it(`${accepted} passes`, async () => {
    expect(await statusOf(code, { built: [...edits, set(path, accepted)] })).toBe('passed');
  });

  it(`${refused} fails`, async () => {
    const result = await outcomeOf(code, { built: [...edits, set(path, refused)] });
    expect(result).toMatchObject({ status: 'failed', failures: [{ found: `"${refused}"` }] });
  });
});

describe('in the strict profile', () => {
  it.each([
    ['FAS02', iva, '36100.50', '36100.51'],
    ['FAS02', iva, '36099.50', '36099.49'],
    ['FAS07', ivaOf, '36100.50', '36100.51'],
    ['FAU02', `${totals}LineExtensionAmount`, '191000.50', '191000.51'],
    ['FAU04', `${totals}TaxExclusiveAmount`, '191000.50', '191000.51'],
    ['FAU06', `${totals}TaxInclusiveAmount`, '227760.50', '227760.51'],
    ['FAU08', `${totals}AllowanceTotalAmount`, '5000.50', '5000.51'],
    ['FAU10', `${totals}ChargeTotalAmount`, '3000.50', '3000.51'],
    ['FAU12', `${totals}PrepaidAmount`, '20000.50', '20000.51'],
    ['FAU14', `${totals}PayableAmount`, '225760.50', '225760.51'],
  ])('%s compares whole numbers: %s', async (code, path, accepted, refused) => {
    expect(await statusOf(code, { ...strict, built: [set(path, accepted)] })).toBe('passed');
    expect(await statusOf(code, { ...strict, built: [set(path, refused)] })).toBe('failed');
  });
});

describe('an absent amount', () => {
  it.each([
    ['fails where the total must be there', 'FAU02', `${totals}LineExtensionAmount`, 'failed'],
    ['even if nothing would be right', 'FAU04', `${totals}TaxExclusiveAmount`, 'failed'],
    ['fails where the total must be there', 'FAU06', `${totals}TaxInclusiveAmount`, 'failed'],
    ['counts zero', 'FAU08', `${totals}AllowanceTotalAmount`, 'failed'],
    ['counts zero', 'FAU10', `${totals}ChargeTotalAmount`, 'failed'],
    ['is not asked for', 'FAU12', `${totals}PrepaidAmount`, 'passed'],
    ['counts zero', 'FAU14', `${totals}PayableAmount`, 'failed'],
    ['counts zero', 'FAS02', iva, 'failed'],
    ['counts zero', 'FAS07', ivaOf, 'failed'],
  ])('%s: %s', async (_what, code, path, status) => {
    expect(await statusOf(code, { built: [remove(path)] })).toBe(status);
  });

  it.each([
    ['FAU08', `${totals}AllowanceTotalAmount`, '/*/cac:AllowanceCharge[1]'],
    ['FAU10', `${totals}ChargeTotalAmount`, '/*/cac:AllowanceCharge[2]'],
  ])('counts zero and is right where there is nothing to add: %s', async (code, total, part) => {
    expect(await statusOf(code, { built: [remove(total), remove(part)] })).toBe('passed');
  });

  it('of a total fails where the lines add up to nothing: FAU04', async () => {
    const built = [
      remove(`${totals}TaxExclusiveAmount`),
      remove(`${line(1)}/cac:TaxTotal`),
      remove(`${line(2)}/cac:TaxTotal`),
    ];
    expect(await statusOf('FAU04', { built })).toBe('failed');
  });
});

describe('what cannot be computed is left alone', () => {
  it.each<readonly [what: string, code: string, built: readonly XmlEdit[]]>([
    ['a tax without subtotals', 'FAS02', [remove(subtotal(1)), set(iva, '1.00')]],
    [
      'an unnamed tax without rate',
      'FAS07',
      [
        ...taxed('ZZ', remove(`${category(2)}/cbc:Percent`), remove(`${subtotal(2)}/cbc:PerUnitAmount`)),
        set(bagsOf, '99.00'),
      ],
    ],
  ])('%s (%s)', async (_what, code, built) => {
    expect(await statusOf(code, { built })).toBe('passed');
  });
});

describe('a failure shows the computation', () => {
  it.each([
    [
      'FAU14',
      `${totals}PayableAmount`,
      'TaxInclusiveAmount 227760.00 - AllowanceTotalAmount 5000.00 + ChargeTotalAmount 3000.00',
    ],
    ['FAU06', `${totals}TaxInclusiveAmount`, '227760.00 = LineExtensionAmount 191000.00 + taxes 36760.00'],
    ['FAS07', ivaOf, 'TaxableAmount 190000.00 × 19.00 %'],
    ['FAS07', bagsOf, 'PerUnitAmount 66.00 × BaseUnitMeasure 10'],
  ])('%s', async (code, path, shown) => {
    const result = await outcomeOf(code, { built: [set(path, '1.00')] });
    expect(result.status === 'failed' && result.failures[0]?.expected).toContain(shown);
  });
});
