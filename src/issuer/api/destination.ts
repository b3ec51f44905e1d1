/** Where a document goes: to the authority for a verdict at once, or to a test set, which judges later. */
import { environmentFor, type Company, type SoftwareFamily, type TestSet } from '../company.ts';
import { speaksDialect } from './compatibility.ts';
import type { ApiAnswer, Services } from './http.ts';
import { invalidRequest, unknownTestSet } from './problems.ts';

/**
 * What becomes of a document whose path names a set that the company does not know. The paths of payroll have a segment
 * in the interface, whose meaning is not stated there (section 4), so any identifier is accepted on them.
 */
export type Unlisted = 'refused' | 'synchronous' | 'test-set';

type Destination =
  | { readonly ok: true; readonly testSetId: string | undefined }
  | { readonly ok: false; readonly answer: ApiAnswer };

const uuidForm = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

const notAnIdentifier = (segment: string): ApiAnswer =>
  invalidRequest({
    uuid: [
      `El segmento «${segment}» de la ruta no es un identificador UUID. Use el TestSetId que asignó la autoridad, o la ruta sin ese segmento.`,
    ],
  });

const at = (testSetId: string | undefined): Destination => ({ ok: true, testSetId });

const isNamed =
  (segment: string) =>
  ({ id }: TestSet): boolean =>
    id.toLowerCase() === segment.toLowerCase();

/**
 * Decided from the company's own configuration; for an identifier that it lacks, from the sets that were opened since,
 * if the authority in the same process can tell. No message is sent for it.
 */
export const destinationOf = async (
  segment: string | undefined,
  services: Pick<Services, 'company' | 'compatibility' | 'testSetsOf'>,
  { unlisted, family }: { readonly unlisted: Unlisted; readonly family: SoftwareFamily },
): Promise<Destination> => {
  const { company, testSetsOf } = services;
  if (segment === undefined) return at(undefined);
  if (!uuidForm.test(segment)) return { ok: false, answer: notAnIdentifier(segment.slice(0, 60)) };
  const { testSets = [] } = company;
  const listed = testSets.find(isNamed(segment));
  const isRehearsal = environmentFor(company, family) === '2';
  if (listed !== undefined) return at(isRehearsal && listed.state === 'open' ? segment : undefined);
  const opened = (await testSetsOf?.(company.nit)) ?? [];
  // The authority itself says whether that set is still open.
  if (isRehearsal && opened.some(isNamed(segment))) return at(segment);
  if (unlisted === 'synchronous') return at(undefined);
  // Clients of other services name their set here and nowhere else.
  const namesSet = isRehearsal && speaksDialect(services);
  if (unlisted === 'test-set' || namesSet) return at(segment);
  return { ok: false, answer: unknownTestSet(segment, openSets(company, opened)) };
};

/** Of every family, as a caller may name them. */
const openSets = (
  { testSets = [] }: Company,
  opened: readonly TestSet[],
): readonly Pick<TestSet, 'family' | 'id'>[] => {
  const since = opened.filter(({ id }) => !testSets.some(isNamed(id)));
  return [...testSets, ...since].filter(({ state }) => state === 'open').map(({ family, id }) => ({ family, id }));
};
