/** The rows of each part, with the columns shown. */
import { html, type Hole, type Html } from '../../../src/common/html/html.ts';
import { colombianDate } from '../../../src/common/time.ts';
import { documentFamilies } from '../../document/kind.ts';
import { everyIssuer } from '../../registry/common-ranges.ts';
import { keys, listParts, rowsOf, type ListPart, type RowOf } from '../../registry/file/rows.ts';
import type { Contributor, NumberingRange, RegistryData } from '../../registry/types.ts';
import { nowOf } from '../../service/reception/authority.ts';
import type { PageCall } from '../page.ts';
import type { Texts } from '../texts/texts.ts';
import { code, free, mark } from './facts.ts';
import type { Choice } from './form.ts';
import type { Input } from './inputs.ts';

export type ShownPart = Exclude<ListPart, 'testSets'>;

/** Test sets have a page of their own. */
export const isShown = (part: string): part is ShownPart =>
  part !== 'testSets' && listParts.some((one) => one === part);

export const shownParts: readonly ShownPart[] = listParts.filter(isShown);

type FieldName = keyof Texts['registry']['fields'];
type ValueName = keyof Texts['registry']['values'];

/** Values of a field in words; unknown ones verbatim. */
export const valueName = (value: string, { registry: { values } }: Texts): string =>
  Object.hasOwn(values, value) ? values[value as ValueName] : value; // it is a key

const text = (name: FieldName, example?: string, value?: string) => ({ name, example, value });
const oneOf = (name: FieldName, ...values: readonly ValueName[]) => ({ name, values });
const listOf = (name: FieldName, example: string) => ({ name, example, as: 'list' as const });

type Declared = {
  readonly name: FieldName;
  readonly example?: string | undefined;
  readonly value?: string | undefined;
  readonly values?: readonly ValueName[];
  readonly as?: 'list';
};

const allFamilies = documentFamilies.join(', ');

const declared: Readonly<Record<ShownPart | 'companies', readonly Declared[]>> = {
  companies: [
    text('nit', '900373115'),
    text('name', 'MI EMPRESA SAS'),
    text('prefix', 'FE'),
    text('email', 'facturacion@example.com'),
    listOf('families', allFamilies),
    text('from', '1'),
    text('to', '5000000'),
    text('resolution', '18760000001'),
  ],
  contributors: [
    text('nit', '900373115'),
    text('name', 'MI EMPRESA SAS'),
    oneOf('status', 'enabled', 'registered', 'cancelled'),
    listOf('families', allFamilies),
    listOf('roles', 'issuer, provider'),
    text('receptionEmail', 'facturas@example.com'),
  ],
  rut: [
    text('identification', '10200037'),
    text('name', 'ADRIANA TOVAR'),
    oneOf('status', 'active', 'suspended', 'cancelled'),
    listOf('responsibilities', 'R-99-PN'),
  ],
  software: [
    text('id', '1f9b8c6e-3a57-4d21-9c0b-6de1a4b7f205'),
    text('ownerNit', '900373115'),
    text('pin', '12345'),
    listOf('families', allFamilies),
    oneOf('status', 'active', 'inactive'),
    listOf('issuers', '900373115'),
  ],
  ranges: [
    text('issuerNit', '900373115'),
    text('prefix', 'FE'),
    text('from', '1'),
    text('to', '5000000'),
    text('resolution', '18760000001'),
    text('startDate', '2019-01-19'),
    text('endDate', '2030-01-19'),
    oneOf('documentType', '01', '03', '05', '20'),
    text('technicalKey', 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c'),
    text('softwareId', '1f9b8c6e-3a57-4d21-9c0b-6de1a4b7f205'),
    oneOf('state', 'active', 'inactive'),
  ],
  mandates: [text('certificateNit', '901888777'), text('issuerNit', '900373115')],
  contingencyPeriods: [text('start', '2026-11-20T10:00:00-05:00'), text('end', '2026-11-20T12:00:00-05:00')],
  uvt: [text('year', '2027'), text('amount', '52374')],
  closedKinds: [oneOf('environment', '1', '2'), oneOf('kind', 'supportDocument')],
};

const choicesOf = (values: readonly ValueName[], texts: Texts): readonly Choice[] =>
  values.map((value) => ({ value, label: texts.registry.values[value] }));

/** The fields of a form for a new row. */
export const inputsOf = (part: ShownPart | 'companies', texts: Texts): readonly Input[] =>
  declared[part].map(({ name, example, values, as, value }) => ({
    name,
    label: texts.registry.fields[name],
    ...(example === undefined ? {} : { hint: `${texts.registry.example} ${example}` }),
    ...(values === undefined ? {} : { choices: choicesOf(values, texts) }),
    ...(as === undefined ? {} : { as }),
    ...(value === undefined ? {} : { value }),
  }));

const dayMs = 86_400_000;

/** Whole days from one date to the other; both use the same calendar. */
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

const soonDays = 30;

const daysLeft = ({ tenant, texts }: PageCall, { startDate, endDate }: NumberingRange): Html => {
  const { ranges } = texts.registry;
  const today = colombianDate(nowOf(tenant.authority));
  const until = daysBetween(today, startDate);
  if (until > 0) return mark(ranges.startsIn(until), 'warn');
  const left = daysBetween(today, endDate);
  if (left < 0) return mark(ranges.endedAgo(-left), 'bad');
  return left < soonDays ? mark(ranges.daysLeft(left), 'warn') : html`${ranges.daysLeft(left)}`;
};

/** In digits, grouped as the reader's language does. */
const grouped = (number: bigint, { language }: PageCall): string => number.toLocaleString(`${language}-CO`);

const numbersLeft = async (call: PageCall, range: NumberingRange): Promise<Html> => {
  const { ranges } = call.texts.registry;
  const { count, highest } = await call.tenant.authority.registry.usedNumbers(range);
  const size = BigInt(range.to) - BigInt(range.from) + 1n;
  const left = size - BigInt(count);
  const words = ranges.used(grouped(BigInt(count), call), grouped(left, call));
  return html`<progress max="${String(size)}" value="${String(count)}" aria-label="${words}"></progress>
    <span class="soft">${words}${highest !== undefined && html`. ${ranges.highest} ${range.prefix}${highest}`}</span>`;
};

type ShownRow = {
  readonly key: string;
  /** The searchable text, in lower case. */
  readonly text: string;
  /** Called only for the rows of one page. */
  readonly cells: () => readonly Hole[] | Promise<readonly Hole[]>;
};

type Names = (nit: string) => Hole;

const namesIn = ({ contributors }: RegistryData): Names => {
  const names = new Map(contributors.map((one: Contributor) => [one.nit, one.name]));
  return (nit) => html`${free(names.get(nit))} <span class="soft">${nit}</span>`;
};

const good: ReadonlySet<string> = new Set(['active', 'enabled']);

const state = (value: string, texts: Texts): Hole =>
  mark(valueName(value, texts), good.has(value) ? 'good' : value === 'registered' ? 'plain' : 'warn');

const list = (values: readonly string[], texts: Texts): string =>
  values.map((value) => valueName(value, texts)).join(', ');

/** Cells of a part, in the order of its titles. */
type Cells<Part extends ShownPart> = (row: RowOf<Part>) => readonly Hole[] | Promise<readonly Hole[]>;

type PartTable<Part extends ShownPart> = {
  readonly titles: readonly string[];
  readonly cells: Cells<Part>;
};

const tables: { readonly [Part in ShownPart]: (call: PageCall, named: Names) => PartTable<Part> } = {
  contributors: ({ texts }) => {
    const { fields } = texts.registry;
    return {
      titles: [fields.nit, fields.name, fields.status, fields.families, fields.roles, fields.receptionEmail],
      cells: ({ nit, name, status, families, roles, receptionEmail }) => [
        nit,
        free(name),
        state(status, texts),
        list(families, texts),
        list(roles, texts),
        free(receptionEmail),
      ],
    };
  },
  rut: ({ texts }) => {
    const { fields } = texts.registry;
    return {
      titles: [fields.identification, fields.name, fields.status, fields.responsibilities],
      cells: ({ identification, name, status, responsibilities }) => [
        identification,
        free(name),
        state(status, texts),
        responsibilities.join(', '),
      ],
    };
  },
  software: ({ texts }, named) => {
    const { fields } = texts.registry;
    return {
      titles: [fields.id, fields.families, fields.ownerNit, fields.pin, fields.status, fields.issuers],
      cells: ({ id, families, ownerNit, pin, status, issuers }) => [
        code(id),
        list(families, texts),
        named(ownerNit),
        code(pin),
        state(status, texts),
        issuers.join(', '),
      ],
    };
  },
  ranges: (call, named) => {
    const { texts } = call;
    const { fields, ranges } = texts.registry;
    return {
      titles: [fields.prefix, fields.issuerNit, ranges.numbers, ranges.use, ranges.validity, fields.resolution],
      cells: async (range) => [
        html`${range.prefix} ${range.state === 'inactive' && state(range.state, texts)}
          <span class="soft">${valueName(range.documentType, texts)}</span>`,
        range.issuerNit === everyIssuer ? valueName(everyIssuer, texts) : named(range.issuerNit),
        html`${range.from} – ${range.to}`,
        await numbersLeft(call, range),
        html`<time>${range.startDate}</time> – <time>${range.endDate}</time> ${daysLeft(call, range)}`,
        range.resolution,
      ],
    };
  },
  mandates: ({ texts: { registry } }, named) => ({
    titles: [registry.fields.certificateNit, registry.fields.issuerNit],
    cells: ({ certificateNit, issuerNit }) => [named(certificateNit), named(issuerNit)],
  }),
  contingencyPeriods: ({ texts: { registry } }) => ({
    titles: [registry.fields.start, registry.fields.end],
    cells: ({ start, end }) => [start, end],
  }),
  uvt: ({ texts: { registry } }) => ({
    titles: [registry.fields.year, registry.fields.amount],
    cells: ({ year, amount }) => [year, amount],
  }),
  closedKinds: ({ texts }) => ({
    titles: [texts.registry.fields.environment, texts.registry.fields.kind],
    cells: ({ environment, kind }) => [valueName(environment, texts), valueName(kind, texts)],
  }),
};

type ShownTable = { readonly titles: readonly string[]; readonly rows: readonly ShownRow[] };

/** Every value of a row, in lower case. */
const searched = (row: object): string => Object.values(row).flat().join(' ').toLowerCase();

/** The rows of a part and the titles of their cells. */
export const shownTable = <Part extends ShownPart>(call: PageCall, part: Part, data: RegistryData): ShownTable => {
  const { titles, cells } = tables[part](call, namesIn(data));
  return {
    titles,
    rows: rowsOf(data)[part].map((row: RowOf<Part>) => ({
      key: keys[part](row),
      text: searched(row as object), // each part's rows are objects
      cells: () => cells(row),
    })),
  };
};
