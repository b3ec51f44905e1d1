import { describe, expect, it } from 'vitest';
import { parsed } from '../testing/authority.fixture.ts';
import type { DocumentKind } from './kind.ts';
import { identityOf } from './identity.ts';
import { createSubject } from './subject.ts';

const namespaces =
  'xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"';

const party = (role: string, id: string): string =>
  `<cac:${role}><cac:Party><cac:PartyTaxScheme><cbc:CompanyID>${id}</cbc:CompanyID></cac:PartyTaxScheme></cac:Party></cac:${role}>`;

const ubl = (root: string, type: string, totals = 'LegalMonetaryTotal'): string =>
  `<${root} xmlns="urn:oasis:names:specification:ubl:schema:xsd:${root}-2" ${namespaces}><cbc:ID>A1</cbc:ID>
  <cbc:UUID>c0de</cbc:UUID><cbc:IssueDate>2026-11-20</cbc:IssueDate>${type}
  ${party('AccountingSupplierParty', '900')}${party('AccountingCustomerParty', '100')}
  <cac:${totals}><cbc:PayableAmount>12.50</cbc:PayableAmount></cac:${totals}></${root}>`;

const common = { number: 'A1', key: 'c0de', issueDate: '2026-11-20', payableAmount: '12.50' };
const sold = { issuerNit: '900', receiverId: '100' };
const bought = { issuerNit: '100', receiverId: '900' };

describe('what names a document', () => {
  it.each<readonly [kind: DocumentKind, xml: string, wanted: object]>([
    ['invoice', ubl('Invoice', '<cbc:InvoiceTypeCode>01</cbc:InvoiceTypeCode>'), { ...common, ...sold, type: '01' }],
    [
      'creditNote',
      ubl('CreditNote', '<cbc:CreditNoteTypeCode>91</cbc:CreditNoteTypeCode>'),
      { ...common, ...sold, type: '91' },
    ],
    ['debitNote', ubl('DebitNote', '', 'RequestedMonetaryTotal'), { ...common, ...sold, type: '92' }],
    [
      'supportDocument',
      ubl('Invoice', '<cbc:InvoiceTypeCode>05</cbc:InvoiceTypeCode>'),
      { ...common, ...bought, type: '05' },
    ],
    [
      'supportAdjustmentNote',
      ubl('CreditNote', '<cbc:CreditNoteTypeCode>95</cbc:CreditNoteTypeCode>'),
      { ...common, ...bought, type: '95' },
    ],
    ['posTicket', ubl('Invoice', '<cbc:InvoiceTypeCode>20</cbc:InvoiceTypeCode>'), { ...common, ...sold, type: '20' }],
    [
      'equivalentCreditNote',
      ubl('CreditNote', '<cbc:CreditNoteTypeCode>94</cbc:CreditNoteTypeCode>'),
      { ...common, ...sold, type: '94' },
    ],
    ['equivalentDebitNote', ubl('DebitNote', '', 'RequestedMonetaryTotal'), { ...common, ...sold, type: '93' }],
  ])('of the kind %s', (kind, xml, wanted) => {
    expect(identityOf(createSubject(kind, parsed(xml)))).toEqual(wanted);
  });

  const paid =
    '<Periodo FechaLiquidacionInicio="2026-11-01" FechaLiquidacionFin="2026-12-15"/><Trabajador NumeroDocumento=" 1020 "/>' +
    '<ComprobanteTotal> 900.00\n</ComprobanteTotal>';
  const head = (type: string): string =>
    `<NumeroSecuenciaXML Numero="N1"/><InformacionGeneral CUNE="c0de" TipoXML="${type}" FechaGen="2026-11-20"/><Empleador NIT="900"/>`;
  const employed = { issuerNit: '900', number: 'N1', key: 'c0de', issueDate: '2026-11-20' };
  // An amount is read without the blanks around it, an identification as it stands.
  const worked = { receiverId: ' 1020 ', worker: ' 1020 ', month: '2026-11', payableAmount: '900.00' };

  it.each<readonly [what: string, kind: DocumentKind, xml: string, wanted: object]>([
    [
      'a payroll',
      'payroll',
      `<NominaIndividual>${head('102')}${paid}</NominaIndividual>`,
      { ...employed, ...worked, type: '102' },
    ],
    [
      'a replacement',
      'payrollAdjustment',
      `<NominaIndividualDeAjuste><TipoNota>1</TipoNota><Reemplazar>${head('103')}${paid}</Reemplazar></NominaIndividualDeAjuste>`,
      { ...employed, ...worked, type: '103' },
    ],
    [
      'a deletion, which names no worker',
      'payrollAdjustment',
      `<NominaIndividualDeAjuste><TipoNota>2</TipoNota><Eliminar>${head('103')}</Eliminar></NominaIndividualDeAjuste>`,
      { ...employed, type: '103', receiverId: '', payableAmount: '' },
    ],
    [
      'a payroll whose worker and period are blank',
      'payroll',
      `<NominaIndividual>${head('102')}<Periodo FechaLiquidacionInicio=""/><Trabajador NumeroDocumento=" "/></NominaIndividual>`,
      { ...employed, type: '102', receiverId: '', payableAmount: '' },
    ],
  ])('of %s', (_what, kind, xml, wanted) => {
    expect(identityOf(createSubject(kind, parsed(xml)))).toEqual(wanted);
  });

  it.each<readonly [kind: DocumentKind, xml: string]>([
    ['invoice', '<Invoice/>'],
    ['payroll', '<NominaIndividual/>'],
    ['payrollAdjustment', '<NominaIndividualDeAjuste><TipoNota>1</TipoNota></NominaIndividualDeAjuste>'],
  ])('of an empty %s is empty text', (kind, xml) => {
    const { worker, month, issuerScheme, receiverScheme, prefix, ...identity } = identityOf(
      createSubject(kind, parsed(xml)),
    );
    expect(new Set(Object.values(identity))).toEqual(new Set(['']));
    expect([worker, month, issuerScheme, receiverScheme, prefix].filter((each) => each !== undefined)).toEqual([]);
  });

  const sts = 'dian:gov:co:facturaelectronica:Structures-2-1';
  const ext = 'urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2';
  const ranged = (range: string): string =>
    ubl(
      'Invoice',
      `<ext:UBLExtensions xmlns:ext="${ext}"><ext:UBLExtension><ext:ExtensionContent><sts:DianExtensions xmlns:sts="${sts}">
      <sts:InvoiceControl><sts:AuthorizedInvoices>${range}</sts:AuthorizedInvoices></sts:InvoiceControl>
      </sts:DianExtensions></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>`,
    );
  const branch = (prefix: string): string =>
    ubl('CreditNote', '').replace(
      '</cac:PartyTaxScheme>',
      `$&<cac:PartyLegalEntity><cac:CorporateRegistrationScheme><cbc:ID>${prefix}</cbc:ID></cac:CorporateRegistrationScheme></cac:PartyLegalEntity>`,
    );
  const sequence = (attributes: string): string =>
    `<NominaIndividual><NumeroSecuenciaXML ${attributes}/></NominaIndividual>`;

  it.each<readonly [what: string, kind: DocumentKind, xml: string, prefix: string | undefined]>([
    ['that of its range', 'invoice', ranged('<sts:Prefix>A</sts:Prefix>'), 'A'],
    ['none of its range, beside letters', 'invoice', ranged(''), undefined],
    ['none of its range', 'invoice', ranged('').replace('>A1<', '>11<'), ''],
    ['that of another number', 'invoice', ranged('<sts:Prefix>B</sts:Prefix>'), undefined],
    ['the whole number', 'invoice', ranged('<sts:Prefix>A1</sts:Prefix>'), undefined],
    ['that of the branch of a note', 'creditNote', branch('A'), 'A'],
    ['that of a branch, which ends in a digit', 'creditNote', branch('A1').replace('>A1<', '>A12<'), 'A1'],
    ['none of a note', 'creditNote', ubl('CreditNote', ''), undefined],
    ['that of a payroll', 'payroll', sequence('Prefijo="N0" Numero="N012"'), 'N0'],
    ['none of a payroll', 'payroll', sequence('Numero="12"'), ''],
    ['that of a payroll, before letters', 'payroll', sequence('Prefijo="N" Numero="N0X12"'), undefined],
  ])('states a prefix if its number begins with it: %s', (_what, kind, xml, prefix) => {
    expect(identityOf(createSubject(kind, parsed(xml))).prefix).toBe(prefix);
  });

  it('is as it stands: blanks belong to an identification', () => {
    const xml = ubl('Invoice', '').replace('>900<', '> 900<');
    expect(identityOf(createSubject('invoice', parsed(xml))).issuerNit).toBe(' 900');
  });

  it('is read once', () => {
    const subject = createSubject('invoice', parsed(ubl('Invoice', '')));
    expect(identityOf(subject)).toBe(identityOf(subject));
  });
});

describe('a subject', () => {
  const subject = createSubject('invoice', parsed(ubl('Invoice', '<cbc:Note> A </cbc:Note><cbc:Note>B</cbc:Note>')));

  it('gives all elements, the first, and its text as it stands', () => {
    expect(subject.all('/*/cbc:Note')).toHaveLength(2);
    expect(subject.first('/*/cbc:Note')).toBe(subject.all('/*/cbc:Note')[0]);
    expect([subject.text('/*/cbc:Note'), subject.text('/*/cbc:Absent')]).toEqual([' A ', undefined]);
  });

  it('computes once, even if the result is undefined', () => {
    let computed = 0;
    const compute = (): undefined => {
      computed += 1;
      return undefined;
    };
    subject.once('nothing', compute);
    subject.once('nothing', compute);
    expect(computed).toBe(1);
  });
});
