/**
 * The files of an issued document, made from what is stored when somebody asks
 * for them. The same document gives the same bytes every time.
 */
import { seededRandom } from '../../common/env/env.ts';
import { fileName, type FileName } from '../../common/file-name.ts';
import type { Company } from '../company.ts';
import type { DocumentModel } from '../documents/document-model.ts';
import type { Party, Presentation, UblModel } from '../documents/model.ts';
import { attachedDocumentFileName, buildAttachedDocument } from '../printing/attached-document.ts';
import { bundle, type Bundle } from '../printing/bundle.ts';
import { signatureIds, signDocument } from '../signing/xades.ts';
import type { IssuerStore, StoredDocument } from '../store/port.ts';
import { printDocument } from './print.ts';

export type MadeFile =
  | { readonly ok: true; readonly bytes: Buffer; readonly contentType: string }
  | { readonly ok: false; readonly reason: string };

type Source = {
  readonly stored: StoredDocument;
  readonly model: DocumentModel;
  readonly presentation: Presentation;
  /** When the document got its verdict, else when it was made. */
  readonly at: number;
  readonly company: Company;
};

const sourceOf = (stored: StoredDocument, company: Company): Source => ({
  stored,
  model: JSON.parse(stored.model) as DocumentModel, // written by this service
  presentation: JSON.parse(stored.presentation) as Presentation, // likewise
  at: stored.settledAt ?? stored.createdAt,
  company,
});

const made = (contentType: string, bytes: Buffer): MadeFile => ({ ok: true, bytes, contentType });

const printed = ({ stored, model, presentation, at, company: { logo } }: Source): Promise<Buffer> => {
  const { key: uuid, qrText, qrUrl, state, settledAt: validatedAt } = stored;
  const outcome = { uuid, qrText, qrUrl, state: state === 'issued' ? 'unknown' : state, validatedAt } as const;
  return printDocument({ model, presentation, outcome, logo, at });
};

type AttachedXml = { readonly ok: true; readonly xml: string } | { readonly ok: false; readonly reason: string };

/** Payroll is not handed over in a container. */
const isUbl = (model: DocumentModel): model is UblModel =>
  model.kind !== 'payroll' && model.kind !== 'payrollAdjustment';

/** The issuer hands over the document: in support documents and their notes, that is the buyer. */
const handover = ({ supplier, customer }: UblModel): { readonly sender: Party; readonly receiver: Party } =>
  supplier.path === 'establishment'
    ? { sender: supplier, receiver: customer }
    : { sender: customer, receiver: supplier };

/** Signed anew each time, with identifiers that follow from the document's key. */
const attachedXml = async ({ stored, model, at, company }: Source): Promise<AttachedXml> => {
  const { key, keyScheme, signedXml, applicationResponse, state } = stored;
  if (!isUbl(model)) return { ok: false, reason: 'Los documentos de nómina no tienen AttachedDocument.' };
  if (state !== 'accepted' || applicationResponse === undefined) {
    return { ok: false, reason: `El documento está en estado ${state}.` };
  }
  const credentials = await company.credentials();
  const sign = (canonicalXml: string): string => {
    const ids = signatureIds(seededRandom(`attached:${key}`));
    const signed = signDocument(canonicalXml, { credentials, signingTime: at, role: 'supplier', ids });
    if (!signed.ok) throw new Error(signed.message);
    return signed.xml;
  };
  const input = {
    number: `${model.prefix}${model.number}`,
    uuid: key,
    uuidScheme: keyScheme,
    environment: model.environment,
    ...handover(model),
    document: Buffer.from(signedXml, 'utf8'),
    applicationResponse: Buffer.from(applicationResponse, 'utf8'),
    at,
  };
  const built = buildAttachedDocument(input, sign);
  return built.ok ? built : { ok: false, reason: `${built.problem.code}: ${built.problem.message}` };
};

type MadeBundle = { readonly ok: true; readonly bundle: Bundle } | { readonly ok: false; readonly reason: string };

/** What is handed over: the container with the verdict; of payroll the signed document itself. */
const handedOver = async (source: Source): Promise<AttachedXml & { readonly name?: FileName }> => {
  const { stored, model, presentation } = source;
  if (!isUbl(model)) return { ok: true, xml: stored.signedXml, name: fileName(stored.fileName) };
  const attached = await attachedXml(source);
  const name = attachedDocumentFileName(stored.fileName, presentation.mail.attachedDocumentPrefix);
  return attached.ok ? { ...attached, name } : attached;
};

const bundleFrom = async (source: Source): Promise<MadeBundle> => {
  const given = await handedOver(source);
  if (!given.ok) return given;
  const { stored, presentation, at } = source;
  const archive = bundle({
    attachedName: given.name ?? fileName(stored.fileName),
    attachedXml: given.xml,
    pdfName: fileName(`${stored.printedName}.pdf`),
    pdf: await printed(source),
    annexes: presentation.mail.annexes,
    at,
  });
  return { ok: true, bundle: archive };
};

/** The archive that goes out by mail. */
export const bundleOf = (stored: StoredDocument, company: Company): Promise<MadeBundle> =>
  bundleFrom(sourceOf(stored, company));

const bundled = async (source: Source): Promise<MadeFile> => {
  const result = await bundleFrom(source);
  return result.ok ? made('application/zip', result.bundle.bytes) : result;
};

type FileKind = 'xml' | 'pdf' | 'attached' | 'bundle';

const makers: Readonly<Record<FileKind, (source: Source) => Promise<MadeFile> | MadeFile>> = {
  xml: ({ stored }) => made('application/xml; charset=utf-8', Buffer.from(stored.signedXml, 'utf8')),
  pdf: async (source) => made('application/pdf', await printed(source)),
  attached: async (source) => {
    const attached = await attachedXml(source);
    return attached.ok ? made('application/xml; charset=utf-8', Buffer.from(attached.xml, 'utf8')) : attached;
  },
  bundle: bundled,
};

const kindOf = { printedName: { xml: 'xml', pdf: 'pdf' }, attachedName: { xml: 'attached', zip: 'bundle' } } as const;

const isOneOf = <Key extends string>(of: Readonly<Record<Key, unknown>>, key: string): key is Key =>
  Object.hasOwn(of, key);

/** The file of that name; undefined when no document of the company has one. */
export const fileNamed = async (name: string, store: IssuerStore, company: Company): Promise<MadeFile | undefined> => {
  const dot = name.lastIndexOf('.');
  const [base, extension] = [name.slice(0, dot), name.slice(dot + 1)];
  for (const which of ['printedName', 'attachedName'] as const) {
    const kinds = kindOf[which];
    if (!isOneOf<string>(kinds, extension)) continue;
    const stored = await store.documentNamed(company.nit, which, base);
    const kind = (kinds as Readonly<Record<string, FileKind>>)[extension]; // one of its own keys
    if (stored !== undefined && kind !== undefined) return makers[kind](sourceOf(stored, company));
  }
  return undefined;
};
