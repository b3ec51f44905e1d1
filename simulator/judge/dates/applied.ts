/** Which value by date applied to a document, for explanations: no verdict depends on it. */
import { isDate } from '../../../src/common/time.ts';
import { bilingual, joined, type Bilingual } from '../../../src/common/text/bilingual.ts';
import type { DatedReading, DecidingDay } from '../../checks/in-force.ts';
import { datedValues, timesOf, type Dated, type DatedValue, type Times } from './dated-values.ts';
import {
  afterInWords,
  beforeInWords,
  dayInWords,
  nameInWords,
  notInForce,
  since,
  until,
  valueInWords,
} from './in-words.ts';

const datesOf: Readonly<Record<DecidingDay['of'], Bilingual>> = {
  signing: { en: 'signed on', es: 'firmado el' },
  issue: { en: 'issued on', es: 'emitido el' },
  settlement: { en: 'settlement ends on', es: 'la liquidación termina el' },
  hours: { en: 'worked on', es: 'trabajadas el' },
  reception: { en: 'received on', es: 'recibido el' },
};

const startOf = ({ from = '' }: Pick<DatedValue, 'from'>): string => from;

/** Values of other days that pass as well. */
const othersIn = ({ values }: Dated, { now }: Times, { accepting }: DatedReading): readonly DatedValue[] =>
  accepting === undefined
    ? []
    : values.filter(
        (each) => each !== now && startOf(each) <= accepting.to && (each.to === undefined || each.to >= accepting.from),
      );

const otherInWords = (topic: string, { value, from, to }: DatedValue, day: string): Bilingual => {
  const days = to !== undefined && to < day ? until(to) : since(from ?? day);
  return bilingual`${valueInWords(value, topic)} (${days})`;
};

const partsOf = (dated: Dated, reading: DatedReading): readonly Bilingual[] => {
  const { day, of } = reading.decided;
  const times = timesOf(dated, day);
  const { topic, now } = times;
  const value = reading.value ?? now?.value;
  const decided = bilingual`${datesOf[of]} ${dayInWords(day)}`;
  if (value === undefined)
    return [bilingual`${notInForce} (${decided})`, ...beforeInWords(times), ...afterInWords(times)];
  const isOfThatDay = now?.value === value;
  const days = isOfThatDay && now.from !== undefined ? bilingual`${decided}; ${since(now.from)}` : decided;
  const applied = bilingual`${valueInWords(value, topic)} (${days})`;
  const others = othersIn(dated, times, reading).map((other) => otherInWords(topic, other, day));
  if (others.length > 0) {
    const also = bilingual`${{ en: 'also accepted', es: 'también se acepta' }}: ${joined(others, ', ')}`;
    return [applied, also, ...afterInWords(times)];
  }
  return [applied, ...(isOfThatDay ? beforeInWords(times) : []), ...afterInWords(times)];
};

const hasDates = ({ values }: Dated): boolean => values.some(({ from, to }) => from !== undefined || to !== undefined);

type Applied = { readonly en: { readonly applied?: string }; readonly es: { readonly applied?: string } };

const none: Applied = { en: {}, es: {} };

/**
 * `Percentage by law, HRDDF: 90 % (settlement ends on 31 August 2026; since 1 July 2026); before: 80 %; from …`, as a
 * member of a line in each language: absent where nothing was read, or it never changed.
 */
export const appliedIn = (reading: DatedReading | undefined): Applied => {
  if (reading === undefined) return none;
  const dated = datedValues().find(({ topic, key }) => topic === reading.topic && key === reading.key);
  if (dated === undefined || !hasDates(dated) || !isDate(reading.decided.day)) return none;
  const { en, es } = bilingual`${nameInWords(dated)}: ${joined(partsOf(dated, reading), '; ')}`;
  return { en: { applied: en }, es: { applied: es } };
};
