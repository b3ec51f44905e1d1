/** How an invoice is paid. */
import type { Context } from './plan.ts';
import type { PaymentForm } from './request.ts';

/** Identifiers of `datasets/facts/reference/payment_forms.json`. */
export const paymentForms = { cash: 1, credit: 2 } as const;

/** Identifiers of `datasets/facts/reference/payment_methods.json`: cash, cheque, deposit, transfers, cards, mutual agreement. */
const cashMethods = [10, 20, 42, 47, 48, 49] as const;
const creditMethods = [1, 30, 31, 42, 44, 75] as const;

export const cash = ({ random }: Context): PaymentForm => ({
  payment_form_id: paymentForms.cash,
  payment_method_id: random.chance(0.5) ? 10 : random.pick(cashMethods),
});

/** For credit notes, debit notes and adjustment notes. */
export const inCash: PaymentForm = { payment_form_id: paymentForms.cash, payment_method_id: 10 };

/** Due after 1 to 120 days. */
export const credit = ({ random, days }: Context): PaymentForm => {
  const duration = random.chance(0.8) ? random.pick([8, 15, 30, 45, 60, 90]) : random.integer(1, 120);
  return {
    payment_form_id: paymentForms.credit,
    payment_method_id: random.pick(creditMethods),
    payment_due_date: days.after(duration),
    duration_measure: String(duration),
  };
};

export const cashOrCredit = (context: Context): PaymentForm =>
  context.random.chance(0.75) ? cash(context) : credit(context);
