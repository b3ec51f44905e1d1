/**
 * The path of a document from the request to the authority's verdict, from start to end, in named steps: read, model,
 * built, coded, signed, zipped, sent, answered, stored.
 */
import { createHash } from 'node:crypto';
import { inStep } from '../common/env/in-step.ts';
import { isObject } from '../common/json/is-object.ts';
import { eventOf } from './authority/answer.ts';
import type { AuthorityClient } from './authority/client.ts';
import { fetchExplanations, type Explanation, type ExplanationLanguage } from './authority/explanations.ts';
import type { RetryPolicy } from './authority/retry.ts';
import {
  askStatus,
  transmit,
  type Answered,
  type Parcel,
  type Queued,
  type Sending,
  type Transmission,
  type TransmitOptions,
} from './authority/transmit.ts';
import { zipNameOf } from './codes/file-names.ts';
import type { FilledCodes } from './codes/fill-codes.ts';
import type { DocumentModel } from './documents/document-model.ts';
import type { Presentation } from './documents/model.ts';
import { asBefore, earlierOf, type Earlier, type Told } from './earlier.ts';
import { learn, type LearnContext } from './learn.ts';
import { turnOf, withNumber } from './numbers.ts';
import { ownReferenceWarnings } from './own-reference.ts';
import { composeDocument, prepareDocument, writeDocument, zipOf, type PrepareContext } from './prepare.ts';
import { attachedDocumentFileName } from './printing/attached-document.ts';
import { callersPath, canonicalBody } from './requests/aliases.ts';
import type { FieldErrors } from './requests/schema-messages.ts';
import type { RequestWarning, GoodRead } from './requests/read.ts';
import { notInForce, type NotInForce } from './signing/not-in-force.ts';
import type { DocumentKind } from './steps.ts';
import { otherOf, type Other } from './rival.ts';
import { newDocument, numberOf, settlementOf } from './store/records.ts';
import {
  hasFiles,
  type CompleteDocument,
  type DocumentSummary,
  type IssuerStore,
  type NumberEnd,
} from './store/port.ts';
import type { SubmissionState } from './submission.ts';
import type { Turns } from './store/turns.ts';

export type { DocumentKind, OnStep, Steps, Tamper } from './steps.ts';

export type IssueContext = PrepareContext & {
  readonly client: AuthorityClient;
  readonly store: IssuerStore;
  readonly turns: Turns;
  readonly retry?: RetryPolicy | undefined;
  /** Resends a number that was accepted before. */
  readonly allowResend?: boolean | undefined;
  /** Names the request instead of its content: whatever has that name is the same. */
  readonly requestName?: string | undefined;
  /** Sends to that test set, which judges later. */
  readonly testSetId?: string | undefined;
  /** Of the explanations; English if absent. */
  readonly language?: ExplanationLanguage | undefined;
  /** Headers that go with the document to the authority. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Of another document than the one that is issued. */
  readonly onAccepted?: LearnContext['onAccepted'];
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
  /** This request is the one that brought the document into its state: what follows is up to it. */
  readonly isFirst: boolean;
};

/** Accepted by the platform, to be judged later. */
export type Pending = Sent & { readonly kind: 'queued'; readonly queued: Queued };

export type Failed = {
  readonly kind: 'failed';
  readonly identity: IssuedIdentity;
  readonly transmission: Exclude<Transmission, Answered | Queued>;
  readonly state: SubmissionState;
  readonly explanations: readonly Explanation[] | undefined;
  /** A likely cause of a fault: a certificate that signed the message is not in force. */
  readonly notInForce: NotInForce | undefined;
};

export type IssueResult =
  Issued | Pending | Failed | { readonly kind: 'invalid'; readonly errors: FieldErrors } | NumberTaken | TooLarge;

export type NumberTaken = {
  readonly kind: 'number-taken';
  readonly identity: IssuedIdentity;
  /** The content of the request that has it and does not know yet. */
  readonly untold?: string | undefined;
};

/** Nothing was signed or sent, and the number is free. */
type TooLarge = { readonly kind: 'too-large'; readonly bytes: number };

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
  /** Equal for requests that are the same but for number and time. */
  readonly content: string;
  /** An earlier request of that content was given the number, and no verdict. */
  readonly isAgain: boolean;
};

const contentOf = (kind: string, given: unknown): string => {
  const { body } = canonicalBody(given);
  const { number: _, consecutive: __, time: ___, ...content } = isObject(body) ? body : {};
  return createHash('sha256')
    .update(JSON.stringify([kind, content]))
    .digest('hex');
};

/** Issues the document described in a request body. Whatever the authority does is a value; throws only for bugs. */
export const issueDocument = async <Model extends DocumentModel>(
  kind: DocumentKind<Model>,
  body: unknown,
  context: IssueContext,
): Promise<IssueResult> => {
  const { env, company, onStep, requestName, allowResend = false } = context;
  onStep?.('read', body);
  const read = await inStep(() => kind.read(body, { company, now: env.clock.now() }));
  if (!read.ok) return { kind: 'invalid', errors: read.errors };
  onStep?.('model', read);
  const warnings = [...read.warnings, ...(await ownReferenceWarnings(read, context))];
  const content = requestName ?? contentOf(kind.name, body);
  const asked = { kind, body, read: { ...read, warnings }, content, isAgain: requestName !== undefined };
  if (!read.numbered) return withGivenNumber(asked, context);
  // A number that is resent on purpose waits for nothing.
  return allowResend ? issueNumbered(asked, context) : alone(asked, context);
};

/** Issues a document while no other one of this process can use its number. */
const alone = <Model extends DocumentModel>(asked: Asked<Model>, context: IssueContext): Promise<IssueResult> =>
  context.turns(turnOf(context.company, asked.read.model), () => issueNumbered(asked, context));

/** A number that was free may be used, by a request that states it, before its turn comes. */
const mostNumbersTried = 20;

/** Issues a document under the next number. Whatever happens, others get the number unless a document keeps it. */
const withGivenNumber = async <Model extends DocumentModel>(
  asked: Asked<Model>,
  context: IssueContext,
): Promise<IssueResult> => {
  const { store, company } = context;
  for (let tried = 1; ; tried += 1) {
    const { model, issued } = await withNumber(asked, context, (given) => ({
      model: given.read.model,
      issued: alone({ ...asked, ...given }, context),
    }));
    let end: NumberEnd = { untold: asked.content };
    try {
      const result = await issued;
      end = endOf(result, asked, context);
      if (result.kind !== 'number-taken' || tried === mostNumbersTried) return result;
    } finally {
      await store.releaseNumber(numberOf(company.nit, model), end);
    }
  }
};

/** What a named request was told is known once its answer is kept. */
const endOf = (
  result: IssueResult,
  { content: untold }: Pick<Asked<DocumentModel>, 'content'>,
  { requestName }: IssueContext,
): NumberEnd => {
  if (result.kind === 'number-taken') return result.untold === undefined ? 'used' : { untold: result.untold };
  if (result.kind === 'failed') return { untold };
  const event = result.kind === 'issued' ? eventOf(result.answered.verdict) : 'rejected';
  if (event !== 'rejected' && requestName !== undefined) return { untold };
  return event === 'accepted' ? 'used' : 'told';
};

const nothing: Earlier = { kind: 'none', same: undefined, others: [] };

/** From a number to a verdict. The document is composed once: all later steps use that one. */
const issueNumbered = async <Model extends DocumentModel>(
  request: Asked<Model>,
  context: IssueContext,
): Promise<IssueResult> => {
  context.onStep?.('numbered', request.read.model);
  const options = await transmitOptions(request.kind, context);
  const { numbered, model } = request.read;
  const isResent = numbered && context.allowResend === true;
  const earlier = isResent ? nothing : await earlierOf({ ...request, model }, { ...context, options });
  if (earlier.kind === 'taken') return numberTaken(earlier.document);
  if (earlier.kind === 'told') return tell(earlier, request, context);
  const { same, others } = earlier;
  const read = same === undefined ? request.read : { ...request.read, model: asBefore(request.read.model, same) };
  const coded = await inStep(() => composeDocument(request.kind, read.model, context));
  const asked = { ...request, read, coded };
  const kept = same?.key === coded.uuid ? keptBefore(same, read) : await keep(asked, context);
  if ('kind' in kept) return kept;
  const sent = await send(kept, asked, { ...context, options });
  const { id, parcel } = kept;
  const own = { id, key: parcel.key, signedXml: kept.document.signedXml };
  const other = await otherOf(own, sent.transmission, { ...context, options });
  if (other !== undefined) {
    await settle(kept, { ...sent, state: 'superseded' }, context);
    return tellOf(other, request, context);
  }
  const isFirst = await settle(kept, sent, context);
  if (sent.state === 'accepted') await supersede(others, kept, context);
  const transmission = isFirst ? sent.transmission : await knownBy(kept, sent, { ...context, options });
  return resultOf(kept, read, {
    transmission,
    state: sent.state,
    isFirst,
    explanations: await explain(transmission, asked, context),
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

const identityOf = ({
  key,
  issueDate,
  prefix,
  number,
}: Pick<DocumentSummary, 'key' | 'issueDate' | 'prefix' | 'number'>): IssuedIdentity => ({
  key,
  date: issueDate,
  number: `${prefix}${number}`,
});

const numberTaken = (document: Parameters<typeof identityOf>[0]): NumberTaken => ({
  kind: 'number-taken',
  identity: identityOf(document),
});

/** The answer about an earlier document that is the same. */
const tell = (
  { same, transmission, isFirst }: Omit<Told, 'kind'>,
  { read }: Pick<Asked<DocumentModel>, 'read'>,
  { onStep }: IssueContext,
): IssueResult => {
  onStep?.('answered', transmission);
  onStep?.('stored', { id: same.id, state: same.state });
  const asked = { ...read, model: asBefore(read.model, same) };
  return resultOf(keptBefore(same, asked), asked, { transmission, state: same.state, isFirst });
};

/** A requested document, with its codes. */
type Composed<Model extends DocumentModel> = Asked<Model> & { readonly coded: FilledCodes };

/** A document in the store that can be sent. */
type Kept = Pick<Sent, 'identity' | 'qrText' | 'printedName' | 'document'> & {
  /** In the store. */
  readonly id: number;
  readonly state: SubmissionState;
  readonly parcel: Parcel;
  readonly attachedName: string;
};

/** A document that was stored before, with the very bytes that were sent. */
const keptBefore = (
  { id, key, state, files, fileName, printedName, createdAt, ...stored }: CompleteDocument,
  { model, presentation }: GoodRead<DocumentModel>,
): Kept => {
  const { signedXml, qrText } = files;
  const zip = zipOf(fileName, signedXml, createdAt);
  return {
    id,
    state,
    identity: identityOf({ ...stored, key, number: model.number }),
    qrText,
    printedName,
    attachedName: attachedDocumentFileName(fileName, presentation.mail.attachedDocumentPrefix),
    parcel: { fileName: zipNameOf(fileName), zip, key },
    document: { signedXml, unsignedXml: undefined, zip },
  };
};

/** Signs, zips and stores a document before it is sent: whatever happens then, its key is known. */
const keep = async <Model extends DocumentModel>(
  { kind, read, coded, content }: Composed<Model>,
  context: IssueContext,
): Promise<Kept | TooLarge> => {
  const { env, company, store } = context;
  const written = await inStep(() => writeDocument(coded));
  const bytes = Buffer.byteLength(written.unsignedXml);
  if (bytes > longestXmlBytes) return { kind: 'too-large', bytes };
  const { parcel, signedXml, deflatedXml, unsignedXml, xmlName } = await prepareDocument(
    kind.fileKind,
    written,
    context,
  );
  const createdAt = env.clock.now();
  const { printedPrefix } = kind;
  const parts = { company: company.nit, printedPrefix, read, content, coded, deflatedXml, xmlName, createdAt };
  const record = newDocument(parts);
  return {
    id: await inStep(() => store.addDocument(record.document)),
    state: 'not-sent',
    identity: identityOf({ ...read.model, key: coded.uuid }),
    qrText: coded.qrText,
    printedName: record.document.printedName,
    attachedName: record.attachedName,
    parcel,
    document: { signedXml, unsignedXml, zip: parcel.zip },
  };
};

type SendContext = IssueContext & { readonly options: TransmitOptions };

const send = async <Model extends DocumentModel>(
  { id, state, parcel }: Kept,
  { kind, body, coded }: Composed<Model>,
  { options, onStep, client, store, company, env }: SendContext,
): Promise<Sending> => {
  let isSent = state !== 'not-sent';
  const onSent: TransmitOptions['onSent'] = (sent) => {
    isSent = true;
    onStep?.('sent', { ...sent, body, kind: kind.name, root: coded.root });
  };
  const isCodeShared = async () => (await store.documentsWithKey(company.nit, parcel.key)).length > 1;
  try {
    return await inStep(() => transmit(client, parcel, { ...options, state, isCodeShared, onSent }));
  } catch (error) {
    if (!isSent) await store.settleDocument(id, settlementOf('not-sent', undefined, env.clock.now()));
    throw error;
  }
};

/** Settles a document in the store by what became of it. Whoever learns more meanwhile, in any process, is right. */
const settle = async (
  { id }: Pick<Kept, 'id'>,
  { transmission, state }: Sending,
  { env, store, onStep }: IssueContext,
): Promise<boolean> => {
  onStep?.('answered', transmission);
  const verdict = transmission.kind === 'answered' ? transmission.verdict : undefined;
  const isFirst = await inStep(() => store.settleDocument(id, settlementOf(state, verdict, env.clock.now())));
  onStep?.('stored', { id, state });
  return isFirst;
};

/** None of the others with its number can be accepted any more. */
const supersede = async (
  others: readonly DocumentSummary[],
  { id: own }: Kept,
  { env, store }: IssueContext,
): Promise<void> => {
  for (const { id } of others)
    if (id !== own) await store.settleDocument(id, settlementOf('superseded', undefined, env.clock.now()));
};

/** Somebody else knew more about the document: if it is accepted, the caller hears that. */
const knownBy = async (
  { id, parcel }: Kept,
  { transmission, state }: Sending,
  { store, client, options }: SendContext,
): Promise<Transmission> => {
  if (state === 'accepted' || (await store.document(id))?.state !== 'accepted') return transmission;
  const status = await askStatus(client, parcel.key, options);
  return status.kind === 'answered' ? status : transmission;
};

/** The caller gets the other document's verdict if it is the same; otherwise it has the number. */
const tellOf = async (
  { stored, answered }: Other,
  request: Pick<Asked<DocumentModel>, 'read' | 'content'>,
  context: IssueContext,
): Promise<IssueResult> => {
  const isSame = stored.content === request.content && hasFiles(stored);
  const onAccepted = isSame ? undefined : context.onAccepted;
  const isFirst = await learn(stored, answered.verdict, { ...context, onAccepted });
  return isSame
    ? tell({ same: stored, transmission: answered, isFirst }, request, context)
    : { ...numberTaken(stored), untold: isFirst ? stored.content : undefined };
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

type About = Sending & {
  readonly isFirst: boolean;
  readonly explanations?: readonly Explanation[] | undefined;
  readonly notInForce?: NotInForce | undefined;
};

const resultOf = (
  { id: _, state: __, parcel: ___, attachedName, ...kept }: Kept,
  { model, warnings, presentation: { mail } }: GoodRead<DocumentModel>,
  { transmission, state, isFirst, explanations, notInForce: cause }: About,
): IssueResult => {
  const sent = { model, mail, warnings, explanations, ...kept };
  if (transmission.kind === 'answered')
    return { kind: 'issued', attachedName, answered: transmission, isFirst, ...sent };
  if (transmission.kind === 'queued') return { kind: 'queued', queued: transmission, ...sent };
  return { kind: 'failed', identity: kept.identity, transmission, state, explanations, notInForce: cause };
};
