import { createHash } from 'node:crypto';

/** SHA-384 of the UTF-8 bytes as 96 lower-case hexadecimal digits. */
export const sha384Hex = (text: string): string => createHash('sha384').update(text, 'utf8').digest('hex');

export type DigestName = 'sha1' | 'sha256' | 'sha384' | 'sha512';

export const digestBase64 = (algorithm: DigestName, data: string | Uint8Array): string =>
  createHash(algorithm).update(data).digest('base64');
