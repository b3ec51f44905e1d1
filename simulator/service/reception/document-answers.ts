import type { IntakeRefusal } from '../../document/intake/submission.ts';
import { isPayroll, kindOfType } from '../../document/kind.ts';
import type { DocumentVerdict } from '../../registry/batches.ts';
import type { JudgedDocument } from '../../registry/types.ts';
import type { DianResponse } from '../reply/answers.ts';
import { endedWith, unopenedEnding } from './reception.ts';
import { texts } from './texts.ts';

/** An answer that accepts nothing; unspecified members are nil. */
export const refused = (statusCode: string, description: string, more: Partial<DianResponse> = {}): DianResponse => ({
  ErrorMessage: [],
  IsValid: false,
  StatusCode: statusCode,
  StatusDescription: description,
  StatusMessage: null,
  XmlBase64Bytes: null,
  XmlDocumentKey: null,
  XmlFileName: null,
  ...more,
});

/** A file that cannot be opened is status 89 without a line. */
export const unopened = (refusal: IntakeRefusal): DocumentVerdict => ({
  answer: refused('89', refusal.message),
  results: endedWith(unopenedEnding(refusal)),
});

const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

const processedAs = ({ type }: JudgedDocument): string => {
  const kind = kindOfType(type);
  return kind !== undefined && isPayroll(kind) ? texts.payrollProcessed : texts.processed;
};

/** Nil if it was removed. */
const responseOf = ({ filesRemoved, applicationResponse }: JudgedDocument): string | null =>
  filesRemoved ? null : base64(applicationResponse);

const messageOf = ({ filesRemoved, statusMessage }: JudgedDocument): string =>
  filesRemoved ? `${statusMessage} ${texts.filesRemoved}` : statusMessage;

/** The answer to a document whose verdict is known, now or from before. */
export const verdictAnswer = (document: JudgedDocument): DianResponse => {
  const accepted = document.state === 'accepted';
  return {
    ErrorMessage: document.lines,
    IsValid: accepted,
    StatusCode: accepted ? '00' : '99',
    StatusDescription: accepted ? processedAs(document) : texts.rejectedDescription,
    StatusMessage: messageOf(document),
    XmlBase64Bytes: responseOf(document),
    XmlDocumentKey: document.key,
    XmlFileName: document.fileName,
  };
};

/** The answer to a number or code that was accepted before: rule 90 alone, with the key and response of the first. */
export const duplicateAnswer = (line: string, duplicate: JudgedDocument): DianResponse => ({
  ...verdictAnswer(duplicate),
  ErrorMessage: [line],
  IsValid: false,
  StatusCode: '99',
  StatusDescription: texts.rejectedDescription,
  StatusMessage: messageOf({ ...duplicate, statusMessage: texts.rejectedMessage }),
});
