import { ruledAs } from '../document/kind.ts';
import type { XmlElement } from '../../src/common/xml/tree.ts';
import { textOf } from '../../src/common/xml/tree.ts';
import { dateOf } from '../document/dates.ts';
import { type Check, shown } from '../checks/vocabulary/check.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, type Rule } from '../judge/engine/rule.ts';
import { childOf, childrenOf } from '../document/path-index.ts';
import { inNotes, isWithoutReference, wholePeriod } from './bg-corrections.ts';
import { type InDocuments, but, inSales, noted, notifiesIfAsked, rejects, row } from './row.ts';
import { inWords } from '../checks/vocabulary/in-words.ts';

const period = '/*/cac:InvoicePeriod';

type Day = 'StartDate' | 'EndDate';

const textIn = (element: XmlElement, child: string): string | undefined => {
  const found = childOf(element, `cbc:${child}`);
  return found === undefined ? undefined : textOf(found);
};

const monthOf = (element: XmlElement, day: Day): string | undefined =>
  dateOf(textIn(element, day))?.slice(0, 'YYYY-MM'.length);

const exceedsMonth = (element: XmlElement): boolean => {
  const [start, end] = [monthOf(element, 'StartDate'), monthOf(element, 'EndDate')];
  return start !== undefined && end !== undefined && start !== end;
};

/** Both days are in every period there is, and a note that refers to no document has one. */
const dayOf = (day: Day): Check => ({
  ...is.satisfying({
    expected: { en: 'a date, in every period of the note', es: 'una fecha, en cada periodo de la nota' },
    limit: 'date',
    per: 'owner',
    test: ({ subject, owner }) => {
      const periods = childrenOf(owner, 'cac:InvoicePeriod');
      const isNeeded = isWithoutReference(subject);
      if (periods.length === 0) {
        return isNeeded
          ? {
              found: shown(undefined),
              expected: {
                en: 'the period that a note without reference is about',
                es: 'el periodo al que corresponde una nota sin referencia',
              },
            }
          : undefined;
      }
      const lacking = periods.find((each) => (textIn(each, day) ?? '').trim() === '');
      if (lacking !== undefined) return { found: shown(textIn(lacking, day)), at: lacking };
      // Observed in the test environment.
      const isSplit = day === 'StartDate' && ruledAs(subject.kind) === 'creditNote' && isNeeded;
      const long = isSplit ? periods.find(exceedsMonth) : undefined;
      if (long === undefined) return undefined;
      const [from, to] = [inWords(shown(textIn(long, 'StartDate'))), inWords(shown(textIn(long, 'EndDate')))];
      const found = { en: `${from.en} to ${to.en}`, es: `${from.es} a ${to.es}` };
      return {
        found,
        expected: { en: 'two days of one calendar month', es: 'dos días de un mismo mes calendario' },
        at: long,
      };
    },
    breakAt: (path) => ({ built: [{ edit: 'remove', path }] }),
  }),
  remedy: 'send',
  predicate: {
    en: 'is there in every period, and there is one where the note refers to nothing',
    es: 'está presente en cada periodo, y hay uno cuando la nota no tiene referencia',
  },
});

type PeriodRow = Pick<Parameters<typeof row>[0], 'family' | 'in' | 'message'> & { readonly child: string };

const periodRow = ({ child, ...rest }: PeriodRow): Rule =>
  row({
    ...rest,
    target: `${period}/cbc:${child}`,
    check: is.present(),
    given: [wholePeriod],
  });

type NoteDay = { readonly family: string; readonly day: Day; readonly in: InDocuments; readonly message: string };

const fieldOfDay = { StartDate: 'start_date', EndDate: 'end_date' } as const;

const noteDayRow = ({ day, ...rest }: NoteDay): Rule =>
  row({
    ...rest,
    fix: {
      en: `Send invoice_period.${fieldOfDay[day]}; a credit note without reference is about one calendar month.`,
      es: `Envíe invoice_period.${fieldOfDay[day]}; una nota crédito sin referencia trata de un solo mes calendario.`,
    },
    target: `${period}/cbc:${day}`,
    owner: '/*',
    check: dayOf(day),
    given: [wholePeriod],
  });

const start = 'Falta la fecha inicial del periodo';

const title = { en: 'Invoice period', es: 'Periodo de facturación' };

export const invoicePeriodRules = group({ code: 'AE', title, stage: 'content' }, [
  periodRow({ family: 'AE02', child: 'StartDate', in: noted, message: start }),
  noteDayRow({
    family: 'AE02',
    day: 'StartDate',
    in: { ...inNotes(rejects), creditNote: but(rejects, { message: `${start} o el periodo excede un mes` }) },
    message: start,
  }),
  periodRow({
    family: 'AE03',
    child: 'StartTime',
    in: inSales(notifiesIfAsked),
    message: 'Falta informar InvoicePeriod/StartTime',
  }),
  periodRow({ family: 'AE04', child: 'EndDate', in: noted, message: 'Falta la fecha final del periodo' }),
  noteDayRow({ family: 'AE04', day: 'EndDate', in: inNotes(rejects), message: 'Falta la fecha final del periodo' }),
  periodRow({
    family: 'AE05',
    child: 'EndTime',
    in: inSales(notifiesIfAsked),
    message: 'Falta informar InvoicePeriod/EndTime',
  }),
]);
