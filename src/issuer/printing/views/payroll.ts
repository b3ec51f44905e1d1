import { kinds } from '../../kinds.ts';
import type { PayrollModel, Payroll, PayrollReplacement, Worker, Predecessor } from '../../documents/payroll/model.ts';
import { joined, given, frameOf, legalTexts, notesOf } from './parts.ts';
import { money, date } from '../formats.ts';
import type { PrintedParty, Fact, PrintedTable, Total, PrintedDocument } from '../printed-document.ts';
import { periodText, verdictFacts } from './facts.ts';
import { daysText, accruedTable, deductionsTable } from './payroll-amounts.ts';
import type { Outcome } from '../outcome.ts';
import type { Presentation } from '../../documents/model.ts';
import { issuerView } from './party.ts';
import { amountInWords } from './words.ts';

/** A deletion pays nothing. */
const paidOf = (model: PayrollModel): Payroll | PayrollReplacement | undefined =>
  model.noteType === '2' ? undefined : model;

const yesOrNo = (value: boolean): string => (value ? 'Sí' : 'No');

const workplace = ({ address, municipality, department }: Worker): string =>
  // The department of Bogotá has the name of its city.
  joined([address, municipality.name, department.name === municipality.name ? undefined : department.name], ', ');

const workerView = ({ worker, workerCode: code }: Payroll | PayrollReplacement, caption: string): PrintedParty => ({
  caption,
  name: joined([worker.surname, worker.secondSurname, worker.firstName, worker.middleName], ' '),
  facts: given([
    { caption: worker.identification.type.name, text: worker.identification.number },
    { caption: 'Código', text: worker.code ?? code },
    { caption: 'Tipo de trabajador', text: worker.type.name },
    { caption: 'Subtipo', text: worker.subtype.name },
    { caption: 'Contrato', text: worker.contract.name },
    { caption: 'Sueldo', text: money(worker.salary) },
    { caption: 'Salario integral', text: yesOrNo(worker.hasIntegralSalary) },
    { caption: 'Pensión de alto riesgo', text: yesOrNo(worker.hasHighRiskPension) },
    { caption: 'Lugar de trabajo', text: workplace(worker) },
    { caption: 'Correo', text: worker.email },
  ]),
});

const accountText = ({ bank, accountType, accountNumber }: Payroll['payment']): string =>
  joined([bank, joined([accountType, accountNumber], ' ')], ' · ');

const paidFacts = ({ period, periodicity, payment, paymentDates }: Payroll | PayrollReplacement): Fact[] =>
  given([
    {
      caption: 'Período liquidado',
      text: periodText({ startDate: period.settlementStartDate, endDate: period.settlementEndDate }),
    },
    { caption: 'Periodicidad', text: periodicity.name },
    { caption: 'Fecha de ingreso', text: date(period.admissionDate) },
    { caption: 'Fecha de retiro', text: date(period.retirementDate ?? '') },
    { caption: 'Tiempo laborado', text: daysText(period.workedTime) },
    { caption: 'Fechas de pago', text: paymentDates.map((each) => date(each.date)).join(', ') },
    { caption: 'Medio de pago', text: payment.method.name },
    { caption: 'Cuenta', text: accountText(payment) },
  ]);

const noteTypes: Readonly<Record<'1' | '2', string>> = { '1': 'Reemplaza un documento', '2': 'Elimina un documento' };

const payrollFacts = (model: PayrollModel, outcome: Outcome): Fact[] => {
  const paid = paidOf(model);
  return [
    { caption: 'Fecha y hora de emisión', text: `${date(model.issueDate)} ${model.issueTime}` },
    ...verdictFacts(outcome),
    ...given([{ caption: 'Tipo de ajuste', text: model.noteType && noteTypes[model.noteType] }]),
    ...(paid === undefined ? [] : paidFacts(paid)),
    { caption: 'Moneda', text: model.currency },
  ];
};

const predecessorTable = (caption: string, { number, issueDate, cune }: Predecessor): PrintedTable => ({
  caption,
  columns: [
    { caption: 'Número', align: 'left', share: 0.2 },
    { caption: 'Fecha', align: 'left' },
    { caption: 'CUNE', align: 'left', isWide: true },
  ],
  rows: [[number, date(issueDate), cune]],
});

/** The document that this one replaces, deletes or is a novelty to. */
const affectedTables = (model: PayrollModel): readonly PrintedTable[] => {
  if (model.kind === 'payrollAdjustment') {
    const caption = model.noteType === '1' ? 'Documento que se reemplaza' : 'Documento que se elimina';
    return [predecessorTable(caption, model.predecessor)];
  }
  const cune = model.novelty?.isNovelty === true ? model.novelty.cune : '';
  return cune === ''
    ? []
    : [
        {
          caption: 'Novedad contractual',
          columns: [{ caption: 'CUNE del documento al que sigue', align: 'left', isWide: true }],
          rows: [[cune]],
        },
      ];
};

const totalRows = ({ totals, currency }: Payroll | PayrollReplacement, finalCaption: string): Total[] => [
  { caption: 'Total devengado', text: money(totals.accrued), isFinal: false },
  { caption: 'Total deducciones', text: money(totals.deductions), isFinal: false },
  { caption: `${finalCaption} ${currency}`, text: money(totals.payable), isFinal: true },
];

/** The printed view of a payroll document or its adjustment. Pure: equal data give equal text. */
export const payrollView = (model: PayrollModel, presentation: Presentation, outcome: Outcome): PrintedDocument => {
  const paid = paidOf(model);
  const { page } = kinds[model.kind];
  return {
    ...frameOf(model, presentation, { outcome, keyName: 'CUNE' }),
    title: page.title ?? model.type.name,
    issuer: issuerView(model.supplier, page.issuer, presentation),
    counterparty: paid && workerView(paid, page.counterparty),
    facts: payrollFacts(model, outcome),
    numbering: undefined,
    tables: [
      ...affectedTables(model),
      ...(paid === undefined ? [] : [accruedTable(paid.accrued), deductionsTable(paid.deductions)]),
    ],
    summaries: [],
    totals: paid === undefined ? [] : totalRows(paid, page.total),
    amountInWords: paid && amountInWords(paid.totals.payable, model.currency),
    annexes: [],
    notes: notesOf(model.notes),
    legal: legalTexts([outcome.state === 'accepted' && paid !== undefined ? page.law : undefined], model, outcome),
  };
};
