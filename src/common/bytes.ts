/** Bytes as texts and back, as Node does it. In a browser bytes.browser.ts stands in, so that nothing else needs Node's Buffer. */
import { isUtf8 } from 'node:buffer';

export { isUtf8 };

/** The same bytes, for what takes nothing else. */
export const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const toBase64 = (bytes: Uint8Array): string => asBuffer(bytes).toString('base64');

/** Without padding, and with the letters of an address. */
export const toBase64Url = (bytes: Uint8Array): string => asBuffer(bytes).toString('base64url');

/** Skips what is no Base64. */
export const fromBase64 = (text: string): Uint8Array => Buffer.from(text, 'base64');

/** Lower-case. */
export const toHex = (bytes: Uint8Array): string => asBuffer(bytes).toString('hex');

/** Ends where the text is no hexadecimal. */
export const fromHex = (text: string): Uint8Array => Buffer.from(text, 'hex');

/** A character a byte. */
export const toLatin1 = (bytes: Uint8Array, from = 0, to = bytes.length): string =>
  asBuffer(bytes).toString('latin1', from, to);

export const fromLatin1 = (text: string): Uint8Array => Buffer.from(text, 'latin1');

/** Wrong UTF-8 becomes U+FFFD. */
export const toText = (bytes: Uint8Array): string => asBuffer(bytes).toString('utf8');

export const fromText = (text: string): Uint8Array => Buffer.from(text, 'utf8');

export const areSame = (one: Uint8Array, other: Uint8Array): boolean => asBuffer(one).equals(other);
