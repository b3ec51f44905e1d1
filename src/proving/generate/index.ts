import { languages, type Language } from '../../../simulator/console/texts/texts.ts';
import { collectionDocument, collectionFile } from './collection.ts';
import { changesPage } from './changes-page.ts';
import { codesDocument } from './codes.ts';
import { datesPage } from './dates-page.ts';
import { dialectPage } from './dialect-page.ts';
import { differencesPage } from './differences-page.ts';
import { ruleFeatures } from './rule-features.ts';
import { fieldsDocument } from '../../harness/fields/page.ts';
import { foundRequestsDocument } from './found-requests.ts';
import { officialExamplesDocument } from './official-examples.ts';
import { readme } from './readme.ts';
import { goldenDocuments } from './golden-documents.ts';
import { outcomeFeatures } from './outcomes.ts';
import { codesFile } from '../../harness/codes.ts';
import { ruleFieldsFile } from '../../harness/explain/field-of-rule.ts';
import { ownTrustFile } from '../../../simulator/registry/certificates/own-trust.ts';
import { trustDocument } from './trust.ts';
import { ruleFieldsDocument } from './rule-fields.ts';
import { advicePage } from './advice-page.ts';
import { fileSchemas } from './file-schemas.ts';
import { requestSchemas } from './request-schemas.ts';
import { requestViolations, requestViolationsFile } from '../../harness/violations/by-request.ts';
import { findRequestViolations, requestViolationsDocument } from './request-violations.ts';
import { specimens } from './specimens.ts';
import { soapAnswersPage } from './soap-answers-page.ts';
import { wholeDocuments } from './whole-documents.ts';

/** Folders that contain only generated files. */
export const generatedFolders: readonly string[] = [
  'features/rules',
  'features/outcomes',
  'datasets/proof/golden',
  'datasets/facts/specimens',
  'docs/schemas/requests',
  'docs/schemas/files',
];

const pageIn = (language: Language, name: string): string => (language === 'en' ? `docs/${name}` : `docs/es/${name}`);

type Files = Iterable<readonly [path: string, text: string]>;

/** The files at a path or below it, and how they are made. */
type Part = readonly [path: string, make: () => Files | Promise<Files>];

const page = (path: string, textOf: () => string): Part => [path, () => [[path, textOf()]]];

const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
};

const isWanted = (part: string, wanted: string): boolean => part.startsWith(wanted) || wanted.startsWith(part);

const partsOf = (wanted: string, searches: boolean): readonly Part[] => {
  const [search, whole] = [once(findRequestViolations), once(wholeDocuments)];
  // The search takes minutes: without it, what it found last.
  const isSearched = searches && isWanted(requestViolationsFile, wanted);
  const requests = isSearched ? search : () => Promise.resolve(requestViolations());
  return [
    [requestViolationsFile, async () => [[requestViolationsFile, requestViolationsDocument(await requests())]]],
    page(codesFile, codesDocument),
    page(ruleFieldsFile, ruleFieldsDocument),
    [ownTrustFile, async () => [[ownTrustFile, await trustDocument()]]],
    ['features/rules', async () => ruleFeatures({ requests: await requests(), whole: await whole() })],
    ['features/outcomes', outcomeFeatures],
    ['datasets/proof/golden', goldenDocuments],
    ['datasets/facts/specimens', async () => specimens(await whole())],
    page('docs/found-requests.md', foundRequestsDocument),
    ['docs/schemas/requests', () => languages.flatMap(requestSchemas)],
    ['docs/schemas/files', () => languages.flatMap(fileSchemas)],
    page(collectionFile, collectionDocument),
    page('README.md', () => readme('README.md', 'en')),
    page('README.es.md', () => readme('README.es.md', 'es')),
    ...languages.flatMap((language) => [
      page(pageIn(language, 'advice.md'), () => advicePage(language)),
      page(pageIn(language, 'fields.md'), () => fieldsDocument(language)),
      page(pageIn(language, 'official-examples.md'), () => officialExamplesDocument(language)),
      page(pageIn(language, 'catalogue-changes.md'), () => changesPage(language)),
      page(pageIn(language, 'what-changes.md'), () => datesPage(language)),
      page(pageIn(language, 'dialect.md'), () => dialectPage(language)),
      page(pageIn(language, 'differences.md'), () => differencesPage(language)),
      page(pageIn(language, 'soap-answers.md'), () => soapAnswersPage(language)),
    ]),
  ];
};

/**
 * Every file derived from the code, by its path from the root of the project.
 * @param wanted only those whose path begins so
 * @param searches whether the requests that break rules are searched for, where they are wanted
 */
export const generatedFiles = async (wanted = '', searches = true): Promise<ReadonlyMap<string, string>> => {
  const files = new Map<string, string>();
  for (const [, make] of partsOf(wanted, searches).filter(([part]) => isWanted(part, wanted)))
    for (const [name, text] of await make()) if (name.startsWith(wanted)) files.set(name, text);
  return files;
};
