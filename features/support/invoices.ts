import type { Box } from '../../src/harness/box.ts';
import type { EventSubject } from '../../src/harness/events/build.ts';
import { eventSubject, invoiceNumber } from '../../src/harness/events/flow.ts';
import type { AcceptedReference } from '../../src/harness/violations/reference.ts';
import { sendComplete } from '../../src/harness/violations/run-violation.ts';

/** A complete invoice that the authority accepted, for events to be about. */
export const newInvoice = async (box: Box, number: number): Promise<EventSubject & AcceptedReference> => {
  const reply = await sendComplete(box, { name: 'invoice', number: invoiceNumber(box, number) });
  box.tamperWith(undefined);
  return eventSubject(box, reply);
};
