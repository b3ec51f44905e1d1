import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { packageFile } from '../../../common/data-directory.ts';
import { callersPath } from '../aliases.ts';
import { company } from '../invoice-body.fixture.ts';
import {
  complaints,
  context,
  deletionBody,
  fullBody,
  payrollBody,
  replacementBody,
  takenDeletion,
  takenPayroll,
  takenReplacement,
} from './payroll-body.fixture.ts';
import { readPayroll, readPayrollAdjustment } from './payroll.ts';

describe('reading a payroll body', () => {
  it('reads type, number, dates, software and employer', () => {
    const { model, numbered, warnings } = takenPayroll();
    expect(model).toMatchObject({
      kind: 'payroll',
      type: { code: '102' },
      environment: '2',
      prefix: 'NI',
      number: '42',
      issueDate: '2026-11-20',
      issueTime: '10:30:15',
      currency: 'COP',
      software: { ...company.software.payroll, providerNit: company.nit, providerCheckDigit: company.checkDigit },
      supplier: { name: company.name, identification: { number: company.nit } },
      novelty: { isNovelty: false, cune: '' },
    });
    expect(model.noteType).toBeUndefined();
    expect(numbered).toBe(true);
    expect(warnings).toEqual([]);
  });

  it('reads worker, payment and period with their official codes', () => {
    expect(takenPayroll().model).toMatchObject({
      periodicity: { code: '5' },
      workerCode: 'T-7',
      worker: {
        type: { code: '01' },
        subtype: { code: '00' },
        contract: { code: '2' },
        identification: { type: { code: '13' }, number: '1020304050' },
        municipality: { code: '11001' },
        department: { code: '11' },
        hasHighRiskPension: false,
        hasIntegralSalary: false,
      },
      payment: { method: { code: '42' }, bank: 'Banco & Cía.' },
      paymentDates: [{ date: '2026-11-15' }, { path: 'payment_dates.1', date: '2026-11-30' }],
      period: { admissionDate: '2024-02-01', retirementDate: undefined, workedTime: '1020.00' },
    });
  });

  it('computes the net pay from the totals, which it does not recompute', () => {
    const body = payrollBody({ 'accrued.accrued_total': '1.005', 'deductions.deductions_total': '5' });
    expect(takenPayroll(body).model.totals).toEqual({ accrued: '1.005', deductions: '5', payable: '-4.00' });
  });

  it.each([
    ['a percentage by its identifier', 'HEDDFs', { percentage: '115.00', quantity: '2.50' }],
    ['a disability by its identifier', 'work_disabilities', { type: '2', quantity: '2' }],
    ['a percentage as given', 'severance', { percentage: '12', interest_payment: '120.00' }],
    ['days', 'legal_strike', { start_date: '2026-11-04', end_date: '2026-11-05', quantity: '2' }],
  ])('reads %s', (_case, concept, values) => {
    const row = takenPayroll(fullBody()).model.accrued.rows.find((each) => each.concept === concept);
    expect(row).toMatchObject({ path: `accrued.${concept}.0`, values });
  });

  it('reads figures and the rates of contributions', () => {
    const { accrued, deductions } = takenPayroll(fullBody()).model;
    expect(accrued.figures).toContainEqual({ path: 'accrued.endowment', concept: 'endowment', amount: '10.00' });
    expect(deductions).toMatchObject({
      health: { percent: '4.00', amount: '80000.00' },
      pension: { percent: '4.00', amount: '80000.00' },
      solidarity: { percent: '1.00', amount: '7.00', subsistencePercent: '1.00', subsistenceAmount: '8.00' },
    });
  });

  it('reads every concept of the dialect: nothing in a full body is unknown or lost', () => {
    const { model, warnings } = takenPayroll(fullBody());
    expect(warnings).toEqual([]);
    expect(model.accrued.rows).toHaveLength(25);
    expect(model.accrued.figures).toHaveLength(6);
    expect(model.deductions.rows).toHaveLength(6);
    expect(model.deductions.figures).toHaveLength(9);
  });

  it('ignores an empty row', () => {
    const body = payrollBody({ 'accrued.bonuses': [{}], 'accrued.advances': [{}, { advance: '1.00' }] });
    const { model, fieldNames } = takenPayroll(body);
    expect(model.accrued.rows.map(({ path }) => callersPath(fieldNames, path))).toEqual(['accrued.advances.1']);
  });

  it('accepts a space between the date and the time', () => {
    const body = fullBody({ 'accrued.HEDs.0.start_time': '2026-11-03 18:00:00' });
    const [hours] = takenPayroll(body).model.accrued.rows;
    expect(hours?.values.start_time).toBe('2026-11-03T18:00:00');
  });

  it.each([
    ['establishment_name', 'OTRA', 'name'],
    ['establishment_address', 'OTRA', 'address.line'],
  ])('takes %s for the employer', (field, value, place) => {
    expect(takenPayroll(payrollBody({ [field]: value })).model.supplier).toHaveProperty(place, value);
  });

  it('leaves the number to the service when the body has no consecutive', () => {
    const { model, numbered } = takenPayroll(payrollBody({ consecutive: undefined }));
    expect(numbered).toBe(false);
    expect(model).toMatchObject({ prefix: 'NI', number: '1' });
  });

  it('keeps a prefix that the company does not have, with a warning', () => {
    const { model, warnings } = takenPayroll(payrollBody({ prefix: 'ZZ' }));
    expect(model.prefix).toBe('ZZ');
    expect(warnings).toMatchObject([{ code: 'numbering-not-configured', paths: ['prefix'] }]);
  });

  it('lists fields that it does not use', () => {
    const { warnings } = takenPayroll(payrollBody({ 'accrued.propina': '1.00', notas: 'x' }));
    expect(warnings).toMatchObject([{ code: 'unknown-fields', paths: ['accrued.propina', 'notas'] }]);
  });

  it('has no novelty if the body has none, and accepts notes that are a single text', () => {
    const { model } = takenPayroll(payrollBody({ novelty: undefined, notes: 'Pago del mes' }));
    expect(model.novelty).toBeUndefined();
    expect(model.notes).toEqual(['Pago del mes']);
    expect(takenPayroll().model.notes).toEqual([]);
  });

  it('reads a novelty with its content', () => {
    const body = payrollBody({ novelty: { novelty: true, uuidnov: ' abc ' } });
    expect(takenPayroll(body).model.novelty).toEqual({ path: 'novelty', isNovelty: true, cune: 'abc' });
  });

  it('has errors when the company has no numbering for payroll', () => {
    const without = { ...company, ranges: company.ranges.filter(({ typeCodes }) => !typeCodes.includes('102')) };
    const read = readPayroll(payrollBody(), { ...context, company: without });
    expect(complaints(read)).toEqual(['type_document_id']);
  });
});

describe('names of the field tables', () => {
  it.each([
    ['worker.secod_surname', { 'worker.second_surname': undefined, 'worker.secod_surname': 'X' }],
    ['worker.municipality', { 'worker.municipality_id': undefined, 'worker.municipality': 149 }],
    ['patment.account_type', { 'payment.account_type': undefined, 'patment.account_type': 'X' }],
    ['deducciones.eps_deduction', { 'deductions.eps_deduction': undefined, 'deducciones.eps_deduction': '1.00' }],
  ])('takes %s', (_name, changes) => {
    expect(takenPayroll(payrollBody(changes)).warnings).toEqual([]);
  });

  it('reports an error under the name that the caller used', () => {
    const read = readPayroll(
      payrollBody({ 'worker.municipality_id': undefined, 'worker.municipality': 'Bogotá' }),
      context,
    );
    expect(complaints(read)).toEqual(['worker.municipality']);
  });

  it('takes prodecessor', () => {
    const { predecessor, ...rest } = deletionBody();
    expect(takenDeletion({ ...rest, prodecessor: predecessor }).model.predecessor.number).toBe('NI7');
  });
});

const requiredPaths = [
  'type_document_id',
  'period',
  'period.admision_date',
  'period.settlement_start_date',
  'period.settlement_end_date',
  'period.worked_time',
  'period.issue_date',
  'payroll_period_id',
  'worker',
  'worker.type_worker_id',
  'worker.sub_type_worker_id',
  'worker.payroll_type_document_identification_id',
  'worker.municipality_id',
  'worker.type_contract_id',
  'worker.high_risk_pension',
  'worker.identification_number',
  'worker.surname',
  'worker.first_name',
  'worker.address',
  'worker.integral_salarary',
  'worker.salary',
  'payment',
  'payment.payment_method_id',
  'payment_dates',
  'accrued',
  'accrued.worked_days',
  'accrued.salary',
  'accrued.accrued_total',
  'deductions',
  'deductions.eps_type_law_deductions_id',
  'deductions.eps_deduction',
  'deductions.pension_type_law_deductions_id',
  'deductions.pension_deduction',
  'deductions.deductions_total',
];

describe('bad payroll bodies', () => {
  it.each(requiredPaths)('report that %s is missing', (path) => {
    expect(complaints(readPayroll(payrollBody({ [path]: undefined }), context))).toEqual([path]);
  });

  it.each([
    ['type_document_id', 10],
    ['period.issue_date', '2026-02-30'],
    ['period.worked_time', '1.020,00'],
    ['payroll_period_id', 99],
    ['consecutive', 'A-1'],
    ['establishment_municipality', 99999],
    ['establishment_email', 'sin arroba'],
    ['worker', []],
    ['worker.type_worker_id', 99],
    ['worker.high_risk_pension', 'tal vez'],
    ['worker.salary', '1e6'],
    ['worker.email', 'x'],
    ['payment.payment_method_id', 0],
    ['payment_dates', []],
    ['payment_dates.1.payment_date', '20261130'],
    ['accrued.salary', '1,5'],
    ['accrued.HEDs', { start_time: 'x' }],
    ['accrued.HEDs.0.start_time', '2026-11-03'],
    ['accrued.HEDs.0.end_time', '2026-11-03T25:00:00'],
    ['accrued.HEDs.0.percentage', 8],
    ['accrued.HEDs.0.percentage', undefined],
    ['accrued.HEDs.0.percentage_value', '25 %'],
    ['accrued.HEDs.0.payment', undefined],
    ['accrued.work_disabilities.0.type', 4],
    ['accrued.legal_strike.0.quantity', 'dos'],
    ['accrued.other_concepts.0.description_concept', undefined],
    ['deductions.eps_type_law_deductions_id', 10],
    ['deductions.orders.0.description', undefined],
    ['novelty.novelty', 'quizás'],
  ])('report %s when it is %j', (path, value) => {
    expect(complaints(readPayroll(fullBody({ [path]: value }), context))).toEqual([path]);
  });

  it.each([
    ['payment_dates.1.payment_date', ''],
    ['accrued.commissions.1.commission', ''],
    ['deductions.advances.0.advance', undefined],
    ['novelty', { novelty: null, uuidnov: ' ' }],
  ])('do not miss %s where the whole block is blank', (path, value) => {
    expect(complaints(readPayroll(fullBody({ [path]: value }), context))).toEqual([]);
  });

  it.each([30, 31, 42, 45, 46, 47])('report that method %i requires a bank', (id) => {
    const body = payrollBody({ payment: { payment_method_id: id } });
    expect(readPayroll(body, context)).toMatchObject({
      ok: false,
      errors: { 'payment.bank_name': [expect.stringContaining('cuando el pago se hace por un banco')] },
    });
  });

  it('need no bank when the worker is paid in cash', () => {
    expect(complaints(readPayroll(payrollBody({ payment: { payment_method_id: 10 } }), context))).toEqual([]);
  });

  it('report that a novelty requires its content', () => {
    const body = payrollBody({ novelty: { novelty: true, uuidnov: '' } });
    expect(readPayroll(body, context)).toMatchObject({
      ok: false,
      errors: { 'novelty.uuidnov': [expect.stringContaining('cuando hay novedad')] },
    });
  });

  it.each([[null], [[]], ['nómina'], [7]])('report that %j is not an object', (body) => {
    expect(complaints(readPayroll(body, context))).toEqual(['body']);
    expect(complaints(readPayrollAdjustment(body, context))).toEqual(['body']);
  });
});

describe('reading an adjustment', () => {
  it('reads a deletion: the predecessor and no payments', () => {
    const { model, warnings } = takenDeletion();
    expect(warnings).toEqual([]);
    expect(model).toMatchObject({
      kind: 'payrollAdjustment',
      type: { code: '103' },
      noteType: '2',
      prefix: 'NIA',
      number: '42',
      predecessor: { number: 'NI7', cune: 'ab'.repeat(48), issueDate: '2026-10-30' },
    });
    expect(model).not.toHaveProperty('worker');
  });

  it('takes a replacement with everything that a payroll document has', () => {
    const { model } = takenReplacement();
    expect(model).toMatchObject({
      kind: 'payrollAdjustment',
      type: { code: '103' },
      noteType: '1',
      predecessor: { number: 'NI7' },
      worker: { surname: 'ROJAS' },
      totals: { payable: '2040000.00' },
    });
  });

  it('reports that a deletion does not use payments', () => {
    const { warnings } = takenDeletion(replacementBody({ type_note: 2 }));
    expect(warnings).toMatchObject([
      {
        code: 'unused-fields',
        paths: ['worker_code', 'worker', 'payment', 'payment_dates', 'accrued', 'deductions'],
      },
    ]);
  });

  it.each(['worker', 'payment', 'payment_dates', 'accrued', 'deductions'])(
    'reports that a replacement requires %s',
    (field) => {
      const read = readPayrollAdjustment(replacementBody({ [field]: undefined }), context);
      expect(read).toMatchObject({ ok: false, errors: { [field]: [expect.stringContaining('type_note 1')] } });
    },
  );

  it.each([
    'type_note',
    'predecessor',
    'predecessor.predecessor_number',
    'predecessor.predecessor_cune',
    'predecessor.predecessor_issue_date',
    'period',
    'payroll_period_id',
  ])('reports that %s is missing', (path) => {
    expect(complaints(readPayrollAdjustment(deletionBody({ [path]: undefined }), context))).toEqual([path]);
  });

  it.each([
    ['type_document_id', 9],
    ['type_note', 3],
    ['predecessor.predecessor_issue_date', 'ayer'],
  ])('reports %s when it is %j', (path, value) => {
    expect(complaints(readPayrollAdjustment(deletionBody({ [path]: value }), context))).toEqual([path]);
  });
});

/** Real bodies are outside the repository; their cases are covered above by bodies of our own. */
const folder = packageFile('../shared/requests');
const absent = 'none at hand';
const found: readonly (readonly [name: string, model: Readonly<Record<string, unknown>>])[] = existsSync(folder)
  ? [
      ['payroll-01.json', { prefix: 'NI', number: '100051', totals: { payable: '739000.00' } }],
      ['payroll-adjust-delete-01.json', { prefix: 'NA', number: '100003', predecessor: { number: '100003' } }],
    ]
  : [[absent, {}]];

describe('bodies found in public material', () => {
  it.each(found)('are read unchanged: %s', (name, model) => {
    if (name === absent) {
      expect(existsSync(folder)).toBe(false);
    } else {
      const body: unknown = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8'));
      const read = name.startsWith('payroll-adjust')
        ? readPayrollAdjustment(body, context)
        : readPayroll(body, context);
      expect(read).toMatchObject({ ok: true, numbered: true, model });
    }
  });
});
