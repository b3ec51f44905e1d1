/** The extension block of signed documents. The values only look like real ones: nothing here verifies. */
import type { Sample } from './sample.ts';

type Attributes = Readonly<Record<string, string>>;

/** An element that is written verbatim, without a type of the vocabulary. */
export const raw = (name: string, content: Sample['content'] = '', attributes: Attributes = {}): Sample => ({
  name,
  type: '#none',
  attributes,
  content,
});

export const looseText = (text: string): Sample => raw('#text', text);

const c14n = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const digest: readonly Sample[] = [
  raw('ds:DigestMethod', '', { Algorithm: 'http://www.w3.org/2001/04/xmlenc#sha256' }),
  raw('ds:DigestValue', 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA='),
];

export type SignatureOptions = {
  readonly id?: string;
  readonly keyInfoId?: string;
  readonly serialNumber?: string;
  readonly inCanonicalization?: readonly Sample[];
  readonly inTransform?: readonly Sample[];
  readonly certificate?: string;
};

const reference = (attributes: Attributes, ...transforms: readonly Sample[]): Sample =>
  raw('ds:Reference', [...transforms, ...digest], attributes);

const signedInfo = ({ inCanonicalization = [], inTransform = [] }: SignatureOptions): Sample => {
  const enveloped = { Algorithm: 'http://www.w3.org/2000/09/xmldsig#enveloped-signature' };
  return raw('ds:SignedInfo', [
    raw('ds:CanonicalizationMethod', inCanonicalization, { Algorithm: c14n }),
    raw('ds:SignatureMethod', '', { Algorithm: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256' }),
    reference({ Id: 'ref-0', URI: '' }, raw('ds:Transforms', [raw('ds:Transform', inTransform, enveloped)])),
    reference({ URI: '#key-info' }),
    reference({ Type: 'http://uri.etsi.org/01903#SignedProperties', URI: '#signed-properties' }),
  ]);
};

const signingCertificate = (serialNumber: string): Sample =>
  raw('xades:SigningCertificate', [
    raw('xades:Cert', [
      raw('xades:CertDigest', digest),
      raw('xades:IssuerSerial', [
        raw('ds:X509IssuerName', 'C=CO,O=Entidad de prueba,CN=Subordinada'),
        raw('ds:X509SerialNumber', serialNumber),
      ]),
    ]),
  ]);

const signedProperties = (serialNumber: string): Sample => {
  const policy = raw('xades:SignaturePolicyId', [
    raw('xades:SigPolicyId', [raw('xades:Identifier', 'https://example.org/politica.pdf')]),
    raw('xades:SigPolicyHash', digest),
  ]);
  const role = raw('xades:ClaimedRoles', [raw('xades:ClaimedRole', 'supplier')]);
  const properties = raw('xades:SignedSignatureProperties', [
    raw('xades:SigningTime', '2026-11-20T10:00:00.000-05:00'),
    signingCertificate(serialNumber),
    raw('xades:SignaturePolicyIdentifier', [policy]),
    raw('xades:SignerRole', [role]),
  ]);
  return raw('xades:SignedProperties', [properties], { Id: 'signed-properties' });
};

/** Certificates have serial numbers of up to 160 bits. */
const longSerialNumber = '582409813276094718340912837465091827364509182736';

export const signature = (options: SignatureOptions = {}): Sample => {
  const { id = 'signature', keyInfoId = 'key-info', serialNumber = longSerialNumber, certificate = 'MIIC' } = options;
  const properties = raw('xades:QualifyingProperties', [signedProperties(serialNumber)], { Target: `#${id}` });
  return raw(
    'ds:Signature',
    [
      signedInfo(options),
      raw('ds:SignatureValue', 'AQID', { Id: 'signature-value' }),
      raw('ds:KeyInfo', [raw('ds:X509Data', [raw('ds:X509Certificate', certificate)])], { Id: keyInfoId }),
      raw('ds:Object', [properties]),
    ],
    { Id: id },
  );
};

/** The authority's block with check digits in schemeID, which its own published schema would refuse. */
export const dianExtensions = (): Sample =>
  raw('sts:DianExtensions', [
    raw('sts:InvoiceSource', [raw('cbc:IdentificationCode', 'CO', { listAgencyID: '6' })]),
    raw('sts:SoftwareProvider', [
      raw('sts:ProviderID', '900373115', { schemeAgencyID: '195', schemeID: '4', schemeName: '31' }),
      raw('sts:SoftwareID', '56f2ae4e-9812-4fad-9255-08fcfcd5ccb0', { schemeAgencyID: '195' }),
    ]),
    raw('sts:SoftwareSecurityCode', 'ab12', { schemeAgencyID: '195' }),
    raw('sts:AuthorizationProvider', [raw('sts:AuthorizationProviderID', '800197268', { schemeID: '4' })]),
  ]);

export const extensionContent = (...content: readonly Sample[]): Sample => raw('ext:ExtensionContent', content);

/** `ext:UBLExtensions` with one extension per element. */
export const extensions = (...contents: readonly Sample[]): Sample =>
  raw(
    'ext:UBLExtensions',
    contents.map((content) => raw('ext:UBLExtension', [extensionContent(content)])),
  );
