/** What makes a ticket of each variant one; whatever a recipe leaves open is drawn. */
import type { AdjustmentPlan, TaxPlan } from '../invoice/amounts.ts';
import { fromCents } from '../invoice/amounts.ts';
import { asFree, discount, drawLine, drawLines, drawPercent, taxIds } from '../invoice/draw-lines.ts';
import { paymentForms } from '../invoice/draw-payment.ts';
import { tillNumbering } from '../invoice/numbering.ts';
import type { Branch, Context, InvoiceLinePlan, InvoicePlan, PartialPlan } from '../invoice/plan.ts';
import { plainTotals, type Recipe } from '../invoice/recipes.ts';
import type { Customer, PaymentForm } from '../invoice/request.ts';
import { address, municipality, phone } from '../material/contacts.ts';
import { anonymousCustomer, company, naturalPerson } from '../material/customers.ts';
import type { Treatment } from '../material/products.ts';
import type { Random } from '../material/random.ts';
import type { TicketVariant } from './variants.ts';

/** Identifier of `datasets/facts/reference/type_documents.json`. */
export const ticketType = 15;

/** Most of what a shop sells. */
const goods: readonly Treatment[] = ['shopGeneral', 'shopReduced', 'shopExempt', 'shopExcluded'];

const basketLine = (random: Random, treatment: Treatment, moreTaxes: readonly TaxPlan[] = []): InvoiceLinePlan =>
  drawLine(random, treatment, { atTill: true, moreTaxes });

const basket = (random: Random, counts: readonly [number, number], treatments = goods): readonly InvoiceLinePlan[] =>
  drawLines(random, counts, () => basketLine(random, random.pick(treatments)));

/** Identifiers of `datasets/facts/reference/payment_methods.json`: notes, transfer, credit and debit card. */
const methods = { notes: 10, others: [47, 48, 49] } as const;

const paid = (method: number): PaymentForm => ({ payment_form_id: paymentForms.cash, payment_method_id: method });

/** A till gives no credit. */
export const paidAtTill = (random: Random): PaymentForm =>
  paid(random.chance(0.6) ? methods.notes : random.pick(methods.others));

/** A ticket to the final consumer states no registration. */
const nobody = (random: Random): Customer => {
  const { merchant_registration: _registration, ...customer } = anonymousCustomer(random);
  return customer;
};

const named = (random: Random): Customer => (random.chance(0.7) ? naturalPerson(random) : company(random));

/** Many buy a thing or two. */
const usualBasket = (random: Random): readonly InvoiceLinePlan[] =>
  basket(random, random.chance(0.4) ? [1, 3] : [1, 12]);

const severalRates = (random: Random): readonly InvoiceLinePlan[] => {
  const first = random.integer(0, goods.length - 1);
  const second = first + random.integer(1, goods.length - 1);
  const two = [first, second].map((position) => goods[position % goods.length] ?? 'shopGeneral');
  return [...two.map((treatment) => basketLine(random, treatment)), ...basket(random, [0, 8])];
};

/** Pesos a bag: about what the law has asked for since 2024. */
const perBag = [66, 70, 73] as const;

const bagLine = (random: Random): InvoiceLinePlan => {
  const tax = { taxId: taxIds.bags, perUnit: fromCents(random.pick(perBag) * 100) };
  const line = basketLine(random, 'bag', [tax]);
  return random.chance(0.5) ? line : asFree(random, { ...line, taxes: [tax] });
};

/** By the day of the sale: the rate rose twice. */
const icuiOn = (day = ''): string => {
  if (day !== '' && day < '2024-01-01') return '10.00';
  return day !== '' && day < '2025-01-01' ? '15.00' : '20.00';
};

const ultraProcessedLine = ({ random, days }: Context): InvoiceLinePlan =>
  basketLine(random, 'ultraProcessed', [{ taxId: taxIds.icui, percent: icuiOn(days.today) }]);

const discounted = (random: Random): readonly InvoiceLinePlan[] => {
  const lines = basket(random, [1, 8]);
  const always = random.integer(0, lines.length - 1);
  return lines.map((line, position) =>
    position === always || random.chance(0.3) ? { ...line, adjustments: [discount(random)] } : line,
  );
};

const dishRemarks = ['Término medio', 'Sin cebolla', 'Para llevar', 'Salsa aparte & «poca sal»'] as const;

/** Every dish has a remark for the kitchen, or none has: a rule about remarks looks at all lines. */
const meal = (random: Random): readonly InvoiceLinePlan[] => {
  const dishes = basket(random, [1, 6], ['restaurant']);
  return random.chance(0.5)
    ? dishes
    : dishes.map((dish) => ({ ...dish, details: { notes: random.pick(dishRemarks) } }));
};

const extra = (random: Random): AdjustmentPlan => ({
  isCharge: true,
  percent: drawPercent(random, 3, 10),
  inPesos: random.chance(0.3),
  reason: random.pick(['Propina voluntaria', 'Servicio a domicilio']),
});

const decided: Readonly<Record<TicketVariant, Recipe>> = {
  finalConsumer: ({ random }) => ({ customer: nobody(random) }),
  namedBuyer: ({ random }) => ({ customer: naturalPerson(random) }),
  companyBuyer: ({ random }) => ({ customer: company(random) }),
  lineDiscount: ({ random }) => ({ lines: discounted(random) }),
  globalDiscount: ({ random }) => ({ totals: { ...plainTotals, adjustments: [discount(random)] } }),
  severalRates: ({ random }) => ({ lines: severalRates(random) }),
  consumption: ({ random }) => ({ lines: meal(random) }),
  nominalTax: ({ random }) => ({ lines: [...basket(random, [1, 8]), bagLine(random)] }),
  sugaryDrinks: ({ random }) => ({
    lines: [...basket(random, [1, 2], ['sugaryDrink']), ...basket(random, [0, 6])],
  }),
  ultraProcessed: (context) => ({
    lines: [...drawLines(context.random, [1, 2], () => ultraProcessedLine(context)), ...basket(context.random, [0, 6])],
  }),
  severalPaymentMeans: ({ random }) => ({ payment: [paid(methods.notes), paid(random.pick(methods.others))] }),
  payableRounding: () => ({ totals: { ...plainTotals, roundsPayable: true } }),
  manyLines: ({ random }) => ({ lines: basket(random, [12, 12]) }),
  charges: ({ random }) => ({ totals: { ...plainTotals, adjustments: [extra(random)] } }),
  prepaid: ({ random }) => ({
    totals: { ...plainTotals, prepaidPercents: random.several(random.integer(1, 2), () => drawPercent(random, 5, 50)) },
  }),
};

/** Where the till stands. */
const shop = (random: Random): Branch => ({
  establishment_address: address(random),
  establishment_phone: phone(random),
  establishment_municipality: municipality(random).id,
});

type Drawn = Pick<InvoicePlan, 'typeDocumentId' | 'numbering' | 'customer' | 'payment' | 'lines' | 'branch'>;

/** Most buyers give no name. */
const drawn = ({ random }: Context): Drawn => ({
  typeDocumentId: ticketType,
  numbering: tillNumbering,
  customer: random.chance(0.85) ? nobody(random) : named(random),
  payment: paidAtTill(random),
  lines: usualBasket(random),
  branch: shop(random),
});

export const ticketRecipe =
  (variant: TicketVariant): Recipe =>
  (context): PartialPlan => ({ ...drawn(context), ...decided[variant](context) });
