/** What users give to be judged: documents, alone or in whatever carries them, and files that carry none. */
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import { readJson } from '../../../src/common/json/read-json.ts';
import { parseXml } from '../../../src/common/xml/parse.ts';
import { childElements, textOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import { decodeBase64 } from './base64.ts';
import { recogniseKind } from '../kind.ts';
import { notSimulated, typeNotSimulated } from '../not-simulated.ts';
import type { NotJudged } from './not-judged.ts';
import { containedDocument, readDocument } from './submission.ts';
import { readZip } from './zip-read.ts';
import { toLatin1, toText } from '../../../src/common/bytes.ts';

export type DocumentFile = { readonly name: string; readonly bytes: Uint8Array };

const archiveLimits = {
  maxBytes: 50_000_000,
  maxEntries: 50,
  maxEntryBytes: 64_000_000,
  maxTotalBytes: 64_000_000,
  maxRatio: 200,
};

export type GivenDocument = DocumentFile | { readonly name: string; readonly notJudged: NotJudged };

/** A ZIP in an envelope holds a container, which holds a document; more is nobody's. */
const deepest = 4;

export const notJudged = (name: string, code: NotJudged['code'], message: Bilingual) => ({
  name,
  notJudged: { code, message },
});

// Answers of the authority, and of the issuing service

const anAnswer = (name: string, text: string): GivenDocument => {
  const next = /Regla: |<(?:\w+:)?ResponseCode>[A-Z]/.test(text)
    ? {
        en: 'Explain its lines with ensayo explain FILE, or judge the document that it is about.',
        es: 'Explique sus líneas con ensayo explain ARCHIVO, o valide el documento del que trata.',
      }
    : {
        en: 'It has no line of a rule. Judge the document that it is about.',
        es: 'No tiene líneas de reglas. Valide el documento del que trata.',
      };
  return notJudged(name, 'answer', {
    en: `It is an answer about a document, and not the document. ${next.en}`,
    es: `Es una respuesta sobre un documento, no el documento. ${next.es}`,
  });
};

// XML

const child = (element: XmlElement | undefined, local: string): XmlElement | undefined =>
  element && childElements(element).find((each) => each.local === local);

/** The first descendant of that name. */
const inside = (element: XmlElement, local: string): XmlElement | undefined => {
  for (const each of childElements(element)) {
    const found = each.local === local ? each : inside(each, local);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** What a SOAP message carries: the file of a request, or an answer. */
const inEnvelope = async (name: string, root: XmlElement, depth: number): Promise<readonly GivenDocument[]> => {
  const body = child(root, 'Body');
  const content = body && inside(body, 'contentFile');
  const sent = content && decodeBase64(textOf(content));
  if (sent !== undefined && sent.length > 0)
    return documentsIn({ name: `${name}/contentFile`, bytes: sent }, depth + 1);
  if (body !== undefined && /Response$|^Fault$/.test(childElements(body)[0]?.local ?? ''))
    return [anAnswer(name, textIn(body))];
  return [
    notJudged(name, 'envelope', {
      en: 'It is a SOAP message without a file in contentFile. Give one that sends a document, or the document.',
      es: 'Es un mensaje SOAP sin archivo en contentFile. Indique uno que envíe un documento, o el documento.',
    }),
  ];
};

/** All texts, and those that an answer carries in Base64. */
const textIn = (element: XmlElement): string =>
  childElements(element)
    .map((each) =>
      each.local === 'XmlBase64Bytes' ? toText(decodeBase64(textOf(each)) ?? new Uint8Array()) : textIn(each),
    )
    .concat(textOf(element))
    .join('\n');

/** ResponseCode 02 and 04 are the authority's own; events have three digits. */
const isAuthorityAnswer = (root: XmlElement): boolean =>
  /^0[24]$/.test(textOf(inside(root, 'ResponseCode') ?? root).trim());

/** A declaration or a start tag, in UTF-8 or in UTF-16. */
const beginsAsXml = /<\0?(?:\?\0?x|!--|(?:\w+:)?[A-Z])/;

const noXml = (name: string): GivenDocument =>
  notJudged(name, 'not-xml', {
    en: 'It is no XML. Give a document, or a ZIP, an AttachedDocument or a SOAP message with one.',
    es: 'No es XML. Indique un documento, o un ZIP, un AttachedDocument o un mensaje SOAP que contenga uno.',
  });

const fromXml = async (file: DocumentFile, depth: number): Promise<readonly GivenDocument[]> => {
  const parsed = parseXml(file.bytes);
  // Of damaged XML the judge says what is wrong with it.
  if (!parsed.ok) return [beginsAsXml.test(toLatin1(file.bytes)) ? file : noXml(file.name)];
  const { root } = parsed.document;
  if (root.local === 'Envelope') return inEnvelope(file.name, root, depth);
  if (root.local === 'ApplicationResponse' && isAuthorityAnswer(root)) return [anAnswer(file.name, textIn(root))];
  if (root.local !== 'AttachedDocument') {
    const kind = recogniseKind(root);
    const type = kind && typeNotSimulated(root, kind);
    return [type === undefined ? file : notJudged(file.name, 'type-not-simulated', notSimulated(type))];
  }
  const { bytes } = containedDocument(readDocument(file.name, file.bytes));
  if (bytes.length > 0) return documentsIn({ name: `${file.name}/Description`, bytes }, depth + 1);
  return [
    notJudged(file.name, 'empty-container', {
      en: 'It is an AttachedDocument without a document in cac:Attachment/cac:ExternalReference/cbc:Description.',
      es: 'Es un AttachedDocument sin documento en cac:Attachment/cac:ExternalReference/cbc:Description.',
    }),
  ];
};

// Anything

const fromJson = (name: string, text: string): GivenDocument => {
  const read = readJson(text);
  if (/"Regla: |"(?:ResponseAuthority|ResponseDian|verdict)"/.test(text)) return anAnswer(name, text);
  const message = read.ok
    ? {
        en: 'It is JSON. A request is judged by the issuing service: post it to /api/ubl2.1/… of `ensayo up`.',
        es: 'Es JSON. Una solicitud la procesa el servicio de emisión: envíela a /api/ubl2.1/… de `ensayo up`.',
      }
    : {
        en: 'It begins like JSON, and cannot be read as such.',
        es: 'Comienza como JSON y no se puede leer como tal.',
      };
  return notJudged(name, 'request', message);
};

const fromZip = async ({ name, bytes }: DocumentFile, depth: number): Promise<readonly GivenDocument[]> => {
  const unzipped = await readZip(bytes, archiveLimits);
  if (!unzipped.ok) return [notJudged(name, 'zip', unzipped.problem.message)];
  if (unzipped.entries.length === 0)
    return [notJudged(name, 'zip', { en: 'The ZIP has no files.', es: 'El ZIP no contiene archivos.' })];
  const opened = await Promise.all(
    unzipped.entries.map((entry) => documentsIn({ name: `${name}/${entry.name}`, bytes: entry.data }, depth + 1)),
  );
  return opened.flat();
};

/**
 * The documents in a file: itself, or those that it carries; for what carries none, what it is.
 * @param depth how many containers it was taken out of
 */
export const documentsIn = async (file: DocumentFile, depth = 0): Promise<readonly GivenDocument[]> => {
  const { name, bytes } = file;
  if (depth > deepest) {
    return [
      notJudged(name, 'nested', {
        en: `It is nested more than ${deepest} deep. Take the document out.`,
        es: `Está anidado en más de ${deepest} niveles. Extraiga el documento.`,
      }),
    ];
  }
  const start = toLatin1(bytes, 0, 64).trimStart();
  if (start === '') return [notJudged(name, 'empty', { en: 'The file is empty.', es: 'El archivo está vacío.' })];
  if (start.startsWith('PK')) return fromZip(file, depth);
  if (start.startsWith('%PDF')) {
    return [
      notJudged(name, 'pdf', {
        en: 'It is the PDF. The document is the XML that came with it, often in the same ZIP.',
        es: 'Es el PDF. El documento es el XML que lo acompaña, a menudo en el mismo ZIP.',
      }),
    ];
  }
  if (/^[[{]/.test(start)) return [fromJson(name, toText(bytes))];
  return fromXml(file, depth);
};
