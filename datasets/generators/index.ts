/**
 * Seeded generators of requests: valid by every rule of the authority, with
 * Colombian material that belongs to nobody. Their totals are computed here, so
 * that neither the issuing service nor the authority is measured by itself.
 */
import { allOptions, requireOption, type OptionKind } from '../../src/common/options.ts';
import { healthInvoiceOf, type HealthInvoiceRequest } from './health.ts';
import { daysAround, type Days } from './invoice/days.ts';
import { drawLine, drawLines } from './invoice/draw-lines.ts';
import { cashOrCredit } from './invoice/draw-payment.ts';
import { figuresOf } from './invoice/figures.ts';
import { saleNumbering } from './invoice/numbering.ts';
import { partOf } from './invoice/part.ts';
import type { Corrected } from './invoice/request.ts';
import type { Context, InvoicePlan, PartialPlan } from './invoice/plan.ts';
import { plainTotals, recipes, type Recipe } from './invoice/recipes.ts';
import type { InvoiceRequest } from './invoice/request.ts';
import { variantWeights } from './invoice/variants.ts';
import { writeInvoice, type Issue } from './invoice/write.ts';
import { anyCustomer } from './material/customers.ts';
import { seededRandom, type Random } from './material/random.ts';
import {
  correctedIn,
  creditConcepts,
  creditNoteOf,
  debitConcepts,
  debitNoteOf,
  type Concepts,
  type CorrectedReference,
  type CreditNoteRequest,
  type DebitNoteRequest,
} from './notes.ts';
import { generatorOptions, seed as seedKind } from './option-kinds.ts';
import { deletionOf, payrollOf, replacementOf, type PayrollPlan } from './payroll/payroll.ts';
import type {
  PayrollDeletionRequest,
  PayrollReplacementRequest,
  PayrollRequest,
  Predecessor,
} from './payroll/request.ts';
import {
  sellerOf,
  supportAdjustmentNoteOf,
  supportConcepts,
  supportDocumentOf,
  type SupportAdjustmentNoteRequest,
  type SupportDocumentRequest,
} from './support-document.ts';
import { ticketRecipe } from './ticket/recipes.ts';
import {
  equivalentCreditNoteOf,
  equivalentDebitNoteOf,
  posTicketOf,
  type EquivalentCreditNoteRequest,
  type EquivalentDebitNoteRequest,
  type PosTicketRequest,
} from './ticket/ticket.ts';
import { ticketNoteWeights, ticketWeights } from './ticket/variants.ts';
import {
  noteVariants,
  purchaseVariants,
  type InvoiceVariant,
  type NoteVariant,
  type PayrollVariant,
  type PurchaseVariant,
  type TicketNoteVariant,
  type TicketVariant,
} from './variants.ts';

export {
  invoiceVariants,
  noteVariants,
  payrollVariants,
  purchaseVariants,
  ticketNoteVariants,
  ticketVariants,
  type CorrectableVariant,
  type InvoiceVariant,
  type NoteVariant,
  type PayrollVariant,
  type PurchaseVariant,
  type TicketNoteVariant,
  type TicketVariant,
} from './variants.ts';
export type { InvoiceRequest } from './invoice/request.ts';
export type { HealthInvoiceRequest } from './health.ts';
export type {
  PayrollDeletionRequest,
  PayrollReplacementRequest,
  PayrollRequest,
  Predecessor,
} from './payroll/request.ts';
export type { CorrectedReference, CreditNoteRequest, DebitNoteRequest, Reference } from './notes.ts';
export type { SupportAdjustmentNoteRequest, SupportDocumentRequest } from './support-document.ts';
export type { EquivalentCreditNoteRequest, EquivalentDebitNoteRequest, PosTicketRequest } from './ticket/ticket.ts';

type IssueOptions = {
  /** Absent: the service numbers the document. */
  readonly number?: number | undefined;
  /** Day of issue, `YYYY-MM-DD`; due dates and the like are counted from it. Absent: the service takes its own. */
  readonly date?: string | undefined;
  /** Where `date` is absent: the day on which it will be issued, from which due dates and the like are counted. */
  readonly today?: string | undefined;
  /** `HH:MM:SS` in Colombia. */
  readonly time?: string | undefined;
};

export type InvoiceOptions = IssueOptions & {
  /** Absent: a weighted mix of all but `contingency`, whose numbers are counted apart. */
  readonly variant?: InvoiceVariant | undefined;
};

export type NoteOptions = IssueOptions & {
  readonly variant?: NoteVariant | undefined;
  /** Absent: a note that names no document. With its request, the note is of its buyer and its lines, not of the variant. */
  readonly reference?: CorrectedReference | undefined;
};

export type SupportOptions = Omit<IssueOptions, 'date'> & {
  readonly variant?: PurchaseVariant | undefined;
  /** Day of issue and of signing, from which the days of the purchases are counted. */
  readonly date: string;
  /** Default: drawn, mostly resident. */
  readonly seller?: 'resident' | 'nonResident' | undefined;
};

export type SupportNoteOptions = IssueOptions & {
  readonly variant?: PurchaseVariant | undefined;
  /** With its request, the note is of its seller and its lines, not of the variant. */
  readonly reference: CorrectedReference;
  readonly seller?: 'resident' | 'nonResident' | undefined;
};

export type TicketOptions = IssueOptions & {
  /** Absent: a weighted mix. */
  readonly variant?: TicketVariant | undefined;
};

export type TicketNoteOptions = IssueOptions & {
  /** Absent: a weighted mix. */
  readonly variant?: TicketNoteVariant | undefined;
  /** With its request, the note is of its buyer and its lines, not of the variant. */
  readonly reference: CorrectedReference;
};

export type HealthOptions = IssueOptions & {
  /** Absent: drawn, one to five. */
  readonly users?: number | undefined;
};

export type PayrollOptions = {
  /** Day of issue and of signing, whose month is paid for. */
  readonly date: string;
  /** Default: drawn. */
  readonly payment?: 'cash' | 'bank' | undefined;
  /** Absent: drawn, plain or with some concepts. */
  readonly variant?: PayrollVariant | undefined;
  /** Absent: the service numbers the document. */
  readonly consecutive?: number | undefined;
};

export type AdjustmentOptions = PayrollOptions & { readonly predecessor: Predecessor };

export type Generator = {
  /**
   * The next body for `POST /api/ubl2.1/invoice`. It depends on the seed, on how
   * many came before it and on its own options, not on the others'. Throws a
   * RangeError for a date that does not exist.
   */
  readonly invoice: (options?: InvoiceOptions) => InvoiceRequest;
  /** The next body for `POST /api/ubl2.1/credit-note`. */
  readonly creditNote: (options?: NoteOptions) => CreditNoteRequest;
  /** The next body for `POST /api/ubl2.1/debit-note`. */
  readonly debitNote: (options?: NoteOptions) => DebitNoteRequest;
  /** The next body for `POST /api/ubl2.1/payroll/<uuid>` with type_document_id 11, or `support-document`. */
  readonly supportDocument: (options: SupportOptions) => SupportDocumentRequest;
  /** The next body for `POST /api/ubl2.1/payroll/<uuid>` with type_document_id 13, or `sd-credit-note`. */
  readonly supportAdjustmentNote: (options: SupportNoteOptions) => SupportAdjustmentNoteRequest;
  /** The next body for `POST /api/ubl2.1/eqdoc`: a POS ticket. */
  readonly posTicket: (options?: TicketOptions) => PosTicketRequest;
  /** The next bodies for `POST /api/ubl2.1/credit-note` and `debit-note` with `is_eqdoc`: they adjust a POS ticket. */
  readonly equivalentCreditNote: (options: TicketNoteOptions) => EquivalentCreditNoteRequest;
  readonly equivalentDebitNote: (options: TicketNoteOptions) => EquivalentDebitNoteRequest;
  /** The next body for `POST /api/ubl2.1/invoice` of the health sector. */
  readonly healthInvoice: (options?: HealthOptions) => HealthInvoiceRequest;
  /** The next body for `POST /api/ubl2.1/payroll/<uuid>` with type_document_id 9. */
  readonly payroll: (options: PayrollOptions) => PayrollRequest;
  /** The next bodies for `POST /api/ubl2.1/payroll-adjust-note/<uuid>`. */
  readonly payrollReplacement: (options: AdjustmentOptions) => PayrollReplacementRequest;
  readonly payrollDeletion: (options: AdjustmentOptions) => PayrollDeletionRequest;
};

const complete = (context: Context, decided: PartialPlan): InvoicePlan => {
  const { random } = context;
  return {
    typeDocumentId: 1,
    numbering: saleNumbering,
    currency: undefined,
    totals: plainTotals,
    withholdings: [],
    withholdsByLine: false,
    references: {},
    ...decided,
    customer: decided.customer ?? anyCustomer(random),
    payment: decided.payment ?? cashOrCredit(context),
    lines: decided.lines ?? drawLines(random, [1, 5], () => drawLine(random, 'general')),
  };
};

const kinds: Readonly<Record<keyof Generator, OptionKind>> = generatorOptions;

/** Callers in JavaScript can give anything. */
const checked = (generator: Generator): Generator =>
  Object.fromEntries(
    Object.entries(generator).map(([name, generate]: [string, (options: never) => unknown]) => [
      name,
      (options: unknown = {}) => {
        requireOption(kinds[name as keyof Generator], options, allOptions); // its own names
        return generate(options as never); // as just checked
      },
    ]),
  ) as Generator; // the same functions

/** Only what was given: a member that is undefined would not survive as JSON. */
const issueOf = ({ number, date, time }: InvoiceOptions): Issue => ({
  ...(number !== undefined && { number }),
  ...(date !== undefined && { date }),
  ...(time !== undefined && { time }),
});

const daysOf = ({ date, today }: IssueOptions): Days => daysAround(date, date ?? today);

type Drawing = {
  readonly random: Random;
  /** The next document's draws. */
  readonly begin: () => void;
  readonly write: (options: IssueOptions, decide: Recipe) => InvoiceRequest;
  readonly part: (
    document: Corrected,
    options: IssueOptions,
    concepts: Concepts,
  ) => { readonly base: InvoiceRequest; readonly concept: number };
};

const ticketsOf = ({
  random,
  begin,
  write,
  part,
}: Drawing): Pick<Generator, 'posTicket' | 'equivalentCreditNote' | 'equivalentDebitNote'> => {
  const ticket = (
    { variant, ...options }: TicketOptions,
    weights: Readonly<Record<TicketVariant, number>>,
  ): InvoiceRequest => {
    begin();
    const drawn = random.weighted(weights);
    return write(options, ticketRecipe(variant ?? drawn));
  };
  const ticketNote = ({ reference, ...options }: TicketNoteOptions, concepts: Concepts) => {
    const document = correctedIn(reference, 'customer');
    const { base, concept } =
      document === undefined
        ? { base: ticket(options, ticketNoteWeights), concept: random.pick(concepts.codes) }
        : part(document, options, concepts);
    return [base, { random, reference, concept }] as const;
  };
  return {
    posTicket: (options = {}) => posTicketOf(ticket(options, ticketWeights), random),
    equivalentCreditNote: (options) =>
      equivalentCreditNoteOf(...ticketNote(options, creditConcepts(options.reference))),
    equivalentDebitNote: (options) => equivalentDebitNoteOf(...ticketNote(options, debitConcepts)),
  };
};

/**
 * Generates request bodies that pass every rule of the authority. The same seed gives the same sequence on every machine;
 * the number 7 and the text "7" are the same seed.
 *
 * @throws RangeError here and from its methods: `invalid-date` for a date that does not exist, `invalid-variant` for a
 *   variant of another kind, `unknown-option` and `invalid-option` for other options that it does not take
 * @example
 * ```ts
 * import { generators } from 'ensayo';
 *
 * const generator = generators.createGenerator('my-suite');
 * const invoice = generator.invoice({ number: 990000100, date: '2026-11-20' });
 * const payroll = generator.payroll({ date: '2026-11-30' });
 * console.log(invoice.number, payroll.type_document_id); // 990000100 9
 * ```
 */
export const createGenerator = (seed: string | number): Generator => {
  requireOption(seedKind, seed, 'seed');
  const { random, restart } = seededRandom(seed);
  let documents = 0;
  const begin = (): void => {
    documents += 1;
    restart(documents);
  };
  const write = (options: IssueOptions, decide: Recipe): InvoiceRequest => {
    const context = { random, days: daysOf(options) };
    const plan = complete(context, decide(context));
    return writeInvoice(plan, issueOf(options), { ...context, figures: figuresOf(random) });
  };
  const invoice = (options: InvoiceOptions): InvoiceRequest => {
    begin();
    // Drawn even when it is given: the rest of the document is then the same.
    const drawn = random.weighted(variantWeights);
    return write(options, recipes[options.variant ?? drawn]);
  };
  /** A note about a document whose request is known. */
  const part = (document: Corrected, options: IssueOptions, { codes, annulment }: Concepts) => {
    begin();
    const concept = random.pick(codes);
    return { concept, base: write(options, () => partOf(document, { random, isWhole: concept === annulment })) };
  };
  const corrected = <Variant extends InvoiceVariant>(
    { variant, ...options }: IssueOptions & { readonly variant?: Variant | undefined },
    variants: readonly Variant[],
  ): InvoiceRequest => {
    // Drawn from the seed's own row, so that it does not depend on what was generated before.
    restart(documents + 1);
    return invoice({ ...options, variant: variant ?? random.pick(variants) });
  };
  const isResident = (seller: SupportOptions['seller']): boolean =>
    seller === undefined ? random.chance(0.7) : seller === 'resident';
  const note = (options: NoteOptions, concepts: Concepts) => {
    const { reference, ...rest } = options;
    const document = correctedIn(reference, 'customer');
    const { base, concept } =
      document === undefined
        ? { base: corrected(rest, noteVariants), concept: random.pick(concepts.codes) }
        : part(document, rest, concepts);
    return [base, { random, days: daysOf(rest), reference, concept }] as const;
  };
  const payrollPlan = ({ date, payment, variant, consecutive }: PayrollOptions): PayrollPlan => {
    begin();
    return { random, variant, day: date, payment: payment ?? (random.chance(0.3) ? 'cash' : 'bank'), consecutive };
  };
  return checked({
    invoice: (options = {}) => invoice(options),
    healthInvoice: ({ users, ...options } = {}) => {
      const base = invoice({ ...options, variant: 'withoutDiscount' });
      return healthInvoiceOf(base, { random, users, days: daysOf(options) });
    },
    ...ticketsOf({ random, begin, write, part }),
    payroll: (options) => payrollOf(payrollPlan(options)),
    payrollReplacement: ({ predecessor, ...options }) => replacementOf(payrollPlan(options), predecessor),
    payrollDeletion: ({ predecessor, ...options }) => deletionOf(payrollPlan(options), predecessor),
    creditNote: (options = {}) => creditNoteOf(...note(options, creditConcepts(options.reference))),
    debitNote: (options = {}) => debitNoteOf(...note(options, debitConcepts)),
    supportDocument: ({ seller, ...options }) => {
      const base = corrected(options, purchaseVariants);
      return supportDocumentOf(base, { random, isResident: isResident(seller), day: options.date });
    },
    supportAdjustmentNote: ({ reference, seller, ...options }) => {
      const document = correctedIn(reference, 'seller');
      if (document !== undefined) {
        const { base, concept } = part(document, options, supportConcepts);
        return supportAdjustmentNoteOf(base, { seller: document.seller, concept, reference });
      }
      const base = corrected(options, purchaseVariants);
      const drawn = sellerOf(random, isResident(seller));
      return supportAdjustmentNoteOf(base, { seller: drawn, concept: random.pick(supportConcepts.codes), reference });
    },
  });
};
