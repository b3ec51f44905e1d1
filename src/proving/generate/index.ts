import { languages, type Language } from '../../../simulator/console/texts/texts.ts';
import { collectionDocument, collectionFile } from './collection.ts';
import { withCommands } from './commands-list.ts';
import { changesPage } from './changes-page.ts';
import { dialectPage } from './dialect-page.ts';
import { differencesPage } from './differences-page.ts';
import { ruleFeatures } from './rule-features.ts';
import { fieldsDocument } from '../../harness/fields/page.ts';
import { foundRequestsDocument } from './found-requests.ts';
import { officialExamplesDocument } from './official-examples.ts';
import { goldenDocuments } from './golden-documents.ts';
import { outcomeFeatures } from './outcomes.ts';
import { requestViolationsFile } from '../../harness/violations/by-request.ts';
import { findRequestViolations, requestViolationsDocument } from './request-violations.ts';
import { specimens } from './specimens.ts';
import { wholeDocuments } from './whole-documents.ts';

/** Folders that contain only generated files. */
export const generatedFolders: readonly string[] = [
  'features/rules',
  'features/outcomes',
  'datasets/proof/golden',
  'datasets/facts/specimens',
];

const pageIn = (language: Language, name: string): string => (language === 'en' ? `docs/${name}` : `docs/es/${name}`);

/** Every file derived from the code, by its path from the root of the project. */
export const generatedFiles = async (): Promise<ReadonlyMap<string, string>> => {
  const requests = await findRequestViolations();
  const whole = await wholeDocuments();
  return new Map([
    [requestViolationsFile, requestViolationsDocument(requests)],
    ...ruleFeatures({ requests, whole }),
    ...outcomeFeatures(),
    ...(await goldenDocuments()),
    ...specimens(whole),
    ['docs/found-requests.md', foundRequestsDocument()],
    [collectionFile, collectionDocument()],
    withCommands('README.md', 'en'),
    withCommands('README.es.md', 'es'),
    ...languages.flatMap((language) => [
      [pageIn(language, 'fields.md'), fieldsDocument(language)] as const,
      [pageIn(language, 'official-examples.md'), officialExamplesDocument(language)] as const,
      [pageIn(language, 'catalogue-changes.md'), changesPage(language)] as const,
      [pageIn(language, 'dialect.md'), dialectPage(language)] as const,
      [pageIn(language, 'differences.md'), differencesPage(language)] as const,
    ]),
  ]);
};
