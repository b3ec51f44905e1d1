import { endOfTerm, longerThanTerm, names, priorEvent, priorEvents } from '../checks/event.ts';
import { dateOf } from '../document/dates.ts';
import { notEvaluated, shown, type Check, type Finding, type NotEvaluated } from '../checks/vocabulary/check.ts';
import { eventKinds, type EventKind } from '../document/kind.ts';
import type { Facts } from '../checks/vocabulary/facts.ts';
import { identityOf } from '../document/identity.ts';
import * as is from '../checks/vocabulary/is.ts';
import { group, observed, rejects, rule, type Rule } from '../judge/engine/rule.ts';
import type { Subject } from '../document/subject.ts';
import type { Violation } from '../checks/vocabulary/violation.ts';
import type { Bilingual } from '../../src/common/text/bilingual.ts';
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
  readonly title: Bilingual;
  readonly message: string;
  readonly expected: Bilingual;
  readonly asks: Asking;
  readonly fix: Bilingual;
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

const described = ({ code, number, senderNit }: RegisteredEvent): Bilingual => ({
  en: `event ${code} (${number} of ${senderNit})`,
  es: `evento ${code} (${number} de ${senderNit})`,
});

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
    return missing.length === 0
      ? undefined
      : {
          found: {
            en: `no event ${missing.join(', no event ')}`,
            es: `ningún evento ${missing.join(', ningún evento ')}`,
          },
        };
  },
  breakAt: () => ({ events: before[codes.at(-1) ?? ''] ?? [] }),
});

/** Fires when the event itself stands registered. */
const notYet: Asking = {
  finding: (subject, facts) => {
    const duplicate = priorEvent(subject, facts, identityOf(subject).type);
    if (duplicate === undefined) return undefined;
    const { en, es } = described(duplicate);
    return { found: { en: `${en}, registered before`, es: `${es}, ya registrado` } };
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
    return respected(day, last)
      ? undefined
      : { found: shown(day), expected: { en: `the term ends on ${last}`, es: `el plazo vence el ${last}` } };
  };

const behindTheTerm: Violation = { daysLater: longerThanTerm };

const withinTerm: Asking = {
  finding: (subject, facts) =>
    priorEvent(subject, facts, receipt) === undefined ? undefined : onDay((day, last) => day <= last)(subject, facts),
  breakAt: () => behindTheTerm,
};

const whenTermIsOver: Asking = {
  finding: (subject, facts) =>
    priorEvent(subject, facts, receipt) === undefined
      ? { found: { en: 'no event 032', es: 'ningún evento 032' } }
      : onDay((day, last) => day > last)(subject, facts),
  breakAt: () => ({ daysLater: 0 }),
};

const acceptanceKinds = ['event033', 'event034'] as const;

const onceOnly = orderRule({
  code: 'LGC01',
  in: knownEvents,
  title: { en: 'The invoice has no such event yet', es: 'La factura aún no tiene ese evento' },
  message: 'El evento ya fue registrado para el documento',
  expected: { en: 'an event that the invoice does not have', es: 'un evento que la factura no tenga' },
  asks: notYet,
  fix: {
    en: 'Ask GetStatusEvent which events the invoice has: each is registered once.',
    es: 'Consulte con GetStatusEvent los eventos de la factura: cada uno se registra una sola vez.',
  },
});

/** What excludes what. */
const exclusions: readonly Rule[] = [
  orderRule({
    code: 'LGC02',
    in: ['event031'],
    title: { en: 'An accepted invoice is not claimed', es: 'No se reclama una factura aceptada' },
    message: 'No se puede reclamar un documento ya aceptado',
    expected: { en: 'an invoice without event 033 or 034', es: 'una factura sin evento 033 ni 034' },
    asks: without(acceptance, tacitAcceptance),
    fix: {
      en: 'After acceptance correct the invoice by a note of operation 24.',
      es: 'Después de la aceptación, corrija la factura con una nota de operación 24.',
    },
  }),
  orderRule({
    code: 'LGC03',
    in: ['event031'],
    title: {
      en: 'A claim comes after acknowledgement and receipt',
      es: 'El reclamo va después del acuse de recibo y del recibo del bien o servicio',
    },
    message: 'El reclamo exige acuse de recibo y recibo del bien previos',
    expected: { en: 'an invoice with events 030 and 032', es: 'una factura con los eventos 030 y 032' },
    asks: after(acknowledgement, receipt),
    fix: { en: 'Register events 030 and 032 first.', es: 'Registre primero los eventos 030 y 032.' },
  }),
  orderRule({
    code: 'LGC04',
    in: acceptanceKinds,
    title: { en: 'A claimed invoice is not accepted', es: 'No se acepta una factura reclamada' },
    message: 'No se puede aceptar un documento reclamado',
    expected: { en: 'an invoice without event 031', es: 'una factura sin evento 031' },
    asks: without(claim),
    fix: {
      en: 'An invoice that was claimed is corrected by a note and issued anew.',
      es: 'Corrija con una nota la factura reclamada y emita una nueva.',
    },
  }),
  orderRule({
    code: 'LGC05',
    in: ['event034'],
    title: {
      en: 'An invoice that was accepted expressly is not accepted tacitly',
      es: 'La factura con aceptación expresa no se acepta tácitamente',
    },
    message: 'El documento ya tiene aceptación expresa',
    expected: { en: 'an invoice without event 033', es: 'una factura sin evento 033' },
    asks: without(acceptance),
    fix: { en: 'Nothing is to be sent: the invoice is accepted.', es: 'No envíe nada: la factura ya está aceptada.' },
  }),
  orderRule({
    code: 'LGC07',
    in: ['event033'],
    title: {
      en: 'An invoice that was accepted tacitly is not accepted expressly',
      es: 'La factura con aceptación tácita no se acepta expresamente',
    },
    message: 'El documento ya tiene aceptación tácita',
    expected: { en: 'an invoice without event 034', es: 'una factura sin evento 034' },
    asks: without(tacitAcceptance),
    fix: { en: 'Nothing is to be sent: the invoice is accepted.', es: 'No envíe nada: la factura ya está aceptada.' },
    // Whoever comes behind a tacit acceptance comes behind the term.
    alsoFires: ['LGC06', 'DC24c'],
  }),
];

const sequence: readonly Rule[] = [
  orderRule({
    code: 'LGC09',
    in: ['event032'],
    title: {
      en: 'The receipt of the goods comes after the acknowledgement',
      es: 'El recibo del bien o servicio va después del acuse de recibo',
    },
    message: 'El recibo del bien o servicio exige acuse de recibo previo',
    expected: { en: 'an invoice with event 030', es: 'una factura con el evento 030' },
    asks: after(acknowledgement),
    fix: { en: 'Register event 030 first.', es: 'Registre primero el evento 030.' },
  }),
  orderRule({
    code: 'LGC12',
    in: ['event033'],
    title: {
      en: 'The acceptance comes after the receipt of the goods',
      es: 'La aceptación expresa va después del recibo del bien o servicio',
    },
    message: 'La aceptación expresa exige recibo del bien o servicio previo',
    expected: { en: 'an invoice with event 032', es: 'una factura con el evento 032' },
    asks: after(receipt),
    fix: { en: 'Register event 032 first.', es: 'Registre primero el evento 032.' },
  }),
  orderRule({
    code: 'LGC13',
    in: ['event033'],
    title: {
      en: 'The acceptance comes after the acknowledgement',
      es: 'La aceptación expresa va después del acuse de recibo',
    },
    message: 'La aceptación expresa exige acuse de recibo previo',
    expected: { en: 'an invoice with event 030', es: 'una factura con el evento 030' },
    asks: after(acknowledgement),
    fix: { en: 'Register events 030 and 032 first.', es: 'Registre primero los eventos 030 y 032.' },
    alsoFires: ['LGC12'],
  }),
];

/** By the dates of the events; DC24c and DC24e ask the same of their signing times. */
const terms: readonly Rule[] = [
  orderRule({
    code: 'LGC06',
    in: ['event033'],
    title: {
      en: 'The acceptance bears a date of the term',
      es: 'La aceptación expresa lleva una fecha dentro del plazo',
    },
    message: 'La aceptación expresa está fuera de plazo',
    expected: {
      en: 'at most the third business day after event 032',
      es: 'a más tardar el tercer día hábil siguiente al evento 032',
    },
    asks: withinTerm,
    fix: {
      en: 'Accept within three business days; later, the invoice is accepted tacitly.',
      es: 'Acepte dentro de los tres días hábiles; después, la factura queda aceptada tácitamente.',
    },
    alsoFires: ['DC24c'],
  }),
  orderRule({
    code: 'LGC14',
    in: ['event034'],
    title: {
      en: 'The tacit acceptance comes when the term of the buyer is over',
      es: 'La aceptación tácita llega cuando venció el plazo del adquirente',
    },
    message: 'La aceptación tácita está antes de plazo',
    expected: {
      en: 'a day after the third business day that follows event 032',
      es: 'un día posterior al tercer día hábil siguiente al evento 032',
    },
    asks: whenTermIsOver,
    fix: {
      en: 'Wait until three business days have passed since event 032.',
      es: 'Espere a que pasen tres días hábiles desde el evento 032.',
    },
    alsoFires: ['DC24e'],
  }),
];

/** The number of an event may be another's mistake; its code is the event itself. */
export const eventLedgerRules = group(
  { code: 'EVENT-LEDGER', title: { en: 'Events already processed', es: 'Eventos ya procesados' }, stage: 'ledger' },
  [
    rule({
      family: '90',
      title: { en: 'The event was not accepted before', es: 'El evento no fue aceptado antes' },
      codes: codesIn(rejects('90'), ...eventKinds),
      place: 'cbc:UUID',
      message: 'Documento procesado anteriormente.',
      needs: ['priorDocuments'],
      check: ({ priorDocuments: { asked, duplicate } }) =>
        is.satisfying({
          expected: {
            en: 'an event whose CUDE no accepted event has',
            es: 'un evento cuyo CUDE no tenga otro evento aceptado',
          },
          per: 'document',
          breakAt: () => ({ resend: true }),
          test: ({ subject }) => {
            if (!asked)
              return notEvaluated(
                'The event lacks fields by which it could be found.',
                'Al evento le faltan datos clave para buscarlo.',
              );
            const known = duplicate?.key.toLowerCase() === identityOf(subject).key.toLowerCase();
            return duplicate === undefined || !known
              ? undefined
              : {
                  found: {
                    en: `${duplicate.number}, accepted with key ${duplicate.key}`,
                    es: `${duplicate.number}, aceptado con el código ${duplicate.key}`,
                  },
                };
          },
        }),
      fix: {
        en: 'Adopt the verdict on the first one, which the answer carries.',
        es: 'Adopte el resultado del primer envío, que viene en la respuesta.',
      },
      source: observed({
        en: 'Answers of the authority to a resubmission',
        es: 'Respuestas de la autoridad a un reenvío',
      }),
    }),
  ],
);

/** Which events an invoice takes, and in which order (annex FE 1.9, LGC). */
export const eventOrderRules = group(
  { code: 'EVENT-ORDER', title: { en: 'Order of the events', es: 'Orden de los eventos' }, stage: 'content' },
  [onceOnly, ...exclusions, ...terms, ...sequence],
);
