/** Issues documents that break a rule on purpose, with the authority and the clock set as the violation needs them. */
import { kindOf, type DocumentForm } from '../../issuer/documents/document-model.ts';
import type { Tamper } from '../../issuer/steps.ts';
import type { Box, Reply } from '../box-types.ts';
import {
  type CatalogueEntry,
  requireProfile,
  type Requirement,
  type Violation,
  violationOf,
  type Profile,
} from '../../../simulator/judge/index.ts';
import type { XmlEdit } from '../../../simulator/document/index.ts';
import { colombianDate } from '../../common/time.ts';
import { baseDocument, baseFor } from './base.ts';
import { numberField } from '../generated-documents/kinds.ts';
import { invoiceNumber, invoiceWithEvents } from '../events/flow.ts';
import { inNameOf, rangeFor, violationFor } from '../own-company/in-name-of.ts';
import { typeCodeOf } from '../own-company/number-supply.ts';
import type { DrawnBase } from './drawn-base.ts';
import { withFieldWords, type FieldWord } from './field-words.ts';
import { mentioning, referenceFields, referenceOnce, type AcceptedReference } from './reference.ts';
import type { StepError } from './step-error.ts';
import { tamperFor } from './tamper.ts';
import { isObject } from '../../common/json/is-object.ts';
import { passTime, withAuthority } from './with-authority.ts';

type Later = {
  readonly box: Box;
  /** Further changes to the document. */
  readonly tamper?: Tamper | undefined;
  /** Between signing and sending; negative where the clock is set back. */
  readonly milliseconds?: number | undefined;
};

/**
 * Lets time pass, for both sides, after the document is signed and before its message is written, and sets the clock
 * back: a queue that drained late.
 */
const sendingLater = async <T>({ box, tamper, milliseconds = 0 }: Later, issue: () => Promise<T>): Promise<T> => {
  let passed = 0;
  const signed = async (xml: string): Promise<string> => {
    await passTime(box, milliseconds);
    passed += milliseconds;
    return (await tamper?.signed?.(xml)) ?? xml;
  };
  box.tamperWith(milliseconds === 0 ? tamper : { ...tamper, signed });
  try {
    return await issue();
  } finally {
    await passTime(box, -passed);
  }
};

const schemaRule = 'ZB01';

/**
 * A rule that is off by default is switched on alone; one that only a schema-invalid document breaks needs the judge to
 * continue.
 */
export const profileFor = (entry: CatalogueEntry, base: Profile, companions = entry.firesWith): Profile => ({
  ...base,
  on: entry.code.defaultOn === false ? [...base.on, entry.code.code] : base.on,
  continueAfterSchema: companions.includes(schemaRule) || base.continueAfterSchema,
});

type Wanted = {
  readonly name: DocumentForm;
  readonly number: number;
  /** The document a note corrects; by default that with which it was drawn, or an accepted one that all notes share. */
  readonly about?: AcceptedReference | undefined;
  /** By default the hand-made base. */
  readonly drawn?: DrawnBase | undefined;
  /** What the complete document must be like. */
  readonly needs?: readonly Requirement[] | undefined;
};

/** The request under that number and, for notes, about a document that was accepted before; a drawn one names it, or none. */
const requestFor = async (
  box: Box,
  { name, number, about, drawn }: Wanted,
): Promise<Readonly<Record<string, unknown>>> => {
  const numbered = {
    ...inNameOf(box.company)(drawn?.request ?? baseDocument(name).request),
    [numberField(name)]: number,
  };
  const corrected = about ?? (drawn === undefined ? await acceptedFor(box, name) : undefined);
  return corrected === undefined ? numbered : { ...numbered, ...referenceFields(name, corrected) };
};

/** One of the kind that the authority has accepted: the request alone, complete and unbroken. */
const acceptedDocument = (box: Box, name: DocumentForm): Promise<AcceptedReference> =>
  referenceOnce(box, name, async () => {
    const made = await requestFor(box, { name, number: referenceNumber(box, name) });
    return box.post(baseDocument(name).path, dated(box, name, made));
  });

const findCompletingEdits = async (box: Box, name: DocumentForm): Promise<readonly XmlEdit[]> => {
  const { edits, mentions = [] } = baseDocument(name);
  const references = await Promise.all(
    mentions.map(async (mention) => [mention, await acceptedDocument(box, mention)] as const),
  );
  return references.reduce(mentioning, edits);
};

const completing = new WeakMap<Box, Map<DocumentForm, Promise<readonly XmlEdit[]>>>();

/**
 * The edits that make the document of a base complete; the documents that it mentions are accepted ones, the same for
 * every run.
 */
const completingEdits = (box: Box, name: DocumentForm): Promise<readonly XmlEdit[]> => {
  const ofBox = completing.get(box) ?? new Map<DocumentForm, Promise<readonly XmlEdit[]>>();
  completing.set(box, ofBox);
  const known = ofBox.get(name) ?? findCompletingEdits(box, name);
  ofBox.set(name, known);
  return known;
};

const isPayroll = (name: DocumentForm): boolean => name.startsWith('payroll');

/** Above all numbers used by scenarios: in a registered range, the last but one. */
const lastNumber = (company: Box['company'], name: DocumentForm): number => {
  const range = rangeFor(company, typeCodeOf(kindOf(name)));
  return Number(range?.to ?? 99_999_999) - (range?.authorization === undefined ? 0 : 1);
};

const referenceNumber = ({ numbers, company }: Box, name: DocumentForm): number =>
  numbers?.(kindOf(name)) ?? lastNumber(company, name);

type Request = Readonly<Record<string, unknown>>;

/** Purchases by operation and payroll are dated on the day of signing. */
const dated = ({ clock }: Box, name: DocumentForm, request: Request): Request => {
  const today = colombianDate(clock.now());
  const { invoice_lines: lines, period } = request;
  if (isPayroll(name) && isObject(period)) return { ...request, period: { ...period, issue_date: today } };
  if (name !== 'supportDocument' || !Array.isArray(lines)) return request;
  return { ...request, invoice_lines: lines.map((line: object) => ({ ...line, start_date: today })) };
};

/**
 * The complete, valid document of that kind, issued under that number.
 * @throws StepError for a change of what the document does not have
 */
export const sendComplete = async (box: Box, wanted: Wanted, violation: Violation = {}): Promise<Reply> => {
  const { name: base } = wanted;
  const { path } = baseDocument(base);
  const request = await completeRequest(box, wanted);
  const edits = wanted.drawn?.edits ?? (await completingEdits(box, base));
  const { nit, checkDigit, name } = box.company;
  let fault: StepError | undefined;
  const tamper = tamperFor(violation, {
    base: edits,
    needs: wanted.needs,
    onFault: (error) => {
      fault = error;
    },
    certificate: (specimen) => box.authority.certificates.defective(specimen, { nit, checkDigit, name }),
    now: box.clock.now(),
  });
  const headers = violation.repeat === true ? { 'Ensayo-Allow-Resend': '1' } : {};
  const reply = await sendingLater({ box, tamper, milliseconds: violation.sentAfter }, () =>
    box.post(path, request, headers),
  );
  // The issuing service stopped there, before anything was sent.
  if (fault !== undefined) throw fault;
  return reply;
};

/** The valid request of that kind, without the parts that no request can express. */
export const completeRequest = async (box: Box, wanted: Wanted): Promise<Readonly<Record<string, unknown>>> =>
  dated(box, wanted.name, await requestFor(box, wanted));

/** An invoice of its own, for a note that is broken by the invoice it corrects, or by that invoice's events. */
const referenceFor = async (
  box: Box,
  { events, corrected }: Violation,
  number: number,
): Promise<AcceptedReference | undefined> => {
  if (events === undefined && corrected === undefined) return undefined;
  const wanted = { name: 'invoice', number: invoiceNumber(box, number) } as const;
  return invoiceWithEvents(box, events ?? [], () => sendComplete(box, wanted, { built: corrected ?? [] }));
};

/** The accepted document that one of that kind corrects, if it corrects one. */
export const acceptedFor = (box: Box, name: DocumentForm): Promise<AcceptedReference | undefined> => {
  const { refersTo } = baseDocument(name);
  return refersTo === undefined ? Promise.resolve(undefined) : acceptedDocument(box, refersTo);
};

type Drawing = { readonly name: DocumentForm; readonly seed: string; readonly needs: readonly Requirement[] };

/** A complete document drawn from the seed, with what is needed, about one that the authority accepted. */
export const drawnWith = async (box: Box, { name, seed, needs }: Drawing): Promise<DrawnBase> => {
  const { drawBase } = await import('./drawn-base.ts');
  return drawBase(box, {
    ...{ name, seed, needs },
    grafts: await completingEdits(box, name),
    about: await acceptedFor(box, name),
  });
};

/** A valid document, and what is changed in it or around it. */
type Broken = {
  readonly name: DocumentForm;
  readonly number: number;
  readonly violation: Violation;
  readonly profile: Profile;
  /** By default the hand-made base. */
  readonly drawn?: DrawnBase | undefined;
  readonly needs?: readonly Requirement[] | undefined;
};

/** Sends it through both services. */
export const sendBroken = async (
  box: Box,
  { name, number, violation: declared, profile, drawn, needs }: Broken,
): Promise<Reply> => {
  const violation = violationFor(box.company, declared);
  // The document it refers to must be accepted before anything is broken.
  await Promise.all([acceptedFor(box, name), completingEdits(box, name)]);
  const about = await referenceFor(box, violation, number);
  return withAuthority(box, { profile, violation }, async () => {
    if (violation.repeat === true) await sendComplete(box, { name, number, drawn });
    return sendComplete(box, { name, number, about, drawn, needs }, violation);
  });
};

export type ChangedRequest = {
  readonly name: DocumentForm;
  readonly number: number;
  readonly changes: readonly FieldWord[];
  readonly violation: Violation;
  readonly profile: Profile;
  /** By default the hand-made request. */
  readonly drawn?: DrawnBase | undefined;
};

/**
 * Posts the valid request of that kind with those changes, and nothing else.
 * @throws StepError if the path to a changed field leads nowhere
 */
export const postChanged = async (
  box: Box,
  { name, number, changes, violation, profile, drawn }: ChangedRequest,
): Promise<Reply> => {
  const request = withFieldWords(await completeRequest(box, { name, number, drawn }), changes);
  return withAuthority(box, { profile, violation }, () => box.post(baseDocument(name).path, request));
};

type ViolationRun = {
  readonly number: number;
  /** Changes the profile under which the document is judged. */
  readonly adjust?: (profile: Profile) => Profile;
};

/** Breaks the complete, hand-made document as the rule declares. */
export const runViolation = (
  box: Box,
  entry: CatalogueEntry,
  { number, adjust = (profile) => profile }: ViolationRun,
): Promise<Reply> => {
  const violation = violationOf(entry);
  if (violation === undefined) throw new Error(`Rule ${entry.code.code} does not say how it is broken.`);
  const name = baseFor(entry.document, entry.target?.path);
  return sendBroken(box, { name, number, violation, profile: adjust(profileFor(entry, requireProfile('default'))) });
};
