import { identityOf } from '../../document/identity.ts';
import { familyOf } from '../../document/kind.ts';
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import type { DocumentFile } from '../../document/intake/given.ts';
import { readDocument } from '../../document/intake/submission.ts';
import { eventResponseCode } from '../../document/paths.ts';
import { createSubject, type Subject } from '../../document/subject.ts';
import { signerOf } from './signer.ts';
import {
  statedClock,
  statedEnvironment,
  statedInstant,
  statedRange,
  statedReferences,
  statedSoftware,
} from './stated-facts.ts';
import { statedParties } from './stated-parties.ts';

type NoDocument = { readonly foundInstead: Bilingual };

/** Or what the file is instead. */
const subjectIn = ({ name, bytes }: DocumentFile): Subject | NoDocument => {
  const received = readDocument(name, bytes);
  if (received.status === 'unreadable') {
    const { message, position } = received.problem;
    const [line, column] = [String(position.line), String(position.column)];
    return {
      foundInstead: {
        en: `it is not readable XML (line ${line}, column ${column}: ${message.en})`,
        es: `no es XML legible (línea ${line}, columna ${column}: ${message.es})`,
      },
    };
  }
  if (received.status === 'unknown-kind' && received.type !== undefined) {
    const { type } = received;
    return {
      foundInstead: { en: `it is of type ${type}, which is not simulated`, es: `es de tipo ${type}, que no se simula` },
    };
  }
  if (received.status === 'unknown-kind')
    return { foundInstead: { en: `its root is ${received.rootName}`, es: `su raíz es ${received.rootName}` } };
  const subject = createSubject(received.kind, received.document);
  if (subject.kind !== 'eventOther') return subject;
  const code = subject.text(`/*/${eventResponseCode}`);
  const [which, cuál] =
    code === undefined
      ? ['without response code', 'sin código de respuesta']
      : [`with response code ${JSON.stringify(code)}`, `con código de respuesta ${JSON.stringify(code)}`];
  return {
    foundInstead: { en: `its root is ApplicationResponse, ${which}`, es: `su raíz es ApplicationResponse, ${cuál}` },
  };
};

const statementsOf = async (subject: Subject, { name }: DocumentFile) => {
  const { issuerNit, number, type } = identityOf(subject);
  const instant = statedInstant(subject);
  return {
    kind: subject.kind,
    /** It came in an AttachedDocument: that is how `documentsIn` names it. */
    contained: name.endsWith('/Description'),
    family: familyOf(subject.kind),
    issuerNit,
    number,
    type,
    /** Of its signature or, unsigned, of its issue: milliseconds since 1970. */
    instant,
    clock: statedClock(subject),
    environment: statedEnvironment(subject),
    software: statedSoftware(subject),
    range: statedRange(subject),
    parties: statedParties(subject),
    references: statedReferences(subject),
    signer: await signerOf(subject, instant ?? 0),
  };
};

export type Statements = Awaited<ReturnType<typeof statementsOf>>;

/**
 * What the document in a file says of itself and of registries, as plain data: nothing of it is judged. Or, as a sentence,
 * what the file has instead of a document.
 */
export const statementsIn = async (file: DocumentFile): Promise<Statements | NoDocument> => {
  const subject = subjectIn(file);
  return 'foundInstead' in subject ? subject : statementsOf(subject, file);
};
