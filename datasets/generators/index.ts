/**
 * Seeded generators of requests: valid by every rule of the authority, with
 * Colombian material that belongs to nobody. Their totals are computed here, so
 * that neither the issuing service nor the authority is measured by itself.
 */
import { daysAround } from './invoice/days.ts';
import { drawLine, drawLines } from './invoice/draw-lines.ts';
import { cashOrCredit } from './invoice/draw-payment.ts';
import { figuresOf } from './invoice/figures.ts';
import { saleNumbering } from './invoice/numbering.ts';
import type { Context, InvoicePlan, PartialPlan } from './invoice/plan.ts';
import { plainTotals, recipes } from './invoice/recipes.ts';
import type { InvoiceRequest } from './invoice/request.ts';
import { variantWeights, type InvoiceVariant } from './invoice/variants.ts';
import { writeInvoice, type Issue } from './invoice/write.ts';
import { anyCustomer } from './material/customers.ts';
import { seededRandom } from './material/random.ts';

export { invoiceVariants, type InvoiceVariant } from './invoice/variants.ts';
export type { InvoiceRequest } from './invoice/request.ts';

export type InvoiceOptions = {
  /** Absent: a weighted mix of all but `contingency`, whose numbers are counted apart. */
  readonly variant?: InvoiceVariant | undefined;
  /** Absent: the service numbers the document. */
  readonly number?: number | undefined;
  /** Day of issue, `YYYY-MM-DD`; due dates and the like are counted from it. Absent: the service takes its own. */
  readonly date?: string | undefined;
  /** `HH:MM:SS` in Colombia. */
  readonly time?: string | undefined;
};

export type Generator = {
  /**
   * The next body for `POST /api/ubl2.1/invoice`. It depends on the seed, on how
   * many came before it and on its own options, not on the others'. Throws a
   * RangeError for a date that does not exist.
   */
  readonly invoice: (options?: InvoiceOptions) => InvoiceRequest;
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

/** Only what was given: a member that is undefined would not survive as JSON. */
const issueOf = ({ number, date, time }: InvoiceOptions): Issue => ({
  ...(number !== undefined && { number }),
  ...(date !== undefined && { date }),
  ...(time !== undefined && { time }),
});

/** The same seed gives the same sequence on every machine; a number and its digits are the same seed. */
export const createGenerator = (seed: string | number): Generator => {
  const { random, restart } = seededRandom(seed);
  let documents = 0;
  return {
    invoice: (options = {}) => {
      const days = daysAround(options.date);
      documents += 1;
      restart(documents);
      // Drawn even when it is given: the rest of the document is then the same.
      const drawn = random.weighted(variantWeights);
      const context = { random, days };
      const plan = complete(context, recipes[options.variant ?? drawn](context));
      return writeInvoice(plan, issueOf(options), { ...context, figures: figuresOf(random) });
    },
  };
};
