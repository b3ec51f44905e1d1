import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeTestChain } from './credentials.fixture.ts';
import { readP12, readPem, type KeyStoreResult } from './key-store.ts';
import { timesAsLong } from '../../common/testing/speed.ts';

const chain = makeTestChain();
const [leaf = '', subordinate = '', root = ''] = chain.certificatesPem;

const commonNames = (result: KeyStoreResult): readonly Uint8Array[] => (result.ok ? result.credentials.chain : []);

const encryptedKey = (): string =>
  createPrivateKey(chain.keyPem)
    .export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'secreta' })
    .toString();

const otherKey = (): string =>
  generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

const curveKey = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

describe('readPem', () => {
  it.each([
    ['one text, signer first', [`${leaf}${subordinate}${root}`]],
    ['one text, root first, with remarks between', [`bag attributes\n${root}\nremark\n${subordinate}\n${leaf}`]],
    ['a text each', [subordinate, leaf, root]],
    [
      'an unrelated certificate among them',
      [makeTestChain().certificatesPem[0] ?? '', leaf, subordinate, root].slice(1),
    ],
  ])('orders the chain from the signer to the root: %s', (_case, certificates) => {
    const result = readPem({ key: chain.keyPem, certificates });
    expect(result).toMatchObject({ ok: true });
    expect(commonNames(result)).toEqual(chain.credentials.chain);
  });

  it.each([
    ['first', (certificates: readonly string[]) => certificates],
    ['last', (certificates: readonly string[]) => certificates.toReversed()],
  ])(
    'finds the way to a root where an authority has another certificate, of a root that is missing: %s',
    (_case, inOrder) => {
      const certificates = inOrder([chain.crossSignedPem, leaf, subordinate, root]);
      const result = readPem({ key: chain.keyPem, certificates });
      expect(result).toMatchObject({ ok: true });
      expect(commonNames(result)).toEqual(chain.credentials.chain);
    },
  );

  it('opens an encrypted key with its passphrase', () => {
    const result = readPem({ key: encryptedKey(), passphrase: 'secreta', certificates: [leaf, subordinate, root] });
    expect(result.ok).toBe(true);
  });

  it.each([
    ['a wrong passphrase', encryptedKey(), 'otra', [leaf, subordinate, root], 'key-wrong-password'],
    ['no passphrase for an encrypted key', encryptedKey(), undefined, [leaf, subordinate, root], 'key-wrong-password'],
    ['a text that is no key', leaf, undefined, [leaf], 'key-unreadable'],
    ['a key on a curve', curveKey(), undefined, [leaf, subordinate, root], 'key-not-rsa'],
    ['a key of somebody else', otherKey(), undefined, [leaf, subordinate, root], 'certificate-missing'],
    ['no certificate', chain.keyPem, undefined, ['nothing here'], 'certificate-missing'],
    [
      'a damaged certificate',
      chain.keyPem,
      undefined,
      ['-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'],
      'certificate-unreadable',
    ],
    ['the signer’s certificate alone', chain.keyPem, undefined, [leaf], 'certificate-chain-incomplete'],
    ['no root', chain.keyPem, undefined, [leaf, subordinate], 'certificate-chain-incomplete'],
    ['no subordinate', chain.keyPem, undefined, [leaf, root], 'certificate-chain-incomplete'],
  ])('refuses %s', (_case, key, passphrase, certificates, code) => {
    expect(readPem({ key, passphrase, certificates })).toMatchObject({ ok: false, code });
  });

  it('says of every wrong passphrase that it is wrong, whatever it decrypts to', () => {
    const key = encryptedKey();
    const codes = Array.from({ length: 400 }, (_, index) => {
      const result = readPem({ key, passphrase: `otra ${String(index)}`, certificates: [leaf] });
      return result.ok ? 'opened' : result.code;
    });
    expect([...new Set(codes)]).toEqual(['key-wrong-password']);
  });

  it('names the certificate that is missing', () => {
    const result = readPem({ key: chain.keyPem, certificates: [leaf] });
    expect(result).toMatchObject({ message: expect.stringContaining('CN=Ensayo subordinate') as unknown });
  });
});

describe('readP12', () => {
  it.each(['3des', 'aes256'] as const)(
    'reads key and chain, with ñ and accents in the password: %s',
    async (cipher) => {
      const result = await readP12(chain.p12('Clave ñandú', 3, cipher), 'Clave ñandú');
      expect(result).toMatchObject({ ok: true });
      expect(commonNames(result)).toEqual(chain.credentials.chain);
      expect(result.ok && result.credentials.privateKey.equals(chain.credentials.privateKey)).toBe(true);
    },
  );

  it.each([
    ['a wrong password', chain.p12('una'), 'otra', 'key-wrong-password'],
    ['an empty password where one is set', chain.p12('una'), '', 'key-wrong-password'],
    ['a file of another kind', Buffer.from('%PDF-1.7'), 'una', 'key-unreadable'],
    ['an empty file', Buffer.alloc(0), 'una', 'key-unreadable'],
    ['a truncated file', chain.p12('una').subarray(0, 900), 'una', 'key-unreadable'],
    ['the signer’s certificate alone', chain.p12('una', 1), 'una', 'certificate-chain-incomplete'],
    ['no certificate', chain.p12('una', 0), 'una', 'certificate-missing'],
  ])('refuses %s', async (_case, bytes, password, code) => {
    expect(await readP12(bytes, password)).toMatchObject({ ok: false, code });
  });
});

describe('a text of many beginnings', () => {
  it.each(['-----BEGIN CERTIFICATE-----\n', '-----END CERTIFICATE-----\n', '-----BEGIN A-----\n-----END B-----\n'])(
    'is read in one pass: %j',
    async (part) => {
      const reading = (text: string) => () =>
        expect(readPem({ key: chain.keyPem, certificates: [text] })).toMatchObject({ ok: false });
      const [begun, plain] = [part.repeat(250_000), 'x'.repeat(part.length).repeat(250_000)];
      // Reading it once for each beginning takes minutes.
      expect(await timesAsLong(reading(begun), reading(plain), 1_000)).toBeLessThan(1_000);
    },
  );

  it('of certificates is refused above a hundred', () => {
    const certificates = [(chain.certificatesPem[2] ?? '').repeat(101)];
    expect(readPem({ key: chain.keyPem, certificates })).toMatchObject({ code: 'certificate-too-many' });
  });
});
