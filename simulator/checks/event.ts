/** The content of an event, and the known facts about the document it refers to. */
import { colombianDate, isDate } from '../../src/common/time.ts';
import { identityOf } from '../document/identity.ts';
import { documents } from '../document/kind.ts';
import { textOf } from '../../src/common/xml/tree.ts';
import { childOf } from '../document/path-index.ts';
import type { Site, Subject } from '../document/subject.ts';
import type { EventFacts, JudgedDocument, RegisteredEvent } from '../registry/types.ts';
import { dateOf } from '../document/dates.ts';
import { nextBusinessDay } from './business-days.ts';
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

/** Events with which the buyer accepts the invoice. */
export const acceptances: readonly string[] = [names.acceptance, names.tacitAcceptance];

const codeOf = (subject: Subject): string => subject.text(`${referenced}/cbc:UUID`) ?? '';

/** The key under which events about the document are filed. */
const keyOf = (subject: Subject): string => codeOf(subject).toLowerCase();

const salesInvoices: ReadonlySet<string> = new Set(documents.invoice.types);

/** The accepted document, of any kind, with the code as the event writes it: that of its first reference. */
export const documentOf = (
  subject: Subject,
  { referencedDocuments }: Pick<Facts, 'referencedDocuments'>,
): JudgedDocument | undefined => referencedDocuments.byKey.get(codeOf(subject));

/** The accepted document of the reference at a site, whose owner is the reference or its cbc:UUID. */
export const documentAt = (
  { owner }: Pick<Site, 'owner'>,
  { referencedDocuments }: Pick<Facts, 'referencedDocuments'>,
): JudgedDocument | undefined => referencedDocuments.byKey.get(textOf(childOf(owner, 'cbc:UUID') ?? owner));

export const isInvoice = ({ type }: JudgedDocument): boolean => salesInvoices.has(type);

type Registered = Pick<Facts, 'registeredEvents'>;

/** Earlier accepted events about the same document, oldest first. */
export const priorEvents = (subject: Subject, { registeredEvents }: Registered): readonly RegisteredEvent[] =>
  registeredEvents.byDocument.get(keyOf(subject)) ?? [];

export const priorEvent = (subject: Subject, facts: Registered, code: string): RegisteredEvent | undefined =>
  priorEvents(subject, facts).find((event) => event.code === code);

/** The day on which an event was signed, or its stated date. */
export const signingDate = ({ signedAt, issueDate }: RegisteredEvent): string =>
  signedAt === undefined ? issueDate : colombianDate(signedAt);

/** Behind all of them; some may have been removed for their age. */
export const placeAfter = (events: readonly RegisteredEvent[]): number =>
  1 + Math.max(events.length, ...events.map(({ place = 0 }) => place));

/** The facts of an event that are filed. */
export const eventFactsOf = (subject: Subject, { certificate }: Pick<Facts, 'certificate'>): EventFacts => {
  const { type, issueDate } = identityOf(subject);
  const signedAt = certificate.signingTime?.instant;
  return { code: type, documentKey: keyOf(subject), issueDate: dateOf(issueDate) ?? '', signedAt };
};

/** More days than any term takes: two weeks hold three business days in every year. */
export const longerThanTerm = 14;

/**
 * The last day on which a buyer may accept or claim: the third business day, counting from the day after receipt (event
 * 032). Undefined unless the date is `YYYY-MM-DD`.
 */
export const endOfTerm = (receipt: string): string | undefined =>
  isDate(receipt) ? nextBusinessDay(nextBusinessDay(nextBusinessDay(receipt))) : undefined;
