import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/common/time.ts';
import { createGenerator, payrollVariants, type PayrollOptions, type PayrollRequest } from '../index.ts';
import { parse, percentage, product, total } from '../testing/exact.ts';
import { members } from '../testing/recheck.ts';
import { accrualNames } from './accruals.ts';
import { withdrawalNames } from './withdrawals.ts';

const date = '2026-02-28';
const predecessor = { predecessor_number: 'NI1', predecessor_cune: 'ef'.repeat(48), predecessor_issue_date: date };

const payrolls = (seed: string, options: Partial<PayrollOptions> = {}): readonly PayrollRequest[] => {
  const generator = createGenerator(seed);
  return Array.from({ length: 100 }, () => generator.payroll({ date, ...options }));
};

/** What stands beside amounts without being one. */
const others = /^(?:worked_days|quantity|percentage|type|.*_total|.*_id|.*_(?:date|time)|description.*)$/;

const sumOf = (part: object): bigint =>
  total(
    members(part).flatMap(
      ([name, value]) => (typeof value === 'object' || others.test(name) ? [] : [parse(value as string)]), // amounts are texts
    ),
  );

describe('a generated payroll document', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(payrolls('s')).toEqual(payrolls('s'));
    expect(payrolls('s')).not.toEqual(payrolls('t'));
  });

  it.each(payrollVariants)('%s has totals that are the sum of what it names, to the cent', (variant) => {
    for (const { accrued, deductions } of payrolls(variant, { variant })) {
      expect(sumOf(accrued)).toBe(parse(accrued.accrued_total));
      expect(sumOf(deductions)).toBe(parse(deductions.deductions_total));
    }
  });

  it.each(payrollVariants)('%s pays more than it deducts, and contributes 4 % to health and pension', (variant) => {
    for (const { accrued, deductions } of payrolls(variant, { variant })) {
      expect(parse(accrued.accrued_total)).toBeGreaterThan(parse(deductions.deductions_total));
      const share = percentage(parse(accrued.salary), '4.00');
      expect([deductions.eps_deduction, deductions.pension_deduction].map(parse)).toEqual([share, share]);
    }
  });

  it('has nothing but salary, transport, health and pension where it is plain', () => {
    for (const { accrued, deductions } of payrolls('s', { variant: 'plain' })) {
      expect(Object.keys(accrued)).toEqual(['worked_days', 'salary', 'transportation_allowance', 'accrued_total']);
      expect(Object.keys(deductions)).toHaveLength(5);
    }
  });

  it('has every concept where it is asked for, and each by chance', () => {
    const [every] = payrolls('s', { variant: 'everyConcept' });
    expect(Object.keys(every?.accrued ?? {})).toEqual(expect.arrayContaining([...accrualNames]));
    const drawn = payrolls('s', { variant: 'concepts' });
    const names = new Set(
      drawn.flatMap(({ accrued, deductions }) => [...Object.keys(accrued), ...Object.keys(deductions)]),
    );
    const deducted = withdrawalNames.filter((name) => name !== 'solidarity');
    expect([...accrualNames, ...deducted, 'fondosp_deduction_SP'].filter((name) => !names.has(name))).toEqual([]);
  });

  it.each([
    ['2025-06-30', { HEDs: 125, HEDDFs: 200, HRDDFs: 75, HENDFs: 250, HRNDFs: 110 }],
    ['2026-06-30', { HEDs: 125, HEDDFs: 205, HRDDFs: 80, HENDFs: 255, HRNDFs: 115 }],
    ['2026-07-31', { HEDs: 125, HEDDFs: 215, HRDDFs: 90, HENDFs: 265, HRNDFs: 125 }],
    ['2027-07-31', { HEDs: 125, HEDDFs: 225, HRDDFs: 100, HENDFs: 275, HRNDFs: 135 }],
  ] as const)('pays hours by the law of the day until which it settles: %s', (day, percents) => {
    const wrong = payrolls('hours', { date: day, variant: 'everyConcept' }).flatMap(({ accrued, worker }) =>
      Object.entries(percents).flatMap(([name, percent]) =>
        (accrued[name as keyof typeof percents] ?? []).filter(
          ({ quantity, payment }) =>
            parse(payment) !== product(parse(worker.salary), parse(quantity) * BigInt(percent), 24_000n),
        ),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('is plain or not where nobody says', () => {
    const sizes = payrolls('mix').map(({ accrued }) => Object.keys(accrued).length > 4);
    expect(new Set(sizes)).toEqual(new Set([true, false]));
  });

  it.each(['2026-03-01', '2026-02-28', '2028-02-29', '2026-12-31'])('settled on %s stays within the month', (day) => {
    const documents = payrolls('days', { date: day, variant: 'everyConcept' });
    const outside = documents
      .flatMap(({ accrued, payment_dates }) => members([accrued, payment_dates]))
      .filter(([name]) => /_(?:date|time)$/.test(name))
      .map(([, value]) => String(value).slice(0, 10))
      .filter((each) => each < `${day.slice(0, 8)}01` || each > day);
    expect(outside).toEqual([]);
  });

  it('counts days and hours as their beginning and end say', () => {
    for (const { accrued } of payrolls('s', { variant: 'everyConcept' })) {
      for (const { start_date, end_date, quantity } of [
        ...(accrued.common_vacation ?? []),
        ...(accrued.legal_strike ?? []),
      ]) {
        expect(addDays(start_date, Number(quantity) - 1)).toBe(end_date);
      }
      for (const { start_time, end_time, quantity } of accrued.HEDs ?? []) {
        const minutes = (Date.parse(`${end_time}Z`) - Date.parse(`${start_time}Z`)) / 60_000;
        expect(parse(quantity) * 60n).toBe(parse(String(minutes)));
      }
    }
  });

  it.each([
    ['cash', false],
    ['bank', true],
  ] as const)('paid by %s names a bank: %s', (payment, hasBank) => {
    const banks = payrolls(payment, { payment }).map(({ payment: { bank_name } }) => bank_name !== undefined);
    expect(new Set(banks)).toEqual(new Set([hasBank]));
  });

  it('refuses a date that does not exist', () => {
    expect(() => createGenerator('s').payroll({ date: '2026-02-30' })).toThrow(RangeError);
  });
});

describe('generated adjustments', () => {
  it('replace with all that a payroll document has', () => {
    const payroll = createGenerator('s').payroll({ date, variant: 'everyConcept' });
    const { novelty: _novelty, ...content } = payroll;
    expect(createGenerator('s').payrollReplacement({ date, predecessor, variant: 'everyConcept' })).toEqual({
      ...content,
      type_document_id: 10,
      type_note: 1,
      prefix: 'NIA',
      predecessor,
    });
  });

  it('delete with nothing paid', () => {
    const deletion = createGenerator('s').payrollDeletion({ date, predecessor });
    expect(deletion).toMatchObject({ type_document_id: 10, type_note: 2, prefix: 'NIA', predecessor });
    for (const field of ['worker', 'payment', 'payment_dates', 'accrued', 'deductions']) {
      expect(deletion).not.toHaveProperty(field);
    }
  });

  it('take a consecutive where it is given', () => {
    const options = { date, predecessor, consecutive: 9 };
    expect(createGenerator('s').payrollReplacement(options).consecutive).toBe(9);
    expect(createGenerator('s').payrollDeletion(options).consecutive).toBe(9);
    expect(createGenerator('s').payroll({ date })).not.toHaveProperty('consecutive');
  });
});
