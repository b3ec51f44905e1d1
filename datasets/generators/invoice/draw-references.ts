/** Periods and other documents that an invoice names. */
import type { Context, InvoicePlan } from './plan.ts';
import type { DocumentReference } from './request.ts';

type References = InvoicePlan['references'];

/** A CUFE or CUDE: 96 hexadecimal digits, of no document. */
const uniqueCode = ({ random }: Context): string => random.hexadecimal(96);

/** What is invoiced was delivered between two days before the day of issue. */
export const period = ({ random, days }: Context): References => {
  const end = random.integer(1, 15);
  return { invoice_period: { start_date: days.before(end + random.integer(0, 31)), end_date: days.before(end) } };
};

/** The order, and now and then the receipts of what it brought. */
export const orderAndReceipts = ({ random, days }: Context): References => ({
  order_reference: {
    id_order: `${random.pick(['OC-', '4500', 'PED/', 'Ñ&'])}${random.digits(6)}`,
    issue_date_order: days.before(random.integer(10, 60)),
  },
  ...(random.chance(0.4)
    ? {
        receipt_document_references: random.several(random.integer(1, 2), () => ({
          id: `EM-${random.digits(6)}`,
          issue_date: days.before(random.integer(1, 9)),
        })),
      }
    : {}),
});

/** Identifiers of `datasets/facts/reference/type_documents.json`: sales invoice, credit note, cash register ticket. */
const referredTypes = [1, 4, 15] as const;

const reference = (context: Context): DocumentReference => {
  const { random, days } = context;
  return {
    id: `${random.pick(['SETP', 'NC', 'POS'])}${random.digits(7)}`,
    date: days.before(random.integer(1, 90)),
    ...(random.chance(0.7) ? { uuid: uniqueCode(context) } : {}),
    type_document_id: random.pick(referredTypes),
  };
};

/** One, alone or in a list, or several. */
export const additionalReferences = (context: Context): References => {
  const { random } = context;
  return {
    additional_document_reference: random.chance(0.4)
      ? reference(context)
      : random.several(random.integer(1, 3), () => reference(context)),
  };
};

/** What the issuer wrote by hand while its system was down. */
export const paperDocument = (context: Context): References => ({
  additional_document_reference: {
    id: `TAL${context.random.digits(6)}`,
    date: context.days.before(context.random.integer(0, 2)),
    uuid: uniqueCode(context),
    type_document_id: 3,
  },
});
