/** The lines of a document (sections AV to BB). */
import type { XmlSpec } from '../../common/xml/node.ts';
import { allowanceCharges } from './amounts.ts';
import { fieldAt, group, groupOnDemand, leaf, optional, type Children } from './elements.ts';
import { grossOf, money, quantityText, unitAmount } from './figures.ts';
import { dianAgency, nitScheme } from './literals.ts';
import type { Line } from './model.ts';
import { taxTotals, withholdingTaxTotals } from './taxes.ts';

/** Element names that differ between the three roots, e.g. `cac:DebitNoteLine`, `cbc:DebitedQuantity`. */
export type LineNames = {
  readonly line: 'cac:InvoiceLine' | 'cac:CreditNoteLine' | 'cac:DebitNoteLine';
  readonly quantity: string;
};

export type LineContext = {
  readonly names: LineNames;
  readonly currency: string;
  /** CustomizationID: in mandates and freight a line has an indicator. */
  readonly operation: string;
};

const mandate = '11';
const freight = '12';

/**
 * In a mandate 0 is the issuer's own income and 1 the mandator's (rule AV08b). In a freight invoice 0 is an additional
 * service and 1 a waybill of the RNDC (AV08d).
 */
const indicatorOf = ({ mandator, waybill }: Line, { operation }: LineContext): string | undefined => {
  if (operation === mandate) return mandator === undefined ? '0' : '1';
  if (operation === freight) return waybill === undefined ? '0' : '1';
  return undefined;
};

const lineId = (line: Line, number: number, context: LineContext): XmlSpec => {
  const schemeID = indicatorOf(line, context);
  if (schemeID === undefined) return leaf('cbc:ID', String(number));
  const attributeFields = line.waybill && { schemeID: fieldAt(line.path, 'is_RNDC') };
  return leaf('cbc:ID', String(number), { attributes: { schemeID }, attributeFields });
};

/** The value of a free line, and how it was determined. */
const pricingReference = ({ path, freeOfCharge, price, referencePrice }: Line, currency: string): XmlSpec | undefined =>
  freeOfCharge
    ? group('cac:PricingReference', [
        group('cac:AlternativeConditionPrice', [
          unitAmount('cbc:PriceAmount', { amount: price, currency, field: fieldAt(path, 'price_amount') }),
          optional('cbc:PriceTypeCode', referencePrice?.code, { field: fieldAt(path, 'reference_price_id') }),
          optional('cbc:PriceType', referencePrice?.name, { field: fieldAt(path, 'reference_price_id') }),
        ]),
      ])
    : undefined;

const agentParty = ({ mandator, path }: Line): XmlSpec | undefined =>
  mandator &&
  group('cac:InformationContentProviderParty', [
    group('cac:PowerOfAttorney', [
      group('cac:AgentParty', [
        group('cac:PartyIdentification', [
          leaf('cbc:ID', mandator.nit, {
            attributes: { schemeID: mandator.checkDigit, schemeName: nitScheme, ...dianAgency },
            field: fieldAt(path, 'agentparty'),
            attributeFields: { schemeID: fieldAt(path, 'agentparty_dv') },
          }),
        ]),
      ]),
    ]),
  ]);

type Property = {
  /** Of annex FE 1.9, 13.5.2. */
  readonly name: '01' | '02' | '03';
  readonly value: string | undefined;
  readonly field: string;
};

/** The numbers of the waybill, and the value of the freight with what was delivered. */
const waybillProperties = ({ waybill, path }: Line): readonly XmlSpec[] => {
  if (waybill === undefined) return [];
  const { number, ownNumber, value, quantity, unit } = waybill;
  const at = (name: string): string => fieldAt(path, name);
  const delivered = optional('cbc:ValueQuantity', quantity && quantityText(quantity), {
    attributes: { unitCode: unit?.code },
    field: at('quantity_consignment'),
    attributeFields: { unitCode: at('unit_measure_consignment_id') },
  });
  const properties: readonly Property[] = [
    { name: '01', value: number, field: at('RNDC_consignment_number') },
    { name: '02', value: ownNumber, field: at('internal_consignment_number') },
    { name: '03', value: value && quantityText(value), field: at('value_consignment') },
  ];
  return properties.flatMap(({ name, value: text, field }) =>
    text === undefined
      ? []
      : [
          group('cac:AdditionalItemProperty', [
            leaf('cbc:Name', name, { field: at('is_RNDC') }),
            leaf('cbc:Value', text, { field }),
            name === '03' ? delivered : undefined,
          ]),
        ],
  );
};

const item = (line: Line): XmlSpec => {
  const { code, standard, agencyId } = line.item;
  const field = fieldAt(line.path, 'code');
  return group('cac:Item', [
    line.descriptions.map((text) => leaf('cbc:Description', text, { field: fieldAt(line.path, 'description') })),
    optional('cbc:BrandName', line.brand, { field: fieldAt(line.path, 'brandname') }),
    optional('cbc:ModelName', line.model, { field: fieldAt(line.path, 'modelname') }),
    group('cac:SellersItemIdentification', [leaf('cbc:ID', code, { field })]),
    group('cac:StandardItemIdentification', [
      leaf('cbc:ID', code, {
        attributes: { schemeID: standard.code, schemeName: standard.name, schemeAgencyID: agencyId },
        field,
      }),
    ]),
    ...waybillProperties(line),
    agentParty(line),
  ]);
};

const price = ({ path, price: amount, baseQuantity, unit }: Line, currency: string): XmlSpec =>
  group('cac:Price', [
    unitAmount('cbc:PriceAmount', { amount, currency, field: fieldAt(path, 'price_amount') }),
    leaf('cbc:BaseQuantity', quantityText(baseQuantity), {
      attributes: { unitCode: unit.code },
      field: fieldAt(path, 'base_quantity'),
    }),
  ]);

/** Support documents: the date of the purchase, and how it is reported. */
const purchasePeriod = ({ purchase, path }: Line): XmlSpec | undefined =>
  purchase &&
  group('cac:InvoicePeriod', [
    optional('cbc:StartDate', purchase.startDate, { field: fieldAt(path, 'start_date') }),
    optional('cbc:DescriptionCode', purchase.generation?.code, {
      field: fieldAt(path, 'type_generation_transmition_id'),
    }),
    optional('cbc:Description', purchase.generation?.name, { field: fieldAt(path, 'type_generation_transmition_id') }),
  ]);

/** The schema has discounts before taxes in invoices and after them in notes, which withhold nothing. */
const lineAmounts = (line: Line, { names, currency }: LineContext): Children => {
  const gross = grossOf(line.price, line.quantity, line.baseQuantity);
  const allowances = allowanceCharges(line.allowanceCharges, { currency, gross });
  const taxes = taxTotals(line.taxes, currency);
  return names.line === 'cac:InvoiceLine'
    ? [allowances, taxes, withholdingTaxTotals(line.withholdings, currency)]
    : [taxes, allowances];
};

const lineChildren = (line: Line, number: number, context: LineContext): Children => {
  const { currency, names } = context;
  const at = (name: string): string => fieldAt(line.path, name);
  return [
    lineId(line, number, context),
    optional('cbc:Note', line.notes, { field: at('notes') }),
    leaf(names.quantity, quantityText(line.quantity), {
      attributes: { unitCode: line.unit.code },
      field: at('invoiced_quantity'),
    }),
    money('cbc:LineExtensionAmount', {
      amount: line.lineExtensionAmount,
      currency,
      field: at('line_extension_amount'),
    }),
    // Lines of a debit note cannot be free.
    names.line === 'cac:DebitNoteLine'
      ? undefined
      : leaf('cbc:FreeOfChargeIndicator', String(line.freeOfCharge), { field: at('free_of_charge_indicator') }),
    purchasePeriod(line),
    pricingReference(line, currency),
    ...lineAmounts(line, context),
    item(line),
    price(line, currency),
  ];
};

/** Numbered 1, 2, 3 … in the order of the request. */
export const documentLines = (lines: readonly Line[], context: LineContext): readonly XmlSpec[] =>
  lines.map((line, index) =>
    groupOnDemand(context.names.line, () => lineChildren(line, index + 1, context), line.path),
  );
