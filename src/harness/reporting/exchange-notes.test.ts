import { describe, expect, it } from 'vitest';
import { writeZip } from '../../issuer/zip-write.ts';
import type { Exchange } from '../../../simulator/service/soap/journal.ts';
import { readNotes, notesOf } from './exchange-notes.ts';

const xml = '<Invoice><ID>SETP1</ID><Total>1.00</Total></Invoice>';
const content = writeZip([{ name: 'a.xml', data: Buffer.from(xml) }], 0).toString('base64');

const exchange = (results: unknown, changes: Partial<Exchange> = {}): Exchange => ({
  id: 'x1',
  receivedAt: 0,
  operation: 'SendBillSync',
  certificateNit: undefined,
  status: 200,
  envelope: Buffer.from(`<E><Body><SendBillSync><contentFile>${content}</contentFile></SendBillSync></Body></E>`),
  answer: '',
  results,
  fault: undefined,
  ...changes,
});

const failed = (code: string, changes: object = {}) => ({
  code,
  kind: 'Rechazo',
  message: 'No coincide',
  xpath: '/Invoice/Total',
  line: 1,
  column: xml.indexOf('<Total') + 1,
  found: '"1.00"',
  expected: '2.00',
  fix: 'Send 2.00.',
  ...changes,
});

const report = (lines: readonly object[]) => ({ verdict: 'rejected', kind: 'invoice', number: 'SETP1', failed: lines });

describe('the notes of an exchange', () => {
  it('state what was sent, which lines were returned, why, where, and from which field', async () => {
    const explanations = [{ code: 'FAU14', xpath: '/Invoice/Total', field: 'legal_monetary_totals.payable_amount' }];
    const dated = failed('FAU14', {
      applied: '90 %',
      inferred: 'from X',
      spanish: { applied: 'el 90 %', inferred: 'de X' },
    });
    expect(await notesOf(exchange(report([dated])), explanations)).toEqual([
      {
        operation: 'SendBillSync',
        verdict: 'rejected',
        kind: 'invoice',
        number: 'SETP1',
        findings: [
          {
            code: 'FAU14',
            kind: 'Rechazo',
            message: 'No coincide',
            found: '"1.00"',
            expected: '2.00',
            applied: '90 %',
            inferred: 'from X',
            fix: 'Send 2.00.',
            spanish: { applied: 'el 90 %', inferred: 'de X' },
            xpath: '/Invoice/Total',
            field: 'legal_monetary_totals.payable_amount',
            excerpt: 0,
          },
        ],
        excerpts: ['  <Invoice>\n    <ID>SETP1</ID>\n▸   <Total>1.00</Total>\n  </Invoice>'],
      },
    ]);
  });

  it('quote one place once, and few places', async () => {
    const places = [xml.indexOf('<Total'), xml.indexOf('<Total'), xml.indexOf('<ID'), 0].map((offset) => offset + 1);
    const [note] = await notesOf(exchange(report(places.map((column, index) => failed(`F${index}`, { column })))));
    expect(note?.findings.map(({ excerpt }) => excerpt)).toEqual([0, 0, 1, 2]);
    expect(note?.excerpts).toHaveLength(3);
  });

  it('keep the first dozen of many lines, and no endless text', async () => {
    const many = Array.from({ length: 100 }, (_, index) => failed(`F${index}`, { found: 'x'.repeat(5_000) }));
    const [note] = await notesOf(exchange(report(many)));
    expect(note).toMatchObject({ more: 88 });
    expect(note?.findings).toHaveLength(12);
    expect(JSON.stringify(note).length).toBeLessThan(8_000);
  });

  it.each<readonly [string, Exchange, object]>([
    [
      'a fault',
      exchange(undefined, { fault: { check: 'wss-expired', detail: 'The message is old.' } }),
      { verdict: 'fault', findings: [{ code: 'wss-expired', message: 'The message is old.' }] },
    ],
    [
      'an end before any verdict',
      exchange({ verdict: 'rejected', failed: [], outcome: { code: 'STATUS-89', message: 'ZIP', detail: 'no ZIP' } }),
      { verdict: 'rejected', findings: [{ code: 'STATUS-89', message: 'ZIP', found: 'no ZIP' }] },
    ],
    ['an acceptance', exchange({ verdict: 'accepted', failed: [] }), { verdict: 'accepted', findings: [] }],
    ['results that are not known', exchange({}), { verdict: 'none', findings: [] }],
  ])('tell of %s', async (_, given, expected) => {
    expect(await notesOf(given)).toEqual([{ operation: 'SendBillSync', ...expected }]);
  });

  it('are one for each document of a batch', async () => {
    const batch = exchange({ documents: [report([failed('A')]), { verdict: 'accepted', failed: [] }] });
    const notes = await notesOf({ ...batch, operation: 'SendTestSetAsync' });
    expect(notes.map(({ verdict, excerpts }) => [verdict, excerpts])).toEqual([
      ['rejected', undefined],
      ['accepted', undefined],
    ]);
  });

  it('are none for a query', async () => {
    expect(await notesOf(exchange({ verdict: 'accepted' }, { operation: 'GetStatus' }))).toEqual([]);
  });

  it('omit the excerpt when the envelope contains no document', async () => {
    const [note] = await notesOf(exchange(report([failed('A')]), { envelope: Buffer.from('<broken') }));
    expect(note?.findings[0]).not.toHaveProperty('excerpt');
    expect(note).not.toHaveProperty('excerpts');
  });

  it('have advice beside the findings, cut and a dozen at most, and count it nowhere', async () => {
    const advice = {
      ...{
        id: 'due-before-issue',
        text: 'Too early.',
        found: 'x'.repeat(500),
        plausible: 'that',
        applied: '90 %',
        xpath: '/a',
        line: 1,
      },
      ...{
        source: 'No row.',
        spanish: { text: 'Muy pronto.', found: 'esto', plausible: 'aquello', applied: 'el 90 %', source: 'Ninguna.' },
      },
    };
    const { line: _, source: __, spanish, ...rest } = advice;
    const { source: ___, ...texts } = spanish;
    const accepted = { verdict: 'accepted', failed: [], advice: [advice, { text: 'x' }, 'x'] };
    expect(await notesOf(exchange(accepted))).toEqual([
      {
        ...{ operation: 'SendBillSync', verdict: 'accepted', findings: [] },
        advice: [
          {
            ...rest,
            found: `${'x'.repeat(300)}…`,
            spanish: texts,
          },
        ],
      },
    ]);
    const [many] = await notesOf(exchange({ ...accepted, advice: Array.from({ length: 13 }, () => advice) }));
    expect(many?.advice).toHaveLength(12);
    const [none] = await notesOf(exchange({ ...accepted, advice: [] }));
    expect(none).not.toHaveProperty('advice');
  });

  it('survive as an attachment', async () => {
    const notes = await notesOf(exchange(report([failed('A')])));
    expect(readNotes(JSON.stringify(notes))).toEqual(notes);
  });
});

describe('an attachment that is not ours', () => {
  it.each([
    '',
    '{}',
    'null',
    '[1, null, {"operation": 1}]',
    '[{"operation":"a","verdict":"none","findings":[{}]}]',
    '[{"operation":"a","verdict":"none","findings":[],"advice":[{}]}]',
  ])('is read as nothing: %s', (text) => {
    expect(readNotes(text)).toEqual([]);
  });
});
