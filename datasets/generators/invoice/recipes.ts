/** What makes an invoice of each variant one; whatever a recipe leaves open is drawn. */
import { table } from '../../../src/common/code-lists.ts';
import type { Decimal } from '../../../src/common/decimal.ts';
import { anonymousCustomer, anyCustomer, company, foreignCustomer, naturalPerson } from '../material/customers.ts';
import { brands, type Treatment } from '../material/products.ts';
import type { Random } from '../material/random.ts';
import { fromCents, type AdjustmentPlan, type TotalsPlan, type WithholdingPlan } from './amounts.ts';
import { asFree, charge, discount, drawLine, drawLines, drawPercent, taxIds } from './draw-lines.ts';
import { cash, cashOrCredit, credit } from './draw-payment.ts';
import { contingencyNumbering } from './numbering.ts';
import type { Context, Currency, InvoiceLinePlan, PartialPlan } from './plan.ts';
import { additionalReferences, orderAndReceipts, paperDocument, period } from './draw-references.ts';
import type { InvoiceVariant } from './variants.ts';

export type Recipe = (context: Context) => PartialPlan;

export const plainTotals: TotalsPlan = { adjustments: [], prepaidPercents: [], roundsPayable: false };

const withAdjustments = (adjustments: readonly AdjustmentPlan[]): PartialPlan => ({
  totals: { ...plainTotals, adjustments },
});

/** Lines of which one at least has what `adjust` draws. */
const adjustedLines = (random: Random, adjust: () => readonly AdjustmentPlan[]): readonly InvoiceLinePlan[] => {
  const always = random.integer(0, 5);
  const lines = drawLines(random, [1, 6], () => drawLine(random, 'general'));
  return lines.map((line, position) =>
    position === always % lines.length || random.chance(0.4) ? { ...line, adjustments: adjust() } : line,
  );
};

const lineDiscount: Recipe = ({ random }) => ({
  lines: adjustedLines(random, () => random.several(random.chance(0.2) ? 2 : 1, () => discount(random))),
});

const globalDiscount: Recipe = ({ random }) =>
  withAdjustments(random.several(random.chance(0.2) ? 2 : 1, () => discount(random)));

/** On the document, and in half of them on lines too. */
const charges: Recipe = ({ random }) => ({
  ...withAdjustments([
    ...(random.chance(0.3) ? [discount(random)] : []),
    ...random.several(random.integer(1, 2), () => charge(random)),
  ]),
  ...(random.chance(0.5)
    ? {
        lines: adjustedLines(random, () => [
          ...(random.chance(0.3) ? [discount(random)] : []),
          ...random.several(random.integer(1, 2), () => charge(random)),
        ]),
      }
    : {}),
});

const severalPaymentMeans: Recipe = (context) => ({
  payment: [cash(context), ...context.random.several(context.random.integer(1, 2), () => cashOrCredit(context))],
});

const taxable: readonly Treatment[] = ['general', 'reduced', 'exempt'];

/** One line at least is paid for. */
const freeLines: Recipe = ({ random }) => ({
  lines: [
    ...drawLines(random, [1, 3], () => drawLine(random, 'general')),
    ...drawLines(random, [1, 2], () => asFree(random, drawLine(random, random.pick([...taxable, 'excluded'])))),
  ],
});

/** Two ways of taxing at least, in any order. */
const severalRates: Recipe = ({ random }) => {
  const treatments: readonly Treatment[] = [...taxable, 'excluded'];
  const first = random.integer(0, treatments.length - 1);
  const second = first + random.integer(1, treatments.length - 1);
  const two = [first, second].map((position) => treatments[position % treatments.length] ?? 'general');
  return {
    lines: [
      ...two.map((treatment) => drawLine(random, treatment)),
      ...drawLines(random, [0, 4], () => drawLine(random, random.pick(treatments))),
    ],
  };
};

const consumption: Recipe = ({ random }) => ({
  lines: drawLines(random, [1, 6], () => drawLine(random, 'restaurant')),
});

const ivaAndInc: Recipe = ({ random }) => ({
  lines: [
    ...drawLines(random, [1, 3], () => drawLine(random, 'mobileTelephony')),
    ...drawLines(random, [0, 1], () => drawLine(random, 'general')),
  ],
});

/** Pesos a bag: about what the law has asked for since 2019. */
const perBag = [40, 50, 51, 53, 60, 66, 70] as const;

/** Bags sold (with IVA) or handed out free; one value a bag in a document. */
const nominalTax: Recipe = ({ random }) => {
  const tax = { taxId: taxIds.bags, perUnit: fromCents(random.pick(perBag) * 100) };
  const bagLine = (): InvoiceLinePlan => {
    const line = drawLine(random, 'bag', { moreTaxes: [tax] });
    return random.chance(0.5) ? line : asFree(random, { ...line, taxes: [tax] });
  };
  return {
    lines: [...drawLines(random, [1, 4], () => drawLine(random, 'general')), ...drawLines(random, [1, 2], bagLine)],
  };
};

/** Rates of ReteRenta that the annex lists (13.3.11), and municipal ones of ReteICA, per mille, which no list has. */
const renta = ['1.00', '2.00', '2.50', '3.50', '4.00', '6.00', '10.00', '11.00'] as const;
const ica = ['4.14', '6.90', '9.66', '11.04'] as const;

const drawWithholdings = (random: Random): readonly WithholdingPlan[] => {
  const all: readonly WithholdingPlan[] = [
    { taxId: taxIds.reteRenta, percent: random.pick(renta), ofIva: false },
    { taxId: taxIds.reteIva, percent: '15.00', ofIva: true },
    { taxId: taxIds.reteIca, percent: random.pick(ica), isPerMille: true, ofIva: false },
  ];
  const first = random.integer(0, all.length - 1);
  return all.filter((_, position) => position === first || random.chance(0.5));
};

/** Who buys withholds: a company. */
const withholdings: Recipe = ({ random }) => ({
  customer: company(random),
  withholdings: drawWithholdings(random),
  withholdsByLine: random.chance(0.4),
});

const prepaid: Recipe = ({ random }) => ({
  totals: {
    ...plainTotals,
    prepaidPercents: random.several(random.integer(1, 2), () => drawPercent(random, 5, 50)),
  },
});

/** Identifiers of `datasets/facts/reference/type_currencies.json` with pesos for one unit, least and highest: dollar, euro. */
const currencies = [
  { currencyId: 149, least: 3_700, most: 4_900 },
  { currencyId: 49, least: 4_200, most: 5_300 },
] as const;

const drawCurrency = (random: Random): Currency => {
  const { currencyId, least, most } = random.pick(currencies);
  // Official rates have two decimals, those of banks often more.
  const rate = fromCents(random.integer(least * 100, most * 100));
  return { currencyId, rate: random.chance(0.3) ? rate.plus(fromCents(random.integer(1, 99)).div(100)) : rate };
};

const exportedLine = (random: Random, rate: Decimal | undefined): InvoiceLinePlan => {
  const line = drawLine(random, 'exported', { rate });
  const { brand, models } = random.pick(brands);
  return { ...line, details: { ...line.details, brandname: brand, modelname: random.pick<string>(models) } };
};

const deliveryTerms = (random: Random): NonNullable<PartialPlan['references']> => {
  const { code, name } = random.pick(table('incoterms').rows);
  return {
    deliveryterms: {
      special_terms: random.pick(['Portes pagados', 'Costo, seguro & flete hasta puerto', 'Entrega < 30 días']),
      loss_risk_responsibility_code: code,
      loss_risk: name,
    },
  };
};

const sellAbroad: Recipe = ({ random }) => {
  const currency = random.chance(0.85) ? drawCurrency(random) : undefined;
  return {
    typeDocumentId: 2,
    customer: foreignCustomer(random),
    currency,
    lines: drawLines(random, [1, 5], () => exportedLine(random, currency?.rate)),
    references: deliveryTerms(random),
  };
};

const foreignCurrency: Recipe = ({ random }) => {
  const currency = drawCurrency(random);
  return {
    currency,
    customer: random.chance(0.5) ? foreignCustomer(random) : anyCustomer(random),
    lines: drawLines(random, [1, 4], () => drawLine(random, random.pick(taxable), { rate: currency.rate })),
  };
};

const overTheCounter: Recipe = (context) => ({
  customer: anonymousCustomer(context.random),
  payment: cash(context),
  lines: drawLines(context.random, [1, 4], () =>
    drawLine(context.random, context.random.pick<Treatment>(['reduced', 'exempt', 'restaurant'])),
  ),
});

const manyLines: Recipe = ({ random }) => ({
  lines: random.several(50, () => {
    const adjustments = random.chance(0.1) ? [discount(random)] : [];
    return drawLine(random, random.pick<Treatment>([...taxable, 'excluded', 'restaurant']), { adjustments });
  }),
});

const contingency: Recipe = (context) => ({
  typeDocumentId: 3,
  numbering: contingencyNumbering,
  references: paperDocument(context),
});

export const recipes: Readonly<Record<InvoiceVariant, Recipe>> = {
  withoutDiscount: () => ({}),
  lineDiscount,
  globalDiscount,
  charges,
  credit: (context) => ({ payment: credit(context) }),
  severalPaymentMeans,
  freeLines,
  severalRates,
  consumption,
  ivaAndInc,
  nominalTax,
  withholdings,
  prepaid,
  payableRounding: () => ({ totals: { ...plainTotals, roundsPayable: true } }),
  export: sellAbroad,
  foreignCurrency,
  finalConsumer: overTheCounter,
  naturalPerson: ({ random }) => ({ customer: naturalPerson(random) }),
  manyLines,
  period: (context) => ({ references: period(context) }),
  orderReference: (context) => ({ references: orderAndReceipts(context) }),
  additionalReference: (context) => ({ references: additionalReferences(context) }),
  contingency,
};
