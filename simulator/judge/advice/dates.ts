import { isDate } from '../../../src/common/time.ts';
import { attributeOf, textOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import { shown } from '../../checks/vocabulary/check.ts';
import { amount } from '../../document/amount.ts';
import { dateOf } from '../../document/dates.ts';
import { documentKinds, isPayroll, ublNames } from '../../document/kind.ts';
import { childOf, select, textAt } from '../../document/path-index.ts';
import { blocksOf } from '../../document/payroll-blocks.ts';
import type { Subject } from '../../document/subject.ts';
import type { Advice, Doubt } from './advice.ts';
import { ublDocuments } from './ubl-documents.ts';

/** An invoice of a contingency on paper (03) is written after the sale that it is about. */
const isTranscribed = (subject: Subject): boolean => subject.text('/*/cbc:InvoiceTypeCode') === '03';

/** A support document may sum up the purchases of a week, paid on their own days. */
const firstPurchase = (subject: Subject): readonly string[] =>
  subject.all('/*/cac:InvoiceLine/cac:InvoicePeriod/cbc:StartDate').flatMap((element) => dateOf(textOf(element)) ?? []);

const credit = '2';

/** Of payments on credit; that of the header only where it repeats none of a payment. */
const dueDates = (subject: Subject): readonly XmlElement[] => {
  const onCredit = subject.all('/*/cac:PaymentMeans').filter((means) => textAt(means, 'cbc:ID') === credit);
  if (onCredit.length === 0) return [];
  const days = subject.all('/*/cac:PaymentMeans/cbc:PaymentDueDate').map(textOf);
  return [
    ...onCredit.flatMap((means) => select(means, 'cbc:PaymentDueDate')),
    ...subject.all('/*/cbc:DueDate').filter((element) => !days.includes(textOf(element))),
  ];
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

/** Where a period ends, and both of its ends as stated. */
type Period = Pick<Doubt, 'at' | 'attribute'> & {
  readonly start: string | undefined;
  readonly end: string | undefined;
};

/** The time counts where both days have one, in the same time zone. */
const ublPeriod = (element: XmlElement): readonly Period[] => {
  const at = childOf(element, 'cbc:EndDate');
  const dayOf = (name: string) => dateOf(textAt(element, `cbc:${name}Date`));
  const timeOf = (name: string) =>
    /^(\d{2}:\d{2}:\d{2})(.*)$/.exec(textAt(element, `cbc:${name}Time`) ?? '') ?? undefined;
  const [start, end] = [dayOf('Start'), dayOf('End')];
  if (at === undefined || start === undefined || end === undefined) return [];
  const [first, last] = [timeOf('Start'), timeOf('End')];
  if (first === undefined || last === undefined || first[2] !== last[2]) return [{ at, start, end }];
  return [{ at, start: `${start}T${first[1]}`, end: `${end}T${last[1]}` }];
};

const absences = [
  'Vacaciones/VacacionesComunes',
  'Incapacidades/Incapacidad',
  'Licencias/LicenciaMP',
  'Licencias/LicenciaR',
  'Licencias/LicenciaNR',
  'HuelgasLegales/HuelgaLegal',
].map((path) => [path, 'FechaInicio', 'FechaFin'] as const);

const hours = ['HED', 'HEN', 'HRN', 'HEDDF', 'HRDDF', 'HENDF', 'HRNDF'].map(
  (name) => [`${name}s/${name}`, 'HoraInicio', 'HoraFin'] as const,
);

/** Below the block that holds the content, with the attributes of both ends. */
const payrollPlaces = [
  ['Periodo', 'FechaLiquidacionInicio', 'FechaLiquidacionFin'],
  ['Periodo', 'FechaIngreso', 'FechaRetiro'],
  ...[...absences, ...hours].map(([path, ...ends]) => [`Devengados/${path}`, ...ends] as const),
] as const;

const payrollPeriods = (subject: Subject): readonly Period[] =>
  blocksOf(subject).flatMap((block) =>
    payrollPlaces.flatMap(([path, first, last]) =>
      select(block, path).map((at) => ({
        at,
        attribute: last,
        start: attributeOf(at, first),
        end: attributeOf(at, last),
      })),
    ),
  );

const periodsIn = (subject: Subject): readonly Period[] =>
  isPayroll(subject.kind)
    ? payrollPeriods(subject)
    : ['/*', `/*/cac:${ublNames(subject.kind).line}`]
        .flatMap((path) => subject.all(`${path}/cac:InvoicePeriod`))
        .flatMap(ublPeriod);

const isMoment = (text: string): boolean =>
  isDate(text.slice(0, 'YYYY-MM-DD'.length)) && /^.{10}(?:T\d{2}:\d{2}:\d{2})?$/.test(text);

const periodDoubts = (subject: Subject): readonly Doubt[] =>
  periodsIn(subject).flatMap(({ start = '', end = '', ...place }): readonly Doubt[] => {
    const isSure = isMoment(start) && isMoment(end) && start.length === end.length;
    if (!isSure || end >= start) return [];
    const name = { en: `${start} or later`, es: `${start} o después` };
    return [{ ...place, found: shown(end), plausible: { kind: 'dates', from: start, name } }];
  });

const periodEndsBeforeStart: Advice = {
  id: 'period-ends-before-start',
  kinds: documentKinds,
  text: { en: 'The period ends before it starts.', es: 'El periodo termina antes de comenzar.' },
  source: {
    en: 'The rows about periods require that both dates are there and are dates; none compares them.',
    es: 'Las filas sobre periodos exigen que estén ambas fechas y que lo sean; ninguna las compara.',
  },
  look: periodDoubts,
};

const prepaymentDoubts = (subject: Subject): readonly Doubt[] => {
  const issued = dateOf(subject.text('/*/cbc:IssueDate'));
  if (issued === undefined) return [];
  return subject
    .all('/*/cac:PrepaidPayment')
    .filter((payment) => !amount(textAt(payment, 'cbc:PaidAmount')).eq(0))
    .flatMap((payment) => [...select(payment, 'cbc:ReceivedDate'), ...select(payment, 'cbc:PaidDate')])
    .flatMap((at): readonly Doubt[] => {
      const day = dateOf(textOf(at));
      if (day === undefined || day <= issued) return [];
      const name = { en: `${issued} or earlier`, es: `${issued} o antes` };
      return [{ at, found: shown(textOf(at)), plausible: { kind: 'dates', to: issued, name } }];
    });
};

const prepaymentAfterIssue: Advice = {
  id: 'prepayment-after-issue',
  kinds: ublDocuments,
  text: {
    en: 'The prepayment was received after the document was issued.',
    es: 'El anticipo se recibió después de que se emitiera el documento.',
  },
  source: {
    en: 'FBD05 requires the date of a prepayment, and no row compares it with IssueDate.',
    es: 'FBD05 exige la fecha del anticipo y ninguna fila la compara con IssueDate.',
  },
  look: prepaymentDoubts,
};

export const dateAdvice = [
  dueBeforeIssue,
  periodEndsBeforeStart,
  prepaymentAfterIssue,
] as const satisfies readonly Advice[];
