/**
 * The negative scenarios of rules, derived from their declarations: a feature for each group of the annex, an outline for
 * each rule, a row for each kind of document that has it.
 */
import type { CatalogueEntry } from '../../../simulator/judge/engine/catalogue.ts';
import { english } from '../../common/text/bilingual.ts';
import type { RuleGroup } from '../../../simulator/judge/engine/rule.ts';
import { isEvent, type EventKind, type SubjectKind } from '../../../simulator/document/kind.ts';
import { violationOf } from '../../../simulator/judge/engine/violation-of.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { kindNames } from '../../issuer/documents/document-model.ts';
import { breakableEntries, entryName } from '../../harness/catalogue-facts.ts';
import { spoken } from '../../harness/conform/rows.ts';
import { sentKinds, shownEventEntries } from '../../harness/events/flow.ts';
import {
  requestViolationKey,
  type RequestViolation,
  type RequestViolations,
} from '../../harness/violations/by-request.ts';
import { baseFor } from '../../harness/violations/base.ts';
import { expectedAnswer, type ExpectedLine } from '../../harness/violations/expected.ts';
import { givenText, statedViolation, type Stated } from '../../harness/violations/stated.ts';
import { examples, generatedHeader, rowsAtMost } from './tables.ts';
import { statedRequest, type WholeDocuments } from './whole-documents.ts';

type Entry = CatalogueEntry<SubjectKind>;

export type RuleFeatureSources = { readonly requests: RequestViolations; readonly whole: WholeDocuments };

// Rows

type Row = { readonly entry: Entry; readonly stated: Stated; readonly requested?: RequestViolation };

const listed = (texts: readonly string[], none: string): string => (texts.length === 0 ? none : texts.join(', '));

const lineText = ({ code, kind }: ExpectedLine): string => `${code} ${kind}`;

const nameOf = (entry: Entry): string => (isOfDocument(entry) ? entryName(entry) : entry.code.code);

const isOfDocument = (entry: Entry): entry is CatalogueEntry => !isEvent(entry.document);
const isOfEvent = (entry: Entry): entry is CatalogueEntry<EventKind> => isEvent(entry.document);

/** The columns that a table needs, with the cell of each row. */
const columnsFor = (rows: readonly Row[]): readonly (readonly [head: string, cell: (row: Row) => string])[] => {
  const answers = new Map(rows.map((row) => [row, expectedAnswer(row.entry, row.requested)]));
  const isGiven = rows.some(({ stated }) => stated.given.length > 0);
  const hasLines = rows.some((row) => answers.get(row)?.own !== undefined);
  return [
    ['code', ({ entry }) => nameOf(entry)],
    ['document', ({ entry }) => spoken(entry.document)],
    ...(hasLines ? ([['kind', ({ entry }: Row) => entry.code.kind]] as const) : []),
    ...(isGiven ? ([['given', ({ stated }: Row) => givenText(stated)]] as const) : []),
    ['where', ({ stated }) => stated.change.where],
    ['from', ({ stated }) => stated.change.from],
    ['to', ({ stated }) => stated.change.to],
    ['status', (row) => answers.get(row)?.status ?? ''],
    ...(hasLines
      ? ([['also', (row: Row) => listed((answers.get(row)?.others ?? []).map(lineText), 'none')]] as const)
      : []),
  ];
};

// Outlines

/** How a violation is brought about. */
type Sort = { readonly suffix: string; readonly subject: string };

const byXml: Sort = { suffix: '', subject: 'a complete <document>' };
const byRequest: Sort = { suffix: ', by request', subject: 'a complete <document> request' };

const stepsFor = (subject: string, heads: readonly string[]): readonly string[] => [
  `Given ${subject}${heads.includes('given') ? ', given in it <given>' : ''}`,
  'When rule <code> is broken: <where> from <from> to <to>',
  heads.includes('also')
    ? 'Then the status is <status>, with <code> as <kind>; other lines: <also>'
    : 'Then the status is <status>, without lines',
];

/** Named by the text of the authority's line. */
const outline = ({ suffix, subject }: Sort, rows: readonly Row[]): string => {
  const [first] = rows;
  if (first === undefined) return '';
  const columns = columnsFor(rows);
  const heads = columns.map(([head]) => head);
  return `
  Scenario Outline: <code> on <document>${suffix}: ${first.entry.rule.title.en}
${stepsFor(subject, heads)
  .map((step) => `    ${step}`)
  .join('\n')}

    Examples: ${first.entry.message}
${examples([heads, ...rows.map((row) => columns.map(([, cell]) => cell(row)))])}
`;
};

const wireRow = (entry: Entry, { whole }: RuleFeatureSources): Row => {
  const declared = violationOf(entry);
  if (declared === undefined) throw new Error(`Rule ${entry.code.code} does not say how it is broken.`);
  if (isOfEvent(entry)) {
    return { entry, stated: statedViolation(declared, whole.of(entry.document), entry.target?.path) };
  }
  if (!isOfDocument(entry)) throw new Error(`${entry.document} is neither a document nor an event.`);
  const base = whole.of(baseFor(entry.document, entry.target?.path));
  return { entry, stated: statedViolation(declared, base, entry.target?.path) };
};

const requestRow = (entry: Entry, { whole, requests }: RuleFeatureSources): readonly Row[] => {
  if (!isOfDocument(entry)) return [];
  const requested = requests[requestViolationKey(entry)];
  return requested === undefined ? [] : [{ entry, requested, stated: statedRequest(entry, requested, whole) }];
};

// Features

/** The outline of one declaration. */
type Family = { readonly rows: number; readonly text: string };

/** Families stay together; a part ends before it has too many rows. */
const partsOf = (families: readonly Family[]): readonly (readonly Family[])[] => {
  const parts: Family[][] = [];
  let rows = Infinity;
  for (const family of families) {
    if (rows + family.rows > rowsAtMost) {
      parts.push([]);
      rows = 0;
    }
    parts.at(-1)?.push(family);
    rows += family.rows;
  }
  return parts;
};

type Heading = { readonly tags: string; readonly title: string; readonly about: string };

const answerRule =
  'Status 99 rejects and 00 accepts. The answer has the lines of the row, as far as the document has what they are about.';

const feature = ({ tags, title, about }: Heading, families: readonly Family[]): string =>
  `${generatedHeader}
@rules ${tags}
Feature: ${title}
  ${about}
  ${answerRule}
${families.map(({ text }) => text).join('')}`;

const slugOf = ({ title }: RuleGroup): string =>
  english(title)
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const entriesToShow = (): readonly Entry[] => [
  ...kindNames.flatMap(breakableEntries),
  ...sentKinds.flatMap(shownEventEntries),
];

type Files = readonly (readonly [path: string, text: string])[];

const filesOf = (path: string, heading: Heading, families: readonly Family[]): Files => {
  const parts = partsOf(families);
  return parts.map((part, index) => {
    const number = String(index + 1);
    const [suffix, more] = parts.length === 1 ? ['', ''] : [`-${number}`, `, part ${number}`];
    return [`${path}${suffix}.feature`, feature({ ...heading, title: `${heading.title}${more}` }, part)];
  });
};

const familyOf = (sort: Sort, rows: readonly Row[]): readonly Family[] =>
  rows.length === 0 ? [] : [{ rows: rows.length, text: outline(sort, rows) }];

const featuresOf = (group: RuleGroup, entries: readonly Entry[], sources: RuleFeatureSources): Files => {
  const families = group.rules.map((rule) => entries.filter((entry) => entry.rule === rule));
  const ofEvents = entries.every(({ document }) => isEvent(document));
  const tags = `${ofEvents ? '@events ' : ''}@${group.code}`;
  const title = `${english(group.title)} (${group.code})`;
  const path = `features/rules/${slugOf(group)}`;
  return [
    ...filesOf(
      path,
      {
        tags: `@wire ${tags}`,
        title,
        about: ofEvents
          ? 'Each row breaks one rule in a complete, valid event, and says what is changed and what is answered.'
          : 'Each row breaks one rule in a valid document that is drawn from the seed of the run ("from" is an example).',
      },
      families.flatMap((family) =>
        familyOf(
          byXml,
          family.map((entry) => wireRow(entry, sources)),
        ),
      ),
    ),
    ...filesOf(
      `${path}-by-request`,
      {
        tags: `@request ${tags}`,
        title: `${title}, by request`,
        about: 'Each row breaks one rule by fields of a complete, valid request, and says what is answered.',
      },
      families.flatMap((family) =>
        familyOf(
          byRequest,
          family.flatMap((entry) => requestRow(entry, sources)),
        ),
      ),
    ),
  ];
};

/** One feature for each group of rules (several for a large one), by path. */
export const ruleFeatures = (sources: RuleFeatureSources): ReadonlyMap<string, string> => {
  const all = entriesToShow();
  return new Map(
    catalogue().groups.flatMap((group) =>
      featuresOf(
        group,
        all.filter((entry) => entry.group === group),
        sources,
      ),
    ),
  );
};
