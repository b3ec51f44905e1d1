import { describe, expect, it } from 'vitest';
import type { Facts } from '../../checks/vocabulary/facts.ts';
import { outcomeOf, set, type Situation } from '../../testing/rules.fixture.ts';
import * as payroll from '../../testing/payroll.fixture.ts';
import { adviceLines } from '../advice/advice.fixture.ts';
import { failedLines } from '../engine/report.ts';
import type { RuleResult } from '../engine/results.ts';

// By hand from the acts named in datasets/facts/validity.json.

type Texts = readonly (readonly [en: string | undefined, es: string | undefined])[];

const appliedTo = (result: RuleResult): Texts =>
  failedLines(result.status === 'failed' ? [result] : []).map(({ applied, spanish }) => [applied, spanish.applied]);

const literal: Partial<Facts> = { profile: { strict: 'integers', literal: true } };

describe('a percentage of Sunday hours (NIE092)', () => {
  const paid = (first: string, last: string, facts: Partial<Facts> = {}): Texts =>
    appliedTo(
      payroll.outcomeOf('NIE092', {
        form: 'payroll',
        built: [
          payroll.set('Periodo/@FechaLiquidacionInicio', first),
          payroll.set('Periodo/@FechaLiquidacionFin', last),
          payroll.set('Devengados/HEDDFs/HEDDF/@Porcentaje', '99'),
        ],
        facts,
      }),
    );

  it.each([
    [
      '2025-06-01',
      '2025-06-30',
      'Percentage by law, HEDDF: 100 % (settlement ends on 30 June 2025); from 1 July 2025: 105 %',
      'Porcentaje de ley, HEDDF: 100 % (la liquidación termina el 30 de junio de 2025); a partir del 1 de julio de 2025: 105 %',
    ],
    [
      '2026-07-01',
      '2026-07-31',
      'Percentage by law, HEDDF: 115 % (settlement ends on 31 July 2026; since 1 July 2026); also accepted: 105 % (until 30 June 2026); from 1 July 2027: 125 %',
      'Porcentaje de ley, HEDDF: 115 % (la liquidación termina el 31 de julio de 2026; desde el 1 de julio de 2026); también se acepta: 105 % (hasta el 30 de junio de 2026); a partir del 1 de julio de 2027: 125 %',
    ],
    [
      '2026-08-01',
      '2026-08-31',
      'Percentage by law, HEDDF: 115 % (settlement ends on 31 August 2026; since 1 July 2026); before: 105 %; from 1 July 2027: 125 %',
      'Porcentaje de ley, HEDDF: 115 % (la liquidación termina el 31 de agosto de 2026; desde el 1 de julio de 2026); antes: 105 %; a partir del 1 de julio de 2027: 125 %',
    ],
    [
      '2027-08-01',
      '2027-08-31',
      'Percentage by law, HEDDF: 125 % (settlement ends on 31 August 2027; since 1 July 2027); before: 115 %',
      'Porcentaje de ley, HEDDF: 125 % (la liquidación termina el 31 de agosto de 2027; desde el 1 de julio de 2027); antes: 115 %',
    ],
  ])('settled from %s to %s', (first, last, en, es) => {
    expect(paid(first, last)).toEqual([[en, es]]);
  });

  it('has no value by date under strict: the table has none', () => {
    expect(paid('2026-08-01', '2026-08-31', literal)).toEqual([[undefined, undefined]]);
  });

  it.each([
    ['2026-08-15', 'issued on 15 August 2026', 'emitido el 15 de agosto de 2026'],
    ['', 'received on 20 November 2026', 'recibido el 20 de noviembre de 2026'],
  ])('without a period, with FechaGen %j: the date that stands in for it', (issued, en, es) => {
    const result = payroll.outcomeOf('NIE092', {
      form: 'payroll',
      built: [
        payroll.remove('Periodo/@FechaLiquidacionFin'),
        payroll.set('InformacionGeneral/@FechaGen', issued),
        payroll.set('Devengados/HEDDFs/HEDDF/@Porcentaje', '99'),
      ],
      facts: { clock: { now: Date.parse('2026-11-20T10:00:00-05:00') } },
    });
    const since = `since 1 July 2026); before: 105 %; from 1 July 2027: 125 %`;
    const desde = `desde el 1 de julio de 2026); antes: 105 %; a partir del 1 de julio de 2027: 125 %`;
    const [[english = '', spanish = ''] = []] = appliedTo(result);
    expect(english).toBe(`Percentage by law, HEDDF: 115 % (${en}; ${since}`);
    expect(spanish).toBe(`Porcentaje de ley, HEDDF: 115 % (${es}; ${desde}`);
  });
});

it('a percentage that never changed has no value by date', () => {
  const built = [payroll.set('Devengados/HEDs/HED/@Porcentaje', '99')];
  expect(appliedTo(payroll.outcomeOf('NIE077', { form: 'payroll', built, facts: {} }))).toEqual([
    [undefined, undefined],
  ]);
});

const line = async (code: string, situation: Situation): Promise<Texts> => appliedTo(await outcomeOf(code, situation));
const dated = (day: string) => set('/*/cbc:IssueDate', day);

const signed = (instant: string, day: string): Situation => ({
  facts: {
    certificate: {
      signingTime: { instant: Date.parse(instant), date: day },
    } as Facts['certificate'],
  },
});

describe('the type of operation 20-REG (FAD02)', () => {
  const sent = (day: string, code = '20-REG', situation: Situation = {}): Promise<Texts> =>
    line('FAD02', {
      ...situation,
      built: [dated(day), set('/*/cbc:InvoiceTypeCode', '03'), set('/*/cbc:CustomizationID', code)],
    });

  it('before its first day', async () => {
    expect(await sent('2026-04-22')).toEqual([
      [
        'Type of operation, 20-REG: not in force (issued on 22 April 2026); from 23 April 2026: 20-REG',
        'Tipo de operación, 20-REG: no rige (emitido el 22 de abril de 2026); a partir del 23 de abril de 2026: 20-REG',
      ],
    ]);
  });

  it('after its last day', async () => {
    const situation = signed('2026-05-01T00:00:00-05:00', '2026-05-01');
    expect(await sent('2026-04-30', '20-REG', situation)).toEqual([
      [
        'Type of operation, 20-REG: not in force (signed on 1 May 2026); until 30 April 2026: 20-REG',
        'Tipo de operación, 20-REG: no rige (firmado el 1 de mayo de 2026); hasta el 30 de abril de 2026: 20-REG',
      ],
    ]);
  });

  it('has nothing to do with another one', async () => {
    expect(await sent('2026-05-01', '99')).toEqual([[undefined, undefined]]);
  });
});

describe('a rule that is on by the date of the signature', () => {
  it.each([
    [
      'FAD09c',
      '2023-10-31',
      'IssueDate at most 5 days before reception and 10 after it: on (signed on 31 October 2023); from 1 May 2024: off',
      'IssueDate a lo sumo 5 días antes de la recepción y 10 después: activada (firmado el 31 de octubre de 2023); a partir del 1 de mayo de 2024: desactivada',
    ],
    [
      'FAD09e',
      '2026-11-20',
      'IssueDate is the signing date: on (signed on 20 November 2026; since 1 May 2024); before: off',
      'IssueDate es la fecha de firma: activada (firmado el 20 de noviembre de 2026; desde el 1 de mayo de 2024); antes: desactivada',
    ],
  ])('%s, signed on %s', async (code, day, en, es) => {
    const situation = signed(`${day}T23:59:59-05:00`, day);
    expect(await line(code, { built: [dated('2020-01-01')], ...situation })).toEqual([[en, es]]);
  });
});

describe('the rate of ICUI (FAS14)', () => {
  const category = '/*/cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory';
  const rated = (day: string, tax: string, facts: Partial<Facts>): Promise<Texts> =>
    line('FAS14', {
      built: [dated(day), set(`${category}/cac:TaxScheme/cbc:ID`, tax), set(`${category}/cbc:Percent`, '18.00')],
      facts,
    });

  it('is the one of the day under strict', async () => {
    expect(await rated('2024-06-01', '35', literal)).toEqual([
      [
        'Rate of ICUI, 35: 15 % (issued on 1 June 2024; since 1 January 2024); before: 10 %; from 1 January 2025: 20 %',
        'Tarifa del ICUI, 35: 15 % (emitido el 1 de junio de 2024; desde el 1 de enero de 2024); antes: 10 %; a partir del 1 de enero de 2025: 20 %',
      ],
    ]);
  });

  it('is accepted as on any other day, too, in default', async () => {
    const [[en] = []] = await rated('2024-06-01', '35', {});
    expect(en).toContain('also accepted: 10 % (until 31 December 2023), 20 % (since 1 January 2025)');
  });

  it('has nothing to do with another tax', async () => {
    expect(await rated('2024-06-01', '01', literal)).toEqual([[undefined, undefined]]);
  });
});

describe('the UVT (FAK19)', () => {
  const above = (day: string, uvt?: string): Promise<Texts> =>
    line('FAK19', {
      built: [
        dated(day),
        set('/*/cac:AccountingCustomerParty/cbc:AdditionalAccountID', ''),
        { edit: 'remove', path: '/*/cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme' },
        set('/*/cac:LegalMonetaryTotal/cbc:PayableAmount', '99999999.00'),
      ],
      ...(uvt === undefined ? {} : { registry: { uvt: [{ year: '2026', amount: uvt }] } }),
    });

  it.each([
    [
      '2026-11-20',
      undefined,
      'UVT, pesos: 52374 (issued on 20 November 2026; since 1 January 2026); before: 49799; from 1 January 2027: no value known yet',
    ],
    // As the registry has it.
    ['2026-11-20', '50000', 'UVT, pesos: 50000 (issued on 20 November 2026); from 1 January 2027: no value known yet'],
    // The last known one.
    ['2027-01-05', undefined, 'UVT, pesos: 52374 (issued on 5 January 2027)'],
  ])('of %s, in a registry with %s', async (day, uvt, expected) => {
    expect((await above(day, uvt)).map(([en]) => en)).toEqual([expected]);
  });
});

describe('advice', () => {
  const appliedIn = (lines: ReturnType<typeof adviceLines>, id: string): Texts =>
    lines.filter((each) => each.id === id).map(({ applied, spanish }) => [applied, spanish.applied]);

  it.each([
    [
      '2024-09-30',
      'Act that the health extension names: "Resolución 2275:2023" (issued on 30 September 2024; since 1 April 2024); before: "Resolución 510:2022"; from 1 October 2024: "Resolución 1884:2024"',
      'Acto que menciona la extensión de salud: «Resolución 2275:2023» (emitido el 30 de septiembre de 2024; desde el 1 de abril de 2024); antes: «Resolución 510:2022»; a partir del 1 de octubre de 2024: «Resolución 1884:2024»',
    ],
    [
      '2026-07-01',
      'Act that the health extension names: "Resolución 000948:2026" (issued on 1 July 2026; since 1 July 2026); before: "Resolución 1884:2024"',
      'Acto que menciona la extensión de salud: «Resolución 000948:2026» (emitido el 1 de julio de 2026; desde el 1 de julio de 2026); antes: «Resolución 1884:2024»',
    ],
  ])('on a health invoice of %s has the act of that day', (day, en, es) => {
    const lines = adviceLines([dated(day), set('/*/cbc:CustomizationID', 'SS-CUFE')]);
    expect(appliedIn(lines, 'health-users-missing')).toEqual([[en, es]]);
  });

  it('on a percentage of the table has the one by law', () => {
    const lines = adviceLines(
      [
        payroll.set('Periodo/@FechaLiquidacionInicio', '2026-08-01'),
        payroll.set('Periodo/@FechaLiquidacionFin', '2026-08-31'),
        payroll.set('Devengados/HRDDFs/HRDDF/@Porcentaje', '75.00'),
        payroll.remove('Devengados/HEDDFs'),
        payroll.remove('Devengados/HENDFs'),
        payroll.remove('Devengados/HRNDFs'),
      ],
      { kind: 'payroll' },
    );
    expect(appliedIn(lines, 'surcharge-not-by-law').map(([en]) => en)).toEqual([
      'Percentage by law, HRDDF: 90 % (settlement ends on 31 August 2026; since 1 July 2026); before: 80 %; from 1 July 2027: 100 %',
    ]);
  });

  it('on hours of the night has when that began', () => {
    const worked = ['HoraInicio', 'HoraFin'].map((name, at) =>
      payroll.set(`Devengados/HEDs/HED/@${name}`, `2025-12-25T2${at}:30:00`),
    );
    const lines = adviceLines(worked, { kind: 'payroll' });
    expect(appliedIn(lines, 'night-paid-as-day').map(([en]) => en)).toEqual([
      'Night work begins: 19:00 (worked on 25 December 2025; since 25 December 2025); before: 21:00',
    ]);
  });

  it('that depends on no date has none', () => {
    const onCredit = [
      set('/*/cac:PaymentMeans/cbc:ID', '2'),
      set('/*/cac:PaymentMeans/cbc:PaymentDueDate', '2020-01-01'),
    ];
    const lines = adviceLines(onCredit);
    expect(appliedIn(lines, 'due-before-issue')).toEqual([[undefined, undefined]]);
  });
});
