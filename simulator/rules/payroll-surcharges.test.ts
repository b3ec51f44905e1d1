import { describe, expect, it } from 'vitest';
import type { Facts } from '../checks/vocabulary/facts.ts';
import { inWords } from '../checks/vocabulary/in-words.ts';
import type { Datum } from '../document/datum.ts';
import type { XmlEdit } from '../document/edits/edit.ts';
import { outcomeOf, remove, set, type PayrollForm } from '../testing/payroll.fixture.ts';

// By hand from table 5.5.5 of the annex and from the law (CST 168, 179; Law 2466 of 2025, arts. 10 and 14).
const codes = { HED: '077', HEN: '082', HRN: '087', HEDDF: '092', HRDDF: '097', HENDF: '102', HRNDF: '107' } as const;
type Element = keyof typeof codes;

const onRestDays = ['HEDDF', 'HRDDF', 'HENDF', 'HRNDF'] as const;

/** Percentages of hours on rest days, in the order of `onRestDays`. */
const printed = ['100', '75', '150', '110'] as const;
const of2025 = ['105', '80', '155', '115'] as const;
const of2026 = ['115', '90', '165', '125'] as const;
const of2027 = ['125', '100', '175', '135'] as const;
const all = { printed, of2025, of2026, of2027 } as const;
type Named = keyof typeof all;

type Form = readonly [form: PayrollForm, letters: string, block: string];

const payroll: Form = ['payroll', 'NIE', ''];
const replacement: Form = ['replacement', 'NIAE', 'Reemplazar/'];

type Given = {
  readonly element: Element;
  /** Undefined: absent. */
  readonly percent: string | undefined;
  readonly period?: readonly [first: string, last: string];
  readonly edits?: readonly XmlEdit[];
  readonly facts?: Partial<Facts>;
};

const resultOf = ([form, letters, block]: Form, { element, percent, period, edits = [], facts = {} }: Given) => {
  const path = `${block}Devengados/${element}s/${element}/@Porcentaje`;
  const [first, last] = period ?? [];
  return outcomeOf(`${letters}${codes[element]}`, {
    form,
    built: [
      ...(first === undefined ? [] : [set(`${block}Periodo/@FechaLiquidacionInicio`, first)]),
      ...(last === undefined ? [] : [set(`${block}Periodo/@FechaLiquidacionFin`, last)]),
      ...edits,
      percent === undefined ? remove(path) : set(path, percent),
    ],
    facts,
  });
};

const statusOf = (form: Form, given: Given): string => resultOf(form, given).status;

const passing = (form: Form, given: Omit<Given, 'element' | 'percent'>): readonly Named[] =>
  (Object.keys(all) as Named[]).filter((name) => {
    const statuses = onRestDays.map((element, at) => statusOf(form, { ...given, element, percent: all[name][at] }));
    expect(new Set(statuses).size, `${name}: ${statuses.join(' ')}`).toBe(1);
    return statuses[0] === 'passed';
  });

const literal: Partial<Facts> = { profile: { strict: 'integers', literal: true } };

describe.each([payroll, replacement])('of a %s', (...form) => {
  it.each<readonly [first: string, last: string, passes: readonly Named[]]>([
    ['2020-12-01', '2020-12-31', ['printed']],
    ['2025-01-01', '2025-01-31', ['printed']],
    ['2025-06-16', '2025-07-01', ['printed', 'of2025', 'of2027']],
    ['2026-07-01', '2026-07-31', ['printed', 'of2025', 'of2026', 'of2027']],
    ['2026-07-31', '2026-08-15', ['printed', 'of2025', 'of2026', 'of2027']],
    ['2026-08-01', '2026-08-31', ['printed', 'of2026', 'of2027']],
    ['2026-08-15', '2026-08-31', ['printed', 'of2026', 'of2027']],
    ['2027-08-01', '2027-08-31', ['printed', 'of2027']],
    // One that ends before it begins.
    ['2026-08-31', '2026-08-01', ['printed', 'of2026', 'of2027']],
  ])('hours settled from %s to %s may be paid as %s', (first, last, passes) => {
    expect(passing(form, { period: [first, last] })).toEqual(passes);
    expect(passing(form, { period: [first, last], facts: literal }), 'strict').toEqual(['printed']);
  });

  it.each(['2020-12-31', '2025-06-30', '2026-08-31', '2027-08-31'])(
    'hours settled on %s, other than on rest days, have the percentage that never changed',
    (day) => {
      const allowed = { HED: '25.00', HEN: '75.00', HRN: '35.00' } as const;
      for (const element of ['HED', 'HEN', 'HRN'] as const) {
        const passes = ['25', '35', '75', '80', '90', '100', '105'].filter(
          (percent) => statusOf(form, { element, percent, period: [day, day] }) === 'passed',
        );
        expect(passes).toEqual([String(Number(allowed[element]))]);
      }
    },
  );

  it.each<readonly [Element, string]>([
    ['HEDDF', '99'],
    ['HRDDF', '89'],
    ['HENDF', '164.99'],
    ['HRNDF', '126'],
  ])('%s of %s passes in no profile', (element, percent) => {
    const given = { element, percent, period: ['2026-08-01', '2026-08-31'] } as const;
    expect([statusOf(form, given), statusOf(form, { ...given, facts: literal })]).toEqual(['failed', 'failed']);
  });

  it.each<readonly [percent: string | undefined, status: string]>([
    ['115', 'passed'],
    ['115.000', 'passed'],
    [' 115.00 ', 'passed'],
    ['115.01', 'failed'],
    ['115,00', 'failed'],
    ['1.15e2', 'failed'],
    ['', 'failed'],
    [undefined, 'failed'],
  ])('a percentage is a number: %j %s', (percent, status) => {
    expect(statusOf(form, { element: 'HEDDF', percent, period: ['2026-08-01', '2026-08-31'] })).toBe(status);
  });

  const [, , block] = form;
  const gone = (name: 'Inicio' | 'Fin') => remove(`${block}Periodo/@FechaLiquidacion${name}`);
  const issued = (day: string) => set(`${block}InformacionGeneral/@FechaGen`, day);
  const at = (instant: string): Partial<Facts> => ({ clock: { now: Date.parse(instant) } });

  it.each<readonly [what: string, edits: readonly XmlEdit[], instant: string, passes: readonly Named[]]>([
    [
      'without both dates is settled on FechaGen',
      [gone('Inicio'), gone('Fin'), issued('2025-07-01')],
      '2026-11-20T10:00:00-05:00',
      ['printed', 'of2025', 'of2027'],
    ],
    [
      'without one of them too',
      [gone('Fin'), issued('2025-07-01')],
      '2026-11-20T10:00:00-05:00',
      ['printed', 'of2025', 'of2027'],
    ],
    [
      'with a date that does not exist too',
      [set(`${block}Periodo/@FechaLiquidacionFin`, '2026-02-30'), issued('2025-07-01')],
      '2026-11-20T10:00:00-05:00',
      ['printed', 'of2025', 'of2027'],
    ],
    [
      'without any date is settled today, in Colombia',
      [gone('Inicio'), gone('Fin'), remove(`${block}InformacionGeneral/@FechaGen`)],
      '2025-07-01T04:59:59Z',
      ['printed'],
    ],
    [
      'without any date, a second later',
      [gone('Inicio'), gone('Fin'), remove(`${block}InformacionGeneral/@FechaGen`)],
      '2025-07-01T05:00:00Z',
      ['printed', 'of2025', 'of2027'],
    ],
  ])('a document %s', (_what, edits, instant, passes) => {
    expect(passing(form, { edits, facts: at(instant) })).toEqual(passes);
  });
});

const valuesIn = (expected: Datum): readonly unknown[] =>
  'kind' in expected && expected.kind === 'anyOf' ? expected.of.map((each) => 'value' in each && each.value) : [];

describe('a line about a surcharge', () => {
  const expectedOf = (given: Given) => {
    const result = resultOf(payroll, given);
    const [failure] = result.status === 'failed' ? result.failures : [];
    expect(failure?.found).toEqual({ kind: 'value', value: given.percent });
    return failure?.expected ?? ({ kind: 'none' } as const);
  };

  it('states what would pass, the law of the last day first, and since when', () => {
    const expected = expectedOf({ element: 'HEDDF', percent: '99', period: ['2026-07-01', '2026-07-31'] });
    expect(valuesIn(expected)).toEqual(['115.00', '105.00', '100.00', '125.00']);
    const { en, es } = inWords(expected);
    for (const day of ['2025-07-01', '2026-06-30', '2026-07-01', '2027-06-30']) {
      expect(en).toContain(day);
      expect(es).toContain(day);
    }
  });

  it.each<readonly [day: string, values: readonly string[]]>([
    ['2025-01-31', ['110.00']],
    ['2026-08-31', ['125.00', '110.00', '135.00']],
    ['2027-08-31', ['135.00', '110.00']],
  ])('names each value once: on %s %j', (day, values) => {
    const expected = expectedOf({ element: 'HRNDF', percent: '126', period: [day, day] });
    expect(valuesIn(expected)).toEqual(values);
  });

  it('states the value of the table alone under strict', () => {
    const expected = expectedOf({ element: 'HRDDF', percent: '90', facts: literal });
    expect(valuesIn(expected)).toEqual(['75.00']);
  });
});
