/** Every row of `datasets/facts/validity.json` on the day before it, its first, its last and the day after. */
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { editionAt } from '../../../../simulator/checks/in-force.ts';
import { inWords } from '../../../../simulator/checks/vocabulary/in-words.ts';
import type { Facts } from '../../../../simulator/checks/vocabulary/facts.ts';
import { adviceLines } from '../../../../simulator/judge/advice/advice.fixture.ts';
import { inForceAt } from '../../../../simulator/judge/dates/dated-values.ts';
import { reportOf } from '../../../../simulator/judge/engine/report.ts';
import { judgeFile } from '../../../../simulator/service/reception/judge-file.ts';
import { signedInvoice, testAuthority } from '../../../../simulator/testing/authority.fixture.ts';
import * as payroll from '../../../../simulator/testing/payroll.fixture.ts';
import { set, statusOf } from '../../../../simulator/testing/rules.fixture.ts';
import { packageFile } from '../../../common/data-directory.ts';
import { addDays, colombianDate } from '../../../common/time.ts';
import { validityRows, type ValidityRow } from '../../../common/validity.ts';
import { built, one, texts } from '../../../issuer/documents/built.fixture.ts';
import { buildPayroll } from '../../../issuer/documents/payroll/payroll.ts';
import { company } from '../../../issuer/requests/invoice-body.fixture.ts';
import { context, fullBody } from '../../../issuer/requests/payroll/payroll-body.fixture.ts';
import { readPayroll } from '../../../issuer/requests/payroll/payroll.ts';
import { healthFields } from '../../../issuer/requests/ubl/health-fields.fixture.ts';
import {
  acts,
  daysOfTable,
  issuedMonthBefore,
  nights,
  onRestDays,
  rates,
  regularisation,
  shownOnly,
  surchargesOnRestDays,
  switches,
  testedElsewhere,
  unchanged,
  workers,
} from './dates.fixture.ts';

const nameOf = ({ topic, key, from = '', to = '' }: ValidityRow): string =>
  [topic, ...(key === undefined ? [] : [key]), `${from}..${to}`].join(' ');

const strict: Partial<Facts> = { profile: { strict: 'integers', literal: true } };

const restElements = Object.keys(onRestDays) as readonly (keyof typeof onRestDays)[];
const otherElements = Object.keys(unchanged) as readonly (keyof typeof unchanged)[];

describe('the rows', () => {
  it('are those of the table by hand', () => {
    const audited = [
      ...surchargesOnRestDays.flatMap(({ row, days }) => restElements.map((element) => `${row} ${element} ${days}`)),
      ...otherElements.map((element) => `surcharge-by-law ${element} ..`),
      ...[...restElements, ...otherElements].map((element) => `surcharge-printed ${element} 2021-02-11..`),
      ...[...switches, ...nights, ...acts].map(([row]) => row),
      ...[issuedMonthBefore, regularisation, ...rates, ...workers].map(({ row }) => row),
      ...Object.values(testedElsewhere).flat(),
      ...shownOnly,
    ];
    expect(validityRows().map(nameOf).sort()).toEqual([...audited].sort());
  });

  it('that are tested elsewhere are so in files that exist', () => {
    expect(Object.keys(testedElsewhere).filter((path) => !existsSync(packageFile(path)))).toEqual([]);
  });

  it('are shown from their first to their last day, and on no other', () => {
    const wrong = validityRows()
      .filter(({ table }) => table !== 'rules')
      .filter(({ topic, key, value, from, to }) => {
        const isShown = (day: string): boolean =>
          inForceAt(day).some(
            (each) =>
              each.topic === topic && each.key === key && JSON.stringify(each.now?.value) === JSON.stringify(value),
          );
        const inside = [from ?? to ?? '2026-11-28', to ?? from ?? '2026-11-28'];
        const outside = [
          ...(from === undefined ? [] : [addDays(from, -1)]),
          ...(to === undefined ? [] : [addDays(to, 1)]),
        ];
        return !inside.every(isShown) || outside.some(isShown);
      });
    expect(wrong.map(nameOf)).toEqual([]);
  });
});

const codes = { HED: '077', HEN: '082', HRN: '087', HEDDF: '092', HRDDF: '097', HENDF: '102', HRNDF: '107' } as const;
type Element = keyof typeof codes;

const forms = [
  ['payroll', 'NIE', ''],
  ['replacement', 'NIAE', 'Reemplazar/'],
] as const;

const reasons: readonly (readonly [string, RegExp])[] = [
  ['law', /by law/],
  ['table', /table 5\.5\.5/],
  ['early', /paid early/],
];

/** Why hours settled on that day may have that percentage; the table is the one reason under strict. */
const reasonsFor = (form: (typeof forms)[number], element: Element, percent: string, day: string): string => {
  const [name, letters, block] = form;
  const paid = (text: string, facts: Partial<Facts> = {}) =>
    payroll.outcomeOf(`${letters}${codes[element]}`, {
      form: name,
      built: [
        payroll.set(`${block}Periodo/@FechaLiquidacionInicio`, day),
        payroll.set(`${block}Periodo/@FechaLiquidacionFin`, day),
        payroll.set(`${block}Devengados/${element}s/${element}/@Porcentaje`, text),
      ],
      facts,
    });
  const refused = paid('99');
  const [line] = refused.status === 'failed' ? refused.failures : [];
  const { en } = inWords(line?.expected ?? { kind: 'none' });
  const passing = en.split(', or ').find((each) => each.startsWith(`${percent} = `)) ?? '';
  const found = reasons.flatMap(([reason, words]) => (words.test(passing) ? [reason] : []));
  expect(paid(percent).status).toBe(found.length > 0 ? 'passed' : 'failed');
  expect(paid(percent, strict).status).toBe(found.includes('table') ? 'passed' : 'failed');
  return found.join(' ');
};

const writtenFor = (element: Element, day: string, payrollPercentages: 'law' | 'annex'): string | undefined => {
  const changes = {
    'period.settlement_start_date': `${day.slice(0, 7)}-01`,
    'period.settlement_end_date': day,
  };
  const read = readPayroll(fullBody(changes), { ...context, company: { ...company, payrollPercentages } });
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return one(buildPayroll(read.model), `Devengados/${element}s/${element}`).attributes?.Porcentaje;
};

describe.each(surchargesOnRestDays)('$row $days', ({ at, judged, written }) => {
  it.each(judged)('hours settled on %s may have it because of: %j', (day, expected) => {
    for (const element of restElements) {
      for (const form of forms) expect(reasonsFor(form, element, onRestDays[element][at], day)).toBe(expected);
    }
  });

  it.each(written)('is written for hours settled until %s: %s', (day, expected) => {
    for (const element of restElements) {
      expect(writtenFor(element, day, 'law') === onRestDays[element][at]).toBe(expected === 'yes');
    }
  });
});

describe('the table of the annex', () => {
  it.each(daysOfTable)('has no dates: %s', (day) => {
    for (const form of forms) {
      for (const element of otherElements) expect(reasonsFor(form, element, unchanged[element], day)).toBe('law table');
      for (const element of restElements) {
        expect(reasonsFor(form, element, onRestDays[element][0], day)).toMatch(/table$/);
      }
    }
    for (const element of otherElements) {
      expect([writtenFor(element, day, 'law'), writtenFor(element, day, 'annex')]).toEqual([
        unchanged[element],
        unchanged[element],
      ]);
    }
    for (const element of restElements) expect(writtenFor(element, day, 'annex')).toBe(onRestDays[element][0]);
  });
});

describe.each(switches)('%s', (_row, some, days) => {
  it.each(days)('on %s: %s', (day, expected) => {
    const { isOn } = editionAt(day);
    const states = some.map((code) => (isOn(code) === true ? 'on' : 'off'));
    expect([...new Set(states)].join(' ')).toBe(expected);
  });
});

describe(issuedMonthBefore.row, () => {
  it.each(issuedMonthBefore.signed)('signed at %s, issued %s: %j', async (instant, issued, expected) => {
    const authority = await testAuthority();
    const signedOn = colombianDate(Date.parse(instant));
    authority.clock.set(issued === 'the same day' ? `${addDays(signedOn, 30)}T12:00:00-05:00` : instant);
    const path = '/*/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningTime';
    const xml = await signedInvoice(authority, {
      built: [set('/*/cbc:IssueDate', issued === 'the same day' ? signedOn : addDays(signedOn, -30))],
      signature: { signedProperties: [{ edit: 'set', path, text: instant }] },
    });
    const { failed } = reportOf(await judgeFile(authority, 'factura.xml', Buffer.from(xml)));
    await authority.registry.close();
    expect(failed.flatMap(({ code }) => (code.startsWith('FAD09') ? [code] : [])).join(' ')).toBe(expected);
  });
});

describe(regularisation.row, () => {
  it.each(regularisation.days)('on %s: FAD02 %s, the same under strict', async (day, status) => {
    const edits = [
      set('/*/cbc:IssueDate', day),
      set('/*/cbc:InvoiceTypeCode', '03'),
      set('/*/cbc:CustomizationID', '20-REG'),
    ];
    expect(await statusOf('FAD02', { built: edits })).toBe(status);
    expect(await statusOf('FAD02', { built: edits, facts: strict })).toBe(status);
  });
});

describe.each(rates)('$row', ({ tax, days }) => {
  const subtotal = 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory';
  const categories = { FAS14: `/*/${subtotal}`, FAX14: `/*/cac:InvoiceLine[1]/${subtotal}` } as const;
  const everyRate = ['0.00', '5.00', '10.00', '15.00', '16.00', '19.00', '20.00'];
  const passing = async (code: keyof typeof categories, day: string, facts: Partial<Facts>): Promise<string> => {
    const category = categories[code];
    const passes: string[] = [];
    for (const rate of everyRate) {
      const edits = [
        set('/*/cbc:IssueDate', day),
        set(`${category}/cac:TaxScheme/cbc:ID`, tax),
        set(`${category}/cbc:Percent`, rate),
      ];
      if ((await statusOf(code, { built: edits, facts })) === 'passed') passes.push(rate);
    }
    return passes.join(' ');
  };

  it.each(days)('under strict FAS14 and FAX14 pass on %s: %s', async (day, expected) => {
    for (const code of ['FAS14', 'FAX14'] as const) {
      expect(await passing(code, day, strict)).toBe(expected);
      expect(await passing(code, day, {})).toBe(tax === '35' ? '10.00 15.00 20.00' : expected);
    }
  });
});

describe.each(nights)('%s', (_row, days) => {
  it.each(days)('hours of the day get advice on %s from: %s', (day, expected) => {
    const first = ['18:59', '19:00', '20:59', '21:00'].find((begin) =>
      adviceLines(
        [
          payroll.set('Devengados/HEDs/HED/@HoraInicio', `${day}T${begin}:00`),
          payroll.set('Devengados/HEDs/HED/@HoraFin', `${day}T23:00:00`),
        ],
        { kind: 'payroll' },
      ).some(({ id }) => id === 'night-paid-as-day'),
    );
    expect(first ?? 'never').toBe(expected);
  });
});

describe.each(acts)('%s', (_row, days) => {
  it.each(days)('an invoice of %s names %s', (date, act) => {
    const path = 'ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/CustomTagGeneral/Value';
    expect(texts(built({ health_fields: structuredClone(healthFields), date }), path)[1]).toBe(act);
  });
});

describe.each(workers)('$row', ({ row, code, days, ...passing }) => {
  const value = validityRows().find((each) => nameOf(each) === row)?.value;
  const known = Array.isArray(value) ? value.map(String) : [];
  const attribute = code === '041' ? 'TipoTrabajador' : 'SubTipoTrabajador';

  it.each(days)('whose codes pass on any day, as on %s', (day) => {
    for (const [form, letters, block] of forms) {
      const passes = (facts: Partial<Facts>): string =>
        known
          .filter((text) => {
            const edits = [
              payroll.set(`${block}Periodo/@FechaLiquidacionFin`, day),
              payroll.set(`${block}Trabajador/@${attribute}`, text),
            ];
            return payroll.outcomeOf(`${letters}${code}`, { form, built: edits, facts }).status === 'passed';
          })
          .join(' ');
      expect([passes({}), passes(strict)]).toEqual([passing.default, passing.strict]);
    }
  });
});
