import { describe, expect, it } from 'vitest';
import { sha384Hex } from '../../common/hash.ts';
import { built, one, texts } from '../documents/built.fixture.ts';
import { fillCodes } from './fill-codes.ts';
import { withText } from './spec-tree.ts';

const secrets = { technicalKey: 'fc8eac422eba16e22ffd8c6f94b3f40a6e38162c', pin: '20191', softwareId: 'fallback' };
const dian = 'ext:UBLExtensions/ext:UBLExtension/ext:ExtensionContent/sts:DianExtensions';
const software = '1f9b8c6e-3a57-4d21-9c0b-6de1a4b7f205';

const sale =
  'SETP9900000012026-11-2010:30:15-05:001165000.0001221350.00040.00030.001386350.00901500100901458652' +
  `${secrets.technicalKey}2`;

describe('filling the codes of an invoice', () => {
  it('puts CUFE, security code and address of the QR in their places', () => {
    const { root, uuid, qrUrl } = fillCodes(built(), secrets);
    expect(uuid).toBe(sha384Hex(sale));
    expect(texts(root, 'cbc:UUID')).toEqual([uuid]);
    expect(one(root, 'cbc:UUID').attributes).toEqual({ schemeID: '2', schemeName: 'CUFE-SHA384' });
    expect(texts(root, `${dian}/sts:SoftwareSecurityCode`)).toEqual([sha384Hex(`${software}20191SETP990000001`)]);
    expect(qrUrl).toBe(`https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=${uuid}`);
    expect(texts(root, `${dian}/sts:QRCode`)).toEqual([qrUrl]);
  });

  it('returns the lines of the printed QR', () => {
    const { qrText, uuid, qrUrl } = fillCodes(built(), secrets);
    expect(qrText.split('\n').slice(0, 3)).toEqual([
      'NumFac: SETP990000001',
      'FecFac: 2026-11-20',
      'HorFac: 10:30:15-05:00',
    ]);
    expect(qrText.split('\n').slice(-3)).toEqual(['ValTolFac: 1386350.00', `CUFE: ${uuid}`, qrUrl]);
  });

  it('codes an issuer contingency with the PIN, as a CUDE', () => {
    const { uuid, qrText } = fillCodes(
      built({ type_document_id: 3, resolution_number: undefined, prefix: undefined, number: 7 }),
      { ...secrets, technicalKey: undefined },
    );
    const hashed = sale.replace('SETP990000001', 'SCON7').replace(secrets.technicalKey, secrets.pin);
    expect(uuid).toBe(sha384Hex(hashed));
    expect(qrText).toContain(`CUDE: ${uuid}`);
  });

  it.each([
    ['cac:LegalMonetaryTotal/cbc:PayableAmount', '1.00', sale.replace('1386350.00', '1.00')],
    ['cac:TaxTotal/cbc:TaxAmount', '7.00', sale.replace('221350.00', '7.00')],
    ['cbc:ID', 'SETP1', sale.replace('SETP990000001', 'SETP1')],
    ['cbc:ProfileExecutionID', '1', `${sale.slice(0, -1)}1`],
    ['cac:AccountingCustomerParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID', '1', sale.replace('901458652', '1')],
  ])('follows the current document: %s changed', (path, text, hashed) => {
    expect(fillCodes(withText(built(), path.split('/'), text), secrets).uuid).toBe(sha384Hex(hashed));
  });

  it('follows the software named in the document, or the given one if it names none', () => {
    const path = `${dian}/sts:SoftwareProvider/sts:SoftwareID`.split('/');
    const codeOf = (text: string): readonly string[] =>
      texts(fillCodes(withText(built(), path, text), secrets).root, `${dian}/sts:SoftwareSecurityCode`);
    expect(codeOf('other')).toEqual([sha384Hex('other20191SETP990000001')]);
    expect(codeOf('')).toEqual([sha384Hex('fallback20191SETP990000001')]);
  });

  it('leaves removed elements out', () => {
    const root = built();
    const content = typeof root.content === 'string' ? [] : root.content.filter(({ name }) => name !== 'cbc:UUID');
    expect(texts(fillCodes({ ...root, content }, secrets).root, 'cbc:UUID')).toEqual([]);
  });

  it('does not change the given document', () => {
    const root = built();
    const before = JSON.stringify(root);
    fillCodes(root, secrets);
    expect(JSON.stringify(root)).toBe(before);
  });
});
