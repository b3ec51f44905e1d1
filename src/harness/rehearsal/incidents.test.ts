import { describe, expect, it } from 'vitest';
import { hasSpanish } from '../../../simulator/testing/languages.fixture.ts';
import { statedIn, type Stated } from '../../../simulator/document/index.ts';
import { documentName, faultText, grouped, outsideText, refusedText } from './incidents.ts';

const [mine, other] = ['900373115', '901500100'];
const stated: Stated = { kind: 'invoice', number: 'FE1', issuerNit: mine, softwareId: 'one' };
const set = { id: 'set', issuerNit: mine, softwareId: 'one' };
const wrongSet = { statusCode: '89', message: 'Set de prueba con identificador set es incorrecto.' };

const document = `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"
  xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2"
  xmlns:sts="dian:gov:co:facturaelectronica:Structures-2-1">
  <ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><sts:DianExtensions><sts:SoftwareProvider>
    <sts:SoftwareID>two</sts:SoftwareID>
  </sts:SoftwareProvider></sts:DianExtensions></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>
  <cbc:ID>FE7</cbc:ID>
  <cac:AccountingSupplierParty><cac:Party><cac:PartyTaxScheme><cbc:CompanyID>${mine}</cbc:CompanyID></cac:PartyTaxScheme></cac:Party></cac:AccountingSupplierParty>
</Invoice>`;

const payroll = `<NominaIndividual xmlns="dian:gov:co:facturaelectronica:NominaIndividual">
  <NumeroSecuenciaXML Numero="NI1"/><ProveedorXML SoftwareID="two"/><Empleador NIT="${mine}"/>
</NominaIndividual>`;

describe('what a document states', () => {
  it.each([
    [document, { kind: 'invoice', number: 'FE7', issuerNit: mine, softwareId: 'two' }],
    [payroll, { kind: 'payroll', number: 'NI1', issuerNit: mine, softwareId: 'two' }],
    ['<a/>', { kind: undefined, number: undefined }],
    ['no XML', { kind: undefined, number: undefined }],
  ])('is read from %s', (xml, expected) => {
    expect(statedIn(Buffer.from(xml))).toMatchObject(expected);
  });
});

describe('an incident', () => {
  it('of status 89 names who signed and whose document it is', () => {
    const refusal = { statusCode: '89', message: 'NIT no autorizado.' };
    const { es, en } = refusedText({ refusal, signer: other, stated, set });
    for (const text of [es, en]) {
      expect(text).toContain(refusal.message);
      expect(text).toContain(`NIT ${other}`);
      expect(text).toContain(`NIT ${mine}`);
    }
  });

  it.each([
    ['another software', { ...stated, softwareId: 'two' }, set, /para el software one; el documento indica.* two/],
    ['another issuer', { ...stated, issuerNit: other }, { ...set }, /El set es del NIT 900373115/],
    ['nothing else', stated, set, /incorrecto\.$/],
    ['a set that is not of the rehearsal', { ...stated, softwareId: 'two' }, undefined, /incorrecto\.$/],
  ])('explains a wrong set by %s', (_, about, which, expected) => {
    const signer = about.issuerNit ?? null;
    expect(refusedText({ refusal: wrongSet, signer, stated: about, set: which }).es).toMatch(expected);
  });

  it('outside the set names the rejection', () => {
    expect(outsideText(['92']).es).toMatch(/\(92\)\.$/);
    expect(outsideText(['92']).es.startsWith(outsideText([]).es)).toBe(true);
  });

  it('of a message is in one language', () => {
    const { en, es } = faultText({ check: 'not-an-envelope', detail: 'The root element is x.' });
    expect(es).not.toContain('The root');
    expect([hasSpanish(en), hasSpanish(es)]).toEqual([false, true]);
  });

  it('names its document in both languages', () => {
    expect(documentName(stated)).toEqual({ en: 'invoice FE1', es: 'Factura de venta FE1' });
    expect(documentName({ kind: undefined, number: 'FE1' })).toBeUndefined();
  });

  it('that repeats itself is one with a count', () => {
    const one = {
      receivedAt: 'first',
      operation: 'GetStatus',
      document: null,
      what: 'a',
      times: 1,
      english: { document: null, what: 'b' },
    };
    expect(grouped([one, { ...one, receivedAt: 'second' }, { ...one, what: 'c' }])).toMatchObject([
      { receivedAt: 'first', what: 'a', times: 2 },
      { what: 'c', times: 1 },
    ]);
  });
});
