import { describe, expect, it } from 'vitest';
import { taken, type Changes } from './invoice-body.fixture.ts';
import { healthFields, leastUser } from './ubl/health-fields.fixture.ts';
import { deletionBody, payrollBody, takenDeletion, takenPayroll } from './payroll/payroll-body.fixture.ts';

type Told = { readonly code: string; readonly paths: readonly string[] };

const told = (warnings: readonly Told[]): readonly string[] =>
  warnings.map(({ code, paths }) => `${code} ${paths.join(' ')}`);

const health = (changes: Changes): Changes => ({
  health_fields: {
    ...structuredClone(healthFields),
    users_info: [{ ...leastUser, health_coverage_id: 16 }],
    ...changes,
  },
});

describe('a warning of a rejection that can be foreseen', () => {
  it.each<[string, Changes, readonly [string, RegExp][]]>([
    [
      'an operation of a note',
      { type_operation_id: 8 },
      [['operation-of-another-kind type_operation_id', /10 \(10, Estándar\)/]],
    ],
    [
      'an operation that is retired',
      { type_operation_id: 17 },
      [['operation-of-another-kind type_operation_id', /AD02/]],
    ],
    [
      'none for the code of an operation',
      { type_operation_id: '09', 'invoice_lines.0.description': 'Administración' },
      [],
    ],
    [
      'credit with a term alone',
      { payment_form: { payment_form_id: 2, payment_method_id: 10, duration_measure: 30 } },
      [['due-date-missing payment_form.payment_due_date', /payment_due_date 2026-12-20/]],
    ],
    [
      'credit with a term that ends beyond the calendar',
      { date: '9999-12-31', payment_form: { payment_form_id: 2, payment_method_id: 10, duration_measure: 30 } },
      [['due-date-missing payment_form.payment_due_date', /Envíe payment_due_date\.$/]],
    ],
    ['dollars without a rate', { currency_id: 149 }, [['exchange-rate-missing calculationrate', /USD/]]],
    [
      'a mandator without check digit',
      { 'invoice_lines.0.agentparty': '900300200' },
      [['check-digit-missing invoice_lines.0.agentparty_dv', /agentparty_dv \d/]],
    ],
    [
      'a period and an operation beside those of the health sector',
      { ...health({}), type_operation_id: 10, invoice_period: { start_date: '2026-10-01', end_date: '2026-10-31' } },
      [
        ['unused-fields invoice_period', /health_fields/],
        ['unused-fields type_operation_id', /health_type_operation_id/],
      ],
    ],
  ])('%s', (_what, changes, expected) => {
    const { warnings } = taken({ date: '2026-11-20', ...changes });
    expect(told(warnings)).toEqual(expected.map(([code]) => code));
    warnings.forEach(({ message }, at) => expect(message).toMatch(expected[at]?.[1] ?? /^$/));
  });

  it.each<[string, Changes, readonly string[]]>([
    [
      'half a day of vacation',
      { 'accrued.paid_vacation': [{ quantity: '1.5', payment: '1.00' }] },
      ['whole-days-expected accrued.paid_vacation.0.quantity'],
    ],
    ['none for whole days', { 'accrued.paid_vacation': [{ quantity: '2.0', payment: '1.00' }] }, []],
    [
      'the surcharge of another element, and none for half an hour of overtime',
      {
        'accrued.HEDs': [
          {
            start_time: '2026-11-03T18:00:00',
            end_time: '2026-11-03T19:30:00',
            quantity: '1.5',
            percentage: 1,
            payment: '1.00',
          },
          {
            start_time: '2026-11-03T18:00:00',
            end_time: '2026-11-03T19:30:00',
            quantity: '1.5',
            percentage: 2,
            payment: '1.00',
          },
        ],
      },
      ['surcharge-of-another-element accrued.HEDs.1.percentage'],
    ],
  ])('%s', (_what, changes, expected) => {
    expect(told(takenPayroll(payrollBody(changes)).warnings)).toEqual(expected);
  });
});

describe('a warning where no rule speaks, and no advice', () => {
  it.each<[string, Changes, readonly string[]]>([
    ['none for a due date before the issue date', { 'payment_form.payment_due_date': '2026-11-19' }, []],
    ['none for an invoice of health without users', health({ users_info: [] }), []],
    ['none for a billed period that ends before it starts', health({ invoice_period_end_date: '2026-09-30' }), []],
    [
      'an annex that is no picture',
      {
        annexes: [
          { document: 'QmFzZQ==', extension: 'PDF' },
          { document: 'QmFzZQ==', extension: 'exe' },
        ],
      },
      ['annex-extension annexes.1.extension'],
    ],
  ])('%s', (_what, changes, expected) => {
    expect(told(taken({ date: '2026-11-20', ...changes }).warnings)).toEqual(expected);
  });

  it.each<[string, Changes, readonly string[]]>([
    [
      'none for a payroll period that ends before it starts',
      { 'period.settlement_start_date': '2026-11-30', 'period.settlement_end_date': '2026-11-01' },
      [],
    ],
    [
      'a payroll document of yesterday',
      { 'period.issue_date': '2026-11-19' },
      ['issue-date-not-today period.issue_date'],
    ],
    [
      'the rate of the employer for health',
      { 'deductions.eps_type_law_deductions_id': 4 },
      ['unusual-deduction-rate deductions.eps_type_law_deductions_id'],
    ],
    [
      'the rate of health for pension',
      { 'deductions.pension_type_law_deductions_id': 1 },
      ['unusual-deduction-rate deductions.pension_type_law_deductions_id'],
    ],
    [
      'none for the other rates of a worker',
      { 'deductions.eps_type_law_deductions_id': 3, 'deductions.pension_type_law_deductions_id': 7 },
      [],
    ],
  ])('%s', (_what, changes, expected) => {
    expect(told(takenPayroll(payrollBody(changes)).warnings)).toEqual(expected);
  });

  it('a deletion of yesterday', () => {
    expect(told(takenDeletion(deletionBody({ 'period.issue_date': '2026-11-19' })).warnings)).toContain(
      'issue-date-not-today period.issue_date',
    );
  });
});
