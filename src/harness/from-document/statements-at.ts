/** What the one document states that the user named: in a file, or in whatever carries it. */
import { basename } from 'node:path';
import { startProblem, type StartProblem } from '../../common/start-error.ts';
import type { Bilingual } from '../../common/text/bilingual.ts';
import { statementsIn, type Statements } from '../../../simulator/judge/index.ts';
import { givenDocuments } from '../given-documents.ts';

const expected =
  'Expected one Invoice, CreditNote, DebitNote, NominaIndividual, NominaIndividualDeAjuste or event (ApplicationResponse with response code 030 to 034), alone or in a ZIP, an AttachedDocument or a SOAP message.';

const seEsperaba =
  'Se esperaba un Invoice, CreditNote, DebitNote, NominaIndividual, NominaIndividualDeAjuste o evento (ApplicationResponse con código de respuesta 030 a 034), solo o en un ZIP, un AttachedDocument o un mensaje SOAP.';

const withoutStop = (sentence: string): string => sentence.replace(/\.\s*$/, '');

/** @param found what was received */
const notADocument = (file: string, { en, es }: Bilingual): StartProblem =>
  startProblem('not-a-document', {
    en: `Cannot use ${file}: ${withoutStop(en)}. ${expected}`,
    es: `No se puede usar ${file}: ${withoutStop(es)}. ${seEsperaba}`,
  });

/** @throws StartProblem with what was received and what was expected */
export const statementsAt = async (file: string): Promise<Statements> => {
  const found = await givenDocuments(file);
  const [only] = found;
  if (only === undefined || found.length > 1) {
    const count = String(found.length);
    throw notADocument(file, { en: `it has ${count} documents`, es: `tiene ${count} documentos` });
  }
  if ('notJudged' in only) throw notADocument(file, only.notJudged.message);
  const stated = await statementsIn(only);
  const place = only.name === basename(file) ? file : `${file} (${only.name})`;
  if ('foundInstead' in stated) throw notADocument(place, stated.foundInstead);
  return stated;
};
