import { digestBytes, type DigestName } from '../../../src/common/hash.ts';
import { textOf, type XmlElement } from '../../../src/common/xml/tree.ts';
import { canonicalize } from '../../document/xml/canonical.ts';
import { decodeBase64 } from '../../document/intake/base64.ts';
import {
  isSignatureOf,
  rsaKey,
  signedDigestInfo,
  type PublicKey,
} from '../../registry/certificates/x509/cryptography.ts';
import { weightOf, type Budget } from './budget.ts';
import { xmldsig } from './names.ts';
import type { Diagnosis } from './report.ts';
import { childNamed } from './structure.ts';
import { firstMatch, namespaceVariants, textVariants, type Octets, type Variant } from './variants.ts';
import { joined, same } from '../../../src/common/text/bilingual.ts';
import { areSame, fromText, toBase64Url, toHex } from '../../../src/common/bytes.ts';

/** A signature value with all that is needed to verify it, and to find out why it does not. */
export type ClaimedValue = {
  readonly signedInfo: XmlElement;
  /** Text of SignedInfo as CanonicalizationMethod wants it, and whether that is exclusive. */
  readonly canonical: string;
  readonly exclusive: boolean;
  readonly digest: DigestName;
  readonly value: Uint8Array;
  readonly key: PublicKey;
  readonly keyInfo: XmlElement | undefined;
  /** Keys of the further certificates in KeyInfo. */
  readonly otherKeys: readonly PublicKey[];
  /** The whole text of the document. */
  readonly text: string;
};

/** DER of the DigestInfo in front of the digest (RFC 8017, 9.2 note 1). */
const digestInfo: readonly (readonly [prefix: string, name: DigestName])[] = [
  ['3031300d060960864801650304020105000420', 'sha256'],
  ['3041300d060960864801650304020205000430', 'sha384'],
  ['3051300d060960864801650304020305000440', 'sha512'],
  ['3021300906052b0e03021a05000414', 'sha1'],
];

/** What the signer signed, taken out of the value with the public key; undefined with the wrong key. */
const signedDigest = (key: PublicKey, value: Uint8Array): { name: DigestName; digest: Uint8Array } | undefined => {
  const recovered = signedDigestInfo(key, value);
  const text = recovered === undefined ? '' : toHex(recovered);
  const found = digestInfo.find(([prefix]) => text.startsWith(prefix));
  return recovered && found && { name: found[1], digest: recovered.subarray(found[0].length / 2) };
};

/** Whether the value is an RSA PKCS #1 v1.5 signature of the canonical SignedInfo. */
export const verifiesValue = (claimed: ClaimedValue): boolean => isSignatureOf(fromText(claimed.canonical), claimed);

/** The bare key that some signers put beside the certificate. */
const keyValueOf = (keyInfo: XmlElement | undefined): PublicKey | undefined => {
  const rsa = childNamed(keyInfo && childNamed(keyInfo, xmldsig, 'KeyValue'), xmldsig, 'RSAKeyValue');
  const part = (local: string): string | undefined => {
    const element = childNamed(rsa, xmldsig, local);
    const bytes = element && decodeBase64(textOf(element));
    return bytes && toBase64Url(bytes);
  };
  const [n, e] = [part('Modulus'), part('Exponent')];
  return n === undefined || e === undefined ? undefined : rsaKey(n, e);
};

const anotherKey = (wrong: ClaimedValue): Diagnosis => {
  const { key, value } = wrong;
  const bytes = Math.ceil((key.asymmetricKeyDetails?.modulusLength ?? 0) / 8);
  if (value.length !== bytes) {
    const message = {
      en: `SignatureValue holds ${value.length} bytes; the key of the certificate gives signatures of ${bytes}.`,
      es: `SignatureValue tiene ${value.length} bytes; la clave del certificado produce firmas de ${bytes}.`,
    };
    return { code: 'value-malformed', message };
  }
  if (isSignatureOf(fromText(wrong.canonical), wrong, 'PSS')) {
    return {
      code: 'pss-padding',
      message: {
        en: 'The signature was made with PSS padding; the algorithm that is named uses PKCS #1 v1.5.',
        es: 'La firma se hizo con relleno PSS; el algoritmo indicado usa PKCS #1 v1.5.',
      },
    };
  }
  const bare = keyValueOf(wrong.keyInfo);
  const beside =
    bare !== undefined && signedDigest(bare, value) !== undefined
      ? { en: ' The key in KeyValue is the right one.', es: ' La clave de KeyValue es la correcta.' }
      : same('');
  return {
    code: 'other-key',
    message: {
      en: `The value was not made with the private key of the certificate in KeyInfo.${beside.en}`,
      es: `El valor no se hizo con la clave privada del certificado de KeyInfo.${beside.es}`,
    },
  };
};

function* signedInfoVariants({ signedInfo, canonical, exclusive, text }: ClaimedValue): Generator<Variant> {
  yield* textVariants(canonical);
  yield {
    code: 'exclusive-canonicalization',
    message: exclusive
      ? {
          en: 'SignedInfo was signed in its inclusive canonical form, but CanonicalizationMethod names the other one.',
          es: 'SignedInfo se firmó en su forma canónica inclusiva, pero CanonicalizationMethod indica la otra.',
        }
      : {
          en: 'SignedInfo was signed in its exclusive canonical form, but CanonicalizationMethod names the other one.',
          es: 'SignedInfo se firmó en su forma canónica exclusiva, pero CanonicalizationMethod indica la otra.',
        },
    octets: () => canonicalize(signedInfo, { exclusive: !exclusive }),
  };
  yield {
    code: 'comments-included',
    message: {
      en: 'SignedInfo was signed with its comments, which CanonicalizationMethod leaves out.',
      es: 'SignedInfo se firmó con sus comentarios, que CanonicalizationMethod omite.',
    },
    octets: () => canonicalize(signedInfo, { exclusive, withComments: true }),
  };
  yield {
    code: 'text-as-written',
    message: {
      en: 'SignedInfo was signed as written; its canonical form must be signed.',
      es: 'SignedInfo se firmó tal como está escrito; se debe firmar su forma canónica.',
    },
    octets: () => text.slice(signedInfo.start, signedInfo.end),
  };
  yield* namespaceVariants(signedInfo);
}

/**
 * Explains a signature value that does not verify. RSA gives back the digest
 * that was signed, which tells a wrong key from a changed SignedInfo.
 */
export const diagnoseValue = (wrong: ClaimedValue, budget: Budget): Diagnosis => {
  const signed = [wrong.key, ...wrong.otherKeys]
    .map((key) => signedDigest(key, wrong.value))
    .find((digest) => digest !== undefined);
  if (signed === undefined) return anotherKey(wrong);
  const digestOf = (octets: Octets): Uint8Array => digestBytes(signed.name, octets);
  const once = digestOf(wrong.canonical);
  if (areSame(once, signed.digest)) {
    const message = {
      en: `The value was made with ${signed.name.toUpperCase()}, but SignatureMethod says ${wrong.digest.toUpperCase()}.`,
      es: `El valor se hizo con ${signed.name.toUpperCase()}, pero SignatureMethod indica ${wrong.digest.toUpperCase()}.`,
    };
    return { code: 'other-digest', message };
  }
  if (areSame(digestOf(once), signed.digest)) {
    return {
      code: 'digest-signed-twice',
      message: {
        en: 'The digest of SignedInfo was signed as if it were the text: it was hashed twice.',
        es: 'La huella de SignedInfo se firmó como si fuera el texto: se calculó el hash dos veces.',
      },
    };
  }
  const search = {
    variants: signedInfoVariants(wrong),
    matches: (octets: Octets) => areSame(digestOf(octets), signed.digest),
    weight: weightOf(wrong.signedInfo),
  };
  const { found, cutShort } = firstMatch(search, budget);
  if (found !== undefined) return found;
  const changed = {
    en: 'The key of the certificate made the value, but over another SignedInfo: something in it changed after signing',
    es: 'La clave del certificado hizo el valor, pero sobre otro SignedInfo: algo en él cambió después de la firma',
  };
  const told = joined(cutShort ? [changed, budget.exhaustion] : [changed], '; ');
  return { code: 'signed-info-changed', message: { en: `${told.en}.`, es: `${told.es}.` } };
};
