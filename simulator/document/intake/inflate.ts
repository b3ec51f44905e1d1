import { crc32 as checksum, inflateRawSync } from 'node:zlib';

/** CRC-32 as ZIP has it (ISO 3309). */
export const crc32 = (bytes: Uint8Array): number => checksum(bytes);

/** Room that is given on the word of the archive alone. */
const trustedRoom = 1024 * 1024;
const leastRoom = 64;

/** Inflates raw deflated data (RFC 1951). @throws Error for data that are damaged, or inflate to more than `size` bytes */
export const inflateRaw = (deflated: Uint8Array, size: number): Uint8Array => {
  // In one piece, where it is believed: one byte more shows zlib that it is at the end.
  const chunkSize = Math.min(Math.max(size + 1, leastRoom), trustedRoom);
  return inflateRawSync(deflated, { maxOutputLength: Math.max(size, 1), chunkSize });
};
