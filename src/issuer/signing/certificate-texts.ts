import { X509Certificate } from 'node:crypto';
import type { Credentials } from '../../common/credentials.ts';
import { digestBase64 } from '../../common/hash.ts';
import { escapeText } from '../../common/xml/write.ts';
import { toBase64 } from '../../common/bytes.ts';

/** The texts about the signer's certificates: read once for each set of credentials. */
export type CertificateTexts = {
  /** DER of the signer's own certificate in Base64. */
  readonly leaf: string;
  /** Content of `xades:SigningCertificate`: one `xades:Cert` per certificate, signer first. */
  readonly chain: string;
  /** When the signer's own certificate expires, in milliseconds. */
  readonly expiry: number;
};

/**
 * RFC 2253 has the most specific part first; the platform's library lists them as encoded, one per line, already
 * escaped.
 */
const issuerName = (certificate: X509Certificate): string => certificate.issuer.split('\n').reverse().join(',');

const cert = (der: Uint8Array): string => {
  const certificate = new X509Certificate(der);
  return (
    '<xades:Cert><xades:CertDigest>' +
    '<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod>' +
    `<ds:DigestValue>${digestBase64('sha256', der)}</ds:DigestValue>` +
    '</xades:CertDigest><xades:IssuerSerial>' +
    `<ds:X509IssuerName>${escapeText(issuerName(certificate))}</ds:X509IssuerName>` +
    `<ds:X509SerialNumber>${BigInt(`0x${certificate.serialNumber}`).toString()}</ds:X509SerialNumber>` +
    '</xades:IssuerSerial></xades:Cert>'
  );
};

const known = new WeakMap<Credentials, CertificateTexts>();

export const certificateTexts = (credentials: Credentials): CertificateTexts => {
  const made = known.get(credentials);
  if (made !== undefined) return made;
  const [leaf] = credentials.chain;
  if (leaf === undefined) throw new RangeError('Credentials without a certificate cannot sign.');
  const expiry = Date.parse(new X509Certificate(leaf).validTo);
  const texts = { leaf: toBase64(leaf), chain: credentials.chain.map(cert).join(''), expiry };
  known.set(credentials, texts);
  return texts;
};
