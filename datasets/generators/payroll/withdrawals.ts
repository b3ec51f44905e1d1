/** What may be deducted in addition to health and pension, as requests name it (section 2.11, deductions). */
import type { Random } from '../material/random.ts';
import type { Withdrawals } from './concepts.ts';
import type { Ledger } from './ledger.ts';

export type WithdrawalContext = { readonly random: Random; readonly ledger: Ledger };

type Draw = (context: WithdrawalContext) => Withdrawals;

/** Identifier of `type_law_deductions`: the solidarity fund, 1 %. */
const solidarityFund = 9;

/** Shares of the salary that was worked for: all of them together are less than half of it. */
const some = ({ ledger }: WithdrawalContext): string => ledger.share(10, 200);

const figure =
  (name: keyof Withdrawals): Draw =>
  (context) => ({ [name]: some(context) });

const rows = <Row>({ random }: WithdrawalContext, draw: () => Row): readonly Row[] =>
  random.several(random.integer(1, 2), draw);

const lenders = ['Crédito de vivienda', 'Libranza Cooperativa «La Peña» & Cía.', 'Préstamo N.º 12'] as const;

const draws: Readonly<Record<string, Draw>> = {
  solidarity: ({ ledger, random }) => ({
    fondossp_type_law_deductions_id: solidarityFund,
    fondosp_deduction_SP: ledger.share(100, 100),
    ...(random.chance(0.5) && {
      fondossp_sub_type_law_deductions_id: solidarityFund,
      fondosp_deduction_sub: ledger.share(100, 100),
    }),
  }),
  labor_union: ({ ledger }) => ({ labor_union: [{ percentage: '1.00', deduction: ledger.share(100, 100) }] }),
  sanctions: (context) => ({
    sanctions: rows(context, () =>
      context.random.chance(0.5) ? { public_sanction: some(context) } : { private_sanction: some(context) },
    ),
  }),
  orders: (context) => ({
    orders: rows(context, () => ({ description: context.random.pick(lenders), deduction: some(context) })),
  }),
  third_party_payments: (context) => ({
    third_party_payments: rows(context, () => ({ third_party_payment: some(context) })),
  }),
  advances: (context) => ({ advances: rows(context, () => ({ advance: some(context) })) }),
  other_deductions: (context) => ({ other_deductions: rows(context, () => ({ other_deduction: some(context) })) }),
  voluntary_pension: figure('voluntary_pension'),
  withholding_at_source: figure('withholding_at_source'),
  afc: figure('afc'),
  cooperative: figure('cooperative'),
  tax_liens: figure('tax_liens'),
  supplementary_plan: figure('supplementary_plan'),
  education: figure('education'),
  refund: figure('refund'),
  debt: figure('debt'),
};

export const withdrawalNames: readonly string[] = Object.keys(draws);

/** The concepts of those names, drawn in the order of the table. */
export const drawWithdrawals = (names: ReadonlySet<string>, context: WithdrawalContext): Withdrawals =>
  Object.assign(
    {},
    ...Object.entries(draws)
      .filter(([name]) => names.has(name))
      .map(([, draw]) => draw(context)),
  ) as Withdrawals; // of parts that are Withdrawals
