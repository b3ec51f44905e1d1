/**
 * What xml-crypto makes of a signature that we refuse. It explains and never
 * decides: it drops attributes whose names begin with `xmlns`, and its reader
 * turns U+2028 and U+0085 into line ends, so documents that were changed after
 * signing verify there (decision 002).
 */
import { digestBase64, type DigestName } from '../../../src/common/hash.ts';
import { verifySignature } from '../../registry/certificates/x509/cryptography.ts';
import { digestNamed, signatureDigestNamed } from './names.ts';
import type { Signed } from './octets.ts';
import { standalone } from '../../document/xml/standalone.ts';
import { fromBase64, fromText } from '../../../src/common/bytes.ts';

export type SecondOpinion = {
  /** The digests that it computed, Base64, reference by reference as far as it got. */
  readonly digests: readonly string[];
  readonly signatureValue: boolean;
};

export type SecondOpinionRequest = Signed & {
  /** @Algorithm of every ds:DigestMethod, and what every reference states as its digest, Base64. */
  readonly references: readonly { readonly algorithm: string; readonly stated: string }[];
  readonly signatureAlgorithm: string;
  readonly certificatePem: string;
};

/**
 * A hash for xml-crypto that notes what it was given and answers what the
 * reference states: otherwise it would stop at the first difference.
 */
const recorder = (identifier: string, name: DigestName, record: (digest: string) => string) =>
  class {
    getAlgorithmName(): string {
      return identifier;
    }
    getHash(text: string): string {
      return record(digestBase64(name, text));
    }
  };

/** RSA PKCS #1 v1.5 with the digests that xml-crypto lacks. */
const rsaVerifier = (identifier: string, name: DigestName) =>
  class {
    getAlgorithmName(): string {
      return identifier;
    }
    getSignature(): never {
      throw new Error('The second opinion only verifies.');
    }
    verifySignature(material: string, key: string, value: string): boolean {
      return verifySignature(fromText(material), { key, digest: name, value: fromBase64(value) });
    }
  };

/** What xml-crypto makes of the signature, with the certificate given and no other; nothing in a browser. Never throws. */
export const secondOpinion = async (request: SecondOpinionRequest): Promise<SecondOpinion | undefined> => {
  const { document, signature, references, signatureAlgorithm, certificatePem } = request;
  const digests: string[] = [];
  const { SignedXml } = await import('xml-crypto');
  try {
    const verifier = new SignedXml({ publicCert: certificatePem, getCertFromKeyInfo: () => null });
    const record = (digest: string): string => references[digests.push(digest) - 1]?.stated ?? '';
    for (const { algorithm } of references) {
      const name = digestNamed(algorithm);
      if (name !== undefined) verifier.HashAlgorithms[algorithm] = recorder(algorithm, name, record);
    }
    const name = signatureDigestNamed(signatureAlgorithm);
    if (name !== undefined) verifier.SignatureAlgorithms[signatureAlgorithm] = rsaVerifier(signatureAlgorithm, name);
    verifier.loadSignature(standalone(document.text, signature));
    return { signatureValue: verifier.checkSignature(document.text), digests };
  } catch {
    // It throws for a wrong value, and for much that it does not support.
    return { digests, signatureValue: false };
  }
};
