import { describe, expect, it } from 'vitest';
import { sha384Hex } from '../../../common/hash.ts';
import { dataJson } from '../../../common/data-directory.ts';
import { fillCodes } from '../../codes/fill-codes.ts';
import { childSpecs, type XmlSpec } from '../../../common/xml/node.ts';
import { all, every, one, outline, texts } from '../../documents/built.fixture.ts';
import type { UblModel } from '../../documents/model.ts';
import { misplaced } from '../../documents/order.fixture.ts';
import { buildUbl } from '../../documents/ubl.ts';
import { baseBody, changed, company, now, type Changes } from '../invoice-body.fixture.ts';
import type { DocumentRead } from '../read.ts';
import { readEquivalentCreditNote, readEquivalentDebitNote, readPosTicket } from './equivalent.ts';

const context = { company, now };

/** To the final consumer, who is not in the request. */
const example = (changes: Changes = {}) =>
  changed({ number: 2, ...(dataJson('examples/posTicket.json') as object) }, changes);

/** To a named buyer, with every field. */
const complete = (changes: Changes = {}) => changed(baseBody('posTicket'), changes);

const reference = {
  billing_reference: { number: 'EPOS21', uuid: 'a'.repeat(96), issue_date: '2026-11-19', type_document_id: 15 },
};

const creditNote = (changes: Changes = {}) => changed(baseBody('equivalentCreditNote'), { ...reference, ...changes });
const debitNote = (changes: Changes = {}) => changed(baseBody('equivalentDebitNote'), { ...reference, ...changes });

const modelOf = (read: DocumentRead<UblModel>): UblModel => {
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.model;
};

const ticket = (body: object) => buildUbl(modelOf(readPosTicket(body, context)));
const credit = (changes: Changes = {}) => buildUbl(modelOf(readEquivalentCreditNote(creditNote(changes), context)));
const debit = (changes: Changes = {}) => buildUbl(modelOf(readEquivalentDebitNote(debitNote(changes), context)));

const warningsOf = (read: DocumentRead<UblModel>): readonly (readonly [string, readonly string[]])[] =>
  read.ok ? read.warnings.map(({ code, paths }) => [code, paths]) : [];

const contents = (root: XmlSpec): readonly XmlSpec[] =>
  all(root, 'ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent').flatMap(childSpecs);

/** Group, then names and values in turn. */
const pairsIn = (extension: XmlSpec | undefined): unknown =>
  extension &&
  childSpecs(extension).map(({ name, content }) => [name, (content as readonly XmlSpec[]).map((each) => each.content)]);

describe('a POS ticket', () => {
  it('says what it is', () => {
    const root = ticket(example());
    expect(root.name).toBe('Invoice');
    expect(
      ['cbc:CustomizationID', 'cbc:ProfileID', 'cbc:ID', 'cbc:InvoiceTypeCode'].flatMap((name) => texts(root, name)),
    ).toEqual(['10', 'DIAN 2.1: Documento Equivalente POS', 'EPOS2', '20']);
    expect(one(root, 'cbc:UUID').attributes).toEqual({ schemeID: '2', schemeName: 'CUDE-SHA384' });
  });

  it.each([
    ['the final consumer', example()],
    ['a named buyer', complete()],
  ])('to %s has its elements in the order and number of the schema', (_buyer, body) => {
    expect(misplaced(ticket(body))).toEqual([]);
  });

  it('has three extensions between the authority’s and the signature’s, in the order of the example', () => {
    const [, manufacturer, benefits, till, ...more] = contents(ticket(complete()));
    expect(more).toEqual([]);
    expect([manufacturer?.name, benefits?.name, till?.name]).toEqual([
      'FabricanteSoftware',
      'BeneficiosComprador',
      'PuntoVenta',
    ]);
    expect(pairsIn(manufacturer)).toEqual([
      [
        'InformacionDelFabricanteDelSoftware',
        [
          ...['NombreApellido', 'ANA LUCIA PARRA ROJAS', 'RazonSocial', 'EMPRESA DE PRUEBAS SAS'],
          ...['NombreSoftware', 'Caja Uno'],
        ],
      ],
    ]);
    expect(pairsIn(benefits)).toEqual([
      [
        'InformacionBeneficiosComprador',
        ['Codigo', '10000001', 'NombresApellidos', 'SEGUNDA EMPRESA DE PRUEBAS SAS', 'Puntos', '100'],
      ],
    ]);
    expect(pairsIn(till)).toEqual([
      [
        'InformacionCajaVenta',
        [
          ...['PlacaCaja', 'DF-000-12345', 'UbicaciónCaja', 'Piso 1, salida norte', 'Cajero', 'PEDRO ROJAS'],
          ...['TipoCaja', 'Caja principal', 'CódigoVenta', 'V0000001', 'SubTotal', '191000.00'],
        ],
      ],
    ]);
  });

  it('names the field behind each value', () => {
    const values = contents(ticket(complete()))
      .flatMap(every)
      .filter(({ name }) => name === 'Value');
    expect(values.map(({ field }) => field)).toEqual([
      ...['name', 'business_name', 'software_name'].map((name) => `software_manufacturer.${name}`),
      ...['code', 'name', 'points'].map((name) => `buyer_benefits.${name}`),
      ...['plate_number', 'location', 'cashier', 'cash_type', 'sales_code', 'subtotal'].map(
        (name) => `cash_information.${name}`,
      ),
    ]);
  });

  it('gives a buyer without a programme of points 0 points', () => {
    const [, , benefits] = contents(ticket(complete({ buyer_benefits: undefined })));
    expect(pairsIn(benefits)).toEqual([
      [
        'InformacionBeneficiosComprador',
        ['Codigo', '901500600', 'NombresApellidos', 'SEGUNDA EMPRESA DE PRUEBAS SAS', 'Puntos', '0'],
      ],
    ]);
  });

  it('reads numbers as text and text as numbers', () => {
    const body = complete({ 'buyer_benefits.points': 7, 'cash_information.subtotal': 1000.5, type_document_id: '15' });
    const [, , benefits, till] = contents(ticket(body));
    expect(JSON.stringify([pairsIn(benefits), pairsIn(till)])).toMatch(/"Puntos","7".*"SubTotal","1000.50"/);
  });

  const buyer = 'cac:AccountingCustomerParty';
  const anonymous = {
    [buyer]: [
      { 'cbc:AdditionalAccountID': '2' },
      {
        'cac:Party': [
          { 'cac:PartyIdentification': [{ 'cbc:ID': '222222222222' }] },
          { 'cac:PartyName': [{ 'cbc:Name': 'Consumidor Final' }] },
          {
            'cac:PartyTaxScheme': [
              { 'cbc:RegistrationName': 'Consumidor Final' },
              { 'cbc:CompanyID': '222222222222' },
              { 'cbc:TaxLevelCode': 'R-99-PN' },
              { 'cac:TaxScheme': [{ 'cbc:ID': '01' }, { 'cbc:Name': 'IVA' }] },
            ],
          },
        ],
      },
    ],
  };

  it.each<[string, Changes]>([
    ['without a customer', {}],
    [
      'to 222222222222',
      {
        customer: {
          identification_number: 222222222222,
          name: 'Consumidor Final',
          address: 'CL 1',
          municipality_id: 149,
          phone: '1',
          email: 'a@example.com',
        },
      },
    ],
  ])('%s is the final consumer’s, as in the authority’s example', (_case, changes) => {
    const root = ticket(example(changes));
    expect(outline(one(root, buyer))).toEqual(anonymous);
    expect(one(root, `${buyer}/cac:Party/cac:PartyTaxScheme/cbc:CompanyID`).attributes).toMatchObject({
      schemeID: '',
      schemeName: '13',
    });
  });

  it('says which fields of the final consumer it leaves out', () => {
    const customer = { identification_number: 222222222222, name: 'Consumidor Final', address: 'CL 1', phone: '1' };
    expect(warningsOf(readPosTicket(example({ customer }), context))).toEqual([
      ['unused-fields', ['customer.address', 'customer.phone']],
    ]);
  });

  it('has the mailbox of the final consumer for the mail alone', () => {
    const read = readPosTicket(example({ email_pos_customer: 'a@example.com' }), context);
    expect(modelOf(read).customer.contact.email).toBe('a@example.com');
    expect(JSON.stringify(buildUbl(modelOf(read)))).not.toContain('a@example.com');
    expect(warningsOf(readPosTicket(complete({ email_pos_customer: 'a@example.com' }), context))).toContainEqual([
      'unused-fields',
      ['email_pos_customer'],
    ]);
  });

  it('has due date and postal code of the request', () => {
    const root = ticket(example({ due_date: '2026-11-30', postal_zone_code: '110111' }));
    expect(one(root, 'cbc:DueDate')).toMatchObject({ content: '2026-11-30', field: 'due_date' });
    const place = 'cac:AccountingSupplierParty/cac:Party/cac:PhysicalLocation/cac:Address/cbc:PostalZone';
    expect(one(root, place)).toMatchObject({ content: '110111', field: 'postal_zone_code' });
  });

  it.each([
    ['software_manufacturer', ['software_manufacturer']],
    ['cash_information', ['cash_information']],
    ['cash_information.cashier', ['cash_information.cashier']],
    ['software_manufacturer.software_name', ['software_manufacturer.software_name']],
  ])('is refused without %s, by its name', (path, fields) => {
    const read = readPosTicket(example({ [path]: undefined }), context);
    expect(read.ok ? [] : Object.keys(read.errors)).toEqual(fields);
  });

  it('warns of what the authority objects to: credit, and another operation', () => {
    const payment = { payment_form_id: 2, payment_method_id: 10, payment_due_date: '2026-12-20', duration_measure: 30 };
    const read = readPosTicket(example({ payment_form: payment, type_operation_id: 9 }), context);
    expect(warningsOf(read)).toEqual([
      ['operation-of-another-kind', ['type_operation_id']],
      ['cash-expected', ['payment_form.payment_form_id']],
    ]);
    expect(texts(buildUbl(modelOf(read)), 'cac:PaymentMeans/cbc:ID')).toEqual(['2']);
  });

  it('is coded with the PIN of its own software', () => {
    const { id, pin } = company.software.equivalent;
    const { uuid, root, scheme, qrText } = fillCodes(ticket(example()), { technicalKey: 'none', pin, softwareId: '' });
    const hashed = `EPOS22026-11-2010:30:15-05:00100100.000119000.00040.00030.00119150.00901500100222222222222${pin}2`;
    expect([uuid, scheme]).toEqual([sha384Hex(hashed), 'CUDE-SHA384']);
    expect(qrText).toContain(`CUDE: ${uuid}`);
    const security = every(root).find(({ name }) => name === 'sts:SoftwareSecurityCode');
    expect(security?.content).toBe(sha384Hex(`${id}${pin}EPOS2`));
  });

  it('is in the environment of its family', () => {
    const inProduction = { ...company, environments: { equivalent: '1' } } as const;
    expect(modelOf(readPosTicket(example(), { ...context, company: inProduction })).environment).toBe('1');
    expect(modelOf(readPosTicket(example(), context)).environment).toBe('2');
  });
});

describe('the notes to a POS ticket', () => {
  const kinds = [
    ['credit', credit, 'CreditNote', 'DIAN 2.1: Nota de ajuste crédito al documento equivalente', ['94'], ['20']],
    ['debit', debit, 'DebitNote', 'DIAN 2.1: Nota de ajuste débito al documento equivalente', [], []],
  ] as const;

  it.each(kinds)('%s: names itself, its ticket and the reason', (_kind, build, name, profile, types, referred) => {
    const root = build();
    expect([root.name, ...texts(root, 'cbc:ProfileID')]).toEqual([name, profile]);
    expect(texts(root, 'cbc:CreditNoteTypeCode')).toEqual(types);
    expect(texts(root, 'cbc:CustomizationID')).toEqual(['20']);
    const ticketAt = 'cac:BillingReference/cac:InvoiceDocumentReference';
    expect(childSpecs(one(root, ticketAt)).map(({ name: each, content }) => [each, content])).toEqual([
      ['cbc:ID', 'EPOS21'],
      ['cbc:UUID', 'a'.repeat(96)],
      ['cbc:IssueDate', '2026-11-19'],
      ...referred.map((code) => ['cbc:DocumentTypeCode', code]),
    ]);
    expect(one(root, `${ticketAt}/cbc:UUID`).attributes).toEqual({ schemeName: 'CUDE-SHA384' });
    expect(texts(root, 'cac:DiscrepancyResponse/cbc:ReferenceID')).toEqual(['EPOS21']);
    expect(misplaced(root)).toEqual([]);
  });

  it.each(kinds)('%s: has the authority’s extension and no authorised range', (_kind, build) => {
    const root = build();
    expect(contents(root).map(({ name }) => name)).toEqual(['sts:DianExtensions']);
    expect(every(root).map(({ name }) => name)).not.toContain('sts:InvoiceControl');
  });

  it.each(kinds)('%s: follows the type of its ticket, whatever operation the request asks for', (_kind, build) => {
    expect(texts(build({ type_operation_id: 31 }), 'cbc:CustomizationID')).toEqual(['20']);
  });

  it.each(kinds)('%s: to a document that is no ticket names the field that says so', (_kind, build) => {
    const invoice = { 'billing_reference.type_document_id': 1 };
    expect(one(build(invoice), 'cbc:CustomizationID')).toMatchObject({
      content: '01',
      field: 'billing_reference.type_document_id',
    });
    const told = [
      readEquivalentCreditNote(creditNote(invoice), context),
      readEquivalentDebitNote(debitNote(invoice), context),
    ];
    for (const read of told)
      expect(warningsOf(read)).toContainEqual(['operation-of-another-kind', ['billing_reference.type_document_id']]);
  });

  it('says that an asked operation does not count', () => {
    expect(warningsOf(readEquivalentCreditNote(creditNote({ type_operation_id: 31 }), context))).toContainEqual([
      'unused-fields',
      ['type_operation_id'],
    ]);
  });

  it.each(kinds)('%s: without a customer is the final consumer’s, with the contact of notes', (_kind, build) => {
    const party = 'cac:AccountingCustomerParty/cac:Party';
    const root = build({ customer: undefined });
    expect(texts(root, `${party}/cac:PartyTaxScheme/cbc:CompanyID`)).toEqual(['222222222222']);
    expect(texts(root, `${party}/cac:Contact/cbc:Name`)).toEqual(['Consumidor Final']);
    expect(texts(root, `${party}/cac:PartyTaxScheme/cbc:TaxLevelCode`)).toEqual(['R-99-PN']);
  });

  it('are refused without a reference', () => {
    const read = readEquivalentDebitNote(debitNote({ billing_reference: undefined }), context);
    expect(read.ok ? [] : Object.keys(read.errors)).toEqual(['billing_reference']);
  });
});
