import { describe, expect, it } from 'vitest';
import { taken, type Changes } from './invoice-body.fixture.ts';
import { healthFields } from './ubl/health-fields.fixture.ts';
import { deletionBody, payrollBody, takenDeletion, takenPayroll } from './payroll/payroll-body.fixture.ts';

type Told = { readonly code: string; readonly paths: readonly string[] };

const told = (warnings: readonly Told[]): readonly string[] =>
  warnings.map(({ code, paths }) => `${code} ${paths.join(' ')}`);

const health = (changes: Changes): Changes => ({
  health_fields: { ...structuredClone(healthFields), ...changes },
});

describe('a warning where no rule speaks', () => {
  it.each<[string, Changes, readonly string[]]>([
    [
      'a due date before the issue date',
      { 'payment_form.payment_due_date': '2026-11-19' },
      ['due-date-before-issue-date payment_form.payment_due_date'],
    ],
    ['none for a due date on the issue date', { 'payment_form.payment_due_date': '2026-11-20' }, []],
    ['an invoice of health without users', health({ users_info: [] }), ['users-info-empty health_fields.users_info']],
    [
      'a billed period that ends before it starts',
      health({ invoice_period_end_date: '2026-09-30' }),
      ['period-reversed health_fields.invoice_period_start_date health_fields.invoice_period_end_date'],
    ],
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
    ['none for a billed period of a day', health({ invoice_period_end_date: '2026-10-01' }), []],
  ])('%s', (_what, changes, expected) => {
    expect(told(taken({ date: '2026-11-20', ...changes }).warnings)).toEqual(expected);
  });

  it.each<[string, Changes, readonly string[]]>([
    [
      'a payroll period that ends before it starts',
      { 'period.settlement_start_date': '2026-11-30', 'period.settlement_end_date': '2026-11-01' },
      ['period-reversed period.settlement_start_date period.settlement_end_date'],
    ],
    [
      'a worker who left before joining',
      { 'period.admision_date': '2026-11-01', 'period.retirement_date': '2026-10-31' },
      ['period-reversed period.admision_date period.retirement_date'],
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
