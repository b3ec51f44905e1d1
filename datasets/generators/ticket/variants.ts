/** The kinds of POS ticket, and how often each turns up where nobody asks for one. */
export const ticketWeights = {
  /** A basket of goods, bought by nobody in particular. */
  finalConsumer: 30,
  /** A person gives name and number. */
  namedBuyer: 11,
  /** A company does. */
  companyBuyer: 4,
  lineDiscount: 10,
  /** Discounts on the ticket. */
  globalDiscount: 5,
  /** IVA 19, 5 and 0 %, and excluded lines. */
  severalRates: 15,
  /** INC 8 %. */
  consumption: 6,
  /** So much a plastic bag. */
  nominalTax: 10,
  /** So much for 100 ml. */
  sugaryDrinks: 5,
  ultraProcessed: 5,
  /** Some in notes, the rest by card. */
  severalPaymentMeans: 4,
  /** A payable amount in whole pesos. */
  payableRounding: 4,
  /** Twelve. */
  manyLines: 3,
  /** A tip, or delivery. */
  charges: 4,
  /** Put aside and paid for in part, or paid with a voucher. */
  prepaid: 2,
} as const;

export type TicketVariant = keyof typeof ticketWeights;

export const ticketVariants: readonly TicketVariant[] = Object.keys(ticketWeights) as TicketVariant[]; // its own keys

export type TicketNoteVariant = Exclude<TicketVariant, 'prepaid'>;

/** A note has no payments in advance. */
const isOfNotes = (variant: TicketVariant): variant is TicketNoteVariant => variant !== 'prepaid';

export const ticketNoteVariants: readonly TicketNoteVariant[] = ticketVariants.filter(isOfNotes);

export const ticketNoteWeights: Readonly<Record<TicketVariant, number>> = { ...ticketWeights, prepaid: 0 };
