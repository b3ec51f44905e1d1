/**
 * The path of a document from the request to the authority's verdict, from start to end, in named steps: read, model,
 * built, coded, signed, zipped, sent, answered, stored.
 */
import { inStep } from '../common/env/in-step.ts';
import type { AuthorityClient } from './authority/client.ts';
import { fetchExplanations, type Explanation, type ExplanationLanguage } from './authority/explanations.ts';
import type { RetryPolicy } from './authority/retry.ts';
import {
  askStatus,
  transmit,
  type Answered,
  type Parcel,
  type Queued,
  type Transmission,
  type TransmitOptions,
} from './authority/transmit.ts';
import type { FilledCodes } from './codes/fill-codes.ts';
import type { DocumentModel } from './documents/document-model.ts';
import type { Numbering, Presentation } from './documents/model.ts';
import { ownReferenceWarnings } from './own-reference.ts';
import {
  composeDocument,
  prepareDocument,
  writeDocument,
  zipOf,
  type PrepareContext,
  type WrittenDocument,
} from './prepare.ts';
import { attachedDocumentFileName } from './printing/attached-document.ts';
import { callersPath } from './requests/aliases.ts';
import type { FieldErrors } from './requests/schema-messages.ts';
import type { RequestWarning, GoodRead } from './requests/read.ts';
import { notInForce, type NotInForce } from './signing/not-in-force.ts';
import type { DocumentKind } from './steps.ts';
import { acceptedRival } from './rival.ts';
import { modelText, newDocument, numberOf, settlementOf } from './store/records.ts';
import { hasFiles, type DocumentSummary, type IssuerStore } from './store/port.ts';
import type { Turns } from './store/turns.ts';

export type { DocumentKind, OnStep, Steps, Tamper } from './steps.ts';

export type IssueContext = PrepareContext & {
  readonly client: AuthorityClient;
  readonly store: IssuerStore;
  readonly turns: Turns;
  readonly retry?: RetryPolicy | undefined;
  /** Resends a number that was accepted before. */
  readonly allowResend?: boolean | undefined;
  /** Sends to that test set, which judges later. */
  readonly testSetId?: string | undefined;
  /** Of the explanations; English if absent. */
  readonly language?: ExplanationLanguage | undefined;
  /** Headers that go with the document to the authority. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
};

/** How a document is named to the caller; `number` includes its prefix. */
export type IssuedIdentity = { readonly key: string; readonly date: string; readonly number: string };

/** The document as it was sent. */
export type SentDocument = {
  readonly signedXml: string;
  /** Before the signature; undefined if an earlier sending is adopted. */
  readonly unsignedXml: string | undefined;
  readonly zip: Buffer;
};

type Sent = {
  readonly identity: IssuedIdentity;
  readonly model: DocumentModel;
  readonly qrText: string;
  /** Of the printed files, without extension. */
  readonly printedName: string;
  readonly document: SentDocument;
  /** The recipients of the mail. */
  readonly mail: Presentation['mail'];
  readonly warnings: readonly RequestWarning[];
  readonly explanations: readonly Explanation[] | undefined;
};

export type Issued = Sent & {
  readonly kind: 'issued';
  /** Of the container for the acquirer. */
  readonly attachedName: string;
  readonly answered: Answered;
};

/** Accepted by the platform, to be judged later. */
export type Pending = Sent & { readonly kind: 'queued'; readonly queued: Queued };

export type Failed = {
  readonly kind: 'failed';
  readonly identity: IssuedIdentity;
  readonly transmission: Exclude<Transmission, Answered | Queued>;
  readonly explanations: readonly Explanation[] | undefined;
  /** A likely cause of a fault: a certificate that signed the message is not in force. */
  readonly notInForce: NotInForce | undefined;
};

export type IssueResult =
  | Issued
  | Pending
  | Failed
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | { readonly kind: 'number-taken'; readonly identity: IssuedIdentity }
  /** Nothing was signed or sent, and the number is free. */
  | { readonly kind: 'too-large'; readonly bytes: number };

/**
 * Of an XML before its signature. The field of the ZIP takes 50 MB (contract, annex FE 1.9); the authority itself rejects
 * more than 500 KB (ZA01), which is its verdict to give.
 */
export const longestXmlBytes = 50_000_000;

/** The request: a kind, its parsed body, and what was read in it. */
type Asked<Model extends DocumentModel> = {
  readonly kind: DocumentKind<Model>;
  readonly body: unknown;
  readonly read: GoodRead<Model>;
};

/** Issues the document described in a request body. Whatever the authority does is a value; throws only for bugs. */
export const issueDocument = async <Model extends DocumentModel>(
  kind: DocumentKind<Model>,
  body: unknown,
  context: IssueContext,
): Promise<IssueResult> => {
  const { env, company, onStep } = context;
  onStep?.('read', body);
  const read = await inStep(() => kind.read(body, { company, now: env.clock.now() }));
  if (!read.ok) return { kind: 'invalid', errors: read.errors };
  onStep?.('model', read);
  const warnings = [...read.warnings, ...(await ownReferenceWarnings(read, context))];
  return withNumber(read, context, (model) => {
    onStep?.('numbered', model);
    return issueNumbered({ kind, body, read: { ...read, model, warnings } }, context);
  });
};

/**
 * Issues a document while no other one of this process can use its number. Requests that leave the number to the service
 * also wait for one another: the next number depends on the outcome of the last one. Other processes that share the
 * store take other numbers meanwhile. A number that is resent on purpose waits for nothing.
 */
const withNumber = <Model extends DocumentModel>(
  { model, numbered }: GoodRead<Model>,
  context: IssueContext,
  issue: (model: Model) => Promise<IssueResult>,
): Promise<IssueResult> => {
  const { turns, company, allowResend = false } = context;
  const alone = (own: Model) => turns(JSON.stringify(numberOf(company.nit, own)), () => issue(own));
  if (numbered) return allowResend ? issue(model) : alone(model);
  const { company: nit, family, prefix } = numberOf(company.nit, model);
  const next = JSON.stringify({ next: [nit, family, prefix] });
  return turns(next, () => withTakenNumber(model, context, alone));
};

/** A number that was free may be used, by a request that states it, before its turn comes. */
const mostNumbersTried = 20;

/** Issues the model under the first number that is free. */
const withTakenNumber = async <Model extends DocumentModel>(
  model: Model,
  context: IssueContext,
  issue: (model: Model) => Promise<IssueResult>,
): Promise<IssueResult> => {
  const { store, company } = context;
  for (let tried = 1; ; tried += 1) {
    const next = await withNextNumber(model, context);
    const numbered = { ...next, number: await store.takeNumber(numberOf(company.nit, next)) };
    const result = await issue(numbered);
    const isAccepted = result.kind === 'issued' && result.answered.verdict.isValid;
    if (!isAccepted) await store.giveNumberBack(numberOf(company.nit, numbered));
    if (result.kind !== 'number-taken' || tried === mostNumbersTried) return result;
  }
};

/** The number after the highest so far, or the first of the range if there is none in it. */
export const followingNumber = ({ from, startAt = from }: Numbering, next: string | undefined): string =>
  next === undefined || BigInt(next) < BigInt(startAt) ? startAt : next;

/** The model with the next number. */
export const withNextNumber = async <Model extends DocumentModel>(
  model: Model,
  { store, company }: Pick<IssueContext, 'store' | 'company'>,
): Promise<Model> => {
  const next = await store.nextNumber(numberOf(company.nit, model));
  return { ...model, number: followingNumber(model.numbering, next) };
};

/** From a number to a verdict. The document is composed once: all later steps use that one. */
const issueNumbered = async <Model extends DocumentModel>(
  request: Asked<Model>,
  context: IssueContext,
): Promise<IssueResult> => {
  const { kind, body, read } = request;
  const options = await transmitOptions(kind, context);
  const earlier = await earlierDocument(read, options, context);
  if (earlier !== undefined && !isLearnt(earlier)) return numberTaken(earlier.document);
  const coded = await inStep(() => composeDocument(kind, read.model, context));
  const asked = { ...request, coded };
  if (earlier !== undefined) return adopt(earlier, asked, context);
  const written = await inStep(() => writeDocument(coded));
  const bytes = Buffer.byteLength(written.unsignedXml);
  if (bytes > longestXmlBytes) return { kind: 'too-large', bytes };
  const kept = await keep({ ...asked, written }, context);
  const onSent: TransmitOptions['onSent'] = (sent) =>
    context.onStep?.('sent', { ...sent, body, kind: kind.name, root: coded.root });
  const transmission = await inStep(() => transmit(context.client, kept.parcel, { ...options, onSent }));
  const rival = await rivalOf({ ...kept, transmission, options }, read.model, context);
  if (rival !== undefined) {
    await yieldTo(rival, kept, context);
    return adopt(rival, asked, context);
  }
  await settle(kept, transmission, context);
  const explanations = await explain(transmission, asked, context);
  return resultOf(kept, read, {
    transmission,
    explanations,
    notInForce: transmission.kind === 'fault' ? notInForce(options.credentials, context.env.clock.now()) : undefined,
  });
};

const transmitOptions = async (
  { operation }: Pick<TransmitOptions, 'operation'>,
  context: IssueContext,
): Promise<TransmitOptions> => {
  const { env, company, retry, tamper, testSetId, headers, allowResend = false } = context;
  return {
    operation,
    testSetId,
    env,
    credentials: await (tamper?.senderCredentials ?? company.credentials)(),
    retry,
    tamper: tamper?.envelope,
    headers,
    // Callers that resend on purpose want to see the authority's answer.
    adoptDuplicates: !allowResend,
  };
};

/** A document accepted under the same number, with its verdict if it was not known before. */
type Earlier = { readonly document: DocumentSummary; readonly answered: Answered | undefined };

type Learnt = Earlier & { readonly answered: Answered };

const isLearnt = (earlier: Earlier): earlier is Learnt => earlier.answered !== undefined;

/** Queries the verdicts on documents with this number whose answers were lost: one may have been accepted. */
const earlierDocument = async (
  { model, numbered }: GoodRead<DocumentModel>,
  options: TransmitOptions,
  { env, company, client, store, allowResend = false }: IssueContext,
): Promise<Earlier | undefined> => {
  if (numbered && allowResend) return undefined;
  const standing = await store.standing(numberOf(company.nit, model));
  const taken = standing.find(({ state }) => state === 'accepted');
  if (taken !== undefined) return { document: taken, answered: undefined };
  let accepted: Earlier | undefined;
  for (const document of standing) {
    const answered = await askStatus(client, document.key, options);
    if (answered === undefined) continue;
    await store.settleDocument(document.id, settlementOf(answered, env.clock.now()));
    if (answered.verdict.isValid) accepted ??= { document, answered };
  }
  return accepted;
};

const identityOf = (key: string, { issueDate, prefix, number }: DocumentModel | DocumentSummary): IssuedIdentity => ({
  key,
  date: issueDate,
  number: `${prefix}${number}`,
});

const numberTaken = (document: DocumentSummary): IssueResult => ({
  kind: 'number-taken',
  identity: identityOf(document.key, document),
});

/** A requested document, with its codes. */
type Composed<Model extends DocumentModel> = Asked<Model> & { readonly coded: FilledCodes };

/** The caller gets the missed verdict if this is the same document in everything; otherwise the number is taken. */
const adopt = async <Model extends DocumentModel>(
  { document, answered }: Learnt,
  { read, coded }: Composed<Model>,
  { store, onStep }: IssueContext,
): Promise<IssueResult> => {
  const stored = await store.document(document.id);
  if (stored?.key !== coded.uuid || !hasFiles(stored) || stored.files.model !== modelText(read.model))
    return numberTaken(document);
  onStep?.('answered', answered);
  onStep?.('stored', { id: stored.id, state: 'accepted' });
  const { model, presentation, warnings } = read;
  const { fileName, printedName, createdAt, files } = stored;
  const { signedXml } = files;
  return {
    kind: 'issued',
    identity: identityOf(stored.key, model),
    model,
    qrText: coded.qrText,
    printedName,
    attachedName: attachedDocumentFileName(fileName, presentation.mail.attachedDocumentPrefix),
    answered,
    document: { signedXml, unsignedXml: undefined, zip: zipOf(fileName, signedXml, createdAt) },
    mail: presentation.mail,
    warnings,
    explanations: undefined,
  };
};

/** A document in the store that can be sent. */
type Kept = Pick<Sent, 'identity' | 'qrText' | 'printedName' | 'document'> & {
  /** In the store. */
  readonly id: number;
  readonly parcel: Parcel;
  readonly attachedName: string;
};

/** Signs, zips and stores a document before it is sent: whatever happens then, its key is known. */
const keep = async <Model extends DocumentModel>(
  { kind, read, coded, written }: Composed<Model> & { readonly written: WrittenDocument },
  context: IssueContext,
): Promise<Kept> => {
  const { env, company, store } = context;
  const { parcel, signedXml, deflatedXml, unsignedXml, xmlName } = await prepareDocument(
    kind.fileKind,
    written,
    context,
  );
  const createdAt = env.clock.now();
  const { printedPrefix } = kind;
  const record = newDocument({ company: company.nit, printedPrefix, read, coded, deflatedXml, xmlName, createdAt });
  return {
    id: await inStep(() => store.addDocument(record.document)),
    identity: identityOf(coded.uuid, read.model),
    qrText: coded.qrText,
    printedName: record.document.printedName,
    attachedName: record.attachedName,
    parcel,
    document: { signedXml, unsignedXml, zip: parcel.zip },
  };
};

/** Settles a document in the store by what became of it. */
const settle = async (
  { id }: Pick<Kept, 'id'>,
  transmission: Transmission,
  { env, store, onStep }: IssueContext,
): Promise<void> => {
  onStep?.('answered', transmission);
  const settlement = settlementOf(transmission, env.clock.now());
  await inStep(() => store.settleDocument(id, settlement));
  onStep?.('stored', { id, state: settlement.state });
};

type Sending = Pick<Kept, 'id' | 'parcel' | 'document'> & {
  readonly transmission: Transmission;
  readonly options: TransmitOptions;
};

/** Another document that was accepted under the same code; a first answer is always about this one. */
const rivalOf = async (
  { id, parcel: { key }, document: { signedXml }, transmission, options: { credentials } }: Sending,
  model: DocumentModel,
  { store, client, company }: IssueContext,
): Promise<Learnt | undefined> => {
  if (transmission.kind !== 'answered' || !transmission.adopted || !transmission.verdict.isValid) return undefined;
  const sent = { id, key, number: numberOf(company.nit, model), signedXml };
  const document = await acceptedRival(sent, { store, client, credentials });
  return document && { document, answered: transmission };
};

/** The other document has the number; this one counts as rejected. */
const yieldTo = async (
  { document, answered }: Learnt,
  { id }: Pick<Kept, 'id'>,
  { env, store }: IssueContext,
): Promise<void> => {
  const at = env.clock.now();
  await store.settleDocument(id, { state: 'rejected', applicationResponse: undefined, at });
  await store.settleDocument(document.id, settlementOf(answered, at));
};

/** Only if a line or a fault needs one, and only from an authority that explains itself. */
const explain = async <Model extends DocumentModel>(
  transmission: Transmission,
  { read, coded }: Composed<Model>,
  { client, language }: IssueContext,
): Promise<readonly Explanation[] | undefined> => {
  const { kind } = transmission;
  if (kind !== 'answered' && kind !== 'fault') return undefined;
  const needsNone = kind === 'answered' && transmission.verdict.lines.length === 0;
  if (transmission.exchange === undefined || needsNone) return undefined;
  return fetchExplanations(client.transport, transmission.exchange, {
    root: coded.root,
    callersPath: (path) => callersPath(read.fieldNames, path),
    language,
  });
};

const resultOf = (
  { id: _, parcel: __, attachedName, ...kept }: Kept,
  { model, warnings, presentation: { mail } }: GoodRead<DocumentModel>,
  { transmission, ...about }: Pick<Failed, 'explanations' | 'notInForce'> & { readonly transmission: Transmission },
): IssueResult => {
  const sent = { model, mail, warnings, explanations: about.explanations, ...kept };
  if (transmission.kind === 'answered') return { kind: 'issued', attachedName, answered: transmission, ...sent };
  if (transmission.kind === 'queued') return { kind: 'queued', queued: transmission, ...sent };
  return { kind: 'failed', identity: kept.identity, transmission, ...about };
};
