import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../document/edits/edit.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import { outcomeOf, remove, set, statusOf } from '../testing/rules.fixture.ts';
import { failedLines } from '../judge/engine/report.ts';

const line = (position: number): string => `/*/cac:InvoiceLine[${position}]`;
const lineTax = (position: number, group = 1): string => `${line(position)}/cac:TaxTotal[${group}]`;
const total = (name: string): string => `/*/cac:LegalMonetaryTotal/cbc:${name}`;
const idOf = (group: string): string => `${group}/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID`;

const profiles: Readonly<Record<'default' | 'exact' | 'strict', Facts['profile']>> = {
  default: { strict: false, literal: false },
  exact: { strict: 'cents', literal: false },
  strict: { strict: 'integers', literal: true },
};

type ProfileName = keyof typeof profiles;

const under = (profile: ProfileName, built: readonly XmlEdit[]) => ({ built, facts: { profile: profiles[profile] } });

/** The first line, whose only tax is IVA, has INC on the same base. */
const withConsumptionTax: readonly XmlEdit[] = [
  { edit: 'duplicate', path: lineTax(1) },
  set(idOf(lineTax(1, 2)), '04'),
];

/** The second line, whose only tax is that on bags, has IVA behind it, or in front of it. */
const withIva = (place: 'behind' | 'in front'): readonly XmlEdit[] => {
  const [bags, iva] = place === 'behind' ? [1, 2] : [2, 1];
  const subtotal = (group: number): string => `${lineTax(2, group)}/cac:TaxSubtotal`;
  return [
    { edit: 'duplicate', path: lineTax(2) },
    remove(`${subtotal(bags)}/cbc:TaxableAmount`),
    set(idOf(lineTax(2, iva)), '01'),
    remove(`${subtotal(iva)}/cbc:PerUnitAmount`),
    remove(`${subtotal(iva)}/cbc:BaseUnitMeasure`),
  ];
};

describe('the taxable bases (FAU04)', () => {
  it.each(['behind', 'in front'] as const)(
    'count each base once in lines with several taxes, a nominal one %s',
    async (place) => {
      const built = [...withConsumptionTax, ...withIva(place)];
      expect(await statusOf('FAU04', { built })).toBe('passed');
      const wrong = [...built, set(total('TaxExclusiveAmount'), '150000.00')];
      expect(await statusOf('FAU04', { built: wrong })).toBe('failed');
    },
  );

  it('may be all of them, or those of the first tax of each line', async () => {
    const twice = [...withConsumptionTax, set(total('TaxExclusiveAmount'), '381000.00')];
    expect(await statusOf('FAU04', { built: twice })).toBe('passed');
    const neither = [...withConsumptionTax, set(total('TaxExclusiveAmount'), '380000.00')];
    expect(await statusOf('FAU04', { built: neither })).toBe('failed');
  });

  it('are strictly one of the two sums that the row prints', async () => {
    // Two taxes on bases that differ: 190000.00 and 50000.00 in the first line, 1000.00 in the second.
    const built = [
      ...withConsumptionTax,
      set(`${lineTax(1, 2)}/cac:TaxSubtotal/cbc:TaxableAmount`, '50000.00'),
      remove(lineTax(2)),
    ];
    const stating = (amount: string): readonly XmlEdit[] => [...built, set(total('TaxExclusiveAmount'), amount)];
    expect(await statusOf('FAU04', under('default', stating('240000.00')))).toBe('passed');
    expect(await statusOf('FAU04', under('strict', stating('240000.00')))).toBe('passed');
    expect(await statusOf('FAU04', under('strict', stating('190000.00')))).toBe('passed');
    expect(await statusOf('FAU04', under('strict', stating('239000.00')))).toBe('failed');
  });

  it('tell a reading once, however many come to the same', async () => {
    const result = await outcomeOf('FAU04', { built: [set(total('TaxExclusiveAmount'), '1.00')] });
    const [failure] = failedLines(result.status === 'failed' ? [result] : []);
    const { expectedData } = failure ?? expect.fail();
    const amounts = expectedData.kind === 'anyOf' ? expectedData.of.map((one) => 'value' in one && one.value) : [];
    expect(amounts.length).toBeGreaterThan(0);
    expect(new Set(amounts).size).toBe(amounts.length);
  });
});

/** A header whose IVA is another than that of the lines, 36100.00, with a total that agrees with the header. */
const ivaOf = (amount: string, inclusive: string): readonly XmlEdit[] => [
  set('/*/cac:TaxTotal[1]/cbc:TaxAmount', amount),
  set('/*/cac:TaxTotal[1]/cac:TaxSubtotal/cbc:TaxAmount', amount),
  set(total('TaxInclusiveAmount'), inclusive),
];

describe('the taxes of the header (FAU06)', () => {
  it.each([
    ['next to nothing', ivaOf('1.00', '191661.00')],
    ['twice those of the lines', ivaOf('72200.00', '263860.00')],
  ])('are those of the lines: %s', async (_what, built) => {
    for (const profile of ['default', 'exact', 'strict'] as const) {
      expect(await statusOf('FAU06', under(profile, built)), profile).toBe('failed');
    }
    const result = await outcomeOf('FAU06', { built });
    const taxes = { by: '+', name: { en: 'taxes of the lines' }, value: '36760.00' };
    expect(result).toMatchObject({ failures: [{ expected: { terms: [{ name: 'LineExtensionAmount' }, taxes] } }] });
  });

  // Two subtotals on lines, one of them IVA: 2.00 + 2 × 0.50 + 3.00.
  it.each([
    ['default', '36106.00', '227766.00', 'passed'],
    ['default', '36106.01', '227766.01', 'failed'],
    ['default', '36094.00', '227754.00', 'passed'],
    ['exact', '36100.02', '227760.02', 'passed'],
    ['exact', '36100.03', '227760.03', 'failed'],
    ['strict', '36100.50', '227760.50', 'passed'],
    ['strict', '36101.00', '227761.00', 'failed'],
  ] as const)('may differ by what rounding line by line explains: %s, %s', async (profile, iva, inclusive, status) => {
    expect(await statusOf('FAU06', under(profile, ivaOf(iva, inclusive)))).toBe(status);
  });

  it('may be of a tax that no line has', async () => {
    expect(await statusOf('FAU06', { built: [remove(lineTax(2))] })).toBe('passed');
  });
});

const health = set('/*/cbc:CustomizationID', 'SS-CUFE');
const payable = (amount: string): XmlEdit => set(total('PayableAmount'), amount);

describe('what is left to pay (FAU14)', () => {
  it('is less than the total of a health invoice by the advance', async () => {
    expect(await statusOf('FAU14', { built: [health, payable('205760.00')] })).toBe('passed');
    expect(await statusOf('FAU14', { built: [health, payable('225760.00')] })).toBe('failed');
    const withoutTotal = [health, remove(total('PrepaidAmount'))];
    expect(await statusOf('FAU14', { built: [...withoutTotal, payable('205760.00')] })).toBe('passed');
    expect(await statusOf('FAU14', { built: [...withoutTotal, payable('225760.00')] })).toBe('failed');
  });

  it('says so in its fix', async () => {
    const result = await outcomeOf('FAU14', { built: [health, payable('225760.00')] });
    expect(result).toMatchObject({ fix: { en: expect.stringContaining('pre_paid_amount') as string } });
  });

  it('is the total of every other invoice, advance or not', async () => {
    expect(await statusOf('FAU14', { built: [payable('225760.00')] })).toBe('passed');
    expect(await statusOf('FAU14', { built: [payable('205760.00')] })).toBe('failed');
  });

  it('leaves the rounding out strictly', async () => {
    const rounding: XmlEdit = {
      edit: 'insert',
      path: '/*/cac:LegalMonetaryTotal',
      child: { name: 'cbc:PayableRoundingAmount', attributes: { currencyID: 'COP' }, content: '10.00' },
      after: ['cbc:PrepaidAmount'],
    };
    const built = [rounding, payable('225770.00')];
    expect(await statusOf('FAU14', under('default', built))).toBe('passed');
    expect(await statusOf('FAU14', under('strict', built))).toBe('failed');
    expect(await statusOf('FAU14', under('strict', [rounding]))).toBe('passed');
  });
});

describe('a place in the header or on a line', () => {
  const xpathOf = async (code: string, built: readonly XmlEdit[]): Promise<string | undefined> => {
    const result = await outcomeOf(code, { built });
    return result.status === 'failed' ? result.failures[0]?.xpath : result.status;
  };

  it('is that of the rate which the other side lacks (FAS01b)', async () => {
    const rate = '/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent';
    expect(await xpathOf('FAS01b', [set(`/*/cac:TaxTotal[1]${rate}`, '5.00')])).toMatch(/^\/Invoice\/cac:TaxTotal/);
    const second = { edit: 'duplicate', path: lineTax(1) } as const;
    expect(await xpathOf('FAS01b', [second, set(`${lineTax(1, 2)}${rate}`, '5.00')])).toMatch(
      /InvoiceLine\[1\]\/cac:TaxTotal\[2\]/,
    );
  });

  it('is that of the tax which the header lacks (FAS01a)', async () => {
    expect(await xpathOf('FAS01a', [remove('/*/cac:TaxTotal[2]')])).toMatch(/InvoiceLine\[2\]\/cac:TaxTotal/);
  });

  it('is the missing unit of a measure (FAX09)', async () => {
    const measure = `${lineTax(2)}/cac:TaxSubtotal/cbc:BaseUnitMeasure`;
    expect(await xpathOf('FAX09', [remove(`${measure}/@unitCode`)])).toMatch(/\/cbc:BaseUnitMeasure\/@unitCode$/);
  });

  it('shows the hundredth by which IBUA is counted (FAS07)', async () => {
    const result = await outcomeOf('FAS07', { built: [set(idOf('/*/cac:TaxTotal[2]'), '34')] });
    const terms = [{ name: 'PerUnitAmount' }, { name: 'BaseUnitMeasure' }, { by: '/', value: '100' }];
    expect(result).toMatchObject({ failures: [{ expected: { terms } }] });
  });
});

describe('an amount with more digits than any has', () => {
  it.each([
    ['FAU12', '/*/cac:PrepaidPayment/cbc:PaidAmount'],
    ['FAU08', '/*/cac:AllowanceCharge[1]/cbc:Amount'],
    ['FAV06', `${line(1)}/cbc:LineExtensionAmount`],
    ['FAU06', total('TaxInclusiveAmount')],
  ])('is not nothing (%s)', async (code, path) => {
    expect(await statusOf(code, { built: [set(path, '9'.repeat(41))] })).toBe('failed');
    expect(await statusOf(code, { built: [set(path, '9'.repeat(5_000))] })).toBe('failed');
  });

  it('is below zero where it has a sign (VLR01)', async () => {
    expect(await statusOf('VLR01', { built: [set(total('PrepaidAmount'), `-${'9'.repeat(41)}`)] })).toBe('failed');
  });

  it('may be a right one with zeros in front', async () => {
    const padded = `${'0'.repeat(50)}227760.00`;
    expect(await statusOf('FAU06', { built: [set(total('TaxInclusiveAmount'), padded)] })).toBe('passed');
  });
});
