/**
 * A second look at a request, by the conditions of the authority's rules and
 * with arithmetic of its own: what is wrong with it, each finding under the
 * family of the rule it would break.
 */
import { table, type TableName } from '../../../src/common/code-lists.ts';
import type { Customer, InvoiceRequest } from '../invoice/request.ts';
import { found, parse, when } from './exact.ts';
import { adjustmentFindings, lineFindings } from './recheck-lines.ts';
import { headerTaxFindings, rateFindings, totalFindings, withheldFindings } from './recheck-totals.ts';

const nitDigit = (nit: string): number => {
  const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41, 43];
  let sum = 0;
  for (let place = 0; place < nit.length; place += 1)
    sum += Number(nit.at(-1 - place)) * (weights[place] ?? Number.NaN);
  return [0, 1, 9, 8, 7, 6, 5, 4, 3, 2, 1][sum % 11] ?? Number.NaN;
};

const customerFindings = (customer: Customer): readonly string[] => {
  const isNit = customer.type_document_identification_id === 6;
  return found([
    when(isNit !== (customer.dv !== undefined), 'AK24: check digit'),
    when(isNit && customer.dv !== nitDigit(String(customer.identification_number)), 'AK24b: check digit'),
    when(!/^[A-Z\d]{1,15}$/i.test(String(customer.identification_number)), 'AK21: identification'),
    when(customer.phone !== undefined && !/^\d{7,10}$/.test(String(customer.phone)), `AK53: ${customer.phone}`),
    when(customer.email !== undefined && !/^[\w.+]+@example\.(?:com|org)$/.test(customer.email), 'AK55: mailbox'),
    when(
      customer.country_id !== undefined && !(customer.municipality_name && customer.state_name && customer.address),
      'AK08: address abroad',
    ),
    when(customer.municipality_id !== undefined && !customer.address, 'AK08: address'),
    when(customer.name.trim() === '', 'AK20: name'),
  ]);
};

const paymentFindings = ({ payment_form, date }: InvoiceRequest): readonly string[] =>
  ('payment_form_id' in payment_form ? [payment_form] : payment_form).flatMap((form) => {
    const isCredit = form.payment_form_id === 2;
    return found([
      when(isCredit !== (form.payment_due_date !== undefined), 'AN04: due date'),
      when(isCredit !== /^\d{1,3}$/.test(form.duration_measure ?? ''), 'AN04: duration'),
      when(date !== undefined && (form.payment_due_date ?? date) < date, 'AN04: due before it is issued'),
    ]);
  });

const referenceFindings = (request: InvoiceRequest): readonly string[] => {
  const { currency_id, calculationrate, additional_document_reference: references = [] } = request;
  const list = 'id' in references ? [references] : references;
  return found([
    when((currency_id === undefined) !== (calculationrate === undefined), 'AR01: rate of exchange'),
    when(calculationrate !== undefined && parse(calculationrate) <= 0n, 'AR06: rate of exchange'),
    when(request.type_document_id === 3 && list.length === 0, 'AI01: paper document'),
    when(
      request.type_document_id === 3 && list.some(({ uuid }) => uuid === undefined),
      'AI03: code of the paper document',
    ),
    when(
      list.some(({ uuid = 'a'.repeat(96) }) => !/^[\da-f]{96}$/.test(uuid)),
      'AI03: no CUFE or CUDE',
    ),
  ]);
};

const tables: Readonly<Record<string, TableName>> = {
  type_document_id: 'type_documents',
  type_document_identification_id: 'type_document_identifications',
  type_organization_id: 'type_organizations',
  type_liability_id: 'type_liabilities',
  type_regime_id: 'type_regimes',
  municipality_id: 'municipalities',
  establishment_municipality: 'municipalities',
  country_id: 'countries',
  currency_id: 'type_currencies',
  tax_id: 'taxes',
  unit_measure_id: 'unit_measures',
  type_item_identification_id: 'type_item_identifications',
  reference_price_id: 'reference_prices',
  discount_id: 'discounts',
  type_discount_id: 'type_discounts',
  payment_form_id: 'payment_forms',
  payment_method_id: 'payment_methods',
  prepaid_payment_type_id: 'prepaid_payment_types',
};

/** Every member of a JSON value, with its name, objects inside objects included. */
export const members = (value: unknown): readonly (readonly [name: string, value: unknown])[] => {
  if (Array.isArray(value)) return value.flatMap(members);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]): ReturnType<typeof members> => [
    [name, member],
    ...members(member),
  ]);
};

const memberFindings = (request: InvoiceRequest): readonly string[] =>
  members(request).flatMap(([name, value]) => {
    const tableName = tables[name];
    return found([
      when(value === undefined || value === '' || value === null, `empty: ${name}`),
      when(name.endsWith('_id') && tableName === undefined, `unknown table: ${name}`),
      when(
        tableName !== undefined && table(tableName).byId(String(value)) === undefined,
        `not in ${tableName}: ${name}`,
      ),
      when(
        name.endsWith('amount') && !(typeof value === 'number' || /^-?\d+\.\d\d$/.test(String(value))),
        `not with two decimals: ${name}`,
      ),
      // Fifteen significant digits are what a JSON number keeps.
      when(typeof value === 'number' && String(value).replace(/\D/g, '').length > 15, `digits lost: ${name}`),
    ]);
  });

/** Empty for a request that every rule is content with. */
export const recheck = (request: InvoiceRequest): readonly string[] => {
  const taxes = request.tax_totals ?? [];
  const lineTaxes = request.invoice_lines.flatMap((line) => line.tax_totals ?? []);
  return [
    ...memberFindings(request),
    ...customerFindings(request.customer),
    ...paymentFindings(request),
    ...referenceFindings(request),
    ...request.invoice_lines.flatMap((line) => lineFindings(line, request)),
    ...(request.allowance_charges ?? []).flatMap((item) => adjustmentFindings(item, 'AQ')),
    ...headerTaxFindings(taxes, lineTaxes, 'AS'),
    ...rateFindings([...taxes, ...lineTaxes, ...(request.with_holding_tax_total ?? [])]),
    ...withheldFindings(request),
    ...totalFindings(request),
  ];
};
