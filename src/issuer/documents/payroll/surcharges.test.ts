import { describe, expect, it } from 'vitest';
import { company, type Changes } from '../../requests/invoice-body.fixture.ts';
import { context, fullBody, fullReplacementBody } from '../../requests/payroll/payroll-body.fixture.ts';
import { readPayroll, readPayrollAdjustment } from '../../requests/payroll/payroll.ts';
import { viewOf } from '../../printing/views.ts';
import { one } from '../built.fixture.ts';
import { buildPayroll } from './payroll.ts';
import type { PayrollPercentages } from './surcharges.ts';

const elements = ['HED', 'HEN', 'HRN', 'HEDDF', 'HRDDF', 'HENDF', 'HRNDF'] as const;

// By hand from table 5.5.5 of annex NE 1.0 and from the law (CST 168, 179; Law 2466 of 2025).
const of2026 = ['25.00', '75.00', '35.00', '115.00', '90.00', '165.00', '125.00'];

type Given = { readonly changes: Changes; readonly percentages?: PayrollPercentages };

const taken = ({ changes, percentages }: Given) => {
  const read = readPayroll(fullBody(changes), { ...context, company: { ...company, payrollPercentages: percentages } });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read;
};

const until = (day: string): Changes => ({
  'period.settlement_start_date': `${day.slice(0, 7)}-01`,
  'period.settlement_end_date': day,
});

const written = (given: Given): readonly (string | undefined)[] => {
  const root = buildPayroll(taken(given).model);
  return elements.map((element) => one(root, `Devengados/${element}s/${element}`).attributes?.Porcentaje);
};

describe('the percentage for an identifier', () => {
  it('is the same in a document that replaces another', () => {
    const read = readPayrollAdjustment(fullReplacementBody(until('2026-08-31')), context);
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    const root = buildPayroll(read.model);
    expect(
      elements.map((element) => one(root, `Reemplazar/Devengados/${element}s/${element}`).attributes?.Porcentaje),
    ).toEqual(of2026);
  });

  it('follows the identifier by its element, whatever list it stands in', () => {
    expect(written({ changes: { ...until('2026-08-31'), 'accrued.HEDDFs.0.percentage': 5 } })[3]).toBe('90.00');
  });
});

describe('a percentage that the request states', () => {
  const stating = (value: unknown): Changes => ({
    ...until('2026-08-31'),
    'accrued.HRDDFs.0.percentage_value': value,
  });

  it.each<[unknown, string]>([
    ['80', '80.00'],
    [100, '100.00'],
    ['89.5', '89.50'],
  ])('is written: %j', (value, expected) => {
    for (const percentages of ['law', 'annex'] as const) {
      expect(written({ changes: stating(value), percentages })[4]).toBe(expected);
    }
  });

  it('is printed', () => {
    const { model, presentation } = taken({ changes: stating('88.5') });
    const outcome = {
      uuid: 'e'.repeat(96),
      qrText: '',
      qrUrl: '',
      state: 'accepted',
      isSimulated: true,
      validatedAt: 0,
    };
    expect(JSON.stringify(viewOf(model, presentation, { ...outcome, state: 'accepted' }))).toMatch(/88,5/);
  });

  it('is the field that a line about the element names', () => {
    const root = buildPayroll(taken({ changes: stating('99') }).model);
    expect(one(root, 'Devengados/HRDDFs/HRDDF').attributeFields).toMatchObject({
      Porcentaje: 'accrued.HRDDFs.0.percentage_value',
    });
    expect(one(root, 'Devengados/HEDDFs/HEDDF').attributeFields).toMatchObject({
      Porcentaje: 'accrued.HEDDFs.0.percentage',
    });
  });

  it.each<[value: string, warns: boolean]>([
    ['89', true],
    ['80', false],
    ['75', false],
    ['90.00', false],
    ['100', false],
  ])('gets a warning if the authority refuses it: %s of hours settled from 31 July 2026, %s', (value, warns) => {
    const changes = { ...stating(value), 'period.settlement_start_date': '2026-07-31' };
    const { warnings } = taken({ changes });
    expect(warnings.map(({ code, paths }) => `${code} ${paths.join(' ')}`)).toEqual(
      warns ? ['surcharge-of-another-element accrued.HRDDFs.0.percentage_value'] : [],
    );
  });

  it.each<[value: string, warns: boolean]>([
    ['75', false],
    ['80', false],
    ['90', false],
    ['100', false],
    ['85', true],
  ])('gets none if the law had it on any day of a long period: %s from 1 June 2025 to 31 July 2027', (value, warns) => {
    const changes = {
      ...stating(value),
      'period.settlement_start_date': '2025-06-01',
      'period.settlement_end_date': '2027-07-31',
    };
    expect(taken({ changes }).warnings.map(({ code }) => code)).toEqual(warns ? ['surcharge-of-another-element'] : []);
  });

  it('of June gets one from 1 August on, when June is more than a month ago', () => {
    const { warnings } = taken({ changes: stating('80') });
    expect(warnings).toMatchObject([{ message: expect.stringContaining('percentage 5') as string }]);
    expect(warnings).toMatchObject([{ message: expect.stringContaining('90.00 %') as string }]);
  });
});
