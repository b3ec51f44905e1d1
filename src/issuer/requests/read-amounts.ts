/** Discounts, charges, taxes and totals: as given, nothing summed and nothing corrected. */
import type { AllowanceCharge, MonetaryTotals, TaxSubtotal } from '../documents/model.ts';
import { amountOf, codedOf, flagOf, partsOf, required, textOf, type Part } from './parts.ts';

const readAllowanceCharge = (part: Part): AllowanceCharge => {
  const discount = codedOf(part, 'type_discount_id', 'type_discounts') ?? codedOf(part, 'discount_id', 'discounts');
  return {
    path: part.path,
    isCharge: flagOf(part, 'charge_indicator'),
    reasonCode: discount?.code,
    reason: textOf(part, 'allowance_charge_reason') ?? '',
    multiplier: amountOf(part, 'multiplier_factor_numeric'),
    amount: required(amountOf(part, 'amount'), part, 'amount'),
    baseAmount: amountOf(part, 'base_amount'),
  };
};

export const readAllowanceCharges = (owner: Part): readonly AllowanceCharge[] =>
  partsOf(owner, 'allowance_charges').map(readAllowanceCharge);

/** Nominal taxes are so much a unit; the unit is the request's, or the piece. */
const readPerUnit = (part: Part): TaxSubtotal['perUnit'] => {
  const amount = amountOf(part, 'per_unit_amount');
  const baseUnitMeasure = amountOf(part, 'base_unit_measure');
  if (amount === undefined || baseUnitMeasure === undefined) return undefined;
  return { amount, baseUnitMeasure, unitCode: codedOf(part, 'unit_measure_id', 'unit_measures')?.code ?? '94' };
};

const readTaxSubtotal = (part: Part): TaxSubtotal => {
  const tax = required(codedOf(part, 'tax_id', 'taxes'), part, 'tax_id');
  return {
    path: part.path,
    // Other taxes (ZZ) have the name that the request gives them.
    tax: tax.code === 'ZZ' ? { ...tax, name: textOf(part, 'tax_name') ?? tax.name } : tax,
    taxAmount: required(amountOf(part, 'tax_amount'), part, 'tax_amount'),
    taxableAmount: amountOf(part, 'taxable_amount'),
    percent: amountOf(part, 'percent'),
    perUnit: readPerUnit(part),
  };
};

export const readTaxes = (owner: Part, name: 'tax_totals' | 'with_holding_tax_total'): readonly TaxSubtotal[] =>
  partsOf(owner, name).map(readTaxSubtotal);

export const readTotals = (part: Part): MonetaryTotals => ({
  path: part.path,
  lineExtensionAmount: required(amountOf(part, 'line_extension_amount'), part, 'line_extension_amount'),
  taxExclusiveAmount: required(amountOf(part, 'tax_exclusive_amount'), part, 'tax_exclusive_amount'),
  taxInclusiveAmount: required(amountOf(part, 'tax_inclusive_amount'), part, 'tax_inclusive_amount'),
  allowanceTotalAmount: amountOf(part, 'allowance_total_amount'),
  chargeTotalAmount: amountOf(part, 'charge_total_amount'),
  prepaidAmount: amountOf(part, 'pre_paid_amount'),
  payableRoundingAmount: amountOf(part, 'payable_rounding_amount'),
  payableAmount: required(amountOf(part, 'payable_amount'), part, 'payable_amount'),
});
