import { createHash } from 'node:crypto';
import type { DigestName } from '../../../src/common/hash.ts';
import { weightOf, type Budget } from './budget.ts';
import { referencedText, type Signed, type Target, type Transformation } from './octets.ts';
import type { Diagnosis } from './report.ts';
import { firstMatch, referenceVariants, type Octets } from './variants.ts';

const otherDigests: readonly DigestName[] = ['sha256', 'sha1', 'sha384', 'sha512'];

const digestOf = (name: DigestName, octets: Octets): Buffer => createHash(name).update(octets).digest();

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
export const diagnoseDigest = (wrong: WrongDigest, signed: Signed, budget: Budget): Diagnosis => {
  const { target, transformation, digest, stated } = wrong;
  const canonical = referencedText(target, transformation, signed);
  const mistake = encodingMistake(stated, canonical, digest);
  if (mistake !== undefined) return mistake;
  const search = {
    variants: referenceVariants({ target, transformation, canonical }, signed),
    matches: (octets: Octets) => digestOf(digest, octets).equals(stated),
    weight: weightOf(target === 'document' ? signed.document.root : target),
  };
  const { found, cutShort } = firstMatch(search, budget);
  if (found !== undefined) return found;
  const what = target === 'document' ? 'the document' : target.name;
  const outcome = cutShort ? budget.exhaustion : 'no known mistake explains the digest';
  return {
    code: 'content-changed',
    message: `The content of ${what} is not what was signed: it changed after signing, or it was serialised differently; ${outcome}.`,
  };
};
