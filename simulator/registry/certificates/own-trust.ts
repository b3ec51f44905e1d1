/** Trust in our own authorities, which are the same for every seed and clock: issued once, and kept as data. */
import { fromBase64 } from '../../../src/common/bytes.ts';
import { dataJson } from '../../../src/common/data-directory.ts';
import type { Trust } from './trust.ts';

/** `Trust` with each DER in Base64. */
export type PackedTrust = {
  readonly roots: readonly string[];
  readonly subordinates: readonly string[];
  readonly crls: Readonly<Record<string, string>>;
};

export const ownTrustFile = 'datasets/facts/trust.json';

const bytesOf = (text: string): Uint8Array => new Uint8Array(fromBase64(text));

const unpacked = ({ roots, subordinates, crls }: PackedTrust): Trust => ({
  roots: roots.map(bytesOf),
  subordinates: subordinates.map(bytesOf),
  crls: Object.fromEntries(Object.entries(crls).map(([url, list]) => [url, bytesOf(list)])),
});

let trust: Trust | undefined;

/** In our own authorities and no others; the same object each time. */
export const ownTrust = (): Trust => (trust ??= unpacked(dataJson('trust.json') as PackedTrust)); // our own file
