/**
 * The authority's tables (datasets/facts/reference), each read on first use. Requests use identifiers, documents contain
 * codes.
 */
import { dataJson } from './data-directory.ts';

export type CodeRow = {
  /** Absent where the official table has a row that no service has a number for: documents may carry its code, requests cannot name it. */
  readonly id?: number;
  readonly code: string;
  readonly name: string;
};

type Identified = { readonly id: number };

/** Tables that have such rows. */
type PartlyIdentified = 'municipalities' | 'payment_methods' | 'postal_codes';

/** Other spellings of the name, official or in circulation: read, never written. */
type Alternatives = { readonly alternatives?: readonly string[] };

/** The name in an earlier edition of the official table: read, never written. */
type OlderName = { readonly older_name?: string };

type Percentage = { readonly percentage: string };

/** The columns that some tables have in addition to identifier, code and name. */
type MoreColumns = {
  /** `dialect_code`: what another service of the same dialect or an official list has instead; accepted, never written. */
  readonly countries: Alternatives & { readonly dialect_code?: string };
  readonly credit_note_discrepancy_responses: OlderName;
  readonly debit_note_discrepancy_responses: OlderName;
  readonly departments: Alternatives & { readonly country_id: number };
  readonly events: Alternatives;
  readonly municipalities: Alternatives & {
    readonly department_id: number;
    readonly department_code: string;
    readonly department: string;
  };
  /** Their name is that of the municipality. */
  readonly postal_codes: { readonly municipality_code: string; readonly zone: string };
  readonly taxes: OlderName & { readonly description: string; readonly note?: string };
  readonly type_currencies: { readonly dialect_code?: string };
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
  readonly type_overtime_surcharges: Percentage & { readonly element: string };
  readonly type_regimes: { readonly older_dialect_code: string };
  readonly type_rejections: Alternatives;
  /** `toolbox_code`: what the official table prints instead. */
  readonly unit_measures: { readonly dialect_code?: string; readonly toolbox_code?: string };
};

/** Tables with identifier, code and name only. */
type PlainTable =
  | 'credit_note_discrepancy_responses_sd'
  | 'discounts'
  | 'health_contracting_payment_methods'
  | 'health_contracting_payment_methods_retired'
  | 'health_coverages'
  | 'health_type_document_identifications'
  | 'health_type_operations'
  | 'health_type_users'
  | 'health_uncontracted_reasons'
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
  | 'type_disabilities'
  | 'type_discounts'
  | 'type_document_identifications'
  | 'type_environments'
  | 'type_generation_transmitions'
  | 'type_liabilities'
  | 'type_liabilities_retired'
  | 'type_organizations'
  | 'type_payroll_adjust_notes'
  | 'type_spds'
  | 'type_workers';

export type TableName = keyof MoreColumns | PlainTable;

export type RowOf<Name extends TableName> = CodeRow &
  (Name extends PartlyIdentified ? unknown : Identified) &
  (Name extends keyof MoreColumns ? MoreColumns[Name] : unknown);

/** A row that requests can name. */
export type IdentifiedRowOf<Name extends TableName> = RowOf<Name> & Identified;

export type CodeTable<Row extends CodeRow = CodeRow> = {
  readonly name: string;
  readonly rows: readonly Row[];
  /** By identifier, as a number or as the digits of one; a text with a leading zero is a code, and identifies nothing. */
  readonly byId: (id: number | string) => (Row & Identified) | undefined;
  /** By official code. Where a code stands twice, the first row that is not retired. */
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

export const hasIdentifier = <Row extends CodeRow>(row: Row): row is Row & Identified => row.id !== undefined;

type Stored = { readonly code: string | null; readonly name?: string; readonly municipality_code?: string };

/** The file of postal codes leaves the names of the municipalities to their table. */
const withName = (row: Stored): Stored =>
  row.name === undefined && row.municipality_code !== undefined
    ? { ...row, name: table('municipalities').byCode(row.municipality_code)?.name ?? '' }
    : row;

const readTable = <Name extends TableName>(name: Name): CodeTable<RowOf<Name>> => {
  // The files are ours, and a test holds every row of every one against these types.
  const stored = dataJson(`reference/${name}.json`) as readonly Stored[]; // our own file
  // A row without a code (the ZIP among the document types) never stands in a document.
  const named: readonly unknown[] = stored.filter(({ code }) => code !== null).map(withName);
  // As the test says of the rows of that name.
  const rows = named as readonly RowOf<Name>[];
  const byId = new Map(rows.filter(hasIdentifier).map((row) => [row.id, row]));
  const byCode = indexByCode(rows);
  return {
    name,
    rows,
    byId: (id) => byId.get(typeof id === 'number' ? id : /^(?:0|[1-9]\d*)$/.test(id) ? Number(id) : Number.NaN),
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
