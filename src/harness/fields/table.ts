/** Every field of every kind with where it ends: what the page of fields is written from. */
import { type Finding, probe } from './probe.ts';
import { shapesOf, variantNamed } from './variants.ts';
import { type Field, fieldsOf, furtherFields, sections } from './sections.ts';
import { givenFor, type FieldShape } from './shapes.ts';
import { saidOf, type RequestForm } from '../../issuer/requests/field-facts.ts';
import { nowhereReasons, type NowhereReason } from '../../issuer/requests/nowhere.ts';
import { aliases } from '../../issuer/requests/aliases.ts';

/** What a field says of its form that a probe cannot see. */
type Declared = Readonly<Record<'mail' | 'answer' | 'lookup' | 'remark', string | undefined>> & {
  readonly nowhere: NowhereReason | undefined;
};

const declaredFor = ({ facts }: FieldShape, variant: RequestForm): Declared => ({
  mail: saidOf(facts.mail, variant),
  answer: saidOf(facts.answer, variant),
  lookup: saidOf(facts.lookup, variant),
  nowhere: saidOf(facts.nowhere, variant),
  remark: saidOf(facts.remark, variant),
});

/** An end of a field. `detail` says which part of the mail, key of the answer, or look-up it is. */
export type Destination =
  | { readonly in: 'xml'; readonly xpath: string }
  | { readonly in: 'pdf' }
  | { readonly in: 'answer' | 'mail' | 'lookup'; readonly detail: string }
  | { readonly in: 'none'; readonly why: string };

export type Row = Field & {
  readonly shape: FieldShape;
  /** Its number among all rows: that of its marker. */
  readonly number: number;
  readonly finding: Finding;
  readonly declared: Declared;
  readonly destinations: readonly Destination[];
};

export type TableSection = {
  readonly number: string | undefined;
  readonly title: string;
  readonly rows: readonly Row[];
};

const detailed = (place: 'answer' | 'mail' | 'lookup', detail: string | undefined): readonly Destination[] =>
  detail === undefined ? [] : [{ in: place, detail }];

const destinationsOf = (finding: Finding, declared: Declared): readonly Destination[] => {
  const { mail, answer, lookup, nowhere } = declared;
  const answered = [...(finding.qr ? ['`QRStr`'] : []), ...(answer === undefined ? [] : [answer])].join(', ');
  const ends = [
    ...finding.xpaths.map((xpath): Destination => ({ in: 'xml', xpath })),
    ...(finding.page === 'none' ? [] : [{ in: 'pdf' } as const]),
    ...detailed('answer', answered === '' ? undefined : answered),
    ...detailed('mail', mail),
    ...detailed('lookup', lookup),
  ];
  return ends.length > 0 || nowhere === undefined ? ends : [{ in: 'none', why: nowhereReasons[nowhere].en }];
};

const rowOf = ({ path, variant }: Field, number: number): Row => {
  const shape = shapesOf(variant).get(path);
  if (shape === undefined) throw new Error(`The request of ${variant} has no field ${path}.`);
  const finding = probe(variantNamed(variant), shape, { number, given: givenFor(shape) });
  const declared = declaredFor(shape, variant);
  return { path, variant, shape, number, finding, declared, destinations: destinationsOf(finding, declared) };
};

let made: readonly TableSection[] | undefined;

/** Each field is set to a marker of its own and looked for. Made once. */
export const fieldTable = (): readonly TableSection[] => {
  if (made !== undefined) return made;
  let number = 0;
  const rows = (fields: readonly Field[]): readonly Row[] => fields.map((field) => rowOf(field, (number += 1)));
  made = [
    ...sections.map((section) => ({ number: section.number, title: section.title, rows: rows(fieldsOf(section)) })),
    { number: undefined, title: 'Fields beyond section 2', rows: rows(furtherFields()) },
  ];
  return made;
};

// The table as Markdown

const typeNames: Readonly<Record<FieldShape['is'], string>> = {
  amount: 'decimal',
  base64: 'file in Base64',
  date: 'date',
  digit: 'digit',
  digits: 'whole number',
  email: 'e-mail address',
  filePart: 'part of a file name',
  flag: 'true or false',
  identifier: 'identifier',
  moment: 'date and time',
  prefix: 'letters and digits, up to 20',
  rangePrefix: 'letters and digits, up to 4',
  text: 'text',
  time: 'time',
};

const typeOf = ({ is, table, among }: FieldShape): string => {
  if (table !== undefined) return `identifier of \`${table}\``;
  return among === undefined ? typeNames[is] : `identifier: ${among.join(', ')}`;
};

const destinationText = (destination: Destination): string => {
  switch (destination.in) {
    case 'xml':
      return `\`${destination.xpath}\``;
    case 'pdf':
      return 'PDF';
    case 'answer':
      return `answer: ${destination.detail}`;
    case 'mail':
      return `mail: ${destination.detail}`;
    case 'lookup':
      return `look-up: ${destination.detail}`;
    case 'none':
      return `nowhere: ${destination.why}`;
  }
};

const titles = (variants: readonly RequestForm[]): string =>
  variants.map((variant) => variantNamed(variant).title).join(', ');

/** One line a text, followed by the kinds that have it where not all of the rows do. */
const merged = (rows: readonly Row[], textsOf: (row: Row) => readonly string[]): string => {
  const variantsOf = new Map<string, RequestForm[]>();
  for (const row of rows) {
    for (const text of textsOf(row)) variantsOf.set(text, [...(variantsOf.get(text) ?? []), row.variant]);
  }
  return [...variantsOf]
    .map(([text, variants]) => (variants.length === rows.length ? text : `${text} (${titles(variants)})`))
    .join('<br>');
};

const order: readonly Destination['in'][] = ['xml', 'pdf', 'answer', 'mail', 'lookup', 'none'];

/** Those of all kinds of the row: first the XPaths of every kind, then the other ends. */
const endsOf = (rows: readonly Row[]): string =>
  order
    .map((place) =>
      merged(rows, ({ destinations }) => destinations.filter((each) => each.in === place).map(destinationText)),
    )
    .filter((text) => text !== '')
    .join('<br>');

/** How the field tables of the interface spell the path. */
const spellings = (path: string): readonly string[] =>
  aliases.flatMap(({ at, variant, canonical }) => {
    const [own, other] = [canonical, variant].map((name) => (at === '' ? name : `${at}.${name}`));
    return own !== undefined && (path === own || path.startsWith(`${own}.`))
      ? [`${other}${path.slice(own.length)}`]
      : [];
  });

const code = (text: string): string => `\`${text}\``;

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const head = ['Field', 'Type', 'Required', 'Where it ends', 'Note', 'Also spelt'];

const rowText = (path: string, rows: readonly Row[]): string =>
  line([
    code(path),
    merged(rows, ({ shape }) => [typeOf(shape)]),
    merged(rows, ({ shape }) => [shape.required]),
    endsOf(rows),
    merged(rows, ({ declared: { remark } }) => (remark === undefined ? [] : [remark])),
    spellings(path).map(code).join('<br>'),
  ]);

const byPath = (rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> => {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.path, [...(groups.get(row.path) ?? []), row]);
  return groups;
};

const tableText = (rows: readonly Row[]): string =>
  [line(head), line(head.map(() => '---')), ...[...byPath(rows)].map(([path, group]) => rowText(path, group))].join(
    '\n',
  );

const sectionText = ({ number, title, rows }: TableSection): string => {
  const variants = [...new Set(rows.map(({ variant }) => variant))];
  return `## ${number === undefined ? title : `${number} ${title}`}

Of: ${titles(variants)}.

${tableText(rows)}
`;
};

const aliasText = (): string =>
  [
    line(['Spelt', 'Read as']),
    line(['---', '---']),
    ...aliases.map(({ at, variant, canonical }) => {
      const under = (name: string): string => code(at === '' ? name : `${at}.${name}`);
      return line([under(variant), under(canonical)]);
    }),
  ].join('\n');

/** docs/fields.md. */
const renderFields = (table: readonly TableSection[]): string => `# Where the fields of a request end

<!-- Generated from the fields that the service reads by \`npm run generate\`: change the fields in src/issuer/requests, not this file. -->

Every field of section 2 of the interface, kind by kind, with where its value ends. The page was not written by hand:
each field was set to a marker, alone, in a request that gives every other field, and the marker was looked for in the
document, on its printed page, in the lines of \`QRStr\` and in what the request asks of mail.

- XPaths start at any root (\`/*\`), use the prefixes that the documents declare, and leave positions out: of several
  elements the one in the same place of the request is meant. Identifiers end as the code, name or percentage of their row.
- *PDF* is the printed representation, *mail* the message about an accepted document, *answer* a key of the response,
  *look-up* what the service answers when it is asked later. Rows of a table are read with \`GET /api/table/{table}\`.
- *Required* is what the service asks for, not the authority: “within” means where the object around the field is given.
- A payroll adjustment that replaces has the fields of payroll; they end below \`/*/Reemplazar\`.
- A field that the service does not know is accepted and named in a warning (\`unknown-fields\`).
- Where a note in parentheses follows, the line holds for those kinds only.

${table.map(sectionText).join('\n')}
## 2.13 Name variants

Taken as if they were spelt as in the examples; where both spellings are given, the one of the examples wins.

${aliasText()}
`;

/** docs/fields.md: where every field of a request ends. */
export const fieldsDocument = (): string => renderFields(fieldTable());
