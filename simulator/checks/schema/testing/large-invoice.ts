/** A signed sales invoice of ordinary size, as XML text: the typical input of the schema stage. */
import type { Sample } from './sample.ts';
import { render } from './render.ts';
import { dianExtensions, extensions, raw, signature } from './signed-block.ts';
import { vocabularyOf } from './vocabulary.ts';

const amount = (name: string, value: string): Sample => raw(`cbc:${name}`, value, { currencyID: 'COP' });
const basic = (name: string, value: string, attributes: Sample['attributes'] = {}): Sample =>
  raw(`cbc:${name}`, value, attributes);
const aggregate = (name: string, ...children: readonly Sample[]): Sample => raw(`cac:${name}`, children);

const dian = {
  schemeAgencyID: '195',
  schemeAgencyName: 'CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)',
};

const address = (name: string): Sample =>
  aggregate(
    name,
    basic('ID', '11001'),
    basic('CityName', 'Bogotá, D.C.'),
    basic('CountrySubentity', 'Bogotá'),
    basic('CountrySubentityCode', '11'),
    aggregate('AddressLine', basic('Line', 'Carrera 7 # 12-34, oficina 501')),
    aggregate('Country', basic('IdentificationCode', 'CO'), basic('Name', 'Colombia', { languageID: 'es' })),
  );

const vat = aggregate('TaxScheme', basic('ID', '01'), basic('Name', 'IVA'));

const party = (name: string, number: string): Sample =>
  aggregate(
    'Party',
    aggregate('PartyName', basic('Name', name)),
    aggregate('PhysicalLocation', address('Address')),
    aggregate(
      'PartyTaxScheme',
      basic('RegistrationName', name),
      basic('CompanyID', number, { ...dian, schemeID: '4', schemeName: '31' }),
      basic('TaxLevelCode', 'O-13;O-15', { listName: '48' }),
      address('RegistrationAddress'),
      vat,
    ),
    aggregate('PartyLegalEntity', basic('RegistrationName', name), basic('CompanyID', number, dian)),
    aggregate('Contact', basic('Telephone', '6015550100'), basic('ElectronicMail', 'facturas@example.org')),
  );

const taxTotal = (base: string, tax: string): Sample =>
  aggregate(
    'TaxTotal',
    amount('TaxAmount', tax),
    aggregate(
      'TaxSubtotal',
      amount('TaxableAmount', base),
      amount('TaxAmount', tax),
      aggregate('TaxCategory', basic('Percent', '19.00'), vat),
    ),
  );

const line = (number: number): Sample =>
  aggregate(
    'InvoiceLine',
    basic('ID', String(number)),
    basic('InvoicedQuantity', '2.000000', { unitCode: '94' }),
    amount('LineExtensionAmount', '20000.00'),
    basic('FreeOfChargeIndicator', 'false'),
    taxTotal('20000.00', '3800.00'),
    aggregate(
      'Item',
      basic('Description', `Resma de papel bond carta de 75 gramos, referencia ${number}`),
      aggregate(
        'StandardItemIdentification',
        basic('ID', `REF-${number}`, { schemeID: '999', schemeName: 'Estándar de adopción del contribuyente' }),
      ),
    ),
    aggregate('Price', amount('PriceAmount', '10000.00'), basic('BaseQuantity', '2.000000', { unitCode: '94' })),
  );

const header: readonly Sample[] = [
  basic('UBLVersionID', 'UBL 2.1'),
  basic('CustomizationID', '10'),
  basic('ProfileID', 'DIAN 2.1: Factura Electrónica de Venta'),
  basic('ProfileExecutionID', '2'),
  basic('ID', 'SETP990000001'),
  basic('UUID', '0'.repeat(96), { schemeID: '2', schemeName: 'CUFE-SHA384' }),
  basic('IssueDate', '2026-11-20'),
  basic('IssueTime', '10:00:00-05:00'),
  basic('InvoiceTypeCode', '01'),
  basic('DocumentCurrencyCode', 'COP'),
];

/** The text of an invoice with so many lines; 14 make about 27 KB. */
export const largeInvoice = (lines: number): string => {
  const total = `${lines * 20_000}.00`;
  const tax = `${lines * 3_800}.00`;
  const payable = `${lines * 23_800}.00`;
  const content = [
    extensions(dianExtensions(), signature({ certificate: 'MIIHhjCC'.repeat(250) })),
    ...header,
    aggregate(
      'AccountingSupplierParty',
      basic('AdditionalAccountID', '1'),
      party('Papelería de Prueba S.A.S.', '900373115'),
    ),
    aggregate(
      'AccountingCustomerParty',
      basic('AdditionalAccountID', '1'),
      party('Comprador de Prueba Ltda.', '900108281'),
    ),
    aggregate('PaymentMeans', basic('ID', '1'), basic('PaymentMeansCode', '10')),
    taxTotal(total, tax),
    aggregate(
      'LegalMonetaryTotal',
      amount('LineExtensionAmount', total),
      amount('TaxExclusiveAmount', total),
      amount('TaxInclusiveAmount', payable),
      amount('PayableAmount', payable),
    ),
    ...Array.from({ length: lines }, (_, index) => line(index + 1)),
  ];
  return render(raw('Invoice', content), vocabularyOf('Invoice')).xml;
};
