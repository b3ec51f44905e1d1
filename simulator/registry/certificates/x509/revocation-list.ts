import type { DigestName } from '../../../../src/common/hash.ts';
import { isSignatureOf } from './cryptography.ts';
import { derChildren, derObjectIdentifier, readDer, type DerNode } from '../../../../src/common/der.ts';
import { rfc2253 } from './distinguished-name.ts';
import type { CertificateFacts } from './certificate-facts.ts';
import { toHex, toLatin1 } from '../../../../src/common/bytes.ts';

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
const tags = { integer: 0x02, utcTime: 0x17, generalizedTime: 0x18, sequence: 0x30 } as const;

const hashes: Readonly<Record<string, DigestName>> = {
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
};

const isTime = ({ tag }: DerNode): boolean => tag === tags.utcTime || tag === tags.generalizedTime;

/** `YYMMDDHHMMSSZ`, or the same with a four-digit year. */
const instantOf = ({ tag, content }: DerNode): number => {
  const text = toLatin1(content);
  const century = Number(text.slice(0, 2)) < 50 ? '20' : '19';
  const [, date, clock] = /^(\d{8})(\d{6})Z$/.exec(tag === tags.utcTime ? century + text : text) ?? [];
  if (date === undefined || clock === undefined) throw new RangeError('DER: not a time.');
  const pairs = (digits: string, mark: string): string => digits.replace(/(\d\d)(\d\d)$/, `${mark}$1${mark}$2`);
  return Date.parse(`${pairs(date, '-')}T${pairs(clock, ':')}Z`);
};

const decimalOf = ({ content }: DerNode): string => BigInt(`0x${toHex(content)}`).toString();

const entryOf = (entry: DerNode): readonly [serial: string, instant: number] => {
  const [serial, date] = derChildren(entry);
  if (serial === undefined || date === undefined) throw new RangeError('DER: an entry of the list is incomplete.');
  return [decimalOf(serial), instantOf(date)];
};

const readList = (der: Uint8Array): RevocationList => {
  const [tbs, algorithm, signature] = derChildren(readDer(der));
  if (tbs === undefined || algorithm === undefined || signature === undefined) {
    throw new RangeError('DER: the list is incomplete.');
  }
  const fields = derChildren(tbs);
  const [, issuer, ...rest] = fields[0]?.tag === tags.integer ? fields.slice(1) : fields;
  if (issuer === undefined) throw new RangeError('DER: the list has no issuer.');
  const entries = rest.find((field) => !isTime(field) && field.tag === tags.sequence);
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
