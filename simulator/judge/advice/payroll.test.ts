import { describe, expect, it } from 'vitest';
import type { XmlEdit } from '../../document/edits/edit.ts';
import { remove, set } from '../../testing/payroll.fixture.ts';
import { adviceAfter } from './advice.fixture.ts';

type Hours = readonly [first: string, last: string, HEDDF: string, HRDDF: string];

describe.each([
  ['payroll', '', '/NominaIndividual'],
  ['payrollAdjustment', 'Reemplazar/', '/NominaIndividualDeAjuste/Reemplazar'],
] as const)('surcharge-not-by-law in a %s', (kind, block, root) => {
  const paid = ([first, last, daily, ordinary]: Hours) =>
    adviceAfter(
      [
        set(`${block}Periodo/@FechaLiquidacionInicio`, first),
        set(`${block}Periodo/@FechaLiquidacionFin`, last),
        set(`${block}Devengados/HEDDFs/HEDDF/@Porcentaje`, daily),
        set(`${block}Devengados/HRDDFs/HRDDF/@Porcentaje`, ordinary),
        remove(`${block}Devengados/HENDFs`),
        remove(`${block}Devengados/HRNDFs`),
      ],
      { kind },
    );
  const about = (...elements: readonly string[]) =>
    elements.map((name) => `surcharge-not-by-law ${root}/Devengados/${name}s/${name}/@Porcentaje`);

  it.each<[...Hours, readonly string[]]>([
    ['2026-08-01', '2026-08-31', '100.00', '75.00', ['HEDDF', 'HRDDF']],
    ['2026-08-01', '2026-08-31', '115.00', '75', ['HRDDF']],
    // The law has the same, also a month before.
    ['2025-06-30', '2025-06-30', '100.00', '75.00', []],
    ['2025-07-31', '2025-07-31', '100.00', '75.00', []],
    ['2025-08-01', '2025-08-01', '100.00', '75.00', ['HEDDF', 'HRDDF']],
    // By law, late, or early by choice.
    ['2026-08-01', '2026-08-31', '115.00', '90.00', []],
    ['2026-07-01', '2026-07-31', '105.00', '80.00', []],
    ['2026-08-01', '2026-08-31', '125.00', '100.00', []],
    // Refused by its rule.
    ['2026-08-01', '2026-08-31', '99', 'setenta', []],
  ])('from %s to %s, %s for HEDDF and %s for HRDDF: %j', (first, last, daily, ordinary, elements) => {
    expect(paid([first, last, daily, ordinary])).toEqual(about(...elements));
  });
});

describe('night-paid-as-day', () => {
  const worked = (element: string, begin: string, end: string | undefined) => {
    const at = `Devengados/${element}s/${element}`;
    const finished = end === undefined ? remove(`${at}/@HoraFin`) : set(`${at}/@HoraFin`, end);
    const lines = adviceAfter([set(`${at}/@HoraInicio`, begin), finished], { kind: 'payroll' });
    return lines.filter((line) => line.startsWith('night-'));
  };

  it.each<[begin: string, end: string | undefined, advised: boolean]>([
    // At 21:00 until 24 December 2025, at 19:00 since.
    ['2025-12-24T19:00:00', '2025-12-24T20:00:00', false],
    ['2025-12-24T20:59:00', '2025-12-24T22:00:00', false],
    ['2025-12-24T21:00:00', '2025-12-24T22:00:00', true],
    ['2025-12-25T18:59:00', '2025-12-25T21:00:00', false],
    ['2025-12-25T19:00:00', '2025-12-25T20:00:00', true],
    ['2026-11-03T19:00:00', undefined, true],
    // Before six in the morning.
    ['2026-11-03T04:00:00', '2026-11-03T06:00:00', true],
    ['2026-11-03T05:00:00', '2026-11-03T07:00:00', false],
    ['2026-11-03T05:00:00', undefined, false],
    ['2026-11-03T06:00:00', '2026-11-03T08:00:00', false],
    // Of no known law, and no moment.
    ['2017-07-17T23:00:00', '2017-07-17T23:30:00', false],
    ['a las nueve de la noche', undefined, false],
    // What NIE074 and NIE075 refuse: an offset, a day or a time that there is not.
    ['2026-11-28T23:00:00Z', '2026-11-28T23:30:00Z', false],
    ['2026-02-30T20:00:00', '2026-02-30T22:00:00', false],
    ['2026-11-03T20:00', '2026-11-03T22:00', false],
    ['2026-11-03T99:99:00', undefined, false],
    ['2026-11-03T24:00:00', undefined, false],
    ['2026-11-03T20:00:00', '2026-11-03T22:00:00-05:00', false],
    // Placeholders, and the hours of more than a day.
    ['2026-11-30T00:00:00', '2026-11-30T00:00:00', false],
    ['2026-11-20T22:00:00', '2026-11-20T02:00:00', false],
    ['2026-11-01T23:59:59', '2026-11-30T23:59:59', false],
    ['2026-11-03T20:00:00', '2026-11-04T20:00:00', true],
    ['2026-11-03T20:00:00', '2026-11-04T20:00:01', false],
  ])('of hours by day from %s to %s: %s', (begin, end, advised) => {
    for (const element of ['HED', 'HEDDF', 'HRDDF']) {
      const place = `night-paid-as-day /NominaIndividual/Devengados/${element}s/${element}/@HoraInicio`;
      expect(worked(element, begin, end)).toEqual(advised ? [place] : []);
    }
  });

  it.each<[what: string, quantity: XmlEdit]>([
    ['no quantity', remove('Devengados/HEDs/HED/@Cantidad')],
    ['a quantity of 0', set('Devengados/HEDs/HED/@Cantidad', '0.00')],
    ['a quantity that is no number', set('Devengados/HEDs/HED/@Cantidad', 'dos')],
  ])('not of hours with %s', (_what, quantity) => {
    const begin = set('Devengados/HEDs/HED/@HoraInicio', '2026-11-03T19:00:00');
    expect(adviceAfter([begin, quantity], { kind: 'payroll' })).toEqual([]);
  });

  it.each(['HEN', 'HRN', 'HENDF', 'HRNDF'])('not of %s', (element) => {
    expect(worked(element, '2026-11-03T20:00:00', '2026-11-03T22:00:00')).toEqual([]);
  });
});
