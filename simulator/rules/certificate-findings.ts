/** How findings about the certificate of a document and of a message are worded. */
import type { ChainEvaluation } from '../registry/certificates/chain.ts';
import { readableName } from '../registry/certificates/x509/distinguished-name.ts';
import { joined, type Bilingual } from '../../src/common/text/bilingual.ts';

/** The holder of a certificate and what is wrong with it: `CN=…, revoked`. */
export const aboutHolder = ([leaf]: ChainEvaluation['path'], what: Bilingual): Bilingual =>
  joined(
    [leaf === undefined ? { en: 'the certificate', es: 'el certificado' } : readableName(leaf.subjectName), what],
    ', ',
  );

export const messagesOf = (problems: ChainEvaluation['problems']): Bilingual =>
  joined(
    problems.map(({ message }) => message),
    ' ',
  );
