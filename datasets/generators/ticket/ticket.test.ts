import { describe, expect, it } from 'vitest';
import {
  createGenerator,
  ticketNoteVariants,
  ticketVariants,
  type TicketNoteVariant,
  type TicketVariant,
} from '../index.ts';
import { recheckTicket, recheckTicketNote } from '../testing/recheck-corrections.ts';
import type { PosTicketRequest } from './ticket.ts';

const date = '2026-11-20';
const reference = { number: 'EPOS12', uuid: 'ef'.repeat(48), issue_date: date };

const tickets = (seed: string, variant?: TicketVariant, day = date): readonly PosTicketRequest[] => {
  const generator = createGenerator(seed);
  return Array.from({ length: 60 }, () => generator.posTicket({ variant, today: day }));
};

const kinds = ['equivalentCreditNote', 'equivalentDebitNote'] as const;
type Kind = (typeof kinds)[number];

const notes = (kind: Kind, seed: string, variant?: TicketNoteVariant) => {
  const generator = createGenerator(seed);
  return Array.from({ length: 60 }, () => generator[kind]({ reference, variant, today: date }));
};

const nobody = '222222222222';
const buyerOf = ({ customer }: PosTicketRequest): string => String(customer.identification_number);
const taxesOf = ({ tax_totals = [] }: PosTicketRequest): readonly number[] => tax_totals.map(({ tax_id }) => tax_id);
const linesOf = ({ invoice_lines }: PosTicketRequest) => invoice_lines;

const traits: Readonly<Record<TicketVariant, (ticket: PosTicketRequest) => boolean>> = {
  finalConsumer: (ticket) => buyerOf(ticket) === nobody,
  namedBuyer: (ticket) => buyerOf(ticket) !== nobody && ticket.customer.type_organization_id === 2,
  companyBuyer: (ticket) => buyerOf(ticket) !== nobody && ticket.customer.type_organization_id === 1,
  lineDiscount: (ticket) => linesOf(ticket).some(({ allowance_charges }) => allowance_charges !== undefined),
  globalDiscount: ({ allowance_charges }) => allowance_charges?.every((each) => !each.charge_indicator) === true,
  severalRates: (ticket) =>
    new Set(linesOf(ticket).map(({ tax_totals }) => String(tax_totals?.[0]?.percent))).size >= 2,
  consumption: (ticket) => taxesOf(ticket).join() === '4',
  nominalTax: (ticket) => taxesOf(ticket).includes(10),
  sugaryDrinks: (ticket) => taxesOf(ticket).includes(21),
  ultraProcessed: (ticket) => taxesOf(ticket).includes(22),
  severalPaymentMeans: ({ payment_form }) => 'length' in payment_form && payment_form.length === 2,
  payableRounding: ({ legal_monetary_totals: totals }) => Number(totals.payable_amount) % 1 === 0,
  manyLines: (ticket) => linesOf(ticket).length === 12,
  charges: ({ allowance_charges = [] }) => allowance_charges.some((each) => each.charge_indicator),
  prepaid: ({ prepaid_payment: one, prepaid_payments: several }) => one !== undefined || several !== undefined,
};

describe('a generated POS ticket', () => {
  it('is the same for the same seed, and another for another', () => {
    expect(tickets('s')).toEqual(tickets('s'));
    expect(tickets('s')).not.toEqual(tickets('t'));
  });

  it.each(ticketVariants)('of variant %s adds up, is sold at a till, and is what the name says', (variant) => {
    const drawn = tickets(variant, variant);
    expect(drawn.flatMap(recheckTicket)).toEqual([]);
    expect(drawn.filter((ticket) => !traits[variant](ticket))).toEqual([]);
  });

  it('is the variant that would have been drawn, if that is named', () => {
    const [first] = tickets('s');
    expect(ticketVariants.map((variant) => tickets('s', variant)[0])).toContainEqual(first);
  });

  it.each([
    ['2023-12-31', '10.00'],
    ['2024-12-31', '15.00'],
    ['2025-01-01', '20.00'],
  ])('of %s taxes ultra-processed food at %s', (day, rate) => {
    const rates = tickets('rates', 'ultraProcessed', day).flatMap(({ tax_totals = [] }) =>
      tax_totals.filter(({ tax_id }) => tax_id === 22).map(({ percent }) => Number(percent).toFixed(2)),
    );
    expect(new Set(rates)).toEqual(new Set([rate]));
  });
});

describe.each(kinds)('a generated %s', (kind) => {
  it('is the same for the same seed, and another for another', () => {
    expect(notes(kind, 's')).toEqual(notes(kind, 's'));
    expect(notes(kind, 's')).not.toEqual(notes(kind, 't'));
  });

  it.each(ticketNoteVariants)('of variant %s adds up, is paid in cash, and names what it adjusts', (variant) => {
    expect(notes(kind, variant, variant).flatMap(recheckTicketNote)).toEqual([]);
  });

  it('adjusts a ticket, for a reason of its list', () => {
    const most = kind === 'equivalentCreditNote' ? 6 : 4;
    for (const note of notes(kind, 's')) {
      expect(note.billing_reference).toEqual({ ...reference, type_document_id: 15 });
      expect(note.discrepancyresponsecode).toBeGreaterThanOrEqual(1);
      expect(note.discrepancyresponsecode).toBeLessThanOrEqual(most);
    }
  });

  it('is refused without a ticket', () => {
    expect(() => createGenerator('s')[kind]({} as never)).toThrow(
      expect.objectContaining({ code: 'invalid-option', path: 'reference' }),
    );
  });
});
