import { describe, expect, it } from 'vitest';
import type { Party } from '../documents/model.ts';
import { read, taken } from './invoice-body.fixture.ts';

describe('identifiers', () => {
  it.each([
    [
      'a code with letters',
      { 'customer.type_liability_id': 'R-99-PN' },
      'R-99-PN',
      ({ liabilities }: Party) => liabilities[0]?.code,
    ],
    [
      'the code of a NIT',
      { 'customer.type_document_identification_id': '31' },
      '31',
      ({ identification }: Party) => identification.type.code,
    ],
    [
      'the code of a municipality',
      { 'customer.municipality_id': '76001' },
      '76001',
      ({ address }: Party) => address?.municipality?.code,
    ],
  ])('may be official codes: %s', (_case, changes, code, codeIn) => {
    expect(codeIn(taken(changes).model.customer)).toBe(code);
  });

  it('take precedence for a number that is both', () => {
    // 10 is the identifier of cash and of nothing else; as a code it would be the same row.
    expect(taken({ 'payment_form.payment_method_id': 10 }).model.paymentMeans[0]?.method.code).toBe('10');
  });

  it('requires the check digit of a NIT given by its code', () => {
    const result = read({ 'customer.type_document_identification_id': '31', 'customer.dv': undefined });
    expect(result.ok ? [] : Object.keys(result.errors)).toEqual(['customer.dv']);
  });
});
