import { inflateRawSync } from 'node:zlib';
import { deflateQuickly } from '../deflate.ts';

/** Text as a blob to store: deflated UTF-8, about a quarter of an XML document's size. */
export const packText = (text: string): Buffer => deflateQuickly(text);

/** The text that `packText` was given. */
export const unpackText = (packed: Uint8Array): string => inflateRawSync(packed).toString('utf8');
