/** The key that encrypts the secrets in a database: AES-256-GCM (NIST SP 800-38D). */
import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { systemRandom } from '../env/env.ts';

export type DataKey = {
  /** 16 hexadecimal digits that name the key and reveal nothing of it. */
  readonly id: string;
  /** @param place where the text belongs: elsewhere it does not open */
  readonly seal: (text: string, place: string) => string;
  /** Undefined for text sealed by another key or at another place, or changed since. */
  readonly open: (sealed: string, place: string) => string | undefined;
};

const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const cipher = 'aes-256-gcm';

/** Version of the form, identifier of the key, then nonce, ciphertext and tag as Base64. */
const form = /^sealed:1:([0-9a-f]{16}):([A-Za-z0-9+/]+={0,2})$/;
const prefix = 'sealed:';

/** Whether a text looks sealed, in this form or a later one. */
export const isSealed = (text: string): boolean => text.startsWith(prefix);

/** Used in JSON and in text columns alike; without it there is nothing to open. */
export const mayHoldSealed = (text: string): boolean => text.includes(prefix);

const idOf = (key: Buffer): string =>
  createHash('sha256').update('ensayo data key').update(key).digest('hex').slice(0, 16);

/** The 32 bytes that a text holds as hexadecimal digits or Base64; undefined for anything else. */
export const parseKey = (text: string): Buffer | undefined => {
  const trimmed = text.trim();
  if (/^[0-9a-f]{64}$/i.test(trimmed)) return Buffer.from(trimmed, 'hex');
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(trimmed)) return undefined;
  const bytes = Buffer.from(trimmed, 'base64');
  return bytes.length === keyBytes ? bytes : undefined;
};

/** A fresh key as a line of Base64. */
export const newKeyText = (): string => `${systemRandom.bytes(keyBytes).toString('base64')}\n`;

/** @param key 32 bytes */
export const dataKey = (key: Buffer): DataKey => {
  const id = idOf(key);
  const about = (place: string): Buffer => Buffer.from(`1\n${id}\n${place}`, 'utf8');
  return {
    id,
    seal: (text, place) => {
      // Never from a seed, unlike all other randomness: a nonce that is used twice under one key reveals both texts and
      // the key of the tags.
      const nonce = systemRandom.bytes(nonceBytes);
      const sealing = createCipheriv(cipher, key, nonce).setAAD(about(place));
      const sealed = Buffer.concat([nonce, sealing.update(text, 'utf8'), sealing.final(), sealing.getAuthTag()]);
      return `sealed:1:${id}:${sealed.toString('base64')}`;
    },
    open: (text, place) => {
      const [, by, base64 = ''] = form.exec(text) ?? [];
      if (by !== id) return undefined;
      const sealed = Buffer.from(base64, 'base64');
      try {
        const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes })
          .setAAD(about(place))
          .setAuthTag(sealed.subarray(-tagBytes));
        const opened = opening.update(sealed.subarray(nonceBytes, -tagBytes));
        return Buffer.concat([opened, opening.final()]).toString('utf8');
      } catch {
        return undefined; // The tag does not match, or is cut off.
      }
    },
  };
};
