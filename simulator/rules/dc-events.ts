import { colombianDate, colombianDateTime } from '../../src/common/time.ts';
import { documentOf, endOfTerm, longerThanTerm, names, priorEvent, signingDate } from '../checks/event.ts';
import { dateOf } from '../document/dates.ts';
import { nearestPart } from '../checks/signature/structure.ts';
import { notEvaluated, type Check, type Finding, type NotEvaluated } from '../checks/vocabulary/check.ts';
import type { EventKind } from '../document/kind.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, rejects, rule, type Rule } from '../judge/engine/rule.ts';
import type { Subject } from '../document/subject.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';
import { same, type Bilingual } from '../../src/common/text/bilingual.ts';
import { signature } from '../document/paths.ts';
import { source } from './dc-statement.ts';
import { codesIn } from './events-row.ts';

type Signed = {
  readonly instant: number;
  readonly subject: Subject;
  readonly facts: Pick<Facts, 'registeredEvents' | 'referencedDocuments'>;
};

/** Asked only where the signature says when it was made. */
type Finds = (signed: Signed) => Finding | NotEvaluated | undefined;

/** What is asked of the signing time, and how it comes to be another. */
type Asking = { readonly finding: Finds; readonly broken: Violation };

type SigningRule = {
  readonly code: string;
  readonly event: EventKind;
  readonly title: Bilingual;
  readonly message: string;
  readonly expected: Bilingual;
  readonly asks: Asking;
  readonly fix: Bilingual;
  readonly alsoFires?: readonly string[];
};

const signingRule = ({ code, event, expected, asks: { finding, broken }, ...rest }: SigningRule): Rule =>
  rule({
    ...rest,
    family: code,
    codes: codesIn(rejects(code), event),
    place: `${signature}//xades:SigningTime`,
    needs: ['certificate', 'registeredEvents', 'referencedDocuments'],
    check: ({ certificate, ...facts }): Check =>
      is.satisfying({
        expected,
        per: 'document',
        breakAt: () => broken,
        test: ({ subject }) => {
          const instant = certificate.signingTime?.instant;
          if (instant === undefined)
            return notEvaluated('There is no readable signing time.', 'No hay una fecha de firma legible.');
          const found = finding({ instant, subject, facts });
          return found && { at: nearestPart(certificate.parts, 'signingTime'), ...found };
        },
      }),
    source,
  });

const signedOn = (date: string): Violation => ({
  built: [{ edit: 'set', path: '/*/cbc:IssueDate', text: date }],
  signature: {
    signedProperties: [
      {
        edit: 'set',
        path: '/*/xades:SignedProperties/xades:SignedSignatureProperties/xades:SigningTime',
        text: `${date}T08:00:00-05:00`,
      },
    ],
  },
});

/** Against the last day of the term of the buyer; without event 032 it does not run, and other rules ask for it. */
const within =
  (respected: (day: string, last: string) => boolean): Finds =>
  ({ instant, subject, facts }) => {
    const receipt = priorEvent(subject, facts, names.receipt);
    if (receipt === undefined) return undefined;
    const last = endOfTerm(signingDate(receipt));
    if (last === undefined) return notEvaluated('Event 032 has no date.', 'El evento 032 no tiene fecha.');
    if (respected(colombianDate(instant), last)) return undefined;
    return {
      found: same(colombianDateTime(instant)),
      expected: {
        en: `event 032 was signed on ${signingDate(receipt)}, the term ends on ${last}`,
        es: `el evento 032 se firmó el ${signingDate(receipt)}, el plazo vence el ${last}`,
      },
    };
  };

const notLate: Asking = { finding: within((day, last) => day <= last), broken: { daysLater: longerThanTerm } };
const whenOver: Asking = { finding: within((day, last) => day > last), broken: { daysLater: 0 } };

/** Behind something that happened; broken by a signature older than all that has. */
const behind = (finding: Finds): Asking => ({ finding, broken: signedOn('2019-02-01') });

/** When events may be signed (annex FE 1.9, 10: DC24a to DC24z); no other document is asked. */
export const eventSigningRules = group(
  {
    code: 'DC-EVENT',
    letters: 'DC',
    title: { en: 'Signing time of events', es: 'Fecha de firma de los eventos' },
    stage: 'signature',
    about: 'signature',
  },
  [
    signingRule({
      code: 'DC24a',
      event: 'event030',
      title: {
        en: 'The acknowledgement is not signed before the invoice was made',
        es: 'El acuse de recibo no se firma antes de la fecha de la factura',
      },
      message: 'El acuse de recibo no puede firmarse antes de la factura',
      expected: { en: 'a day not before the date of the invoice', es: 'un día no anterior a la fecha de la factura' },
      asks: behind(({ instant, subject, facts }) => {
        const issued = dateOf(documentOf(subject, facts)?.issueDate);
        if (issued === undefined)
          return notEvaluated('The event names no accepted invoice.', 'El evento no nombra una factura aceptada.');
        return colombianDate(instant) >= issued
          ? undefined
          : {
              found: same(colombianDateTime(instant)),
              expected: { en: `the invoice is dated ${issued}`, es: `la factura es del ${issued}` },
            };
      }),
      fix: { en: 'Check the clock of the machine that signs.', es: 'Revise el reloj del equipo que firma.' },
    }),
    signingRule({
      code: 'DC24b',
      event: 'event032',
      title: {
        en: 'The receipt of the goods is not signed before the acknowledgement',
        es: 'El recibo del bien o servicio no se firma antes que el acuse de recibo',
      },
      message: 'El recibo del bien o servicio no puede firmarse antes del acuse',
      expected: { en: 'a time not before that of event 030', es: 'una hora no anterior a la del evento 030' },
      asks: behind(({ instant, subject, facts }) => {
        const acknowledged = priorEvent(subject, facts, names.acknowledgement)?.signedAt;
        if (acknowledged === undefined || instant >= acknowledged) return undefined;
        return {
          found: same(colombianDateTime(instant)),
          expected: {
            en: `event 030 was signed at ${colombianDateTime(acknowledged)}`,
            es: `el evento 030 se firmó el ${colombianDateTime(acknowledged)}`,
          },
        };
      }),
      fix: {
        en: 'Sign event 032 when event 030 is registered.',
        es: 'Firme el evento 032 cuando el evento 030 ya esté registrado.',
      },
    }),
    signingRule({
      code: 'DC24c',
      event: 'event033',
      title: { en: 'The acceptance is signed within the term', es: 'La aceptación expresa se firma dentro del plazo' },
      message: 'La aceptación expresa se firmó fuera de plazo',
      expected: {
        en: 'at most the third business day after event 032',
        es: 'a más tardar el tercer día hábil siguiente al evento 032',
      },
      asks: notLate,
      fix: {
        en: 'Accept within three business days; later, the invoice is accepted tacitly.',
        es: 'Acepte dentro de los tres días hábiles; después, la factura queda aceptada tácitamente.',
      },
      alsoFires: ['LGC06'],
    }),
    signingRule({
      code: 'DC24e',
      event: 'event034',
      title: {
        en: 'The tacit acceptance is signed when the term is over',
        es: 'La aceptación tácita se firma cuando el plazo ya venció',
      },
      message: 'La aceptación tácita se firmó antes de plazo',
      expected: {
        en: 'a day after the third business day that follows event 032',
        es: 'un día posterior al tercer día hábil siguiente al evento 032',
      },
      asks: whenOver,
      fix: {
        en: 'Wait until three business days have passed since event 032.',
        es: 'Espere a que pasen tres días hábiles desde el evento 032.',
      },
      alsoFires: ['LGC14'],
    }),
    signingRule({
      code: 'DC24z',
      event: 'event031',
      title: { en: 'The claim is signed within the term', es: 'El reclamo se firma dentro del plazo' },
      message: 'El reclamo se firmó fuera de plazo',
      expected: {
        en: 'at most the third business day after event 032',
        es: 'a más tardar el tercer día hábil siguiente al evento 032',
      },
      asks: notLate,
      fix: {
        en: 'Claim within three business days; later, the invoice is accepted tacitly.',
        es: 'Reclame dentro de los tres días hábiles; después, la factura queda aceptada tácitamente.',
      },
    }),
  ],
);
