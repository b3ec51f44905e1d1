import { endOfTerm, names, priorEvent, priorEvents } from '../checks/event.ts';
import { dateOf } from '../document/dates.ts';
import { notEvaluated, type Check, type Finding, type NotEvaluated } from '../checks/vocabulary/check.ts';
import { eventKinds, type EventKind } from '../document/kind.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import { identityOf } from '../document/identity.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, observed, rejects, rule, type Rule } from '../engine/rule.ts';
import type { Subject } from '../document/subject.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';
import type { RegisteredEvent } from '../registry/types.ts';
import { codesIn, knownEvents, source } from './events-row.ts';

type Registered = Pick<Facts, 'registeredEvents'>;

/** What is asked of the events that an invoice has, and how it comes to have others. */
type Asking = {
  readonly finding: (subject: Subject, facts: Registered) => Finding | NotEvaluated | undefined;
  readonly breakAt: NonNullable<Check['breakAt']>;
};

type OrderRule = {
  readonly code: string;
  readonly in: readonly EventKind[];
  readonly title: string;
  readonly message: string;
  readonly expected: string;
  readonly asks: Asking;
  readonly fix: string;
  readonly alsoFires?: readonly string[];
};

const orderRule = ({ code, in: events, expected, asks: { finding, breakAt }, ...rest }: OrderRule): Rule =>
  rule({
    ...rest,
    family: code,
    codes: codesIn(rejects(code), ...events),
    target: '/*',
    needs: ['registeredEvents'],
    check: (facts): Check =>
      is.satisfying({ expected, per: 'document', test: ({ subject }) => finding(subject, facts), breakAt }),
    source,
  });

const described = ({ code, number, senderNit }: RegisteredEvent): string => `event ${code} (${number} of ${senderNit})`;

const { acknowledgement, claim, receipt, acceptance, tacitAcceptance } = names;

/** What an invoice has before it takes the event. */
const before: Readonly<Record<string, readonly string[]>> = {
  [receipt]: [acknowledgement],
  [claim]: [acknowledgement, receipt],
  [acceptance]: [acknowledgement, receipt],
  [tacitAcceptance]: [acknowledgement, receipt],
};

const registered = (code: string): Violation => ({ events: [...(before[code] ?? []), code] });

/** Fires when one of those events stands registered. */
const without = (first: string, ...others: readonly string[]): Asking => ({
  finding: (subject, facts) => {
    const found = priorEvents(subject, facts).find(({ code }) => code === first || others.includes(code));
    return found === undefined ? undefined : { found: described(found) };
  },
  breakAt: () => registered(first),
});

/** Fires when one of those events, of which the last needs the others, does not. */
const after = (...codes: readonly string[]): Asking => ({
  finding: (subject, facts) => {
    const missing = codes.filter((code) => priorEvent(subject, facts, code) === undefined);
    return missing.length === 0 ? undefined : { found: `no event ${missing.join(', no event ')}` };
  },
  breakAt: () => ({ events: before[codes.at(-1) ?? ''] ?? [] }),
});

/** Fires when the event itself stands registered. */
const notYet: Asking = {
  finding: (subject, facts) => {
    const twin = priorEvent(subject, facts, identityOf(subject).type);
    return twin === undefined ? undefined : { found: `${described(twin)}, registered before` };
  },
  breakAt: (_target, { document = '' } = {}) => registered(document.slice('event'.length)),
};

/** The event against the last day of the term, both by the dates that events bear; without event 032 there is none. */
const onDay =
  (respected: (day: string, last: string) => boolean): Asking['finding'] =>
  (subject, facts) => {
    const receiptOfGoods = priorEvent(subject, facts, receipt);
    const last = endOfTerm(receiptOfGoods?.issueDate ?? '');
    const day = dateOf(identityOf(subject).issueDate);
    if (receiptOfGoods === undefined || last === undefined || day === undefined) {
      return notEvaluated('Event 032 or one of the dates is missing.', 'Falta el evento 032 o una de las fechas.');
    }
    return respected(day, last) ? undefined : { found: `"${day}"`, expected: `the term ends on ${last}` };
  };

/** More days than three business days can take. */
const behindTheTerm: Violation = { daysLater: 7 };

const withinTerm: Asking = {
  finding: (subject, facts) =>
    priorEvent(subject, facts, receipt) === undefined ? undefined : onDay((day, last) => day <= last)(subject, facts),
  breakAt: () => behindTheTerm,
};

const whenTermIsOver: Asking = {
  finding: (subject, facts) =>
    priorEvent(subject, facts, receipt) === undefined
      ? { found: 'no event 032' }
      : onDay((day, last) => day > last)(subject, facts),
  breakAt: () => ({ daysLater: 0 }),
};

const acceptanceKinds = ['event033', 'event034'] as const;

const onceOnly = orderRule({
  code: 'LGC01',
  in: knownEvents,
  title: 'The invoice has no such event yet',
  message: 'El evento ya fue registrado para el documento',
  expected: 'an event that the invoice does not have',
  asks: notYet,
  fix: 'Ask GetStatusEvent which events the invoice has: each is registered once.',
});

/** What excludes what. */
const exclusions: readonly Rule[] = [
  orderRule({
    code: 'LGC02',
    in: ['event031'],
    title: 'An accepted invoice is not claimed',
    message: 'No se puede reclamar un documento ya aceptado',
    expected: 'an invoice without event 033 or 034',
    asks: without(acceptance, tacitAcceptance),
    fix: 'After acceptance correct the invoice by a note of operation 24.',
  }),
  orderRule({
    code: 'LGC03',
    in: ['event031'],
    title: 'A claim comes behind acknowledgement and receipt',
    message: 'El reclamo exige acuse de recibo y recibo del bien previos',
    expected: 'an invoice with events 030 and 032',
    asks: after(acknowledgement, receipt),
    fix: 'Register events 030 and 032 first.',
  }),
  orderRule({
    code: 'LGC04',
    in: acceptanceKinds,
    title: 'A claimed invoice is not accepted',
    message: 'No se puede aceptar un documento reclamado',
    expected: 'an invoice without event 031',
    asks: without(claim),
    fix: 'An invoice that was claimed is corrected by a note and issued anew.',
  }),
  orderRule({
    code: 'LGC05',
    in: ['event034'],
    title: 'An invoice that was accepted expressly is not accepted tacitly',
    message: 'El documento ya tiene aceptación expresa',
    expected: 'an invoice without event 033',
    asks: without(acceptance),
    fix: 'Nothing is to be sent: the invoice is accepted.',
  }),
  orderRule({
    code: 'LGC07',
    in: ['event033'],
    title: 'An invoice that was accepted tacitly is not accepted expressly',
    message: 'El documento ya tiene aceptación tácita',
    expected: 'an invoice without event 034',
    asks: without(tacitAcceptance),
    fix: 'Nothing is to be sent: the invoice is accepted.',
    // Whoever comes behind a tacit acceptance comes behind the term.
    alsoFires: ['LGC06', 'DC24c'],
  }),
];

const sequence: readonly Rule[] = [
  orderRule({
    code: 'LGC09',
    in: ['event032'],
    title: 'The receipt of the goods comes behind the acknowledgement',
    message: 'El recibo del bien o servicio exige acuse de recibo previo',
    expected: 'an invoice with event 030',
    asks: after(acknowledgement),
    fix: 'Register event 030 first.',
  }),
  orderRule({
    code: 'LGC12',
    in: ['event033'],
    title: 'The acceptance comes behind the receipt of the goods',
    message: 'La aceptación expresa exige recibo del bien o servicio previo',
    expected: 'an invoice with event 032',
    asks: after(receipt),
    fix: 'Register event 032 first.',
  }),
  orderRule({
    code: 'LGC13',
    in: ['event033'],
    title: 'The acceptance comes behind the acknowledgement',
    message: 'La aceptación expresa exige acuse de recibo previo',
    expected: 'an invoice with event 030',
    asks: after(acknowledgement),
    fix: 'Register events 030 and 032 first.',
    alsoFires: ['LGC12'],
  }),
];

/** By the dates of the events; DC24c and DC24e ask the same of their signing times. */
const terms: readonly Rule[] = [
  orderRule({
    code: 'LGC06',
    in: ['event033'],
    title: 'The acceptance bears a date of the term',
    message: 'La aceptación expresa está fuera de plazo',
    expected: 'at most the third business day behind event 032',
    asks: withinTerm,
    fix: 'Accept within three business days; later, the invoice is accepted tacitly.',
    alsoFires: ['DC24c'],
  }),
  orderRule({
    code: 'LGC14',
    in: ['event034'],
    title: 'The tacit acceptance comes when the term of the buyer is over',
    message: 'La aceptación tácita está antes de plazo',
    expected: 'a day behind the third business day that follows event 032',
    asks: whenTermIsOver,
    fix: 'Wait until three business days have passed since event 032.',
    alsoFires: ['DC24e'],
  }),
];

/** The number of an event may be another's mistake; its code is the event itself. */
export const eventLedgerRules = group(
  { code: 'EVENT-LEDGER', title: { en: 'Events already processed', es: 'Eventos ya procesados' }, stage: 'ledger' },
  [
    rule({
      family: '90',
      title: 'The event was not accepted before',
      codes: codesIn(rejects('90'), ...eventKinds),
      place: 'cbc:UUID',
      message: 'Documento procesado anteriormente.',
      needs: ['priorDocuments'],
      check: ({ priorDocuments: { asked, twin } }) =>
        is.satisfying({
          expected: 'an event whose CUDE no accepted event has',
          per: 'document',
          breakAt: () => ({ resend: true }),
          test: ({ subject }) => {
            if (!asked)
              return notEvaluated(
                'The event lacks fields by which it could be found.',
                'Al evento le faltan datos clave para buscarlo.',
              );
            const known = twin?.key.toLowerCase() === identityOf(subject).key.toLowerCase();
            return twin === undefined || !known
              ? undefined
              : { found: `${twin.number}, accepted with key ${twin.key}` };
          },
        }),
      fix: 'Adopt the verdict on the first one, which the answer carries.',
      source: observed('Answers of the authority to a resubmission'),
    }),
  ],
);

/** Which events an invoice takes, and in which order (annex FE 1.9, LGC). */
export const eventOrderRules = group(
  { code: 'EVENT-ORDER', title: { en: 'Order of the events', es: 'Orden de los eventos' }, stage: 'content' },
  [onceOnly, ...exclusions, ...terms, ...sequence],
);
