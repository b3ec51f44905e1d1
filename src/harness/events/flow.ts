/** Events in their order, and an event broken as a rule declares. */
import {
  type CatalogueEntry,
  requireProfile,
  type Requirement,
  type Violation,
  violationOf,
} from '../../../simulator/judge/index.ts';
import { eventKinds } from '../../../simulator/document/kind.ts';
import type { Box, Reply } from '../box-types.ts';
import { tamperFor } from '../violations/tamper.ts';
import type { EventAnswer } from './client.ts';
import { eventDesk } from './desk.ts';
import { tacitAcceptance, type EventSubject } from '../../issuer/documents/event.ts';
import { acceptedReference, type AcceptedReference } from '../violations/reference.ts';
import { passTime, withAuthority } from '../violations/with-authority.ts';

type EventKind = (typeof eventKinds)[number];

const day = 86_400_000;

/** More days than three business days can take: with Holy Week they take ten. */
const termDays = 14;

/** The events an invoice must have before it accepts this one. */
const prerequisites: Readonly<Record<string, readonly string[]>> = {
  '030': [],
  '031': ['030', '032'],
  '032': ['030'],
  '033': ['030', '032'],
  '034': ['030', '032'],
};

const prerequisitesOf = (code: string): readonly string[] => prerequisites[code] ?? [];

/** Days that pass before the event, unless specified otherwise. */
const daysBefore = (code: string): number => (code === tacitAcceptance ? termDays : 0);

/** Sends one completely valid event. */
export const sendEvent = async (box: Box, code: string, document: EventSubject): Promise<EventAnswer> => {
  const desk = eventDesk(box);
  const model = desk.model(code, document);
  return desk.send(await desk.prepare(model), model);
};

/**
 * Registers events about an invoice, in that order; the term passes before a tacit acceptance. Returns the days that
 * passed.
 * @throws Error when the authority rejects one of them
 */
const registerEvents = async (box: Box, document: EventSubject, codes: readonly string[]): Promise<number> => {
  let passed = 0;
  for (const code of codes) {
    await passTime(box, daysBefore(code) * day);
    passed += daysBefore(code);
    const answer = await sendEvent(box, code, document);
    if (!answer.isValid) throw new Error(`Event ${code} was rejected: ${JSON.stringify(answer.lines)}`);
  }
  return passed;
};

export const codeOfKind = (kind: EventKind): string => kind.slice('event'.length);

/** Events that have rules and can be sent validly. */
export const sentKinds = eventKinds.filter((kind) => kind !== 'eventOther');

type Sending = {
  readonly box: Box;
  readonly violation: Violation;
  readonly code: string;
  readonly needs?: readonly Requirement[] | undefined;
};

const prepared = async (
  { box, violation, code, needs }: Sending,
  document: EventSubject,
  number: string | undefined,
) => {
  const desk = eventDesk(box);
  const model = desk.model(code, document, number);
  const { nit, checkDigit, name } = model.sender;
  const tamper = tamperFor(violation, {
    base: [],
    needs,
    certificate: (specimen) => box.authority.certificates.defective(specimen, { nit, checkDigit, name }),
    now: box.clock.now(),
  });
  return { model, event: await desk.prepare(model, tamper) };
};

/** The events accepted before the one under test, and how long before; returns the days that the clock was moved. */
const before = async ({ box, code, violation }: Sending, document: EventSubject): Promise<number> => {
  const events = violation.events ?? prerequisitesOf(code);
  const passed = await registerEvents(box, document, events);
  const more = violation.daysLater ?? Math.max(daysBefore(code) - passed, 0);
  await passTime(box, more * day);
  return passed + more;
};

/** An event of the kind about another invoice, which uses up its number. */
const takeNumber = async (box: Box, code: string, document: EventSubject): Promise<string> => {
  const passed = await before({ box, code, violation: {} }, document);
  const desk = eventDesk(box);
  const model = desk.model(code, document);
  const answer = await desk.send(await desk.prepare(model), model);
  await passTime(box, -passed * day);
  if (!answer.isValid) throw new Error(`Event ${code} was rejected: ${JSON.stringify(answer.lines)}`);
  return model.number;
};

/** Judges a complete event, with every rule on, after the events it requires; it is not filed. */
export const judgeCompleteEvent = async (
  box: Box,
  kind: EventKind,
  document: EventSubject,
): ReturnType<Box['authority']['judgeFile']> => {
  const profile = requireProfile('all');
  const code = codeOfKind(kind);
  const { settings, judgeFile } = box.authority;
  const desk = eventDesk(box);
  const kept = settings.profile;
  const passed = await before({ box, code, violation: {} }, document);
  try {
    settings.profile = profile;
    const { xml } = await desk.prepare(desk.model(code, document));
    return await judgeFile('evento.xml', Buffer.from(xml));
  } finally {
    settings.profile = kept;
    await passTime(box, -passed * day);
  }
};

type BrokenEvent = {
  readonly kind: EventKind;
  readonly violation: Violation;
  /** The judge goes on after the event failed its schema. */
  readonly beyondSchema: boolean;
  /** Places that the event must have. */
  readonly needs?: readonly Requirement[];
};

/** Sends a complete, valid event in which, or around which, something is changed. */
export const sendBrokenEvent = async (
  box: Box,
  { kind, violation, beyondSchema, needs }: BrokenEvent,
  makeInvoice: () => Promise<EventSubject>,
): Promise<EventAnswer> => {
  const profile = requireProfile('default');
  const code = codeOfKind(kind);
  const desk = eventDesk(box);
  const number = violation.repeat === true ? await takeNumber(box, code, await makeInvoice()) : undefined;
  const document = await makeInvoice();
  const passed = await before({ box, code, violation }, document);
  const change = { profile: { ...profile, continueAfterSchema: beyondSchema }, violation };
  let waited = 0;
  try {
    return await withAuthority(box, change, async () => {
      const { model, event } = await prepared({ box, violation, code, needs }, document, number);
      waited = violation.sentAfter ?? 0;
      await passTime(box, waited);
      const answer = await desk.send(event, model);
      return violation.resend === true ? desk.send(event, model) : answer;
    });
  } finally {
    await passTime(box, -passed * day - waited);
  }
};

/** Breaks a complete, valid event as the rule declares, and sends it. */
export const runEventViolation = (
  box: Box,
  entry: CatalogueEntry<EventKind>,
  makeInvoice: () => Promise<EventSubject>,
): Promise<EventAnswer> => {
  const violation = violationOf(entry);
  if (violation === undefined) throw new Error(`Rule ${entry.code.code} does not say how it is broken.`);
  const beyondSchema = entry.firesWith.includes('ZB01');
  return sendBrokenEvent(box, { kind: entry.document, violation, beyondSchema }, makeInvoice);
};

// Invoices with events, for violations that need them

/** The first invoice number of these scenarios: one for each number of a note. */
const firstNumber = 990_000_000;
const numbers = 4_000_000;

export const invoiceNumber = ({ numbers: supply }: Pick<Box, 'numbers'>, number: number): number =>
  supply?.('invoice') ?? firstNumber + (number % numbers);

/** An invoice that the authority accepted, as named in events. */
export const eventSubject = async (box: Box, reply: Reply): Promise<EventSubject & AcceptedReference> => {
  const reference = await acceptedReference(box, reply);
  const document = await box.authority.registry.documentByKey(reference.uuid);
  return { ...reference, type: document?.type ?? '' };
};

/** The document a note refers to: an invoice of its own, with those events. */
export const invoiceWithEvents = async (
  box: Box,
  events: readonly string[],
  sendInvoice: () => Promise<Reply>,
): Promise<AcceptedReference> => {
  const { type, ...reference } = await eventSubject(box, await sendInvoice());
  await registerEvents(box, { ...reference, type }, events);
  return reference;
};
