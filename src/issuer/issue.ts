/**
 * The way of a document from the request to the authority's verdict, in named
 * steps: read, model, built, coded, signed, zipped, sent, answered, stored.
 */
import { inStep } from '../common/env/in-step.ts';
import type { AuthorityClient } from './authority/client.ts';
import { fetchExplanations, type Explanation, type ExplanationContext } from './authority/explanations.ts';
import type { RetryPolicy } from './authority/retry.ts';
import {
  askStatus,
  transmit,
  type Answered,
  type Parcel,
  type Queued,
  type SendOperation,
  type Transmission,
  type TransmitOptions,
} from './authority/transmit.ts';
import type { DocumentModel } from './documents/document-model.ts';
import type { Numbering, Presentation } from './documents/model.ts';
import { composeDocument, prepareDocument, zipOf, type PrepareContext } from './prepare.ts';
import { attachedDocumentFileName } from './printing/attached-document.ts';
import { callersPath } from './requests/aliases.ts';
import type { FieldErrors } from './requests/schema-messages.ts';
import type { RequestWarning } from './requests/warnings.ts';
import type { GoodRead } from './requests/read.ts';
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

const summaryIdentity = ({ key, issueDate, prefix, number }: DocumentSummary): IssuedIdentity => ({
  key,
  date: issueDate,
  number: `${prefix}${number}`,
});

const modelIdentity = (key: string, { issueDate, prefix, number }: DocumentModel): IssuedIdentity => ({
  key,
  date: issueDate,
  number: `${prefix}${number}`,
});

const transmitOptions = async (
  { operation }: { readonly operation: SendOperation },
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
    // Who sends again on purpose wants to see what the authority says to that.
    adoptDuplicates: !allowResend,
    onEnvelope: (envelope) => onStep?.('sent', envelope),
  };
};

/** Only where a line or a fault asks for one, and only from an authority that explains itself. */
const explain = async (
  { client }: IssueContext,
  transmission: Transmission,
  about: () => ExplanationContext,
): Promise<readonly Explanation[] | undefined> => {
  const { kind } = transmission;
  if (kind !== 'answered' && kind !== 'fault') return undefined;
  const needsNone = kind === 'answered' && transmission.verdict.lines.length === 0;
  if (transmission.exchange === undefined || needsNone) return undefined;
  return fetchExplanations(client.transport, transmission.exchange, about());
};

/** What was asked for: a kind, and its body as it was read. */
type Asked<Model extends DocumentModel> = { readonly kind: DocumentKind<Model>; readonly read: GoodRead<Model> };

/** A document that is kept and can be sent, with nothing of it that is not needed later: others wait for verdicts too. */
type Underway = Pick<Sent, 'identity' | 'qrText' | 'printedName' | 'document'> & {
  /** In the store. */
  readonly id: number;
  readonly parcel: Parcel;
  readonly attachedName: string;
};

/** Kept before it is sent: whatever happens then, its key is known. */
const keep = async <Model extends DocumentModel>(
  { kind, read }: Asked<Model>,
  context: IssueContext,
): Promise<Underway> => {
  const { env, company, store } = context;
  const coded = await inStep(() => composeDocument(kind, read.model, context));
  const { parcel, signedXml, deflatedXml, unsignedXml, xmlName } = await prepareDocument(kind.fileKind, coded, context);
  const createdAt = env.clock.now();
  const { printedPrefix } = kind;
  const record = newDocument({ company: company.nit, printedPrefix, read, coded, deflatedXml, xmlName, createdAt });
  return {
    id: await inStep(() => store.addDocument(record.document)),
    identity: modelIdentity(coded.uuid, read.model),
    qrText: coded.qrText,
    printedName: record.document.printedName,
    attachedName: record.attachedName,
    parcel,
    document: { signedXml, unsignedXml, zip: parcel.zip },
  };
};

const send = async <Model extends DocumentModel>(
  { kind, read }: Asked<Model>,
  context: IssueContext,
): Promise<IssueResult> => {
  const { env, client, store, tamper, onStep } = context;
  const { id, parcel, attachedName, ...kept } = await keep({ kind, read }, context);
  const options = await transmitOptions(kind, context);
  const transmission = await inStep(() => transmit(client, parcel, options));
  onStep?.('answered', transmission);
  const settlement = settlementOf(transmission, env.clock.now());
  await inStep(() => store.settleDocument(id, settlement));
  onStep?.('stored', { id, state: settlement.state });
  const { model, warnings, fieldNames } = read;
  const explanations = await explain(context, transmission, () => ({
    root: composeDocument(kind, model, { tamper }).root,
    callersPath: (path) => callersPath(fieldNames, path),
  }));
  const { mail } = read.presentation;
  const sent = { model, mail, warnings, explanations, ...kept };
  if (transmission.kind === 'answered') return { kind: 'issued', attachedName, answered: transmission, ...sent };
  if (transmission.kind === 'queued') return { kind: 'queued', queued: transmission, ...sent };
  return { kind: 'failed', identity: kept.identity, transmission, explanations };
};

type Learnt = { readonly document: DocumentSummary; readonly answered: Answered };

/** Asks for the verdict on documents with this number whose answer was lost: one of them may have been accepted. */
const learnFates = async (
  unsettled: readonly DocumentSummary[],
  options: TransmitOptions,
  { env, client, store }: IssueContext,
): Promise<readonly Learnt[]> => {
  const learnt: Learnt[] = [];
  for (const document of unsettled) {
    const answered = await askStatus(client, document.key, options);
    if (answered === undefined) continue;
    await store.settleDocument(document.id, settlementOf(answered, env.clock.now()));
    learnt.push({ document, answered });
  }
  return learnt;
};

/** The same document asked for again after its answer was lost: the caller gets the verdict that it missed. */
const resume = async <Model extends DocumentModel>(
  { document, answered }: Learnt,
  { kind, read }: Asked<Model>,
  context: IssueContext,
): Promise<Issued | undefined> => {
  const { model, presentation, warnings } = read;
  const { uuid, qrText } = composeDocument(kind, model, { tamper: context.tamper });
  const stored = await context.store.document(document.id);
  if (stored?.key !== uuid) return undefined;
  context.onStep?.('answered', answered);
  context.onStep?.('stored', { id: stored.id, state: 'accepted' });
  const { fileName, signedXml, printedName, createdAt } = stored;
  return {
    kind: 'issued',
    identity: modelIdentity(uuid, model),
    model,
    qrText,
    printedName,
    attachedName: attachedDocumentFileName(fileName, presentation.mail.attachedDocumentPrefix),
    answered,
    document: { signedXml, unsignedXml: undefined, zip: zipOf(fileName, signedXml, createdAt) },
    mail: presentation.mail,
    warnings,
    explanations: undefined,
  };
};

const sendOnce = async <Model extends DocumentModel>(
  asked: Asked<Model>,
  context: IssueContext,
): Promise<IssueResult> => {
  const { company, store } = context;
  const number = numberOf(company.nit, asked.read.model);
  const standing = await store.standing(number);
  const taken = standing.find(({ state }) => state === 'accepted');
  if (taken !== undefined) return { kind: 'number-taken', identity: summaryIdentity(taken) };
  const learnt = await learnFates(standing, await transmitOptions(asked.kind, context), context);
  const accepted = learnt.find(({ answered }) => answered.verdict.isValid);
  if (accepted === undefined) return send(asked, context);
  const missed = await resume(accepted, asked, context);
  return missed ?? { kind: 'number-taken', identity: summaryIdentity(accepted.document) };
};

const sendInTurn = <Model extends DocumentModel>(asked: Asked<Model>, context: IssueContext): Promise<IssueResult> =>
  context.turns(JSON.stringify(numberOf(context.company.nit, asked.read.model)), () => sendOnce(asked, context));

/** The next number of the range, for a request that leaves it to the service; those that do wait for one another. */
const sendNext = <Model extends DocumentModel>(
  { kind, read }: Asked<Model>,
  context: IssueContext,
): Promise<IssueResult> => {
  const { company, family, prefix } = numberOf(context.company.nit, read.model);
  return context.turns(JSON.stringify({ next: [company, family, prefix] }), async () => {
    const model = await withNextNumber(read.model, context);
    return sendInTurn({ kind, read: { ...read, model } }, context);
  });
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

/**
 * Issues the document that a request body asks for. Whatever the authority
 * does is a value; throws for defects only.
 */
export const issueDocument = async <Model extends DocumentModel>(
  kind: DocumentKind<Model>,
  body: unknown,
  context: IssueContext,
): Promise<IssueResult> => {
  const { env, company, allowResend = false, onStep } = context;
  onStep?.('read', body);
  const read = await inStep(() => kind.read(body, { company, now: env.clock.now() }));
  if (!read.ok) return { kind: 'invalid', errors: read.errors };
  onStep?.('model', read);
  const asked = { kind, read };
  if (!read.numbered) return sendNext(asked, context);
  if (allowResend) return send(asked, context);
  return sendInTurn(asked, context);
};
