import { describe, expect, it } from 'vitest';
import { volume } from '../../src/common/testing/volume.ts';
import { addDays } from '../../src/common/time.ts';
import {
  createGenerator,
  type CreditNoteRequest,
  type DebitNoteRequest,
  type EquivalentCreditNoteRequest,
  type EquivalentDebitNoteRequest,
  type InvoiceRequest,
  type PayrollRequest,
  type PosTicketRequest,
  type SupportAdjustmentNoteRequest,
  type SupportDocumentRequest,
} from './index.ts';
import { isRestDay } from './payroll/rest-days.ts';
import { parse, scale } from './testing/exact.ts';
import { recheckAdjustment, recheckNote, recheckTicket, recheckTicketNote } from './testing/recheck-corrections.ts';

const today = '2026-11-20';
const count = volume(100, 1_000);
const name = { number: 'SETP990000001', uuid: 'ab'.repeat(48), issue_date: today };

const many = <Item>(draw: (at: number) => Item): readonly Item[] => Array.from({ length: count }, (_, at) => draw(at));

/** The share of those that have it. */
const share = <Item>(items: readonly Item[], has: (item: Item) => boolean | undefined): number =>
  items.filter((item) => has(item) === true).length / items.length;

type Line = InvoiceRequest['invoice_lines'][number];
type Totals = InvoiceRequest['legal_monetary_totals'];
type Part = { readonly lines: readonly Line[]; readonly totals: Totals };
type Corrected = Part & {
  readonly note: Part & Pick<CreditNoteRequest, 'discrepancyresponsecode'>;
};

const ofInvoice = (invoice: InvoiceRequest | SupportDocumentRequest | PosTicketRequest): Part => ({
  lines: invoice.invoice_lines,
  totals: invoice.legal_monetary_totals,
});

const ofCredit = (
  note: CreditNoteRequest | SupportAdjustmentNoteRequest | EquivalentCreditNoteRequest,
): Corrected['note'] => ({
  ...note,
  lines: note.credit_note_lines,
  totals: note.legal_monetary_totals,
});

const ofDebit = (note: DebitNoteRequest | EquivalentDebitNoteRequest): Corrected['note'] => ({
  ...note,
  lines: note.debit_note_lines,
  totals: note.requested_monetary_totals,
});

const isOf = (line: Line, whole: Line): boolean =>
  line.description === whole.description &&
  line.code === whole.code &&
  parse(line.price_amount) === parse(whole.price_amount) &&
  parse(line.invoiced_quantity) <= parse(whole.invoiced_quantity);

const amounts = ({ lines, totals }: Part): readonly bigint[] =>
  [...lines.flatMap((line) => [line.invoiced_quantity, line.line_extension_amount]), totals.payable_amount].map(parse);

const isFewer = ({ lines, note }: Corrected): boolean => note.lines.length < lines.length;
const isSmaller = ({ lines, note }: Corrected): boolean =>
  note.lines.some((line) => !lines.some((whole) => String(whole.invoiced_quantity) === String(line.invoiced_quantity)));

const invoices = createGenerator('plausible invoices');
const credits = createGenerator('plausible credit notes');
const debits = createGenerator('plausible debit notes');

const sold = many(() => {
  const request = invoices.invoice({ today });
  const options = { reference: { ...name, request }, today };
  return { request, credit: credits.creditNote(options), debit: debits.debitNote(options) };
});

const purchases = createGenerator('plausible purchases');
const adjustments = createGenerator('plausible adjustments');

const bought = many(() => {
  const request = purchases.supportDocument({ date: today });
  return { request, note: adjustments.supportAdjustmentNote({ reference: { ...name, request }, today }) };
});

const tills = createGenerator('plausible tickets');
const returns = createGenerator('plausible credit notes of tickets');
const additions = createGenerator('plausible debit notes of tickets');

const rung = many(() => {
  const request = tills.posTicket({ today });
  const options = { reference: { ...name, request }, today };
  return { request, credit: returns.equivalentCreditNote(options), debit: additions.equivalentDebitNote(options) };
});

describe.each<[string, readonly Corrected[], annulment: number]>([
  ['credit notes', sold.map(({ request, credit }) => ({ ...ofInvoice(request), note: ofCredit(credit) })), 2],
  ['debit notes', sold.map(({ request, debit }) => ({ ...ofInvoice(request), note: ofDebit(debit) })), 0],
  [
    'credit notes of tickets',
    rung.map(({ request, credit }) => ({ ...ofInvoice(request), note: ofCredit(credit) })),
    2,
  ],
  ['debit notes of tickets', rung.map(({ request, debit }) => ({ ...ofInvoice(request), note: ofDebit(debit) })), 0],
  ['adjustment notes', bought.map(({ request, note }) => ({ ...ofInvoice(request), note: ofCredit(note) })), 2],
])('%s about a document', (_, all, annulment) => {
  const isWhole = ({ note }: Corrected): boolean => note.discrepancyresponsecode === annulment;
  const whole = all.filter(isWhole);
  const partial = all.filter((each) => !isWhole(each));

  it('are of its lines, in quantities that it has, and not larger', () => {
    const strange = all.filter(({ lines, note }) => !note.lines.every((line) => lines.some((of) => isOf(line, of))));
    const larger = all.filter(({ totals, note }) => parse(note.totals.payable_amount) > parse(totals.payable_amount));
    expect([strange, larger]).toEqual([[], []]);
  });

  it('annul all of it', () => {
    expect(whole.filter((each) => amounts(each).join() !== amounts(each.note).join())).toEqual([]);
    expect(whole.length > 0).toBe(annulment > 0);
  });

  it('otherwise take some of the lines, or less of them', () => {
    expect(share(partial, isFewer)).toBeGreaterThan(0.4);
    expect(share(partial, isSmaller)).toBeGreaterThan(0.4);
    expect(share(partial, (each) => isFewer(each) || isSmaller(each))).toBeGreaterThan(0.85);
  });
});

const paymentsOf = ({ payment_form }: Pick<InvoiceRequest, 'payment_form'>) =>
  'payment_form_id' in payment_form ? [payment_form] : payment_form;

const adjusts = (invoice: InvoiceRequest, isCharge: boolean): boolean =>
  [invoice, ...invoice.invoice_lines].some(({ allowance_charges = [] }) =>
    allowance_charges.some((each) => each.charge_indicator === isCharge),
  );

const taxesOf = ({ tax_totals = [] }: InvoiceRequest): readonly number[] => tax_totals.map(({ tax_id }) => tax_id);
const ratesOf = ({ tax_totals = [] }: InvoiceRequest): number => new Set(tax_totals.map(({ percent }) => percent)).size;

describe('invoices', () => {
  it('are due so many days after their day as the payment form lasts', () => {
    const onCredit = sold.flatMap(({ request }) => paymentsOf(request)).filter(({ payment_form_id: id }) => id === 2);
    const wrong = onCredit.filter(
      ({ payment_due_date, duration_measure }) => payment_due_date !== addDays(today, Number(duration_measure)),
    );
    expect(wrong).toEqual([]);
    expect(onCredit.length).toBeGreaterThan(0);
  });

  it.each<[string, least: number, most: number, has: (invoice: InvoiceRequest) => boolean | undefined]>([
    ['discounts', 0.1, 0.35, (invoice) => adjusts(invoice, false)],
    ['charges', 0.01, 0.12, (invoice) => adjusts(invoice, true)],
    ['withholdings', 0.01, 0.12, (invoice) => invoice.with_holding_tax_total !== undefined],
    ['credit', 0.18, 0.45, (invoice) => paymentsOf(invoice).some(({ payment_form_id: id }) => id === 2)],
    ['one line', 0.08, 0.3, (invoice) => invoice.invoice_lines.length === 1],
    ['several rates', 0.08, 0.4, (invoice) => ratesOf(invoice) > 1],
    ['INC', 0.05, 0.22, (invoice) => taxesOf(invoice).includes(4)],
    ['free lines', 0.01, 0.14, (invoice) => invoice.invoice_lines.some((line) => line.free_of_charge_indicator)],
    ['a natural person', 0.2, 0.5, ({ customer }) => customer.type_organization_id === 2],
    ['the final consumer', 0.01, 0.14, ({ customer }) => String(customer.identification_number) === '222222222222'],
    ['a customer abroad', 0.01, 0.12, ({ customer }) => customer.country_id !== undefined],
    ['a foreign currency', 0.01, 0.14, ({ currency_id }) => currency_id !== undefined],
    ['a branch', 0.02, 0.18, ({ establishment_address }) => establishment_address !== undefined],
  ])('have %s in a share of %d to %d', (_, least, most, has) => {
    const found = share(
      sold.map(({ request }) => request),
      has,
    );
    expect(found).toBeGreaterThanOrEqual(least);
    expect(found).toBeLessThanOrEqual(most);
  });
});

describe('POS tickets', () => {
  const isNobody = ({ customer }: PosTicketRequest): boolean =>
    String(customer.identification_number) === '222222222222';
  const hasTax =
    (tax: number) =>
    ({ tax_totals = [] }: PosTicketRequest): boolean =>
      tax_totals.some(({ tax_id }) => tax_id === tax);

  it.each<[string, least: number, most: number, has: (ticket: PosTicketRequest) => boolean]>([
    ['nobody in particular', 0.6, 0.9, isNobody],
    ['points of a programme', 0.15, 0.5, ({ buyer_benefits }) => buyer_benefits.points !== '0'],
    ['notes and coins', 0.4, 0.8, (ticket) => paymentsOf(ticket).some((form) => form.payment_method_id === 10)],
    ['one line', 0.02, 0.25, ({ invoice_lines }) => invoice_lines.length === 1],
    ['more than six lines', 0.2, 0.6, ({ invoice_lines }) => invoice_lines.length > 6],
    ['several rates', 0.4, 0.9, ({ tax_totals = [] }) => new Set(tax_totals.map(({ percent }) => percent)).size > 1],
    ['the bag tax', 0.02, 0.2, hasTax(10)],
    ['the tax on sugary drinks', 0.01, 0.14, hasTax(21)],
    ['the tax on ultra-processed food', 0.01, 0.14, hasTax(22)],
    ['INC', 0.01, 0.14, hasTax(4)],
    ['less than 100,000 pesos to pay', 0.2, 0.7, (ticket) => Number(ticket.legal_monetary_totals.payable_amount) < 1e5],
    [
      'a maker other than the shop itself',
      0.5,
      0.95,
      ({ software_manufacturer: maker }) => maker.software_name !== 'Desarrollo propio',
    ],
  ])('have %s in a share of %d to %d', (_, least, most, has) => {
    const found = share(
      rung.map(({ request }) => request),
      has,
    );
    expect(found).toBeGreaterThanOrEqual(least);
    expect(found).toBeLessThanOrEqual(most);
  });

  it('add up, and so do their notes, which are of the same buyer', () => {
    expect(rung.flatMap(({ request }) => recheckTicket(request))).toEqual([]);
    for (const { request, credit, debit } of rung) {
      for (const note of [credit, debit]) {
        expect(note.customer).toMatchObject(request.customer);
        expect(recheckTicketNote(note)).toEqual([]);
      }
    }
  });
});

describe('notes about a document', () => {
  it('are of its parties and its currency, and add up', () => {
    for (const { request, credit, debit } of sold) {
      for (const note of [credit, debit]) {
        expect(note.customer).toMatchObject(request.customer);
        expect(note.currency_id).toBe(request.currency_id);
        expect(note.billing_reference).toEqual(name);
        expect([recheckNote(note), note.customer.email === undefined]).toEqual([[], false]);
      }
    }
    for (const { request, note } of bought) {
      expect([note.seller, note.type_operation_id]).toEqual([request.seller, request.type_operation_id]);
      expect([note.billing_reference, recheckAdjustment(note)]).toEqual([name, []]);
    }
  });
});

describe('notes about none', () => {
  it('correct one of the three months before their own', () => {
    const months = new Set(
      many(() => credits.creditNote({ today }).invoice_period).map((each) => `${each?.start_date} ${each?.end_date}`),
    );
    expect([...months].sort()).toEqual(['2026-08-01 2026-08-31', '2026-09-01 2026-09-30', '2026-10-01 2026-10-31']);
    const before = many(() => debits.debitNote({ date: '2026-01-31' }).invoice_period?.end_date ?? '');
    expect([...new Set(before)].sort()).toEqual(['2025-10-31', '2025-11-30', '2025-12-31']);
  });
});

describe('payroll', () => {
  const generator = createGenerator('plausible payroll');
  const payrolls = many((at) => generator.payroll({ date: `2026-11-${String((at % 30) + 1).padStart(2, '0')}` }));
  const minimum = 1_750_905n * scale;

  it('pays the minimum wage at least, and the transport allowance to those alone who earn no more than two', () => {
    const under = payrolls.filter(({ worker }) => parse(worker.salary) < minimum);
    const wrong = payrolls.filter(({ worker, accrued }) => {
      const isDue = parse(worker.salary) <= 2n * minimum;
      return isDue !== parse(accrued.transportation_allowance) > 0n;
    });
    const most = payrolls.filter(({ accrued }) => parse(accrued.transportation_allowance) > 249_095n * scale);
    expect([under, wrong, most]).toEqual([[], [], []]);
    expect(share(payrolls, ({ accrued }) => parse(accrued.transportation_allowance) > 0n)).toBeGreaterThan(0.15);
    expect(share(payrolls, ({ worker }) => parse(worker.salary) > 2n * minimum)).toBeGreaterThan(0.4);
  });

  it('counts no more days than the period has, which is a fortnight where it says so', () => {
    const wrong = payrolls.filter(({ period, payroll_period_id, accrued }) => {
      const [first, last] = [period.settlement_start_date, period.settlement_end_date].map((day) =>
        Number(day.slice(8)),
      );
      const days = (last ?? 0) - (first ?? 0) + 1;
      return accrued.worked_days > days || accrued.worked_days < 1 || (payroll_period_id === 4 && days > 15);
    });
    expect(wrong).toEqual([]);
    expect(share(payrolls, ({ payroll_period_id: id }) => id === 4)).toBeGreaterThan(0.3);
    expect(share(payrolls, ({ accrued }) => accrued.worked_days < 15)).toBeGreaterThan(0.3);
  });

  it('has surcharges on their days, at their hours, and no two of a kind on one day', () => {
    const names = ['HEDs', 'HENs', 'HRNs', 'HEDDFs', 'HRDDFs', 'HENDFs', 'HRNDFs'] as const;
    for (const surcharge of names) {
      const all = payrolls.flatMap(({ accrued }) => accrued[surcharge] ?? []);
      const at = all.map(({ start_time, end_time }) => [start_time.slice(11, 13), end_time.slice(11)] as const);
      const isNight = surcharge.includes('N');
      expect(at.filter(([start, end]) => (isNight ? start < '21' : start < '06' || end > '19:00:00'))).toEqual([]);
      expect(all.filter(({ start_time }) => isRestDay(start_time.slice(0, 10)) !== surcharge.endsWith('DFs'))).toEqual(
        [],
      );
      const days = payrolls.map(({ accrued }) => (accrued[surcharge] ?? []).map(({ start_time }) => start_time));
      expect(days.filter((each) => new Set(each).size < each.length)).toEqual([]);
    }
  });

  it.each<[string, least: number, most: number, has: (payroll: PayrollRequest) => boolean]>([
    ['nothing but salary and transport', 0.25, 0.55, ({ accrued }) => Object.keys(accrued).length === 4],
    ['a bank', 0.55, 0.85, ({ payment }) => payment.bank_name !== undefined],
    ['an end of the contract', 0.04, 0.22, ({ period }) => period.retirement_date !== undefined],
    ['a foreigner', 0.02, 0.2, ({ worker }) => worker.payroll_type_document_identification_id === 5],
  ])('has %s in a share of %d to %d', (_, least, most, has) => {
    const found = share(payrolls, has);
    expect(found).toBeGreaterThanOrEqual(least);
    expect(found).toBeLessThanOrEqual(most);
  });

  it('has workers and contracts of several types', () => {
    expect(new Set(payrolls.map(({ worker }) => worker.type_worker_id))).toEqual(new Set([1, 2, 8]));
    expect(new Set(payrolls.map(({ worker }) => worker.type_contract_id))).toEqual(new Set([1, 2, 3]));
    expect(share(payrolls, ({ worker }) => worker.type_worker_id === 1)).toBeGreaterThan(0.7);
  });
});
