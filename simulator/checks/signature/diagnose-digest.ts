import { createHash } from 'node:crypto';
import type { DigestName } from '../../../src/common/hash.ts';
import type { SignatureContext, Target, Transformation } from './octets.ts';
import { referencedText } from './octets.ts';
import type { Diagnosis } from './report.ts';
import { referenceVariants } from './variants.ts';

const otherDigests: readonly DigestName[] = ['sha256', 'sha1', 'sha384', 'sha512'];

const digestOf = (name: DigestName, octets: Buffer | string): Buffer => createHash(name).update(octets).digest();

/** The right octets and the right hash, but the digest written in another way, or another hash. */
const encodingMistake = (stated: Buffer, canonical: string, name: DigestName): Diagnosis | undefined => {
  const hexadecimal = digestOf(name, canonical).toString('hex');
  const text = stated.toString('latin1').toLowerCase();
  // Base64 of the hexadecimal digits, and hexadecimal digits that were then read as Base64.
  if (text === hexadecimal || stated.equals(Buffer.from(hexadecimal, 'base64'))) {
    return {
      code: 'digest-in-hexadecimal',
      message: 'The digest is right but was written as hexadecimal digits; DigestValue is the Base64 of the bytes.',
    };
  }
  const other = otherDigests.find((each) => each !== name && digestOf(each, canonical).equals(stated));
  return other === undefined
    ? undefined
    : {
        code: 'other-digest',
        message: `The digest was taken with ${other.toUpperCase()}, but DigestMethod says ${name.toUpperCase()}.`,
      };
};

export type WrongDigest = {
  readonly target: Target;
  readonly transformation: Transformation;
  readonly digest: DigestName;
  /** The bytes that DigestValue holds. */
  readonly stated: Buffer;
};

/** Looks for the mistake that explains a digest; when none does, the content itself changed. */
export const diagnoseDigest = (wrong: WrongDigest, context: SignatureContext): Diagnosis => {
  const { target, transformation, digest, stated } = wrong;
  const canonical = referencedText(target, transformation, context);
  const mistake = encodingMistake(stated, canonical, digest);
  if (mistake !== undefined) return mistake;
  for (const variant of referenceVariants(target, transformation, context)) {
    if (digestOf(digest, variant.octets).equals(stated)) return { code: variant.code, message: variant.message };
  }
  const what = target === 'document' ? 'the document' : target.name;
  return {
    code: 'content-changed',
    message: `The content of ${what} is not what was signed: it changed after signing, or it was serialised differently; no known mistake explains the digest.`,
  };
};
