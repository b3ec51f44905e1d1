/** Whether a document goes to a test set, by the segment behind its path and what the company knows of its sets. */
import type { Company } from '../company.ts';
import { invalidRequest } from './problems.ts';
import type { ApiAnswer } from './http.ts';

/** What a segment means where the company does not list it. */
type Unlisted = 'synchronous' | 'test-set';

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export type Destination =
  { readonly ok: true; readonly testSetId: string | undefined } | { readonly ok: false; readonly answer: ApiAnswer };

const notAnIdentifier = (segment: string): Destination => ({
  ok: false,
  answer: invalidRequest({
    uuid: [
      `El segmento «${segment}» de la ruta no es un identificador UUID. Use el TestSetId que asignó la autoridad, o la ruta sin ese segmento.`,
    ],
  }),
});

/** Decided from the company's own configuration: the authority is not asked. */
export const destinationOf = (
  segment: string | undefined,
  { testSets = [] }: Pick<Company, 'testSets'>,
  unlisted: Unlisted,
): Destination => {
  if (segment === undefined) return { ok: true, testSetId: undefined };
  if (!uuid.test(segment)) return notAnIdentifier(segment.slice(0, 60));
  const listed = testSets.find(({ id }) => id.toLowerCase() === segment.toLowerCase());
  const isTest = listed === undefined ? unlisted === 'test-set' : listed.state === 'open';
  return { ok: true, testSetId: isTest ? segment : undefined };
};
