/** Any document, signed and then changed by one byte: accepted only where libxml2 sees the same canonical form. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Credentials } from '../../../src/common/credentials.ts';
import { isLong, volume } from '../../../src/common/testing/volume.ts';
import { parseXml } from '../../../src/common/xml/parse.ts';
import { documentText } from '../../../src/common/xml/testing/documents.ts';
import { witnessAccepts, witnessCanonical } from '../../../src/common/xml/testing/libxml2.ts';
import { mutated } from '../../../src/common/xml/testing/mutations.ts';
import type { Trust } from '../../registry/certificates/trust.ts';
import { certificates, now, owner } from './testing/box.ts';
import { signAny } from './testing/sign-any.ts';
import { verifySignature } from './verify.ts';

let credentials: Credentials;
let trust: Trust;

beforeAll(async () => {
  credentials = await certificates.issuer(owner);
  trust = await certificates.trust();
});

const accepts = async (bytes: Buffer): Promise<boolean> => {
  const parsed = parseXml(bytes);
  return parsed.ok && (await verifySignature(parsed.document, { trust, now })).valid;
};

type Change = { readonly at: number; readonly byte: number; readonly how: 'replaced' | 'added' | 'removed' };

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(),
  byte: fc.oneof(fc.constantFrom(...Buffer.from('\r\n\t "\'<>&;=/:09azAZ')), fc.integer({ min: 0, max: 255 })),
  how: fc.constantFrom('replaced', 'added', 'removed'),
});

/**
 * Outside the signature, and in what has a digest inside it. No digest covers the rest: the value itself, as far as it is
 * the same number, and what is around these elements.
 */
const covered = (bytes: Buffer): readonly (readonly [start: number, end: number])[] => {
  const at = (tag: string, behind = 0): number => bytes.indexOf(tag) + behind;
  return [
    [0, at('<ds:Signature ')],
    [at('<ds:SignedInfo>', 1), at('</ds:SignedInfo>')],
    [at('<ds:KeyInfo ', 1), at('</ds:KeyInfo>')],
    [at('<xades:SignedProperties ', 1), at('</xades:SignedProperties>')],
    [at('</ds:Signature>', '</ds:Signature>'.length), bytes.length],
  ];
};

const changed = (bytes: Buffer, { at, byte, how }: Change): Buffer => {
  const ranges = covered(bytes);
  let offset = at % ranges.reduce((sum, [start, end]) => sum + end - start, 0);
  for (const [start, end] of ranges) {
    if (offset < end - start) {
      const place = start + offset;
      const inserted = how === 'removed' ? [] : [byte];
      return Buffer.concat([
        bytes.subarray(0, place),
        Buffer.from(inserted),
        bytes.subarray(how === 'added' ? place : place + 1),
      ]);
    }
    offset -= end - start;
  }
  return bytes;
};

/** Undefined where libxml2 does not read it, or finds a relative namespace in it. */
const canonicalOf = (bytes: Buffer): string | undefined => {
  const text = bytes.toString('utf8');
  if (!Buffer.from(text).equals(bytes) || !witnessAccepts(text)) return undefined;
  try {
    return witnessCanonical(text);
  } catch {
    return undefined;
  }
};

describe('any document', () => {
  const runs = volume(200, isLong ? 20_000 : 3_000);

  it('is accepted as it was signed, and changed by one byte only with the same canonical form', async () => {
    const tally = { signed: 0, same: 0, other: 0 };
    await fc.assert(
      fc.asyncProperty(mutated(documentText), change, async (text, one) => {
        const signed = signAny(text, credentials);
        if (signed === undefined) return;
        const bytes = Buffer.from(signed);
        expect(await accepts(bytes)).toBe(true);
        const sent = changed(bytes, one);
        const isSame = canonicalOf(sent) === canonicalOf(bytes);
        if (!isSame) expect(await accepts(sent)).toBe(false);
        tally.signed += 1;
        tally[isSame ? 'same' : 'other'] += 1;
      }),
      { numRuns: Math.ceil(runs * 1.4), seed: 15 },
    );
    expect(tally.signed).toBeGreaterThanOrEqual(runs);
    expect(Math.min(tally.same, tally.other)).toBeGreaterThan(runs / 100);
  }, 600_000);
});
