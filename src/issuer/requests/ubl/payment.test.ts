import { describe, expect, it } from 'vitest';
import { kinds } from '../../kinds.ts';
import { baseBody, changed, company, now, taken } from '../invoice-body.fixture.ts';

describe('payment', () => {
  it('is one object or several', () => {
    const due = { payment_form_id: 2, duration_measure: '30', payment_due_date: '2026-12-20' };
    const { model } = taken({
      payment_form: [
        { ...due, payment_method_id: 30 },
        { ...due, payment_method_id: 10 },
      ],
    });
    expect(model.paymentMeans).toMatchObject([
      {
        path: 'payment_form.0',
        form: { code: '2' },
        method: { code: '30' },
        durationDays: '30',
        dueDate: '2026-12-20',
      },
      { path: 'payment_form.1', form: { code: '2' }, method: { code: '10' } },
    ]);
    expect(model.dueDate).toBe('2026-12-20');
    expect(taken().model.paymentMeans).toMatchObject([{ path: 'payment_form', form: { code: '1' } }]);
  });

  it('defaults to cash, with a warning to the caller', () => {
    const { model, warnings } = taken({ payment_form: undefined });
    expect(model.paymentMeans).toMatchObject([{ form: { code: '1' }, method: { code: '10' }, dueDate: undefined }]);
    expect(warnings).toMatchObject([{ code: 'payment-form-assumed', paths: ['payment_form'] }]);
  });

  it.each<[string, unknown, readonly string[]]>([
    ['an empty list', [], ['payment_form']],
    ['no means', { payment_form_id: 1 }, ['payment_form.payment_method_id']],
    [
      'no form, of several',
      [{ payment_form_id: 1, payment_method_id: 10 }, { payment_method_id: 10 }],
      ['payment_form.1.payment_form_id'],
    ],
  ])('warns of what it assumes for %s', (_what, payment_form, paths) => {
    const assumed = taken({ payment_form }).warnings.filter(({ code }) => code === 'payment-form-assumed');
    expect(assumed.flatMap((warning) => warning.paths)).toEqual(paths);
  });

  it.each(['creditNote', 'debitNote', 'supportAdjustmentNote'] as const)('of %s is not assumed silently', (kind) => {
    const read = kinds[kind].read(changed(baseBody(kind), { payment_form: undefined }), { company, now });
    const codes = read.ok ? read.warnings.map(({ code }) => code) : Object.keys(read.errors);
    expect(codes).toContain('payment-form-assumed');
  });

  it('leaves a credit without a due date to the authority', () => {
    const changes = { 'payment_form.payment_form_id': 2, 'payment_form.duration_measure': 0 };
    expect(taken(changes).model.paymentMeans[0]).toMatchObject({ form: { code: '2' }, dueDate: undefined });
  });

  it('may have been made in advance', () => {
    const { model } = taken({
      prepaid_payment: { idpayment: 'A3', paidamount: 1000, receiveddate: '2026-11-01', instructionid: 'Anticipo' },
      prepaid_payments: [{ paidamount: '5.00', prepaid_payment_type_id: 4 }],
    });
    expect(model.prepaidPayments).toEqual([
      {
        path: 'prepaid_payment',
        id: 'A3',
        type: undefined,
        amount: '1000',
        receivedDate: '2026-11-01',
        paidDate: undefined,
        instruction: 'Anticipo',
      },
      {
        path: 'prepaid_payments.0',
        id: '',
        type: { code: '04', name: 'Anticipo' },
        amount: '5.00',
        receivedDate: undefined,
        paidDate: undefined,
        instruction: undefined,
      },
    ]);
  });

  it.each([
    ['the rate of the day', { currency_id: 149, calculationrate: '4250' }, { rate: '4250', date: '2026-11-20' }],
    [
      'a rate of another day',
      { idcurrency: '149', calculationrate: 4250.5, calculationratedate: '11/19/2026' },
      { rate: '4250.5', date: '2026-11-19' },
    ],
  ])('in another currency has %s', (_name, changes, rate) => {
    expect(taken(changes).model).toMatchObject({ currency: 'USD', exchangeRate: rate });
  });

  it('in another currency without a rate is sent without one', () => {
    expect(taken({ currency_id: 149 }).model).toMatchObject({ currency: 'USD', exchangeRate: undefined });
  });
});
