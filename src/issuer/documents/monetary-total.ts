/** The totals of a document (section AU), as the request gives them. */
import type { XmlSpec } from '../../common/xml/node.ts';
import { fieldAt, group } from './elements.ts';
import { money } from './figures.ts';
import type { MonetaryTotals } from './model.ts';

/** Invoices and credit notes have a legal total, debit notes a requested one. */
export type MonetaryTotalName = 'cac:LegalMonetaryTotal' | 'cac:RequestedMonetaryTotal';

export const monetaryTotal = (name: MonetaryTotalName, totals: MonetaryTotals, currency: string): XmlSpec => {
  const total = (element: string, amount: string | undefined, field: string): XmlSpec | undefined =>
    amount === undefined ? undefined : money(element, { amount, currency, field: fieldAt(totals.path, field) });
  return group(
    name,
    [
      total('cbc:LineExtensionAmount', totals.lineExtensionAmount, 'line_extension_amount'),
      total('cbc:TaxExclusiveAmount', totals.taxExclusiveAmount, 'tax_exclusive_amount'),
      total('cbc:TaxInclusiveAmount', totals.taxInclusiveAmount, 'tax_inclusive_amount'),
      total('cbc:AllowanceTotalAmount', totals.allowanceTotalAmount, 'allowance_total_amount'),
      total('cbc:ChargeTotalAmount', totals.chargeTotalAmount, 'charge_total_amount'),
      total('cbc:PrepaidAmount', totals.prepaidAmount, 'pre_paid_amount'),
      total('cbc:PayableRoundingAmount', totals.payableRoundingAmount, 'payable_rounding_amount'),
      total('cbc:PayableAmount', totals.payableAmount, 'payable_amount'),
    ],
    totals.path,
  );
};
