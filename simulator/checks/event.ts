/** What an event says, and what is known about the document that it is about. */
import { addDays, colombianDate, isDate } from '../../src/common/time.ts';
import { identityOf } from '../document/identity.ts';
import type { Subject } from '../document/subject.ts';
import type { EventFacts, JudgedDocument, RegisteredEvent } from '../registry/types.ts';
import { dateOf } from '../document/dates.ts';
import type { Facts } from './vocabulary/facts.ts';

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

/** Sunday and Saturday. */
const weekend: ReadonlySet<number> = new Set([0, 6]);

/** Public holidays are not left out: no calendar of them is at hand. */
const isBusinessDay = (date: string): boolean => !weekend.has(new Date(`${date}T00:00:00Z`).getUTCDay());

const nextBusinessDay = (date: string): string => {
  const next = addDays(date, 1);
  return isBusinessDay(next) ? next : nextBusinessDay(next);
};

/**
 * The last day on which a buyer may accept or claim: the third business day,
 * counted from the one behind the receipt (event 032). Undefined for what is no
 * `YYYY-MM-DD`.
 */
export const endOfTerm = (receipt: string): string | undefined =>
  isDate(receipt) ? nextBusinessDay(nextBusinessDay(nextBusinessDay(receipt))) : undefined;
