/** A plan, computed and written as a request. */
import { sum, type Decimal } from '../../../src/common/decimal.ts';
import { address, municipality, phone } from '../material/contacts.ts';
import type { Random } from '../material/random.ts';
import { remark } from '../material/texts.ts';
import {
  groupTaxes,
  priceLine,
  totalsOf,
  withhold,
  type Adjustment,
  type InvoiceTotals,
  type PricedLine,
  type TaxAmount,
} from './amounts.ts';
import type { Days } from './days.ts';
import { taxIds } from './draw-lines.ts';
import type { Figures } from './figures.ts';
import type { Branch, InvoiceLinePlan, InvoicePlan } from './plan.ts';
import type {
  AllowanceCharge,
  InvoiceLine,
  InvoiceRequest,
  MonetaryTotals,
  PrepaidPayment,
  TaxTotal,
} from './request.ts';
import { decimalOrZero, rounded } from '../rounding.ts';

export type WriteContext = { readonly random: Random; readonly days: Days; readonly figures: Figures };

const isEmpty = (list: readonly unknown[]): boolean => list.length === 0;

const writeTax = ({ taxId, amount, taxable, percent, perUnit }: TaxAmount, figures: Figures): TaxTotal => ({
  tax_id: taxId,
  tax_amount: figures.money(amount),
  taxable_amount: figures.money(taxable),
  percent: figures.percent(percent),
  ...(perUnit && {
    unit_measure_id: perUnit.unitId,
    per_unit_amount: figures.money(perUnit.amount),
    base_unit_measure: figures.quantity(perUnit.units),
  }),
});

/** Nothing for no taxes: an excluded line has no group at all. */
const taxFields = (taxes: readonly TaxAmount[], figures: Figures): Pick<InvoiceLine, 'tax_totals'> =>
  isEmpty(taxes) ? {} : { tax_totals: taxes.map((tax) => writeTax(tax, figures)) };

const withholdingFields = (
  taxes: readonly TaxAmount[],
  figures: Figures,
): Pick<InvoiceLine, 'with_holding_tax_total'> =>
  isEmpty(taxes) ? {} : { with_holding_tax_total: taxes.map((tax) => writeTax(tax, figures)) };

/** With two decimals, so not always exact. */
const percentageOf = ({ amount, base }: Adjustment): string => rounded(amount.times(100).div(base), 2);

const writeAdjustment = (adjustment: Adjustment, figures: Figures): AllowanceCharge => ({
  charge_indicator: adjustment.isCharge,
  allowance_charge_reason: adjustment.reason,
  // Other services of this dialect require it with charges.
  ...(adjustment.isCharge && { multiplier_factor_numeric: figures.percent(percentageOf(adjustment)) }),
  amount: figures.money(adjustment.amount),
  base_amount: figures.money(adjustment.base),
});

type DiscountCode = Pick<AllowanceCharge, 'discount_id' | 'type_discount_id'>;

/** Codes 00 and 01, which rule FAQ04 asks for, have the identifiers 1 and 2 in either table. */
const discountCodes: readonly DiscountCode[] = [
  { discount_id: 1 },
  { discount_id: 2 },
  { type_discount_id: 1 },
  { type_discount_id: 2 },
];

const chargeCodes: readonly DiscountCode[] = [{ type_discount_id: 3 }, { type_discount_id: 4 }];

const documentAdjustments = (
  { adjustments }: InvoiceTotals,
  { random, figures }: WriteContext,
): Pick<InvoiceRequest, 'allowance_charges'> =>
  isEmpty(adjustments)
    ? {}
    : {
        allowance_charges: adjustments.map((each) => ({
          ...random.pick(each.isCharge ? chargeCodes : discountCodes),
          ...writeAdjustment(each, figures),
        })),
      };

type PlannedLine = PricedLine & Pick<InvoiceLinePlan, 'details'>;

type LineContext = {
  readonly figures: Figures;
  /** The base quantity repeats the quantity, as many programs do, instead of saying 1. */
  readonly repeatsQuantity: boolean;
};

const one = decimalOrZero('1');

const writeLine = (
  line: PlannedLine,
  withheld: readonly TaxAmount[],
  { figures, repeatsQuantity }: LineContext,
): InvoiceLine => {
  const { referencePriceId, ...details } = line.details;
  return {
    unit_measure_id: line.unitId,
    invoiced_quantity: figures.quantity(line.quantity),
    line_extension_amount: figures.money(line.extension),
    free_of_charge_indicator: line.isFree,
    ...(referencePriceId !== undefined && { reference_price_id: referencePriceId }),
    ...(!isEmpty(line.adjustments) && {
      allowance_charges: line.adjustments.map((adjustment) => writeAdjustment(adjustment, figures)),
    }),
    ...taxFields(line.taxes, figures),
    ...withholdingFields(withheld, figures),
    description: line.description,
    ...details,
    code: line.code.code,
    type_item_identification_id: line.code.standardId,
    price_amount: figures.money(line.price),
    base_quantity: figures.quantity(repeatsQuantity ? line.quantity : one),
  };
};

const writeTotals = (totals: InvoiceTotals, figures: Figures): MonetaryTotals => ({
  line_extension_amount: figures.money(totals.lineExtension),
  tax_exclusive_amount: figures.money(totals.taxExclusive),
  tax_inclusive_amount: figures.money(totals.taxInclusive),
  ...(!totals.allowances.eq(0) && { allowance_total_amount: figures.money(totals.allowances) }),
  ...(!totals.charges.eq(0) && { charge_total_amount: figures.money(totals.charges) }),
  ...(!isEmpty(totals.prepaid) && { pre_paid_amount: figures.money(sum(totals.prepaid)) }),
  ...(!totals.rounding.eq(0) && { payable_rounding_amount: figures.money(totals.rounding) }),
  payable_amount: figures.money(totals.payable),
});

/** Identifier of `datasets/facts/reference/prepaid_payment_types.json`: an advance. */
const advance = 4;

const writePrepaid = (amount: Decimal, { random, days, figures }: WriteContext): PrepaidPayment => {
  const received = days.before(random.integer(1, 45));
  return {
    idpayment: `ANT-${random.digits(5)}`,
    prepaid_payment_type_id: advance,
    paidamount: figures.money(amount),
    receiveddate: received,
    paiddate: received,
    instructionid: random.pick(['Anticipo', 'Anticipo 50 % "contra pedido"', 'Abono & separación']),
  };
};

/** One payment in advance stands alone, several in a list. */
const prepaidFields = (
  { prepaid }: InvoiceTotals,
  context: WriteContext,
): Pick<InvoiceRequest, 'prepaid_payment' | 'prepaid_payments'> => {
  const payments = prepaid.map((amount) => writePrepaid(amount, context));
  const [first, ...others] = payments;
  if (first === undefined) return {};
  return isEmpty(others) ? { prepaid_payment: first } : { prepaid_payments: payments };
};

const currencyFields = (
  { currency }: InvoicePlan,
  { days, figures }: WriteContext,
): Pick<InvoiceRequest, 'currency_id' | 'calculationrate' | 'calculationratedate'> =>
  currency === undefined
    ? {}
    : {
        currency_id: currency.currencyId,
        calculationrate: figures.rate(currency.rate),
        ...(days.issue !== undefined && { calculationratedate: days.issue }),
      };

type Withheld = {
  readonly byLine: readonly (readonly TaxAmount[])[];
  readonly together: readonly TaxAmount[];
};

const withheldFrom = (lines: readonly PricedLine[], { withholdings, withholdsByLine }: InvoicePlan): Withheld => {
  if (withholdsByLine) {
    const byLine = lines.map((line) => withhold(line, withholdings, taxIds.iva));
    return { byLine, together: groupTaxes(byLine.flat()) };
  }
  const all = { base: sum(lines.map(({ base }) => base)), taxes: lines.flatMap(({ taxes }) => taxes) };
  return { byLine: [], together: withhold(all, withholdings, taxIds.iva) };
};

const pageTexts = ({ random }: WriteContext): Pick<InvoiceRequest, 'notes' | 'head_note' | 'foot_note'> => ({
  ...(random.chance(0.4) && { notes: remark(random) }),
  ...(random.chance(0.1) && { head_note: remark(random) }),
  ...(random.chance(0.1) && { foot_note: remark(random) }),
});

/** Now and then a branch sells. Name and mailbox stay the company's: the authority compares them with its registers. */
const drawBranch = ({ random }: WriteContext): Branch =>
  random.chance(0.08)
    ? {
        establishment_address: address(random),
        establishment_phone: phone(random),
        establishment_municipality: municipality(random).id,
      }
    : {};

/** What only the caller knows: which number, and when. */
export type Issue = Pick<InvoiceRequest, 'number' | 'date' | 'time'>;

export const writeInvoice = (plan: InvoicePlan, issue: Issue, context: WriteContext): InvoiceRequest => {
  const { figures, random } = context;
  const lines = plan.lines.map((line): PlannedLine => ({ ...priceLine(line), details: line.details }));
  const totals = totalsOf(lines, plan.totals);
  const { byLine, together } = withheldFrom(lines, plan);
  const lineContext = { figures, repeatsQuantity: random.chance(0.1) };
  return {
    type_document_id: plan.typeDocumentId,
    ...plan.numbering,
    ...issue,
    ...pageTexts(context),
    ...(plan.branch ?? drawBranch(context)),
    ...currencyFields(plan, context),
    ...plan.references,
    customer: plan.customer,
    payment_form: plan.payment,
    ...prepaidFields(totals, context),
    ...documentAdjustments(totals, context),
    legal_monetary_totals: writeTotals(totals, figures),
    ...taxFields(totals.taxes, figures),
    ...withholdingFields(together, figures),
    invoice_lines: lines.map((line, position) => writeLine(line, byLine[position] ?? [], lineContext)),
  };
};
