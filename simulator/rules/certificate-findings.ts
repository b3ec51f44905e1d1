/** How findings about the certificate of a document and of a message are worded. */
import type { ChainEvaluation } from '../certificates/chain.ts';
import { joined, type Bilingual } from '../checks/vocabulary/wording.ts';

/** The holder of a certificate and what is wrong with it: `CN=…, revoked`. */
export const aboutHolder = ([leaf]: ChainEvaluation['path'], what: Bilingual): Bilingual =>
  joined([leaf?.subjectName ?? { en: 'the certificate', es: 'el certificado' }, what], ', ');

export const messagesOf = (problems: ChainEvaluation['problems']): Bilingual =>
  joined(
    problems.map(({ message }) => message),
    ' ',
  );
