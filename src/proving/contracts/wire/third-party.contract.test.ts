/**
 * An invoice built by another project's library (the npm package ubl-builder), with the values of our default company:
 * its correct parts pass, and every line of its verdict is a fact about that library.
 */
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signatureIds, signDocument } from '../../../issuer/signing/xades.ts';
import { createEnv, adjustableClock } from '../../../common/env/env.ts';
import { canonicalize } from '../../../../simulator/document/xml/canonical.ts';
import { parseXml } from '../../../common/xml/parse.ts';
import { startBox, type Box } from '../../../harness/box.ts';
import { wordsIn } from '../../../../simulator/checks/vocabulary/in-words.ts';

const clock = '2026-11-20T10:00:00-05:00';

/** Its own types require members that nobody sends; only the output counts here. */
type Loose = new (...content: readonly unknown[]) => never;
type Parts = Readonly<Record<string, Loose>>;
type ForeignInvoice = Readonly<Record<string, (...values: readonly unknown[]) => unknown>>;

const load = createRequire(import.meta.url);
const parts = load('ubl-builder/lib/ubl21/CommonAggregateComponents') as Parts; // As the package exports it.
const { Invoice, UdtTypes } = load('ubl-builder') as {
  readonly Invoice: new (id: string, options: unknown) => ForeignInvoice;
  readonly UdtTypes: Parts;
}; // as above

const make = (name: string, content: unknown): unknown => {
  const Part = parts[name];
  if (Part === undefined) throw new Error(`ubl-builder has no ${name}.`);
  return new Part(content);
};

const typed = (name: string, ...values: readonly unknown[]): unknown => {
  const Type = UdtTypes[name];
  if (Type === undefined) throw new Error(`ubl-builder has no ${name}.`);
  return new Type(...values);
};

const agency = {
  schemeAgencyID: '195',
  schemeAgencyName: 'CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)',
};
const pesos = (amount: string): unknown => typed('UdtAmount', amount, { currencyID: 'COP' });
const nitOf = (nit: string, schemeID: string): unknown =>
  typed('UdtIdentifier', nit, { ...agency, schemeID, schemeName: '31' });

const scheme = (id: string, name: string): unknown => make('TaxScheme', { id, name });

const country = (): unknown => make('Country', { identificationCode: 'CO', name: 'Colombia' });

const addressContent = () => ({
  id: '11001',
  cityName: 'Bogotá, D.C.',
  countrySubentity: 'Bogotá, D.C.',
  countrySubentityCode: '11',
  addressLines: [make('AddressLine', { line: 'Calle 100 # 8A-55' })],
  country: country(),
});

type Who = {
  readonly email: string;
  readonly nit: string;
  readonly checkDigit: string;
  readonly name: string;
  readonly prefix?: string;
};

const party = ({ nit, checkDigit, name, prefix, email }: Who): unknown =>
  make('Party', {
    partyIdentifications: [],
    partyNames: [make('PartyName', { name })],
    partyTaxSchemes: [
      make('PartyTaxScheme', {
        registrationName: name,
        companyID: nitOf(nit, checkDigit),
        taxLevelCode: typed('UdtCode', 'O-13', { listName: '48' }),
        registrationAddress: make('RegistrationAddress', addressContent()),
        taxScheme: scheme('01', 'IVA'),
      }),
    ],
    partyLegalEntities: [
      make('PartyLegalEntity', {
        registrationName: name,
        companyID: nitOf(nit, checkDigit),
        corporateRegistrationScheme:
          prefix === undefined ? undefined : make('CorporateRegistrationScheme', { id: prefix }),
      }),
    ],
    contact: make('Contact', { electronicMail: email }),
  });

const iva = (base: string, tax: string): unknown =>
  make('TaxTotal', {
    taxAmount: pesos(tax),
    taxSubtotals: [
      make('TaxSubtotal', {
        taxableAmount: pesos(base),
        taxAmount: pesos(tax),
        taxCategory: make('TaxCategory', { percent: '19.00', taxScheme: scheme('01', 'IVA') }),
      }),
    ],
  });

const line = (): unknown =>
  make('InvoiceLine', {
    id: '1',
    invoicedQuantity: typed('UdtQuantity', '1.000000', { unitCode: '94' }),
    lineExtensionAmount: pesos('100000.00'),
    taxTotals: [iva('100000.00', '19000.00')],
    item: make('Item', { descriptions: ['Silla'] }),
    price: make('Price', {
      priceAmount: pesos('100000.00'),
      baseQuantity: typed('UdtQuantity', '1.000000', { unitCode: '94' }),
    }),
  });

const built = ({ company }: Box): string => {
  const { nit, checkDigit, name, email, software } = company;
  const range = company.ranges.find(({ prefix }) => prefix === 'SETP');
  const authorization = range?.authorization;
  if (range === undefined || authorization === undefined) throw new Error('The default company has no range SETP.');
  const invoice = new Invoice('SETP990000001', {
    timestamp: Date.parse(clock),
    enviroment: '2',
    issuer: {
      resolutionNumber: authorization.resolution,
      technicalKey: authorization.technicalKey,
      prefix: range.prefix,
      startRange: range.from,
      endRange: range.to,
      startDate: authorization.startDate,
      endDate: authorization.endDate,
    },
    software: { id: software.invoicing.id, pin: software.invoicing.pin, providerNit: nit },
  });
  const call = (method: string, ...values: readonly unknown[]): void => {
    const found = invoice[method];
    if (found === undefined) throw new Error(`ubl-builder has no ${method}.`);
    found.apply(invoice, [...values]);
  };
  call('setDefaultProperties');
  call('setUBLVersionID', 'UBL 2.1');
  call('setCustomizationID', '10');
  call('setProfileID', 'DIAN 2.1: Factura Electrónica de Venta');
  call('setProfileExecutionID', '2');
  call('setID', 'SETP990000001');
  call('calculateDianExtension');
  call('setIssueDate', '2026-11-20');
  call('setIssueTime', '10:00:00-05:00');
  call('setInvoiceTypeCode', '01');
  call('setDocumentCurrencyCode', 'COP');
  call(
    'setAccountingSupplierParty',
    make('AccountingSupplierParty', {
      additionalAccountIDs: '1',
      party: party({ nit, checkDigit, name, email, prefix: 'SETP' }),
    }),
  );
  call(
    'setAccountingCustomerParty',
    make('AccountingCustomerParty', {
      additionalAccountIDs: ['1'],
      party: party({
        nit: '900108281',
        checkDigit: '3',
        name: 'Comprador de Ejemplo S.A.S.',
        email: 'compras@example.com',
      }),
    }),
  );
  call('addPaymentMeans', make('PaymentMeans', { id: '1', paymentMeansCode: '10' }));
  call('addTaxTotal', iva('100000.00', '19000.00'));
  call(
    'setLegalMonetaryTotal',
    make('LegalMonetaryTotal', {
      lineExtensionAmount: pesos('100000.00'),
      taxExclusiveAmount: pesos('100000.00'),
      taxInclusiveAmount: pesos('119000.00'),
      payableAmount: pesos('119000.00'),
    }),
  );
  call('addInvoiceLine', line());
  call('finalizeDocument');
  const xml = invoice.getXml?.call(invoice, false, true);
  return String(xml);
};

/** The library leaves no place for a signature; the signer needs canonical text. */
const signed = async ({ company }: Box, xml: string): Promise<Buffer> => {
  const place =
    '<ext:UBLExtension><ext:ExtensionContent></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>';
  const parsed = parseXml(xml.replace('</ext:UBLExtensions>', place));
  if (!parsed.ok) throw new Error(parsed.problem.message.en);
  const env = createEnv({ clock: adjustableClock(clock), seed: 'third party' });
  const result = signDocument(canonicalize(parsed.document.root), {
    credentials: await company.credentials(),
    signingTime: Date.parse(clock),
    role: 'supplier',
    ids: signatureIds(env.random),
  });
  if (!result.ok) throw new Error(result.message);
  return Buffer.from(result.xml);
};

let box: Box;

beforeAll(async () => {
  box = await startBox({ seed: 'third party', clock });
});

afterAll(() => box.close());

const linesOf = async (xml: string): Promise<Readonly<Record<string, string>>> => {
  const { judgement } = await box.authority.judgeFile('factura.xml', await signed(box, xml));
  return Object.fromEntries(
    judgement.failed.map(({ code, failures: [first] }) => [
      code,
      `${first?.xpath ?? ''}: ${first === undefined ? '' : wordsIn(first.found, 'en')}`,
    ]),
  );
};

const older = 'http://www.dian.gov.co/contratos/facturaelectronica/v1/Structures';
const current = 'dian:gov:co:facturaelectronica:Structures-2-1';

const reasons: Readonly<Record<string, string>> = {
  FAB22b: 'the library gives every provider the check digit 9',
  FAJ07: 'the library adds PhysicalLocation by a method of its own only, which this invoice does not use',
  FAJ38: 'the library gives the name of a country no language',
  FAK38: 'likewise',
  FAZ09: 'the library knows no standard codes of items',
};

describe('the invoice of another builder', () => {
  it.each([
    ['the older namespace of sts', older],
    ['that of the annex', current],
  ])('with %s has its numbering, codes, taxes and totals right', async (_name, namespace) => {
    const xml = built(box);
    expect(xml).toContain(`="${older}"`);
    const lines = await linesOf(xml.replaceAll(older, namespace));
    expect(Object.keys(lines).sort(), JSON.stringify(lines, null, 1)).toEqual(Object.keys(reasons).sort());
  });
});
