/**
 * Surcharges of overtime and of work at night and on rest days: annex NE 1.0 prints them in table 5.5.5, without dates,
 * and the law changed them since. Nobody has published which of them the platform takes.
 */
import { colombianDate, addDays, isDate } from '../../../src/common/time.ts';
import { validityRows, type ValidityRow } from '../../../src/common/validity.ts';
import { attributeOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import type { Datum } from '../../document/datum.ts';
import { attributeAt, blockOf } from '../../document/payroll-blocks.ts';
import { inForce, type DatedReading, type DecidingDay, type Interval } from '../in-force.ts';
import { shown, type Check } from '../vocabulary/check.ts';
import type { Facts } from '../vocabulary/facts.ts';
import * as is from '../vocabulary/is.ts';
import { setTarget } from './edits.ts';
import { numberOf } from './values.ts';

const table = 'type_overtime_surcharges';

/** Days before the settlement period whose hours may be paid in it: they are often paid a month late. */
const daysLate = 31;

const printed = 'surcharge-printed';
const byLaw = 'surcharge-by-law';

const printedRows = (element: string): readonly ValidityRow[] =>
  validityRows().filter((row) => row.topic === printed && row.key === element);

/** `HED` and the others of table 5.5.5. */
export const surchargeElements = (): readonly string[] =>
  validityRows().flatMap(({ topic, key }) => (topic === printed ? (key ?? []) : []));

type Settled = Interval & Pick<DecidingDay, 'of'>;

/** The days that are settled; the day of issue where they are not stated, and without it today. */
const settledIn = (block: XmlElement, { clock }: Pick<Facts, 'clock'>): Settled => {
  const day = (child: string, attribute: string): string | undefined => {
    const text = attributeAt(block, child, attribute);
    return text !== undefined && isDate(text) ? text : undefined;
  };
  const first = day('Periodo', 'FechaLiquidacionInicio');
  const last = day('Periodo', 'FechaLiquidacionFin');
  if (first === undefined || last === undefined) {
    const issued = day('InformacionGeneral', 'FechaGen');
    const only = issued ?? colombianDate(clock.now);
    return { from: only, to: only, of: issued === undefined ? 'reception' : 'issue' };
  }
  return first <= last ? { from: first, to: last, of: 'settlement' } : { from: last, to: first, of: 'settlement' };
};

/** The days whose hours may be paid. */
const payable = ({ from, to }: Interval): Interval => ({ from: addDays(from, -daysLate), to });

/** The likeliest first: by law, the latest before the others; then the printed one, and those that may be paid early. */
const passingRows = (element: string, settled: Interval): readonly ValidityRow[] => {
  const touched = inForce(table, payable(settled)).filter(({ key }) => key === element);
  const about = (topic: string): readonly ValidityRow[] => touched.filter((row) => row.topic === topic);
  return [...about(byLaw).toReversed(), ...printedRows(element), ...about('surcharge-by-choice')];
};

type Passing = { readonly rows: readonly ValidityRow[]; readonly dated?: DatedReading };

const passingIn = (element: string, settled: Settled): Required<Passing> => {
  const decided = { day: settled.to, of: settled.of };
  return {
    rows: passingRows(element, settled),
    dated: { topic: byLaw, key: element, decided, accepting: payable(settled) },
  };
};

const reasons: Readonly<Record<string, Bilingual>> = {
  [byLaw]: { en: 'by law', es: 'por ley' },
  [printed]: { en: 'table 5.5.5 of the annex', es: 'tabla 5.5.5 del anexo' },
  'surcharge-by-choice': { en: 'paid early by choice', es: 'pago anticipado voluntario' },
};

const reasonOf = ({ topic, from, to }: ValidityRow): Bilingual => {
  const { en, es } = reasons[topic] ?? { en: topic, es: topic };
  if (topic === printed) return { en, es };
  if (from === undefined)
    return to === undefined ? { en, es } : { en: `${en} until ${to}`, es: `${es} hasta el ${to}` };
  return to === undefined
    ? { en: `${en} since ${from}`, es: `${es} desde el ${from}` }
    : { en: `${en} from ${from} to ${to}`, es: `${es} del ${from} al ${to}` };
};

const expectedOf = (rows: readonly ValidityRow[]): Datum => {
  const values = [...new Set(rows.map(({ value }) => String(value)))];
  return {
    kind: 'anyOf',
    of: values.map((value) => {
      const names = rows.filter((row) => String(row.value) === value).map(reasonOf);
      return { kind: 'formula', value, terms: names.map((name, at) => (at === 0 ? { name } : { by: ',', name })) };
    }),
  };
};

const among = (expected: Bilingual, passingFor: (owner: XmlElement) => Passing): Check =>
  is.satisfying({
    expected,
    test: ({ value, owner }) => {
      const { rows, ...read } = passingFor(owner);
      const found = numberOf(value);
      return found !== undefined && rows.some((row) => found.eq(String(row.value)))
        ? undefined
        : { found: shown(value), expected: expectedOf(rows), ...read };
    },
    breakAt: setTarget('12.34'),
  });

export const printedOrByLaw: Bilingual = {
  en: 'the percentage of table 5.5.5 or by law in the settlement period',
  es: 'el porcentaje de la tabla 5.5.5 o el de ley en el periodo de liquidación',
};

/**
 * The percentage of the table, one by law on any of the days that are settled or the 31 before them, or a higher one
 * that may be paid early on them; compared as a number.
 * @param element of the hours: `HEDDF`
 */
export const surcharge = (element: string, facts: Pick<Facts, 'clock'>): Check =>
  among(printedOrByLaw, (owner) => passingIn(element, settledIn(blockOf(owner), facts)));

/** By law in the time that is settled, where these hours have the percentage of the table and that is another one. */
export const lawBesidePrinted = (
  hours: XmlElement,
  facts: Pick<Facts, 'clock'>,
): { readonly plausible: Datum; readonly dated: DatedReading } | undefined => {
  const { rows, dated } = passingIn(hours.local, settledIn(blockOf(hours), facts));
  const found = numberOf(attributeOf(hours, 'Porcentaje'));
  const reached = rows.filter(({ value }) => found?.eq(String(value)) === true);
  const isPrintedAlone = reached.length > 0 && reached.every(({ topic }) => topic === printed);
  if (!isPrintedAlone) return undefined;
  return { plausible: expectedOf(rows.filter(({ topic }) => topic === byLaw)), dated };
};

/** The percentage of the table alone. */
export const printedSurcharge = (element: string): Check =>
  among({ en: 'the percentage of table 5.5.5', es: 'el porcentaje de la tabla 5.5.5' }, () => ({
    rows: printedRows(element),
  }));

/** As the table prints it: `100.00`. */
export const printedPercentage = (element: string): string => String(printedRows(element)[0]?.value);
