/** The rows of a file, each with its position; the rows derived from a company have the company's. */
import type { Bilingual } from '../../../src/common/text/bilingual.ts';
import type { RegistryData } from '../types.ts';
import type { CompanyRow } from './company.ts';
import {
  contributorOf,
  rangeOf,
  softwareOf,
  testSetOf,
  type ContributorRow,
  type FileData,
  type RangeRow,
  type SoftwareRow,
  type TestSetRow,
} from './complete.ts';
import type { Mistake, Path } from './mistake.ts';
import { listParts, type Addition, type ListPart, type RowOf, type Rows } from './rows.ts';
import { derivedRows, overridesOf, type Overrides } from './overrides.ts';

export type Entry<Row> = {
  readonly row: Row;
  readonly path: Path;
  /** False for rows derived from a company: their fields are not in the file. */
  readonly written: boolean;
};

type PartEntries = { readonly [Part in ListPart]: readonly Entry<RowOf<Part>>[] };

type Entries = PartEntries & {
  /** Rows of the file that replace rows derived from a company. */
  readonly overrides: Overrides;
  readonly companies: readonly Entry<CompanyRow>[];
  /** As in the file, which may name one family instead of a list. */
  readonly softwareRows: readonly Entry<SoftwareRow>[];
  /** As in the file; the preset they name is not kept. */
  readonly testSetRows: readonly Entry<TestSetRow>[];
};

/** Rows with a mistake of their own are left out: further errors would only follow from it. */
export type IsSound = (path: Path) => boolean;

type List = { readonly rows: readonly unknown[] | undefined; readonly path: Path };

const soundRows = <Row>({ rows, path }: List, isSound: IsSound): readonly Entry<Row>[] =>
  (Array.isArray(rows) ? rows : [])
    .map((row, index) => ({ row: row as Row, path: [...path, index], written: true })) // A row without mistakes has its type.
    .filter((entry) => isSound(entry.path));

const mapped = <From, To>(entries: readonly Entry<From>[], change: (row: From) => To): readonly Entry<To>[] =>
  entries.map(({ row, ...where }) => ({ ...where, row: change(row) }));

/** The rows that the companies of a file expand to, in one part. */
const standingFor = <Part extends ListPart>(
  part: Part,
  companies: readonly Entry<CompanyRow>[],
  overrides: Overrides,
): readonly Entry<RowOf<Part>>[] =>
  companies.flatMap(({ row, path }) => {
    const rows: readonly RowOf<Part>[] = derivedRows(row, overrides)[part];
    return rows.map((one) => ({ row: one, path, written: false }));
  });

export const entriesOf = (data: FileData, isSound: IsSound): Entries => {
  const list = <Row>(part: keyof FileData): readonly Entry<Row>[] =>
    soundRows({ rows: data[part] as readonly unknown[] | undefined, path: [part] }, isSound); // Every other part is a list.
  const companies = list<CompanyRow>('companies');
  const softwareRows = list<SoftwareRow>('software');
  const testSetRows = list<TestSetRow>('testSets');
  const written = {
    contributors: mapped(list<ContributorRow>('contributors'), contributorOf),
    rut: soundRows<RowOf<'rut'>>({ rows: data.rut?.entries, path: ['rut', 'entries'] }, isSound),
    software: mapped(softwareRows, softwareOf),
    ranges: mapped(list<RangeRow>('ranges'), rangeOf),
    mandates: list<RowOf<'mandates'>>('mandates'),
    contingencyPeriods: list<RowOf<'contingencyPeriods'>>('contingencyPeriods'),
    uvt: list<RowOf<'uvt'>>('uvt'),
    testSets: mapped(testSetRows, testSetOf),
    closedKinds: list<RowOf<'closedKinds'>>('closedKinds'),
  };
  const overrides = overridesOf({
    ranges: written.ranges.map(({ row }) => row),
    testSets: written.testSets.map(({ row }) => row),
    software: written.software.map(({ row }) => row),
  });
  return {
    overrides,
    companies,
    softwareRows,
    testSetRows,
    contributors: [...standingFor('contributors', companies, overrides), ...written.contributors],
    rut: [...standingFor('rut', companies, overrides), ...written.rut],
    software: [...standingFor('software', companies, overrides), ...written.software],
    ranges: [...standingFor('ranges', companies, overrides), ...written.ranges],
    mandates: written.mandates,
    contingencyPeriods: written.contingencyPeriods,
    uvt: written.uvt,
    testSets: [...standingFor('testSets', companies, overrides), ...written.testSets],
    closedKinds: written.closedKinds,
  };
};

export const additionOf = (entries: Entries, { rut }: FileData): Addition => {
  const rows = Object.fromEntries(listParts.map((part) => [part, entries[part].map(({ row }) => row)])) as unknown; // built part by part
  return { rows: rows as Rows, rutAvailable: rut?.available };
};

export type Context = {
  readonly entries: Entries;
  /** What is extended. */
  readonly base: RegistryData;
  /** The resulting registry. */
  readonly all: RegistryData;
  /** Named in the file by rows with mistakes of their own: rows that refer to them are not reported for that. */
  readonly mentioned: { readonly nits: ReadonlySet<string>; readonly software: ReadonlySet<string> };
};

export type Check = (context: Context) => readonly Mistake[];

/** The field if the file has it, otherwise its row. */
export const at = (
  { path, written }: Entry<unknown>,
  field: string | number,
  ...more: readonly (string | number)[]
): Path => (written ? [...path, field, ...more] : path);

export const words = (en: string, es: string): Bilingual => ({ en, es });
