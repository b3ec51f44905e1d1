import { colombianDate, daysBetween } from '../../src/common/time.ts';
import { dateOf } from '../document/dates.ts';
import { mayFollowNext } from '../checks/in-force.ts';
import { noSigningTime, signingDates, signingDay } from '../checks/signing-dates.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import type { Subject } from '../document/subject.ts';
import { type Check, shown } from '../checks/vocabulary/check.ts';
import * as is from '../checks/vocabulary/is.ts';
import { same, type Bilingual } from '../../src/common/text/bilingual.ts';
import { annexBut, type Rule } from '../judge/engine/rule.ts';
import { dian } from '../document/paths.ts';
import { but, inAll, inSales, mirrored, notifies, rejectsNoMore, rejects, row } from './row.ts';

const period = `${dian}/sts:InvoiceControl/sts:AuthorizationPeriod`;
const issueDate = '/*/cbc:IssueDate';

/** IssueDate against one end of the stated authorization period; silent where either is absent. */
const againstPeriod = (
  end: 'StartDate' | 'EndDate',
  respected: (issued: string, limit: string) => boolean,
  outside: string,
): Check =>
  is.satisfying({
    expected: {
      en: `a date ${end === 'StartDate' ? 'not before' : 'not after'} AuthorizationPeriod/${end}`,
      es: `una fecha no ${end === 'StartDate' ? 'anterior' : 'posterior'} a AuthorizationPeriod/${end}`,
    },
    limit: 'date',
    test: ({ value, subject }) => {
      const [issued, limit] = [dateOf(value), dateOf(subject.text(`${period}/cbc:${end}`))];
      if (issued === undefined || limit === undefined || respected(issued, limit)) return undefined;
      const name = { en: `${end} is ${limit}`, es: `${end} es ${limit}` };
      return { found: shown(value), expected: { kind: 'dates', [end === 'StartDate' ? 'from' : 'to']: limit, name } };
    },
    breakAt: () => ({ built: [{ edit: 'set', path: `${period}/cbc:${end}`, text: outside }] }),
  });

type Window = {
  readonly family: string;
  readonly title: Bilingual;
  readonly within: (age: number) => boolean;
  readonly expected: Bilingual;
  /** Days between signing and sending that break it. */
  readonly daysOff: number;
  readonly alsoFires?: readonly string[];
};

/** By annex 1.9, signed while it was not binding yet: it asks for the day of the signature, and for no window. */
const isRightByNext = (issued: string, subject: Subject, facts: Pick<Facts, 'certificate' | 'clock'>): boolean =>
  mayFollowNext(signingDay(subject, facts).day) &&
  signingDates(facts.certificate, { literal: false })?.includes(issued) === true;

const removed = { en: 'annex 1.9 lists the code as removed', es: 'el anexo 1.9 la incluye entre las eliminadas' };

/** A withdrawn window between IssueDate and reception, in days. */
const windowRule = ({ family, title, within, expected, daysOff, alsoFires = [] }: Window): Rule =>
  row({
    family,
    in: inSales(but(rejectsNoMore, { source: annexBut('FE 1.8', removed) })),
    title,
    target: issueDate,
    message: 'Fecha de emisión fuera de la ventana permitida',
    needs: ['clock', 'certificate'],
    check: (facts) =>
      is.satisfying({
        expected,
        limit: 'date',
        breakAt: () => ({ sentAfter: daysOff * 86_400_000 }),
        test: ({ value, subject }) => {
          const issued = dateOf(value);
          const today = colombianDate(facts.clock.now);
          if (issued === undefined || within(daysBetween(issued, today))) return undefined;
          if (isRightByNext(issued, subject, facts)) return undefined;
          return { found: shown(issued, { en: `received on ${today}`, es: `recibido el ${today}` }) };
        },
      }),
    fix: {
      en: 'Send the document within the days that the window allows.',
      es: 'Envíe el documento dentro de los días permitidos.',
    },
    alsoFires,
  });

/** IssueDate is one of the dates on which the document counts as signed. */
const signedOn = (expected: Bilingual, datesOf: () => readonly string[] | undefined): Check =>
  is.satisfying({
    expected,
    limit: 'date',
    test: ({ value }) => {
      const dates = datesOf();
      if (dates === undefined) return noSigningTime;
      return dates.some((one) => one === dateOf(value))
        ? undefined
        : {
            found: shown(value),
            expected: { kind: 'dates', days: dates, name: same(dates.map((one) => `"${one}"`).join(' / ')) },
          };
    },
    breakAt: (target) => ({ built: [{ edit: 'set', path: target, text: '2020-02-29' }] }),
  });

export const dateRules: readonly Rule[] = [
  row({
    family: 'AD09a',
    in: { invoice: rejects, supportDocument: mirrored(rejects) },
    target: issueDate,
    title: { es: 'IssueDate no es anterior al inicio de la autorización' },
    message: 'Fecha de emisión anterior al inicio de la autorización',
    fix: { es: 'Indique en IssueDate una fecha dentro de la vigencia de la resolución de numeración.' },
    check: againstPeriod('StartDate', (issued, start) => issued >= start, '2099-01-01'),
    alsoFires: ['FAB07a', 'FAB07b'],
  }),
  row({
    family: 'AD09b',
    in: { invoice: rejects, supportDocument: mirrored(rejects) },
    target: issueDate,
    title: { es: 'IssueDate no es posterior al fin de la autorización' },
    message: 'Fecha de emisión posterior al fin de la autorización',
    fix: { es: 'Indique en IssueDate una fecha dentro de la vigencia de la resolución de numeración.' },
    check: againstPeriod('EndDate', (issued, end) => issued <= end, '2019-02-01'),
    alsoFires: ['FAB08a', 'FAB08b'],
  }),
  row({
    family: 'AD09e',
    in: inAll(rejects),
    title: {
      en: 'The document is dated on the day it is signed',
      es: 'El documento lleva la fecha del día en que se firma',
    },
    target: issueDate,
    message: 'La fecha de generación es distinta de la fecha de firma',
    needs: ['certificate'],
    check: ({ certificate }) =>
      signedOn(
        {
          en: 'the date of xades:SigningTime, as written or in Colombia',
          es: 'la fecha de xades:SigningTime, como está escrita o en Colombia',
        },
        () => signingDates(certificate, { literal: false }),
      ),
    strictly: {
      holds: {
        en: 'IssueDate is the date that is written in xades:SigningTime.',
        es: 'IssueDate es la fecha escrita en xades:SigningTime.',
      },
      check: ({ certificate }) =>
        signedOn(
          { en: 'the date of xades:SigningTime as written', es: 'la fecha de xades:SigningTime como está escrita' },
          () => signingDates(certificate, { literal: true }),
        ),
    },
    fix: {
      en: 'Leave date out, or send the document on the day it carries.',
      es: 'Omita date o envíe el documento el día que este indica.',
    },
    // The day by which it is broken lies before the document that a note corrects.
    alsoFires: ['CBG06'],
  }),
  row({
    family: 'AD10',
    in: inAll(notifies),
    target: '/*/cbc:IssueTime',
    title: { es: 'IssueTime lleva la hora con zona -05:00' },
    message: 'La hora debe informarse con zona -05:00',
    fix: { es: 'Envíe IssueTime como hh:mm:ss-05:00.' },
    check: is.matches(/^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d-05:00$/, same('hh:mm:ss-05:00'), '10:00:00Z'),
  }),
  windowRule({
    family: 'AD09c',
    title: { en: 'The document is at most five days old', es: 'El documento tiene cinco días de emitido como máximo' },
    within: (age) => age <= 5,
    expected: {
      en: 'a date at most 5 days before reception',
      es: 'una fecha a lo sumo 5 días anterior a la recepción',
    },
    daysOff: 6,
  }),
  windowRule({
    family: 'AD09d',
    title: {
      en: 'The document is dated at most ten days ahead',
      es: 'La fecha del documento es a lo sumo diez días posterior a la recepción',
    },
    within: (age) => age >= -10,
    expected: {
      en: 'a date at most 10 days after reception',
      es: 'una fecha a lo sumo 10 días posterior a la recepción',
    },
    daysOff: -11,
    alsoFires: ['DC24'],
  }),
];
