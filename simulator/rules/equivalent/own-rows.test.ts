import { describe, expect, it } from 'vitest';
import { dataText } from '../../../src/common/data-directory.ts';
import type { Facts } from '../../checks/vocabulary/facts.ts';
import type { XmlEdit } from '../../document/edits/edit.ts';
import { editText } from '../../document/edits/edit-text.ts';
import type { DocumentKind } from '../../document/kind.ts';
import { createSubject } from '../../document/subject.ts';
import { readUnder } from '../../judge/engine/catalogue.ts';
import { runRule } from '../../judge/engine/run.ts';
import type { JudgedDocument, NumberingRange } from '../../registry/types.ts';
import { parsed } from '../../testing/authority.fixture.ts';
import { catalogue } from '../index.ts';
import { manufacturerRules, ticketRules } from './extensions.ts';
import { headerRules } from './header.ts';
import { additionalRules, adjustedRules, buyerRules, numberingRules, paymentRules, sourceRules } from './parts.ts';

const own = new Set(
  [
    ...[...manufacturerRules, ...ticketRules.rules, ...headerRules, ...numberingRules, ...sourceRules],
    ...[...additionalRules, ...buyerRules, ...paymentRules, ...adjustedRules],
  ].flatMap(({ codes }) => Object.values(codes).map(({ code }) => code)),
);

const holder = '/*/ext:UBLExtensions/ext:UBLExtension';
const set = (path: string, text: string): XmlEdit => ({ edit: 'set', path, text });
const remove = (path: string): XmlEdit => ({ edit: 'remove', path });

/** The complete document of a kind, with something where the signature will be. */
const complete = (kind: DocumentKind): string =>
  editText(dataText(`specimens/${kind}.xml`), [
    {
      edit: 'insert',
      path: `${holder}[${kind === 'posTicket' ? 5 : 2}]/ext:ExtensionContent`,
      child: { name: 'ds:Signature', content: [] },
    },
  ]);

const range = (changes: Partial<NumberingRange> = {}): NumberingRange =>
  // What rules about the range read.
  ({ issuerNit: '900373115', prefix: 'EPOS', documentType: '20', from: '1', to: '1000', ...changes }) as NumberingRange;

type Known = {
  readonly literal?: true;
  readonly ranges?: readonly NumberingRange[];
  /** The type of the document that a note adjusts; none of its code was accepted if empty. */
  readonly adjusted?: string;
};

/** The codes of the rules of their own that fail; those that are off by default are run too. */
const failing = (
  kind: DocumentKind,
  xml: string,
  { literal = undefined, ranges = [], adjusted = '20' }: Known = {},
) => {
  const subject = createSubject(kind, parsed(xml));
  const key = subject.text('/*/cac:BillingReference/cac:InvoiceDocumentReference/cbc:UUID') ?? '';
  const document = { type: adjusted, number: 'EPOS1' } as JudgedDocument; // what rules about the operation read
  const facts: Pick<Facts, 'referencedDocuments' | 'numberingRanges'> = {
    referencedDocuments: { byKey: new Map(adjusted === '' ? [] : [[key, document]]) },
    numberingRanges: ranges,
  };
  return catalogue()
    .entries(kind)
    .filter(({ code }) => own.has(code.code))
    .filter((entry) => {
      const read = readUnder({ literal: literal === true }, entry);
      return runRule(read, subject, facts as Facts).status === 'failed'; // a rule sees the facts that it declares
    })
    .map(({ code }) => code.code)
    .sort();
};

const edited = (kind: DocumentKind, edits: readonly XmlEdit[], known?: Known): readonly string[] =>
  failing(kind, editText(complete(kind), edits), known);

describe('a complete document', () => {
  it.each(['posTicket', 'equivalentCreditNote', 'equivalentDebitNote'] as const)('breaks no rule: %s', (kind) => {
    expect(failing(kind, complete(kind))).toEqual([]);
    expect(failing(kind, complete(kind), { literal: true })).toEqual(kind === 'equivalentCreditNote' ? ['NAAB14'] : []);
  });
});

const manufacturer = ['FabricanteSoftware', 'InformacionDelFabricanteDelSoftware'] as const;
const benefits = ['BeneficiosComprador', 'InformacionBeneficiosComprador'] as const;
const till = ['PuntoVenta', 'InformacionCajaVenta'] as const;

const group = ([wrapper, inner]: readonly [string, string]): string =>
  `${holder}/ext:ExtensionContent/${wrapper}/${inner}`;

describe.each([
  [manufacturer, 1, 'NombreApellido', 'DEAB41', 'DEAB42'],
  [manufacturer, 2, 'RazonSocial', 'DEAB43', 'DEAB44'],
  [manufacturer, 3, 'NombreSoftware', 'DEAB45', 'DEAB46'],
  [benefits, 1, 'Codigo', 'DEPD15', 'DEPD16'],
  [benefits, 2, 'NombresApellidos', 'DEPD17', 'DEPD18'],
  [benefits, 3, 'Puntos', 'DEPD19', 'DEPD20'],
  [till, 1, 'PlacaCaja', 'DEPD25', 'DEPD26'],
  [till, 2, 'UbicaciónCaja', 'DEPD27', 'DEPD28'],
  [till, 3, 'Cajero', 'DEPD29', 'DEPD30'],
  [till, 4, 'TipoCaja', 'DEPD31', 'DEPD32'],
  [till, 5, 'CódigoVenta', 'DEPD33', 'DEPD34'],
  [till, 6, 'SubTotal', 'DEPD35', 'DEPD36'],
] as const)('the pair %s %i, %s', (names, at, literal, ofName, ofValue) => {
  const [name, value] = [`${group(names)}/Name[${at}]`, `${group(names)}/Value[${at}]`];

  it.each([
    ['another text', set(name, 'Otro')],
    ['another case', set(name, literal.toUpperCase())],
    ['a blank at the end', set(name, `${literal} `)],
    ['no Name', remove(name)],
  ] as const)('wants the exact literal: %s', (_what, edit) => {
    expect(edited('posTicket', [edit])).toEqual([ofName]);
  });

  it.each([
    ['absent', remove(value)],
    ['empty', set(value, '')],
    ['blank', set(value, ' ')],
  ] as const)('wants a value: %s', (_what, edit) => {
    expect(edited('posTicket', [edit])).toEqual([ofValue]);
  });
});

describe('the extensions of a ticket', () => {
  const changed = (change: (xml: string) => string, known?: Known): readonly string[] => {
    const xml = complete('posTicket');
    const other = change(xml);
    expect(other).not.toBe(xml);
    return failing('posTicket', other, known);
  };

  it('are read with their accents', () => {
    expect(changed((xml) => xml.replace('UbicaciónCaja', 'UbicacionCaja'))).toEqual(['DEPD27']);
    expect(changed((xml) => xml.replace('CódigoVenta', 'CodigoVenta'))).toEqual(['DEPD33']);
  });

  it('may spell the benefits with V, but for the profile strict', () => {
    const withV = (xml: string): string => xml.replaceAll('BeneficiosComprador', 'VeneficiosComprador');
    expect(changed(withV)).toEqual([]);
    expect(changed(withV, { literal: true })).toEqual(['DEPD13', 'DEPD14']);
    expect(changed((xml) => withV(xml).replace('<Name>Puntos', '<Name>Punto'))).toEqual(['DEPD19']);
  });

  it.each([
    [
      'one group for each pair',
      (xml: string) =>
        xml.replaceAll(
          /<\/Value>\s*<Name>(?=Ubi|Caj|Tip|Cód|Sub)/g,
          '</Value></InformacionCajaVenta><InformacionCajaVenta><Name>',
        ),
    ],
    ['loose words between the pairs', (xml: string) => xml.replaceAll('</Value>', '</Value> y ')],
    ['a namespace of their own', (xml: string) => xml.replace('<PuntoVenta>', '<PuntoVenta xmlns="urn:caja">')],
    [
      'all in one extension',
      (xml: string) =>
        xml.replaceAll(
          /<\/ext:ExtensionContent>\s*<\/ext:UBLExtension>\s*<ext:UBLExtension>\s*<ext:ExtensionContent>/g,
          '',
        ),
    ],
  ] as const)('are found whatever the form: %s', (_what, change) => {
    expect(changed(change)).toEqual([]);
  });

  it.each([
    ['the software maker', [remove(group(manufacturer))], ['DEPD11', 'DEPD21']],
    ['the benefits', [remove(group(benefits))], ['DEPD11', 'DEPD14', 'DEPD21']],
    ['the extension with the benefits', [remove(`${holder}[3]`)], ['DEPD11', 'DEPD13', 'DEPD14', 'DEPD21']],
    ['the till', [remove(group(till))], ['DEPD11', 'DEPD21', 'DEPD24']],
    ['the extension with the till', [remove(`${holder}[4]`)], ['DEPD11', 'DEPD21', 'DEPD23', 'DEPD24']],
    ['the signature', [remove(`${holder}/ext:ExtensionContent/ds:Signature`)], ['DEPD11', 'DEPD21']],
    ['those of the authority', [remove(`${holder}/ext:ExtensionContent/sts:DianExtensions`)], ['DEPD11', 'DEPD21']],
  ] as const)('are all there: without %s', (_what, edits, codes) => {
    expect(edited('posTicket', edits)).toEqual(codes);
  });
});

const type = '/*/cbc:InvoiceTypeCode';
const secondType = (text: string): readonly XmlEdit[] => [{ edit: 'duplicate', path: type }, set(`${type}[2]`, text)];
const reference: XmlEdit = {
  edit: 'insert',
  path: '/*',
  child: { name: 'cac:AdditionalDocumentReference', content: [{ name: 'cbc:ID', content: '1' }] },
  after: ['cbc:LineCountNumeric'],
};
const noReference = remove('/*/cac:AdditionalDocumentReference');
const end =
  '/*/ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions/sts:InvoiceControl/sts:AuthorizedInvoices/sts:To';
const prefix = end.replace('sts:To', 'sts:Prefix');

type TicketCase = readonly [
  what: string,
  edits: readonly XmlEdit[],
  codes: readonly string[],
  strictly?: readonly string[],
];

const ticketCases: readonly TicketCase[] = [
  ['an operation of the invoice', [set('/*/cbc:CustomizationID', '09')], ['DEAD02']],
  ['no operation', [remove('/*/cbc:CustomizationID')], ['DEAD02']],
  ['contingency as its operation', [set('/*/cbc:CustomizationID', '07')], ['DEAD02'], []],
  ['the profile of an invoice', [set('/*/cbc:ProfileID', 'DIAN 2.1: Factura Electrónica de Venta')], ['DEAD03']],
  ['a blank after the profile', [{ edit: 'append', path: '/*/cbc:ProfileID', text: ' ' }], ['DEAD03']],
  ['a type of no table', [set(type, '77')], ['DEAD12a']],
  ['no type', [remove(type)], ['DEAD12a']],
  ['the type of a note', [set(type, '94')], ['DEAD12b']],
  ['contingency of the authority without a reference', [...secondType('08'), noReference], ['DEAD12b', 'DEAI01']],
  ['contingency of the authority with a reference', [...secondType('08'), noReference, reference], ['DEAD12b']],
  [
    'contingency of the issuer without a reference',
    [...secondType('07'), noReference],
    ['DEAD12b'],
    ['DEAD12b', 'DEAI01'],
  ],
  ['credit', [set('/*/cac:PaymentMeans/cbc:ID', '2')], ['DEAN02']],
  [
    'credit in its second group',
    [{ edit: 'duplicate', path: '/*/cac:PaymentMeans' }, set('/*/cac:PaymentMeans[2]/cbc:ID', '2')],
    ['DEAN02'],
  ],
];

describe('a ticket', () => {
  it.each(ticketCases.map(([what, edits, codes, strictly = codes]) => [what, { edits, codes, strictly }] as const))(
    'with %s',
    (_what, { edits, codes, strictly }) => {
      expect(edited('posTicket', edits)).toEqual(codes);
      expect(edited('posTicket', edits, { literal: true })).toEqual(strictly);
    },
  );

  it.each<
    readonly [what: string, edits: readonly XmlEdit[], ranges: readonly NumberingRange[], codes: readonly string[]]
  >([
    ['its range', [set(end, '1000')], [range()], []],
    ['one of two ends that are registered', [set(end, '1000000')], [range(), range({ to: '1000000' })], []],
    ['another end', [set(end, '2000')], [range()], ['DEAB12b']],
    ['another end and an unknown prefix', [set(end, '2000'), set(prefix, 'OTRO')], [range()], ['DEAB12b']],
    ['the end of another prefix', [set(end, '5')], [range(), range({ prefix: 'CAJA', to: '5' })], ['DEAB12b']],
    ['no end', [remove(end)], [range()], ['DEAB12b']],
    ['a resolution of nobody', [set(end, '2000')], [], []],
  ])('states %s', (_what, edits, ranges, codes) => {
    const nit = createSubject('posTicket', parsed(complete('posTicket'))).text(
      '/*/cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID',
    );
    const owned = ranges.map((each) => ({ ...each, issuerNit: nit ?? '' }));
    expect(edited('posTicket', edits, { ranges: owned })).toEqual(codes);
  });
});

const customerLevel = '/*/cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:TaxLevelCode';
const dian = `${holder}/ext:ExtensionContent/sts:DianExtensions`;

describe.each([
  ['equivalentCreditNote', 'NA', 'NAAD03', 'DIAN 2.1: Nota de ajuste crédito al documento equivalente'],
  ['equivalentDebitNote', 'NAD', 'NADBD03', 'DIAN 2.1: Nota de ajuste débito al documento equivalente'],
] as const)('a note: %s', (kind, letters, profileCode, profile) => {
  const operation = '/*/cbc:CustomizationID';

  it('has the type of the document that it adjusts as its operation', () => {
    expect(edited(kind, [set(operation, '10')])).toEqual([`${letters}AD02`]);
    expect(edited(kind, [remove(operation)])).toEqual([`${letters}AD02`]);
    expect(edited(kind, [set(operation, '25')])).toEqual([`${letters}AD02`]);
    expect(edited(kind, [set(operation, '25')], { adjusted: '' })).toEqual([`${letters}BG04`]);
    expect(edited(kind, [set(operation, '20')])).toEqual([]);
  });

  it.each(['01', '05', '91', '93', '94', '102'])('adjusts no document of type %s, whatever it says', (adjusted) => {
    expect(edited(kind, [set(operation, adjusted)], { adjusted })).toEqual([`${letters}AD02`, `${letters}BG04`]);
    expect(edited(kind, [], { adjusted })).toEqual([`${letters}AD02`, `${letters}BG04`]);
  });

  it('refers to its document by a CUDE', () => {
    const code = '/*/cac:BillingReference/cac:InvoiceDocumentReference/cbc:UUID';
    expect(edited(kind, [set(`${code}/@schemeName`, 'CUFE-SHA384')])).toEqual([`${letters}BG05`]);
    expect(edited(kind, [remove(code)], { adjusted: '' })).toEqual([`${letters}BG04`]);
  });

  it('has its own profile', () => {
    expect(edited(kind, [set('/*/cbc:ProfileID', profile)])).toEqual([]);
    expect(edited(kind, [set('/*/cbc:ProfileID', `${profile} `)])).toEqual([profileCode]);
    expect(edited(kind, [set('/*/cbc:ProfileID', profile.replace('é', 'e'))])).toEqual([profileCode]);
  });

  it.each([
    ['absent', [remove(customerLevel)], true],
    ['empty', [set(customerLevel, '')], true],
    ['of no list', [set(customerLevel, 'O-99')], true],
    ['one of the list and one of none', [set(customerLevel, 'O-13;O-99')], true],
    ['two of the list', [set(customerLevel, 'O-13;R-99-PN')], false],
  ] as const)('states the responsibilities of the buyer: %s', (_what, edits, fires) => {
    expect(edited(kind, edits)).toEqual(fires ? [`${letters}AK26`] : []);
  });
});

describe('a credit note', () => {
  const inCreditNoteSource: XmlEdit = {
    edit: 'insert',
    path: dian,
    child: { name: 'sts:CreditNoteSource', content: [{ name: 'cbc:IdentificationCode', content: 'CO' }] },
  };

  it('names Colombia in one of two places, strictly in its own', () => {
    const kind = 'equivalentCreditNote';
    const elsewhere = set(`${dian}/sts:InvoiceSource/cbc:IdentificationCode`, 'CL');
    expect(edited(kind, [elsewhere])).toEqual(['NAAB14']);
    expect(edited(kind, [remove(`${dian}/sts:InvoiceSource`)])).toEqual(['NAAB14']);
    expect(edited(kind, [elsewhere, inCreditNoteSource])).toEqual([]);
    expect(edited(kind, [inCreditNoteSource], { literal: true })).toEqual([]);
  });

  it.each([
    ['77', 'NAAD12a'],
    ['20', 'NAAD12b'],
  ])('has its own type, not %s', (text, code) => {
    expect(edited('equivalentCreditNote', [set('/*/cbc:CreditNoteTypeCode', text)])).toEqual([code]);
  });
});
