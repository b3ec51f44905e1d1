/** Invoices with events, for what is broken by those. */
import type { Box, Reply } from '../box.ts';
import { registerEvents } from '../events/flow.ts';
import type { EventSubject } from '../events/model.ts';
import { acceptedReference, type AcceptedReference } from './reference.ts';

/** Where the numbers of the invoices of these scenarios begin: one for each number of a note. */
const firstNumber = 990_000_000;
const numbers = 4_000_000;

export const invoiceNumber = (number: number): number => firstNumber + (number % numbers);

/** An invoice that the authority accepted, as events name it. */
export const eventSubject = async (box: Box, reply: Reply): Promise<EventSubject & AcceptedReference> => {
  const reference = await acceptedReference(box, reply);
  const document = await box.authority.registry.documentByKey(reference.uuid);
  return { ...reference, type: document?.type ?? '' };
};

/** What a note refers to: an invoice of its own, with those events. */
export const invoiceWithEvents = async (
  box: Box,
  events: readonly string[],
  sendInvoice: () => Promise<Reply>,
): Promise<AcceptedReference> => {
  const { type, ...reference } = await eventSubject(box, await sendInvoice());
  await registerEvents(box, { ...reference, type }, events);
  return reference;
};
