/**
 * Opens a client's `contentFile`: Base64, ZIP, one XML or, when sent asynchronously, up to fifty. If it cannot be
 * opened, the answer is status 89 and a sentence; a file that opens but is not a valid document is not refused here.
 */
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import { inStep } from '../../../src/common/env/in-step.ts';
import { parseXml } from '../../../src/common/xml/parse.ts';
import type { XmlLimits } from '../../../src/common/xml/parse-limits.ts';
import { textOf, type XmlDocument, type XmlProblem } from '../../../src/common/xml/tree.ts';
import { recogniseKind, type SubjectKind } from '../kind.ts';
import { typeNotSimulated } from '../not-simulated.ts';
import { keyFieldsOf, type KeyFields } from '../key-fields.ts';
import { select } from '../path-index.ts';
import { readZip, type UnzippedEntry, type ZipProblem } from './zip-read.ts';
import { documentLimits, limitsOf, type Limits } from './limits.ts';
import { decodeBase64 } from './base64.ts';
import { isUtf16, readFacts, type IntakeFacts } from './read-facts.ts';
import { fromText, toLatin1 } from '../../../src/common/bytes.ts';

/** The authority's limits and, where it publishes none, protection against malicious archives. */
type IntakeLimits = {
  readonly maxZipBytes: number;
  /** All files of the ZIP together, inflated. */
  readonly maxInflatedBytes: number;
  /** Inflated size divided by compressed size. */
  readonly maxRatio: number;
  /** Documents in an asynchronous submission. */
  readonly maxDocuments: number;
  /** Nodes of all documents that are read. */
  readonly maxNodes: number;
  readonly xml: XmlLimits;
};

/** The limits of a submission, including the configured ones. */
export const intakeLimits = (limits: Limits = limitsOf()): IntakeLimits => ({
  maxZipBytes: 50 * 1024 * 1024,
  maxInflatedBytes: 64 * 1024 * 1024,
  maxRatio: 200,
  maxDocuments: 50,
  maxNodes: limits.zipNodes,
  xml: documentLimits(limits),
});

export type IntakeOptions = {
  /** A synchronous call takes exactly one document. */
  readonly mode: 'sync' | 'async';
  /** Whether to judge the document inside an AttachedDocument instead of the container. */
  readonly opensContainers?: boolean | undefined;
  /** The defaults if absent. */
  readonly limits?: IntakeLimits | undefined;
};

export type IntakeDocument = {
  /** Name of the entry inside the ZIP. */
  readonly fileName: string;
  /** That name without folder and extension, as answers give it in XmlFileName. */
  readonly xmlFileName: string;
  readonly bytes: Uint8Array;
  /** The deflated bytes from the ZIP; undefined if they came another way. */
  readonly deflated: Uint8Array | undefined;
  readonly facts: IntakeFacts;
} & (
  | {
      readonly status: 'readable';
      readonly document: XmlDocument;
      readonly kind: SubjectKind;
      readonly keys: KeyFields;
    }
  /** Well-formed, but not one of the judged documents: a container, for example. */
  | {
      readonly status: 'unknown-kind';
      readonly document: XmlDocument;
      readonly rootName: string;
      /** A type of the authority's that is not simulated. */
      readonly type?: string;
    }
  | { readonly status: 'unreadable'; readonly problem: XmlProblem }
);

/** Upper case: codes of the catalogue; the others have none. */
type IntakeCode =
  | 'no-file'
  | 'not-base64'
  | 'too-large'
  | 'ZIP-EMPTY'
  | 'ZIP-CORRUPT'
  | 'ZIP-COUNT-SYNC'
  | 'ZIP-COUNT-ASYNC'
  | 'ZIP-XML';

export type IntakeRefusal = {
  readonly ok: false;
  readonly code: IntakeCode;
  /** Spanish, for StatusDescription or ProcessedMessage. */
  readonly message: string;
  /** The entry at fault, if any. */
  readonly entry?: string | undefined;
  /** From the layer that refused; for the journal. */
  readonly detail?: Bilingual | undefined;
};

export type IntakeReport = { readonly ok: true; readonly documents: readonly IntakeDocument[] } | IntakeRefusal;

const refuse = (
  code: IntakeCode,
  message: string,
  about: Pick<IntakeRefusal, 'entry' | 'detail'> = {},
): IntakeRefusal => ({
  ok: false,
  code,
  message,
  ...about,
});

const tooMany = (mode: IntakeOptions['mode'], found: string, limits: IntakeLimits): IntakeRefusal =>
  mode === 'sync'
    ? refuse('ZIP-COUNT-SYNC', `El envío síncrono admite un solo documento por ZIP y se recibieron ${found}.`)
    : refuse(
        'ZIP-COUNT-ASYNC',
        `El envío asíncrono admite hasta ${limits.maxDocuments} documentos por ZIP y se recibieron ${found}.`,
      );

const megabytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MB`;

const zipRefusal = (problem: ZipProblem, mode: IntakeOptions['mode'], limits: IntakeLimits): IntakeRefusal => {
  const about = { entry: problem.entry, detail: problem.message };
  const size = `El ZIP supera el tamaño máximo de ${megabytes(limits.maxZipBytes)}.`;
  switch (problem.code) {
    case 'zip-too-many-entries':
      return { ...tooMany(mode, 'más', limits), ...about };
    case 'zip-too-large':
      return refuse(mode === 'async' ? 'ZIP-COUNT-ASYNC' : 'too-large', size, about);
    case 'zip-inflates-too-large':
      return refuse(
        'too-large',
        `El contenido descomprimido del ZIP supera ${megabytes(limits.maxInflatedBytes)}.`,
        about,
      );
    case 'zip-ratio':
      return refuse(
        'too-large',
        `Un archivo del ZIP se descomprime a más de ${limits.maxRatio} veces su tamaño.`,
        about,
      );
    case 'zip-encrypted':
      return refuse(
        'ZIP-CORRUPT',
        'El archivo recibido no es un ZIP que se pueda leer: está protegido con contraseña.',
        about,
      );
    default:
      return refuse('ZIP-CORRUPT', 'El archivo recibido no es un ZIP que se pueda leer.', about);
  }
};

const markup = /^<(?:[?!]|[\p{L}_])/u;
const controls = /[\x00-\x08\x0b\x0c\x0e-\x1f]/g;

/**
 * The first `<` begins a tag, a declaration or a comment, and only text precedes it. A stray character before the tag is
 * ZB02; the header of an archive or of a PDF is not XML.
 */
const looksLikeXml = (data: Uint8Array): boolean => {
  const start = toLatin1(data, 0, 1024);
  const text = isUtf16(data) ? start.replaceAll('\0', '') : start;
  const at = text.indexOf('<');
  return at !== -1 && markup.test(text.slice(at)) && (text.slice(0, at).match(controls) ?? []).length < 2;
};

const baseName = (entryName: string): string => entryName.slice(entryName.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');

type DocumentOptions = {
  /** The usual where absent. */
  readonly limits?: XmlLimits | undefined;
  /** The bytes as stored in the ZIP. */
  readonly deflated?: Uint8Array | undefined;
};

/** Parses one file and recognises its kind; every problem is a value. */
export const readDocument = (
  fileName: string,
  bytes: Uint8Array,
  { limits, deflated }: DocumentOptions = {},
): IntakeDocument => {
  const parsed = parseXml(bytes, limits);
  const document = parsed.ok ? parsed.document : undefined;
  const facts = readFacts(fileName, bytes, document);
  const common = { fileName, xmlFileName: baseName(fileName), bytes, deflated, facts };
  if (!parsed.ok) return { status: 'unreadable', problem: parsed.problem, ...common };
  const { root } = parsed.document;
  const kind = recogniseKind(root);
  const unknown = { status: 'unknown-kind', document: parsed.document, rootName: root.local, ...common } as const;
  if (kind === undefined) return unknown;
  const type = typeNotSimulated(root, kind);
  if (type !== undefined) return { type, ...unknown };
  return { status: 'readable', document: parsed.document, kind, keys: keyFieldsOf(root, kind), ...common };
};

type Container = Extract<IntakeDocument, { readonly status: 'unknown-kind' }>;

const isContainer = (received: IntakeDocument): received is Container =>
  received.status === 'unknown-kind' && received.rootName === 'AttachedDocument';

const contentPath = 'cac:Attachment/cac:ExternalReference/cbc:Description';

/**
 * The document in an AttachedDocument, under the container's file name; anything else unchanged. A container without
 * content yields an empty document, which cannot be read, and a nested one stays closed.
 */
export const containedDocument = (received: IntakeDocument, limits?: XmlLimits): IntakeDocument => {
  if (!isContainer(received)) return received;
  const [content] = select(received.document.root, contentPath);
  const bytes = fromText(content === undefined ? '' : textOf(content).trim());
  return readDocument(received.fileName, bytes, { limits });
};

const nodesOf = (received: IntakeDocument): number =>
  received.status === 'unreadable' ? received.problem.nodeCount : received.document.nodeCount;

/** In order: the nodes that one uses are not available to the next. The first is read at once, the others in steps. */
const readAll = async (
  [first, ...others]: readonly UnzippedEntry[],
  { opensContainers = false }: IntakeOptions,
  { xml, maxNodes }: IntakeLimits,
): Promise<readonly IntakeDocument[]> => {
  let left = maxNodes;
  const counted = (readWithin: (limits: XmlLimits) => IntakeDocument): IntakeDocument => {
    const isLess = left < (xml.maxNodes ?? Infinity);
    const limits = isLess ? { ...xml, maxNodes: left, raisedBy: { ...xml.raisedBy, maxNodes: 'zipNodes' } } : xml;
    const received = readWithin(limits);
    left = Math.max(0, left - nodesOf(received));
    return received;
  };
  const read = ({ name, data, deflated }: UnzippedEntry): IntakeDocument => {
    const received = counted((limits) => readDocument(name, data, { limits, deflated }));
    return opensContainers && isContainer(received)
      ? counted((limits) => containedDocument(received, limits))
      : received;
  };
  const documents = first === undefined ? [] : [read(first)];
  for (const entry of others) documents.push(await inStep(() => read(entry)));
  return documents;
};

const readEntries = async (
  entries: readonly UnzippedEntry[],
  options: IntakeOptions,
  limits: IntakeLimits,
): Promise<IntakeReport> => {
  const { mode } = options;
  if (entries.length === 0) return refuse('ZIP-EMPTY', 'El ZIP no contiene ningún archivo.');
  if (entries.length > (mode === 'sync' ? 1 : limits.maxDocuments))
    return tooMany(mode, String(entries.length), limits);
  const foreign = entries.find(({ data }) => !looksLikeXml(data));
  if (foreign !== undefined) {
    return refuse('ZIP-XML', `El ZIP contiene un archivo que no es XML: «${foreign.name}».`, { entry: foreign.name });
  }
  return { ok: true, documents: await readAll(entries, options, limits) };
};

/** Opens a submission; every error is a value. */
export const readSubmission = async (
  contentFile: string | undefined,
  options: IntakeOptions,
): Promise<IntakeReport> => {
  const { limits = intakeLimits() } = options;
  if (contentFile === undefined || contentFile.trim() === '') {
    return refuse('no-file', 'No se recibió ningún archivo: contentFile está vacío.');
  }
  const zip = decodeBase64(contentFile);
  if (zip === undefined) return refuse('not-base64', 'El contenido de contentFile no está codificado en Base64.');
  const unzipped = await readZip(zip, {
    maxBytes: limits.maxZipBytes,
    maxEntries: limits.maxDocuments,
    maxEntryBytes: limits.maxInflatedBytes,
    maxTotalBytes: limits.maxInflatedBytes,
    maxRatio: limits.maxRatio,
  });
  return unzipped.ok
    ? readEntries(unzipped.entries, options, limits)
    : zipRefusal(unzipped.problem, options.mode, limits);
};
