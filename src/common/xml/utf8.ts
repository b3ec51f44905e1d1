import { fromText, isUtf8, toLatin1, toText } from '../bytes.ts';

export type Decoded =
  | { readonly ok: true; readonly text: string }
  /** `text` is everything before the first wrong byte, `byteOffset` the position of that byte. */
  | { readonly ok: false; readonly text: string; readonly byteOffset: number; readonly byte: number };

const replacement = '\ufffd';

/** Text of UTF-8 bytes, refusing what a decoder would silently replace. A byte order mark stays, as U+FEFF. */
export const decodeUtf8 = (bytes: Uint8Array): Decoded => {
  const text = toText(bytes);
  return isUtf8(bytes) ? { ok: true, text } : firstWrongByte(bytes, text);
};

/** The first U+FFFD in the lossy text that the bytes do not spell out marks the first wrong byte. */
const firstWrongByte = (bytes: Uint8Array, text: string): Decoded => {
  let byteOffset = 0;
  let from = 0;
  for (let at = text.indexOf(replacement); at !== -1; at = text.indexOf(replacement, from)) {
    byteOffset += fromText(text.slice(from, at)).length;
    if (toLatin1(bytes, byteOffset, byteOffset + 3) !== '\xef\xbf\xbd') {
      return { ok: false, text: text.slice(0, at), byteOffset, byte: bytes[byteOffset] ?? 0 };
    }
    byteOffset += 3;
    from = at + 1;
  }
  throw new Error('Bytes that are not UTF-8 decoded without a replacement character.');
};
