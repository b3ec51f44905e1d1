/** Discounts and charges, of the document (section AQ) and of a line (section BE): the same elements. */
import type { XmlSpec } from '../../common/xml/node.ts';
import { fieldAt, group, leaf, optional } from './elements.ts';
import { money, percentageOf, percentText } from './figures.ts';
import type { AllowanceCharge } from './model.ts';

/** The percentage asked for, or the one that amount and base make. */
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
