/** The part of a document that a note about it corrects: some of its lines, some with a smaller quantity. */
import { contact } from '../material/customers.ts';
import type { Random } from '../material/random.ts';
import { decimalOrZero, rounded } from '../rounding.ts';
import type { AdjustmentPlan, TaxPlan } from './amounts.ts';
import type { Branch, InvoiceLinePlan, PartialPlan } from './plan.ts';
import type { AllowanceCharge, Corrected, Customer, Figure, InvoiceLine, TaxTotal } from './request.ts';

const read = (figure: Figure) => decimalOrZero(String(figure));

/** As exact as it takes for the same base to give the same amount. */
const adjustmentOf = (adjustment: AllowanceCharge): AdjustmentPlan => ({
  isCharge: adjustment.charge_indicator,
  percent: read(adjustment.amount).times(100).div(read(adjustment.base_amount)).toFixed(),
  inPesos: false,
  reason: adjustment.allowance_charge_reason,
});

type Priced = Pick<InvoiceLine, 'invoiced_quantity' | 'unit_measure_id'>;

/** What each piece contains, where a nominal tax is counted by another measure than the line. */
const contentsOf = (
  { base_unit_measure: units, unit_measure_id: unitId }: TaxTotal,
  line: Priced,
): Pick<Extract<TaxPlan, { readonly perUnit: unknown }>, 'contents'> =>
  units === undefined || unitId === undefined || unitId === line.unit_measure_id
    ? {}
    : { contents: { measure: read(units).div(read(line.invoiced_quantity)), unitId } };

const taxOf =
  (line: Priced) =>
  (tax: TaxTotal): TaxPlan => {
    const { tax_id: taxId, percent, per_unit_amount: perUnit } = tax;
    return perUnit === undefined
      ? { taxId, percent: rounded(read(percent), 2) }
      : { taxId, perUnit: read(perUnit), ...contentsOf(tax, line) };
  };

const detailsOf = ({ notes, brandname, modelname, reference_price_id }: InvoiceLine): InvoiceLinePlan['details'] => ({
  ...(notes !== undefined && { notes }),
  ...(brandname !== undefined && { brandname }),
  ...(modelname !== undefined && { modelname }),
  ...(reference_price_id !== undefined && { referencePriceId: reference_price_id }),
});

const planOf = (line: InvoiceLine): InvoiceLinePlan => ({
  code: { standardId: line.type_item_identification_id, code: line.code },
  description: line.description,
  unitId: line.unit_measure_id,
  quantity: read(line.invoiced_quantity),
  price: read(line.price_amount),
  adjustments: (line.allowance_charges ?? []).map(adjustmentOf),
  taxes: (line.tax_totals ?? []).map(taxOf(line)),
  isFree: line.free_of_charge_indicator,
  details: detailsOf(line),
});

/** Whole units, so that the price of what is left is at least that of one. */
const fewer = (random: Random, line: InvoiceLinePlan): InvoiceLinePlan => {
  const most = Math.floor(line.quantity.toNumber());
  return most < 2 ? line : { ...line, quantity: decimalOrZero(String(random.integer(1, most - 1))) };
};

/** One line at least that is paid for; where it is the only one, less of it. */
const some = (random: Random, lines: readonly InvoiceLinePlan[]): readonly InvoiceLinePlan[] => {
  const kept = random.pick(lines.filter(({ isFree }) => !isFree));
  const chosen = lines.filter((line) => line === kept || random.chance(0.5));
  const isAll = chosen.length === lines.length;
  return chosen.map((line) => (random.chance(0.4) || (isAll && line === kept) ? fewer(random, line) : line));
};

const branchOf = (document: Corrected): Branch =>
  Object.fromEntries(Object.entries(document).filter(([name]) => name.startsWith('establishment_')));

/** Invoices do without a contact of the final consumer, notes do not (rules CAK51 and DAK51). */
const reachable = (random: Random, party: Customer): Customer =>
  party.email === undefined && party.phone === undefined ? { ...party, ...contact(random) } : party;

/** The plan of a note about the document, in whole or in part. */
export const partOf = (
  document: Corrected,
  { random, isWhole }: { readonly random: Random; readonly isWhole: boolean },
): PartialPlan => {
  const { customer, seller, currency_id: currencyId, calculationrate } = document;
  const party = customer ?? seller;
  const lines = document.invoice_lines.map(planOf);
  return {
    ...(party !== undefined && { customer: reachable(random, party) }),
    currency: currencyId === undefined ? undefined : { currencyId, rate: read(calculationrate ?? 1) },
    branch: branchOf(document),
    lines: isWhole ? lines : some(random, lines),
    totals: {
      adjustments: (document.allowance_charges ?? []).map(adjustmentOf),
      prepaidPercents: [],
      roundsPayable: document.legal_monetary_totals.payable_rounding_amount !== undefined,
    },
  };
};
