import { textOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import { shown } from '../../checks/vocabulary/check.ts';
import { dateOf } from '../../document/dates.ts';
import type { Subject } from '../../document/subject.ts';
import type { Advice, Doubt } from './advice.ts';

/** An invoice of a contingency on paper (03) is written after the sale that it is about. */
const isTranscribed = (subject: Subject): boolean => subject.text('/*/cbc:InvoiceTypeCode') === '03';

/** A support document may sum up the purchases of a week, paid on their own days. */
const firstPurchase = (subject: Subject): readonly string[] =>
  subject.all('/*/cac:InvoiceLine/cac:InvoicePeriod/cbc:StartDate').flatMap((element) => dateOf(textOf(element)) ?? []);

/** Each day once: the header repeats that of the payment. */
const dueDates = (subject: Subject): readonly XmlElement[] => {
  const ofPayments = subject.all('/*/cac:PaymentMeans/cbc:PaymentDueDate');
  const days = ofPayments.map(textOf);
  return [...ofPayments, ...subject.all('/*/cbc:DueDate').filter((element) => !days.includes(textOf(element)))];
};

const dueDoubts = (subject: Subject): readonly Doubt[] => {
  const issued = dateOf(subject.text('/*/cbc:IssueDate'));
  if (issued === undefined || isTranscribed(subject)) return [];
  const [from = issued] = [issued, ...firstPurchase(subject)].sort();
  return dueDates(subject).flatMap((at): readonly Doubt[] => {
    const due = dateOf(textOf(at));
    if (due === undefined || due >= from) return [];
    const name = { en: `${from} or later`, es: `${from} o después` };
    return [{ at, found: shown(textOf(at)), plausible: { kind: 'dates', from, name } }];
  });
};

const dueBeforeIssue: Advice = {
  id: 'due-before-issue',
  // A note repeats the payment of the invoice that it corrects.
  kinds: ['invoice', 'supportDocument'],
  text: {
    en: 'The payment is due before the document was issued.',
    es: 'El pago vence antes de que se emitiera el documento.',
  },
  source: {
    en: 'FAN04 requires a due date for payments on credit, and no row compares it with IssueDate.',
    es: 'FAN04 exige la fecha de vencimiento de los pagos a crédito y ninguna fila la compara con IssueDate.',
  },
  look: dueDoubts,
};

export const dateAdvice = [dueBeforeIssue] as const satisfies readonly Advice[];
