import { describe, expect, it } from 'vitest';
import { createGenerator, noteVariants, type CreditNoteRequest, type DebitNoteRequest } from './index.ts';
import { recheckNote } from './testing/recheck-corrections.ts';

const reference = { number: 'SETP990000001', uuid: 'ab'.repeat(48), issue_date: '2026-11-20' };

const kinds = ['creditNote', 'debitNote'] as const;
type Kind = (typeof kinds)[number];
type Note = CreditNoteRequest | DebitNoteRequest;

const notes = (kind: Kind, seed: string, options: Parameters<ReturnType<typeof createGenerator>['creditNote']>[0]) => {
  const generator = createGenerator(seed);
  return Array.from({ length: 60 }, (): Note => generator[kind](options));
};

describe.each(kinds)('a generated %s', (kind) => {
  it('is the same for the same seed, and another for another', () => {
    const [one, again, other] = ['s', 's', 't'].map((seed) => JSON.stringify(notes(kind, seed, { reference })));
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });

  it.each(noteVariants)('of variant %s has totals that add up, and no field that it may not have', (variant) => {
    expect(notes(kind, variant, { variant, reference }).flatMap(recheckNote)).toEqual([]);
  });

  it('of no variant in particular is of every one of them, charges included', () => {
    const drawn = notes(kind, 'mix', { reference });
    expect(drawn.flatMap(recheckNote)).toEqual([]);
    expect(drawn.some((note) => note.allowance_charges?.some((item) => item.charge_indicator))).toBe(true);
    expect(drawn.some((note) => note.tax_totals?.some(({ tax_id }) => tax_id === 10))).toBe(true);
  });

  it('names the document that it is told to correct, without a period', () => {
    for (const note of notes(kind, 's', { reference })) {
      expect(note).toMatchObject({ billing_reference: reference });
      expect(note).not.toHaveProperty('invoice_period');
      expect(note).not.toHaveProperty('type_operation_id');
    }
  });

  it('without a document says so by its operation and the month that it corrects', () => {
    const operation = kind === 'creditNote' ? 8 : 5;
    for (const note of notes(kind, 's', {})) {
      const { start_date = '', end_date = '' } = note.invoice_period ?? {};
      expect(note.type_operation_id).toBe(operation);
      expect(note).not.toHaveProperty('billing_reference');
      expect(start_date).toMatch(/^20\d\d-\d\d-01$/);
      expect(end_date.slice(0, 8)).toBe(start_date.slice(0, 8));
    }
  });

  it('has a concept of its own list, and annuls only what it names', () => {
    const concepts = (note: Note): number => note.discrepancyresponsecode;
    const most = kind === 'creditNote' ? 6 : 4;
    const named = notes(kind, 's', { reference }).map(concepts);
    expect(named.filter((code) => code < 1 || code > most)).toEqual([]);
    expect(named).toContain(2);
    const unnamed = notes(kind, 's', {}).map(concepts);
    expect(unnamed.includes(2)).toBe(kind === 'debitNote');
  });

  it('takes number, date and time where they are given', () => {
    const issue = { number: 7, date: '2026-11-20', time: '10:00:00' };
    expect(createGenerator('s')[kind]({ ...issue, reference })).toMatchObject(issue);
  });
});
