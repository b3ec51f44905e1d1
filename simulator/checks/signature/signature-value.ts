import { canonicalize } from '../../document/xml/canonical.ts';
import { attributeOf, textOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import type { CertificateFacts } from '../../registry/certificates/x509/certificate-facts.ts';
import { decodeBase64 } from '../../document/intake/base64.ts';
import { verifiesValue, type ClaimedValue } from './diagnose-value.ts';
import { canonicalizationNamed, signatureDigestNamed } from './names.ts';
import { inclusivePrefixesOf } from './octets.ts';
import type { Diagnosis, SignatureValueReport } from './report.ts';
import type { SignatureParts } from './structure.ts';
import { listed, type Bilingual } from '../../../src/common/text/bilingual.ts';

type Unverifiable = { readonly ok: false; readonly cause: Diagnosis };

const wrong = (code: Diagnosis['code'], message: Bilingual): Unverifiable => ({ ok: false, cause: { code, message } });

const algorithmOf = (element: XmlElement | undefined): string | undefined =>
  element && attributeOf(element, 'Algorithm');

const isRsa = ({ publicKey }: CertificateFacts): boolean => publicKey.asymmetricKeyType === 'rsa';

type ValueRequest = {
  readonly parts: SignatureParts;
  /** The certificates of KeyInfo; the claim is read as that of the first with an RSA key. */
  readonly certificates: readonly CertificateFacts[];
  readonly text: string;
};

/** What SignatureValue claims to be, or why it cannot be verified at all. */
export const readClaim = ({
  parts,
  certificates,
  text,
}: ValueRequest): { readonly ok: true; readonly claimed: ClaimedValue } | Unverifiable => {
  const [signedInfo] = parts.signedInfo;
  const [valueNode] = parts.signatureValue;
  const [certificate] = certificates;
  const [key, ...otherKeys] = certificates.filter(isRsa).map(({ publicKey }) => publicKey);
  if (signedInfo === undefined || valueNode === undefined)
    return wrong('value-missing', {
      en: 'The signature has no SignedInfo or no SignatureValue.',
      es: 'La firma no tiene SignedInfo o no tiene SignatureValue.',
    });
  const [method] = parts.canonicalizationMethod;
  const canonicalization = canonicalizationNamed(algorithmOf(method));
  const digest = signatureDigestNamed(algorithmOf(parts.signatureMethod[0]));
  if (method === undefined || canonicalization === undefined || digest === undefined) {
    const named = listed(
      [algorithmOf(method), algorithmOf(parts.signatureMethod[0])].map((algorithm) => `"${algorithm ?? ''}"`),
      'and',
    );
    return wrong('algorithm-not-supported', {
      en: `The algorithms ${named.en} are not supported; expected inclusive C14N and RSA with SHA-256, SHA-384 or SHA-512.`,
      es: `Los algoritmos ${named.es} no se admiten; se esperaba C14N inclusiva y RSA con SHA-256, SHA-384 o SHA-512.`,
    });
  }
  const value = decodeBase64(textOf(valueNode));
  if (value === undefined || value.length === 0)
    return wrong('value-malformed', {
      en: 'SignatureValue is empty or not Base64.',
      es: 'SignatureValue está vacío o no es Base64.',
    });
  if (certificate === undefined)
    return wrong('certificate-missing', {
      en: 'KeyInfo holds no readable certificate to verify the value with.',
      es: 'KeyInfo no tiene un certificado legible con el cual verificar el valor.',
    });
  if (key === undefined) {
    const { asymmetricKeyType: type } = certificate.publicKey;
    return wrong('key-not-rsa', {
      en: `The key of the certificate is ${type ?? 'unknown'}; expected RSA.`,
      es: `La clave del certificado es ${type ?? 'desconocida'}; se esperaba RSA.`,
    });
  }
  const canonical = canonicalize(signedInfo, { inclusivePrefixes: inclusivePrefixesOf(method), ...canonicalization });
  const claimed: ClaimedValue = {
    signedInfo,
    canonical,
    exclusive: canonicalization.exclusive,
    digest,
    value,
    key,
    keyInfo: parts.keyInfo[0],
    otherKeys,
    text,
  };
  return { ok: true, claimed };
};

/** The place of the certificate that signed, where one did. */
type Checked = SignatureValueReport & { readonly signer?: number };

/** Verifies SignatureValue over the canonical SignedInfo with the keys of the certificates, wherever the right one stands. */
export const checkSignatureValue = (request: ValueRequest): Checked => {
  const read = readClaim(request);
  if (!read.ok) return read;
  const signer = request.certificates.findIndex(
    (certificate) => isRsa(certificate) && verifiesValue({ ...read.claimed, key: certificate.publicKey }),
  );
  return signer === -1 ? { ok: false } : { ok: true, signer };
};
