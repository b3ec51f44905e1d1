/** Discounts, charges, taxes and totals (section 2.5): as given, with nothing summed or corrected. */
import { amount, text, flag, identifierIn, object, described, list } from '../schema-parts.ts';
import { only } from '../field-facts.ts';
import type { AllowanceCharge, TaxSubtotal, MonetaryTotals } from '../../documents/model.ts';
import { amountOf, codedOf, flagOf, required, textOf, type Part, partsOf } from '../parts.ts';

const multiplier = {
  en: '`cbc:MultiplierFactorNumeric` follows from both',
  es: '`cbc:MultiplierFactorNumeric` resulta de los dos',
};

const nominal = { per_unit_amount: '66.00', base_unit_measure: '10.00' };

const allowanceCharge = object(
  {
    discount_id: identifierIn('discounts', 'Tipo de descuento', { sections: ['2.5'] }),
    type_discount_id: identifierIn('type_discounts', 'Clase de descuento', {
      beside: { discount_id: 4 },
      remark: { en: 'wins over `discount_id`', es: 'tiene prioridad sobre `discount_id`' },
    }),
    charge_indicator: flag('true es un cargo, false un descuento', { sections: ['2.5', '2.5.1'] }),
    allowance_charge_reason: text('Razón del descuento o cargo', { sections: ['2.5', '2.5.1'] }),
    multiplier_factor_numeric: amount('Porcentaje sobre la base'),
    amount: amount('Valor', { sections: ['2.5', '2.5.1'], remark: multiplier }),
    base_amount: amount('Base sobre la que se calcula', { sections: ['2.5', '2.5.1'], remark: multiplier }),
  },
  { component: 'AllowanceCharge', required: ['charge_indicator', 'amount'] },
);

const taxTotal = object(
  {
    tax_id: identifierIn('taxes', 'Tributo', { sections: ['2.5', '2.5.1'], sample: 6 }),
    tax_name: text('Nombre del tributo, cuando la tabla no lo tiene', { beside: { tax_id: 15 } }),
    tax_amount: amount('Valor del tributo', { sections: ['2.5', '2.5.1'], sample: '5.00' }),
    taxable_amount: amount('Base gravable; un impuesto por unidad no la necesita', {
      sections: ['2.5', '2.5.1'],
      sample: '50.00',
    }),
    percent: amount('Tarifa en porcentaje; la de ICA y ReteICA, por mil', {
      sections: ['2.5', '2.5.1'],
      sample: '10.00',
    }),
    unit_measure_id: identifierIn('unit_measures', 'Unidad de medida', { beside: nominal }),
    per_unit_amount: amount('Valor del tributo por unidad', { beside: nominal }),
    base_unit_measure: amount('Unidades a las que se aplica el valor por unidad', { beside: nominal }),
  },
  { component: 'TaxTotal', required: ['tax_id', 'tax_amount'] },
);

/** Fields of bodies and lines alike. */
export const allowanceCharges = described('Descuentos y cargos', list(allowanceCharge));

export const taxTotals = described('Impuestos', list(taxTotal));

export const withholdings = described('Retenciones', list(taxTotal), {
  sections: [],
  nowhere: only(
    ['creditNote', 'debitNote', 'supportAdjustmentNote', 'equivalentCreditNote', 'equivalentDebitNote'],
    'noWithholdings',
  ),
});

const monetaryTotals = object(
  {
    line_extension_amount: amount('Valor bruto: la suma de las líneas', { sections: ['2.5'] }),
    tax_exclusive_amount: amount('Suma de las bases gravables de las líneas', { sections: ['2.5'] }),
    tax_inclusive_amount: amount('Valor bruto más impuestos', { sections: ['2.5'] }),
    allowance_total_amount: amount('Suma de los descuentos del documento', { sections: ['2.5'] }),
    charge_total_amount: amount('Suma de los cargos del documento', { sections: ['2.5'] }),
    pre_paid_amount: amount('Suma de los anticipos', { sections: ['2.5'], sample: '20000.00' }),
    payable_rounding_amount: amount('Redondeo del total'),
    payable_amount: amount('Total: bruto más impuestos y cargos, menos descuentos y anticipos', {
      sections: ['2.5'],
      mail: { en: 'text', es: 'texto' },
    }),
  },
  {
    component: 'MonetaryTotals',
    required: ['line_extension_amount', 'tax_exclusive_amount', 'tax_inclusive_amount', 'payable_amount'],
  },
);

export const totals = described('Totales', monetaryTotals);

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

/** Nominal taxes are an amount per unit; the unit is the request's, or the piece. */
const readPerUnit = (part: Part): TaxSubtotal['perUnit'] => {
  const perUnit = amountOf(part, 'per_unit_amount');
  const baseUnitMeasure = amountOf(part, 'base_unit_measure');
  if (perUnit === undefined || baseUnitMeasure === undefined) return undefined;
  const unitCode = codedOf(part, 'unit_measure_id', 'unit_measures')?.code ?? '94';
  return { amount: perUnit, baseUnitMeasure, unitCode };
};

const readTaxSubtotal = (part: Part): TaxSubtotal => {
  const tax = required(codedOf(part, 'tax_id', 'taxes'), part, 'tax_id');
  return {
    path: part.path,
    // Other taxes (ZZ) have the name given in the request.
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
