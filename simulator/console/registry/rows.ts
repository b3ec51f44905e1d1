/** The rows of each part, with what is shown of them. */
import { keys, rowsOf, type RowOf } from '../../registry/file/rows.ts';
import type { Contributor, RegistryData, NumberingRange } from '../../registry/types.ts';
import { html, type Hole, type Html } from '../../../src/common/html/html.ts';
import type { PageCall } from '../page.ts';
import { code, free, mark } from '../parts/facts.ts';
import type { Texts } from '../texts/texts.ts';
import { valueName, type ShownPart } from './fields.ts';
import { colombianDate } from '../../../src/common/time.ts';
import { nowOf } from '../../reception/authority.ts';

const dayMs = 86_400_000;

/** Whole days from one date to the other; both are of one calendar. */
const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

const soonDays = 30;

const daysLeft = ({ world, texts }: PageCall, { startDate, endDate }: NumberingRange): Html => {
  const { ranges } = texts.registry;
  const today = colombianDate(nowOf(world.authority));
  const until = daysBetween(today, startDate);
  if (until > 0) return mark(ranges.startsIn(until), 'warn');
  const left = daysBetween(today, endDate);
  if (left < 0) return mark(ranges.endedAgo(-left), 'bad');
  return left < soonDays ? mark(ranges.daysLeft(left), 'warn') : html`${ranges.daysLeft(left)}`;
};

/** In digits as the reader's language groups them. */
const grouped = (number: bigint, { language }: PageCall): string => number.toLocaleString(`${language}-CO`);

const numbersLeft = async (call: PageCall, range: NumberingRange): Promise<Html> => {
  const { ranges } = call.texts.registry;
  const { count, highest } = await call.world.authority.registry.usedNumbers(range);
  const size = BigInt(range.to) - BigInt(range.from) + 1n;
  const left = size - BigInt(count);
  const words = ranges.used(grouped(BigInt(count), call), grouped(left, call));
  return html`<progress max="${String(size)}" value="${String(count)}" aria-label="${words}"></progress>
    <span class="soft">${words}${highest !== undefined && html`. ${ranges.highest} ${range.prefix}${highest}`}</span>`;
};

export type ShownRow = {
  readonly key: string;
  /** What is searched, in lower case. */
  readonly text: string;
  /** Asked for the rows of one page alone. */
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
      titles: [fields.id, fields.family, fields.ownerNit, fields.pin, fields.status, fields.issuers],
      cells: ({ id, family, ownerNit, pin, status, issuers }) => [
        code(id),
        valueName(family, texts),
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
        named(range.issuerNit),
        html`${range.from} – ${range.to}`,
        await numbersLeft(call, range),
        html`${range.startDate} – ${range.endDate} ${daysLeft(call, range)}`,
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
};

export type ShownTable = { readonly titles: readonly string[]; readonly rows: readonly ShownRow[] };

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
