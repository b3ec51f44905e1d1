import { describe, expect, it } from 'vitest';
import { buildReport, documentOf, outcomeOf, setOf, type Facts } from './build-report.ts';
import type { ReportDocument } from './rehearsal-report.ts';
import type { SeenDocument } from '../observe.ts';
import { hasSpanish } from '../../../../simulator/testing/languages.fixture.ts';
import { acceptedDocument, facts, registry, supportSet } from './report.fixture.ts';

describe('the outcome', () => {
  it.each([
    [['accepted', 'accepted'], 'accepted'],
    [['accepted', 'open'], 'incomplete'],
    [['accepted', 'rejected'], 'rejected'],
    [['open', 'rejected'], 'rejected'],
  ] as const)('of sets that are %j is %s', (states, outcome) => {
    expect(outcomeOf(states.map((state) => ({ state })))).toBe(outcome);
  });
});

describe('every sentence of the facts', () => {
  const open = setOf({ ...supportSet, state: 'open' }, [], registry);
  const rejected = setOf({ ...supportSet, state: 'rejected' }, [], registry);
  const unasked = { ...acceptedDocument, asked: false };

  it.each<Partial<Facts>>([
    { sets: [open] },
    { sets: [rejected] },
    { sets: [setOf(supportSet, [], registry)] },
    { production: [] },
    { documents: Array<ReportDocument>(12).fill(unasked) },
  ])('is there in English, too', (change) => {
    const { missing, english } = buildReport({ ...facts, ...change });
    expect(missing.length).toBeGreaterThan(0);
    expect(english.missing).toHaveLength(missing.length);
    expect(english.missing.filter(hasSpanish)).toEqual([]);
  });
});

describe('what is missing', () => {
  const missingOf = (change: Partial<Facts>): readonly string[] => buildReport({ ...facts, ...change }).missing;

  it('is empty when every set was accepted', () => {
    expect(missingOf({})).toEqual([]);
  });

  it('is counted by kind while a set is open', () => {
    const open = setOf(
      { ...supportSet, state: 'open', progress: { supportDocument: { sent: 2, accepted: 1 } } },
      [],
      registry,
    );
    expect(missingOf({ sets: [open], production: [] })).toEqual([
      'Documento soporte y nota de ajuste: falta que se acepte 1 de 1 (Nota de ajuste al documento soporte).',
    ]);
  });

  it('is a new set when one was rejected', () => {
    const rejected = setOf({ ...supportSet, state: 'rejected' }, [], registry);
    expect(missingOf({ sets: [rejected], production: [] }).at(-1)).toContain('pida un set nuevo');
  });

  it('is the enabling that an accepted set did not cause', () => {
    expect(missingOf({ sets: [setOf(supportSet, [], registry)] })).toEqual([
      'La empresa no quedó habilitada para documento soporte.',
    ]);
  });

  it('is the first document in production, without which nothing is accepted', () => {
    const rejected: ReportDocument = { ...acceptedDocument, verdict: 'rejected' };
    for (const production of [[], [rejected]]) {
      const { outcome, missing } = buildReport({ ...facts, production });
      expect(outcome).toBe('incomplete');
      expect(missing).toEqual(['Primeros documentos en producción: 0 de 1 aceptados.']);
    }
    expect(buildReport({ ...facts, mode: 'wait', production: [] }).outcome).toBe('accepted');
  });

  it('is a verdict that nobody queried', () => {
    const unasked = { ...acceptedDocument, asked: false };
    const missing = (count: number) => missingOf({ documents: Array<ReportDocument>(count).fill(unasked) })[0];
    expect(missing(2)).toMatch(/GetStatusZip de SEDS1, SEDS1: el envío/);
    expect(missing(12)).toMatch(/SEDS1 y 2 más: el envío/);
    expect(missingOf({ documents: [{ ...unasked, zipKey: null }] })).toEqual([]);
  });
});

describe('what changes soon', () => {
  const on = (day: string) => ({
    ...facts.period,
    simulated: { ...facts.period.simulated, to: `${day}T10:00:00-05:00` },
  });

  it('is that of the kinds of its documents, in both languages, by the clock of the rehearsal', () => {
    const payroll = { ...acceptedDocument, kind: 'payroll' } as const;
    const report = buildReport({ ...facts, documents: [payroll], period: on('2027-06-30') });
    expect(report.english.coming).toEqual([
      expect.stringContaining('1 July 2027: Percentage by law: '),
      expect.stringContaining('1 July 2027: '),
    ]);
    expect(report.coming[0]).toContain('1 de julio de 2027: Porcentaje de ley: ');
    expect(buildReport({ ...facts, documents: [payroll], period: on('2027-07-01') }).coming).toEqual([]);
  });
});

describe('how certain the rules are', () => {
  const ticket = { ...acceptedDocument, kind: 'posTicket' } as const;

  it('is counted for documents with inferred rules, in both languages', () => {
    const [row, ...others] = buildReport({ ...facts, documents: [ticket, acceptedDocument] }).certainty ?? [];
    expect(others).toEqual([]);
    expect(row).toMatchObject({ kind: 'posTicket', seen: 47 });
    expect(row?.applied).toBeGreaterThan(300);
    expect(row?.text).toContain(`${String(row?.applied)} reglas aplicadas, 47 se vieron`);
    expect(row?.english.text).toContain(`${String(row?.applied)} rules applied, 47 were seen`);
  });

  it('follows the profile and the settings of single rules', () => {
    const [all] = buildReport({ ...facts, documents: [ticket] }).certainty ?? [];
    const versions = { ...facts.versions, rules: { DEAD06: 'off' } } as const;
    const [fewer] = buildReport({ ...facts, versions, documents: [ticket] }).certainty ?? [];
    expect(fewer?.applied).toBe((all?.applied ?? 0) - 1);
  });

  it.each([
    ['no kind has such rules', {}],
    ['these were left out', { documents: [ticket], onlySeen: true }],
  ] as const)('is absent where %s', (_, change) => {
    expect(buildReport({ ...facts, ...change })).not.toHaveProperty('certainty');
  });
});

describe('a document', () => {
  const failed = {
    code: 'FAU14',
    kind: 'Rechazo',
    message: 'm',
    xpath: '/Invoice/a',
    line: 1,
    column: 2,
    found: 'f',
    expected: 'e',
    foundData: { kind: 'value', value: 'f' },
    expectedData: { kind: 'value', value: 'e' },
    fix: 'x',
    spanish: { found: 'h', expected: 'p', fix: 'c' },
  } as const;
  const seen: SeenDocument = {
    exchange: 'z/0',
    broughtBy: 'e',
    receivedAt: '2026-11-20T10:00:00-05:00',
    operation: 'SendTestSetAsync',
    testSetId: 's',
    zipKey: 'z',
    found: { verdict: 'rejected', kind: 'invoice', number: 'FE/../1', key: 'abc', failed: [failed] },
    xml: undefined,
  };

  it('shows no secret that a finding says it shows, even a short one that is not registered', () => {
    const digest = { kind: 'digest', value: 'ab', algorithm: 'SHA-384', of: 'SoftwarePin=77', secret: '77' } as const;
    const [expected, spanish] = ['"ab" = SHA-384 of SoftwarePin=77', '"ab" = SHA-384 de SoftwarePin=77'];
    const line = { ...failed, expected, expectedData: digest, spanish: { ...failed.spanish, expected: spanish } };
    const { lines } = documentOf({ ...seen, found: { ...seen.found, failed: [line] } }, 0, { answers: new Map() });
    expect(JSON.stringify(lines)).not.toContain('77');
    expect(lines[0]?.expected).toBe('"ab" = SHA-384 de SoftwarePin=***');
  });

  it('has the value by date that applied, in both languages, only where one did', () => {
    const dated = { ...failed, applied: '90 %', spanish: { ...failed.spanish, applied: 'el 90 %' } };
    const { lines } = documentOf({ ...seen, found: { ...seen.found, failed: [dated, failed] } }, 0, {
      answers: new Map(),
    });
    expect(lines.map(({ applied, english }) => [applied, english.applied])).toEqual([
      ['el 90 %', '90 %'],
      [undefined, undefined],
    ]);
  });

  it('names the field behind each line, if it is known', () => {
    const fieldOf = (exchange: string, xpath: string): string => `${exchange} ${xpath}`;
    expect(documentOf(seen, 0, { answers: new Map(), fieldOf }).lines[0]?.field).toBe('e /Invoice/a');
    expect(documentOf(seen, 0, { answers: new Map() }).lines[0]?.field).toBeNull();
  });

  it('has advice in Spanish, with the field behind it, only where there is some', () => {
    const english = { text: 'Too early.', found: 'this', plausible: 'that', source: 'No row.', applied: '90 %' };
    const spanish = {
      text: 'Muy pronto.',
      found: 'esto',
      plausible: 'aquello',
      source: 'Ninguna fila.',
      applied: 'el 90 %',
    };
    const place = { id: 'a-piece', xpath: '/Invoice/a', line: 3, column: 4 };
    const advised = (advice: SeenDocument['found']['advice'] & object) =>
      documentOf({ ...seen, found: { ...seen.found, advice } }, 0, { answers: new Map(), fieldOf: () => 'a.b' });
    expect(advised([{ ...place, ...english, spanish }]).advice).toEqual([
      { ...place, ...spanish, english, field: 'a.b' },
    ]);
    expect(advised([])).not.toHaveProperty('advice');
  });

  it('has a folder that leads nowhere else', () => {
    expect(documentOf(seen, 6, { answers: new Map() }).folder).toBe('007-factura-FE_.._1');
  });

  it('was queried when its answer was sent', () => {
    expect(documentOf(seen, 0, { answers: new Map([['z/0', '<a/>']]) }).asked).toBe(true);
    expect(documentOf(seen, 0, { answers: new Map([['z/1', '<a/>']]) }).asked).toBe(false);
  });

  it('was wrong on purpose only if it was rejected: the note sent after it can have the same unique code', () => {
    const context = { answers: new Map<string, string>(), wrongKeys: new Set(['abc']) };
    const accepted = { ...seen, found: { ...seen.found, verdict: 'accepted', failed: [] } } as const;
    expect([seen, accepted].map((each) => documentOf(each, 0, context).onPurpose)).toEqual([true, false]);
  });

  it('has the SHA-256 of its XML, if that is known', () => {
    const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    expect(documentOf({ ...seen, xml: Buffer.alloc(0) }, 0, { answers: new Map() }).sha256).toBe(empty);
    expect(documentOf(seen, 0, { answers: new Map() }).sha256).toBeNull();
  });

  it('says why it was rejected if no line does', () => {
    const found = { ...seen.found, failed: [], incomplete: 'The bytes are no XML document.' };
    expect(documentOf({ ...seen, found }, 0, { answers: new Map() }).remark).toBe('The bytes are no XML document.');
    expect(documentOf(seen, 0, { answers: new Map() }).remark).toBeNull();
  });
});
