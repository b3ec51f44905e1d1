import { describe, expect, it } from 'vitest';
import {
  groupTaxes,
  priceLine,
  totalsOf,
  withhold,
  type AdjustmentPlan,
  type LinePlan,
  type PricedLine,
  type TaxAmount,
} from './amounts.ts';
import { decimalOrZero } from '../rounding.ts';

const d = decimalOrZero;

const line = (changes: Partial<LinePlan> = {}): PricedLine =>
  priceLine({
    code: { standardId: 4, code: 'A' },
    description: 'A',
    unitId: 70,
    quantity: d('3'),
    price: d('100.00'),
    adjustments: [],
    taxes: [{ taxId: 1, percent: '19.00' }],
    isFree: false,
    ...changes,
  });

const adjustment = (isCharge: boolean, percent: string, inPesos = false): AdjustmentPlan => ({
  isCharge,
  percent,
  inPesos,
  reason: 'Porque sí',
});

const figures = ({ extension, base, taxes }: PricedLine): readonly string[] => [
  extension.toFixed(2),
  base.toFixed(2),
  ...taxes.map(({ taxable, amount }) => `${taxable.toFixed(2)} ${amount.toFixed(2)}`),
];

describe('a line', () => {
  it.each<[name: string, changes: Partial<LinePlan>, figures: readonly string[]]>([
    ['is price times quantity', {}, ['300.00', '300.00', '300.00 57.00']],
    ['rounds half to even, down', { quantity: d('0.5'), price: d('0.05') }, ['0.02', '0.02', '0.02 0.00']],
    ['rounds half to even, up', { quantity: d('0.5'), price: d('0.07') }, ['0.04', '0.04', '0.04 0.01']],
    [
      'subtracts discounts, then adds charges on what they leave',
      { adjustments: [adjustment(true, '10.00'), adjustment(false, '50.00')] },
      ['165.00', '165.00', '165.00 31.35'],
    ],
    ['has no tax when it is excluded', { taxes: [] }, ['300.00', '300.00']],
    [
      'bears several taxes on one base',
      {
        taxes: [
          { taxId: 1, percent: '19.00' },
          { taxId: 4, percent: '4.00' },
        ],
      },
      ['300.00', '300.00', '300.00 57.00', '300.00 12.00'],
    ],
    ['that is free is taxed on what it would cost', { isFree: true }, ['0.00', '300.00', '300.00 57.00']],
    [
      'that is free has no discounts',
      { isFree: true, adjustments: [adjustment(false, '50.00')] },
      ['0.00', '300.00', '300.00 57.00'],
    ],
    [
      'pays so much a unit for a nominal tax',
      { taxes: [{ taxId: 10, perUnit: d('66') }] },
      ['300.00', '300.00', '300.00 198.00'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(figures(line(changes))).toEqual(expected);
  });

  it.each([
    ['2000.00', true, '247.00'],
    ['2000.00', false, '246.80'],
    // In a few pesos the discount would vanish.
    ['900.00', true, '111.06'],
  ])('of %s discounts 12.34 per cent, in whole pesos %s, as %s', (price, inPesos, amount) => {
    const { adjustments } = line({
      quantity: d('1'),
      price: d(price),
      adjustments: [adjustment(false, '12.34', inPesos)],
    });
    expect(adjustments.map((each) => each.amount.toFixed(2))).toEqual([amount]);
  });
});

const tax = (taxId: number, percent: string, [taxable, amount]: readonly [string, string]): TaxAmount => ({
  taxId,
  percent,
  taxable: d(taxable),
  amount: d(amount),
});

const bags = (perUnit: string, units: string): TaxAmount => ({
  ...tax(10, '0.00', ['10', d(perUnit).times(d(units)).toFixed()]),
  perUnit: { amount: d(perUnit), units: d(units), unitId: 70 },
});

describe('taxes of a document', () => {
  it('are one entry for each tax and rate, in order of appearance', () => {
    const grouped = groupTaxes([
      tax(1, '19.00', ['100', '19']),
      tax(4, '8.00', ['50', '4']),
      tax(1, '5.00', ['20', '1']),
      tax(1, '19.00', ['200', '38']),
    ]);
    expect(
      grouped.map(({ taxId, percent, taxable, amount }) => [taxId, percent, taxable.toFixed(), amount.toFixed()]),
    ).toEqual([
      [1, '19.00', '300', '57'],
      [4, '8.00', '50', '4'],
      [1, '5.00', '20', '1'],
    ]);
  });

  it('add units of the same value, and keep other values apart', () => {
    const grouped = groupTaxes([bags('66', '2'), bags('66', '3'), bags('70', '1')]);
    expect(
      grouped.map(({ perUnit, amount }) => [perUnit?.amount.toFixed(), perUnit?.units.toFixed(), amount.toFixed()]),
    ).toEqual([
      ['66', '5', '330'],
      ['70', '1', '70'],
    ]);
  });
});

describe('withholdings', () => {
  const plans = [
    { taxId: 6, percent: '2.50', ofIva: false },
    { taxId: 5, percent: '15.00', ofIva: true },
    { taxId: 7, percent: '0.966', ofIva: false },
  ];

  const written = (taxes: readonly TaxAmount[]): unknown =>
    taxes.map(({ taxId, taxable, amount }) => [taxId, taxable.toFixed(2), amount.toFixed(2)]);

  it('come from the base, ReteIVA from the IVA', () => {
    expect(written(withhold(line({ price: d('1000') }), plans, 1))).toEqual([
      [6, '3000.00', '75.00'],
      [5, '570.00', '85.50'],
      [7, '3000.00', '28.98'],
    ]);
  });

  it('of an excluded line have no ReteIVA', () => {
    expect(written(withhold(line({ taxes: [] }), plans, 1))).toEqual([
      [6, '300.00', '7.50'],
      [7, '300.00', '2.90'],
    ]);
  });
});

describe('totals', () => {
  const none = { adjustments: [], prepaidPercents: [], roundsPayable: false };

  it('follow the formulas of the annex', () => {
    const lines = [
      line({
        taxes: [
          { taxId: 1, percent: '19.00' },
          { taxId: 4, percent: '4.00' },
        ],
      }),
      line({ taxes: [] }),
      line({ isFree: true, quantity: d('1') }),
    ];
    const plan = {
      ...none,
      adjustments: [adjustment(false, '10.00'), adjustment(true, '5.00')],
      prepaidPercents: ['50.00'],
    };
    const totals = totalsOf(lines, plan);
    expect({
      lineExtension: totals.lineExtension.toFixed(2),
      taxExclusive: totals.taxExclusive.toFixed(2),
      taxInclusive: totals.taxInclusive.toFixed(2),
      allowances: totals.allowances.toFixed(2),
      charges: totals.charges.toFixed(2),
      payable: totals.payable.toFixed(2),
      prepaid: totals.prepaid.map((amount) => amount.toFixed(2)),
      rounding: totals.rounding.toFixed(2),
    }).toEqual({
      lineExtension: '600.00',
      // 300 once, although two taxes lie on it, and 100 of the free line.
      taxExclusive: '400.00',
      // 600 + 57 + 12 + 19.
      taxInclusive: '688.00',
      allowances: '60.00',
      charges: '27.00',
      payable: '655.00',
      // Informative: payable is not less for it.
      prepaid: ['327.50'],
      rounding: '0.00',
    });
  });

  it.each([
    ['0.50', '0.00', '-0.50'],
    ['1.50', '2.00', '0.50'],
    ['1.49', '1.00', '-0.49'],
    ['7.00', '7.00', '0.00'],
  ])('of %s come to %s in whole pesos, rounded by %s', (price, payable, rounding) => {
    const totals = totalsOf([line({ quantity: d('1'), price: d(price), taxes: [] })], { ...none, roundsPayable: true });
    expect([totals.payable.toFixed(2), totals.rounding.toFixed(2)]).toEqual([payable, rounding]);
  });
});
