/**
 * A complete sales invoice with every group that the judged rules look at, written here by hand, independently of the
 * issuing service. Its amounts are 2 × 100,000.00 less 10,000.00 with IVA of 19 %, and ten bags at 100.00 with 66.00 of
 * tax each; a discount of 5,000.00, freight of 3,000.00, 20,000.00 paid before.
 */
import { createHash } from 'node:crypto';
import { editSpec } from '../document/edits/edit-spec.ts';
import type { XmlEdit } from '../document/edits/edit.ts';
import { childSpecs, type XmlRootSpec, type XmlSpec } from '../../src/common/xml/node.ts';
import { findAt } from '../../src/common/xml/path-steps.ts';
import { inCurrency } from '../checks/vocabulary/in-currency.ts';
import { declarations } from '../checks/signature/testing/sample-invoice.ts';

type Attributes = Readonly<Record<string, string>>;

const text = (name: string, content: string, attributes?: Attributes): XmlSpec => ({ name, attributes, content });
const group = (name: string, ...content: readonly XmlSpec[]): XmlSpec => ({ name, content });

const money = (name: string, amount: string): XmlSpec => text(name, amount, { currencyID: 'COP' });

const agency = {
  schemeAgencyID: '195',
  schemeAgencyName: 'CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)',
};
const nit = (name: string, number: string, digit: string): XmlSpec =>
  text(name, number, { ...agency, schemeID: digit, schemeName: '31' });

export const issuer = { nit: '901500100', checkDigit: '2', name: 'EMPRESA DE PRUEBAS SAS' } as const;
export const buyer = { nit: '901500600', checkDigit: '3', name: 'SEGUNDA EMPRESA DE PRUEBAS SAS' } as const;

export const softwareId = '1f9b8c6e-3a57-4d21-9c0b-6de1a4b7f205';
export const softwarePin = '20191';
export const technicalKey = 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c';

const dianExtensions: XmlSpec = group(
  'sts:DianExtensions',
  group(
    'sts:InvoiceControl',
    text('sts:InvoiceAuthorization', '18760000001'),
    group('sts:AuthorizationPeriod', text('cbc:StartDate', '2019-01-19'), text('cbc:EndDate', '2030-01-19')),
    group(
      'sts:AuthorizedInvoices',
      text('sts:Prefix', 'SETP'),
      text('sts:From', '990000000'),
      text('sts:To', '995000000'),
    ),
  ),
  group(
    'sts:InvoiceSource',
    text('cbc:IdentificationCode', 'CO', {
      listAgencyID: '6',
      listAgencyName: 'United Nations Economic Commission for Europe',
      listSchemeURI: 'urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1',
    }),
  ),
  group(
    'sts:SoftwareProvider',
    nit('sts:ProviderID', issuer.nit, issuer.checkDigit),
    text('sts:SoftwareID', softwareId, agency),
  ),
  text('sts:SoftwareSecurityCode', '', agency),
  group('sts:AuthorizationProvider', nit('sts:AuthorizationProviderID', '800197268', '4')),
  text('sts:QRCode', 'https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey='),
);

type Place = { readonly code: string; readonly city: string; readonly department: string; readonly zone: string };

const bogota: Place = { code: '11001', city: 'Bogotá, D.C.', department: 'Bogotá, D.C.', zone: '110111' };
const cali: Place = { code: '76001', city: 'Cali', department: 'Valle del Cauca', zone: '760001' };

const address = (name: string, { code, city, department, zone }: Place): XmlSpec =>
  group(
    name,
    text('cbc:ID', code),
    text('cbc:CityName', city),
    text('cbc:PostalZone', zone),
    text('cbc:CountrySubentity', department),
    text('cbc:CountrySubentityCode', code.slice(0, 2)),
    group('cac:AddressLine', text('cbc:Line', 'CR 10 # 20-30')),
    group('cac:Country', text('cbc:IdentificationCode', 'CO'), text('cbc:Name', 'Colombia', { languageID: 'es' })),
  );

const taxScheme = (id: string, name: string): XmlSpec =>
  group('cac:TaxScheme', text('cbc:ID', id), text('cbc:Name', name));

const shareholder: XmlSpec = group(
  'cac:ShareholderParty',
  text('cbc:PartecipationPercent', '50.00'),
  group(
    'cac:Party',
    group(
      'cac:PartyTaxScheme',
      text('cbc:RegistrationName', buyer.name),
      nit('cbc:CompanyID', buyer.nit, buyer.checkDigit),
      text('cbc:TaxLevelCode', 'O-47', { listName: '48' }),
      taxScheme('01', 'IVA'),
    ),
  ),
);

const contact = (mail: string): XmlSpec =>
  group(
    'cac:Contact',
    text('cbc:Name', 'Facturación'),
    text('cbc:Telephone', '6013001234'),
    text('cbc:Telefax', '6013001235'),
    text('cbc:ElectronicMail', mail),
    text('cbc:Note', 'En horas de oficina'),
  );

type PartyFacts = {
  readonly who: typeof issuer | typeof buyer;
  readonly place: Place;
  readonly levels: string;
  readonly mail: string;
  readonly identification?: XmlSpec;
  /** Prefix of the branch. */
  readonly branch?: string;
};

const party = ({ who, place, levels, mail, identification, branch }: PartyFacts): XmlSpec =>
  group(
    'cac:Party',
    ...(identification === undefined ? [] : [identification]),
    group('cac:PartyName', text('cbc:Name', who.name)),
    group('cac:PhysicalLocation', address('cac:Address', place)),
    group(
      'cac:PartyTaxScheme',
      text('cbc:RegistrationName', who.name),
      nit('cbc:CompanyID', who.nit, who.checkDigit),
      text('cbc:TaxLevelCode', levels, { listName: '48' }),
      address('cac:RegistrationAddress', place),
      taxScheme('01', 'IVA'),
    ),
    group(
      'cac:PartyLegalEntity',
      text('cbc:RegistrationName', who.name),
      nit('cbc:CompanyID', who.nit, who.checkDigit),
      group(
        'cac:CorporateRegistrationScheme',
        ...(branch === undefined ? [] : [text('cbc:ID', branch)]),
        text('cbc:Name', '0000001-01'),
      ),
      shareholder,
    ),
    contact(mail),
  );

const supplier = group(
  'cac:AccountingSupplierParty',
  text('cbc:AdditionalAccountID', '1'),
  party({ who: issuer, place: bogota, levels: 'O-13;O-23', mail: 'emisor@example.com', branch: 'SETP' }),
);

const customer = group(
  'cac:AccountingCustomerParty',
  text('cbc:AdditionalAccountID', '2'),
  party({
    who: buyer,
    place: cali,
    levels: 'R-99-PN',
    mail: 'cliente@example.com',
    identification: group('cac:PartyIdentification', nit('cbc:ID', buyer.nit, buyer.checkDigit)),
  }),
);

/** Dated before any day that an invoice is given to break it. */
const dated = (name: string, id: string): XmlSpec =>
  group(name, text('cbc:ID', id), text('cbc:IssueDate', '2020-01-10'));

/** Orders and other documents. Notes are named without a code, because a code would have to be found. */
const references: readonly XmlSpec[] = [
  dated('cac:OrderReference', 'OC-1'),
  group(
    'cac:BillingReference',
    dated('cac:CreditNoteDocumentReference', 'NC1'),
    dated('cac:DebitNoteDocumentReference', 'ND1'),
  ),
  dated('cac:DespatchDocumentReference', 'DES-1'),
  dated('cac:ReceiptDocumentReference', 'REC-1'),
  group(
    'cac:AdditionalDocumentReference',
    text('cbc:ID', 'M-1'),
    text('cbc:UUID', '5'.repeat(96), { schemeName: 'CUFE-SHA384' }),
    text('cbc:IssueDate', '2026-11-02'),
    text('cbc:DocumentTypeCode', '01'),
  ),
];

/** Terms of delivery, and amounts due and paid. */
const payment: readonly XmlSpec[] = [
  group(
    'cac:DeliveryTerms',
    text('cbc:ID', '1'),
    text('cbc:SpecialTerms', 'Portes pagados'),
    text('cbc:LossRiskResponsibilityCode', 'CIP'),
    text('cbc:LossRisk', 'Transporte y seguro'),
  ),
  group(
    'cac:PaymentMeans',
    text('cbc:ID', '1'),
    text('cbc:PaymentMeansCode', '10'),
    text('cbc:PaymentDueDate', '2026-12-20'),
    text('cbc:PaymentID', 'P-1'),
  ),
  group(
    'cac:PrepaidPayment',
    text('cbc:ID', 'ANT-1', { schemeID: '04' }),
    money('cbc:PaidAmount', '20000.00'),
    text('cbc:ReceivedDate', '2026-11-02'),
    text('cbc:PaidDate', '2026-11-02'),
    text('cbc:PaidTime', '09:00:00-05:00'),
    text('cbc:InstructionID', 'Anticipo'),
  ),
];

const exchangeRate = (name: string): XmlSpec =>
  group(
    name,
    text('cbc:SourceCurrencyCode', 'COP'),
    text('cbc:SourceCurrencyBaseRate', '1.00'),
    text('cbc:TargetCurrencyCode', 'COP'),
    text('cbc:TargetCurrencyBaseRate', '1.00'),
    text('cbc:CalculationRate', '1.00'),
    text('cbc:Date', '2026-11-20'),
  );

const allowanceCharge = (
  id: string,
  charge: 'true' | 'false',
  [percent, amount]: readonly [percent: string, amount: string],
): XmlSpec =>
  group(
    'cac:AllowanceCharge',
    text('cbc:ID', id),
    text('cbc:ChargeIndicator', charge),
    text('cbc:AllowanceChargeReasonCode', charge === 'false' ? '00' : '02'),
    text('cbc:AllowanceChargeReason', 'Por acuerdo'),
    text('cbc:MultiplierFactorNumeric', percent),
    money('cbc:Amount', amount),
    money('cbc:BaseAmount', '191000.00'),
  );

const category = (percent: string, id: string, name: string): XmlSpec =>
  group('cac:TaxCategory', text('cbc:Percent', percent), taxScheme(id, name));

const vat: XmlSpec = group(
  'cac:TaxTotal',
  money('cbc:TaxAmount', '36100.00'),
  group(
    'cac:TaxSubtotal',
    money('cbc:TaxableAmount', '190000.00'),
    money('cbc:TaxAmount', '36100.00'),
    category('19.00', '01', 'IVA'),
  ),
);

/** With that many lines of ten bags each. */
const bags = (lines: number): XmlSpec =>
  group(
    'cac:TaxTotal',
    money('cbc:TaxAmount', `${660 * lines}.00`),
    group(
      'cac:TaxSubtotal',
      money('cbc:TaxableAmount', `${1000 * lines}.00`),
      money('cbc:TaxAmount', `${660 * lines}.00`),
      text('cbc:BaseUnitMeasure', `${10 * lines}`, { unitCode: '94' }),
      money('cbc:PerUnitAmount', '66.00'),
      category('0.00', '22', 'INC Bolsas'),
    ),
  );

type Line = {
  readonly id: string;
  readonly quantity: string;
  readonly price: string;
  readonly total: string;
  readonly tax: XmlSpec;
};

const line = ({ id, quantity, price, total, tax }: Line): XmlSpec =>
  group(
    'cac:InvoiceLine',
    text('cbc:ID', id),
    text('cbc:InvoicedQuantity', quantity, { unitCode: '94' }),
    money('cbc:LineExtensionAmount', total),
    tax,
    group(
      'cac:Item',
      text('cbc:Description', `Artículo ${id}`),
      group('cac:StandardItemIdentification', text('cbc:ID', `A-${id}`, { schemeID: '999' })),
    ),
    group('cac:Price', money('cbc:PriceAmount', price), text('cbc:BaseQuantity', '1', { unitCode: '94' })),
  );

const extension = (content: XmlSpec | ''): XmlSpec =>
  group('ext:UBLExtension', {
    name: 'ext:ExtensionContent',
    content: content === '' ? '' : [content],
  });

/** The invoice before its codes are computed. */
const uncoded = (bagLines: number): XmlRootSpec => ({
  name: 'Invoice',
  namespaces: declarations,
  content: [
    group('ext:UBLExtensions', extension(dianExtensions), extension('')),
    text('cbc:UBLVersionID', 'UBL 2.1'),
    text('cbc:CustomizationID', '10'),
    text('cbc:ProfileID', 'DIAN 2.1: Factura Electrónica de Venta'),
    text('cbc:ProfileExecutionID', '2'),
    text('cbc:ID', 'SETP990000001'),
    text('cbc:UUID', '', { schemeID: '2', schemeName: 'CUFE-SHA384' }),
    text('cbc:IssueDate', '2026-11-20'),
    text('cbc:IssueTime', '10:00:00-05:00'),
    text('cbc:InvoiceTypeCode', '01'),
    text('cbc:Note', 'Factura de prueba: ñ, á & <'),
    text('cbc:DocumentCurrencyCode', 'COP'),
    text('cbc:LineCountNumeric', `${1 + bagLines}`),
    group(
      'cac:InvoicePeriod',
      text('cbc:StartDate', '2026-10-01'),
      text('cbc:StartTime', '00:00:00-05:00'),
      text('cbc:EndDate', '2026-10-31'),
      text('cbc:EndTime', '23:59:59-05:00'),
    ),
    ...references,
    supplier,
    customer,
    ...payment,
    allowanceCharge('1', 'false', ['2.62', '5000.00']),
    allowanceCharge('2', 'true', ['1.57', '3000.00']),
    exchangeRate('cac:PaymentExchangeRate'),
    exchangeRate('cac:PaymentAlternativeExchangeRate'),
    vat,
    bags(bagLines),
    group(
      'cac:LegalMonetaryTotal',
      money('cbc:LineExtensionAmount', `${190_000 + 1000 * bagLines}.00`),
      money('cbc:TaxExclusiveAmount', `${190_000 + 1000 * bagLines}.00`),
      money('cbc:TaxInclusiveAmount', `${226_100 + 1660 * bagLines}.00`),
      money('cbc:AllowanceTotalAmount', '5000.00'),
      money('cbc:ChargeTotalAmount', '3000.00'),
      money('cbc:PrepaidAmount', '20000.00'),
      money('cbc:PayableAmount', `${224_100 + 1660 * bagLines}.00`),
    ),
    line({ id: '1', quantity: '2', price: '95000.00', total: '190000.00', tax: vat }),
    ...Array.from({ length: bagLines }, (_, index) =>
      line({ id: `${index + 2}`, quantity: '10', price: '100.00', total: '1000.00', tax: bags(1) }),
    ),
  ],
});

const sha384 = (...parts: readonly string[]): string => createHash('sha384').update(parts.join('')).digest('hex');

/** The text of the first element along a path of names that has one, however many of each there are; empty if none has. */
export const textIn = (spec: XmlSpec, path: string): string =>
  findAt(spec, `/*/${path}`, childSpecs)
    .elements.map(({ content }) => (typeof content === 'string' ? content : ''))
    .find((found) => found !== '') ?? '';

const childrenNamed = (spec: XmlSpec, name: string): readonly XmlSpec[] =>
  childSpecs(spec).filter((child) => child.name === name);

/** Of whole amounts with two decimals, like all those the fixture computes codes for. */
const taxOf = (root: XmlSpec, id: string): string => {
  const amounts = childrenNamed(root, 'cac:TaxTotal')
    .filter((total) => textIn(total, 'cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID') === id)
    .map((total) => Number(textIn(total, 'cbc:TaxAmount')));
  return amounts.reduce((sum, amount) => sum + amount, 0).toFixed(2);
};

/** A copy in which every element with those names has that text, except in references to other documents. */
const withTexts = (spec: XmlSpec, texts: Readonly<Record<string, string>>): XmlSpec => {
  if (spec.name.endsWith('DocumentReference')) return spec;
  const own = texts[spec.name];
  if (own !== undefined) return { ...spec, content: own };
  return typeof spec.content === 'string'
    ? spec
    : { ...spec, content: spec.content.map((child) => withTexts(child, texts)) };
};

/** The unique code and the security code as the annex writes them down (11.2), for amounts of two decimals. */
const withCodes = (root: XmlRootSpec): XmlRootSpec => {
  const at = (path: string): string => textIn(root, path);
  const total = (name: string): string => at(`cac:LegalMonetaryTotal/cbc:${name}`) || '0.00';
  const company = 'cac:Party/cac:PartyTaxScheme/cbc:CompanyID';
  const code = sha384(
    ...[at('cbc:ID'), at('cbc:IssueDate'), at('cbc:IssueTime'), total('LineExtensionAmount')],
    ...['01', taxOf(root, '01'), '04', taxOf(root, '04'), '03', taxOf(root, '03')],
    total('PayableAmount'),
    at(`cac:AccountingSupplierParty/${company}`),
    at(`cac:AccountingCustomerParty/${company}`),
    at('cbc:InvoiceTypeCode') === '03' ? softwarePin : technicalKey,
    at('cbc:ProfileExecutionID'),
  );
  const stated = 'ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:SoftwareProvider';
  return {
    ...root,
    ...withTexts(root, {
      'cbc:UUID': code,
      'sts:SoftwareSecurityCode': sha384(at(`${stated}/sts:SoftwareID`), softwarePin, at('cbc:ID')),
      'sts:QRCode': `https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=${code}`,
    }),
  };
};

export type InvoiceChanges = {
  /** Lines of bags; one by default. */
  readonly bagLines?: number;
  /** Of all amounts; pesos by default. */
  readonly currency?: string;
  /** Changes before the codes are computed. */
  readonly built?: readonly XmlEdit[];
  /** Changes after that, which leave the codes as they are. */
  readonly coded?: readonly XmlEdit[];
};

/** The changed invoice; its codes match what was built. */
export const invoiceSpec = ({ bagLines = 1, currency, built = [], coded = [] }: InvoiceChanges = {}): XmlRootSpec =>
  editSpec(withCodes(editSpec(inCurrency(uncoded(bagLines), currency), built)), coded);
