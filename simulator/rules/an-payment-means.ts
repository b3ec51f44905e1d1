import { textOf } from '../../src/common/xml/tree.ts';
import { dateOf } from '../document/dates.ts';
import { paymentForms, paymentMethods } from '../checks/lists.ts';
import { type Check, shown } from '../checks/vocabulary/check.ts';
import type { Site } from '../document/subject.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, type Rule } from '../judge/engine/rule.ts';
import { childOf } from '../document/path-index.ts';
import { optionalRow } from './presence-rows.ts';
import { type InDocuments, inAll, inEach, mirrored, notifiesIfAsked, rejects, row } from './row.ts';

const means = '/*/cac:PaymentMeans';
const form = `${means}/cbc:ID`;
const method = `${means}/cbc:PaymentMeansCode`;
const dueDate = `${means}/cbc:PaymentDueDate`;

const cash = '1';
const credit = '2';

const paidBy =
  (wanted: string) =>
  ({ owner }: Site): boolean => {
    const stated = childOf(owner, 'cbc:ID');
    return stated !== undefined && textOf(stated) === wanted;
  };

const ofTheTable = is.inList(paymentMethods, {
  name: { en: 'a code of the table of payment means', es: 'un código de la tabla de medios de pago' },
  outside: 'ZZ9',
});

const dated: Check = is.satisfying({
  expected: { en: 'a date', es: 'una fecha' },
  limit: 'date',
  test: ({ value }) => (dateOf(value) === undefined ? { found: shown(value) } : undefined),
});

const notes = { creditNote: rejects, debitNote: rejects } as const;
const others = { invoice: rejects, supportAdjustmentNote: mirrored(rejects) };
/** Support documents have a code for no means and another for one that is not in the table. */
const apart = { supportDocument: mirrored(rejects) };
/** Where the annex leaves the form of payment to the sender. */
const optionalForm = { creditNote: rejects, supportAdjustmentNote: mirrored(rejects) };
const obligatoryForm = { ...inEach(rejects, 'invoice', 'debitNote'), supportDocument: mirrored(rejects) };

const formRow = (documents: InDocuments, wrap: (check: Check) => Check): Rule =>
  row({
    family: 'AN02',
    in: documents,
    target: form,
    message: 'La forma de pago no es contado (1) ni crédito (2)',
    check: wrap(
      is.inList(paymentForms, {
        name: { en: '1 (cash) or 2 (credit)', es: '1 (contado) o 2 (crédito)' },
        outside: '3',
      }),
    ),
  });

const title = { en: 'Payment means', es: 'Medios de pago' };

/** How a document is paid: one group for each way. */
export const paymentMeansRules = group({ code: 'AN', title, stage: 'content' }, [
  row({
    family: 'AN01',
    in: inAll(rejects),
    target: means,
    message: 'Falta el grupo PaymentMeans',
    check: is.there(),
  }),
  formRow(obligatoryForm, (check) => check),
  formRow(optionalForm, is.whenThere),
  row({
    family: 'AN03',
    in: others,
    target: method,
    message: 'El medio de pago no está en la tabla',
    check: ofTheTable,
  }),
  row({
    family: 'AN03a',
    in: notes,
    target: method,
    message: 'El medio de pago no está en la tabla',
    check: ofTheTable,
  }),
  row({
    family: 'AN03b',
    in: notes,
    target: method,
    message: 'Falta el medio del pago de contado',
    check: is.when(paidBy(cash), is.present()),
    alsoFires: ['CAN03a'],
  }),
  row({
    family: 'AN03a',
    in: apart,
    target: method,
    message: 'Falta el medio de pago',
    check: is.present(),
  }),
  row({
    family: 'AN03b',
    in: apart,
    target: method,
    message: 'El medio de pago no está en la tabla',
    check: is.whenPresent(ofTheTable),
  }),
  row({
    family: 'AN04',
    in: inAll(rejects),
    title: {
      en: 'What is sold on credit says when it is due',
      es: 'La venta a crédito indica su fecha de vencimiento',
    },
    target: dueDate,
    message: 'Falta la fecha de vencimiento de la venta a crédito',
    check: is.when(paidBy(credit), dated),
    fix: { en: 'Send payment_form.payment_due_date.', es: 'Envíe payment_form.payment_due_date.' },
    violation: {
      built: [
        { edit: 'set', path: form, text: credit },
        { edit: 'remove', path: dueDate },
      ],
    },
  }),
  optionalRow('AN05', `${means}/cbc:PaymentID`, inAll(notifiesIfAsked)),
]);
