/**
 * The way of a document from the request to the authority's verdict, in named
 * steps: read, model, built, coded, signed, zipped, sent, answered, stored.
 */
import type { AuthorityClient } from './authority/client.ts';
import { fetchExplanations, type Explanation, type ExplanationContext } from './authority/explanations.ts';
import type { RetryPolicy } from './authority/retry.ts';
import { askStatus, transmit, type Answered, type Transmission, type TransmitOptions } from './authority/transmit.ts';
import type { InvoiceModel } from './documents/model.ts';
import { composeDocument, prepareDocument, type PrepareContext } from './prepare.ts';
import { attachedDocumentFileName } from './printing/attached-document.ts';
import { callersPath } from './requests/aliases.ts';
import type { FieldErrors } from './requests/schema-messages.ts';
import type { RequestWarning } from './requests/warnings.ts';
import type { DocumentKind, GoodRead } from './steps.ts';
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
};

/** How a document is named to the caller; `number` has its prefix. */
export type IssuedIdentity = { readonly key: string; readonly date: string; readonly number: string };

export type Issued = {
  readonly kind: 'issued';
  readonly identity: IssuedIdentity;
  readonly model: InvoiceModel;
  readonly qrText: string;
  /** Of the container for the acquirer. */
  readonly attachedName: string;
  readonly answered: Answered;
  readonly warnings: readonly RequestWarning[];
  readonly explanations: readonly Explanation[] | undefined;
};

export type Failed = {
  readonly kind: 'failed';
  readonly identity: IssuedIdentity;
  readonly transmission: Exclude<Transmission, Answered>;
  readonly explanations: readonly Explanation[] | undefined;
};

export type IssueResult =
  | Issued
  | Failed
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | { readonly kind: 'number-taken'; readonly identity: IssuedIdentity };

const summaryIdentity = ({ key, issueDate, prefix, number }: DocumentSummary): IssuedIdentity => ({
  key,
  date: issueDate,
  number: `${prefix}${number}`,
});

const modelIdentity = (key: string, { issueDate, prefix, number }: InvoiceModel): IssuedIdentity => ({
  key,
  date: issueDate,
  number: `${prefix}${number}`,
});

const transmitOptions = async (context: IssueContext): Promise<TransmitOptions> => {
  const { env, company, retry, tamper, onStep, allowResend = false } = context;
  return {
    env,
    credentials: await (tamper?.senderCredentials ?? company.credentials)(),
    retry,
    tamper: tamper?.envelope,
    // Who sends again on purpose wants to see what the authority says to that.
    adoptDuplicates: !allowResend,
    onEnvelope: (envelope) => onStep?.('sent', envelope),
  };
};

/** Only where a line or a fault asks for one, and only from an authority that explains itself. */
const explain = async (
  { client }: IssueContext,
  transmission: Transmission,
  context: ExplanationContext,
): Promise<readonly Explanation[] | undefined> => {
  const { kind } = transmission;
  if (kind !== 'answered' && kind !== 'fault') return undefined;
  const needsNone = kind === 'answered' && transmission.verdict.lines.length === 0;
  if (transmission.exchange === undefined || needsNone) return undefined;
  return fetchExplanations(client.transport, transmission.exchange, context);
};

/** Kept before it is sent: whatever happens then, its key is known. */
const send = async (kind: DocumentKind, read: GoodRead, context: IssueContext): Promise<IssueResult> => {
  const { env, company, client, store, onStep } = context;
  const { model, warnings } = read;
  const coded = composeDocument(kind, model, context);
  const { parcel, signedXml, xmlName } = await prepareDocument(kind, coded, context);
  const createdAt = env.clock.now();
  const record = newDocument({ company: company.nit, read, coded, signedXml, xmlName, createdAt });
  const id = await store.addDocument(record.document);
  const transmission = await transmit(client, parcel, await transmitOptions(context));
  onStep?.('answered', transmission);
  const settlement = settlementOf(transmission, env.clock.now());
  await store.settleDocument(id, settlement);
  onStep?.('stored', { id, state: settlement.state });
  const identity = modelIdentity(coded.uuid, model);
  const explanations = await explain(context, transmission, {
    root: coded.root,
    callersPath: (path) => callersPath(read.fieldNames, path),
  });
  if (transmission.kind !== 'answered') return { kind: 'failed', identity, transmission, explanations };
  const { attachedName } = record;
  const { qrText } = coded;
  return { kind: 'issued', identity, model, qrText, attachedName, answered: transmission, warnings, explanations };
};

type Asked = { readonly kind: DocumentKind; readonly read: GoodRead };
type Learnt = { readonly document: DocumentSummary; readonly answered: Answered };

/** Asks for the verdict on documents with this number whose answer was lost: one of them may have been accepted. */
const learnFates = async (unsettled: readonly DocumentSummary[], context: IssueContext): Promise<readonly Learnt[]> => {
  const { env, client, store } = context;
  const learnt: Learnt[] = [];
  for (const document of unsettled) {
    const answered = await askStatus(client, document.key, await transmitOptions(context));
    if (answered === undefined) continue;
    await store.settleDocument(document.id, settlementOf(answered, env.clock.now()));
    learnt.push({ document, answered });
  }
  return learnt;
};

/** The same document asked for again after its answer was lost: the caller gets the verdict that it missed. */
const resume = async (
  { document, answered }: Learnt,
  { kind, read }: Asked,
  context: IssueContext,
): Promise<Issued | undefined> => {
  const { model, presentation, warnings } = read;
  const { uuid, qrText } = composeDocument(kind, model, { tamper: context.tamper });
  const stored = await context.store.document(document.id);
  if (stored?.key !== uuid) return undefined;
  context.onStep?.('answered', answered);
  context.onStep?.('stored', { id: stored.id, state: 'accepted' });
  const attachedName = attachedDocumentFileName(stored.fileName, presentation.mail.attachedDocumentPrefix);
  const identity = modelIdentity(uuid, model);
  return { kind: 'issued', identity, model, qrText, attachedName, answered, warnings, explanations: undefined };
};

const sendOnce = async (kind: DocumentKind, read: GoodRead, context: IssueContext): Promise<IssueResult> => {
  const { company, store } = context;
  const number = numberOf(company.nit, read.model);
  const standing = await store.standing(number);
  const taken = standing.find(({ state }) => state === 'accepted');
  if (taken !== undefined) return { kind: 'number-taken', identity: summaryIdentity(taken) };
  const learnt = await learnFates(standing, context);
  const accepted = learnt.find(({ answered }) => answered.verdict.isValid);
  if (accepted === undefined) return send(kind, read, context);
  const missed = await resume(accepted, { kind, read }, context);
  return missed ?? { kind: 'number-taken', identity: summaryIdentity(accepted.document) };
};

const sendInTurn = (kind: DocumentKind, read: GoodRead, context: IssueContext): Promise<IssueResult> =>
  context.turns(JSON.stringify(numberOf(context.company.nit, read.model)), () => sendOnce(kind, read, context));

/** The next number of the range, for a request that leaves it to the service; those that do wait for one another. */
const sendNext = (kind: DocumentKind, read: GoodRead, context: IssueContext): Promise<IssueResult> => {
  const { company, family, prefix } = numberOf(context.company.nit, read.model);
  return context.turns(JSON.stringify({ next: [company, family, prefix] }), async () => {
    const model = await withNextNumber(read.model, context);
    return sendInTurn(kind, { ...read, model }, context);
  });
};

/** The model under the number that comes next; numbers below the range do not count. */
export const withNextNumber = async (
  model: InvoiceModel,
  { store, company }: Pick<IssueContext, 'store' | 'company'>,
): Promise<InvoiceModel> => {
  const next = await store.nextNumber(numberOf(company.nit, model));
  const { from } = model.numbering;
  return { ...model, number: next === undefined || BigInt(next) < BigInt(from) ? from : next };
};

/**
 * Issues the document that a request body asks for. Whatever the authority
 * does is a value; throws for defects only.
 */
export const issueDocument = async (kind: DocumentKind, body: unknown, context: IssueContext): Promise<IssueResult> => {
  const { env, company, allowResend = false, onStep } = context;
  onStep?.('read', body);
  const read = kind.read(body, { company, now: env.clock.now() });
  if (!read.ok) return { kind: 'invalid', errors: read.errors };
  onStep?.('model', read);
  if (!read.numbered) return sendNext(kind, read, context);
  if (allowResend) return send(kind, read, context);
  return sendInTurn(kind, read, context);
};
