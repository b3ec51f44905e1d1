/** The document in a file that the user named: as it is, in a ZIP, or in an AttachedDocument. */
import { startProblem, type StartProblem } from '../../common/start-error.ts';
import { createSubject, type Subject } from '../../../simulator/document/subject.ts';
import { containedDocument, readDocument, type IntakeDocument } from '../../../simulator/intake/submission.ts';
import { eventResponseCode } from '../../../simulator/document/paths.ts';
import { documentFilesIn } from '../document-files.ts';

export type GivenDocument = {
  readonly subject: Subject;
  /** It came in an AttachedDocument. */
  readonly contained: boolean;
};

const expected =
  'Expected one Invoice, CreditNote, DebitNote, NominaIndividual, NominaIndividualDeAjuste or event (ApplicationResponse with response code 030 to 034), alone, in a ZIP or in an AttachedDocument.';

/** @param found what was received, as the end of a sentence */
const notADocument = (file: string, found: string): StartProblem =>
  startProblem('not-a-document', `Cannot use ${file}: ${found}. ${expected}`);

const withoutStop = (sentence: string): string => sentence.replace(/\.\s*$/, '');

const rootFound = (contained: boolean, rootName: string): string => {
  if (!contained) return `its root is ${rootName}`;
  return rootName === 'AttachedDocument'
    ? 'its AttachedDocument has another AttachedDocument in it'
    : `the root of the document in its AttachedDocument is ${rootName}`;
};

const subjectOf = (file: string, received: IntakeDocument, contained: boolean): Subject => {
  if (received.status === 'unreadable') {
    const { message, position } = received.problem;
    const what = contained ? 'the content of its AttachedDocument is not readable XML' : 'it is not readable XML';
    const place = `line ${String(position.line)}, column ${String(position.column)}`;
    throw notADocument(file, `${what} (${place}: ${withoutStop(message)})`);
  }
  if (received.status === 'unknown-kind') throw notADocument(file, rootFound(contained, received.rootName));
  const subject = createSubject(received.kind, received.document);
  if (subject.kind !== 'eventOther') return subject;
  const code = subject.text(`/*/${eventResponseCode}`);
  throw notADocument(
    file,
    code === undefined
      ? 'its root is ApplicationResponse, without response code'
      : `its root is ApplicationResponse, with response code ${JSON.stringify(code)}`,
  );
};

/**
 * Opens the file.
 * @throws StartProblem with what was received and what was expected
 */
export const openGivenDocument = async (file: string): Promise<GivenDocument> => {
  const [only, ...others] = await documentFilesIn(file);
  if (only === undefined || others.length > 0) {
    const count = only === undefined ? 'no file' : `${String(others.length + 1)} files`;
    throw notADocument(file, `it is a ZIP with ${count}`);
  }
  const received = readDocument(only.name, only.bytes);
  const opened = containedDocument(received);
  const contained = opened !== received;
  return { subject: subjectOf(file, opened, contained), contained };
};
