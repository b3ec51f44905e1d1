import type { DigestName } from '../../../../src/common/hash.ts';
import { isSignatureOf } from './cryptography.ts';
import {
  derChildren,
  derInstant,
  derObjectIdentifier,
  isDerTime,
  readDer,
  type DerNode,
} from '../../../../src/common/der.ts';
import { rfc2253 } from './distinguished-name.ts';
import type { CertificateFacts } from './certificate-facts.ts';
import { toHex } from '../../../../src/common/bytes.ts';

/** A revocation list (RFC 5280, 5), its signature not verified yet. */
export type RevocationList = {
  readonly issuerName: string;
  /** Instant of each revocation, by decimal serial number. */
  readonly revoked: ReadonlyMap<string, number>;
  readonly signed: Uint8Array;
  readonly signature: Uint8Array;
  /** Undefined for an algorithm that is not RSA with SHA-2. */
  readonly hash: DigestName | undefined;
};

/** Identifier octets of DER. */
const tags = { integer: 0x02, sequence: 0x30 } as const;

const hashes: Readonly<Record<string, DigestName>> = {
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
};

const decimalOf = ({ content }: DerNode): string => BigInt(`0x${toHex(content)}`).toString();

const entryOf = (entry: DerNode): readonly [serial: string, instant: number] => {
  const [serial, date] = derChildren(entry);
  if (serial === undefined || date === undefined) throw new RangeError('DER: an entry of the list is incomplete.');
  return [decimalOf(serial), derInstant(date)];
};

const readList = (der: Uint8Array): RevocationList => {
  const [tbs, algorithm, signature] = derChildren(readDer(der));
  if (tbs === undefined || algorithm === undefined || signature === undefined) {
    throw new RangeError('DER: the list is incomplete.');
  }
  const fields = derChildren(tbs);
  const [, issuer, ...rest] = fields[0]?.tag === tags.integer ? fields.slice(1) : fields;
  if (issuer === undefined) throw new RangeError('DER: the list has no issuer.');
  const entries = rest.find((field) => !isDerTime(field) && field.tag === tags.sequence);
  const [oid] = derChildren(algorithm);
  return {
    issuerName: rfc2253(issuer),
    revoked: new Map(entries === undefined ? [] : derChildren(entries).map(entryOf)),
    signed: tbs.raw,
    signature: signature.content.subarray(1),
    hash: oid === undefined ? undefined : hashes[derObjectIdentifier(oid)],
  };
};

/** Undefined when the bytes are not a revocation list. */
export const readRevocationList = (der: Uint8Array): RevocationList | undefined => {
  try {
    return readList(der);
  } catch {
    return undefined;
  }
};

/** Whether the list was issued and signed by that authority. */
export const isListOf = (list: RevocationList, authority: CertificateFacts): boolean => {
  const { hash: digest, signature: value } = list;
  const key = authority.publicKey;
  if (digest === undefined || list.issuerName !== authority.subjectName || key.asymmetricKeyType !== 'rsa')
    return false;
  return isSignatureOf(list.signed, { key, digest, value });
};
