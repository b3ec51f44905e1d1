/** Sends what a row says: a document or an event, or a request, with what is changed in it or around it. */
import type { DocumentForm } from '../../issuer/documents/document-model.ts';
import { isEvent, type EventKind } from '../../../simulator/document/kind.ts';
import { requireProfile, type Profile, type Violation } from '../../../simulator/judge/index.ts';
import { verdictIn, type Verdict } from '../answers.ts';
import type { Box, Reply } from '../box-types.ts';
import type { EventSubject } from '../../issuer/documents/event.ts';
import { eventSubject, invoiceNumber, sendBrokenEvent } from '../events/flow.ts';
import { isBeforeRange } from '../own-company/in-name-of.ts';
import { typeCodeOf } from '../own-company/number-supply.ts';
import { outOfReach } from '../target/elsewhere.ts';
import { baseFor } from './base.ts';
import { neededBy, placesOf } from './drawn-base.ts';
import { drawRequest } from './drawn-request.ts';
import type { FieldWord } from './field-words.ts';
import type { AcceptedReference } from './reference.ts';
import { fieldsIn, violationIn, type SortedChange } from './row.ts';
import type { RowDocument } from './row-documents.ts';
import type { Given } from './row-given.ts';
import { isRequest, requirePossible } from './row-reach.ts';
import type { RowBase } from './row-steps.ts';
import { drawnWith, postChanged, sendBroken, sendComplete } from './run-violation.ts';

export type RowSaid = RowDocument & {
  readonly base: RowBase;
  /** Changes are in English, there and here. */
  readonly given: Given;
  readonly changes: readonly SortedChange[];
};

type RowRead = { readonly violation: Violation; readonly fields: readonly FieldWord[] };

/** @throws StepError for a change that is not understood, or has no effect */
export const readRow = ({ base, subject, given, changes }: RowSaid): RowRead => {
  const all = [...given.changes, ...changes];
  requirePossible({ base, subject, given, changes: all });
  return { violation: violationIn(all, 'en'), fields: fieldsIn(all, 'en') };
};

/** Adjustments of payroll replace or delete: a row that has a place in one is about that one. */
export const baseOfRow = (said: RowSaid): DocumentForm => {
  const { subject, name, given } = said;
  if (isEvent(subject)) throw new Error(`${subject} is no document.`);
  const { built = [], coded = [] } = readRow(said).violation;
  const places = [...given.needs.map(({ path }) => path), ...placesOf([...built, ...coded])];
  return (
    name ??
    places.map((path) => baseFor(subject, path)).find((each) => each !== 'payrollReplacement') ??
    baseFor(subject, undefined)
  );
};

const datesIn = ({ violation: { built = [] }, fields }: RowRead): readonly string[] => [
  ...built.flatMap((edit) => (edit.edit === 'set' && edit.path === '/*/cbc:IssueDate' ? [edit.text] : [])),
  ...fields.flatMap((field) =>
    'value' in field && field.field === 'date' && typeof field.value === 'string' ? [field.value] : [],
  ),
];

/** Own companies have ranges of their own: a document cannot be dated before they begin. */
const needsRangeBy = ({ company }: Box, subject: RowSaid['subject'], dates: readonly string[]): void => {
  for (const date of dates) {
    if (!isEvent(subject) && isBeforeRange(company, typeCodeOf(subject), date))
      outOfReach({
        en: `a numbering range that begins by ${date}`,
        es: `un rango de numeración que empiece a más tardar el ${date}`,
      });
  }
};

/** The same object where the row changes nothing: what the judge plans for a profile is kept with it. */
const profileFor = ({ rules, beyondSchema, profile = 'default' }: Given): Profile => {
  const base = requireProfile(profile);
  if (rules.length === 0 && !beyondSchema) return base;
  return { ...base, on: [...base.on, ...rules], continueAfterSchema: beyondSchema || base.continueAfterSchema };
};

type Sending = {
  /** A number that no other document has. */
  readonly nextNumber: () => number;
  /** What a generated document is drawn from. */
  readonly seed: string;
};

export type RowSent = {
  /** Absent after a request that was refused. */
  readonly verdict: Verdict | undefined;
  /** That of the issuing service: events are sent without it. */
  readonly reply?: Reply;
  /** Whether the generated document has that place. */
  readonly has?: ((path: string) => boolean) | undefined;
};

/** A complete invoice that the authority accepted, for events to be about. */
export const newInvoice = async (box: Box, number: number): Promise<EventSubject & AcceptedReference> => {
  const reply = await sendComplete(box, { name: 'invoice', number: invoiceNumber(box, number) });
  box.tamperWith(undefined);
  return eventSubject(box, reply);
};

export const sendEventRow = async (
  box: Box,
  said: RowSaid & { readonly subject: EventKind },
  { nextNumber }: Pick<Sending, 'nextNumber'>,
): Promise<RowSent> => {
  const { subject: kind, given } = said;
  if (kind === 'eventOther') throw new Error(`${kind} is not an event that is sent.`);
  const { violation } = readRow(said);
  const { beyondSchema, needs } = given;
  const broken = { kind, violation, beyondSchema, needs };
  return { verdict: await sendBrokenEvent(box, broken, () => newInvoice(box, nextNumber())) };
};

const verdictOf = (reply: Reply): RowSent => ({
  reply,
  verdict: reply.status === 200 ? verdictIn(reply.body) : undefined,
});

/** @throws StepError for what the document or request does not have */
export const sendDocumentRow = async (box: Box, said: RowSaid, { nextNumber, seed }: Sending): Promise<RowSent> => {
  const { subject, base, given } = said;
  const row = readRow(said);
  const { violation, fields } = row;
  needsRangeBy(box, subject, datesIn(row));
  const [name, number, profile, { needs }] = [baseOfRow(said), nextNumber(), profileFor(given), given];
  if (isRequest(base)) {
    const isDrawn = base === 'generatedRequest';
    const drawn = isDrawn ? await drawRequest(box, { name, seed, needs, changes: fields }) : undefined;
    const reply = await postChanged(box, { name, number, changes: fields, violation, profile, drawn });
    return { ...verdictOf(reply), has: drawn?.has };
  }
  const all = [...needs, ...neededBy(violation)];
  const drawn = base === 'generated' ? await drawnWith(box, { name, seed, needs: all }) : undefined;
  return { ...verdictOf(await sendBroken(box, { name, number, violation, profile, drawn, needs })), has: drawn?.has };
};
