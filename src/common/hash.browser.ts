import { sha1 } from '@noble/hashes/legacy';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2';
import { fromText, toBase64, toHex } from './bytes.ts';
import type * as node from './hash.ts';

type Node = typeof node;

const digests = { sha1, sha256, sha384, sha512 } as const;

export const digestBytes: Node['digestBytes'] = (algorithm, data) =>
  digests[algorithm](typeof data === 'string' ? fromText(data) : data);

export const digestBase64: Node['digestBase64'] = (algorithm, data) => toBase64(digestBytes(algorithm, data));

export const sha384Hex: Node['sha384Hex'] = (text) => toHex(digestBytes('sha384', text));
