/** Modules that replace one of Node's in the browser give what that one gives. */
import { constants, createSign, X509Certificate } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
import { privateKey } from '../../../simulator/registry/certificates/keys.ts';
import { deflateQuickly } from '../../common/deflate.ts';

const some = fc.uint8Array({ maxLength: 400 });
const oftenUtf8 = fc.oneof(
  some,
  fc.string({ unit: 'binary' }).map(bytes.fromText),
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
    const wide = name === 'fromBase64' ? [] : [fc.string({ unit: 'binary' })];
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
    fc.property(fc.oneof(some, fc.string({ unit: 'binary' })), (each) => {
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

  const factsOf = ({ parsedCertificate }: Pick<typeof crypto, 'parsedCertificate'>) => {
    const parsed = all.map(parsedCertificate);
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
    expect(factsOf(cryptoInBrowser)).toEqual(factsOf(crypto));
    expect(() => cryptoInBrowser.parsedCertificate(Uint8Array.of(1, 2, 3))).toThrow(RangeError);
  });

  const signed = bytes.fromText('<ds:SignedInfo/>');
  const paddings = { 'PKCS #1 v1.5': constants.RSA_PKCS1_PADDING, PSS: constants.RSA_PKCS1_PSS_PADDING } as const;
  const [leaf = new Uint8Array()] = leaves[0].chain;
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
});
