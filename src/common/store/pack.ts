import { inflateRawSync } from 'node:zlib';
import { deflateQuickly } from '../deflate.ts';

/**
 * Up to this many bytes deflating costs more time than it saves space: most of an answer is signature and certificates.
 */
const shortest = 16 * 1024;

/** One final stored block of RFC 1951, 3.2.4: the bytes verbatim, after their length and its complement. */
const asTheyAre = (bytes: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.writeUInt8(1, 0);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(0xffff - bytes.length, 3);
  return Buffer.concat([head, bytes]);
};

/** Text as a blob to store, in UTF-8: deflated when it is long, to about a quarter of an XML document's size. */
export const packText = (text: string): Buffer => {
  const bytes = Buffer.from(text, 'utf8');
  return bytes.length <= shortest ? asTheyAre(bytes) : deflateQuickly(bytes);
};

/** The text of a blob: the input of `packText`, or the deflated data of a ZIP. */
export const unpackText = (packed: Uint8Array): string => inflateRawSync(packed).toString('utf8');
