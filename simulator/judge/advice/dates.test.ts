import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../../document/edits/edit.ts';
import { remove, set } from '../../testing/rules.fixture.ts';
import { adviceAfter } from './advice.fixture.ts';

const dueDate = '/*/cac:PaymentMeans/cbc:PaymentDueDate';
const due = (date: string): XmlEdit => set(dueDate, date);
const dueInHeader = (date: string): XmlEdit => ({
  edit: 'insert',
  path: '/*',
  child: { name: 'cbc:DueDate', content: date },
  after: ['cbc:IssueTime'],
});

describe('due-before-issue, in a document of 2026-11-20', () => {
  it.each([
    [due('2026-11-19'), 'cac:PaymentMeans/cbc:PaymentDueDate'],
    [dueInHeader('2026-11-19'), 'cbc:DueDate'],
    [[due('2026-11-19'), dueInHeader('2026-11-19')], 'cac:PaymentMeans/cbc:PaymentDueDate'],
  ])('on the day before, once: %j', (edits, element) => {
    expect(adviceAfter([edits].flat())).toEqual([`due-before-issue /Invoice/${element}`]);
  });

  it.each<[what: string, edits: readonly XmlEdit[]]>([
    ['on the day itself', [due('2026-11-20'), dueInHeader('2026-11-20')]],
    ['on the day itself, with a time zone', [due('2026-11-20-05:00')]],
    ['later', [due('2027-01-31')]],
    ['no date', [due('2026-02-30')]],
    ['on no day', [remove(dueDate)]],
    ['before a sale on paper is transcribed', [due('2026-11-19'), set('/*/cbc:InvoiceTypeCode', '03')]],
  ])('not %s', (_what, edits) => {
    expect(adviceAfter(edits)).toEqual([]);
  });

  it('not for a note, which repeats the payment of what it corrects', () => {
    expect(adviceAfter([due('2026-11-19')], { kind: 'creditNote' })).toEqual([]);
  });

  it.each([
    ['2026-11-16', []],
    ['2026-11-15', ['due-before-issue /Invoice/cac:PaymentMeans/cbc:PaymentDueDate']],
  ])('in a support document about a week of purchases from 2026-11-16 on %s: %j', (date, advice) => {
    const week = set('/*/cac:InvoiceLine[2]/cac:InvoicePeriod/cbc:StartDate', '2026-11-16');
    expect(adviceAfter([week, due(date)], { kind: 'supportDocument' })).toEqual(advice);
  });
});
