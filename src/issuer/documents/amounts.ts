/** Discounts and charges, of the document (section AQ) and of a line (section BE), and the totals (section AU). */
import { percentageOf, percentText, money } from './figures.ts';
import type { AllowanceCharge, MonetaryTotals } from './model.ts';
import type { XmlSpec } from '../../common/xml/node.ts';
import { fieldAt, group, leaf, optional } from './elements.ts';

/** The requested percentage, or the one that follows from amount and base. */
const multiplier = ({ multiplier: given, amount, baseAmount }: AllowanceCharge): string | undefined => {
  if (given !== undefined) return percentText(given);
  return baseAmount === undefined ? undefined : percentageOf(amount, baseAmount);
};

const allowanceCharge = (item: AllowanceCharge, number: number, currency: string): XmlSpec => {
  const { path, isCharge, reasonCode, reason, amount, baseAmount } = item;
  const at = (name: string): string => fieldAt(path, name);
  return group(
    'cac:AllowanceCharge',
    [
      leaf('cbc:ID', String(number)),
      leaf('cbc:ChargeIndicator', String(isCharge), { field: at('charge_indicator') }),
      optional('cbc:AllowanceChargeReasonCode', reasonCode, { field: at('discount_id') }),
      optional('cbc:AllowanceChargeReason', reason, { field: at('allowance_charge_reason') }),
      optional('cbc:MultiplierFactorNumeric', multiplier(item), { field: at('amount') }),
      money('cbc:Amount', { amount, currency, field: at('amount') }),
      baseAmount === undefined
        ? undefined
        : money('cbc:BaseAmount', { amount: baseAmount, currency, field: at('base_amount') }),
    ],
    path,
  );
};

/** Numbered 1, 2, 3 … in the order of the request. */
export const allowanceCharges = (items: readonly AllowanceCharge[], currency: string): readonly XmlSpec[] =>
  items.map((item, index) => allowanceCharge(item, index + 1, currency));

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
