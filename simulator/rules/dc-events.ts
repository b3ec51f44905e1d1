import { colombianDate, colombianDateTime } from '../../src/common/time.ts';
import { documentOf, endOfTerm, names, priorEvent, signingDate } from '../checks/event.ts';
import { dateOf } from '../document/dates.ts';
import { nearestPart } from '../checks/signature/structure.ts';
import { notEvaluated, type Check, type Finding, type NotEvaluated } from '../checks/vocabulary/check.ts';
import type { EventKind } from '../document/kind.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, rejects, rule, type Rule } from '../engine/rule.ts';
import type { Subject } from '../document/subject.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';
import { signature } from '../document/paths.ts';
import { source } from './dc-statement.ts';
import { codesIn } from './events-row.ts';

type Asked = Pick<Facts, 'registeredEvents' | 'referencedDocuments'>;

type Signed = { readonly instant: number; readonly subject: Subject; readonly facts: Asked };

/** Asked only where the signature says when it was made. */
type Finds = (signed: Signed) => Finding | NotEvaluated | undefined;

/** What is asked of the signing time, and how it comes to be another. */
type Asking = { readonly finding: Finds; readonly broken: Violation };

type SigningRule = {
  readonly code: string;
  readonly event: EventKind;
  readonly title: string;
  readonly message: string;
  readonly expected: string;
  readonly asks: Asking;
  readonly fix: string;
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
          if (found === undefined || 'notEvaluated' in found) return found;
          return { at: nearestPart(certificate.parts, 'signingTime'), ...found };
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
      found: colombianDateTime(instant),
      expected: `event 032 was signed on ${signingDate(receipt)}, the term ends on ${last}`,
    };
  };

const notLate: Asking = { finding: within((day, last) => day <= last), broken: { daysLater: 7 } };
const whenOver: Asking = { finding: within((day, last) => day > last), broken: { daysLater: 0 } };

/** Behind something that happened; broken by a signature older than all that has. */
const behind = (finding: Finds): Asking => ({ finding, broken: signedOn('2019-02-01') });

/** When events may be signed (annex FE 1.9, 10: DC24a to DC24z); no other document is asked. */
export const eventSigningRules = group(
  {
    code: 'DC-EVENT',
    title: { en: 'Signing time of events', es: 'Fecha de firma de los eventos' },
    stage: 'signature',
    about: 'signature',
  },
  [
    signingRule({
      code: 'DC24a',
      event: 'event030',
      title: 'The acknowledgement is not signed before the invoice was made',
      message: 'El acuse de recibo no puede firmarse antes de la factura',
      expected: 'a day not before the date of the invoice',
      asks: behind(({ instant, subject, facts }) => {
        const issued = dateOf(documentOf(subject, facts)?.issueDate);
        if (issued === undefined)
          return notEvaluated('The event names no accepted invoice.', 'El evento no nombra una factura aceptada.');
        return colombianDate(instant) >= issued
          ? undefined
          : { found: colombianDateTime(instant), expected: `the invoice is of ${issued}` };
      }),
      fix: 'Check the clock of the machine that signs.',
    }),
    signingRule({
      code: 'DC24b',
      event: 'event032',
      title: 'The receipt of the goods is not signed before the acknowledgement',
      message: 'El recibo del bien o servicio no puede firmarse antes del acuse',
      expected: 'a time not before that of event 030',
      asks: behind(({ instant, subject, facts }) => {
        const acknowledged = priorEvent(subject, facts, names.acknowledgement)?.signedAt;
        if (acknowledged === undefined || instant >= acknowledged) return undefined;
        return {
          found: colombianDateTime(instant),
          expected: `event 030 was signed at ${colombianDateTime(acknowledged)}`,
        };
      }),
      fix: 'Sign event 032 when event 030 is registered.',
    }),
    signingRule({
      code: 'DC24c',
      event: 'event033',
      title: 'The acceptance is signed within the term',
      message: 'La aceptación expresa se firmó fuera de plazo',
      expected: 'at most the third business day behind event 032',
      asks: notLate,
      fix: 'Accept within three business days; later, the invoice is accepted tacitly.',
      alsoFires: ['LGC06'],
    }),
    signingRule({
      code: 'DC24e',
      event: 'event034',
      title: 'The tacit acceptance is signed when the term is over',
      message: 'La aceptación tácita se firmó antes de plazo',
      expected: 'a day behind the third business day that follows event 032',
      asks: whenOver,
      fix: 'Wait until three business days have passed since event 032.',
      alsoFires: ['LGC14'],
    }),
    signingRule({
      code: 'DC24z',
      event: 'event031',
      title: 'The claim is signed within the term',
      message: 'El reclamo se firmó fuera de plazo',
      expected: 'at most the third business day behind event 032',
      asks: notLate,
      fix: 'Claim within three business days; later, the invoice is accepted tacitly.',
    }),
  ],
);
