/**
 * The negative scenarios of rules, derived from their declarations: a feature for each group of the annex, an outline for
 * each rule, a row for each kind of document that has it.
 */
import type { CatalogueEntry } from '../../../simulator/judge/engine/catalogue.ts';
import { english } from '../../common/text/bilingual.ts';
import type { RuleGroup } from '../../../simulator/judge/engine/rule.ts';
import { isEvent, rootNames, type EventKind, type SubjectKind } from '../../../simulator/document/kind.ts';
import { requirementsOf, violationOf } from '../../../simulator/judge/engine/violation-of.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { kindNames, type KindName } from '../../issuer/documents/document-model.ts';
import { breakableEntries, entryName, shownEventEntries } from '../../harness/catalogue-facts.ts';
import { spoken } from '../../harness/conform/rows.ts';
import { sentKinds } from '../../harness/events/flow.ts';
import {
  atAuthority,
  requestViolationKey,
  type RequestViolation,
  type RequestViolations,
} from '../../harness/violations/by-request.ts';
import { baseDocument, baseFor } from '../../harness/violations/base.ts';
import { expectedAnswer, type ExpectedLine } from '../../harness/violations/expected.ts';
import { placeInSchema } from '../../../simulator/checks/schema/paths.ts';
import type { Requirement, Violation } from '../../../simulator/checks/vocabulary/violation.ts';
import { withoutAttribute, withoutPositions } from '../../common/xml/path-steps.ts';
import { belowRoot } from '../../harness/violations/edit-words.ts';
import { isBroughtBy, isHandMade, neededBy } from '../../harness/violations/drawn-base.ts';
import { changesIn, exampleBefore, fieldChange, mainChange } from '../../harness/violations/row.ts';
import { givenText, nothingGiven } from '../../harness/violations/row-given.ts';
import {
  baseSteps,
  columnsOf,
  stepText,
  whereGiven,
  type Column,
  type RowBase,
  type StepSort,
} from '../../harness/violations/row-steps.ts';
import { examples, generatedHeader, rowsAtMost } from './tables.ts';
import { fieldOf } from '../../harness/reproduce/request.ts';
import type { WholeDocuments } from './whole-documents.ts';

type Entry = CatalogueEntry<SubjectKind>;

const nothing = givenText(nothingGiven, 'en');

export type RuleFeatureSources = { readonly requests: RequestViolations; readonly whole: WholeDocuments };

// Rows

/** What a row says is changed: in the document or around it, or in a request. */
type Told = {
  readonly base: RowBase;
  readonly sort: StepSort;
  readonly given: string;
  readonly where: string;
  readonly from: string;
  readonly to: string;
};

type Row = { readonly entry: Entry; readonly told: Told; readonly requested?: RequestViolation };

const listed = (texts: readonly string[], none: string): string => (texts.length === 0 ? none : texts.join(', '));

/** What a line needs beside the document it is about, so that it can come along. */
const conditionOf = ({ code }: ExpectedLine, document: SubjectKind): string => {
  const path = catalogue()
    .entries(document)
    .find((each) => each.code.code === code)?.target?.path;
  // An attribute is judged where its element is, an element where its parent is.
  const place = path?.includes('/@') === true ? withoutAttribute(path) : (path ?? '/*').replace(/\/[^/]+$/, '');
  return place === '/*' || place === '' || isRequired(document, place) ? '' : ` if ${belowRoot(place, 'en')}`;
};

/** Whether the schema requires the element and all around it. */
const isRequired = (document: SubjectKind, path: string): boolean => {
  if (isEvent(document)) return true;
  const steps = path.split('/').slice(2);
  return steps.every((_, index) => {
    const place = placeInSchema(rootNames[document], `/*/${steps.slice(0, index + 1).join('/')}`);
    return place !== undefined && 'min' in place && place.min > 0;
  });
};

const lineText = (line: ExpectedLine, { entry, told }: Row): string =>
  `${line.code} ${line.kind}${told.base === 'generated' ? conditionOf(line, entry.document) : ''}`;

const nameOf = (entry: Entry): string => (isOfDocument(entry) ? entryName(entry) : entry.code.code);

const isOfDocument = (entry: Entry): entry is CatalogueEntry => !isEvent(entry.document);
const isOfEvent = (entry: Entry): entry is CatalogueEntry<EventKind> => isEvent(entry.document);

/** `a generated document: {subject}`, `a complete request: {subject}` */
const baseWord = (step: string): string => step.split(' ')[1] ?? '';

/** The columns that a table needs, with the cell of each row. */
const columnsFor = (rows: readonly Row[]): readonly (readonly [head: string, cell: (row: Row) => string])[] => {
  const answers = new Map(rows.map((row) => [row, expectedAnswer(row.entry, row.requested)]));
  const isGiven = rows.some(({ told }) => told.given !== nothing);
  const bases = new Set(rows.map(({ told }) => told.base));
  const hasLines = rows.some((row) => answers.get(row)?.own !== undefined);
  const sort = rows[0]?.told.sort;
  const shown: readonly Column[] = sort === undefined ? [] : columnsOf(sort);
  return [
    ['code', ({ entry }) => nameOf(entry)],
    ...(bases.size > 1 ? ([['base', ({ told }: Row) => baseWord(baseSteps[told.base].en)]] as const) : []),
    ['document', ({ entry }) => spoken(entry.document)],
    ...(hasLines ? ([['kind', ({ entry }: Row) => entry.code.kind]] as const) : []),
    ...(isGiven ? ([['given', ({ told }: Row) => told.given]] as const) : []),
    ...shown.map((name) => [name, ({ told }: Row) => told[name]] as const),
    ['status', (row) => answers.get(row)?.status ?? ''],
    ...(hasLines
      ? ([
          [
            'also',
            (row: Row) =>
              listed(
                (answers.get(row)?.others ?? []).map((line) => lineText(line, row)),
                'none',
              ),
          ],
        ] as const)
      : []),
  ];
};

// Outlines

const givenStep = (rows: readonly Row[], heads: readonly string[]): string => {
  const { en } = baseSteps[rows[0]?.told.base ?? 'complete'];
  const begin = heads.includes('base') ? en.replace(baseWord(en), '<base>') : en;
  const whole = heads.includes('given') ? begin + whereGiven.en : begin;
  return `Given ${whole.replace('{subject}', '<document>').replace('{given}', '<given>')}`;
};

const stepsFor = (rows: readonly Row[], heads: readonly string[]): readonly string[] => {
  const sort = rows[0]?.told.sort;
  return [
    givenStep(rows, heads),
    `When ${sort === undefined ? '' : stepText(sort, 'en', (name) => `<${name}>`)}`,
    heads.includes('also')
      ? 'Then the status is <status>, with <code> as <kind>; other lines: <also>'
      : 'Then the status is <status>, without lines',
  ];
};

/** Each table is named by the text of the authority's line. */
const outline = (rows: readonly Row[]): string => {
  const [first] = rows;
  if (first === undefined) return '';
  const columns = columnsFor(rows);
  const heads = columns.map(([head]) => head);
  const messages = [...new Set(rows.map(({ entry }) => entry.message))];
  return `
  Scenario Outline: <code> on <document>${first.requested === undefined ? '' : ', by request'}: ${first.entry.rule.title.en}
${stepsFor(rows, heads)
  .map((step) => `    ${step}`)
  .join('\n')}
${messages
  .map((message) => {
    const same = rows.filter(({ entry }) => entry.message === message);
    const cells = same.map((row) => columns.map(([, cell]) => cell(row)));
    return `
    Examples: ${message}
${examples([heads, ...cells])}
`;
  })
  .join('')}`;
};

/** What a drawn document must be like, beside what its own changes need. */
const needsOf = (entry: Entry, violation: Violation): readonly Requirement[] => {
  const target = entry.target?.path ?? '/*';
  const { built = [], coded = [] } = violation;
  const isChanged = neededBy(violation).some(({ path }) =>
    withoutPositions(`${path}/`).startsWith(withoutPositions(`${withoutAttribute(target)}/`)),
  );
  const isSaid = target === '/*' || isBroughtBy([...built, ...coded], target) || isChanged;
  return [...(isSaid ? [] : [{ path: target }]), ...requirementsOf(entry)];
};

const wireRow = (entry: Entry, { whole }: RuleFeatureSources): Row => {
  const violation = violationOf(entry);
  if (violation === undefined) throw new Error(`Rule ${entry.code.code} does not say how it is broken.`);
  const target = entry.target?.path;
  const { change, others } = mainChange(changesIn(violation, 'en'), target);
  if (change.sort === 'currency') throw new Error(`${entry.code.code} is broken by its currency alone.`);
  const isDrawn = isOfDocument(entry) && !isHandMade(`${entry.document}/${entryName(entry)}`);
  const given = givenText(
    {
      changes: others,
      needs: isDrawn ? needsOf(entry, violation) : [],
      rules: isOfDocument(entry) && entry.code.defaultOn === false ? [entry.code.code] : [],
      beyondSchema: entry.firesWith.includes('ZB01'),
    },
    'en',
  );
  const root = whole.of(isOfEvent(entry) ? entry.document : baseFor(entry.document as KindName, target)); // what is no event is a document
  const told = { ...change, sort: change.sort, given, from: exampleBefore(change, root, 'en') };
  return { entry, told: { ...told, base: isDrawn ? 'generated' : 'complete' } };
};

/** Which of the two documents of an adjustment of payroll it is. */
const needsOfHandMade = ({ document, target }: Entry): readonly Requirement[] =>
  document === 'payrollAdjustment' && target?.path.startsWith('/*/Eliminar/') === true ? [{ path: '/*/Eliminar' }] : [];

const requestRow = (entry: Entry, { requests }: RuleFeatureSources): readonly Row[] => {
  if (!isOfDocument(entry)) return [];
  const requested = requests[requestViolationKey(entry)];
  if (requested === undefined) return [];
  const { request } = baseDocument(baseFor(entry.document, entry.target?.path));
  const changes = [
    ...requested.changes.map(({ field, value }) => fieldChange(field, value, 'en')),
    ...changesIn(atAuthority(violationOf(entry) ?? {}), 'en'),
  ];
  const last = changes.at(-1) ?? unchanged;
  const given = givenText(
    {
      changes: changes.slice(0, -1),
      needs: [...needsOfHandMade(entry), ...(requested.where ?? [])],
      rules: entry.code.defaultOn === false ? [entry.code.code] : [],
      beyondSchema: (requested.also ?? entry.firesWith).includes('ZB01'),
    },
    'en',
  );
  const from = last.sort === 'field' ? fieldChange('', fieldOf(request, last.where), 'en').to : '';
  if (last.sort === 'currency') throw new Error(`${entry.code.code} is broken by its currency alone.`);
  return [{ entry, requested, told: { base: 'generatedRequest', given, ...last, sort: last.sort, from: cut(from) } }];
};

const unchanged = { sort: 'unchanged', where: '', to: '' } as const;

/** Examples need not be whole. */
const cut = (text: string): string => (text.length <= 48 ? text : 'present');

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
  'Status 99 rejects and 00 accepts. The answer has exactly the lines of the row; one with a condition ("if …") where the document has that place.';

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

/** An outline for each sort of change: its step says what happens. */
const familyOf = (rows: readonly Row[]): readonly Family[] => {
  const sorts = [...new Set(rows.map(({ told }) => told.sort))];
  const text = sorts.map((sort) => outline(rows.filter(({ told }) => told.sort === sort))).join('');
  return rows.length === 0 ? [] : [{ rows: rows.length, text }];
};

const aboutDocuments = (rows: readonly Row[]): string =>
  [
    'Each row changes something in a valid document or around it, and says what is answered. A generated document follows the seed of the run; "from" is an example.',
    ...(rows.some(({ told }) => told.base === 'complete') ? ['A complete document is the same under every seed.'] : []),
  ].join(' ');

/** Rows that nobody saw in an annex or an answer stand apart: they prove that the simulator does what it infers. */
const apart = { folder: 'inferred/', tag: '@inferred ', title: ', inferred' } as const;
const together = { folder: '', tag: '', title: '' } as const;

const isInferred = ({ code }: Entry): boolean => code.inferredFrom !== undefined;

const featuresOf = (
  group: RuleGroup,
  {
    entries,
    place,
    sources,
  }: { entries: readonly Entry[]; place: typeof apart | typeof together; sources: RuleFeatureSources },
): Files => {
  const families = group.rules.map((rule) => entries.filter((entry) => entry.rule === rule));
  const ofEvents = entries.every(({ document }) => isEvent(document));
  const tags = `${place.tag}${ofEvents ? '@events ' : ''}@${group.code}`;
  const title = `${english(group.title)} (${group.code})${place.title}`;
  const path = `features/rules/${place.folder}${slugOf(group)}`;
  const wire = families.map((family) => family.map((entry) => wireRow(entry, sources)));
  return [
    ...filesOf(
      path,
      {
        tags: `@wire ${tags}`,
        title,
        about: ofEvents
          ? 'Each row changes something in a complete, valid event or around it, and says what is answered.'
          : aboutDocuments(wire.flat()),
      },
      wire.flatMap(familyOf),
    ),
    ...filesOf(
      `${path}-by-request`,
      {
        tags: `@request ${tags}`,
        title: `${title}, by request`,
        about:
          'Each row changes fields of a valid request, or the authority, and says what is answered. A generated request follows the seed of the run; "from" is an example.',
      },
      families.flatMap((family) => familyOf(family.flatMap((entry) => requestRow(entry, sources)))),
    ),
  ];
};

/** One feature for each group of rules (several for a large one), by path. */
export const ruleFeatures = (sources: RuleFeatureSources): ReadonlyMap<string, string> => {
  const all = entriesToShow();
  return new Map(
    [together, apart].flatMap((place) => {
      const shown = all.filter((entry) => isInferred(entry) === (place === apart));
      return catalogue().groups.flatMap((group) =>
        featuresOf(group, { entries: shown.filter((entry) => entry.group === group), place, sources }),
      );
    }),
  );
};
