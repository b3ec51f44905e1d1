import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createEnv } from '../../../src/common/env/env.ts';
import { sha384Hex } from '../../../src/common/hash.ts';
import { attributeOf, childElements, textOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import { createSchemaValidator } from '../../checks/schema/validate.ts';
import { outcomes, parsed } from '../../checks/signature/testing/box.ts';
import { whoTestifies, witnesses } from '../../checks/signature/testing/witnesses.ts';
import { diagnoseSignature } from '../../checks/signature/diagnose.ts';
import { verifySignature } from '../../checks/signature/verify.ts';
import { createCertificates } from '../../registry/certificates/certificates.ts';
import { pemOf } from '../../registry/certificates/tls.ts';
import { buildApplicationResponse, type ApplicationResponseInput } from './application-response.ts';
import { toBase64 } from '../../../src/common/bytes.ts';

const clock = '2026-11-20T23:30:05-05:00';
const now = Date.parse(clock);
const env = createEnv({ seed: 1, clock });
const certificates = createCertificates(env);
const credentials = await certificates.authority();
const options = { trust: await certificates.trust(), now };

const accepted: ApplicationResponseInput = {
  environment: '2',
  now,
  id: 12345678,
  receiver: { nit: '900123456', checkDigit: '8', name: 'Compañía "Ñandú" & hijos <S.A.S.>', schemeName: '31' },
  document: { number: 'SETP990000001', uuid: 'a'.repeat(96), uuidScheme: 'CUFE-SHA384' },
  verdict: 'accepted',
  statusMessage: 'La Factura electrónica SETP990000001, ha sido autorizada.',
  lines: [{ code: 'FAJ43b', text: 'Una notificación' }],
};

const rejected: ApplicationResponseInput = {
  ...accepted,
  environment: '1',
  verdict: 'rejected',
  statusMessage: 'Documento con errores en campos mandatorios.',
  lines: [
    { code: 'ZE02', text: 'Valor de la firma inválido' },
    { code: 'FAD06', text: 'Valor del CUFE no está calculado correctamente' },
  ],
};

const build = (input: ApplicationResponseInput): string =>
  buildApplicationResponse(input, { credentials, uuid: createEnv({ seed: 'ids' }).random.uuid });

/** Name, attributes and text of every element in document order, excluding the signature. */
const outline = (element: XmlElement, depth = 0): readonly string[] => {
  if (element.local === 'Signature') return [`${'  '.repeat(depth)}ds:Signature`];
  const attributes = element.attributes
    .map(({ name, value }) => ` ${name}=${value}`)
    .sort()
    .join('');
  const children = childElements(element);
  const text = children.length === 0 ? `: ${textOf(element)}` : '';
  return [
    `${'  '.repeat(depth)}${element.name}${attributes}${text}`,
    ...children.flatMap((child) => outline(child, depth + 1)),
  ];
};

const agency = 'schemeAgencyID=195 schemeAgencyName=CO, DIAN (Dirección de Impuestos y Aduanas Nacionales)';

const head = (environment: string, uuid: string): readonly string[] => [
  'ApplicationResponse',
  '  ext:UBLExtensions',
  '    ext:UBLExtension',
  '      ext:ExtensionContent',
  '        sts:DianExtensions',
  '          sts:InvoiceSource',
  '            cbc:IdentificationCode listAgencyID=6 listAgencyName=United Nations Economic Commission for Europe listSchemeURI=urn:oasis:names:specification:ubl:codelist:gc:CountryIdentificationCode-2.1: CO',
  '          sts:SoftwareProvider',
  `            sts:ProviderID ${agency} schemeID=4 schemeName=31: 800197268`,
  `            sts:SoftwareID ${agency}: ...`,
  `          sts:SoftwareSecurityCode ${agency}: ...`,
  '          sts:AuthorizationProvider',
  `            sts:AuthorizationProviderID ${agency} schemeID=4 schemeName=31: 800197268`,
  '    ext:UBLExtension',
  '      ext:ExtensionContent',
  '        ds:Signature',
  '  cbc:UBLVersionID: UBL 2.1',
  '  cbc:CustomizationID: 1',
  '  cbc:ProfileID: DIAN 2.1',
  `  cbc:ProfileExecutionID: ${environment}`,
  '  cbc:ID: 12345678',
  `  cbc:UUID schemeName=CUDE-SHA384: ${uuid}`,
  '  cbc:IssueDate: 2026-11-20',
  '  cbc:IssueTime: 23:30:05-05:00',
  '  cac:SenderParty',
  '    cac:PartyTaxScheme',
  '      cbc:RegistrationName: Unidad Especial Dirección de Impuestos y Aduanas Nacionales',
  '      cbc:CompanyID schemeID=4 schemeName=31: 800197268',
  '      cac:TaxScheme',
  '        cbc:ID: 01',
  '        cbc:Name: IVA',
  '  cac:ReceiverParty',
  '    cac:PartyTaxScheme',
  '      cbc:RegistrationName: Compañía "Ñandú" & hijos <S.A.S.>',
  '      cbc:CompanyID schemeID=8 schemeName=31: 900123456',
  '      cac:TaxScheme',
  '        cbc:ID: 01',
  '        cbc:Name: IVA',
  '  cac:DocumentResponse',
];

const verdict = (code: string, description: string): readonly string[] => [
  '    cac:Response',
  `      cbc:ResponseCode: ${code}`,
  `      cbc:Description: ${description}`,
  '    cac:DocumentReference',
  '      cbc:ID: SETP990000001',
  `      cbc:UUID schemeName=CUFE-SHA384: ${'a'.repeat(96)}`,
];

const line = (number: number, code: string, text: string): readonly string[] => [
  '    cac:LineResponse',
  '      cac:LineReference',
  `        cbc:LineID: ${number}`,
  '      cac:Response',
  `        cbc:ResponseCode: ${code}`,
  `        cbc:Description: ${text}`,
];

const eventCode = (code: string): string =>
  sha384Hex(`123456782026-11-2023:30:05-05:00800197268900123456${code}SETP99000000100000`);

describe('the ApplicationResponse of the authority', () => {
  it('to an accepted document has the order and the literals of captured ones', () => {
    expect(outline(parsed(build(accepted)).root)).toEqual([
      ...head('2', eventCode('02')),
      ...verdict('02', 'Documento validado por la DIAN'),
      ...line(1, '0000', '0'),
      ...line(2, '0', 'La Factura electrónica SETP990000001, ha sido autorizada.'),
    ]);
  });

  it('to a rejected document has a line for each rule', () => {
    expect(outline(parsed(build(rejected)).root)).toEqual([
      ...head('1', eventCode('04')),
      ...verdict('04', 'Documento rechazado por la DIAN'),
      ...line(1, '0000', '0'),
      ...line(2, 'ZE02', 'Valor de la firma inválido'),
      ...line(3, 'FAD06', 'Valor del CUFE no está calculado correctamente'),
    ]);
  });

  it.each(['CUFE-SHA384', 'CUDE-SHA384', 'CUDS-SHA384', 'CUNE-SHA384'])(
    'keeps the scheme %s of the document',
    (uuidScheme) => {
      const { root } = parsed(build({ ...accepted, document: { ...accepted.document, uuidScheme } }));
      expect(outline(root)).toContain(`      cbc:UUID schemeName=${uuidScheme}: ${'a'.repeat(96)}`);
    },
  );

  it('writes no check digit if there is none', () => {
    const { root } = parsed(
      build({ ...accepted, receiver: { ...accepted.receiver, checkDigit: undefined, schemeName: '13' } }),
    );
    expect(outline(root)).toContain('      cbc:CompanyID schemeName=13: 900123456');
  });

  it.each([accepted, rejected])('is valid against the schema: $verdict', async (input) => {
    expect(await createSchemaValidator().validate(build(input), 'ApplicationResponse')).toEqual([]);
  });

  it('is the same bytes for the same input and identifiers', () => {
    expect(build(accepted)).toBe(build(accepted));
    expect(build(accepted)).not.toBe(build({ ...accepted, id: 12345679 }));
  });
});

describe('its signature', () => {
  it.each([accepted, rejected])('verifies: $verdict', async (input) => {
    const report = await verifySignature(parsed(build(input)), options);
    expect(outcomes(report)).toEqual(['ok', 'ok', 'ok', 'ok']);
    expect(report).toMatchObject({ valid: true, form: 'xades-epes', problems: [], roles: ['supplier'] });
    expect(report.chain).toMatchObject({
      accredited: true,
      verified: true,
      validity: 'valid',
      revocation: 'good',
      problems: [],
    });
    expect(report.signingCertificates.map(({ known, digest }) => [known, digest.ok])).toEqual([[true, true]]);
  });

  it.each([accepted, rejected])(`verifies for ${whoTestifies}: $verdict`, (input) => {
    const text = build(input);
    const pem = pemOf(credentials.chain[0] ?? Buffer.alloc(0));
    const changed = text.replace('SETP990000001', 'SETP990000002');
    expect(witnesses.map(({ name, verified }) => [name, verified([text, changed], pem)])).toEqual(
      witnesses.map(({ name }) => [name, [true, false]]),
    );
  });

  it('is made like captured ones', async () => {
    const text = build(accepted);
    const { parts, references, policy, signingTime } = await verifySignature(parsed(text), options);
    expect(references.map(({ uri, type, transforms }) => [uri, type, transforms])).toEqual([
      ['', undefined, ['http://www.w3.org/2000/09/xmldsig#enveloped-signature']],
      [expect.stringMatching(/^#Signature-[\da-f-]{36}-KeyInfo$/), undefined, []],
      [
        expect.stringMatching(/^#xmldsig-Signature-[\da-f-]{36}-signedprops$/),
        'http://uri.etsi.org/01903#SignedProperties',
        [],
      ],
    ]);
    expect(signingTime?.text).toBe('2026-11-20T23:30:05+00:00');
    expect(policy).toEqual({
      identifier: 'https://facturaelectronica.dian.gov.co/politicadefirma/v2/politicadefirmav2.pdf',
      digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
      digest: 'dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=',
    });
    const [keyInfo] = parts.keyInfo;
    expect(keyInfo && childElements(keyInfo).map(({ name }) => name)).toEqual(['ds:X509Data', 'ds:KeyValue']);
    expect(text).toContain('<xades:Description></xades:Description>');
    const [properties] = parts.signedProperties;
    const format = properties && childElements(properties)[1];
    expect(format && outline(format)).toEqual([
      'xades:SignedDataObjectProperties',
      expect.stringMatching(/^ {2}xades:DataObjectFormat ObjectReference=#Reference-/),
      '    xades:MimeType: text/xml',
      '    xades:Encoding: UTF-8',
    ]);
    const reference = references[0] && attributeOf(references[0].node, 'Id');
    expect(reference).toMatch(/^Reference-/);
    expect(text).toContain(`<xades:DataObjectFormat ObjectReference="#${reference ?? ''}">`);
  });

  it('states the right key next to the certificate', async () => {
    const text = build(accepted);
    const wrongCertificate = toBase64(
      (await certificates.issuer({ nit: '1', checkDigit: '9', name: 'X' })).chain[0] ?? new Uint8Array(),
    );
    const document = parsed(text.replace(/(<ds:X509Certificate>)[^<]*/, `$1${wrongCertificate}`));
    const report = await diagnoseSignature(document, await verifySignature(document, options));
    expect(report.signatureValue.cause).toMatchObject({
      code: 'other-key',
      message: { en: expect.stringContaining('KeyValue') as string },
    });
  });
});

const captured = new URL('../../../shared/samples/ubl/application-response-dian.redacted.xml', import.meta.url);

/** Name of every element with the names of its attributes, in document order. */
const skeleton = (text: string): readonly string[] =>
  [...text.matchAll(/<([\w:]+)((?:\s[\w:]+="[^"]*")*)/g)].map(([, name = '', attributes = '']) => {
    const names = attributes.match(/[\w:]+(?==")/g) ?? [];
    return [name, ...names.filter((each) => !each.startsWith('xmlns')).sort()].join(' ');
  });

if (existsSync(captured)) {
  it('a captured ApplicationResponse has the same elements and attributes, in the same order', () => {
    expect(skeleton(build(accepted))).toEqual(skeleton(readFileSync(captured, 'utf8')));
  });
} else {
  it('a captured ApplicationResponse is not here: the order was only compared with the outline above', () => {
    expect(skeleton(build(accepted)).length).toBeGreaterThan(90);
  });
}
