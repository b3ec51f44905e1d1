import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../document/edits/edit.ts';
import { outcomeOf, remove, set, statusOf } from '../testing/rules.fixture.ts';
import { wordsIn } from '../checks/vocabulary/in-words.ts';

const header = (position: number): string => `/*/cac:TaxTotal[${position}]`;
const subtotal = (position: number): string => `${header(position)}/cac:TaxSubtotal`;
const category = (position: number): string => `${subtotal(position)}/cac:TaxCategory`;
const totals = '/*/cac:LegalMonetaryTotal/cbc:';
const line = (position: number): string => `/*/cac:InvoiceLine[${position}]`;

const iva = `${header(1)}/cbc:TaxAmount`;
const ivaOf = `${subtotal(1)}/cbc:TaxAmount`;
const bagsOf = `${subtotal(2)}/cbc:TaxAmount`;

const taxed = (id: string, ...more: readonly XmlEdit[]): readonly XmlEdit[] => [
  set(`${category(2)}/cac:TaxScheme/cbc:ID`, id),
  ...more,
];

// The limits of the tolerances: `limits` in simulator/rules/specification.
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
    [
      'FAU06',
      `${totals}TaxInclusiveAmount`,
      '227760.00 = LineExtensionAmount 191000.00 + taxes of the header 36760.00',
    ],
    ['FAS07', ivaOf, 'TaxableAmount 190000.00 × 19.00 %'],
    ['FAS07', bagsOf, 'PerUnitAmount 66.00 × BaseUnitMeasure 10'],
  ])('%s', async (code, path, shown) => {
    const result = await outcomeOf(code, { built: [set(path, '1.00')] });
    const [failure] = result.status === 'failed' ? result.failures : [];
    expect(failure && wordsIn(failure.expected, 'en')).toContain(shown);
  });
});
