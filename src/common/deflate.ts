import { deflateRawSync } from 'node:zlib';

/**
 * Takes half the time of the defaults for 10 % more bytes, on a 30 KB invoice: most of the time goes into preparing
 * large windows.
 */
const options = { level: 3, windowBits: 13, memLevel: 6 } as const;

/** Deflated without header (RFC 1951), quickly. Same input, same bytes. */
export const deflateQuickly = (data: Uint8Array | string): Buffer => deflateRawSync(data, options);
