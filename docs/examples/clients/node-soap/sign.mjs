/** The two signatures that the authority asks for, made with xml-crypto: of the document, and of the message. */
import { createHash, randomUUID, X509Certificate } from 'node:crypto';
import { SignedXml } from 'xml-crypto';

const inclusive = 'http://www.w3.org/TR/2001/REC-xml-c14n-20010315';
const exclusive = 'http://www.w3.org/2001/10/xml-exc-c14n#';
const enveloped = 'http://www.w3.org/2000/09/xmldsig#enveloped-signature';
const rsaSha256 = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
const sha256 = 'http://www.w3.org/2001/04/xmlenc#sha256';

/** Key and certificates of a PEM file: your own first, then those of its authorities. */
export const readIdentity = (pem) => {
  const [key] = /-----BEGIN (?:RSA )?PRIVATE KEY-----[^]+?-----END (?:RSA )?PRIVATE KEY-----/.exec(pem) ?? [];
  const certificates = pem.match(/-----BEGIN CERTIFICATE-----[^]+?-----END CERTIFICATE-----/g) ?? [];
  if (key === undefined || certificates.length === 0)
    throw new Error('The PEM needs a private key and its certificates.');
  return { key, certificates: certificates.map((text) => new X509Certificate(text)) };
};

const base64 = ({ raw }) => raw.toString('base64');

/** RFC 2253: the most specific part first. */
const issuerName = ({ issuer }) => issuer.split('\n').reverse().join(',');

const certificateEntry = (certificate) =>
  '<xades:Cert><xades:CertDigest>' +
  `<ds:DigestMethod Algorithm="${sha256}"/>` +
  `<ds:DigestValue>${createHash('sha256').update(certificate.raw).digest('base64')}</ds:DigestValue></xades:CertDigest>` +
  `<xades:IssuerSerial><ds:X509IssuerName>${issuerName(certificate)}</ds:X509IssuerName>` +
  `<ds:X509SerialNumber>${BigInt(`0x${certificate.serialNumber}`)}</ds:X509SerialNumber></xades:IssuerSerial></xades:Cert>`;

const policy =
  '<xades:SignaturePolicyIdentifier><xades:SignaturePolicyId><xades:SigPolicyId><xades:Identifier>' +
  'https://facturaelectronica.dian.gov.co/politicadefirma/v2/politicadefirmav2.pdf</xades:Identifier></xades:SigPolicyId>' +
  `<xades:SigPolicyHash><ds:DigestMethod Algorithm="${sha256}"/>` +
  '<ds:DigestValue>dMoMvtcG5aIzgYo0tIsSQeVJBDnUnfSOfBpxXrmor0Y=</ds:DigestValue></xades:SigPolicyHash>' +
  '</xades:SignaturePolicyId></xades:SignaturePolicyIdentifier>';

/** Colombia has no summer time. */
const colombianTime = (now) => `${new Date(now.getTime() - 5 * 3_600_000).toISOString().slice(0, 19)}-05:00`;

const qualifyingProperties = (id, certificates, now) =>
  `<xades:QualifyingProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" Target="#${id}">` +
  `<xades:SignedProperties Id="${id}-signedprops"><xades:SignedSignatureProperties>` +
  `<xades:SigningTime>${colombianTime(now)}</xades:SigningTime>` +
  `<xades:SigningCertificate>${certificates.map(certificateEntry).join('')}</xades:SigningCertificate>` +
  `${policy}<xades:SignerRole><xades:ClaimedRoles><xades:ClaimedRole>supplier</xades:ClaimedRole></xades:ClaimedRoles></xades:SignerRole>` +
  '</xades:SignedSignatureProperties></xades:SignedProperties></xades:QualifyingProperties>';

/** XAdES-EPES: signs a document whose last ext:ExtensionContent is empty. */
export const signDocument = (xml, { key, certificates }, now = new Date()) => {
  const id = `xmldsig-${randomUUID()}`;
  const signer = new SignedXml({
    privateKey: key,
    signatureAlgorithm: rsaSha256,
    canonicalizationAlgorithm: inclusive,
    keyInfoAttributes: { Id: `${id}-keyinfo` },
    getKeyInfoContent: () =>
      `<ds:X509Data><ds:X509Certificate>${base64(certificates[0])}</ds:X509Certificate></ds:X509Data>`,
    objects: [{ content: qualifyingProperties(id, certificates, now) }],
  });
  const digestAlgorithm = sha256;
  signer.addReference({ xpath: '/*', isEmptyUri: true, transforms: [enveloped], digestAlgorithm, id: `${id}-ref0` });
  signer.addReference({ xpath: `//*[@Id='${id}-keyinfo']`, transforms: [inclusive], digestAlgorithm });
  signer.addReference({
    xpath: `//*[@Id='${id}-signedprops']`,
    transforms: [inclusive],
    digestAlgorithm,
    type: 'http://uri.etsi.org/01903#SignedProperties',
  });
  const place = "(//*[local-name(.)='ExtensionContent'][not(*)])[last()]";
  signer.computeSignature(xml, {
    prefix: 'ds',
    attrs: { Id: id },
    location: { reference: place, action: 'append' },
  });
  return signer.getSignedXml();
};

const addressing = 'http://www.w3.org/2005/08/addressing';
const oasis = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss';
const wsse = `${oasis}-wssecurity-secext-1.0.xsd`;
const wsu = `${oasis}-wssecurity-utility-1.0.xsd`;

/** WS-Addressing and WS-Security of a message, for `client.addSoapHeader`; what is missing is the signature. */
export const messageHeader = (address, action, { certificates }, now = new Date()) => {
  const expires = new Date(now.getTime() + 300_000);
  return (
    `<wsse:Security xmlns:wsse="${wsse}" xmlns:wsu="${wsu}">` +
    `<wsu:Timestamp wsu:Id="TS"><wsu:Created>${now.toISOString()}</wsu:Created><wsu:Expires>${expires.toISOString()}</wsu:Expires></wsu:Timestamp>` +
    `<wsse:BinarySecurityToken EncodingType="${oasis}-soap-message-security-1.0#Base64Binary" ` +
    `ValueType="${oasis}-x509-token-profile-1.0#X509v3" wsu:Id="token">${base64(certificates[0])}</wsse:BinarySecurityToken>` +
    `</wsse:Security><wsa:Action xmlns:wsa="${addressing}">${action}</wsa:Action>` +
    `<wsa:To xmlns:wsa="${addressing}" xmlns:wsu="${wsu}" wsu:Id="To">${address}</wsa:To>`
  );
};

/** Signs wsa:To of a whole envelope; the policy of the service asks for that part. */
export const signMessage = (envelope, { key }) => {
  const signer = new SignedXml({
    privateKey: key,
    signatureAlgorithm: rsaSha256,
    canonicalizationAlgorithm: exclusive,
    idMode: 'wssecurity',
    getKeyInfoContent: () =>
      `<wsse:SecurityTokenReference xmlns:wsse="${wsse}"><wsse:Reference URI="#token" ValueType="${oasis}-x509-token-profile-1.0#X509v3"/></wsse:SecurityTokenReference>`,
  });
  signer.addReference({ xpath: "//*[local-name(.)='To']", transforms: [exclusive], digestAlgorithm: sha256 });
  signer.computeSignature(envelope, {
    prefix: 'ds',
    location: { reference: "//*[local-name(.)='Security']", action: 'append' },
  });
  return signer.getSignedXml();
};
