import { textAt } from '../document/path-index.ts';
import type { Decimal } from '../../src/common/decimal.ts';
import { amount } from '../document/amount.ts';
import { agree, monetaryTolerance, amountText } from '../checks/vocabulary/tolerance.ts';
import { type Check, shown } from '../checks/vocabulary/check.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, type Rule } from '../judge/engine/rule.ts';
import type { Site, Subject } from '../document/subject.ts';
import { currencyRow } from './currency-row.ts';
import { optionalRow } from './presence-rows.ts';
import { rejected, row } from './row.ts';
import type { Datum } from '../document/datum.ts';

const prepaid = '/*/cac:PrepaidPayment';
const paidAmount = `${prepaid}/cbc:PaidAmount`;
const totals = '/*/cac:LegalMonetaryTotal';
/** The sum of the payments, which AU12 compares. */
const prepaidTotal = `${totals}/cbc:PrepaidAmount`;

type Limit = { readonly value: Decimal; readonly name: string };

/** What a customer can have paid in advance. Invoices of health have it subtracted from PayableAmount already. */
const limitOf = (subject: Subject): Limit => {
  const total = (name: string): Decimal => amount(subject.text(`${totals}/cbc:${name}`));
  const isHealth = subject.text('/*/cbc:CustomizationID')?.startsWith('SS-') === true;
  if (!isHealth) return { value: total('PayableAmount'), name: 'PayableAmount' };
  return {
    value: total('TaxInclusiveAmount').minus(total('AllowanceTotalAmount')).plus(total('ChargeTotalAmount')),
    name: 'TaxInclusiveAmount - AllowanceTotalAmount + ChargeTotalAmount',
  };
};

const limitedTo = ({ value, name }: Limit): Datum => {
  const to = amountText(value);
  const words = { en: `at most ${to} = ${name}`, es: `un valor no mayor que ${to} = ${name}` };
  return { kind: 'range', to, name: words };
};

const withinTotal = ({ profile }: Pick<Facts, 'profile'>): Check =>
  is.satisfying({
    expected: { en: 'at most the amount of the invoice', es: 'un valor no mayor que el de la factura' },
    limit: 'tolerance',
    test: ({ value, subject }) => {
      if (subject.first(totals) === undefined) return undefined;
      const [paid, limit] = [amount(value), limitOf(subject)];
      const comparison = { tolerance: monetaryTolerance, strict: profile.strict };
      if (!paid.gt(limit.value) || agree(paid, limit.value, comparison)) return undefined;
      return { found: shown(value), expected: limitedTo(limit) };
    },
  });

/** Official examples state an advance of nothing, which is none. */
const isAdvance = ({ owner }: Site): boolean => {
  const paid = textAt(owner, 'cbc:PaidAmount');
  return paid === undefined || !amount(paid).eq(0);
};

const askedOfAdvances = (family: string, target: string, message: string): Rule =>
  row({
    family,
    in: rejected,
    target,
    message,
    check: is.when(isAdvance, is.present()),
    strictly: {
      holds: { en: 'An advance of 0.00, too, has it.', es: 'Un anticipo de 0.00 también lo tiene.' },
      check: is.present(),
    },
  });

const title = { en: 'Prepaid payments', es: 'Anticipos' };

/** What was paid before the invoice was made. */
export const prepaidRules = group({ code: 'BD', title, stage: 'content' }, [
  {
    ...optionalRow('BD01', prepaid),
    violation: {
      built: [
        { edit: 'remove', path: prepaid },
        { edit: 'remove', path: prepaidTotal },
      ],
    },
  },
  askedOfAdvances('BD02', `${prepaid}/cbc:ID`, 'Falta PrepaidPayment/ID'),
  row({
    family: 'BD03',
    in: rejected,
    title: { en: 'No prepaid payment is higher than the invoice', es: 'Ningún anticipo supera el valor de la factura' },
    target: paidAmount,
    message: 'El anticipo supera el valor de la factura',
    needs: ['profile'],
    check: withinTotal,
    fix: {
      en: 'Send in paidamount no more than what the invoice is worth.',
      es: 'Envíe en paidamount un valor que no supere el de la factura.',
    },
    brokenIn: [{ path: `${prepaid}[2]`, not: true }],
    violation: {
      built: [
        { edit: 'set', path: paidAmount, text: '9999999999.00' },
        { edit: 'set', path: prepaidTotal, text: '9999999999.00' },
      ],
    },
  }),
  currencyRow('BD04', paidAmount, rejected),
  askedOfAdvances('BD05', `${prepaid}/cbc:ReceivedDate`, 'Falta la fecha en que se recibió el anticipo'),
  optionalRow('BD06', `${prepaid}/cbc:PaidDate`),
  optionalRow('BD07', `${prepaid}/cbc:PaidTime`),
  optionalRow('BD08', `${prepaid}/cbc:InstructionID`),
]);
