/** Names of the variants that can be requested. They are apart from the generators, whose material is slow to load. */
export { invoiceVariants, type InvoiceVariant } from './invoice/variants.ts';
export { ticketNoteVariants, ticketVariants, type TicketNoteVariant, type TicketVariant } from './ticket/variants.ts';
export { payrollVariants, type PayrollVariant } from './payroll/variants.ts';

const correctable = ['withoutDiscount', 'globalDiscount', 'lineDiscount', 'severalRates', 'charges'] as const;
export type CorrectableVariant = (typeof correctable)[number];

export const noteVariants = [...correctable, 'consumption', 'ivaAndInc', 'nominalTax', 'freeLines'] as const;
export type NoteVariant = (typeof noteVariants)[number];

/** A support document knows no tax but IVA (rule DSAS16). */
export const purchaseVariants = [...correctable, 'withholdings'] as const;
export type PurchaseVariant = (typeof purchaseVariants)[number];
