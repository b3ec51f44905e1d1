import { hash } from 'node:crypto';

/** SHA-384 of the UTF-8 bytes as 96 lower-case hexadecimal digits. */
export const sha384Hex = (text: string): string => hash('sha384', text, 'hex');

export type DigestName = 'sha1' | 'sha256' | 'sha384' | 'sha512';

export const digestBase64 = (algorithm: DigestName, data: string | Uint8Array): string =>
  hash(algorithm, data, 'base64');

export const digestBytes = (algorithm: DigestName, data: string | Uint8Array): Uint8Array =>
  hash(algorithm, data, 'buffer');
