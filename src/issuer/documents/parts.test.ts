import { describe, expect, it } from 'vitest';
import { all, built, one, outline, texts } from './built.fixture.ts';

const customer = 'cac:AccountingCustomerParty/cac:Party';
const supplier = 'cac:AccountingSupplierParty/cac:Party';

describe('the parties', () => {
  it('give the issuer the name of its establishment everywhere, and the NIT of the company', () => {
    const root = built({ establishment_name: 'SUCURSAL NORTE' });
    for (const path of [
      'cac:PartyName/cbc:Name',
      'cac:PartyTaxScheme/cbc:RegistrationName',
      'cac:PartyLegalEntity/cbc:RegistrationName',
    ]) {
      expect(one(root, `${supplier}/${path}`)).toMatchObject({
        content: 'SUCURSAL NORTE',
        field: 'establishment_name',
      });
    }
    expect(one(root, `${supplier}/cac:PartyTaxScheme/cbc:CompanyID`)).toMatchObject({
      content: '901500100',
      attributes: {
        schemeAgencyID: '195',
        schemeAgencyName: 'CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)',
        schemeID: '2',
        schemeName: '31',
      },
    });
  });

  it('register the prefix with the issuer', () => {
    const scheme = `${supplier}/cac:PartyLegalEntity/cac:CorporateRegistrationScheme`;
    expect(texts(built(), `${scheme}/cbc:ID`)).toEqual(['SETP']);
    expect(texts(built(), `${scheme}/cbc:Name`)).toEqual(['0000001-01']);
  });

  it('join responsibilities with their regime', () => {
    expect(one(built(), `${supplier}/cac:PartyTaxScheme/cbc:TaxLevelCode`)).toMatchObject({
      content: 'O-13;O-23',
      attributes: { listName: '48' },
    });
  });

  it('identify a natural person a second time', () => {
    const person = built({
      'customer.type_organization_id': 2,
      'customer.type_document_identification_id': 3,
      'customer.dv': undefined,
    });
    expect(one(person, `${customer}/cac:PartyIdentification/cbc:ID`)).toMatchObject({
      content: '901458652',
      attributes: { schemeName: '13' },
      field: 'customer.identification_number',
      attributeFields: { schemeID: 'customer.dv', schemeName: 'customer.type_document_identification_id' },
    });
    expect(one(person, `${customer}/cac:PartyIdentification/cbc:ID`).attributes).not.toHaveProperty('schemeID');
    expect(all(built(), `${customer}/cac:PartyIdentification`)).toEqual([]);
  });

  it('write a domestic address using the tables', () => {
    expect(outline(one(built(), `${customer}/cac:PartyTaxScheme/cac:RegistrationAddress`))).toEqual({
      'cac:RegistrationAddress': [
        { 'cbc:ID': '11001' },
        { 'cbc:CityName': 'Bogotá, D.C.' },
        { 'cbc:CountrySubentity': 'Bogotá, D.C.' },
        { 'cbc:CountrySubentityCode': '11' },
        { 'cac:AddressLine': [{ 'cbc:Line': 'Calle 72 # 10-34' }] },
        { 'cac:Country': [{ 'cbc:IdentificationCode': 'CO' }, { 'cbc:Name': 'Colombia' }] },
      ],
    });
  });

  it('write a foreign address by its names, with the country for the codes', () => {
    const root = built({
      'customer.country_id': 65,
      'customer.municipality_id': undefined,
      'customer.municipality_name': 'Miami',
      'customer.state_name': 'Florida',
      'customer.postal_zone_code': '33101',
    });
    expect(outline(one(root, `${customer}/cac:PhysicalLocation/cac:Address`))).toEqual({
      'cac:Address': [
        { 'cbc:ID': 'US' },
        { 'cbc:CityName': 'Miami' },
        { 'cbc:PostalZone': '33101' },
        { 'cbc:CountrySubentity': 'Florida' },
        { 'cbc:CountrySubentityCode': 'US' },
        { 'cac:AddressLine': [{ 'cbc:Line': 'Calle 72 # 10-34' }] },
        { 'cac:Country': [{ 'cbc:IdentificationCode': 'US' }, { 'cbc:Name': 'Estados Unidos' }] },
      ],
    });
  });

  it.each([
    ['no address without a place', { 'customer.municipality_id': undefined }, 'cac:PhysicalLocation'],
    ['no contact without a mailbox', { 'customer.email': undefined }, 'cac:Contact'],
    ['no registration without a number', {}, 'cac:PartyLegalEntity/cac:CorporateRegistrationScheme'],
  ])('have %s', (_name, changes, path) => {
    expect(all(built(changes), `${customer}/${path}`)).toEqual([]);
  });
});

describe('discounts and charges', () => {
  const items = [
    {
      type_discount_id: 2,
      charge_indicator: false,
      allowance_charge_reason: 'Pronto pago',
      amount: '6299.94',
      base_amount: '18900',
    },
    { charge_indicator: true, amount: '10', multiplier_factor_numeric: '12.5' },
  ];

  it.each([
    ['of the document', { allowance_charges: items }, 'cac:AllowanceCharge'],
    [
      'of a line',
      { 'invoice_lines.0.allowance_charges': items, 'invoice_lines.1.allowance_charges': [] },
      'cac:InvoiceLine/cac:AllowanceCharge',
    ],
  ])('%s are numbered, with their percentage', (_name, changes, path) => {
    expect(all(built(changes), path).map(outline)).toEqual([
      {
        'cac:AllowanceCharge': [
          { 'cbc:ID': '1' },
          { 'cbc:ChargeIndicator': 'false' },
          { 'cbc:AllowanceChargeReasonCode': '01' },
          { 'cbc:AllowanceChargeReason': 'Pronto pago' },
          { 'cbc:MultiplierFactorNumeric': '33.33' },
          { 'cbc:Amount': '6299.94' },
          { 'cbc:BaseAmount': '18900.00' },
        ],
      },
      {
        'cac:AllowanceCharge': [
          { 'cbc:ID': '2' },
          { 'cbc:ChargeIndicator': 'true' },
          { 'cbc:MultiplierFactorNumeric': '12.50' },
          { 'cbc:Amount': '10.00' },
          { 'cbc:BaseAmount': '80.00' },
        ],
      },
    ]);
  });

  it.each([
    ['its percentage', { multiplier_factor_numeric: '20' }, ['20.00', '50.00']],
    ['what the line costs', {}, ['4.00', '250.00']],
    ['what the line costs, where the percentage is zero', { multiplier_factor_numeric: 0 }, ['0.00', undefined]],
    ['the charge itself, where the line costs nothing', {}, ['100.00', '10.00'], '0'],
  ])('a charge of a line without base has that of %s', (_name, changes, [percent, base], price = '100') => {
    const charge = { charge_indicator: true, allowance_charge_reason: 'Flete', amount: '10', ...changes };
    const root = built({
      'invoice_lines.0.allowance_charges': [charge],
      'invoice_lines.0.price_amount': price,
      'invoice_lines.0.invoiced_quantity': '5',
      'invoice_lines.0.base_quantity': '2',
      'invoice_lines.1.allowance_charges': [],
    });
    const at = 'cac:InvoiceLine/cac:AllowanceCharge';
    expect(texts(root, `${at}/cbc:MultiplierFactorNumeric`)).toEqual([percent]);
    expect(texts(root, `${at}/cbc:BaseAmount`)).toEqual(base === undefined ? [] : [base]);
  });
});

describe('taxes', () => {
  const rates = [
    { tax_id: 1, percent: 19, taxable_amount: '100.005', tax_amount: '19.005' },
    { tax_id: 4, percent: '8', taxable_amount: '100', tax_amount: '8' },
    { tax_id: 1, percent: '5.00', taxable_amount: '10', tax_amount: '0.505' },
  ];

  it('are one group per tax with a subtotal per rate, summed as written', () => {
    const root = built({ tax_totals: rates });
    expect(texts(root, 'cac:TaxTotal/cbc:TaxAmount')).toEqual(['19.50', '8.00']);
    expect(texts(root, 'cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount')).toEqual(['19.00', '0.50', '8.00']);
    expect(texts(root, 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent')).toEqual(['19.00', '5.00', '8.00']);
    expect(all(root, 'cac:TaxTotal/cac:TaxSubtotal').map(({ field }) => field)).toEqual([
      'tax_totals.0',
      'tax_totals.2',
      'tax_totals.1',
    ]);
    expect(all(root, 'cac:TaxTotal/cbc:TaxAmount').map(({ field }) => field)).toEqual([
      'tax_totals',
      'tax_totals.1.tax_amount',
    ]);
  });

  it('are absent from excluded lines', () => {
    expect(all(built({ tax_totals: undefined }), 'cac:TaxTotal')).toEqual([]);
    expect(all(built({ 'invoice_lines.0.tax_totals': [] }), 'cac:InvoiceLine/cac:TaxTotal')).toHaveLength(1);
  });

  it('that are nominal state amount and unit', () => {
    const bag = {
      tax_id: 10,
      unit_measure_id: 70,
      tax_amount: '500',
      taxable_amount: '0',
      per_unit_amount: '50',
      base_unit_measure: '1.00',
    };
    const [subtotal] = all(built({ tax_totals: [bag] }), 'cac:TaxTotal/cac:TaxSubtotal');
    expect(subtotal && outline(subtotal)).toEqual({
      'cac:TaxSubtotal': [
        { 'cbc:TaxableAmount': '0.00' },
        { 'cbc:TaxAmount': '500.00' },
        { 'cbc:BaseUnitMeasure': '1' },
        { 'cbc:PerUnitAmount': '50.00' },
        { 'cac:TaxCategory': [{ 'cac:TaxScheme': [{ 'cbc:ID': '22' }, { 'cbc:Name': 'INC Bolsas' }] }] },
      ],
    });
    expect(subtotal && one(subtotal, 'cbc:BaseUnitMeasure').attributes).toEqual({ unitCode: '94' });
  });

  it('that are nominal need no base', () => {
    const liquor = {
      tax_id: 19,
      unit_measure_id: 821,
      tax_amount: '14541.00',
      per_unit_amount: '393.00',
      base_unit_measure: '37.00',
    };
    const paths = ['cac:TaxTotal', 'cac:InvoiceLine/cac:TaxTotal'];
    const root = built({ tax_totals: [liquor], 'invoice_lines.0.tax_totals': [liquor] });
    const written = {
      'cac:TaxTotal': [
        { 'cbc:TaxAmount': '14541.00' },
        {
          'cac:TaxSubtotal': [
            { 'cbc:TaxAmount': '14541.00' },
            { 'cbc:BaseUnitMeasure': '37' },
            { 'cbc:PerUnitAmount': '393.00' },
            { 'cac:TaxCategory': [{ 'cac:TaxScheme': [{ 'cbc:ID': '32' }, { 'cbc:Name': 'ICL' }] }] },
          ],
        },
      ],
    };
    for (const path of paths) expect(all(root, path).slice(0, 1).map(outline)).toEqual([written]);
  });

  it('that are withheld stand apart', () => {
    const root = built({
      with_holding_tax_total: [{ tax_id: 6, percent: '2.5', taxable_amount: '100', tax_amount: '2.5' }],
    });
    expect(texts(root, 'cac:WithholdingTaxTotal/cbc:TaxAmount')).toEqual(['2.50']);
    expect(texts(root, 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cac:TaxScheme/cbc:ID')).toEqual(['01']);
  });
});

describe('totals', () => {
  it('are those of the request, right or wrong, and only those', () => {
    const root = built({
      legal_monetary_totals: {
        line_extension_amount: '1',
        tax_exclusive_amount: 2,
        tax_inclusive_amount: '3.00',
        payable_amount: '4.005',
      },
    });
    expect(outline(one(root, 'cac:LegalMonetaryTotal'))).toEqual({
      'cac:LegalMonetaryTotal': [
        { 'cbc:LineExtensionAmount': '1.00' },
        { 'cbc:TaxExclusiveAmount': '2.00' },
        { 'cbc:TaxInclusiveAmount': '3.00' },
        { 'cbc:PayableAmount': '4.00' },
      ],
    });
    expect(one(root, 'cac:LegalMonetaryTotal/cbc:PayableAmount').field).toBe('legal_monetary_totals.payable_amount');
  });
});

describe('lines', () => {
  it('of a sale state quantity, price and item', () => {
    const line = one(built({ 'invoice_lines.0.notes': 'nota' }), 'cac:InvoiceLine');
    expect(line.content.slice(0, 5)).toMatchObject([
      { name: 'cbc:ID', content: '1' },
      { name: 'cbc:Note', content: 'nota', field: 'invoice_lines.0.notes' },
      { name: 'cbc:InvoicedQuantity', content: '10', attributes: { unitCode: 'HUR' } },
      { name: 'cbc:LineExtensionAmount', content: '850000.00' },
      { name: 'cbc:FreeOfChargeIndicator', content: 'false' },
    ]);
    expect(one(line, 'cac:Price/cbc:BaseQuantity')).toMatchObject({ content: '1', attributes: { unitCode: 'HUR' } });
    expect(one(line, 'cac:Item/cac:StandardItemIdentification/cbc:ID')).toMatchObject({
      content: 'CONS-01',
      attributes: { schemeID: '999', schemeName: 'Estándar de adopción del contribuyente' },
      field: 'invoice_lines.0.code',
    });
  });

  it('name the agency of a standard that has one', () => {
    const root = built({ 'invoice_lines.0.type_item_identification_id': 2 });
    expect(one(root, 'cac:InvoiceLine/cac:Item/cac:StandardItemIdentification/cbc:ID').attributes).toEqual({
      schemeID: '010',
      schemeName: 'GTIN',
      schemeAgencyID: '9',
    });
  });

  it('have a description for each part of it', () => {
    const root = built({ 'invoice_lines.0.description': 'Camisa; azul' });
    expect(texts(root, 'cac:InvoiceLine/cac:Item/cbc:Description')).toEqual(['Camisa', 'azul', 'Licencia anual']);
  });

  it('given away state their value', () => {
    const root = built({ 'invoice_lines.1.free_of_charge_indicator': true, 'invoice_lines.1.reference_price_id': 3 });
    expect(all(root, 'cac:InvoiceLine/cac:PricingReference').map(outline)).toEqual([
      {
        'cac:PricingReference': [
          {
            'cac:AlternativeConditionPrice': [
              { 'cbc:PriceAmount': '350000.00' },
              { 'cbc:PriceTypeCode': '03' },
              { 'cbc:PriceType': 'Otro valor' },
            ],
          },
        ],
      },
    ]);
  });

  it('of a mandate state whose income they are, and name the mandator', () => {
    const root = built({ 'invoice_lines.0.agentparty': '900373076', 'invoice_lines.0.agentparty_dv': 4 });
    expect(all(root, 'cac:InvoiceLine/cbc:ID').map(({ attributes }) => attributes)).toEqual([
      { schemeID: '1' },
      { schemeID: '0' },
    ]);
    const agent = 'cac:InvoiceLine/cac:Item/cac:InformationContentProviderParty/cac:PowerOfAttorney/cac:AgentParty';
    expect(all(root, `${agent}/cac:PartyIdentification/cbc:ID`)).toMatchObject([
      {
        content: '900373076',
        attributes: { schemeAgencyID: '195', schemeID: '4', schemeName: '31' },
        field: 'invoice_lines.0.agentparty',
        attributeFields: { schemeID: 'invoice_lines.0.agentparty_dv' },
      },
    ]);
    expect(one(built(), 'cac:InvoiceLine/cbc:ID').attributes).toBeUndefined();
  });
});

describe('payments and references', () => {
  it('are written in the order of the request', () => {
    const root = built({
      payment_form: [
        { payment_form_id: 2, payment_method_id: 30, payment_due_date: '2026-12-20', duration_measure: 30 },
        { payment_form_id: 1, payment_method_id: 75 },
      ],
    });
    expect(all(root, 'cac:PaymentMeans').map(outline)).toEqual([
      {
        'cac:PaymentMeans': [
          { 'cbc:ID': '2' },
          { 'cbc:PaymentMeansCode': '30' },
          { 'cbc:PaymentDueDate': '2026-12-20' },
        ],
      },
      { 'cac:PaymentMeans': [{ 'cbc:ID': '1' }, { 'cbc:PaymentMeansCode': 'ZZZ' }] },
    ]);
  });

  it('made in advance state kind, amount and dates', () => {
    const prepaid = {
      idpayment: 'A3',
      prepaid_payment_type_id: 4,
      paidamount: 10,
      receiveddate: '2026-11-01',
      paiddate: '2026-11-02',
      instructionid: 'Caja',
    };
    const payment = one(built({ prepaid_payment: prepaid }), 'cac:PrepaidPayment');
    expect(outline(payment)).toEqual({
      'cac:PrepaidPayment': [
        { 'cbc:ID': 'A3' },
        { 'cbc:PaidAmount': '10.00' },
        { 'cbc:ReceivedDate': '2026-11-01' },
        { 'cbc:PaidDate': '2026-11-02' },
        { 'cbc:InstructionID': 'Caja' },
      ],
    });
    expect(one(payment, 'cbc:ID').attributes).toEqual({ schemeID: '04' });
  });

  it('to other documents state the algorithm of their code', () => {
    const reference = { id: 'T-1', date: '2026-11-18', uuid: 'abc', type_document_id: 3 };
    const element = one(built({ additional_document_reference: reference }), 'cac:AdditionalDocumentReference');
    expect(outline(element)).toEqual({
      'cac:AdditionalDocumentReference': [
        { 'cbc:ID': 'T-1' },
        { 'cbc:UUID': 'abc' },
        { 'cbc:IssueDate': '2026-11-18' },
        { 'cbc:DocumentTypeCode': '03' },
      ],
    });
    expect(one(element, 'cbc:UUID').attributes).toEqual({ schemeName: 'CUDE-SHA384' });
  });
});
