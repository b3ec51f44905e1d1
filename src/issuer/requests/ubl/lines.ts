/** The lines of a document (section 2.5.1). */
import {
  amount,
  descriptions,
  text,
  flag,
  digit,
  identifierIn,
  object,
  date,
  described,
  list,
  type ObjectSchema,
} from '../schema-parts.ts';
import { allowanceCharges, taxTotals, withholdings, readAllowanceCharges, readTaxes } from './amounts.ts';
import {
  textOf,
  trimmedOf,
  type Part,
  coded,
  required,
  rowIn,
  digitsOf,
  codedOf,
  dateOf,
  amountOf,
  flagOf,
  partsOf,
} from '../parts.ts';
import { except, only, type FieldFacts } from '../field-facts.ts';
import type { Line } from '../../documents/model.ts';

const sections = ['2.5.1'] as const;

const lineFields = {
  unit_measure_id: identifierIn('unit_measures', 'Unidad de medida', { sections }),
  invoiced_quantity: amount('Cantidad', { sections }),
  line_extension_amount: amount('Valor de la línea', { sections }),
  free_of_charge_indicator: flag('Si se entrega sin cobro', {
    sections,
    remark: [
      except(['debitNote'], { en: 'true adds `cac:PricingReference`', es: 'true agrega `cac:PricingReference`' }),
      only(['debitNote'], {
        en: 'the schema of debit notes has no element for it; true adds `cac:PricingReference`',
        es: 'el esquema de las notas débito no tiene un elemento para él; true agrega `cac:PricingReference`',
      }),
    ],
  }),
  reference_price_id: identifierIn('reference_prices', 'Tipo del precio de referencia de lo que no se cobra', {
    beside: { free_of_charge_indicator: true },
    remark: { en: 'of lines that are free of charge', es: 'de líneas gratuitas' },
  }),
  allowance_charges: allowanceCharges,
  tax_totals: taxTotals,
  with_holding_tax_total: withholdings,
  description: descriptions('Descripción; varias se separan con punto y coma', { sections }),
  notes: text('Información adicional de la línea', { sections: [except(['supportAdjustmentNote'], '2.5.1')] }),
  code: text('Código del producto o servicio', { sections }),
  type_item_identification_id: identifierIn('type_item_identifications', 'Estándar del código del producto', {
    sections,
  }),
  price_amount: amount('Precio unitario', { sections }),
  base_quantity: amount('Cantidad a la que se aplica el precio', { sections }),
  brandname: text('Marca', { sections: [only(['supportAdjustmentNote'], '2.5.1')], sample: 'Marca' }),
  modelname: text('Modelo', { sections: [only(['supportAdjustmentNote'], '2.5.1')], sample: 'Modelo' }),
  agentparty: text('NIT del mandante', {
    remark: {
      en: 'in mandates `cbc:ID/@schemeID` of the line tells whose income it is',
      es: 'en los mandatos, `cbc:ID/@schemeID` de la línea indica de quién es el ingreso',
    },
  }),
  agentparty_dv: digit('Dígito de verificación del mandante', {
    beside: { agentparty: '900300200', agentparty_dv: 1 },
  }),
} as const;

/** Of sales and their notes: the waybill of the RNDC that a line of freight is about (annex FE 1.9, 13.5). */
const beside = { is_RNDC: true, value_consignment: '250000' } as const;

const property = (name: string): FieldFacts => ({
  beside,
  remark: { en: `the property ${name} of the item`, es: `la propiedad ${name} del producto` },
});

const waybillFields = {
  is_RNDC: flag('Si la línea es de una remesa registrada en el RNDC', {
    beside,
    remark: {
      en: 'true writes the properties of the item; an invoice also states freight (CustomizationID 12)',
      es: 'true escribe las propiedades del producto; una factura indica además transporte (CustomizationID 12)',
    },
  }),
  RNDC_consignment_number: text('Número de radicado de la remesa en el RNDC', property('01')),
  internal_consignment_number: text('Número de la remesa que asignó el transportador', property('02')),
  value_consignment: amount('Valor del flete de la remesa', property('03')),
  unit_measure_consignment_id: identifierIn('unit_measures', 'Unidad de la cantidad entregada', {
    ...property('03'),
    beside: { ...beside, quantity_consignment: '10' },
  }),
  quantity_consignment: amount('Cantidad entregada', property('03')),
} as const;

const lineRequirements = {
  required: [
    'unit_measure_id',
    'invoiced_quantity',
    'line_extension_amount',
    'description',
    'code',
    'type_item_identification_id',
    'price_amount',
  ],
};

export const lineShape = object({ ...lineFields, ...waybillFields }, { component: 'Line', ...lineRequirements });

export const supportNoteLineShape = object(lineFields, { component: 'SupportNoteLine', ...lineRequirements });

/** With the date of the purchase and how it is reported (section 2.5.1). */
export const supportLineShape = object(
  {
    ...lineFields,
    type_generation_transmition_id: identifierIn(
      'type_generation_transmitions',
      'Cómo se transmite la compra: por operación o acumulada de la semana',
      { sections },
    ),
    start_date: date('Fecha de la compra', { sections, sample: '2026-03-16' }),
  },
  { component: 'SupportLine', ...lineRequirements },
);

export const linesOf = (item: ObjectSchema) => described('Líneas', list(item, 1), { sections });

const contractOf = 'Contrato de servicios AIU por concepto de:';

/**
 * The note of a line; that of the administration line of an AIU invoice begins
 * with the object of the contract (rule FAV03), which `noteAIU` of the body gives.
 */
const readNotes = (line: Part, contract: string | undefined): string | undefined => {
  const notes = textOf(line, 'notes');
  const isAdministration = /^administraci[oó]n$/i.test(textOf(line, 'description')?.trim() ?? '');
  if (contract === undefined || !isAdministration) return notes;
  const about = contract.startsWith(contractOf) ? contract : `${contractOf} ${contract}`;
  return notes === undefined ? about : `${about}\n${notes}`;
};

const readItem = (line: Part): Line['item'] => {
  const standard = required(
    rowIn(line, 'type_item_identification_id', 'type_item_identifications'),
    line,
    'type_item_identification_id',
  );
  return {
    code: required(trimmedOf(line, 'code'), line, 'code'),
    standard: coded(standard),
    agencyId: standard.agency_id ?? undefined,
  };
};

const readMandator = (line: Part): Line['mandator'] => {
  const nit = trimmedOf(line, 'agentparty');
  return nit === undefined ? undefined : { nit, checkDigit: digitsOf(line, 'agentparty_dv') };
};

const readWaybill = (line: Part): Line['waybill'] =>
  flagOf(line, 'is_RNDC')
    ? {
        number: trimmedOf(line, 'RNDC_consignment_number'),
        ownNumber: trimmedOf(line, 'internal_consignment_number'),
        value: amountOf(line, 'value_consignment'),
        quantity: amountOf(line, 'quantity_consignment'),
        unit: codedOf(line, 'unit_measure_consignment_id', 'unit_measures'),
      }
    : undefined;

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
  waybill: readWaybill(line),
  price: required(amountOf(line, 'price_amount'), line, 'price_amount'),
  baseQuantity: amountOf(line, 'base_quantity') ?? '1',
  purchase: readPurchase(line),
});

/** `lists` is the name of the lines in the body: `invoice_lines`, `credit_note_lines`, `debit_note_lines`. */
export const readLines = (body: Part, lists: string): readonly Line[] => {
  const contract = textOf(body, 'noteAIU');
  return partsOf(body, lists).map((line) => readLine(line, contract));
};
