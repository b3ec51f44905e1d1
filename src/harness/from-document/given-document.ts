/** The document in a file that the user named: as it is, in a ZIP, or in an AttachedDocument. */
import { startProblem, type StartProblem } from '../../common/start-error.ts';
import type { Bilingual } from '../../common/text/bilingual.ts';
import {
  createSubject,
  type Subject,
  containedDocument,
  readDocument,
  eventResponseCode,
} from '../../../simulator/document/index.ts';
import { documentFilesIn } from '../document-files.ts';

export type GivenDocument = {
  readonly subject: Subject;
  /** It came in an AttachedDocument. */
  readonly contained: boolean;
};

const expected =
  'Expected one Invoice, CreditNote, DebitNote, NominaIndividual, NominaIndividualDeAjuste or event (ApplicationResponse with response code 030 to 034), alone, in a ZIP or in an AttachedDocument.';

const seEsperaba =
  'Se esperaba un Invoice, CreditNote, DebitNote, NominaIndividual, NominaIndividualDeAjuste o evento (ApplicationResponse con código de respuesta 030 a 034), solo, en un ZIP o en un AttachedDocument.';

/** @param found what was received, as the end of a sentence */
const notADocument = (file: string, { en, es }: Bilingual): StartProblem =>
  startProblem(
    'not-a-document',
    `Cannot use ${file}: ${en}. ${expected}`,
    `No se puede usar ${file}: ${es}. ${seEsperaba}`,
  );

const withoutStop = (sentence: string): string => sentence.replace(/\.\s*$/, '');

const rootFound = (contained: boolean, rootName: string): Bilingual => {
  if (!contained) return { en: `its root is ${rootName}`, es: `su raíz es ${rootName}` };
  return rootName === 'AttachedDocument'
    ? {
        en: 'its AttachedDocument has another AttachedDocument in it',
        es: 'su AttachedDocument contiene otro AttachedDocument',
      }
    : {
        en: `the root of the document in its AttachedDocument is ${rootName}`,
        es: `la raíz del documento en su AttachedDocument es ${rootName}`,
      };
};

const subjectOf = (file: string, received: ReturnType<typeof readDocument>, contained: boolean): Subject => {
  if (received.status === 'unreadable') {
    const { message, position } = received.problem;
    const [line, column] = [String(position.line), String(position.column)];
    const [what, qué] = contained
      ? [
          'the content of its AttachedDocument is not readable XML',
          'el contenido de su AttachedDocument no es XML legible',
        ]
      : ['it is not readable XML', 'no es XML legible'];
    throw notADocument(file, {
      en: `${what} (line ${line}, column ${column}: ${withoutStop(message.en)})`,
      es: `${qué} (línea ${line}, columna ${column}: ${withoutStop(message.es)})`,
    });
  }
  if (received.status === 'unknown-kind') throw notADocument(file, rootFound(contained, received.rootName));
  const subject = createSubject(received.kind, received.document);
  if (subject.kind !== 'eventOther') return subject;
  const code = subject.text(`/*/${eventResponseCode}`);
  throw notADocument(
    file,
    code === undefined
      ? {
          en: 'its root is ApplicationResponse, without response code',
          es: 'su raíz es ApplicationResponse, sin código de respuesta',
        }
      : {
          en: `its root is ApplicationResponse, with response code ${JSON.stringify(code)}`,
          es: `su raíz es ApplicationResponse, con código de respuesta ${JSON.stringify(code)}`,
        },
  );
};

/**
 * Opens the file.
 * @throws StartProblem with what was received and what was expected
 */
export const openGivenDocument = async (file: string): Promise<GivenDocument> => {
  const [only, ...others] = await documentFilesIn(file);
  if (only === undefined || others.length > 0) {
    const count = String(others.length + 1);
    throw notADocument(
      file,
      only === undefined
        ? { en: 'it is a ZIP with no file', es: 'es un ZIP sin archivos' }
        : { en: `it is a ZIP with ${count} files`, es: `es un ZIP con ${count} archivos` },
    );
  }
  const received = readDocument(only.name, only.bytes);
  const opened = containedDocument(received);
  const contained = opened !== received;
  return { subject: subjectOf(file, opened, contained), contained };
};
