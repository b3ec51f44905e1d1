/** The rows of a file, each with where it stands; those that a company stands for stand where the company does. */
import type { RegistryData } from '../types.ts';
import { companyRows, type CompanyRow } from './company.ts';
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
import type { Mistake, Path, Words } from './mistake.ts';
import { listParts, type Addition, type ListPart, type RowOf, type Rows } from './rows.ts';

export type Entry<Row> = {
  readonly row: Row;
  readonly path: Path;
  /** False of rows that a company stands for: their fields are not in the file. */
  readonly written: boolean;
};

type PartEntries = { readonly [Part in ListPart]: readonly Entry<RowOf<Part>>[] };

type Entries = PartEntries & {
  readonly companies: readonly Entry<CompanyRow>[];
  /** As the file has them: which preset they name is not kept. */
  readonly testSetRows: readonly Entry<TestSetRow>[];
};

/** Rows with a mistake of their own are left out: what else may be said of them follows from it. */
export type IsSound = (path: Path) => boolean;

type List = { readonly rows: readonly unknown[] | undefined; readonly path: Path };

const soundRows = <Row>({ rows, path }: List, isSound: IsSound): readonly Entry<Row>[] =>
  (Array.isArray(rows) ? rows : [])
    .map((row, index) => ({ row: row as Row, path: [...path, index], written: true })) // a row without mistakes is of its type
    .filter((entry) => isSound(entry.path));

const mapped = <From, To>(entries: readonly Entry<From>[], change: (row: From) => To): readonly Entry<To>[] =>
  entries.map(({ row, ...where }) => ({ ...where, row: change(row) }));

/** What the companies of a file stand for in one part. */
const standingFor = <Part extends ListPart>(
  part: Part,
  companies: readonly Entry<CompanyRow>[],
): readonly Entry<RowOf<Part>>[] =>
  companies.flatMap(({ row, path }) => {
    const rows: readonly RowOf<Part>[] = companyRows(row)[part];
    return rows.map((one) => ({ row: one, path, written: false }));
  });

export const entriesOf = (data: FileData, isSound: IsSound): Entries => {
  const list = <Row>(part: keyof FileData): readonly Entry<Row>[] =>
    soundRows({ rows: data[part] as readonly unknown[] | undefined, path: [part] }, isSound); // every other part is a list
  const companies = list<CompanyRow>('companies');
  const testSetRows = list<TestSetRow>('testSets');
  const written = {
    contributors: mapped(list<ContributorRow>('contributors'), contributorOf),
    rut: soundRows<RowOf<'rut'>>({ rows: data.rut?.entries, path: ['rut', 'entries'] }, isSound),
    software: mapped(list<SoftwareRow>('software'), softwareOf),
    ranges: mapped(list<RangeRow>('ranges'), rangeOf),
    mandates: list<RowOf<'mandates'>>('mandates'),
    contingencyPeriods: list<RowOf<'contingencyPeriods'>>('contingencyPeriods'),
    uvt: list<RowOf<'uvt'>>('uvt'),
    testSets: mapped(testSetRows, testSetOf),
    closedKinds: list<RowOf<'closedKinds'>>('closedKinds'),
  };
  return {
    companies,
    testSetRows,
    contributors: [...standingFor('contributors', companies), ...written.contributors],
    rut: [...standingFor('rut', companies), ...written.rut],
    software: [...standingFor('software', companies), ...written.software],
    ranges: [...standingFor('ranges', companies), ...written.ranges],
    mandates: written.mandates,
    contingencyPeriods: written.contingencyPeriods,
    uvt: written.uvt,
    testSets: [...standingFor('testSets', companies), ...written.testSets],
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
  /** The registry as it would be. */
  readonly all: RegistryData;
  /** Named in the file by rows that have mistakes of their own: what refers to them is not wrong for it. */
  readonly mentioned: { readonly nits: ReadonlySet<string>; readonly software: ReadonlySet<string> };
};

export type Check = (context: Context) => readonly Mistake[];

/** The field if the file has it, otherwise its row. */
export const at = (
  { path, written }: Entry<unknown>,
  field: string | number,
  ...more: readonly (string | number)[]
): Path => (written ? [...path, field, ...more] : path);

export const words = (en: string, es: string): Words => ({ en, es });
