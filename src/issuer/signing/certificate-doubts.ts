/** Why the authority will refuse what a certificate signs, as far as the certificate itself shows it. */
import type { X509Certificate } from 'node:crypto';
import { derBit, derChildren, derObjectIdentifier, readDer, type DerNode } from '../../common/der.ts';

export type CertificateDoubt =
  | 'certificate-expired'
  | 'certificate-not-yet-valid'
  | 'certificate-key-usage'
  | 'certificate-weak'
  | 'certificate-self-issued';

/** RSA with SHA-256, SHA-384 or SHA-512 (annex FE 1.9, 10). */
const allowedSignatures = ['1.2.840.113549.1.1.11', '1.2.840.113549.1.1.12', '1.2.840.113549.1.1.13'];

const shortestKey = 2048;

const keyUsage = '2.5.29.15';
const explicit = { extensions: 0xa3 };

/** TBSCertificate and signatureAlgorithm (RFC 5280, 4.1). */
const partsOf = ({ raw }: X509Certificate): readonly DerNode[] => derChildren(readDer(raw));

const firstIdentifier = (node: DerNode | undefined): string | undefined => {
  const [identifier] = node === undefined ? [] : derChildren(node);
  return identifier && derObjectIdentifier(identifier);
};

/** The BIT STRING of an extension KeyUsage; undefined where there is none. */
const keyUsageOf = (certificate: X509Certificate): DerNode | undefined => {
  const [tbs] = partsOf(certificate);
  const fields = tbs === undefined ? [] : derChildren(tbs);
  const extensions = fields
    .filter(({ tag }) => tag === explicit.extensions)
    .flatMap((wrapper) => derChildren(wrapper).flatMap(derChildren));
  const value = extensions.find((extension) => firstIdentifier(extension) === keyUsage);
  const content = value && derChildren(value).at(-1)?.content;
  return content && readDer(content);
};

/** digitalSignature and nonRepudiation, bits 0 and 1 (RFC 5280, 4.2.1.3); the authority requires both (ZD07). */
const maySign = (certificate: X509Certificate): boolean => {
  const usage = keyUsageOf(certificate);
  return usage !== undefined && derBit(usage, 0) && derBit(usage, 1);
};

const isWeak = (certificate: X509Certificate, isRoot: boolean): boolean => {
  const algorithm = firstIdentifier(partsOf(certificate)[1]);
  const bits = certificate.publicKey.asymmetricKeyDetails?.modulusLength;
  // Nobody relies on the signature of a root.
  return (bits !== undefined && bits < shortestKey) || (!isRoot && !allowedSignatures.includes(algorithm ?? ''));
};

/**
 * @param chain the signer first, the root last
 * @param now in milliseconds since 1970
 */
export const doubtsAbout = (chain: readonly X509Certificate[], now: number): readonly CertificateDoubt[] => {
  const [leaf, ...authorities] = chain;
  const found: Readonly<Record<CertificateDoubt, boolean>> = {
    'certificate-expired': chain.some(({ validTo }) => Date.parse(validTo) < now),
    'certificate-not-yet-valid': chain.some(({ validFrom }) => Date.parse(validFrom) > now),
    'certificate-key-usage': leaf !== undefined && !maySign(leaf),
    'certificate-weak': chain.some((each, at) => isWeak(each, at === chain.length - 1)),
    'certificate-self-issued': authorities.length === 0 || authorities.some(({ ca }) => !ca),
  };
  return (Object.keys(found) as CertificateDoubt[]).filter((doubt) => found[doubt]); // the keys of the table above
};
