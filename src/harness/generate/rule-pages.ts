/** docs/rules: a page for each family of rules, one for each group, and the overview table. */
import type { CatalogueEntry } from '../../../simulator/engine/catalogue.ts';
import { documentKinds } from '../../../simulator/document/kind.ts';
import { strictlyOf } from '../../../simulator/engine/listing.ts';
import { english } from '../../../simulator/checks/vocabulary/wording.ts';
import { companionsOf, sourceOf, type RuleGroup } from '../../../simulator/engine/rule.ts';
import { violationOf } from '../../../simulator/engine/violation-of.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import { fieldAt } from '../../issuer/authority/explanations.ts';
import { coverage, type Covered } from '../ledger/ledger.ts';
import { changesOf } from '../reproduce/difference.ts';
import { baseFor } from '../violations/base.ts';
import { violationIn } from '../violations/in-document.ts';
import { block, code, table } from './tables.ts';
import { outcomePage } from './outcomes.ts';
import { completeDocuments, fragmentsOf, type CompleteDocuments } from './rule-pages-fragments.ts';

const notice = '<!-- Generated from simulator/rules by `npm run generate`: change the declaration, not this page. -->';

/** Every declaration of one family, by the entries that it creates. */
type Family = { readonly name: string; readonly group: RuleGroup; readonly entries: readonly CatalogueEntry[] };

/** Families of payroll are numbers; their pages are named by their first code. */
const nameOf = ({ rule: { family }, code: { code: first } }: CatalogueEntry): string =>
  /^\d/.test(family) ? first : family;

const familiesOf = (group: RuleGroup): readonly Family[] => {
  const families = new Map<string, CatalogueEntry[]>();
  for (const kind of documentKinds) {
    for (const entry of catalogue().entries(kind)) {
      if (entry.group !== group) continue;
      const key = entry.rule.family;
      families.set(key, [...(families.get(key) ?? []), entry]);
    }
  }
  const order = [...new Set(group.rules.map(({ family }) => family))];
  return order.flatMap((family) => {
    const entries = families.get(family) ?? [];
    const [first] = entries;
    return first === undefined ? [] : [{ name: nameOf(first), group, entries }];
  });
};

const folderOf = ({ code: letters }: RuleGroup): string => letters.toLowerCase();

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

/** A rule that is the same in every kind is described once. */
const documentsOf = (entries: readonly CatalogueEntry[]): string =>
  entries.length === documentKinds.length ? 'every document' : entries.map(({ document }) => document).join(', ');

const placeOf = ({ target, rule }: CatalogueEntry): string => target?.path ?? rule.place ?? '';

type Row = readonly [document: string, ...cells: string[]];

/** Identical rows of several documents become one. */
const merged = (rows: readonly Row[]): readonly (readonly string[])[] => {
  const groups = new Map<string, { documents: string[]; cells: readonly string[] }>();
  for (const [document, ...cells] of rows) {
    const key = cells.join('\n');
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { documents: [document], cells });
    else known.documents.push(document);
  }
  return [...groups.values()].map(({ documents, cells }) => [
    documents.length === documentKinds.length ? 'every document' : documents.join(', '),
    ...cells,
  ]);
};

const codesTable = (entries: readonly CatalogueEntry[]): string =>
  table(
    ['Document', 'Code', 'Kind', 'By default', 'Line'],
    merged(
      entries.map((entry): Row => [
        entry.document,
        code(entry.code.code),
        entry.code.kind,
        entry.code.defaultOn === false ? 'off' : 'on',
        entry.rule.outcome === undefined ? entry.message : `status ${entry.rule.outcome.statusCode}: ${entry.message}`,
      ]),
    ),
  );

const bullets = (texts: readonly string[]): string => texts.map((text) => `- ${text}`).join('\n');

const perDocument = (entries: readonly CatalogueEntry[], textOf: (entry: CatalogueEntry) => string): string => {
  const rows = merged(entries.map((entry): Row => [entry.document, textOf(entry)]));
  return rows.length === 1
    ? (rows[0]?.[1] ?? '')
    : bullets(rows.map(([documents = '', text = '']) => `${documents}: ${text}`));
};

const fieldsOf = (entries: readonly CatalogueEntry[], documents: CompleteDocuments): readonly string[] =>
  unique(
    entries.flatMap((entry) => {
      const root = documents.get(baseFor(entry.document, entry.target?.path));
      const path = entry.target?.path;
      const field = root === undefined || path === undefined ? undefined : fieldAt(root, path);
      return field === undefined ? [] : field.replaceAll(/\.\d+(?=\.|$)/g, '.*');
    }),
  );

const needsText = (needs: readonly string[]): string =>
  needs.length === 0 ? '' : `It asks for ${needs.map(code).join(', ')} besides the document.`;

const stageText: Readonly<Record<string, string>> = {
  intake: 'when the file is opened',
  ledger: 'against the documents processed before, ahead of the schema',
  schema: 'when the document is held against its schema',
  signature: 'with the signature',
  content: 'with the content, once the schema holds',
};

const when = (entries: readonly CatalogueEntry[]): string => {
  const [{ stage, rule } = { stage: '', rule: { needs: [] } }] = entries;
  const place = perDocument(entries, (entry) => code(placeOf(entry)));
  const sentence = place.startsWith('-') ? `It looks at\n\n${place}\n` : `It looks at ${place}.`;
  return [sentence, `It is judged ${stageText[stage] ?? stage}.`, needsText(rule.needs)]
    .filter((text) => text !== '')
    .join('\n');
};

const collateral = (entries: readonly CatalogueEntry[]): string => {
  const codes = unique(entries.flatMap(companionsOf));
  return codes.length === 0 ? '' : `Together with it fire by nature ${codes.map(code).join(', ')}.`;
};

/** The first document with the declaration shows how it is broken. */
const example = (entry: CatalogueEntry, documents: CompleteDocuments): string => {
  const declared = violationOf(entry);
  const root = documents.get(baseFor(entry.document, entry.target?.path));
  if (declared === undefined || root === undefined) return 'Nothing breaks it but the authority itself.';
  const violation = violationIn(entry.document, declared);
  const fragments = fragmentsOf(root, violation);
  const shown = fragments.map(
    ({ where, passing, failing }) =>
      `At ${code(where)} this passes:\n\n${block('xml', passing)}\n\nand this fails:\n\n${block('xml', failing)}`,
  );
  return [
    `A valid ${entry.document} is broken so:`,
    bullets(changesOf(violation).map((change) => change.replaceAll('<', '&lt;'))),
    ...shown,
    `The whole of it: \`npx ensayo reproduce ${entry.code.code} --document ${entry.document}\``,
  ].join('\n\n');
};

/** One for each declaration: a family may have several that differ in more than their codes. */
const declarationsOf = (entries: readonly CatalogueEntry[]): readonly (readonly CatalogueEntry[])[] => {
  const byRule = new Map<unknown, CatalogueEntry[]>();
  for (const entry of entries) byRule.set(entry.rule, [...(byRule.get(entry.rule) ?? []), entry]);
  return [...byRule.values()];
};

const strictText = (entries: readonly CatalogueEntry[]): string => {
  const strictly = perDocument(entries, (entry) => {
    const strict = strictlyOf(entry);
    if (strict === undefined) return '';
    const holds = strict.kind === entry.code.kind ? strict.holds : `${strict.kind}. ${strict.holds}`;
    const { fix } = entry.rule.strictly ?? {};
    return fix === undefined ? holds : `${holds} To fix it: ${fix}`;
  });
  return strictly === '' ? '' : `### Under the profile \`strict\`\n\n${strictly}`;
};

const section = (entries: readonly CatalogueEntry[], documents: CompleteDocuments): string => {
  const [first] = entries;
  if (first === undefined) return '';
  const fields = fieldsOf(entries, documents);
  const parts = [
    `## ${first.rule.title}`,
    codesTable(entries),
    `### When it fires\n\n${when(entries)}`,
    collateral(entries),
    strictText(entries),
    `### How to fix it\n\n${first.rule.fix}`,
    fields.length === 0
      ? ''
      : `The request feeds that place from ${fields.map(code).join(', ')} (see [the fields](../../fields.md)).`,
    `### Passing and failing\n\n${example(first, documents)}`,
    `### Where it comes from\n\n${perDocument(entries, (entry) => `${sourceOf(entry).text} (${sourceOf(entry).certainty})`)}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
};

const familyPage = ({ name, group, entries }: Family, documents: CompleteDocuments): string =>
  [
    `# ${name}`,
    notice,
    `Group [${group.code}: ${english(group.title)}](README.md) of [the rules](../README.md).`,
    ...declarationsOf(entries).map((declaration) => section(declaration, documents)),
    '',
  ].join('\n\n');

const groupPage = (group: RuleGroup, families: readonly Family[]): string =>
  [
    `# ${group.code}: ${english(group.title)}`,
    notice,
    table(
      ['Family', 'Codes', 'Documents', 'What holds'],
      families.map(({ name, entries }) => [
        `[${name}](${name}.md)`,
        unique(entries.map((entry) => entry.code.code))
          .map(code)
          .join(' '),
        documentsOf(entries),
        unique(entries.map(({ rule }) => rule.title)).join('; '),
      ]),
    ),
    '',
  ].join('\n\n');

const columns = [...documentKinds, 'signature', 'soap', 'zip'] as const;

const share = (covered: readonly Covered[]): string => (covered.length === 0 ? '' : `${covered.length}`);

/** Rules by group and document. */
const coverageTable = (groups: ReadonlySet<string>): string => {
  const { covered } = coverage();
  const letters = unique(covered.map(({ rule }) => rule.group.code));
  const titles = new Map(catalogue().groups.map(({ code: group, title }) => [group, english(title)]));
  const rowOf = (name: string, members: readonly Covered[]): readonly string[] => [
    name,
    ...columns.map((column) => share(members.filter(({ rule }) => rule.document === column))),
    share(members),
  ];
  const link = (group: string): string =>
    groups.has(group) ? `[${group}: ${titles.get(group) ?? ''}](${group.toLowerCase()}/README.md)` : group;
  return table(
    ['Group', ...columns, 'All'],
    [
      ...letters.map((group) =>
        rowOf(
          link(group),
          covered.filter(({ rule }) => rule.group.code === group),
        ),
      ),
      rowOf('All', covered),
    ],
  );
};

const index = (groups: ReadonlySet<string>): string =>
  [
    '# The rules',
    notice,
    'Every rule of the authority that the simulator applies: what it wants, how a document breaks it, and how to mend that.\nOne page is about one family, that is the same check in the documents that have it; families are kept in the groups of the\nannex. `npx ensayo explain CODE` says the same in a terminal, `npx ensayo reproduce CODE` sends the broken document.',
    `## What there is\n\nThe number of rules, by group and document. \`npx ensayo rules --coverage\` reports which of them the last full run\nproved: an invalid document triggers the rule with exactly the declared lines, and a complete one satisfies it.`,
    coverageTable(groups),
    'STATUS, RANGE, XML and one entry of ZIP are [ends of an exchange](outcomes.md) that no line tells; those of DC that are\nabout [events](../events.md) alone (DC24a to DC24z) have no page here.',
    '## How sure they are\n\n- *annex*: read in the technical annex of the authority.\n- *specification*: given by the specification that this simulator follows; it wins over the annex.\n- *observed*: seen in answers of the authority, or told of by those who integrate with it.\n- *inferred*: carried over from a sibling document whose annex was not at hand.',
    '',
  ].join('\n\n');

/** Every page, by path. */
export const rulePages = async (): Promise<ReadonlyMap<string, string>> => {
  const documents = await completeDocuments();
  const pages = new Map<string, string>();
  const groups = new Set<string>();
  for (const group of catalogue().groups) {
    const families = familiesOf(group);
    if (families.length === 0) continue;
    groups.add(group.code);
    const folder = `docs/rules/${folderOf(group)}`;
    pages.set(`${folder}/README.md`, groupPage(group, families));
    for (const family of families) pages.set(`${folder}/${family.name}.md`, familyPage(family, documents));
  }
  pages.set('docs/rules/outcomes.md', outcomePage(notice));
  pages.set('docs/rules/README.md', index(groups));
  return pages;
};
