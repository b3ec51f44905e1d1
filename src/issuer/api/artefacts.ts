/**
 * The files of an issued document, returned directly or inside JSON. They are made on request from the stored data, with
 * the logo and the certificate that the company has at that moment.
 */
import { isUbl, partiesOf, type DocumentModel } from '../documents/document-model.ts';
import { containerOf } from '../documents/literals.ts';
import type { Presentation } from '../documents/model.ts';
import type { Outcome } from '../printing/outcome.ts';
import type { Company } from '../company.ts';
import { kinds } from '../kinds.ts';
import {
  hasFiles,
  type CompleteDocument,
  type IssuerStore,
  type NameColumn,
  type StoredDocument,
} from '../store/port.ts';
import { seededRandom } from '../../common/env/env.ts';
import { buildAttachedDocument, attachedDocumentFileName } from '../printing/attached-document.ts';
import { signatureIds, signDocument } from '../signing/xades.ts';
import { bundle, type Bundle } from '../printing/bundle.ts';
import { fileName, type FileName } from '../../common/file-name.ts';
import { refusedAsDialect, speaksDialect } from './compatibility.ts';
import type { ApiAnswer, Handler, Route, Services } from './http.ts';
import { attachedNotAvailable, documentFilesRemoved, fileNotFound, unknownPath } from './problems.ts';

type PrintJob = {
  readonly model: DocumentModel;
  readonly presentation: Presentation;
  readonly outcome: Outcome;
  /** Base64 of the issuer's picture. */
  readonly logo: string | undefined;
  /** Date of the file, in milliseconds. */
  readonly at: number;
};

/** PDF and QR are loaded when the first page is requested. */
export const printDocument = async ({ model, presentation, outcome, logo, at }: PrintJob): Promise<Buffer> => {
  const [{ viewOf }, { renderPdf }] = await Promise.all([import('../printing/views.ts'), import('../printing/pdf.ts')]);
  return renderPdf({ ...viewOf(model, presentation, outcome), logo }, { at });
};

type MadeFile =
  | { readonly ok: true; readonly bytes: Buffer; readonly contentType: string }
  | { readonly ok: false; readonly reason: string };

type Source = {
  readonly stored: CompleteDocument;
  readonly model: DocumentModel;
  readonly presentation: Presentation;
  /** When the document got its verdict, otherwise when it was created. */
  readonly at: number;
  readonly company: Company;
  readonly isSimulated: boolean;
};

type Issuing = Pick<Services, 'company' | 'client'>;

const sourceOf = (stored: CompleteDocument, { company, client: { isSimulated } }: Issuing): Source => ({
  stored,
  model: JSON.parse(stored.files.model) as DocumentModel, // written by this service
  presentation: JSON.parse(stored.files.presentation) as Presentation, // also written by this service
  at: stored.settledAt ?? stored.createdAt,
  company,
  isSimulated,
});

const made = (contentType: string, bytes: Buffer): MadeFile => ({ ok: true, bytes, contentType });

const printed = ({ stored, model, presentation, at, isSimulated, company: { logo } }: Source): Promise<Buffer> => {
  const { key: uuid, settledAt: validatedAt } = stored;
  const { qrText, qrUrl } = stored.files;
  const state = stored.state === 'accepted' || stored.state === 'rejected' ? stored.state : 'unknown';
  const outcome = { uuid, state, qrText, qrUrl, isSimulated, validatedAt } as const;
  return printDocument({ model, presentation, outcome, logo, at });
};

type AttachedXml = { readonly ok: true; readonly xml: string } | { readonly ok: false; readonly reason: string };

/** Signed anew each time, with identifiers derived from the document's key. */
const attachedXml = async ({ stored, model, at, company }: Source): Promise<AttachedXml> => {
  const { key, keyScheme, state, files } = stored;
  const { signedXml, applicationResponse } = files;
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
  const { issuer, other } = partiesOf(model);
  const input = {
    container: containerOf(model),
    number: `${model.prefix}${model.number}`,
    uuid: key,
    uuidScheme: keyScheme,
    environment: model.environment,
    sender: issuer,
    receiver: other,
    document: Buffer.from(signedXml, 'utf8'),
    applicationResponse: Buffer.from(applicationResponse, 'utf8'),
    at,
  };
  const built = buildAttachedDocument(input, sign);
  return built.ok ? built : { ok: false, reason: `${built.problem.code}: ${built.problem.message}` };
};

/** The container of an accepted document; empty where there is none. Its making never changes the answer about a verdict. */
export const attachedDocumentOf = async (
  stored: StoredDocument | undefined,
  { log, ...issuing }: Issuing & Pick<Services, 'log'>,
): Promise<string> => {
  if (stored === undefined || !hasFiles(stored)) return '';
  try {
    const attached = await attachedXml(sourceOf(stored, issuing));
    return attached.ok ? attached.xml : '';
  } catch (error) {
    log?.defect(error);
    return '';
  }
};

type MadeBundle = { readonly ok: true; readonly bundle: Bundle } | { readonly ok: false; readonly reason: string };

/** The file sent to the receiver: the container with the verdict; for payroll the signed document itself. */
const handedOver = async (source: Source): Promise<AttachedXml & { readonly name?: FileName }> => {
  const { stored, model, presentation } = source;
  // Payroll is not sent in a container.
  if (!isUbl(model)) return { ok: true, xml: stored.files.signedXml, name: fileName(stored.fileName) };
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
export const bundleOf = (stored: CompleteDocument, issuing: Issuing): Promise<MadeBundle> =>
  bundleFrom(sourceOf(stored, issuing));

const bundled = async (source: Source): Promise<MadeFile> => {
  const result = await bundleFrom(source);
  return result.ok ? made('application/zip', result.bundle.bytes) : result;
};

type FileKind = 'xml' | 'pdf' | 'attached' | 'bundle';

const makers: Readonly<Record<FileKind, (source: Source) => Promise<MadeFile> | MadeFile>> = {
  xml: ({ stored }) => made('application/xml; charset=utf-8', Buffer.from(stored.files.signedXml, 'utf8')),
  pdf: async (source) => made('application/pdf', await printed(source)),
  attached: async (source) => {
    const attached = await attachedXml(source);
    return attached.ok ? made('application/xml; charset=utf-8', Buffer.from(attached.xml, 'utf8')) : attached;
  },
  bundle: bundled,
};

/** Without extension, the first one is meant. */
const kindsOf = {
  printedName: { pdf: 'pdf', xml: 'xml' },
  attachedName: { xml: 'attached', zip: 'bundle' },
} as const satisfies Readonly<Record<NameColumn, Readonly<Record<string, FileKind>>>>;

/** Names that clients of the dialect make from prefix and number, whatever extension they write. */
const byNumber = [
  ['Attachment-', 'attached', 'xml'],
  ['ZipAttachm-', 'bundle', 'zip'],
] as const;

const extension = /\.(pdf|xml|zip)$/;

/** Prefix and number do not identify the kind: an accepted document of that number, otherwise any. */
export const documentNumbered = async (
  number: string,
  { store, company }: Pick<Services, 'store' | 'company'>,
): Promise<StoredDocument | undefined> => {
  let other: StoredDocument | undefined;
  for (const { printedPrefix } of Object.values(kinds)) {
    const name = `${printedPrefix}-${number}`;
    // Earlier versions named documents as their requests wrote them.
    for (const each of new Set([name, fileName(name)])) {
      const found = await store.documentNamed(company.nit, 'printedName', each);
      if (found?.state === 'accepted') return found;
      other ??= found;
    }
  }
  return other;
};

type Issued = Issuing & { readonly store: IssuerStore };

/** A document with one of its files. */
type Named = { readonly stored: StoredDocument; readonly kind: FileKind; readonly name: string };

const namedByNumber = async (name: string, of: Issued): Promise<Named | undefined> => {
  for (const [beginning, kind, ending] of byNumber) {
    if (!name.startsWith(beginning)) continue;
    const stored = await documentNumbered(name.slice(beginning.length).replace(extension, ''), of);
    if (stored !== undefined) return { stored, kind, name: `${stored.attachedName}.${ending}` };
  }
  return undefined;
};

const namedOnItsOwn = async (name: string, { store, company }: Issued): Promise<Named | undefined> => {
  const [, given] = extension.exec(name) ?? [];
  const base = name.replace(extension, '');
  for (const which of ['printedName', 'attachedName'] as const) {
    const [kind] = Object.entries(kindsOf[which]).filter(([each]) => given === undefined || each === given);
    if (kind === undefined) continue;
    const stored = await store.documentNamed(company.nit, which, base);
    if (stored !== undefined) return { stored, kind: kind[1], name: `${base}.${kind[0]}` };
  }
  return undefined;
};

type Form = 'attachment' | 'inline' | 'base64';

const forms: Readonly<Record<string, Form>> = { BASE64: 'base64', INLINE: 'inline' };

type File = { readonly name: string; readonly bytes: Buffer; readonly contentType: string };

const present = ({ name, bytes, contentType }: File, form: Form, services: Services): ApiAnswer => {
  if (form === 'base64') {
    const message = speaksDialect(services) ? `Archivo: ${name} se encontro.` : `Archivo ${name} encontrado`;
    return { status: 200, body: { success: true, message, filebase64: bytes.toString('base64') } };
  }
  // Documents of earlier versions may have invalid names.
  const file = { name: fileName(name), shown: form } as const;
  return { status: 200, headers: { 'Content-Type': contentType }, file, body: bytes };
};

/** Clients that take a file out of JSON read `success`. */
const missing = (problem: ApiAnswer, name: string, readsSuccess: boolean): ApiAnswer =>
  readsSuccess ? refusedAsDialect(problem, { message: `No se encontro el archivo: ${name}` }) : problem;

const getFile: Handler = async ({ params }, services) => {
  const { company, client, store } = services;
  const { nit = '', file: asked = '', form: formAsked } = params;
  const form = formAsked === undefined ? 'attachment' : forms[formAsked.toUpperCase()];
  if (form === undefined) return unknownPath(`…/${nit}/${asked}/${formAsked ?? ''}`);
  const readsSuccess = form === 'base64' && speaksDialect(services);
  const of = { company, client, store };
  const named =
    nit === company.nit ? ((await namedByNumber(asked, of)) ?? (await namedOnItsOwn(asked, of))) : undefined;
  if (named === undefined) return missing(fileNotFound(asked), asked, readsSuccess);
  const { stored, kind, name } = named;
  if (!hasFiles(stored)) return documentFilesRemoved(name);
  const file = await makers[kind](sourceOf(stored, of));
  return file.ok
    ? present({ ...file, name }, form, services)
    : missing(attachedNotAvailable(file.reason), name, readsSuccess);
};

/** Clients of the dialect fetch files under four addresses. */
const addresses = [
  ['/api/ubl2.1/download', 'getFile'],
  ['/api/ubl2.1/invoice', 'getInvoiceFile'],
  ['/api/download', 'getFileBesideApi'],
  ['/api/invoice', 'getInvoiceFileBesideApi'],
] as const;

export const fileRoutes = addresses.flatMap(([address, operation]): readonly Route[] => {
  const file = {
    method: 'GET',
    path: `${address}/:nit/:file`,
    operation,
    summary: 'Entrega un archivo de un documento emitido',
    tag: 'Archivos',
    params: {
      nit: 'NIT sin dígito de verificación',
      file: 'Nombre que dio la emisión del documento; también Attachment-SETP990000001 (el contenedor) y ZipAttachm-SETP990000001 (el ZIP), con prefijo y número',
      form: 'INLINE lo muestra en el navegador; BASE64 lo entrega dentro de JSON',
    },
    authenticated: true,
    answer: {
      description: 'El archivo, o JSON que lo trae en Base64',
      contentTypes: ['application/xml', 'application/pdf', 'application/zip', 'application/json'],
    },
    failures: {
      404: 'No hay un archivo con ese nombre',
      410: 'El documento es anterior a los que conservan sus archivos',
    },
    handle: getFile,
  } as const satisfies Route;
  const inForm = {
    path: `${file.path}/:form`,
    operation: `${operation}InForm`,
    summary: 'Entrega un archivo para verlo (INLINE) o dentro de JSON (BASE64)',
  };
  return [file, { ...file, ...inForm }];
});
