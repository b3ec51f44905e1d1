import { describe, expect, it } from 'vitest';
import { table } from '../../src/common/code-lists.ts';
import { createGenerator, type HealthInvoiceRequest, type HealthOptions } from './index.ts';
import { optional, parse, total } from './testing/exact.ts';
import { recheck } from './testing/recheck.ts';
import type { HealthUser } from './health.ts';

const date = '2026-11-20';

const invoices = (seed: string, options: HealthOptions = {}): readonly HealthInvoiceRequest[] => {
  const generator = createGenerator(seed);
  return Array.from({ length: 100 }, () => generator.healthInvoice({ date, ...options }));
};

const users = (seed: string, options: HealthOptions = {}): readonly HealthUser[] =>
  invoices(seed, options).flatMap((invoice) => invoice.health_fields.users_info);

const feesOf = (user: HealthUser): bigint =>
  total([user.co_payment, user.moderating_fee, user.recovery_fee, user.shared_payment, user.advance ?? '0'].map(parse));

/** Operation of `health_type_operations` of an invoice whose users paid nothing. */
const nothingPaid = 7;

/** The invoice beneath: without the health part and without the advance, which is subtracted only here. */
const beneath = ({ health_fields: _health, prepaid_payment: _paid, ...invoice }: HealthInvoiceRequest) => {
  const { pre_paid_amount = '0.00', payable_amount, ...totals } = invoice.legal_monetary_totals;
  const cents = ((parse(payable_amount) + parse(pre_paid_amount)) / 10_000n).toString().padStart(3, '0');
  return {
    ...invoice,
    legal_monetary_totals: { ...totals, payable_amount: `${cents.slice(0, -2)}.${cents.slice(-2)}` },
  };
};

describe('a generated health invoice', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(invoices('s')).toEqual(invoices('s'));
    expect(invoices('s')).not.toEqual(invoices('t'));
  });

  it('is a whole invoice beneath, and is paid what its users have not paid', () => {
    expect(invoices('totals').map(beneath).flatMap(recheck)).toEqual([]);
    for (const { health_fields, prepaid_payment, legal_monetary_totals } of invoices('totals')) {
      const paid = total(health_fields.users_info.map(feesOf));
      expect(optional(legal_monetary_totals.pre_paid_amount)).toBe(paid);
      expect(optional(prepaid_payment?.paidamount)).toBe(paid);
      expect(parse(legal_monetary_totals.payable_amount)).toBeGreaterThan(0n);
    }
  });

  it('says by its operation whether the users paid anything', () => {
    const operations = invoices('operations').map(({ health_fields, prepaid_payment }) => {
      const { health_type_operation_id: operation } = health_fields;
      expect(operation === nothingPaid).toBe(prepaid_payment === undefined);
      return operation;
    });
    expect(new Set(operations)).toEqual(new Set([1, 5, 6, nothingPaid]));
  });

  it.each([1, 3, 40])('has %i users when it is told so', (count) => {
    const { health_fields } = createGenerator('s').healthInvoice({ users: count });
    expect(health_fields.users_info).toHaveLength(count);
  });

  it('has one user or more otherwise', () => {
    expect(new Set(invoices('s').map(({ health_fields }) => health_fields.users_info.length))).toEqual(
      new Set([1, 2, 3, 5]),
    );
  });

  it('bills a period that ends before the day of issue', () => {
    for (const { health_fields } of invoices('s')) {
      expect(health_fields.invoice_period_start_date < health_fields.invoice_period_end_date).toBe(true);
      expect(health_fields.invoice_period_end_date < date).toBe(true);
    }
  });

  it.each([
    ['health_type_document_identification_id', 'health_type_document_identifications'],
    ['health_type_user_id', 'health_type_users'],
    ['health_contracting_payment_method_id', 'health_contracting_payment_methods'],
    ['health_coverage_id', 'health_coverages'],
  ] as const)('takes %s from its table, and more than one of its rows', (field, name) => {
    const ids = [...new Set(users('s', { date: '2024-03-31' }).map((user) => user[field]))];
    expect(ids.filter((id) => table(name).byId(String(id)) === undefined)).toEqual([]);
    expect(ids.length).toBeGreaterThan(3);
  });

  it.each(['2026-06-30', date])('of %s has a contract, a policy or a reason for neither, and one alone', (day) => {
    const kinds = users('s', { date: day }).map((user) =>
      (['contract_number', 'policy_number', 'health_uncontracted_reason_id'] as const).filter(
        (name) => user[name] !== undefined,
      ),
    );
    expect(kinds.filter(({ length }) => length !== 1)).toEqual([]);
    expect(new Set(kinds.flat()).size).toBe(day === date ? 3 : 2);
  });

  it.each<[string, (user: HealthUser) => unknown, string, string]>([
    ['names patients', ({ first_name }) => first_name, '2024-03-31', '2024-04-01'],
    ['has the modality 05', (user) => user.health_contracting_payment_method_id === 5, '2025-11-13', '2025-11-14'],
    ['has coverage 01', (user) => user.health_coverage_id === 1, '2026-05-31', '2026-06-01'],
  ])('%s until the norm has it no more', (_what, has, last, next) => {
    expect([last, next].map((day) => users('s', { date: day }).some((user) => Boolean(has(user))))).toEqual([
      true,
      false,
    ]);
  });

  it.each<[string, (user: HealthUser) => unknown, string, string]>([
    ['coverages 16 and 17', (user) => user.health_coverage_id > 15, '2026-05-31', '2026-06-01'],
    ['a CUCON', (user) => /^[0-9a-f]{64}$/.test(user.contract_number ?? ''), '2026-06-30', '2026-07-01'],
    ['advances', (user) => user.advance, '2026-06-30', '2026-07-01'],
  ])('has %s as soon as the norm does', (_what, has, before, first) => {
    expect([before, first].map((day) => users('s', { date: day }).some((user) => Boolean(has(user))))).toEqual([
      false,
      true,
    ]);
  });
});
