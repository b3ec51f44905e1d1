import { describe, expect, it } from 'vitest';
import type { Health } from '../../documents/model.ts';
import { fullUser, healthFields, leastUser } from './health-fields.fixture.ts';
import { read, taken, type Changes } from '../invoice-body.fixture.ts';

const health = (changes: Changes = {}): Health | undefined =>
  taken({ health_fields: structuredClone(healthFields), ...changes }).model.health;

describe('the health sector', () => {
  it('is read with its period and every field of its users', () => {
    expect(health()).toMatchObject({
      path: 'health_fields',
      startDate: '2026-10-01',
      endDate: '2026-10-31',
      users: [
        {
          path: 'health_fields.users_info.0',
          providerCode: 'AF-0000500-85',
          identificationType: { code: 'CC', name: 'Cédula de ciudadanía' },
          identificationNumber: 'AB100003',
          surname: 'PÉREZ',
          secondSurname: 'GÓMEZ',
          firstName: 'ANA',
          middleName: 'LUISA',
          type: { code: '04', name: 'Subsidiado' },
          paymentMethod: { code: '03', name: 'Pago por capitación' },
          coverage: { code: '05', name: 'Cobertura ARL' },
          authorizations: 'A12345;604567',
          mipres: 'RNA3D345;664FF04567',
          mipresDelivery: 'RN6645G-345',
          contract: undefined,
          policy: '1045-2FG01-0567228',
          coPayment: '3300.005',
          moderatingFee: '5800',
          recoveryFee: '105000.00',
          sharedPayment: '225000',
        },
        { path: 'health_fields.users_info.1', providerCode: undefined, paymentMethod: { code: '04' } },
      ],
    });
  });

  it('leaves no field of its own unused', () => {
    const { warnings } = taken({ date: '2024-03-31', health_fields: structuredClone(healthFields) });
    expect(warnings).toEqual([]);
  });

  it('has what the norm of July 2026 added, if the request gives it', () => {
    const cucon = '3B'.repeat(32);
    const users_info = [
      { ...leastUser, health_coverage_id: 16, health_uncontracted_reason_id: '7', advance: 7000.5 },
      { ...leastUser, health_coverage_id: 17, contract_number: cucon, advance_payment: '1200' },
    ];
    const { model, warnings } = taken({
      health_fields: {
        ...healthFields,
        invoice_period_start_time: '00:00:00',
        invoice_period_end_time: ' 23:59:59 ',
        users_info,
      },
    });
    expect(warnings).toEqual([]);
    expect(model.health).toMatchObject({
      startTime: '00:00:00',
      endTime: '23:59:59',
      users: [
        {
          coverage: { code: '16', name: 'Plan de beneficios en salud financiado con UPC Contributivo' },
          uncontractedReason: { code: '07', name: 'Paciente particular' },
          advance: '7000.5',
        },
        {
          coverage: { code: '17', name: 'Plan de beneficios en salud financiado con UPC Subsidiado' },
          uncontractedReason: undefined,
          contract: cucon,
          advance: '1200',
        },
      ],
    });
  });

  it('is absent from an invoice without its fields', () => {
    expect(taken().model.health).toBeUndefined();
  });

  it.each([
    [1, 'SS-CUFE'],
    ['2', 'SS-CUDE'],
    [5, 'SS-Recaudo'],
    [7, 'SS-SinAporte'],
  ])('operation %s is %s, whatever type_operation_id says', (id, operation) => {
    const changes = { health_fields: { ...healthFields, health_type_operation_id: id }, type_operation_id: 10 };
    expect(taken(changes).model.operation).toBe(operation);
  });

  it.each([
    [undefined, true],
    [true, true],
    ['1', true],
    [false, false],
    [0, false],
  ])('prints its users when print_users_info_to_pdf is %s: %s', (asked, printed) => {
    expect(health({ 'health_fields.print_users_info_to_pdf': asked })?.printsUsers).toBe(printed);
  });

  it.each([undefined, []])('may have no users: %j', (users) => {
    expect(health({ 'health_fields.users_info': users })?.users).toEqual([]);
  });

  it('accepts payment methods of the earlier table', () => {
    const users_info = [{ ...leastUser, health_contracting_payment_method_id: 12 }];
    expect(health({ 'health_fields.users_info': users_info })?.users[0]?.paymentMethod).toEqual({
      code: '12',
      name: 'Por servicio',
    });
  });

  it('is read under the other spellings of the field tables', () => {
    const { health_type_operation_id: operation, ...fields } = healthFields;
    const { first_name: name, health_type_user_id: type, ...user } = fullUser;
    const health_fields = {
      ...fields,
      helth_type_operation_id: operation,
      users_info: [{ ...user, firt_name: name, type_user_id: type }],
    };
    const { model, warnings } = taken({ date: '2024-03-31', health_fields });
    expect(model.operation).toBe('SS-CUFE');
    expect(model.health?.users[0]).toMatchObject({ firstName: 'ANA', type: { code: '04' } });
    expect(warnings).toEqual([]);
  });
});

describe('a health sector that cannot be read', () => {
  const errorsOf = (changes: Changes): Readonly<Record<string, readonly string[]>> => {
    const result = read({ health_fields: structuredClone(healthFields), ...changes });
    return result.ok ? {} : result.errors;
  };

  it('with a contract and a policy reports both', () => {
    const errors = errorsOf({ 'health_fields.users_info.0.contract_number': '1000-2021' });
    const [contract, policy] = ['contract_number', 'policy_number'].map((name) => `health_fields.users_info.0.${name}`);
    expect(Object.keys(errors)).toEqual([contract, policy]);
    expect(errors[contract ?? '']).toEqual([
      expect.stringMatching(/contract_number no puede ir junto con policy_number/),
    ]);
    expect(errors[policy ?? '']).toEqual([
      expect.stringMatching(/policy_number no puede ir junto con contract_number/),
    ]);
  });

  it.each(['contract_number', 'policy_number'])('accepts %s alone, and treats a blank text as absent', (name) => {
    const users_info = [{ ...leastUser, contract_number: ' ', policy_number: null, [name]: '1' }];
    expect(errorsOf({ 'health_fields.users_info': users_info })).toEqual({});
  });

  it.each([
    ['invoice_period_start_date', undefined, /obligatorio/],
    ['invoice_period_end_date', '', /obligatorio/],
    ['invoice_period_end_date', '2026-02-30', /fecha que exista/],
    ['health_type_operation_id', undefined, /obligatorio/],
    ['health_type_operation_id', 8, /health_type_operations/],
    ['users_info', { provider_code: '1' }, /una lista/],
    ['users_info.1.health_coverage_id', undefined, /obligatorio/],
    ['users_info.1.health_coverage_id', 18, /health_coverages/],
    ['users_info.0.health_uncontracted_reason_id', 8, /health_uncontracted_reasons/],
    ['users_info.0.advance', '7.000,00', /decimal/],
    ['users_info.0.advance_payment', 'mil', /decimal/],
    ['invoice_period_start_time', '24:00:00', /hora de 24 horas/],
    ['invoice_period_end_time', '8:00', /hora de 24 horas/],
    ['users_info.1.health_contracting_payment_method_id', undefined, /obligatorio/],
    ['users_info.1.health_contracting_payment_method_id', 13, /health_contracting_payment_methods/],
    ['users_info.0.health_type_document_identification_id', 14, /health_type_document_identifications/],
    ['users_info.0.health_type_user_id', 12, /health_type_users/],
    ['users_info.0.co_payment', '3.300,00', /decimal/],
  ])('names %s when it is %j', (name, value, sentence) => {
    const path = `health_fields.${name}`;
    const errors = errorsOf({ [path]: value });
    expect(Object.keys(errors)).toEqual([path]);
    expect(errors[path]).toEqual([expect.stringMatching(sentence)]);
  });
});
