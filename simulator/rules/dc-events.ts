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
import { signatureProperties, source } from './dc-statement.ts';
import { codesIn } from './events-row.ts';

type Asked = Pick<Facts, 'registeredEvents' | 'referencedDocuments'>;

type Signed = { readonly instant: number; readonly subject: Subject; readonly facts: Asked };

type SigningRule = {
  readonly code: string;
  readonly event: EventKind;
  readonly title: string;
  readonly message: string;
  readonly expected: string;
  /** Asked only where the signature says when it was made. */
  readonly finding: (signed: Signed) => Finding | NotEvaluated | undefined;
  readonly fix: string;
  readonly violation: Violation;
  readonly alsoFires?: readonly string[];
};

const signingRule = ({ code, event, expected, finding, ...rest }: SigningRule): Rule =>
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
      { edit: 'set', path: `${signatureProperties}/xades:SigningTime`, text: `${date}T08:00:00-05:00` },
    ],
  },
});

/** Against the last day of the term of the buyer; without event 032 it does not run, and other rules ask for it. */
const within =
  (respected: (day: string, last: string) => boolean): SigningRule['finding'] =>
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

const notLate = within((day, last) => day <= last);

/** When events may be signed (annex FE 1.9, 10: DC24a to DC24z); no other document is asked. */
export const eventSigningRules = group(
  { code: 'DC-EVENT', title: 'Signing time of events', stage: 'signature', about: 'signature' },
  [
    signingRule({
      code: 'DC24a',
      event: 'event030',
      title: 'The acknowledgement is not signed before the invoice was made',
      message: 'El acuse de recibo no puede firmarse antes de la factura',
      expected: 'a day not before the date of the invoice',
      finding: ({ instant, subject, facts }) => {
        const issued = dateOf(documentOf(subject, facts)?.issueDate);
        if (issued === undefined)
          return notEvaluated('The event names no accepted invoice.', 'El evento no nombra una factura aceptada.');
        return colombianDate(instant) >= issued
          ? undefined
          : { found: colombianDateTime(instant), expected: `the invoice is of ${issued}` };
      },
      fix: 'Check the clock of the machine that signs.',
      violation: signedOn('2019-02-01'),
    }),
    signingRule({
      code: 'DC24b',
      event: 'event032',
      title: 'The receipt of the goods is not signed before the acknowledgement',
      message: 'El recibo del bien o servicio no puede firmarse antes del acuse',
      expected: 'a time not before that of event 030',
      finding: ({ instant, subject, facts }) => {
        const acknowledged = priorEvent(subject, facts, names.acknowledgement)?.signedAt;
        if (acknowledged === undefined || instant >= acknowledged) return undefined;
        return {
          found: colombianDateTime(instant),
          expected: `event 030 was signed at ${colombianDateTime(acknowledged)}`,
        };
      },
      fix: 'Sign event 032 when event 030 is registered.',
      violation: signedOn('2019-02-01'),
    }),
    signingRule({
      code: 'DC24c',
      event: 'event033',
      title: 'The acceptance is signed within the term',
      message: 'La aceptación expresa se firmó fuera de plazo',
      expected: 'at most the third business day behind event 032',
      finding: notLate,
      fix: 'Accept within three business days; later, the invoice is accepted tacitly.',
      violation: { daysLater: 7 },
      alsoFires: ['LGC06'],
    }),
    signingRule({
      code: 'DC24e',
      event: 'event034',
      title: 'The tacit acceptance is signed when the term is over',
      message: 'La aceptación tácita se firmó antes de plazo',
      expected: 'a day behind the third business day that follows event 032',
      finding: within((day, last) => day > last),
      fix: 'Wait until three business days have passed since event 032.',
      violation: { daysLater: 0 },
      alsoFires: ['LGC14'],
    }),
    signingRule({
      code: 'DC24z',
      event: 'event031',
      title: 'The claim is signed within the term',
      message: 'El reclamo se firmó fuera de plazo',
      expected: 'at most the third business day behind event 032',
      finding: notLate,
      fix: 'Claim within three business days; later, the invoice is accepted tacitly.',
      violation: { daysLater: 7 },
    }),
  ],
);
