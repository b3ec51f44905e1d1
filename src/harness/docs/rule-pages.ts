/** The pages of the rules: one for each family, one for each group, the overview table, and the outcomes. */
import { byCode, type CatalogueEntry, specimenSpec, violationOf } from '../../../simulator/judge/index.ts';
import { documentKinds } from '../../../simulator/document/kind.ts';
import { catalogue } from '../../../simulator/rules/index.ts';
import type { Language } from '../../common/text/bilingual.ts';
import { coverage, type Covered } from '../ledger/ledger.ts';
import { fieldOfRule } from '../explain/field-of-rule.ts';
import { changesOf } from '../reproduce/difference.ts';
import { baseFor } from '../violations/base.ts';
import { sourceLine } from './source-line.ts';
import { subjectName } from '../document-kinds.ts';
import { pageTexts, type PageTexts } from './rule-pages-texts.ts';
import { block, code, table } from './markdown.ts';
import { outcomePage } from './outcome-page.ts';
import { fragmentsOf } from './rule-pages-fragments.ts';

type RuleGroup = CatalogueEntry['group'];

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
  return [...families.values()]
    .flatMap((entries) => {
      const [first] = entries;
      return first === undefined ? [] : [{ name: nameOf(first), group, entries }];
    })
    .toSorted((one, other) => byCode(one.name, other.name));
};

const unique = (texts: readonly string[]): readonly string[] => [...new Set(texts)];

const documentsOf = (entries: readonly CatalogueEntry[], texts: PageTexts): string =>
  documentNames(
    entries.map(({ document }) => document),
    texts,
  );

const documentNames = (documents: readonly string[], { everyDocument, language }: PageTexts): string =>
  documents.length === documentKinds.length
    ? everyDocument
    : documents.map((document) => subjectName(document, language)).join(', ');

const placeOf = ({ target, rule }: CatalogueEntry, { language }: PageTexts): string =>
  target?.path ?? rule.place?.[language] ?? '';

const sourceText = (entry: CatalogueEntry, { language }: PageTexts): string => sourceLine(entry.source, language);

type Row = readonly [document: string, ...cells: string[]];

/** Identical rows of several documents become one. */
const merged = (rows: readonly Row[], texts: PageTexts): readonly (readonly string[])[] => {
  const groups = new Map<string, { documents: string[]; cells: readonly string[] }>();
  for (const [document, ...cells] of rows) {
    const key = cells.join('\n');
    const known = groups.get(key);
    if (known === undefined) groups.set(key, { documents: [document], cells });
    else known.documents.push(document);
  }
  return [...groups.values()].map(({ documents, cells }) => [documentNames(documents, texts), ...cells]);
};

const codesTable = (entries: readonly CatalogueEntry[], texts: PageTexts): string =>
  table(
    [texts.codes.document, texts.codes.code, texts.codes.kind, texts.codes.byDefault, texts.codes.line],
    merged(
      entries.map((entry): Row => [
        entry.document,
        code(entry.code.code),
        entry.code.kind,
        entry.code.defaultOn === false ? texts.off : texts.on,
        entry.rule.outcome === undefined ? entry.message : texts.status(entry.rule.outcome.statusCode, entry.message),
      ]),
      texts,
    ),
  );

const bullets = (texts: readonly string[]): string => texts.map((text) => `- ${text}`).join('\n');

/** One text if all documents have the same, or a list of them. */
const perDocument = (
  entries: readonly CatalogueEntry[],
  textOf: (entry: CatalogueEntry) => string,
  texts: PageTexts,
): { readonly isList: boolean; readonly text: string } => {
  const rows = merged(
    entries.map((entry): Row => [entry.document, textOf(entry)]),
    texts,
  );
  return rows.length === 1
    ? { isList: false, text: rows[0]?.[1] ?? '' }
    : { isList: true, text: bullets(rows.map(([documents = '', text = '']) => `${documents}: ${text}`)) };
};

const fieldsOf = (entries: readonly CatalogueEntry[]): readonly string[] =>
  unique(entries.flatMap((entry) => fieldOfRule(entry) ?? []));

const needsText = (needs: readonly string[], texts: PageTexts): string =>
  needs.length === 0 ? '' : texts.needs(needs.map(code).join(', '));

const when = (entries: readonly CatalogueEntry[], texts: PageTexts): string => {
  const [first] = entries;
  if (first === undefined) return '';
  const { isList, text: place } = perDocument(entries, (entry) => code(placeOf(entry, texts)), texts);
  const sentence = isList ? `${texts.looksAt}\n\n${place}\n` : `${texts.looksAt} ${place}.`;
  return [sentence, texts.judged(texts.stages[first.stage]), needsText(first.rule.needs, texts)]
    .filter((text) => text !== '')
    .join('\n');
};

const collateral = (entries: readonly CatalogueEntry[], texts: PageTexts): string => {
  const codes = unique(entries.flatMap(({ firesWith }) => firesWith));
  return codes.length === 0 ? '' : texts.firesWith(codes.map(code).join(', '));
};

/** The first document with the declaration shows how it is broken. */
const example = (entry: CatalogueEntry, texts: PageTexts): string => {
  const violation = violationOf(entry);
  if (violation === undefined) return texts.unbreakable;
  const fragments = fragmentsOf(specimenSpec(baseFor(entry.document, entry.target?.path)), violation);
  const shown = fragments.map(({ where, passing, failing }) =>
    texts.at(code(where), block('xml', passing), block('xml', failing)),
  );
  const option = texts.language === 'es' ? ' --lang es' : '';
  return [
    texts.broken(subjectName(entry.document, texts.language)),
    bullets(changesOf(violation).map((change) => change[texts.language].replaceAll('<', '&lt;'))),
    ...shown,
    texts.whole(code(`ensayo reproduce ${entry.code.code} --document ${entry.document}${option}`)),
  ].join('\n\n');
};

/** One for each declaration: a family may have several that differ in more than their codes. */
const declarationsOf = (entries: readonly CatalogueEntry[]): readonly (readonly CatalogueEntry[])[] => {
  const byRule = new Map<unknown, CatalogueEntry[]>();
  for (const entry of entries) byRule.set(entry.rule, [...(byRule.get(entry.rule) ?? []), entry]);
  return [...byRule.values()];
};

const strictText = (entries: readonly CatalogueEntry[], texts: PageTexts): string => {
  const textOf = (entry: CatalogueEntry): string => {
    const strict = entry.strictly;
    if (strict === undefined) return '';
    const { language } = texts;
    const said = strict.holds[language];
    const holds = strict.kind === entry.code.kind ? said : `${strict.kind}. ${said}`;
    const fix = strict.fix?.[language];
    return fix === undefined ? holds : `${holds} ${texts.strict(fix)}`;
  };
  const { text: strictly } = perDocument(entries, textOf, texts);
  return strictly === '' ? '' : `### ${texts.headings.strict}\n\n${strictly}`;
};

const titleOf = ({ rule }: CatalogueEntry, { language }: PageTexts): string => rule.title[language];

const section = (entries: readonly CatalogueEntry[], texts: PageTexts): string => {
  const [first] = entries;
  if (first === undefined) return '';
  const fields = fieldsOf(entries);
  const { headings, language } = texts;
  const parts = [
    `## ${titleOf(first, texts)}`,
    codesTable(entries, texts),
    `### ${headings.when}\n\n${when(entries, texts)}`,
    collateral(entries, texts),
    strictText(entries, texts),
    `### ${headings.fix}\n\n${first.rule.fix[language]}`,
    fields.length === 0 ? '' : texts.fields(fields.map(code).join(', ')),
    `### ${headings.example}\n\n${example(first, texts)}`,
    `### ${headings.source}\n\n${perDocument(entries, (entry) => sourceText(entry, texts), texts).text}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
};

const titlesOf = (entries: readonly CatalogueEntry[], texts: PageTexts): string =>
  unique(entries.map((entry) => titleOf(entry, texts))).join('; ');

const codesOf = (entries: readonly CatalogueEntry[]): readonly string[] =>
  unique(entries.map((entry) => entry.code.code));

const familyText = ({ name, group, entries }: Family, texts: PageTexts): string =>
  [
    `# ${name}`,
    texts.groupOf(groupName(group, texts), group.code),
    ...declarationsOf(entries).map((declaration) => section(declaration, texts)),
  ].join('\n\n');

const groupName = ({ code: letters, title }: RuleGroup, { language }: PageTexts): string =>
  `${letters}: ${title[language]}`;

const groupText = (group: RuleGroup, families: readonly Family[], texts: PageTexts): string =>
  [
    `# ${groupName(group, texts)}`,
    table(
      [texts.group.family, texts.group.codes, texts.group.documents, texts.group.holds],
      families.map(({ name, entries }) => [
        `[${name}](${group.code}/${name}.md)`,
        codesOf(entries).map(code).join(' '),
        documentsOf(entries, texts),
        titlesOf(entries, texts),
      ]),
    ),
  ].join('\n\n');

const columns = [...documentKinds, 'signature', 'soap', 'zip'] as const;

const countText = (covered: readonly Covered[]): string => (covered.length === 0 ? '' : `${covered.length}`);

/** Rules by group and document. */
const coverageTable = (groups: ReadonlySet<string>, texts: PageTexts): string => {
  const { language, index: words } = texts;
  const { covered } = coverage();
  const letters = unique(covered.map(({ rule }) => rule.group.code));
  const titles = new Map(catalogue().groups.map(({ code: group, title }) => [group, title[language]]));
  const rowOf = (name: string, members: readonly Covered[]): readonly string[] => [
    name,
    ...columns.map((column) => countText(members.filter(({ rule }) => rule.document === column))),
    countText(members),
  ];
  const link = (group: string): string =>
    groups.has(group) ? `[${group}: ${titles.get(group) ?? ''}](rules/${group}.md)` : group;
  return table(
    [words.group, ...columns.map((column) => subjectName(column, language)), words.all],
    [
      ...letters.map((group) =>
        rowOf(
          link(group),
          covered.filter(({ rule }) => rule.group.code === group),
        ),
      ),
      rowOf(words.all, covered),
    ],
  );
};

const index = (groups: ReadonlySet<string>, texts: PageTexts): string => {
  const { title, about, counts, outcomes, sources } = texts.index;
  return [
    ...[`# ${title}`, about, `## ${counts.heading}`, counts.about, coverageTable(groups, texts), outcomes],
    ...[`## ${sources.heading}`, sources.about],
  ].join('\n\n');
};

/** A page about rules; it is made when its text is asked for. */
export type RulePage = {
  /** As `ensayo docs` takes it: `rules`, `rules/AU`, `rules/AU/AU14`. Some families of two groups have one name. */
  readonly topic: string;
  readonly title: string;
  /** That it explains: none of a page that only lists others. */
  readonly codes: readonly string[];
  /** Markdown; its links are between topics: `../AU.md`, `../../fields.md`. */
  readonly text: () => string;
};

const familyPage = (family: Family, texts: PageTexts): RulePage => ({
  topic: `rules/${family.group.code}/${family.name}`,
  title: `${family.name}: ${titlesOf(family.entries, texts)}`,
  codes: codesOf(family.entries),
  text: () => familyText(family, texts),
});

const groupPage = (group: RuleGroup, families: readonly Family[], texts: PageTexts): RulePage => ({
  topic: `rules/${group.code}`,
  title: groupName(group, texts),
  codes: [],
  text: () => groupText(group, families, texts),
});

/** The overview, the outcomes, then each group with its families, by letters and number. */
export const rulePages = (language: Language): readonly RulePage[] => {
  const texts = pageTexts(language);
  const groups = catalogue()
    .groups.map((group) => ({ group, families: familiesOf(group) }))
    .filter(({ families }) => families.length > 0)
    .toSorted((one, other) => byCode(one.group.code, other.group.code));
  const letters = new Set(groups.map(({ group }) => group.code));
  return [
    { topic: 'rules', title: texts.index.title, codes: [], text: () => index(letters, texts) },
    {
      topic: 'rules/outcomes',
      title: texts.outcomes.title,
      codes: unique(catalogue().outcomes.map((outcome) => outcome.code.code)),
      text: () => outcomePage(texts),
    },
    ...groups.flatMap(({ group, families }) => [
      groupPage(group, families, texts),
      ...families.map((family) => familyPage(family, texts)),
    ]),
  ];
};

/**
 * The pages that `rules/FAU14` names, by a code, a family or a group in any case, with or without the group before it;
 * none where nothing is called so.
 */
export const rulePagesNamed = (topic: string, language: Language): readonly RulePage[] => {
  const wanted = topic.toLowerCase();
  const all = rulePages(language);
  const called = all.filter((page) => page.topic.toLowerCase() === wanted);
  if (called.length > 0) return called;
  const name = wanted.replace(/^.*\//, '');
  const isNamed = (one: string): boolean => one.toLowerCase() === name;
  return all.filter(({ topic: own, codes }) => codes.some(isNamed) || isNamed(own.replace(/^.*\//, '')));
};
