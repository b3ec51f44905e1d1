/** The options of each generator, by its name. References may be wrong on purpose: they name documents of the caller. */
import {
  among,
  either,
  kindOf,
  shapeOf,
  someObject,
  someText,
  textThat,
  whole,
  type OptionKind,
} from '../../src/common/options.ts';
import { isDate } from '../../src/common/time.ts';
import {
  invoiceVariants,
  noteVariants,
  payrollVariants,
  purchaseVariants,
  ticketNoteVariants,
  ticketVariants,
} from './variants.ts';

export const seed = either(someText, kindOf(someText.expected, Number.isFinite), {
  en: 'a text that is not empty, or a number',
  es: 'un texto no vacío, o un número',
});

const date = textThat(isDate, {
  code: 'invalid-date',
  en: 'YYYY-MM-DD, a day that exists',
  es: 'AAAA-MM-DD, un día que exista',
});

const number = whole(0, Number.MAX_SAFE_INTEGER);

const issue = { number, date, today: date, time: someText };

const variantOf = (variants: readonly string[]): OptionKind => among(variants, 'invalid-variant');

const note = shapeOf({ ...issue, variant: variantOf(noteVariants), reference: someObject });

const purchase = {
  ...issue,
  variant: variantOf(purchaseVariants),
  seller: variantOf(['resident', 'nonResident']),
};

const ticket = { ...issue, variant: variantOf(ticketVariants) };

const ticketNote = shapeOf({ ...issue, variant: variantOf(ticketNoteVariants), reference: someObject }, ['reference']);

const payroll = {
  date,
  payment: variantOf(['cash', 'bank']),
  variant: variantOf(payrollVariants),
  consecutive: number,
};

const adjustment = shapeOf({ ...payroll, predecessor: someObject }, ['date', 'predecessor']);

export const generatorOptions = {
  invoice: shapeOf({ ...issue, variant: variantOf(invoiceVariants) }),
  creditNote: note,
  debitNote: note,
  supportDocument: shapeOf(purchase, ['date']),
  supportAdjustmentNote: shapeOf({ ...purchase, reference: someObject }, ['reference']),
  posTicket: shapeOf(ticket),
  equivalentCreditNote: ticketNote,
  equivalentDebitNote: ticketNote,
  healthInvoice: shapeOf({ ...issue, users: whole(1, 1_000) }),
  payroll: shapeOf(payroll, ['date']),
  payrollReplacement: adjustment,
  payrollDeletion: adjustment,
} as const;
