/**
 * The way of a document from the request to the authority's verdict, in named
 * steps: read, model, built, coded, signed, zipped, sent, answered, stored.
 * Each step takes and gives plain data; what a step gives can be watched
 * (`onStep`) and, for documents that are wrong on purpose, changed (`tamper`).
 */
import type { Credentials } from '../common/credentials.ts';
import type { Env } from '../common/env/env.ts';
import { colombianDate } from '../common/time.ts';
import type { XmlRootSpec } from '../common/xml/node.ts';
import { writeXml } from '../common/xml/write.ts';
import { writeZip } from '../common/zip.ts';
import type { AuthorityClient } from './authority/client.ts';
import { fetchExplanations, type Explanation, type ExplanationContext } from './authority/explanations.ts';
import type { RetryPolicy } from './authority/retry.ts';
import { askStatus, transmit, type Answered, type Parcel, type Transmission } from './authority/transmit.ts';
import { documentFileName, zipFileName, type FileKind } from './codes/file-names.ts';
import { fillCodes, type FilledCodes } from './codes/fill-codes.ts';
import type { Company } from './company.ts';
import type { InvoiceModel } from './documents/model.ts';
import { callersPath } from './requests/aliases.ts';
import type { InvoiceRead, RequestContext } from './requests/read-invoice.ts';
import type { FieldErrors } from './requests/schema-messages.ts';
import type { RequestWarning } from './requests/warnings.ts';
import { signatureIds, signDocument, type SignatureTamper } from './signing/xades.ts';
import { newDocument, numberOf, settlementOf } from './store/records.ts';
import type { DocumentState, DocumentSummary, IssuerStore } from './store/port.ts';
import type { Turns } from './store/turns.ts';

/** How one kind of document is read and built. */
export type DocumentKind = {
  readonly fileKind: FileKind;
  readonly read: (body: unknown, context: RequestContext) => InvoiceRead;
  readonly build: (model: InvoiceModel) => XmlRootSpec;
};

type GoodRead = Extract<InvoiceRead, { readonly ok: true }>;

export type Steps = {
  readonly read: unknown;
  readonly model: GoodRead;
  readonly built: XmlRootSpec;
  readonly coded: FilledCodes;
  /** The signed XML. */
  readonly signed: string;
  readonly zipped: Parcel;
  /** The SOAP envelope, once for each time it is sent. */
  readonly sent: string;
  readonly answered: Transmission;
  readonly stored: { readonly id: number; readonly state: DocumentState };
};

export type OnStep = <Name extends keyof Steps>(step: Name, value: Steps[Name]) => void;

/** Changes to what a step gave, before the next one has it. */
export type Tamper = {
  readonly built?: ((root: XmlRootSpec) => XmlRootSpec) | undefined;
  readonly coded?: ((root: XmlRootSpec) => XmlRootSpec) | undefined;
  readonly signature?: SignatureTamper | undefined;
  readonly signed?: ((xml: string) => string) | undefined;
  readonly zip?: ((bytes: Buffer) => Buffer) | undefined;
  readonly envelope?: ((xml: string) => string) | undefined;
  /** Who signs the document, instead of the company. */
  readonly credentials?: (() => Promise<Credentials>) | undefined;
  /** Who signs the SOAP header, instead of the company. */
  readonly senderCredentials?: (() => Promise<Credentials>) | undefined;
};

export type IssueContext = {
  readonly env: Env;
  readonly company: Company;
  readonly client: AuthorityClient;
  readonly store: IssuerStore;
  readonly turns: Turns;
  readonly retry?: RetryPolicy | undefined;
  /** Sends a number again that was accepted before. */
  readonly allowResend?: boolean | undefined;
  readonly tamper?: Tamper | undefined;
  readonly onStep?: OnStep | undefined;
};

/** How a document is named to the caller. */
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

export type IssueResult =
  | Issued
  | { readonly kind: 'invalid'; readonly errors: FieldErrors }
  | { readonly kind: 'number-taken'; readonly identity: IssuedIdentity }
  | {
      readonly kind: 'failed';
      readonly identity: IssuedIdentity;
      readonly transmission: Exclude<Transmission, Answered>;
      readonly explanations: readonly Explanation[] | undefined;
    };

const silent: OnStep = () => undefined;

const identityOf = ({ key, issueDate, prefix, number }: DocumentSummary): IssuedIdentity => ({
  key,
  date: issueDate,
  number: `${prefix}${number}`,
});

/** The document with its codes: what will be signed. */
export const composeDocument = (
  kind: DocumentKind,
  model: InvoiceModel,
  { tamper = {}, onStep = silent }: Pick<IssueContext, 'tamper' | 'onStep'> = {},
): FilledCodes => {
  const { built: changeBuilt = (root) => root, coded: changeCoded = (root) => root } = tamper;
  const built = changeBuilt(kind.build(model));
  onStep('built', built);
  const { software, numbering } = model;
  const filled = fillCodes(built, { technicalKey: numbering.technicalKey, pin: software.pin, softwareId: software.id });
  const coded = { ...filled, root: changeCoded(filled.root) };
  onStep('coded', coded);
  return coded;
};

/** An edited document may have lost the place of its signature: it then goes unsigned. */
const sign = async (root: XmlRootSpec, { env, company, tamper }: IssueContext): Promise<string> => {
  const xml = writeXml(root);
  const signed = signDocument(xml, {
    credentials: await (tamper?.credentials ?? company.credentials)(),
    signingTime: env.clock.now(),
    role: 'supplier',
    ids: signatureIds(env.random),
    tamper: tamper?.signature,
  });
  if (!signed.ok && tamper === undefined) throw new Error(signed.message);
  const text = signed.ok ? signed.xml : xml;
  return tamper?.signed?.(text) ?? text;
};

type Packed = { readonly parcel: Parcel; readonly signedXml: string; readonly xmlName: string };

const pack = async (kind: DocumentKind, coded: FilledCodes, context: IssueContext): Promise<Packed> => {
  const { env, company, store, tamper, onStep = silent } = context;
  const signedXml = await sign(coded.root, context);
  onStep('signed', signedXml);
  const now = env.clock.now();
  const date = colombianDate(now);
  const sequence = { company: company.nit, type: kind.fileKind, year: Number(date.slice(0, 4)) };
  const fileNumber = { nit: company.nit, date, consecutive: await store.nextInSequence(sequence) };
  const xmlName = documentFileName(kind.fileKind, fileNumber);
  const bytes = writeZip([{ name: xmlName, data: Buffer.from(signedXml, 'utf8') }], now);
  const zip = tamper?.zip?.(bytes) ?? bytes;
  const parcel = { fileName: zipFileName(fileNumber), zip, key: coded.uuid };
  onStep('zipped', parcel);
  return { parcel, signedXml, xmlName };
};

const transmitOptions = async ({ env, company, retry, tamper, onStep = silent }: IssueContext) => ({
  env,
  credentials: await (tamper?.senderCredentials ?? company.credentials)(),
  retry,
  tamper: tamper?.envelope,
  onEnvelope: (envelope: string): void => {
    onStep('sent', envelope);
  },
});

const explain = async (
  { client }: IssueContext,
  transmission: Transmission,
  context: ExplanationContext,
): Promise<readonly Explanation[] | undefined> => {
  const { kind } = transmission;
  if (kind !== 'answered' && kind !== 'fault') return undefined;
  const isSilent = kind === 'answered' && transmission.verdict.lines.length === 0;
  if (transmission.exchange === undefined || isSilent) return undefined;
  return fetchExplanations(client.transport, transmission.exchange, context);
};

const send = async (kind: DocumentKind, read: GoodRead, context: IssueContext): Promise<IssueResult> => {
  const { env, company, client, store, onStep = silent } = context;
  const { model, presentation, warnings } = read;
  const coded = composeDocument(kind, model, context);
  const { parcel, signedXml, xmlName } = await pack(kind, coded, context);
  const createdAt = env.clock.now();
  const record = newDocument({ company: company.nit, read, coded, signedXml, xmlName, createdAt });
  const id = await store.addDocument(record.document, record.artefacts);
  const transmission = await transmit(client, parcel, await transmitOptions(context));
  onStep('answered', transmission);
  const settlement = settlementOf(transmission, env.clock.now());
  await store.settleDocument(id, settlement);
  onStep('stored', { id, state: settlement.state });
  const identity = { key: coded.uuid, date: model.issueDate, number: `${model.prefix}${model.number}` };
  const explanations = await explain(context, transmission, {
    root: coded.root,
    callersPath: (path) => callersPath(read.fieldNames, path),
  });
  if (transmission.kind !== 'answered') return { kind: 'failed', identity, transmission, explanations };
  const { attachedName } = record;
  const { qrText } = coded;
  return { kind: 'issued', identity, model, qrText, attachedName, answered: transmission, warnings, explanations };
};

/**
 * Documents with this number whose verdict was never learnt are asked for
 * before another one is sent: one of them may have been accepted.
 */
const learnFates = async (unsettled: readonly DocumentSummary[], context: IssueContext): Promise<void> => {
  const { env, client, store } = context;
  for (const { id, key } of unsettled) {
    const answered = await askStatus(client, key, await transmitOptions(context));
    if (answered !== undefined) await store.settleDocument(id, settlementOf(answered, env.clock.now()));
  }
};

const sendOnce = async (kind: DocumentKind, read: GoodRead, context: IssueContext): Promise<IssueResult> => {
  const { company, store } = context;
  const number = numberOf(company.nit, read.model);
  const unsettled = await store.unsettled(number);
  if (unsettled.length > 0) await learnFates(unsettled, context);
  const taken = await store.accepted(number);
  return taken === undefined ? send(kind, read, context) : { kind: 'number-taken', identity: identityOf(taken) };
};

/**
 * Issues the document that a request body asks for. Whatever the authority
 * does is a value; throws for defects only.
 */
export const issueDocument = async (kind: DocumentKind, body: unknown, context: IssueContext): Promise<IssueResult> => {
  const { env, company, turns, allowResend = false, onStep = silent } = context;
  onStep('read', body);
  const read = kind.read(body, { company, now: env.clock.now() });
  if (!read.ok) return { kind: 'invalid', errors: read.errors };
  onStep('model', read);
  if (allowResend) return send(kind, read, context);
  return turns(JSON.stringify(numberOf(company.nit, read.model)), () => sendOnce(kind, read, context));
};
