import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../../document/edits/edit.ts';
import { remove, set } from '../../testing/rules.fixture.ts';
import { adviceAfter } from './advice.fixture.ts';

const dueDate = '/*/cac:PaymentMeans/cbc:PaymentDueDate';
const due = (date: string): XmlEdit => set(dueDate, date);
const paidBy = (form: string): XmlEdit => set('/*/cac:PaymentMeans/cbc:ID', form);
const [cash, credit] = [paidBy('1'), paidBy('2')];
const dueInHeader = (date: string): XmlEdit => ({
  edit: 'insert',
  path: '/*',
  child: { name: 'cbc:DueDate', content: date },
  after: ['cbc:IssueTime'],
});

const laterOnCredit: XmlEdit = {
  edit: 'insert',
  path: '/*',
  child: {
    name: 'cac:PaymentMeans',
    content: [
      { name: 'cbc:ID', content: '2' },
      { name: 'cbc:PaymentDueDate', content: '2026-12-20' },
    ],
  },
  after: ['cac:PaymentMeans'],
};

describe('due-before-issue, in a document of 2026-11-20', () => {
  it.each([
    [due('2026-11-19'), 'cac:PaymentMeans/cbc:PaymentDueDate'],
    [dueInHeader('2026-11-19'), 'cbc:DueDate'],
    [[due('2026-11-19'), dueInHeader('2026-11-19')], 'cac:PaymentMeans/cbc:PaymentDueDate'],
  ])('on the day before, once: %j', (edits, element) => {
    expect(adviceAfter([credit, edits].flat())).toEqual([`due-before-issue /Invoice/${element}`]);
  });

  it.each<[what: string, edits: readonly XmlEdit[]]>([
    ['on the day itself', [due('2026-11-20'), dueInHeader('2026-11-20')]],
    ['on the day itself, with a time zone', [due('2026-11-20-05:00')]],
    ['later', [due('2027-01-31')]],
    ['no date', [due('2026-02-30')]],
    ['on no day', [remove(dueDate)]],
    ['before a sale on paper is transcribed', [due('2026-11-19'), set('/*/cbc:InvoiceTypeCode', '03')]],
    ['before it for a payment in cash', [due('2026-11-19'), dueInHeader('2026-11-18'), cash]],
    ['before it in no form of payment', [due('2026-11-19'), remove('/*/cac:PaymentMeans/cbc:ID')]],
    ['before it for cash beside credit', [due('2026-11-19'), dueInHeader('2026-11-19'), cash, laterOnCredit]],
  ])('not %s', (_what, edits) => {
    expect(adviceAfter([credit, ...edits])).toEqual([]);
  });

  it('not for a note, which repeats the payment of what it corrects', () => {
    expect(adviceAfter([credit, due('2026-11-19')], { kind: 'creditNote' })).toEqual([]);
  });

  it.each([
    ['2026-11-16', []],
    ['2026-11-15', ['due-before-issue /Invoice/cac:PaymentMeans/cbc:PaymentDueDate']],
  ])('in a support document about a week of purchases from 2026-11-16 on %s: %j', (date, advice) => {
    const week = set('/*/cac:InvoiceLine[2]/cac:InvoicePeriod/cbc:StartDate', '2026-11-16');
    expect(adviceAfter([week, credit, due(date)], { kind: 'supportDocument' })).toEqual(advice);
  });
});

const period = (first: string, last: string, ...times: readonly string[]): XmlEdit => ({
  edit: 'insert',
  path: '/*',
  child: {
    name: 'cac:InvoicePeriod',
    content: [
      { name: 'cbc:StartDate', content: first },
      ...times.slice(0, 1).map((content) => ({ name: 'cbc:StartTime', content })),
      { name: 'cbc:EndDate', content: last },
      ...times.slice(1).map((content) => ({ name: 'cbc:EndTime', content })),
    ],
  },
  after: ['cbc:LineCountNumeric'],
});

const reversed = 'period-ends-before-start /Invoice/cac:InvoicePeriod/cbc:EndDate';

describe('period-ends-before-start', () => {
  it.each<[what: string, edits: readonly XmlEdit[], advice: readonly string[]]>([
    ['a day early', [period('2026-11-02', '2026-11-01')], [reversed]],
    ['the same day', [period('2026-11-02', '2026-11-02')], []],
    ['a second early', [period('2026-11-02', '2026-11-02', '08:00:00-05:00', '07:59:59-05:00')], [reversed]],
    ['the same second', [period('2026-11-02', '2026-11-02', '08:00:00-05:00', '08:00:00-05:00')], []],
    ['in another time zone', [period('2026-11-02', '2026-11-02', '08:00:00-05:00', '07:00:00-06:00')], []],
    ['with no time but the first', [period('2026-11-02', '2026-11-02', '08:00:00-05:00')], []],
    ['on no date', [period('2026-11-02', '2026-11-31')], []],
    ['with neither date', [period('', '')], []],
  ])('%s', (_what, edits, advice) => {
    expect(adviceAfter([remove('/*/cac:InvoicePeriod'), ...edits])).toEqual(advice);
  });

  it('on a line', () => {
    const last: XmlEdit = {
      edit: 'insert',
      path: '/*/cac:InvoiceLine[2]/cac:InvoicePeriod',
      child: { name: 'cbc:EndDate', content: '2026-11-19' },
      after: ['cbc:StartDate'],
    };
    expect(adviceAfter([last], { kind: 'supportDocument' })).toEqual([
      'period-ends-before-start /Invoice/cac:InvoiceLine[2]/cac:InvoicePeriod/cbc:EndDate',
    ]);
  });

  it.each<[place: string, ends: readonly [first: string, last: string], dates: readonly [string, string]]>([
    ['Periodo', ['FechaLiquidacionInicio', 'FechaLiquidacionFin'], ['2026-11-16', '2026-11-15']],
    ['Periodo', ['FechaIngreso', 'FechaRetiro'], ['2026-11-16', '2026-11-15']],
    ['Devengados/HEDs/HED', ['HoraInicio', 'HoraFin'], ['2026-11-10T18:00:01', '2026-11-10T18:00:00']],
    ['Devengados/Vacaciones/VacacionesComunes', ['FechaInicio', 'FechaFin'], ['2026-11-16', '2026-11-15']],
    ['Devengados/Incapacidades/Incapacidad', ['FechaInicio', 'FechaFin'], ['2026-11-16', '2026-11-15']],
    ['Devengados/Licencias/LicenciaMP', ['FechaInicio', 'FechaFin'], ['2026-11-16', '2026-11-15']],
    ['Devengados/HuelgasLegales/HuelgaLegal', ['FechaInicio', 'FechaFin'], ['2026-11-16', '2026-11-15']],
  ])('in payroll: %s, from %j', (place, [first, last], [start, end]) => {
    for (const kind of ['payroll', 'payrollAdjustment'] as const) {
      const at = kind === 'payroll' ? '/*' : '/*/Reemplazar';
      const dated = (from: string, to: string) =>
        adviceAfter([set(`${at}/${place}/@${first}`, from), set(`${at}/${place}/@${last}`, to)], { kind });
      const advice = dated(start, end);
      expect(advice).toHaveLength(1);
      expect(advice[0]).toMatch(
        new RegExp(`^period-ends-before-start /.*${place.split('/').at(-1) ?? ''}.*/@${last}$`),
      );
      expect(dated(end, end)).toEqual([]);
      expect(dated(start, 'x')).toEqual([]);
      expect(dated(start, end.slice(0, 4))).toEqual([]);
    }
  });
});

describe('prepayment-after-issue, in a document of 2026-11-20', () => {
  const received = (date: string): XmlEdit => set('/*/cac:PrepaidPayment/cbc:ReceivedDate', date);
  const nothing = set('/*/cac:PrepaidPayment/cbc:PaidAmount', '0.00');

  it('received on the day after', () => {
    expect(adviceAfter([received('2026-11-21')])).toEqual([
      'prepayment-after-issue /Invoice/cac:PrepaidPayment/cbc:ReceivedDate',
    ]);
  });

  it('paid on the day after', () => {
    expect(adviceAfter([set('/*/cac:PrepaidPayment/cbc:PaidDate', '2026-11-21')])).toEqual([
      'prepayment-after-issue /Invoice/cac:PrepaidPayment/cbc:PaidDate',
    ]);
  });

  it.each<[what: string, edits: readonly XmlEdit[]]>([
    ['on the day itself', [received('2026-11-20')]],
    ['earlier', [received('2020-01-01')]],
    ['on no date', [received('2026-13-01')]],
    ['later, and nothing', [received('2026-11-21'), nothing]],
  ])('not %s', (_what, edits) => {
    expect(adviceAfter(edits)).toEqual([]);
  });
});
