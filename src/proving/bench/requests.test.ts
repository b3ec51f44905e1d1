import { describe, expect, it } from 'vitest';
import { requestBody, requestSource } from './requests.ts';

describe('requestBody', () => {
  it('has as many lines as wanted, and totals to match', () => {
    expect(requestBody('invoice', 50)).toMatchObject({
      invoice_lines: { length: 50 },
      legal_monetary_totals: { line_extension_amount: '4400000.00', payable_amount: '5236000.00' },
      tax_totals: [{ tax_id: 1, percent: '19.00', tax_amount: '836000.00', taxable_amount: '4400000.00' }],
    });
  });

  it('is a ticket of the till with the same lines', () => {
    expect(requestBody('ticket', 3)).toMatchObject({
      type_document_id: 15,
      invoice_lines: { length: 3 },
      legal_monetary_totals: { line_extension_amount: '68000.00', payable_amount: '80920.00' },
    });
  });

  it.each([0, 1.5, -10])('refuses %d lines', (lines) => {
    expect(() => requestBody('invoice', lines)).toThrow(RangeError);
  });
});

it('requestSource numbers the requests one after another', () => {
  const next = requestSource(10);
  const [first, second] = [next(), next()].map((text) => JSON.parse(text) as { readonly number: number });
  expect(second).toEqual({ ...first, number: (first?.number ?? 0) + 1 });
});
