import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import type { ProposedChanges } from './changes.ts';

/** What is to be done about the signature of a document with the changes made. */
export const signatureInWords: Readonly<Record<ProposedChanges['signature'], Bilingual>> = {
  missing: { en: 'Sign it before you send it.', es: 'Fírmelo antes de enviarlo.' },
  fits: {
    en: 'Its signature verifies: it is that of this content.',
    es: 'Su firma se verifica: es la de este contenido.',
  },
  stale: {
    en: 'Its signature is still that of the document as it was: sign it again before you send it.',
    es: 'Su firma sigue siendo la del documento anterior: fírmelo de nuevo antes de enviarlo.',
  },
};
