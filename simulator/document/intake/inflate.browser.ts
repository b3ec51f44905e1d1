import { inflateSync } from 'fflate';
import type * as node from './inflate.ts';

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = (rest & 1) === 0 ? rest >>> 1 : (rest >>> 1) ^ 0xedb88320;
  return rest;
});

export const crc32: typeof node.crc32 = (bytes) => {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (table[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
};

export const inflateRaw: typeof node.inflateRaw = (deflated, size) => {
  // What does not fit is lost without an error, so there is room for one byte too many.
  const inflated = inflateSync(deflated, { out: new Uint8Array(size + 1) });
  if (inflated.length > size) throw new RangeError(`It inflates to more than ${String(size)} bytes.`);
  return inflated;
};
