/** Modules that replace one of Node's in the browser give what that one gives. */
import { constants, createSign, sign, X509Certificate } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '../../common/testing/any-character.ts';
import * as bytesInBrowser from '../../common/bytes.browser.ts';
import * as bytes from '../../common/bytes.ts';
import * as hashInBrowser from '../../common/hash.browser.ts';
import * as hash from '../../common/hash.ts';
import { createEnv } from '../../common/env/env.ts';
import * as inflateInBrowser from '../../../simulator/document/intake/inflate.browser.ts';
import * as inflate from '../../../simulator/document/intake/inflate.ts';
import { createCertificates } from '../../../simulator/registry/certificates/certificates.ts';
import { defectiveNames } from '../../../simulator/registry/certificates/defective.ts';
import * as cryptoInBrowser from '../../../simulator/registry/certificates/x509/cryptography.browser.ts';
import * as crypto from '../../../simulator/registry/certificates/x509/cryptography.ts';
import { NotVerifiableHere } from '../../../simulator/registry/certificates/x509/rsa.browser.ts';
import { privateKey } from '../../../simulator/registry/certificates/keys.ts';
import { derChildren, readDer } from '../../common/der.ts';
import { deflateQuickly } from '../../common/deflate.ts';

const some = fc.uint8Array({ maxLength: 400 });
const oftenUtf8 = fc.oneof(
  some,
  fc.string({ unit: anyCharacter }).map(bytes.fromText),
  fc
    .array(fc.constantFrom(0xef, 0xbb, 0xbf, 0xc3, 0xa9, 0xed, 0xa0, 0x80, 0xf0, 0x9f, 0x41), { maxLength: 12 })
    .map((octets) => Uint8Array.from(octets)),
);
const text = fc.string({
  unit: fc.constantFrom('A', 'b', '9', '+', '/', '-', '_', '=', ' ', '\n', 'é'),
  maxLength: 40,
});

const plain = (value: string | boolean | Uint8Array): unknown => (typeof value === 'object' ? [...value] : value);

describe('bytes', () => {
  it.each(['toBase64', 'toBase64Url', 'toHex', 'toLatin1', 'toText', 'isUtf8'] as const)('%s', (name) => {
    fc.assert(
      fc.property(oftenUtf8, (each) => {
        expect(bytesInBrowser[name](each)).toBe(bytes[name](each));
      }),
    );
  });

  it.each(['fromBase64', 'fromHex', 'fromLatin1', 'fromText'] as const)('%s', (name) => {
    // Node takes half of a wide character for a digit of Base64.
    const wide = name === 'fromBase64' ? [] : [fc.string({ unit: anyCharacter })];
    const texts = fc.oneof(text, some.map(bytes.toBase64), some.map(bytes.toHex), ...wide);
    fc.assert(
      fc.property(texts, (each) => {
        expect(plain(bytesInBrowser[name](each))).toEqual(plain(bytes[name](each)));
      }),
    );
  });

  it('areSame', () => {
    fc.assert(
      fc.property(some, fc.nat(400), (each, at) => {
        const other = each.map((octet, index) => (index === at ? octet ^ 1 : octet));
        for (const one of [each, other, each.subarray(1)])
          expect(bytesInBrowser.areSame(one, each)).toBe(bytes.areSame(one, each));
      }),
    );
  });
});

it.each(['sha1', 'sha256', 'sha384', 'sha512'] as const)('digests by %s', (name) => {
  fc.assert(
    fc.property(fc.oneof(some, fc.string({ unit: anyCharacter })), (each) => {
      expect(hashInBrowser.digestBase64(name, each)).toBe(hash.digestBase64(name, each));
    }),
  );
  expect(hashInBrowser.sha384Hex('ñ')).toBe(hash.sha384Hex('ñ'));
});

describe('inflating', () => {
  const deflated = fc
    .uint8Array({ minLength: 1, maxLength: 2_000 })
    .map((data) => ({ data, packed: deflateQuickly(data) }));

  it('gives the data and their CRC-32', () => {
    fc.assert(
      fc.property(deflated, ({ data, packed }) => {
        expect([...inflateInBrowser.inflateRaw(packed, data.length)]).toEqual([...data]);
        expect(inflateInBrowser.crc32(data)).toBe(inflate.crc32(data));
      }),
    );
  });

  it.each([
    ['that inflate to more', (packed: Uint8Array, size: number) => [packed, size - 1] as const],
    ['that are cut', (packed: Uint8Array, size: number) => [packed.subarray(0, -1), size] as const],
    ['that are none', (_: Uint8Array, size: number) => [Uint8Array.of(255, 255, 255), size] as const],
  ])('refuses data %s', (_, damaged) => {
    const data = bytes.fromText('<Invoice/>'.repeat(50));
    const given = damaged(deflateQuickly(data), data.length);
    expect(() => inflateInBrowser.inflateRaw(...given)).toThrow(Error);
    expect(() => inflate.inflateRaw(...given)).toThrow(Error);
  });
});

describe('certificates and signatures', async () => {
  const certificates = createCertificates(createEnv({ clock: '2026-11-20T10:00:00-05:00', seed: 'x' }));
  const owner = { nit: '900373115', checkDigit: '3', name: 'Compañía' };
  const { roots, subordinates } = await certificates.trust();
  const leaves = await Promise.all([
    certificates.issuer(owner),
    ...defectiveNames.map((name) => certificates.defective(name, owner)),
  ]);
  const all = [...roots, ...subordinates, ...leaves.flatMap(({ chain }) => [...chain])];

  const factsOf = (ders: readonly Uint8Array[], { parsedCertificate }: Pick<typeof crypto, 'parsedCertificate'>) => {
    const parsed = ders.map(parsedCertificate);
    return parsed.map((each) => ({
      serial: each.serialNumber,
      from: Date.parse(each.validFrom),
      to: Date.parse(each.validTo),
      ca: each.ca,
      key: [each.publicKey.asymmetricKeyType, each.publicKey.asymmetricKeyDetails],
      issued: parsed.map((other) => each.checkIssued(other)),
      signed: parsed.map((other) => each.verify(other.publicKey)),
    }));
  };

  it('are read alike', () => {
    expect(all.length).toBeGreaterThan(15);
    expect(factsOf(all, cryptoInBrowser)).toEqual(factsOf(all, crypto));
    expect(() => cryptoInBrowser.parsedCertificate(Uint8Array.of(1, 2, 3))).toThrow(RangeError);
  });

  const [leaf = new Uint8Array()] = leaves[0].chain;

  it.each([
    ['an unusual outer tag', /^30/, '31'],
    ['a version that is no number', /a003020102/, 'a003040102'],
    ['a negative serial number', /0201020208./, '0201020208e'],
    ['a serial number with padding', /0201020208..../, '02010202080001'],
    ['an ECDSA signature', /06092a864886f70d01010b0500/, '06082a8648ce3d040302040100'],
    ['an unknown algorithm', /2a864886f70d01010b/, '2a864886f70d01017f'],
    ['an algorithm with unusual parameters', /0d01010b0500/, '0d01010b2500'],
    ['a name that is not UTF-8', /426f676f/, 'ff6f676f'],
    ['an issuer in capitals', /0c06456e7361796f/, '0c06454e5341594f'],
    ['a name that is no text', /0c06456e7361796f/, '0506456e7361796f'],
    ['a key of an unknown kind', /2a864886f70d010101/, '2a864886f70d01017f'],
    ['a key with unused bits', /0382010f00/, '0382010f05'],
    ['a damaged extension', /06082b06010505070302/, '07082b06010505070302'],
    ['an extension that is not DER', /04023000/, '0402ff00'],
    ['no key usage', /030205e0/, '03020500'],
    ['a damaged identifier of the issuer key', /30168014/, '30168114'],
    ['a damaged distribution point', /a040a03e86/, 'a040a03e06'],
  ])('are read alike with %s', (_, octets, others) => {
    const hex = bytes.toHex(leaf);
    expect(hex).toMatch(octets);
    const ders = [bytes.fromHex(hex.replace(octets, others)), ...roots, ...subordinates];
    const facts = (lib: Pick<typeof crypto, 'parsedCertificate'>) => {
      try {
        return factsOf(ders, lib);
      } catch {
        return 'unreadable';
      }
    };
    expect(facts(cryptoInBrowser)).toEqual(facts(crypto));
  });

  it('are left open where they are signed with an algorithm that the browser does not know', () => {
    const [tbs, , signature] = derChildren(readDer(leaf));
    const hex = (node: typeof tbs, algorithm = ''): string =>
      bytes.toHex(node?.raw ?? leaf).replace('2a864886f70d01010b', algorithm);
    const sha224 = '2a864886f70d01010e';
    const to = hex(tbs, sha224);
    const value = sign('sha224', bytes.fromHex(to), privateKey('subordinate-ca'));
    const outer = bytes.toHex(leaf).slice(0, 8);
    const made = bytes.fromHex(`${outer}${to}300d0609${sha224}0500${hex(signature).slice(0, 10)}${bytes.toHex(value)}`);
    const [authority = leaf] = subordinates;
    const verified = ({ parsedCertificate }: Pick<typeof crypto, 'parsedCertificate'>): boolean =>
      parsedCertificate(made).verify(parsedCertificate(authority).publicKey);
    expect(verified(crypto)).toBe(true);
    expect(() => verified(cryptoInBrowser)).toThrow(NotVerifiableHere);
  });

  const signed = bytes.fromText('<ds:SignedInfo/>');
  const paddings = { 'PKCS #1 v1.5': constants.RSA_PKCS1_PADDING, PSS: constants.RSA_PKCS1_PSS_PADDING } as const;
  const { n = '', e = '' } = new X509Certificate(leaf).publicKey.export({ format: 'jwk' });

  it.each(
    (['sha1', 'sha256', 'sha384', 'sha512'] as const).flatMap((digest) =>
      (['PKCS #1 v1.5', 'PSS'] as const).map((padding) => [digest, padding] as const),
    ),
  )('are verified alike with %s and %s', (digest, padding) => {
    const value = createSign(digest)
      .update(signed)
      .sign({ key: privateKey('issuer'), padding: paddings[padding] });
    const damaged = Uint8Array.from(value, (octet, at) => (at === 100 ? octet ^ 1 : octet));
    for (const { rsaKey, isSignatureOf, signedDigestInfo } of [crypto, cryptoInBrowser]) {
      const key = rsaKey(n, e) ?? expect.fail('no key');
      const other = rsaKey(n.replace(/^./, 'z'), e) ?? expect.fail('no key');
      expect(isSignatureOf(signed, { key, digest, value }, padding)).toBe(true);
      expect(isSignatureOf(signed, { key, digest, value: damaged }, padding)).toBe(false);
      expect(isSignatureOf(signed, { key, digest, value: value.subarray(1) }, padding)).toBe(false);
      expect(isSignatureOf(signed, { key: other, digest, value }, padding)).toBe(false);
      expect(isSignatureOf(leaf, { key, digest, value }, padding)).toBe(false);
      expect(isSignatureOf(signed, { key, digest, value }, padding === 'PSS' ? undefined : 'PSS')).toBe(false);
      const info = signedDigestInfo(key, value);
      expect(info && bytes.toHex(info).endsWith(bytes.toHex(hash.digestBytes(digest, signed)))).toBe(
        padding === 'PSS' ? undefined : true,
      );
    }
  });

  const number = (value: bigint): string => bytes.toBase64Url(bytes.fromHex(value.toString(16).padStart(514, '0')));
  const modulus = BigInt(`0x${bytes.toHex(bytes.fromBase64(n))}`);
  const prime = 2n ** 521n - 1n;
  const padded = (octets: number): Uint8Array =>
    bytes.fromHex(`0001${'ff'.repeat(octets - 54)}003031300d060960864801650304020105000420${'01'.repeat(32)}`);

  // The value is what was encoded, as with the exponent 1.
  it.each([
    ['the exponent 1', modulus, 1n],
    ['an even modulus', modulus + 1n, 1n],
    ['the exponent of its modulus', prime, prime],
    ['a larger exponent than its modulus', prime, 2n * prime - 1n],
    ['the exponent 0', modulus, 0n],
    ['the modulus 0', 0n, 3n],
  ])('are opened alike by a key with %s', (_, keyModulus, exponent) => {
    const [inNode, inBrowser] = [crypto, cryptoInBrowser].map(({ rsaKey, signedDigestInfo }) => {
      const key = rsaKey(number(keyModulus), number(exponent)) ?? expect.fail('no key');
      const info = signedDigestInfo(key, padded(keyModulus === prime ? 66 : 256));
      return [key.asymmetricKeyDetails, bytes.toHex(info ?? new Uint8Array())];
    });
    expect(inBrowser).toEqual(inNode);
  });

  it('are left open by a key with an exponent that would take seconds', () => {
    const key = cryptoInBrowser.rsaKey(n, number(modulus - 2n)) ?? expect.fail('no key');
    expect(() => cryptoInBrowser.signedDigestInfo(key, padded(256))).toThrow(NotVerifiableHere);
  });

  it('are verified alike with PSS by a key with a bit more than whole octets', () => {
    const digest = 'sha256';
    const found = hash.digestBytes(digest, new Uint8Array([...new Uint8Array(8), ...hash.digestBytes(digest, signed)]));
    const masks = [0, 1, 2, 3, 4, 5, 6].flatMap((at) => [
      ...hash.digestBytes(digest, new Uint8Array([...found, 0, 0, 0, at])),
    ]);
    const masked = masks.slice(0, 223).map((octet, at) => (at === 222 ? octet ^ 1 : octet));
    for (const { rsaKey, isSignatureOf } of [crypto, cryptoInBrowser]) {
      const key = rsaKey(number(2n ** 2049n - 1n), 'AQ') ?? expect.fail('no key');
      const isSigned = (first: number): boolean =>
        isSignatureOf(signed, { key, digest, value: Uint8Array.of(first, ...masked, ...found, 0xbc) }, 'PSS');
      expect([isSigned(0), isSigned(1)]).toEqual([true, false]);
    }
  });
});
