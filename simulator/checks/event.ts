/** What an event says, and what is known about the document that it is about. */
import { colombianDate } from '../../src/common/time.ts';
import type { Facts } from './vocabulary/facts.ts';
import { identityOf } from '../document/identity.ts';
import type { Subject } from '../document/subject.ts';
import type { EventFacts, RegisteredEvent } from '../registry/events.ts';
import type { JudgedDocument } from '../registry/types.ts';
import { dateOf } from '../document/dates.ts';

export const documentResponse = '/*/cac:DocumentResponse';
export const referenced = `${documentResponse}/cac:DocumentReference`;

export const names = {
  acknowledgement: '030',
  claim: '031',
  receipt: '032',
  acceptance: '033',
  tacitAcceptance: '034',
} as const;

/** By which the buyer has accepted the invoice. */
export const acceptances: readonly string[] = [names.acceptance, names.tacitAcceptance];

const keyOf = (subject: Subject): string => subject.text(`${referenced}/cbc:UUID`)?.toLowerCase() ?? '';

const salesInvoices: ReadonlySet<string> = new Set(['01', '02', '03', '04']);

/** The accepted document with the code that the event gives, of whatever kind it is. */
export const documentOf = (
  subject: Subject,
  { referencedDocuments }: Pick<Facts, 'referencedDocuments'>,
): JudgedDocument | undefined => referencedDocuments.byKey.get(keyOf(subject));

export const isInvoice = ({ type }: JudgedDocument): boolean => salesInvoices.has(type);

type Registered = Pick<Facts, 'registeredEvents'>;

/** What was accepted about the same document before, oldest first. */
export const priorEvents = (subject: Subject, { registeredEvents }: Registered): readonly RegisteredEvent[] =>
  registeredEvents.byDocument.get(keyOf(subject)) ?? [];

export const priorEvent = (subject: Subject, facts: Registered, code: string): RegisteredEvent | undefined =>
  priorEvents(subject, facts).find((event) => event.code === code);

/** The day on which an event was signed, or else the one that it bears. */
export const signingDate = ({ signedAt, issueDate }: RegisteredEvent): string =>
  signedAt === undefined ? issueDate : colombianDate(signedAt);

/** What is filed of an event. */
export const eventFactsOf = (subject: Subject, { certificate }: Pick<Facts, 'certificate'>): EventFacts => {
  const { type, issueDate } = identityOf(subject);
  const signedAt = certificate.signingTime?.instant;
  return { code: type, documentKey: keyOf(subject), issueDate: dateOf(issueDate) ?? '', signedAt };
};
