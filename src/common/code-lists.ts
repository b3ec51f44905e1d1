/**
 * The authority's tables (datasets/reference), each read on first use. Requests use identifiers, documents contain
 * codes.
 */
import { readFileSync } from 'node:fs';
import { dataFile } from './data-directory.ts';

export type CodeRow = {
  readonly id: number;
  readonly code: string;
  readonly name: string;
};

type Percentage = { readonly percentage: string };

/** The columns that some tables have besides identifier, code and name. */
type MoreColumns = {
  /** `dialect_code`: the code another service of the same dialect writes for it; accepted, never written. */
  readonly countries: { readonly dialect_code?: string };
  readonly credit_note_discrepancy_responses: { readonly older_name?: string };
  readonly departments: { readonly country_id: number };
  readonly municipalities: {
    readonly department_id: number;
    readonly department_code: string;
    readonly department: string;
  };
  readonly taxes: { readonly description: string; readonly note?: string };
  readonly type_document_identifications: { readonly rips_code?: string };
  readonly type_documents: {
    /** First letters of the file name; null where the document has no file of its own. */
    readonly prefix: string | null;
    readonly uuid_scheme: string | null;
    readonly dialect_code?: string;
  };
  readonly type_item_identifications: { readonly agency_id: string | null };
  readonly type_law_deductions: Percentage;
  /** A code may occur twice, for different documents. */
  readonly type_operations: { readonly applies_to?: string; readonly retired?: boolean };
  readonly type_overtime_surcharges: Percentage & { readonly element: string; readonly percentage_2026?: string };
  readonly type_regimes: { readonly older_dialect_code: string };
  readonly unit_measures: { readonly dialect_code?: string };
};

/** Tables with identifier, code and name only. */
type PlainTable =
  | 'credit_note_discrepancy_responses_sd'
  | 'debit_note_discrepancy_responses'
  | 'discounts'
  | 'events'
  | 'health_contracting_payment_methods'
  | 'health_contracting_payment_methods_retired'
  | 'health_coverages'
  | 'health_type_document_identifications'
  | 'health_type_operations'
  | 'health_type_users'
  | 'incoterms'
  | 'languages'
  | 'payment_forms'
  | 'payment_methods'
  | 'payroll_periods'
  | 'payroll_type_document_identifications'
  | 'prepaid_payment_types'
  | 'reference_prices'
  | 'sub_type_workers'
  | 'type_contracts'
  | 'type_currencies'
  | 'type_disabilities'
  | 'type_discounts'
  | 'type_environments'
  | 'type_generation_transmitions'
  | 'type_liabilities'
  | 'type_liabilities_retired'
  | 'type_organizations'
  | 'type_payroll_adjust_notes'
  | 'type_rejections'
  | 'type_spds'
  | 'type_workers';

export type TableName = keyof MoreColumns | PlainTable;

export type RowOf<Name extends TableName> = CodeRow & (Name extends keyof MoreColumns ? MoreColumns[Name] : unknown);

export type CodeTable<Row extends CodeRow = CodeRow> = {
  readonly name: string;
  readonly rows: readonly Row[];
  /** By identifier, as a number or as the digits of one. */
  readonly byId: (id: number | string) => Row | undefined;
  /** By official code. For a duplicate code, the first row that is not retired. */
  readonly byCode: (code: string) => Row | undefined;
};

const isRetired = (row: CodeRow): boolean => 'retired' in row && row.retired === true;

const indexByCode = <Row extends CodeRow>(rows: readonly Row[]): ReadonlyMap<string, Row> => {
  const index = new Map<string, Row>();
  for (const row of rows) {
    const earlier = index.get(row.code);
    if (earlier === undefined || (isRetired(earlier) && !isRetired(row))) index.set(row.code, row);
  }
  return index;
};

const readTable = <Name extends TableName>(name: Name): CodeTable<RowOf<Name>> => {
  // The files are ours, and a test checks every row of every one against these types.
  const all = JSON.parse(readFileSync(dataFile(`reference/${name}.json`), 'utf8')) as readonly RowOf<Name>[];
  // A row without a code (the ZIP among the document types) never occurs in a document.
  const rows = all.filter((row: { readonly code: string | null }) => row.code !== null);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byCode = indexByCode(rows);
  return {
    name,
    rows,
    byId: (id) => byId.get(typeof id === 'number' ? id : /^\d+$/.test(id) ? Number(id) : Number.NaN),
    byCode: (code) => byCode.get(code),
  };
};

const loaded = new Map<TableName, CodeTable>();

/** The table of that name, e.g. `table('taxes').byCode('01')?.name`. */
export const table = <Name extends TableName>(name: Name): CodeTable<RowOf<Name>> => {
  const known = loaded.get(name) ?? readTable(name);
  loaded.set(name, known);
  // The map is filled by this function only, under the name of the row type.
  return known as CodeTable<RowOf<Name>>;
};
