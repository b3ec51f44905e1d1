/** Discounts and charges, of the document (section AQ) and of a line (section BE), and the totals (section AU). */
import { baseOf, percentageOf, percentText, money } from './figures.ts';
import type { AllowanceCharge, MonetaryTotals } from './model.ts';
import type { XmlSpec } from '../../common/xml/node.ts';
import { fieldAt, group, leaf, optional } from './elements.ts';

type Owner = {
  readonly currency: string;
  /** Cost of the line before discounts and charges: the base of those that state neither base nor percentage. */
  readonly gross?: string | undefined;
};

/** The requested percentage and base; each follows from the amount and the other one, because rule BE01 asks for both. */
const proportions = ({ multiplier, amount, baseAmount }: AllowanceCharge, { gross }: Owner) => {
  // No amount is a percentage of nothing.
  const whole = gross === '0.00' ? amount : gross;
  const base = baseAmount ?? (multiplier === undefined ? whole : baseOf(amount, multiplier));
  const given = multiplier === undefined ? undefined : percentText(multiplier);
  return { base, percent: given ?? (base === undefined ? undefined : percentageOf(amount, base)) };
};

const allowanceCharge = (item: AllowanceCharge, number: number, owner: Owner): XmlSpec => {
  const { path, isCharge, reasonCode, reason, amount } = item;
  const { currency } = owner;
  const { base, percent } = proportions(item, owner);
  const at = (name: string): string => fieldAt(path, name);
  return group(
    'cac:AllowanceCharge',
    [
      leaf('cbc:ID', String(number)),
      leaf('cbc:ChargeIndicator', String(isCharge), { field: at('charge_indicator') }),
      optional('cbc:AllowanceChargeReasonCode', reasonCode, { field: at('discount_id') }),
      optional('cbc:AllowanceChargeReason', reason, { field: at('allowance_charge_reason') }),
      optional('cbc:MultiplierFactorNumeric', percent, { field: at('amount') }),
      money('cbc:Amount', { amount, currency, field: at('amount') }),
      base === undefined ? undefined : money('cbc:BaseAmount', { amount: base, currency, field: at('base_amount') }),
    ],
    path,
  );
};

/** Numbered 1, 2, 3 … in the order of the request. */
export const allowanceCharges = (items: readonly AllowanceCharge[], owner: Owner): readonly XmlSpec[] =>
  items.map((item, index) => allowanceCharge(item, index + 1, owner));

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
