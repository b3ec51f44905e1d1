/** The permitted cost of opening a file, with files written by OpenSSL, which must be installed. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timesAsLong } from '../../common/testing/speed.ts';
import { makeTestChain } from './credentials.fixture.ts';
import { derivationLimits, excessOf, withinLimits } from './key-derivation.ts';
import { readP12, readPem, type KeyStoreResult, pemBlocks } from './key-store.ts';

const chain = makeTestChain();

let folder: string;
const at = (name: string): string => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ensayo-keys-'));
  writeFileSync(at('key.pem'), chain.keyPem);
  writeFileSync(at('certificates.pem'), chain.certificatesPem.join(''));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const openssl = (...args: readonly string[]): Buffer => {
  const { status, stderr } = spawnSync('openssl', [
    ...args,
    ...['-out', at('out')],
    ...(args.includes('-passout') ? [] : ['-passout', 'pass:secreta']),
  ]);
  if (status !== 0) throw new Error(stderr.toString());
  return readFileSync(at('out'));
};

const pemKey = (...args: readonly string[]): string =>
  openssl('pkcs8', '-topk8', '-in', at('key.pem'), ...args).toString();

const p12 = (...args: readonly string[]): Buffer =>
  openssl('pkcs12', '-export', '-inkey', at('key.pem'), '-in', at('certificates.pem'), ...args);

const pemOf = (der: Buffer): string =>
  `-----BEGIN ENCRYPTED PRIVATE KEY-----\n${der.toString('base64')}\n-----END ENCRYPTED PRIVATE KEY-----\n`;

const derOf = (pem: string): Buffer => Buffer.from(pemBlocks(pem)[0]?.body ?? '', 'base64');

/** A count that no other number in a file equals, in three octets, and the test's replacement for it. */
const many = ['-iter', '65539'];
const [written, huge] = ['0203010003', '02037fffff'];

/** The INTEGER with other octets of the same length. */
const withNumber = (file: Buffer, from: string, to: string, wanted: 'first' | 'last' = 'first'): Buffer => {
  const place = Buffer.from(from, 'hex');
  const found = wanted === 'first' ? file.indexOf(place) : file.lastIndexOf(place);
  if (found === -1) throw new Error(`No INTEGER ${from}`);
  const changed = Buffer.from(file);
  changed.write(to, found, 'hex');
  return changed;
};

const read = (key: string): KeyStoreResult =>
  readPem({ key, passphrase: 'secreta', certificates: chain.certificatesPem });

const tooLong = { ok: false, code: 'key-derivation-too-long' };

/** Compared with a key of 600,000 iterations, which may be opened: refusing another one before it is derived. */
const moment = 0.2;

const momentOf = (refuse: () => unknown): Promise<number> => {
  const key = pemKey('-iter', '600000');
  return timesAsLong(refuse, () => read(key), moment);
};

describe('a key in PEM', () => {
  it.each([
    ['as OpenSSL writes it', []],
    ['with the iterations that OWASP recommends', ['-iter', '600000']],
    ['with scrypt as OpenSSL writes it', ['-scrypt']],
    ['of PKCS #12', ['-v1', 'PBE-SHA1-3DES']],
  ])('opens %s', (_how, args) => {
    expect(read(pemKey(...args))).toMatchObject({ ok: true });
  });

  it('is refused before it is derived: iterations', async () => {
    const key = withNumber(derOf(pemKey(...many)), written, huge);
    const refuse = () => read(pemOf(key));
    expect(refuse()).toMatchObject(tooLong);
    expect(refuse()).toMatchObject({
      message: expect.stringMatching(/8,388,607 .* at most 1,000,000 .*openssl pkcs8/) as unknown,
    });
    expect(await momentOf(refuse)).toBeLessThan(moment);
  });

  it('is refused before it is derived: one more than the limit', () => {
    expect(read(pemKey('-iter', String(derivationLimits.pem + 1)))).toMatchObject(tooLong);
  });

  it.each([
    ['N', ['-scrypt', '-scrypt_N', '65536', '-scrypt_r', '2', '-scrypt_p', '9']],
    ['p', ['-scrypt', '-scrypt_N', '1024', '-scrypt_r', '8', '-scrypt_p', '129']],
  ])('is refused before it is derived: %s of scrypt', async (_which, args) => {
    const key = pemKey(...args);
    const refuse = () => read(key);
    expect(refuse()).toMatchObject(tooLong);
    expect(await momentOf(refuse)).toBeLessThan(moment);
  });

  it('is refused if its parameters are not in DER, since OpenSSL would read them', () => {
    const der = derOf(pemKey('-iter', '2048'));
    const length = der.readUInt16BE(2);
    const longer = Buffer.concat([Buffer.from([0x30, 0x83, 0, length >> 8, length & 255]), der.subarray(4)]);
    expect(read(pemOf(longer))).toMatchObject({ ok: false, code: 'key-unreadable' });
  });

  it('is refused with headers of its own, under which OpenSSL would look for another key', () => {
    const headers = 'Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-256-CBC,00000000000000000000000000000000\n\n';
    const body = `${headers}${derOf(pemKey()).toString('base64')}`;
    const key = `-----BEGIN ENCRYPTED PRIVATE KEY-----\n${body}\n-----END ENCRYPTED PRIVATE KEY-----\n`;
    expect(read(key)).toMatchObject({ ok: false, code: 'key-unreadable' });
  });

  it('still opens in the form of OpenSSL 1', () => {
    const { stdout } = spawnSync('openssl', [
      ...['rsa', '-in', at('key.pem'), '-aes128', '-traditional', '-passout', 'pass:secreta'],
    ]);
    expect(stdout.toString()).toContain('BEGIN RSA PRIVATE KEY');
    expect(read(stdout.toString())).toMatchObject({ ok: true });
  });
});

describe('a PKCS #12 file', () => {
  it.each([
    ['as OpenSSL writes it', []],
    ['as old key stores write it', ['-legacy', '-iter', '2000']],
    [
      'as Java 8 writes it',
      ['-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES', '-macalg', 'sha1', '-iter', '50000'],
    ],
    ['with the iterations that OWASP recommends', ['-iter', '600000']],
  ])('opens %s', async (_how, args) => {
    expect(await readP12(p12(...args), 'secreta')).toMatchObject({ ok: true });
  });

  it.each([
    ['as OpenSSL 3 writes it', []],
    ['as old key stores write it', ['-legacy']],
  ])('opens with ñ and accents in its password, %s', async (_how, args) => {
    expect(await readP12(p12(...args, '-passout', 'pass:Ñandú 2026'), 'Ñandú 2026')).toMatchObject({ ok: true });
  });

  it('is refused before it is derived: the check sum', async () => {
    const file = withNumber(p12(...many), written, huge, 'last');
    const refuse = () => readP12(file, 'secreta');
    expect(await refuse()).toMatchObject(tooLong);
    expect(await refuse()).toMatchObject({
      message: expect.stringMatching(/8,388,607 .* at most 700,000 .*openssl pkcs12/) as unknown,
    });
    expect(await momentOf(refuse)).toBeLessThan(moment);
  });

  it.each([
    ['AES', [...many, '-nomac']],
    ['triple DES', [...many, '-nomac', '-keypbe', 'PBE-SHA1-3DES', '-certpbe', 'PBE-SHA1-3DES']],
    ['the key in the open part alone', [...many, '-nomac', '-certpbe', 'NONE']],
  ])('is refused before it is derived: %s', async (_part, args) => {
    const file = withNumber(p12(...args), written, huge);
    const refuse = () => readP12(file, 'secreta');
    expect(await refuse()).toMatchObject(tooLong);
    expect(await momentOf(refuse)).toBeLessThan(moment);
  });

  it('counts the iterations of all its parts together, including nested ones', async () => {
    const { default: forge } = await import('node-forge');
    const half = derivationLimits.pbkdf2 / 2;
    const derive = (iterations: number) => forge.pkcs5.pbkdf2('x', 'salt', iterations, 20, forge.md.sha1.create());
    const tried = (): unknown => {
      try {
        return withinLimits(forge, () => [derive(half), derive(half), derive(1)]);
      } catch (error) {
        return excessOf(error);
      }
    };
    expect(tried()).toEqual({
      measure: 'iterations',
      found: String(derivationLimits.pbkdf2 + 1),
      limit: derivationLimits.pbkdf2,
    });
  });

  it('derives the key that node-forge derives from the UTF-8 of the password', async () => {
    const { default: forge } = await import('node-forge');
    for (const name of ['sha1', 'sha256', 'sha512'] as const) {
      const derive = (password: string) => forge.pkcs5.pbkdf2(password, 'salt\u00ff', 3, 70, forge.md[name].create());
      expect(withinLimits(forge, () => derive('clave ñ'))).toBe(derive(forge.util.encodeUtf8('clave ñ')));
    }
  });

  it('leaves node-forge unchanged', async () => {
    const { default: forge } = await import('node-forge');
    const before = forge.pkcs5.pbkdf2;
    await readP12(withNumber(p12(...many), written, huge, 'last'), 'secreta');
    expect(forge.pkcs5.pbkdf2).toBe(before);
  });
});
