/** The lines of a document. */
import type { Line } from '../documents/model.ts';
import {
  amountOf,
  coded,
  codedOf,
  dateOf,
  digitsOf,
  flagOf,
  partsOf,
  required,
  rowIn,
  textOf,
  type Part,
} from './parts.ts';
import { readAllowanceCharges, readTaxes } from './read-amounts.ts';

const contractOf = 'Contrato de servicios AIU por concepto de:';

/**
 * The note of a line; that of the administration line of an AIU invoice begins
 * with the object of the contract (rule FAV03), which `noteAIU` of the body gives.
 */
const readNotes = (line: Part, contract: string | undefined): string | undefined => {
  const notes = textOf(line, 'notes');
  const isAdministration = /^administraci[oó]n$/i.test(textOf(line, 'description')?.trim() ?? '');
  if (contract === undefined || !isAdministration) return notes;
  const object = contract.startsWith(contractOf) ? contract : `${contractOf} ${contract}`;
  return notes === undefined ? object : `${object}\n${notes}`;
};

const readItem = (line: Part): Line['item'] => {
  const standard = required(
    rowIn(line, 'type_item_identification_id', 'type_item_identifications'),
    line,
    'type_item_identification_id',
  );
  return {
    code: required(textOf(line, 'code'), line, 'code'),
    standard: coded(standard),
    agencyId: standard.agency_id ?? undefined,
  };
};

const readMandator = (line: Part): Line['mandator'] => {
  const nit = textOf(line, 'agentparty');
  return nit === undefined ? undefined : { nit, checkDigit: digitsOf(line, 'agentparty_dv') };
};

const readPurchase = (line: Part): Line['purchase'] => {
  const startDate = dateOf(line, 'start_date');
  const generation = codedOf(line, 'type_generation_transmition_id', 'type_generation_transmitions');
  return startDate === undefined && generation === undefined ? undefined : { startDate, generation };
};

const readLine = (line: Part, contract: string | undefined): Line => ({
  path: line.path,
  unit: required(codedOf(line, 'unit_measure_id', 'unit_measures'), line, 'unit_measure_id'),
  quantity: required(amountOf(line, 'invoiced_quantity'), line, 'invoiced_quantity'),
  lineExtensionAmount: required(amountOf(line, 'line_extension_amount'), line, 'line_extension_amount'),
  freeOfCharge: flagOf(line, 'free_of_charge_indicator'),
  referencePrice: codedOf(line, 'reference_price_id', 'reference_prices'),
  allowanceCharges: readAllowanceCharges(line),
  taxes: readTaxes(line, 'tax_totals'),
  withholdings: readTaxes(line, 'with_holding_tax_total'),
  // Several descriptions come in one field (section 2.5.1).
  descriptions: required(textOf(line, 'description'), line, 'description')
    .split(';')
    .map((description) => description.trim())
    .filter((description) => description !== ''),
  notes: readNotes(line, contract),
  brand: textOf(line, 'brandname'),
  model: textOf(line, 'modelname'),
  item: readItem(line),
  mandator: readMandator(line),
  price: required(amountOf(line, 'price_amount'), line, 'price_amount'),
  baseQuantity: amountOf(line, 'base_quantity') ?? '1',
  purchase: readPurchase(line),
});

/** `lists` is the name of the lines in the body: `invoice_lines`, `credit_note_lines`, `debit_note_lines`. */
export const readLines = (body: Part, lists: string): readonly Line[] => {
  const contract = textOf(body, 'noteAIU');
  return partsOf(body, lists).map((line) => readLine(line, contract));
};
