/** A document in the store that can be sent: a new one, or one that was stored before, with the same bytes. */
import { inStep } from '../../common/env/in-step.ts';
import type { Parcel } from '../authority/transmit.ts';
import { zipNameOf } from '../codes/file-names.ts';
import type { FilledCodes } from '../codes/fill-codes.ts';
import type { IssueContext, IssueRequest } from '../context.ts';
import type { DocumentModel } from '../documents/document-model.ts';
import { prepareDocument, writeDocument, zipOf } from './prepare.ts';
import type { GoodRead } from '../requests/read.ts';
import { newDocument } from '../store/records.ts';
import type { CompleteDocument, DocumentSummary, NameColumn } from '../store/port.ts';
import type { SubmissionState } from './states.ts';

/** How a document is named to the caller; `number` includes its prefix. */
export type IssuedIdentity = { readonly key: string; readonly date: string; readonly number: string };

export type ReadyDocument = {
  /** In the store. */
  readonly id: number;
  /** Before it is sent. */
  readonly state: SubmissionState;
  readonly identity: IssuedIdentity;
  readonly parcel: Parcel;
  readonly signedXml: string;
  /** Before the signature; undefined if it was stored before. */
  readonly unsignedXml: string | undefined;
  readonly qrText: string;
  /** Of the printed files, without extension. */
  readonly printedName: string;
  /** Of the container for the acquirer, without extension. */
  readonly attachedName: string;
};

/** Nothing was signed or sent, and the number is free. */
export type TooLarge = { readonly kind: 'too-large'; readonly bytes: number };

/**
 * Of an XML before its signature. The field of the ZIP takes 50 MB (contract, annex FE 1.9); the authority itself rejects
 * more than 500 KB (ZA01), which is its verdict to give.
 */
export const longestXmlBytes = 50_000_000;

type Identified = Pick<DocumentSummary, 'key' | 'issueDate' | 'prefix' | 'number'>;

export const identityOf = ({ key, issueDate: date, prefix, number }: Identified): IssuedIdentity => ({
  key,
  date,
  number: `${prefix}${number}`,
});

/** The number is as the request states it. */
const namesOf = (
  { printedName, attachedName, ...stored }: Omit<Identified, 'number'> & Pick<CompleteDocument, NameColumn>,
  { number }: DocumentModel,
): Pick<ReadyDocument, 'identity' | NameColumn> => ({
  identity: identityOf({ ...stored, number }),
  printedName,
  attachedName,
});

export type ComposedRequest<Model extends DocumentModel> = IssueRequest<Model> & { readonly coded: FilledCodes };

/** Signs, zips and stores a document before it is sent: whatever happens then, its key is known. */
export const storeReady = async <Model extends DocumentModel>(
  { kind: { fileKind, printedPrefix }, read, coded, content }: ComposedRequest<Model>,
  context: IssueContext,
): Promise<ReadyDocument | TooLarge> => {
  const { env, company, store } = context;
  const written = await inStep(() => writeDocument(coded));
  const bytes = Buffer.byteLength(written.unsignedXml);
  if (bytes > longestXmlBytes) return { kind: 'too-large', bytes };
  const { parcel, signedXml, unsignedXml, ...files } = await prepareDocument(fileKind, written, context);
  const parts = { company: company.nit, printedPrefix, read, content, coded, createdAt: env.clock.now(), ...files };
  const document = newDocument(parts);
  return {
    id: await inStep(() => store.addDocument(document)),
    state: 'not-sent',
    parcel,
    signedXml,
    unsignedXml,
    qrText: coded.qrText,
    ...namesOf(document, read.model),
  };
};

/** A document that was stored before, with the very bytes that were sent. */
export const storedReady = (stored: CompleteDocument, model: DocumentModel): ReadyDocument => {
  const { id, state, key, fileName, createdAt, files } = stored;
  const { signedXml, qrText } = files;
  const parcel = { fileName: zipNameOf(fileName), zip: zipOf(fileName, signedXml, createdAt), key };
  return { id, state, parcel, signedXml, unsignedXml: undefined, qrText, ...namesOf(stored, model) };
};

/** The request with the date and time of the document that was signed before: it then has the same code. */
export const asBefore = <Model extends DocumentModel>(
  read: GoodRead<Model>,
  { issueDate, files }: CompleteDocument,
): GoodRead<Model> => {
  const { issueTime } = JSON.parse(files.model) as { readonly issueTime: string }; // written by this service
  return { ...read, model: { ...read.model, issueDate, issueTime } };
};
