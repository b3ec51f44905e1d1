/** Converts the pipeline's data about a document to the stored record. */
import { fileName, type FileName } from '../../common/file-name.ts';
import type { FilledCodes } from '../codes/fill-codes.ts';
import type { DocumentModel } from '../documents/document-model.ts';
import type { Presentation } from '../documents/model.ts';
import { attachedDocumentFileName } from '../printing/attached-document.ts';
import { withoutZeros } from './numbers.ts';
import type { DocumentNumber, NewDocument } from './port.ts';

/**
 * Sales, exports and the authority's contingency are numbered together (rule 90); the issuer's contingency separately.
 */
const sharedFamily: Readonly<Record<string, string>> = { '02': '01', '04': '01' };

export const familyOf = (typeCode: string): string => sharedFamily[typeCode] ?? typeCode;

export const numberOf = (company: string, { type, prefix, number }: DocumentModel): DocumentNumber => ({
  company,
  family: familyOf(type.code),
  prefix,
  number: withoutZeros(number),
});

/** `FES-SETP990000001`, the name of printed files in services of this dialect. */
export const printedName = (
  printedPrefix: string,
  { prefix, number }: Pick<DocumentModel, 'prefix' | 'number'>,
): FileName => fileName(`${printedPrefix}-${prefix}${number}`);

export type DocumentParts = {
  /** NIT. */
  readonly company: string;
  readonly printedPrefix: string;
  readonly read: { readonly model: DocumentModel; readonly presentation: Presentation };
  /** See `contentOf`. */
  readonly content: string;
  readonly coded: FilledCodes;
  readonly deflatedXml: Buffer;
  readonly xmlName: string;
  readonly createdAt: number;
};

/**
 * Secrets needed only for coding are never stored with the document: code that reads the model later only prints or
 * sends it.
 */
const withoutSecrets = (model: DocumentModel): DocumentModel => {
  const { software, numbering } = model;
  const { technicalKey: _, ...authorization } = numbering.authorization ?? {};
  return {
    ...model,
    software: { ...software, pin: '' },
    numbering: numbering.authorization === undefined ? numbering : { ...numbering, authorization },
  } as DocumentModel; // The same kind of document.
};

/** The model as it is stored: JSON. */
export const modelText = (model: DocumentModel): string => JSON.stringify(withoutSecrets(model));

export const newDocument = (parts: DocumentParts): NewDocument => {
  const { company, content, coded, deflatedXml, xmlName, createdAt } = parts;
  const { model, presentation } = parts.read;
  return {
    kind: model.kind,
    typeCode: model.type.code,
    content,
    key: coded.uuid,
    keyScheme: coded.scheme,
    issueDate: model.issueDate,
    qrText: coded.qrText,
    qrUrl: coded.qrUrl,
    model: modelText(model),
    presentation: JSON.stringify(presentation),
    deflatedXml,
    fileName: xmlName,
    printedName: printedName(parts.printedPrefix, model),
    attachedName: attachedDocumentFileName(xmlName, presentation.mail.attachedDocumentPrefix).replace(/\.xml$/, ''),
    createdAt,
    ...numberOf(company, model),
  };
};
