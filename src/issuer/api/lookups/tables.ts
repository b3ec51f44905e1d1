/** The reference tables as clients name them: by model (`TypeDocument`) in a listing, by table (`type-documents`) in a path. */
import { hasIdentifier, table, type CodeTable, type TableName } from '../../../common/code-lists.ts';

/** Every table with the model name that clients of this dialect use for it. */
const modelNames: Readonly<Record<TableName, string>> = {
  countries: 'Country',
  credit_note_discrepancy_responses: 'CreditNoteDiscrepancyResponse',
  credit_note_discrepancy_responses_sd: 'CreditNoteDiscrepancyResponseSD',
  debit_note_discrepancy_responses: 'DebitNoteDiscrepancyResponse',
  departments: 'Department',
  discounts: 'Discount',
  events: 'Event',
  health_contracting_payment_methods: 'HealthContractingPaymentMethod',
  health_contracting_payment_methods_retired: 'HealthContractingPaymentMethodRetired',
  health_coverages: 'HealthCoverage',
  health_type_document_identifications: 'HealthTypeDocumentIdentification',
  health_type_operations: 'HealthTypeOperation',
  health_type_users: 'HealthTypeUser',
  health_uncontracted_reasons: 'HealthUncontractedReason',
  incoterms: 'Incoterm',
  languages: 'Language',
  municipalities: 'Municipality',
  payment_forms: 'PaymentForm',
  payment_methods: 'PaymentMethod',
  payroll_periods: 'PayrollPeriod',
  payroll_type_document_identifications: 'PayrollTypeDocumentIdentification',
  postal_codes: 'PostalCode',
  prepaid_payment_types: 'PrepaidPaymentType',
  reference_prices: 'ReferencePrice',
  sub_type_workers: 'SubTypeWorker',
  taxes: 'Tax',
  type_contracts: 'TypeContract',
  type_currencies: 'TypeCurrency',
  type_disabilities: 'TypeDisability',
  type_discounts: 'TypeDiscount',
  type_document_identifications: 'TypeDocumentIdentification',
  type_documents: 'TypeDocument',
  type_environments: 'TypeEnvironment',
  type_generation_transmitions: 'TypeGenerationTransmition',
  type_item_identifications: 'TypeItemIdentification',
  type_law_deductions: 'TypeLawDeduction',
  type_liabilities: 'TypeLiability',
  type_liabilities_retired: 'TypeLiabilityRetired',
  type_operations: 'TypeOperation',
  type_organizations: 'TypeOrganization',
  type_overtime_surcharges: 'TypeOvertimeSurcharge',
  type_payroll_adjust_notes: 'TypePayrollAdjustNote',
  type_regimes: 'TypeRegime',
  type_rejections: 'TypeRejection',
  type_spds: 'TypeSpd',
  type_workers: 'TypeWorker',
  unit_measures: 'UnitMeasure',
};

// The keys of an object literal of that type are table names.
const entries = Object.entries(modelNames) as readonly (readonly [TableName, string])[];

export const models: readonly string[] = entries.map(([, model]) => model);
/** As a path names them. */
export const tableNames: readonly TableName[] = entries.map(([name]) => name);

const byModel = new Map(entries.map(([name, model]) => [model, name]));
const byName = new Map<string, TableName>(tableNames.map((name) => [name, name]));

const lookUps = new Map<TableName, CodeTable>();

/** With the rows that requests can name: by identifier, or by the postal code itself. */
const lookUpTable = (name: TableName): CodeTable => {
  const whole: CodeTable = table(name);
  const known =
    lookUps.get(name) ?? (name === 'postal_codes' ? whole : { ...whole, rows: whole.rows.filter(hasIdentifier) });
  lookUps.set(name, known);
  return known;
};

/** The table of a model, by its exact name. */
export const tableOfModel = (model: string): CodeTable | undefined => {
  const name = byModel.get(model);
  return name === undefined ? undefined : lookUpTable(name);
};

/** The table of that name, written with hyphens or underscores. */
export const tableNamed = (name: string): CodeTable | undefined => {
  const known = byName.get(name.replaceAll('-', '_'));
  return known === undefined ? undefined : lookUpTable(known);
};
