import { describe, expect, it } from 'vitest';
import { entryNamed } from '../../harness/catalogue-facts.ts';
import { fieldIn, unusedWritten, writtenFor, writtenRequests } from './written-requests.ts';

const writtenIn = (document: string, code: string) =>
  writtenFor(entryNamed(document, code) ?? expect.fail(`${document} has no ${code}`));

describe('requests written by hand', () => {
  it.each([
    ['creditNote', 'invoice_lines.0.code', 'credit_note_lines.0.code'],
    ['debitNote', 'legal_monetary_totals.payable_amount', 'requested_monetary_totals.payable_amount'],
    ['supportDocument', 'credit_note_lines', 'invoice_lines'],
    ['equivalentCreditNote', 'invoice_lines.0.code', 'credit_note_lines.0.code'],
    ['equivalentDebitNote', 'legal_monetary_totals.payable_amount', 'requested_monetary_totals.payable_amount'],
    ['invoice', 'allowance_charges.0.amount', 'allowance_charges.0.amount'],
  ] as const)('in a %s say for %s: %s', (kind, field, wanted) => {
    expect(fieldIn(kind, field)).toBe(wanted);
  });

  it('stand for the rule in every kind of document, with the codes of that kind', () => {
    const [written] = writtenIn('debitNote', 'DAW05');
    expect(written).toEqual({
      changes: [{ field: 'debit_note_lines.1.free_of_charge_indicator', value: true }],
      also: ['DAV06'],
    });
  });

  it('are about no other rule of the group', () => {
    expect(writtenIn('invoice', 'FAW04')).toEqual([]);
  });

  it('give a reason for lines that the rule does not declare', () => {
    const mute = writtenRequests().filter(({ also, why }) => (also === undefined) !== (why === undefined));
    expect(mute).toEqual([]);
  });

  it('are reported where they break nothing', () => {
    expect(unusedWritten([])).toHaveLength(writtenRequests().length);
    const entry = entryNamed('invoice', 'FAN04') ?? expect.fail();
    const [written] = writtenFor(entry);
    expect(unusedWritten([[entry, written ?? expect.fail()]])).toHaveLength(writtenRequests().length - 1);
  });
});
