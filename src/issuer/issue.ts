/**
 * The way of a document from the request to the authority's verdict, from top
 * to bottom, in named steps: read, model, built, coded, signed, zipped, sent,
 * answered, stored.
 */
import { inStep } from '../common/env/in-step.ts';
import type { AuthorityClient } from './authority/client.ts';
import { fetchExplanations, type Explanation } from './authority/explanations.ts';
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
import { composeDocument, prepareDocument, zipOf, type PrepareContext } from './prepare.ts';
import { attachedDocumentFileName } from './printing/attached-document.ts';
import { callersPath } from './requests/aliases.ts';
import type { FieldErrors } from './requests/schema-messages.ts';
import type { RequestWarning, GoodRead } from './requests/read.ts';
import type { DocumentKind } from './steps.ts';
import { newDocument, numberOf, settlementOf } from './store/records.ts';
import type { DocumentSummary, IssuerStore } from './store/port.ts';
import type { Turns } from './store/turns.ts';

export type { DocumentKind, OnStep, Steps, Tamper } from './steps.ts';

export type IssueContext = PrepareContext & {
  readonly client: AuthorityClient;
  readonly store: IssuerStore;
  readonly turns: Turns;
  readonly retry?: RetryPolicy | undefined;
  /** Sends a number again that was accepted before. */
  readonly allowResend?: boolean | undefined;
  /** Sends to that test set, which judges later. */
  readonly testSetId?: string | undefined;
  /** Headers that go with the document to the authority. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
};

/** How a document is named to the caller; `number` has its prefix. */
export type IssuedIdentity = { readonly key: string; readonly date: string; readonly number: string };

/** The document as it was sent. */
export type SentDocument = {
  readonly signedXml: string;
  /** Before the signature; undefined where an earlier sending is adopted. */
  readonly unsignedXml: string | undefined;
  readonly zip: Buffer;
};

type Sent = {
  readonly identity: IssuedIdentity;
  readonly model: DocumentModel;
  readonly qrText: string;
  /** Of the files that are printed, without extension. */
  readonly printedName: string;
  readonly document: SentDocument;
  /** Who is to get it by mail. */
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

/** Taken by the platform, to be judged later. */
export type Pending = Sent & { readonly kind: 'queued'; readonly queued: Queued };

export type Failed = {
  readonly kind: 'failed';
  readonly identity: IssuedIdentity;
  readonly transmission: Exclude<Transmission, Answered | Queued>;
  readonly explanations: readonly Explanation[] | undefined;
};

export type IssueResult =
  | Issued
  | Pending
  | Failed
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | { readonly kind: 'number-taken'; readonly identity: IssuedIdentity };

/** What was asked for: a kind, and its body as it was read. */
type Asked<Model extends DocumentModel> = { readonly kind: DocumentKind<Model>; readonly read: GoodRead<Model> };

/**
 * Issues the document that a request body asks for. Whatever the authority
 * does is a value; throws for defects only.
 */
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
  return withNumber(read, context, (model) => issueNumbered({ kind, read: { ...read, model } }, context));
};

/**
 * Issues a document while no other one can take its number. Requests that leave
 * the number to the service also wait for one another: which number is next
 * depends on what became of the last one. A number that is sent again on
 * purpose waits for nobody.
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
  return turns(next, async () => alone(await withNextNumber(model, context)));
};

/** What comes behind the highest number so far, or the first of the range where there is none in it. */
export const followingNumber = ({ from, startAt = from }: Numbering, next: string | undefined): string =>
  next === undefined || BigInt(next) < BigInt(startAt) ? startAt : next;

/** The model under the number that comes next. */
export const withNextNumber = async <Model extends DocumentModel>(
  model: Model,
  { store, company }: Pick<IssueContext, 'store' | 'company'>,
): Promise<Model> => {
  const next = await store.nextNumber(numberOf(company.nit, model));
  return { ...model, number: followingNumber(model.numbering, next) };
};

/** From a number to a verdict. The document is composed once: whatever comes after is about that one. */
const issueNumbered = async <Model extends DocumentModel>(
  { kind, read }: Asked<Model>,
  context: IssueContext,
): Promise<IssueResult> => {
  const options = await transmitOptions(kind, context);
  const earlier = await earlierDocument(read, options, context);
  if (earlier !== undefined && !isLearnt(earlier)) return numberTaken(earlier.document);
  const coded = await inStep(() => composeDocument(kind, read.model, context));
  const asked = { kind, read, coded };
  if (earlier !== undefined) return adopt(earlier, asked, context);
  const kept = await keep(asked, context);
  const transmission = await send(kept, options, context);
  const explanations = await explain(transmission, asked, context);
  return resultOf(kept, read, { transmission, explanations });
};

const transmitOptions = async (
  { operation }: Pick<TransmitOptions, 'operation'>,
  context: IssueContext,
): Promise<TransmitOptions> => {
  const { env, company, retry, tamper, onStep, testSetId, headers, allowResend = false } = context;
  return {
    operation,
    testSetId,
    env,
    credentials: await (tamper?.senderCredentials ?? company.credentials)(),
    retry,
    tamper: tamper?.envelope,
    headers,
    // Callers that resend on purpose want to see what the authority says to that.
    adoptDuplicates: !allowResend,
    onEnvelope: (envelope) => onStep?.('sent', envelope),
  };
};

/** A document that was accepted under the same number, with its verdict where nobody knew it before. */
type Earlier = { readonly document: DocumentSummary; readonly answered: Answered | undefined };

type Learnt = Earlier & { readonly answered: Answered };

const isLearnt = (earlier: Earlier): earlier is Learnt => earlier.answered !== undefined;

/** Asks for the verdicts on documents under this number whose answers were lost: one may have been accepted. */
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

/** A document asked for, with its codes. */
type Composed<Model extends DocumentModel> = Asked<Model> & { readonly coded: FilledCodes };

/** The caller gets the verdict that it missed, if this is the same document; any other finds its number taken. */
const adopt = async <Model extends DocumentModel>(
  { document, answered }: Learnt,
  { read, coded }: Composed<Model>,
  { store, onStep }: IssueContext,
): Promise<IssueResult> => {
  const stored = await store.document(document.id);
  if (stored?.key !== coded.uuid) return numberTaken(document);
  onStep?.('answered', answered);
  onStep?.('stored', { id: stored.id, state: 'accepted' });
  const { model, presentation, warnings } = read;
  const { fileName, signedXml, printedName, createdAt } = stored;
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
  { kind, read, coded }: Composed<Model>,
  context: IssueContext,
): Promise<Kept> => {
  const { env, company, store } = context;
  const { parcel, signedXml, deflatedXml, unsignedXml, xmlName } = await prepareDocument(kind.fileKind, coded, context);
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

/** Sends a document, and settles it in the store by what came back. */
const send = async (
  { id, parcel }: Kept,
  options: TransmitOptions,
  { env, client, store, onStep }: IssueContext,
): Promise<Transmission> => {
  const transmission = await inStep(() => transmit(client, parcel, options));
  onStep?.('answered', transmission);
  const settlement = settlementOf(transmission, env.clock.now());
  await inStep(() => store.settleDocument(id, settlement));
  onStep?.('stored', { id, state: settlement.state });
  return transmission;
};

/** Only where a line or a fault asks for one, and only from an authority that explains itself. */
const explain = async <Model extends DocumentModel>(
  transmission: Transmission,
  { read, coded }: Composed<Model>,
  { client }: IssueContext,
): Promise<readonly Explanation[] | undefined> => {
  const { kind } = transmission;
  if (kind !== 'answered' && kind !== 'fault') return undefined;
  const needsNone = kind === 'answered' && transmission.verdict.lines.length === 0;
  if (transmission.exchange === undefined || needsNone) return undefined;
  return fetchExplanations(client.transport, transmission.exchange, {
    root: coded.root,
    callersPath: (path) => callersPath(read.fieldNames, path),
  });
};

const resultOf = (
  { id: _, parcel: __, attachedName, ...kept }: Kept,
  { model, warnings, presentation: { mail } }: GoodRead<DocumentModel>,
  { transmission, explanations }: Pick<Failed, 'explanations'> & { readonly transmission: Transmission },
): IssueResult => {
  const sent = { model, mail, warnings, explanations, ...kept };
  if (transmission.kind === 'answered') return { kind: 'issued', attachedName, answered: transmission, ...sent };
  if (transmission.kind === 'queued') return { kind: 'queued', queued: transmission, ...sent };
  return { kind: 'failed', identity: kept.identity, transmission, explanations };
};
